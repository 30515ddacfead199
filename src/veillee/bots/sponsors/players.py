"""The three bots: a friendly beginner, a club player, and one that is hard to beat."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from random import Random

import numpy as np

from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.reason import Reason
from veillee.bots.sponsors.driving import decide
from veillee.bots.sponsors.habits import (
    car_of,
    discard_by_habit,
    most_energy,
    price_of,
    purchase_by_habit,
    sale_by_habit,
    square_by_habit,
    swap_by_habit,
    transfer_by_habit,
)
from veillee.bots.sponsors.race import attraction
from veillee.bots.sponsors.reading import NUMBER, decision_of, race_of
from veillee.bots.sponsors.reasons import reason_for
from veillee.bots.sponsors.thinking import Weighed, best_drive, best_plan
from veillee.bots.sponsors.track import track_of
from veillee.games import sponsors
from veillee.games.sponsors import (
    BOARDS,
    Advance,
    Buy,
    Drive,
    Exchange,
    Move,
    Roll,
    Sell,
    Skip,
    View,
)
from veillee.kernel import Chance


def _number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


class Easy:
    """A friendly beginner: buys what there is, and drives with any card, rather a high one."""

    # How much more a card is liked for each point, and a green square for being green.
    LIKES_HIGH, LIKES_GREEN = 1.3, 1.5

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(_number_of(seed))

    def choose(self, view: View, legal: list[Move]) -> Move:
        match view.stage:
            case "throw":
                return sale_by_habit(view, legal) or Roll()
            case "energy":
                return sale_by_habit(view, legal) or most_energy(legal)
            case "buy":
                return self._random.choice([move for move in legal if isinstance(move, Buy)])
            case "exchange":
                return self._swap(legal)
            case "transfer":
                return view.proposal if view.proposal in legal else Skip()
            case "drive" | "advance":
                return self._drive(view, legal)
            case _:
                return self._random.choice(legal)

    def _swap(self, legal: list[Move]) -> Move:
        """Away with a card that is good for nothing."""
        swaps = [move for move in legal if isinstance(move, Exchange) and move.value < 2]
        return self._random.choice(swaps) if swaps else Skip()

    def _drive(self, view: View, legal: list[Move]) -> Move:
        drives = [move for move in legal if isinstance(move, Drive)]
        if not drives:
            return self._random.choice(legal)
        circuit = BOARDS[view.options.board].circuit

        def liking(move: Drive) -> float:
            green = circuit.marks.get(circuit.squares[move.to]) == "g"
            return float(self.LIKES_HIGH**move.value * (self.LIKES_GREEN if green else 1))

        return self._random.choices(drives, [liking(move) for move in drives])[0]


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
        number = _number_of(seed)
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
