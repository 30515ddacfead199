"""Those who imagine what the others may hold, and try everything out before they do it."""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.reason import Reason
from veillee.bots.sponsio.characters import InImaginedDeals
from veillee.bots.sponsio.reasons import why_action, why_card, why_collect
from veillee.bots.sponsio.rules_of_thumb import should_collect, worths_of_cards
from veillee.bots.sponsio.thinking import Thought, best_action, best_card
from veillee.bots.sponsio.turns import TakesTurns, after_showing, number_of
from veillee.games import sponsio
from veillee.games.sponsio import Collect, Move, Play, Reveal, View
from veillee.kernel import Chance


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    state, one = sponsio.setup(sponsio.Options(), 4, Chance("")), InImaginedDeals(deals=1, bets=1)
    view = sponsio.view(state, state.seat)
    thought = Thought(view, dice(1), one, None, np.zeros(4))
    best_action(thought, after_showing(view, view.hand[0]), must_bet=False)
    best_card(thought, [Play(card) for card in view.hand])
    worths_of_cards(view, watching=True)
    should_collect(view)


class Imagining(TakesTurns):
    """Plays by its character, which each level has of its own."""

    character: InImaginedDeals
    # How likely a stranger is to turn traitor, and how many rounds of his outweigh that guess.
    SLYNESS, PREJUDICE = 0.4, 2

    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        super().__init__()
        self._randomness = dice(number_of(seed))
        self._seconds, self._now = seconds, now
        self._treasons = dict[int, tuple[int, ...]]()
        self._thought: Thought | None = None
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.phase != "betting":
            self._treasons[view.round] = tuple(int(not player.bets) for player in view.players)
        return super().choose(view, legal)

    def cashes(self, view: View) -> bool:
        return should_collect(view)

    def card(self, view: View, legal: Sequence[Play]) -> Play:
        return best_card(self._think(view), legal)

    def action(self, view: View, legal: Sequence[Move], *, must_bet: bool) -> Move | None:
        return best_action(self._think(view), legal, must_bet=must_bet)

    def reason(self, view: View, move: Move) -> Reason | None:
        if isinstance(move, Collect):
            return why_collect(view, move)
        if self._thought is None:
            return None
        if isinstance(move, Play):
            return why_card(self._thought)
        return why_action(self._thought, shown=isinstance(move, Reveal))

    def slyness(self, view: View) -> Reals:
        """How likely each is to be a traitor: at first anybody's guess, then as he has been."""
        past = [times for number, times in self._treasons.items() if number < view.round]
        guess = [self.SLYNESS * self.PREJUDICE] * len(view.players)
        sums = [sum(column) for column in zip(guess, *past, strict=True)]
        return np.array([each / (self.PREJUDICE + len(past)) for each in sums])

    def _think(self, view: View) -> Thought:
        clock = Budget(self._seconds, self._now) if self.character.by_clock else None
        self._thought = Thought(view, self._randomness, self.character, clock, self.slyness(view))
        return self._thought
