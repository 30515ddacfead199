"""Spacepoker's bots: people with their habits and faults, and one who reads them.

Without an ante (preset `book`) strict play would always fold. All then play a lively game: they bet
as if everybody had put a point into the middle (`table.PRETENDED_ANTE`).
"""

from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from random import Random
from typing import ClassVar, Final

from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.reason import Reason
from veillee.bots.spacepoker.beliefs import PLAN, Beliefs, counted
from veillee.bots.spacepoker.characters import (
    KNOWN,
    SOUND,
    Character,
    as_records,
    habits,
)
from veillee.bots.spacepoker.crowd import (
    CALLS,
    LITTLE,
    bid_for,
    picked,
    plan,
    planned,
    planned_exchanges,
    rungs,
)
from veillee.bots.spacepoker.exchanges import choices_of, exchange_move, sensible
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.bots.spacepoker.judging import as_it_stands, judge
from veillee.bots.spacepoker.playing_out import chances_of_bids, raise_of
from veillee.bots.spacepoker.reasons import (
    Learned,
    Weighed,
    why_bid,
    why_exchange,
    why_habitual_bid,
    why_habitual_exchange,
)
from veillee.bots.spacepoker.strategy import WHOLE, Trained, strategy
from veillee.bots.spacepoker.table import call_or_fold, others, own_seat, raise_towards
from veillee.bots.spacepoker.translation import (
    Place,
    bet_for,
    depth_of,
    find_place,
    is_trained,
)
from veillee.bots.spacepoker.tree import FOLDED, OPENER, SHOWN
from veillee.bots.spacepoker.worlds import imagine_worlds
from veillee.games.spacepoker import Options, View, setup, view
from veillee.games.spacepoker.moves import FOLD, Exchange, Move
from veillee.kernel import Chance

LIVELY: Final = 0.1
"""Without an ante so small a part of the chance that one usually opens with is enough."""


def _number_of(*seeds: int | str) -> int:
    """Seeds of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(" ".join(map(str, seeds)).encode()).digest()[:8]) >> 2


class Person:
    """Plays by habit: what a character makes of its hand, the price and the others."""

    def __init__(
        self,
        name: str,
        seed: int | str,
        seconds: float,  # noqa: ARG002  (needs no time)
    ) -> None:
        self._character: Character = KNOWN[name]
        lively = self._character._replace(opens=LIVELY * self._character.opens)
        self._record, self._lively = as_records([self._character, lively])
        self._random = Random(_number_of(name, seed))
        self._dice = dice(_number_of(seed, name))

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.phase == "exchange":
            return self.exchange(view)
        table, me = as_it_stands(view), view.players.index(own_seat(view))
        worth = worth_of(view)
        mood = self._record if view.options.ante else self._lively
        likely = chances_of_bids(table, me, mood, worth, view.options.all_in)
        roll = self._random.random()
        if roll < likely.folds:
            return FOLD
        if roll < likely.folds + likely.calls:
            return call_or_fold(legal)
        return raise_towards(view, legal, int(raise_of(table, me, self._record, worth, self._dice)))

    def exchange(self, view: View) -> Exchange:
        fleet = view.options.fleet
        hand, choices = place_of(view.ships, hands_of(fleet)), choices_of(fleet)
        own = range(choices.first[hand], choices.first[hand + 1])
        likely = habits(fleet, len(view.players) - 1)[self._character.habit]
        chosen = self._random.choices(own, likely[own.start : own.stop].tolist())[0]
        return exchange_move(chosen, fleet)

    def reason(self, view: View, move: Move) -> Reason:
        if isinstance(move, Exchange):
            return why_habitual_exchange(view, move, self._character.habit)
        return why_habitual_bid(view, move, self._character, worth_of(view))


Novice = partial(Person, "novice")
Easy = partial(Person, "easy")
Casual = partial(Person, "casual")
Medium = partial(Person, "medium")


def worth_of(view: View) -> float:
    """How often the seat's ships beat somebody who exchanges well."""
    fleet = view.options.fleet
    return float(sensible(fleet).worth[place_of(view.ships, hands_of(fleet))])


class Hard:
    """It plays as it has been trained to: one strategy for two, a plan for more. Once it takes
    somebody who is left for one with habits, it imagines what all may hold, and how the round and
    the match go on."""

    CLEARLY: Final = 5.0
    """A bid must be better than the usual one by so many standard errors."""
    doubt: ClassVar[float] = 0.12
    """As long as all who are left are likelier than this to play by the plan, it is sound to play
    by it oneself."""

    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        self._seed, self._seconds, self._now = seed, seconds, now
        self._random = Random(_number_of(type(self).__name__, seed))
        self._beliefs = Beliefs()
        self._habitual = Person(SOUND, seed, seconds)
        self._dice_of_plan = dice(_number_of(seed, "plan"))
        self._weighed: Learned | Weighed | None = None
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        clock = Budget(self._seconds, self._now, share=0.6)
        self._weighed = None
        self._beliefs.watch(view)
        if view.phase == "exchange":
            reads = not is_trained(view) and self._reads_them(view)
            return self._habitual.exchange(view) if reads else self._exchange(view)
        place = find_place(view, self._dice(view)) if is_trained(view) else None
        if place:
            return self._as_trained(view, legal, place)
        if not self._reads_them(view):
            return self._planned(view, legal)
        return self._judged(view, legal, self._habitual.choose(view, legal), clock)

    def reason(self, view: View, move: Move) -> Reason | None:
        if isinstance(move, Exchange):
            learned = self._weighed if isinstance(self._weighed, Learned) else None
            return why_exchange(view, move, learned, rivals=len(view.players) - 1)
        return why_bid(view, move, self._weighed) if self._weighed else None

    def _dice(self, view: View) -> Callable[[int], float]:
        return lambda number: Random(_number_of(self._seed, view.number, number)).random()

    def _exchange(self, view: View) -> Move:
        fleet = view.options.fleet
        hand, choices = place_of(view.ships, hands_of(fleet)), choices_of(fleet)
        options = range(choices.first[hand], choices.first[hand + 1])
        if is_trained(view):
            trained = strategy().depths[depth_of(view)]
            first = view.exchanged[view.players[OPENER]]
            chances = (trained.opens if first is None else trained.replies[first]) / WHOLE
        else:
            chances = planned_exchanges(fleet)[len(view.players)]
        chosen = self._random.choices(options, chances[options.start : options.stop].tolist())[0]
        self._weighed = Learned(float(chances[chosen]))
        return exchange_move(chosen, fleet)

    def _as_trained(self, view: View, legal: list[Move], place: Place) -> Move:
        trained: Trained = strategy().depths[place.tree.depth]
        hand = place_of(view.ships, hands_of(view.options.fleet))
        first = int(place.tree.first[place.node])
        bids = range(first, first + int(place.tree.bids[place.node]))
        parts = trained.bids[place.pair, bids.start : bids.stop, hand].tolist()
        moves = [_bid(view, legal, place, bid) for bid in bids]
        move = self._random.choices(moves, parts)[0]
        alike = [
            part for other, part in zip(moves, parts, strict=True) if type(other) is type(move)
        ]
        self._weighed = Learned(sum(alike) / WHOLE)
        return move

    def _reads_them(self, view: View) -> bool:
        planners = [float(self._beliefs.of_now(view, seat)[PLAN]) for seat in others(view)]
        return min(planners) <= self.doubt

    def _planned(self, view: View, legal: list[Move]) -> Move:
        table, me = as_it_stands(view), view.players.index(own_seat(view))
        fleet = view.options.fleet
        rung = int(rungs(fleet)[place_of(view.ships, hands_of(fleet))])
        exchanged = counted(view.players, view.exchanged)
        chances = planned(plan().bids, table, me, exchanged, rung, view.options.all_in)
        action = picked(chances, self._dice_of_plan)
        self._weighed = Learned(
            float(chances[action if action <= CALLS else slice(LITTLE, None)].sum())
        )
        bid = bid_for(table, me, action)
        if bid > 0:
            return raise_towards(view, legal, bid)
        return FOLD if bid < 0 else call_or_fold(legal)

    def _judged(self, view: View, legal: list[Move], usual: Move, clock: Budget) -> Move:
        worlds = imagine_worlds(view, self._beliefs, clock, self._random.getrandbits(31))
        judged = judge(view, legal, usual, worlds, self._random.getrandbits(62))
        self._weighed = Weighed(worlds, judged)
        clear = [one for one in judged if one.better > self.CLEARLY]
        return max(clear, key=lambda one: one.worth).move if clear else usual


def _bid(view: View, legal: list[Move], place: Place, bid: int) -> Move:
    """What stands at the table for a bid of the strategy."""
    if place.tree.kind[bid] == FOLDED:
        return FOLD
    if place.tree.kind[bid] == SHOWN:
        return call_or_fold(legal)
    return raise_towards(view, legal, bet_for(view, place, bid))


@cache
def warm_up() -> None:
    """Compile (or load) the native code and the strategy, so that no first move pays for it."""
    strategy()
    for fleet in ("5x7", "7x5"):
        sensible(fleet)
    state = setup(Options(), 3, Chance(""))
    seen, clock = view(state, 0), Budget(0, lambda: 0.0, share=0.6)
    judge(seen, [FOLD], FOLD, imagine_worlds(seen, Beliefs(), clock, 1), 1)
