"""Sponsio's three bots: a friendly beginner, a club player, and one that is hard to beat."""

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from random import Random

import numpy as np

from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.reason import Reason
from veillee.bots.sponsio.beginner import obvious_bet, plain_card
from veillee.bots.sponsio.estimates import LOSES_ONE
from veillee.bots.sponsio.plans import plainest
from veillee.bots.sponsio.reasons import why_action, why_card, why_collect
from veillee.bots.sponsio.rules_of_thumb import (
    bettors_gain,
    chances_at_a_glance,
    habitual_card,
    should_collect,
    traitors_gain,
)
from veillee.bots.sponsio.tables import OPTION, Reals
from veillee.bots.sponsio.thinking import Thought, best_action, best_card
from veillee.games import sponsio
from veillee.games.sponsio import Bet, Collect, Done, Move, Pass, Play, Reveal, View
from veillee.games.sponsio.components import COLOUR, ODDS, ROUNDS, TURNS
from veillee.kernel import Chance


def _number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


def _after_showing(view: View, card: str) -> list[Move]:
    """What one could do with this card shown: nobody else's cards matter for that."""
    world, seat = sponsio.imagine(view, Chance("")), view.seat or 0
    return sponsio.legal(sponsio.play(world, seat, Reveal(card), Chance("")).state, seat)


def _bets_in(moves: Sequence[Move]) -> list[Bet]:
    return [move for move in moves if isinstance(move, Bet)]


def _must_bet(legal: Sequence[Move]) -> bool:
    """Clause 3.13: a dealer on duty neither passes nor does anything else."""
    return not any(isinstance(move, Pass | Done) for move in legal)


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    state, randomness = sponsio.setup(sponsio.Options(), 4, Chance("")), dice(1)
    view, clock = sponsio.view(state, state.seat), Budget(0)
    thought = Thought(view, randomness, clock, np.zeros(4))
    best_action(thought, _after_showing(view, view.hand[0]), must_bet=False)
    best_card(thought, [Play(card) for card in view.hand])
    habitual_card(view, randomness)
    should_collect(view)


class Easy:
    """A friendly beginner: bets on what the hand plainly shows, and plays high or low for it."""

    MOST_BETS = 2

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(_number_of(seed))

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.phase == "scoring":
            return Collect(take=view.players[view.seat or 0].streak >= 3 or view.round == ROUNDS)
        if view.phase == "tricks":
            return plain_card(view, [move for move in legal if isinstance(move, Play)])
        bets = _bets_in(legal if view.acting else _after_showing(view, view.hand[0]))
        enough = len(view.players[view.seat or 0].bets) >= self.MOST_BETS
        bet = None if enough else obvious_bet(view, bets)
        if _must_bet(legal):
            bet = bet or self._random.choice(bets)
        if view.acting:
            return bet or Done()
        return Reveal(self._random.choice(view.hand)) if bet else Pass()


class Medium:
    """A club player: counts cards, bets when the odds seem right, and plays for the bets."""

    # What a bet must seem to bring for its coin.
    DEMAND = 1.4

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._randomness = dice(_number_of(seed))
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.phase == "scoring":
            return Collect(take=should_collect(view))
        if view.phase == "tricks":
            return habitual_card(view, self._randomness)
        card = plainest(view) or ""
        bet = self._bet(view, legal if view.acting else _after_showing(view, card), legal)
        if view.acting:
            return bet or Done()
        return Reveal(card) if bet else Pass()

    def _bet(self, view: View, moves: Sequence[Move], legal: Sequence[Move]) -> Bet | None:
        """The bet that seems to pay best, if it pays enough and treason does not pay better."""
        promises = self._promises(view, [bet for bet in _bets_in(moves) if not bet.doubled])
        if not promises:
            return None
        best, chance, odds = promises[0]
        if _must_bet(legal):
            return best
        if chance * odds < self.DEMAND:
            return None
        if not view.players[view.seat or 0].bets:
            good = [(chance, odds) for _, chance, odds in promises if chance * odds >= self.DEMAND]
            plans = [good[:count] for count in range(1, TURNS - view.turn + 2)]
            if traitors_gain(view) > max(bettors_gain(view, plan) for plan in plans):
                return None
        return best

    def _promises(self, view: View, bets: Sequence[Bet]) -> list[tuple[Bet, float, int]]:
        """The best bet of each colour with its chance and odds, from the best down."""
        glance = chances_at_a_glance(view)
        found: dict[str, tuple[Bet, float, int]] = {}
        for bet in bets:
            chance, odds = glance[OPTION[bet.ticket, bet.stake]], ODDS[bet.ticket][bet.stake]
            if bet.target is not None:
                chance = float(LOSES_ONE[len(view.players[bet.target].bets)])
            colour = COLOUR[bet.ticket]
            if colour not in found or chance * odds > found[colour][1] * found[colour][2]:
                found[colour] = (bet, chance, odds)
        return sorted(found.values(), key=lambda promise: -promise[1] * promise[2])


class Hard:
    """Imagines what the others may hold, and tries everything out before it does it."""

    # How likely a stranger is to turn traitor, and how many rounds of his outweigh that guess.
    SLYNESS, PREJUDICE = 0.4, 2

    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        self._randomness = dice(_number_of(seed))
        self._seconds, self._now = seconds, now
        self._intended: tuple[int, int, Move | None] = (0, 0, None)
        self._treasons = dict[int, tuple[int, ...]]()
        self._thought: Thought | None = None
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.phase != "betting":
            self._treasons[view.round] = tuple(int(not player.bets) for player in view.players)
        if len(legal) == 1:
            return legal[0]
        if view.phase == "scoring":
            return Collect(take=should_collect(view))
        if view.acting and (intended := self._intention(view)) in legal:
            return intended
        clock = Budget(self._seconds, self._now)
        thought = self._thought = Thought(view, self._randomness, clock, self.slyness(view))
        if view.phase == "tricks":
            return best_card(thought, [move for move in legal if isinstance(move, Play)])
        must_bet = _must_bet(legal)
        if view.acting:
            return best_action(thought, legal, must_bet=must_bet) or Done()
        # A card is shown only for what can then be done.
        card = plainest(view) or ""
        best = best_action(thought, _after_showing(view, card), must_bet=must_bet)
        self._intended = (view.round, view.turn, best)
        return Reveal(card) if best else Pass()

    def reason(self, view: View, move: Move) -> Reason | None:
        if isinstance(move, Collect):
            return why_collect(view, move)
        if self._thought is None:
            return None
        if isinstance(move, Play):
            return why_card(self._thought)
        return why_action(self._thought, shown=isinstance(move, Reveal))

    def _intention(self, view: View) -> Move | None:
        """What the card of this turn was shown for."""
        number, turn, intended = self._intended
        return intended if (number, turn) == (view.round, view.turn) else None

    def slyness(self, view: View) -> Reals:
        """How likely each is to be a traitor: at first anybody's guess, then as he has been."""
        past = [times for number, times in self._treasons.items() if number < view.round]
        guess = [self.SLYNESS * self.PREJUDICE] * len(view.players)
        sums = [sum(column) for column in zip(guess, *past, strict=True)]
        return np.array([each / (self.PREJUDICE + len(past)) for each in sums])
