"""What `import veillee` offers: matches and records by the names of games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from veillee import kernel
from veillee.bots import Bot, level, levels
from veillee.games import load, shelf
from veillee.kernel import AnyGame, Record, Stretch


def games() -> list[str]:
    """The names of all games."""
    return sorted(shelf())


def bots(game: str) -> list[str]:
    """The levels at which bots play the game, weakest first."""
    return list(levels(game))


def bot(game: str, name: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """A bot of that level: `bot.choose(match.view(seat), match.legal(seat))` is its move."""
    found = level(game, name)
    return found.make(seed, found.seconds if seconds is None else seconds)


class Match(kernel.Match):
    """A match of a game, given by name (or, for a game of your own, as the game itself)."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        seed: str | None = None,
        options: Mapping[str, Any] | Any | None = None,
        contributions: Iterable[str] = (),
        before: Iterable[Stretch] = (),
    ) -> None:
        found = load(game) if isinstance(game, str) else game
        super().__init__(found, seats, seed, options, contributions, before)


def replay(record: Record | str, game: AnyGame | None = None) -> Match:
    """The match that a record describes. `game` is only needed for one that is not listed."""
    read = Record.parse(record) if isinstance(record, str) else record
    return kernel.replay(read, game or load(read.game), Match)
