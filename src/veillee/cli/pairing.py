"""Who plays whom in an arena: chairs rotate, and every game has seeds of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

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
    record: str = ""
    fault: Fault | None = None


@dataclass(frozen=True)
class Plan:
    """What an arena is asked to play."""

    game: str
    seats: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    """The entrants; with `one_against_rest`, the one and then the rest."""
    games: int
    seed: str
    seconds: float | None = None
    one_against_rest: bool = False

    def pairing(self, number: int) -> Pairing:
        """Game `number`. As many games in a row as there are seats share the deal, so that each
        entrant has every chair once with the same luck."""
        turn = number % self.seats
        if self.one_against_rest:
            entrants = tuple(0 if seat == turn else 1 for seat in range(self.seats))
        else:
            count = len(self.levels)
            entrants = tuple((seat + turn) % count for seat in range(self.seats))
        return Pairing(
            number=number,
            game=self.game,
            options=self.options,
            seed=f"{self.seed}/{number // self.seats}",
            entrants=entrants,
            levels=tuple(self.levels[entrant] for entrant in entrants),
            bot_seeds=tuple(bot_seed(self.seed, number, seat) for seat in range(self.seats)),
            seconds=self.seconds,
        )
