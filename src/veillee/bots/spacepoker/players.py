"""Spacepoker's three bots: a friendly beginner, a player who counts, and one who is hard to read.

Without an ante (preset `book`) strict play would always fold. All three then play a lively game:
they bet as if everybody had put a point into the middle (`table.PRETENDED_ANTE`).
"""

from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from math import exp
from random import Random
from typing import Final

from veillee.bots.budget import Budget
from veillee.bots.reason import Reason
from veillee.bots.spacepoker.exchanges import choices_of, exchange_move, sensible
from veillee.bots.spacepoker.hands import hands_of, place_of
from veillee.bots.spacepoker.judging import judge
from veillee.bots.spacepoker.reasons import Learned, Weighed, why_bid, why_exchange
from veillee.bots.spacepoker.strategy import WHOLE, Trained, strategy
from veillee.bots.spacepoker.table import (
    ante,
    call_or_fold,
    matched,
    others,
    own_seat,
    pot,
    pot_for,
    raise_towards,
)
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
from veillee.games.spacepoker.hands import Hand, hand_of
from veillee.games.spacepoker.moves import FOLD, Exchange, Move
from veillee.kernel import Chance


def _number_of(*seeds: int | str) -> int:
    """Seeds of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(" ".join(map(str, seeds)).encode()).digest()[:8]) >> 2


class Easy:
    """A friendly beginner: keeps what is alike, goes by the name of the hand, loves to call."""

    LIKING: Final[dict[Hand, float]] = {
        "one-pair": 0.3,
        "two-pairs": 0.5,
        "three": 0.7,
        "three-and-two": 0.85,
        "four": 0.95,
        "five-alike": 1.0,
        "five-different": 1.0,
    }
    CURIOSITY = 0.35  # how gladly any bet is called
    FEAR = 0.75  # how much a bet of everything frightens
    BOLDNESS = 0.2  # how often a hand it likes well is raised

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(_number_of(type(self).__name__, seed))

    def choose(self, view: View, legal: list[Move]) -> Move:
        if view.phase == "exchange":
            return self._exchange(view)
        liking, roll = self.LIKING[hand_of(view.ships)], self._random.random
        if not view.level:
            if roll() > liking + self.CURIOSITY:
                return FOLD
            return raise_towards(view, legal, self._random.randint(1, 3) * ante(view))
        if roll() < self.BOLDNESS * liking:
            return raise_towards(view, legal, view.level + self._random.randint(1, 4) * ante(view))
        seat = own_seat(view)
        fright = matched(view, seat, view.level) / max(1, view.points[seat])
        brave = roll() < liking + self.CURIOSITY - self.FEAR * fright
        return call_or_fold(legal) if brave else FOLD

    def _exchange(self, view: View) -> Move:
        """Single ships go, three at most, the smallest first; five different stay together."""
        if hand_of(view.ships) == "five-different":
            return Exchange(())
        groups = Counter(view.ships)
        single = [ship for ship in view.ships if groups[ship] == 1]
        return Exchange(tuple(single[:3]))


class Medium:
    """A player who counts: the best exchange, the odds of the middle, now and then a bluff."""

    GOOD = 0.7  # a chance to win that is worth a raise
    OPENS = 0.4
    BLUFFS = 0.12
    SLOW = 0.25  # how often a good hand is only called with, so as not to be read

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(_number_of(type(self).__name__, seed))

    def choose(self, view: View, legal: list[Move]) -> Move:
        fleet = view.options.fleet
        hand, known = place_of(view.ships, hands_of(fleet)), sensible(fleet)
        if view.phase == "exchange":
            return exchange_move(int(known.choice[hand]), fleet)
        seat, roll = own_seat(view), self._random.random
        chance = float(known.worth[hand]) ** len(others(view))
        if not view.level:
            if chance >= self.OPENS or roll() < self.BLUFFS:
                return self._raise(view, legal, chance)
            return FOLD
        # Each raise so far asks for a better hand.
        good = 1 - (1 - self.GOOD) / len(view.betting)
        if chance >= good and roll() > self.SLOW:
            return self._raise(view, legal, chance)
        cost = matched(view, seat, view.level)
        if chance * pot_for(view, seat, view.bets[seat] + cost) >= cost:
            return call_or_fold(legal)
        if roll() < self.BLUFFS / len(view.betting):
            return self._raise(view, legal, chance)
        return FOLD

    def _raise(self, view: View, legal: list[Move], chance: float) -> Move:
        """Half the middle to all of it, more with the best hands; bluffs look the same."""
        middle = pot(view) + matched(view, own_seat(view), view.level)
        part = self._random.uniform(0.5, 1.5 if chance > 1 - self.BLUFFS else 1.0)
        return raise_towards(view, legal, view.level + round(part * middle))


class Hard:
    """Plays the trained strategy where there is one, and otherwise imagines worlds."""

    MIXING = 0.04  # bids whose worth differs by this part of the middle are much alike

    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        self._seed, self._seconds, self._now = seed, seconds, now
        self._random = Random(_number_of(type(self).__name__, seed))
        self._weighed: Learned | Weighed | None = None
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        clock = Budget(self._seconds, self._now, share=0.6)
        self._weighed = None
        if view.phase == "exchange":
            return self._exchange(view)
        place = find_place(view, self._dice(view)) if is_trained(view) else None
        return self._as_trained(view, legal, place) if place else self._judged(view, legal, clock)

    def reason(self, view: View, move: Move) -> Reason | None:
        if isinstance(move, Exchange):
            learned = self._weighed if isinstance(self._weighed, Learned) else None
            return why_exchange(view, move, learned)
        return why_bid(view, move, self._weighed) if self._weighed else None

    def _dice(self, view: View) -> Callable[[int], float]:
        return lambda number: Random(_number_of(self._seed, view.number, number)).random()

    def _exchange(self, view: View) -> Move:
        fleet = view.options.fleet
        hand = place_of(view.ships, hands_of(fleet))
        if not is_trained(view):
            return exchange_move(int(sensible(fleet).choice[hand]), fleet)
        trained, choices = strategy().depths[depth_of(view)], choices_of(fleet)
        options = range(choices.first[hand], choices.first[hand + 1])
        first = view.exchanged[view.players[OPENER]]
        parts = trained.opens if first is None else trained.replies[first]
        chosen = self._random.choices(options, parts[options.start : options.stop].tolist())[0]
        self._weighed = Learned(parts[chosen] / WHOLE)
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

    def _judged(self, view: View, legal: list[Move], clock: Budget) -> Move:
        worlds = imagine_worlds(view, clock, self._random.getrandbits(31))
        judged = judge(view, legal, worlds)
        self._weighed = Weighed(worlds, judged)
        best = max(one.worth for one in judged)
        alike = self.MIXING * pot(view)
        liking = [exp(max(-30.0, (one.worth - best) / alike)) for one in judged]
        return self._random.choices(judged, liking)[0].move


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
    state = setup(Options(), 2, Chance(""))
    imagine_worlds(view(state, 0), Budget(0, lambda: 0.0, share=0.6), 1)
