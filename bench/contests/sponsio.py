from bench import ours, theirs
from bench.contest import Contest
from veillee.bots.sponsio.playouts import playouts

CONTESTS = (
    Contest(
        "Sponsio native trick phase",
        "OpenSpiel spades rollouts",
        1,
        ours.native(playouts, 2000),
        theirs.compiled_rollouts("spades"),
    ),
    *(
        Contest(
            f"Sponsio through Match, {seats} seats",
            "RLCard limit-holdem",
            1,
            ours.matches("sponsio", seats),
            theirs.rlcard_game("limit-holdem"),
        )
        for seats in (3, 4)
    ),
)
