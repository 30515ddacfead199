"""Those who play at a glance: by what the hand shows, by the odds, and by rules of thumb."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from veillee.bots.attention import noticed
from veillee.bots.reason import Reason, percent
from veillee.bots.sponsio.characters import AtAGlance
from veillee.bots.sponsio.estimates import LOSES_ONE
from veillee.bots.sponsio.imagining import warm_up
from veillee.bots.sponsio.reasons import why_collect
from veillee.bots.sponsio.rules_of_thumb import (
    bettors_gain,
    chances_at_a_glance,
    should_collect,
    traitors_gain,
    worths_of_cards,
)
from veillee.bots.sponsio.tables import OPTION
from veillee.bots.sponsio.turns import TakesTurns, bets_in, number_of
from veillee.games.sponsio import Bet, Collect, Move, Play, View
from veillee.games.sponsio.components import COLOUR, NUMBER, ODDS, ROUNDS, TURNS

T = TypeVar("T")


class Promise(NamedTuple):
    """A bet as it looks at a glance."""

    bet: Bet
    chance: float
    odds: int

    @property
    def worth(self) -> float:
        return self.chance * self.odds


class Glancing(TakesTurns):
    """Plays by its character, which each level has of its own."""

    character: AtAGlance

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        super().__init__()
        self._random = Random(number_of(seed))
        self._why: Reason | None = None
        warm_up()

    def cashes(self, view: View) -> bool:
        at = self.character.cashes_at
        if at is None:
            return should_collect(view)
        return view.players[view.seat or 0].streak >= at or view.round == ROUNDS

    def card(self, view: View, legal: Sequence[Play]) -> Play:
        self._why = Reason("reason-habit")
        worths = worths_of_cards(view, watching=self.character.watches_others)
        return max(self._noticed(legal), key=lambda play: worths[NUMBER[play.card]])

    def action(self, view: View, legal: Sequence[Move], *, must_bet: bool) -> Bet | None:
        """A bet that seems to pay enough, if there is one and treason does not pay better."""
        bets = [bet for bet in bets_in(legal) if not bet.doubled]
        promises = self._promises(view, self._noticed(bets))
        mine = view.players[view.seat or 0].bets
        self._why = Reason("reason-happy" if mine else "reason-nothing-good")
        if must_bet:
            return self._meant(promises[0])
        good = [one for one in promises if one.worth >= self.character.demand]
        if not good or len(mine) >= self.character.most_bets:
            return None
        if self.character.betrays and not mine and self._would_betray(view, good):
            self._why = Reason("reason-live-on-others")
            return None
        return self._meant(good[0])

    def reason(self, view: View, move: Move) -> Reason | None:
        if not isinstance(move, Collect):
            return self._why
        if self.character.cashes_at is None:
            return why_collect(view, move)
        return Reason("reason-coins-in-hand" if move.take else "reason-square-first")

    def _noticed(self, choices: Sequence[T]) -> list[T]:
        return noticed(choices, self.character.attention, self._random)

    def _meant(self, promise: Promise) -> Bet:
        bet, chance, odds = promise
        args = {"ticket": bet.ticket, "share": percent(chance), "coins": odds}
        self._why = Reason("reason-looks-good", args)
        return bet

    def _would_betray(self, view: View, good: Sequence[Promise]) -> bool:
        chances = [(one.chance, one.odds) for one in good]
        plans = [chances[:count] for count in range(1, TURNS - view.turn + 2)]
        return traitors_gain(view) > max(bettors_gain(view, plan) for plan in plans)

    def _promises(self, view: View, bets: Sequence[Bet]) -> list[Promise]:
        """The best bet of each colour, from the best down."""
        glance, found = chances_at_a_glance(view), dict[str, Promise]()
        for bet in bets:
            chance, odds = glance[OPTION[bet.ticket, bet.stake]], ODDS[bet.ticket][bet.stake]
            if bet.target is not None:
                chance = float(LOSES_ONE[len(view.players[bet.target].bets)])
            chance += self.character.optimism * (1 - chance)
            promise, colour = Promise(bet, chance, odds), COLOUR[bet.ticket]
            if colour not in found or promise.worth > found[colour].worth:
                found[colour] = promise
        return sorted(found.values(), key=lambda promise: -promise.worth)
