from bench import ours, theirs
from bench.contest import Contest
from veillee.bots.ergo.playouts import random_games

CONTESTS = (
    Contest(
        "Ergo through Match, readable rules",
        "OpenSpiel python_liars_poker",
        1,
        ours.matches("ergo", preset="house"),
        theirs.python_game("python_liars_poker"),
    ),
    *(
        Contest(
            "Ergo native playouts",
            f"OpenSpiel {game} rollouts",
            at_least,
            ours.native(random_games, 500),
            theirs.compiled_rollouts(game),
        )
        for game, at_least in (("mnk(m=15,n=15,k=5)", 10), ("quoridor", 1))
    ),
)
