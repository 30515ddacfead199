"""Our strongest bots against one search that knows nothing of any game.

`python -m bench.search [GAME] [GAMES] [SECONDS]`: information set Monte Carlo tree search over
`imagine`, played out at random (`bots/search.py`), has as much processor time for a move as `hard`.
Two players swap chairs with the same deal. At a larger table one `hard` bot sits among searches, on
every chair in turn. Where there are camps one plays each, both ways.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from typing import Final

import veillee
from veillee.bots import Bot
from veillee.bots.budget import nobody_waits
from veillee.bots.search import Searcher
from veillee.cli.ladder import usual_seats
from veillee.games import GAMES, load

ENDLESS: Final = 10**9
GAMES_PLAYED: Final = 40
SECONDS: Final = 0.1
JOBS: Final = 2


def has_camps(match: veillee.Match) -> bool:
    return len({*match.teams}) < match.seats


def played(name: str, seconds: float, number: int) -> float:
    """What the `hard` bot has of a game: 1 for the first place, a part of it where it is shared."""
    game = load(name)
    seats = usual_seats(game)
    chair = number % seats
    match = veillee.Match(game, seats, f"search {number // seats}")
    camps = has_camps(match)
    ours: list[Bot] = [veillee.bot(name, "hard", number * seats + k, seconds) for k in range(seats)]
    theirs: list[Bot] = [Searcher(game, ENDLESS, number * seats + k, seconds) for k in range(seats)]
    seat = -1
    while waiting := match.to_act:
        seat = next((one for one in waiting if one > seat), waiting[0])
        is_ours = match.teams[seat] == number % 2 if camps else seat == chair
        bot = (ours if is_ours else theirs)[seat]
        match.play(seat, bot.choose(match.view(seat), match.legal(seat)))
    assert match.outcome is not None  # noqa: S101  (nobody is to act any more)
    ranks = match.outcome.ranks
    if camps:
        first = {team for team, rank in zip(match.teams, ranks, strict=True) if rank == 1}
        return (number % 2 in first) / len(first)
    return (ranks[chair] == 1) / ranks.count(1)


def main(arguments: list[str]) -> None:
    names = [one for one in arguments if one in GAMES] or list(GAMES)
    numbers = [one for one in arguments if one not in GAMES]
    games = int(numbers[0]) if numbers else GAMES_PLAYED
    seconds = float(numbers[1]) if len(numbers) > 1 else SECONDS
    with ProcessPoolExecutor(JOBS, get_context("spawn"), nobody_waits) as pool:
        for name in names:
            match = veillee.Match(name, usual_seats(load(name)), "fair")
            fair = 0.5 if has_camps(match) else 1 / match.seats
            shares = list(pool.map(partial(played, name), repeat(seconds), range(games)))
            share = sum(shares) / games
            error = 2 * sqrt(share * (1 - share) / games)
            sys.stdout.write(
                f"{name:12} {games} games, {seconds} s: {share:.2f} ± {error:.2f},"
                f" {share / fair:.1f} times the fair share\n"
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
