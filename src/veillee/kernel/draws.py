"""What a match drew from its chance, for the deal and for each move.

With it a record can be checked by somebody who has the seed and no rules, as a browser does: every
number must be the next one of the stream. docs/records.md has the form.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeVar

import msgspec

from veillee.kernel.chance import WORD_RANGE, Chance

if TYPE_CHECKING:
    from veillee.kernel.match import Match
    from veillee.kernel.record import Record

T = TypeVar("T")
EXACT: Final = 2**53
"""JSON numbers from here on are not read to the digit everywhere: they are written as text."""


class Draw(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One draw; in a record a list of four."""

    at: int
    """How many words of the stream had been drawn before."""
    kind: Literal["below", "die", "choice", "shuffle", "riffle"]
    of: int | str
    """The bound, the sides, or how many items there were."""
    result: int | str | tuple[int, ...]
    """What came; for a choice the item's place, for a shuffle the places in their new order."""


class Draws(NamedTuple):
    """All draws of a match."""

    deal: tuple[Draw, ...]
    moves: tuple[tuple[Draw, ...], ...]
    """For each move."""
    words: int
    """How many words were drawn in all."""


class TracedChance(Chance):
    """The same stream, which keeps what was drawn. It costs the others nothing: `Chance` is hot."""

    __slots__ = ("_draws", "_plain")

    def __init__(self, seed: str, contributions: Iterable[str] = ()) -> None:
        super().__init__(seed, contributions)
        self._plain = self.at(0)
        self._draws: list[Draw] = []

    def taken(self) -> tuple[Draw, ...]:
        """What was drawn since this was last asked."""
        taken, self._draws = tuple(self._draws), []
        return taken

    def word(self) -> int:
        return self._keep_number("below", WORD_RANGE, self._plain.word())

    def below(self, bound: int) -> int:
        return self._keep_number("below", bound, self._plain.below(bound))

    def die(self, sides: int = 6) -> int:
        return self._keep_number("die", sides, self._plain.die(sides))

    def choice(self, items: Sequence[T]) -> T:
        count = len(items)
        return items[self._keep_number("choice", count, self._plain.below(count))]

    def shuffle(self, items: Iterable[T]) -> list[T]:
        before = list(items)
        return self._keep_order("shuffle", before, self._plain.shuffle(range(len(before))))

    def riffle(self, items: Iterable[T]) -> list[T]:
        before = list(items)
        return self._keep_order("riffle", before, self._plain.riffle(range(len(before))))

    def _keep_number(self, kind: Literal["below", "die", "choice"], of: int, number: int) -> int:
        self._draws.append(Draw(self.position, kind, _exact(of), _exact(number)))
        self.position = self._plain.position
        return number

    def _keep_order(
        self, kind: Literal["shuffle", "riffle"], before: list[T], order: list[int]
    ) -> list[T]:
        # One item alone has no order, and takes no word.
        if self._plain.position > self.position:
            self._draws.append(Draw(self.position, kind, len(before), tuple(order)))
            self.position = self._plain.position
        return [before[place] for place in order]


def record_with_draws(match: Match) -> Record:
    """The match's record with what was drawn, for people who check it without the rules."""
    return replace(match.record, draws=draws(match))


def draws(match: Match) -> Draws:
    """What the match drew, found out by playing it again."""
    game, before = match.game, match.before
    chances = [TracedChance(stretch.seed, stretch.contributions) for stretch in before]
    chances.append(TracedChance(match.seed, match.contributions))
    state = game.setup(match.options, match.seats, chances[0])
    deal, moves = chances[0].taken(), list[tuple[Draw, ...]]()
    for made, (seat, move) in enumerate(match.moves):
        chance = chances[sum(stretch.moves <= made for stretch in before)]
        state, _ = game.play(state, seat, move, chance)
        moves.append(chance.taken())
    return Draws(deal, tuple(moves), sum(chance.position for chance in chances))


def _exact(number: int) -> int | str:
    return number if number < EXACT else str(number)
