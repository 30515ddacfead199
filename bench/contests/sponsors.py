from bench import ours, theirs
from bench.contest import Contest

CONTESTS = tuple(
    Contest(
        f"Les Sponsors through Match, {seats} seats",
        "OpenSpiel python_liars_poker",
        1,
        ours.matches("sponsors", seats),
        theirs.python_game("python_liars_poker"),
    )
    for seats in (2, 3, 4)
)
