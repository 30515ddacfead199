from bench import ours, theirs
from bench.contest import Contest, Rate
from veillee.bots.spacepoker.hands import bench_hands

CONTESTS = tuple(
    Contest(
        f"Spacepoker through Match, preset {preset}, {seats} seats",
        "RLCard limit-holdem",
        1,
        ours.matches("spacepoker", seats, preset),
        theirs.rlcard_game("limit-holdem"),
    )
    for preset, seats in (("book", 2), ("book", 4), ("house", 2), ("house", 4))
)
RATES = (Rate("Spacepoker hands compared natively", 20_000_000, bench_hands),)
