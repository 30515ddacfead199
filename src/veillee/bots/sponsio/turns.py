"""A player's turns: a card is shown only for what is then done with it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from hashlib import sha256

from veillee.bots.sponsio.plans import plainest
from veillee.games import sponsio
from veillee.games.sponsio import Bet, Collect, Done, Move, Pass, Play, Reveal, View
from veillee.kernel import Chance


def number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


def after_showing(view: View, card: str) -> list[Move]:
    """What one could do with this card shown: nobody else's cards matter for that."""
    world, seat = sponsio.imagine(view, Chance("")), view.seat or 0
    return sponsio.legal(sponsio.play(world, seat, Reveal(card), Chance("")).state, seat)


def bets_in(moves: Sequence[Move]) -> list[Bet]:
    return [move for move in moves if isinstance(move, Bet)]


class TakesTurns(ABC):
    """What all levels have in common; how one decides is its own."""

    def __init__(self) -> None:
        self._intended: tuple[int, int, Move | None] = (0, 0, None)

    def choose(self, view: View, legal: list[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        if view.phase == "scoring":
            return Collect(take=self.cashes(view))
        if view.phase == "tricks":
            return self.card(view, [move for move in legal if isinstance(move, Play)])
        if view.acting and (intended := self._intention(view)) in legal:
            return intended
        # Clause 3.13: a dealer on duty neither passes nor does anything else.
        must_bet = not any(isinstance(move, Pass | Done) for move in legal)
        if view.acting:
            return self.action(view, legal, must_bet=must_bet) or Done()
        card = plainest(view) or ""
        best = self.action(view, after_showing(view, card), must_bet=must_bet)
        self._intended = (view.round, view.turn, best)
        return Reveal(card) if best else Pass()

    @abstractmethod
    def cashes(self, view: View) -> bool:
        """Whether the coins of the streak are taken now."""

    @abstractmethod
    def card(self, view: View, legal: Sequence[Play]) -> Play:
        """The card to play."""

    @abstractmethod
    def action(self, view: View, legal: Sequence[Move], *, must_bet: bool) -> Move | None:
        """How to use a betting turn; None to do nothing."""

    def _intention(self, view: View) -> Move | None:
        """What the card of this turn was shown for."""
        number, turn, intended = self._intended
        return intended if (number, turn) == (view.round, view.turn) else None
