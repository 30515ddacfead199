"""The beginners. They need no native code: the house has one build the cars of the day."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import ClassVar

from veillee.bots.reason import Reason
from veillee.bots.sponsors.selling import first_sale, most_energy, sale_by_habit, why_sold
from veillee.games.sponsors import (
    Advance,
    Buy,
    BuyEnergy,
    Discard,
    Drive,
    Exchange,
    Move,
    Roll,
    Sell,
    Skip,
    Spin,
    View,
)

FINISH = "finish"


def number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


@dataclass(frozen=True)
class Learner:
    """What a beginner has learnt so far."""

    waits_for_sets: bool
    """Keeps sponsors until three go together; else each is sold as soon as it is there."""
    swaps: float
    """The chance of thinking of it, where a card that is worth nothing could be exchanged."""
    spins: float
    """The chance of turning the roulette, though there are cards to drive with."""
    likes_high: float
    """How much more a card is liked for each point; below 1, high ones are kept for later."""


class Beginner:
    """Buys what there is, and drives with any card that it likes."""

    learnt: ClassVar[Learner]

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(number_of(seed))

    def choose(self, view: View, legal: list[Move]) -> Move:
        match view.stage:
            case "throw":
                return self._sale(view, legal) or Roll()
            case "energy":
                return sale_by_habit(view, legal) or most_energy(legal)
            case "buy":
                return self._random.choice([move for move in legal if isinstance(move, Buy)])
            case "exchange":
                return self._swap(legal)
            case "transfer":
                return view.proposal if view.proposal in legal else Skip()
            case "drive" | "advance":
                return self._drive(legal)
            case _:
                return self._random.choice(legal)

    def reason(self, view: View, move: Move) -> Reason | None:
        match move:
            case Sell() if self.learnt.waits_for_sets or view.stage == "energy":
                return why_sold(view, move)
            case Sell():
                return Reason("reason-sold-at-once")
            case Roll():
                waits = self.learnt.waits_for_sets
                return Reason("reason-sponsors-wait" if waits else "reason-on-we-go")
            case BuyEnergy():
                return Reason("reason-energy", {"points": move.points})
            case Buy():
                return Reason("reason-any-card")
            case Exchange():
                return Reason("reason-away-with-it", {"value": move.value})
            case Drive(to=to):
                return Reason("reason-finish" if to == FINISH else "reason-small-first")
            case Spin():
                return Reason("reason-roulette")
            case Advance() | Discard():
                return Reason("reason-whatever")
            case Skip() if view.stage == "exchange":
                return Reason("reason-all-kept")
        return Reason("reason-team-mate") if view.stage == "transfer" else None

    def _sale(self, view: View, legal: Sequence[Move]) -> Sell | None:
        if self.learnt.waits_for_sets:
            return sale_by_habit(view, legal)
        return first_sale(legal)

    def _swap(self, legal: list[Move]) -> Move:
        """Away with a card that is good for nothing."""
        swaps = [move for move in legal if isinstance(move, Exchange) and move.value == 0]
        thinks_of_it = self._random.random() < self.learnt.swaps
        return self._random.choice(swaps) if swaps and thinks_of_it else Skip()

    def _drive(self, legal: list[Move]) -> Move:
        drives = [move for move in legal if isinstance(move, Drive)]
        others = [move for move in legal if not isinstance(move, Drive)]
        for move in drives:
            if move.to == FINISH:
                return move
        if not drives or (others and self._random.random() < self.learnt.spins):
            return self._random.choice(others)
        liked = [self.learnt.likes_high**move.value for move in drives]
        return self._random.choices(drives, liked)[0]


class Novice(Beginner):
    """Sells every sponsor at once, exchanges nothing, and loves the roulette."""

    learnt = Learner(waits_for_sets=False, swaps=0, spins=0.52, likes_high=0.85)


class Easy(Beginner):
    """Waits for three sponsors, swaps a zero when it thinks of it, and drives with low cards."""

    learnt = Learner(waits_for_sets=True, swaps=0.46, spins=0, likes_high=0.85)
