"""The two bots that think in native code: a club player, and one that is hard to beat."""

from collections.abc import Callable
from functools import cache
from random import Random

import numpy as np

from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.reason import Reason
from veillee.bots.sponsors.beginner import number_of
from veillee.bots.sponsors.driving import decide
from veillee.bots.sponsors.habits import (
    discard_by_habit,
    purchase_by_habit,
    square_by_habit,
    swap_by_habit,
    transfer_by_habit,
)
from veillee.bots.sponsors.race import attraction
from veillee.bots.sponsors.reading import NUMBER, decision_of, race_of
from veillee.bots.sponsors.reasons import reason_for
from veillee.bots.sponsors.selling import car_of, most_energy, price_of, sale_by_habit
from veillee.bots.sponsors.thinking import Weighed, best_drive, best_plan
from veillee.bots.sponsors.track import track_of
from veillee.games import sponsors
from veillee.games.sponsors import (
    BOARDS,
    Advance,
    Exchange,
    Move,
    Roll,
    Sell,
    Skip,
    View,
)
from veillee.kernel import Chance


class Medium:
    """A club player: sells in threes, buys what promises most, looks for slipstream and green."""

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        match view.stage:
            case "throw":
                return sale_by_habit(view, legal) or Roll()
            case "energy":
                return sale_by_habit(view, legal) or most_energy(legal)
            case "buy":
                return purchase_by_habit(view, legal)
            case "exchange":
                return swap_by_habit(view, legal) or Skip()
            case "discard":
                return discard_by_habit(view, legal)
            case "six":
                return square_by_habit(view, legal)
            case "transfer":
                return transfer_by_habit(view, legal)
            case "drive":
                return _drive_by_habit(view, legal)
            case _:
                return _advance_by_habit(view, legal)


def _drive_by_habit(view: View, legal: list[Move]) -> Move:
    choice = np.zeros(3, dtype=np.int64)
    decide(track_of(BOARDS[view.options.board]), race_of(view), choice)
    kind, value, to = (int(number) for number in choice)
    moves = {decision_of(view, move): move for move in reversed(legal)}
    return moves[kind, value, to]


def _advance_by_habit(view: View, legal: list[Move]) -> Move:
    """Where a car on the move gets farthest."""
    board, race = BOARDS[view.options.board], race_of(view)
    car = NUMBER[view.motion.car] if view.motion else 0

    def liking(move: Move) -> float:
        to = board.circuit.squares[(isinstance(move, Advance) and move.to) or ""]
        ranks = (to >> 2) - (int(race.at[car]) >> 2)
        return ranks + attraction(track_of(board), race, to, ranks)

    return max(legal, key=liking)


class Hard:
    """Plans what to sell and to buy, and plays the race out in its head before every move."""

    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        number = number_of(seed)
        self._randomness, self._random = dice(number), Random(number)
        self._seconds, self._now = seconds, now
        self._habits = Medium(seed, seconds)
        self._weighed: Weighed | None = None

    def choose(self, view: View, legal: list[Move]) -> Move:
        self._weighed = None
        if view.stage in ("energy", "transfer"):
            return self._habits.choose(view, legal)
        moves = self._worth_trying(view, legal)
        if len(moves) == 1:
            return moves[0]
        clock = Budget(self._seconds, self._now)
        think = best_drive if view.stage in ("drive", "advance") else best_plan
        self._weighed = think(view, moves, self._randomness, self._random, clock)
        return self._weighed.move

    def reason(self, view: View, move: Move) -> Reason | None:
        return reason_for(view, move, self._weighed)

    def _worth_trying(self, view: View, legal: list[Move]) -> list[Move]:
        """Without swaps that give away anything but the lowest card of a category, and without
        sales at the price of singles where there is money for a card: they can wait."""
        hand = dict(zip(sponsors.components.CATEGORIES, car_of(view).hand or (), strict=False))
        money = BOARDS[view.options.board].money
        needs_money = car_of(view).money < money.workshop_card

        def is_worth_it(move: Move) -> bool:
            if isinstance(move, Exchange):
                return str(move.value) == hand[move.category][0]
            if isinstance(move, Sell):
                return needs_money or price_of(view, move) > len(move.cards) * money.sponsor_single
            return True

        return [move for move in legal if is_worth_it(move)]


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    random, randomness = Random(0), dice(0)
    match = sponsors.setup(sponsors.Options(), 4, Chance("warm-up"))
    seen = sponsors.view(match, match.seat)
    best_plan(seen, [Roll(), Skip()], randomness, random, Budget(0))
    while match.stage != "drive":
        moves = sponsors.legal(match, match.seat)
        match = sponsors.play(match, match.seat, moves[0], Chance("warm-up")).state
    seen = sponsors.view(match, match.seat)
    best_drive(seen, sponsors.legal(match, match.seat), randomness, random, Budget(0))
