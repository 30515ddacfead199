"""The whole truth of a match."""

from __future__ import annotations

from veillee.kernel import Input, Value

from .moves import Bid

Cup = tuple[int, ...]
"""The dice under a cup, lowest first."""


class Options(Input):
    """What a table may choose."""

    aces: bool = True
    calza: bool = True


class Made(Value):
    """A bid, and who made it."""

    seat: int
    bid: Bid


class Lifted(Value):
    """What everybody saw when the cups were last lifted."""

    cups: tuple[Cup, ...]
    counted: tuple[tuple[bool, ...], ...]
    """Which of the dice counted for the bid."""
    bid: Bid
    bidder: int
    caller: int
    """Who doubted, or called calza."""
    calza: bool
    found: int
    """How many dice counted."""
    seat: int
    """Whose dice became fewer or more."""
    change: int
    """By how many: one less, one more, or none."""


class State(Value):
    options: Options
    dice: tuple[int, ...]
    """How many each seat has left."""
    cups: tuple[Cup, ...]
    """What they show: nothing once the match is over."""
    calzas: tuple[int, ...]
    """How often each may still call it."""
    turn: int = 0
    bids: tuple[Made, ...] = ()
    """Those of this round, in their order."""
    out: tuple[int, ...] = ()
    """Who has lost all dice, in that order."""
    last: Lifted | None = None

    @property
    def bid(self) -> Bid | None:
        return self.bids[-1].bid if self.bids else None

    @property
    def in_play(self) -> int:
        return sum(self.dice)

    @property
    def is_over(self) -> bool:
        """Clause 5.1."""
        return len(self.out) == len(self.dice) - 1

    def after(self, seat: int) -> int:
        """The next seat that has dice."""
        seats = len(self.dice)
        return next(s % seats for s in range(seat + 1, seat + seats + 1) if self.dice[s % seats])
