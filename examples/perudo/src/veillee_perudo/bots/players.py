"""Three players: one that feels, one that counts, one that listens and looks at the table from the
next seat."""

from __future__ import annotations

import random

from veillee_perudo import Bid, Calza, Doubt, Move, View
from veillee_perudo.bots.odds import SINCERITY, alike, at_least, chance_of, exactly, odds_of, own
from veillee_perudo.components import FACES


class Easy:
    """Has a feeling for what is likely, and is often a die off."""

    def __init__(self, seed: int, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = random.Random(seed)

    def choose(self, view: View, legal: list[Move]) -> Move:
        likely = {face: self.expected(view, face) + self._random.gauss(0, 1) for face in FACES}
        bids = [move for move in legal if isinstance(move, Bid)]
        last = view.bids[-1].bid if view.bids else None
        if not bids or (last and last.count > likely[last.face] + 1):
            return Doubt()
        return max(bids, key=lambda bid: likely[bid.face] - 1.5 * bid.count)

    def expected(self, view: View, face: int) -> float:
        """One's own dice that count, and what the others have on average."""
        return own(view, face) + (view.in_play - len(view.own)) * chance_of(view, face)


class Medium:
    """Knows how likely each bid is to hold, and whether to doubt or to go on."""

    sincerity = 0.0

    def __init__(self, seed: int, seconds: float) -> None:  # noqa: ARG002
        self._random = random.Random(seed)

    def choose(self, view: View, legal: list[Move]) -> Move:
        self._odds = {face: odds_of(view, face, self.sincerity) for face in FACES}
        self._mine = {face: own(view, face) for face in FACES}
        return max(legal, key=lambda move: self.worth(view, move) + self._random.random() / 50)

    def worth(self, view: View, move: Move) -> float:
        """How likely it is that the move costs no die; a calza that wins one counts for more."""
        if isinstance(move, Bid):
            return 1 - self.risk(view, move)
        last = view.bids[-1].bid
        if isinstance(move, Calza):
            gain = 1.5 if len(view.own) < max(view.dice) else 1.0
            return gain * exactly(self._odds[last.face], last.count - self._mine[last.face])
        return 1 - self.holds(last)

    def holds(self, bid: Bid) -> float:
        return at_least(self._odds[bid.face], bid.count - self._mine[bid.face])

    def risk(self, view: View, bid: Bid) -> float:
        """How likely the bid is to be doubted, the more the higher above the usual, and wrong."""
        usual = view.in_play * chance_of(view, bid.face)
        doubted = min(1.0, max(0.05, 1 / 3 + (bid.count - usual) / 3))
        return doubted * (1 - self.holds(bid))


class Hard(Medium):
    """Listens, as a bid is made for a reason, mostly; and bids what the next one will believe."""

    sincerity = SINCERITY

    def risk(self, view: View, bid: Bid) -> float:
        """The next one may have any dice, and doubts where with those the bid seems unlikely."""
        chance, dice = chance_of(view, bid.face), view.dice[next_seat(view)]
        for_him = alike(view.in_play - dice, chance)
        others = alike(view.in_play - dice - len(view.own), chance)
        needed = bid.count - self._mine[bid.face]
        return sum(
            likely * (1 - at_least(others, needed - his))
            for his, likely in enumerate(alike(dice, chance))
            if at_least(for_him, bid.count - his) < 1 / 2
        )


def next_seat(view: View) -> int:
    """Whose turn comes after one's own."""
    seats = len(view.dice)
    after = ((view.turn + step) % seats for step in range(1, seats))
    return next(seat for seat in after if view.dice[seat])
