"""Who plays whom in an arena: chairs rotate, and every game has seeds of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import veillee
from veillee.cli.setting import bot_seed
from veillee.kernel import Outcome


@dataclass(frozen=True)
class Pairing:
    """One game to be played. Plain values only: it is sent to another process."""

    number: int
    game: str
    options: dict[str, Any]
    seed: str
    entrants: tuple[int, ...]
    """For each seat, which of the arena's entrants sits there."""
    levels: tuple[str, ...]
    by_camp: bool
    """Whether each entrant plays a camp: a seat that changes camps is played by the other then."""
    bot_seeds: tuple[int, ...]
    seconds: float | None


@dataclass(frozen=True)
class Fault:
    """Why a game could not be played to its end: a message of the command, and what fills it."""

    message: str
    args: Mapping[str, str | int]


@dataclass(frozen=True)
class Played:
    """How a game went."""

    pairing: Pairing
    outcome: Outcome | None = None
    times: tuple[tuple[float, ...], ...] = ()
    """Per seat, the seconds that each of its moves took."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Which seats were together as it began, and as it ended."""
    record: str = ""
    fault: Fault | None = None


@dataclass(frozen=True)
class Plan:
    """What an arena is asked to play."""

    game: str
    seats: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    """The entrants; with `one_against_rest`, the one and then the rest. Two at a larger table share
    it, camp against camp where there are camps."""
    games: int
    seed: str
    seconds: float | None = None
    one_against_rest: bool = False

    def pairing(self, number: int) -> Pairing:
        """Game `number`. As many games in a row as it takes for each entrant to have had every
        place share the deal, so that each has the same luck."""
        count = len(self.levels)
        shares = 2 == count < self.seats and not self.one_against_rest
        around = count if shares else self.seats
        seed, turn = f"{self.seed}/{number // around}", number % around
        if self.one_against_rest:
            entrants = tuple(0 if seat == turn else 1 for seat in range(self.seats))
        elif shares:
            laid = veillee.Match(self.game, self.seats, seed, self.options)
            entrants = tuple((team + turn) % count for team in laid.teams)
        else:
            entrants = tuple((seat + turn) % count for seat in range(self.seats))
        return Pairing(
            number=number,
            game=self.game,
            options=self.options,
            seed=seed,
            entrants=entrants,
            levels=tuple(self.levels[entrant] for entrant in entrants),
            by_camp=shares,
            bot_seeds=tuple(bot_seed(self.seed, number, seat) for seat in range(self.seats)),
            seconds=self.seconds,
        )
