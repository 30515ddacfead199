"""The bots that use native code: players by habit, and one that looks ahead."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar

from veillee.bots.attention import noticed
from veillee.bots.budget import Budget
from veillee.bots.dice import dice
from veillee.bots.reason import Reason
from veillee.bots.sponsors.beginner import FINISH, number_of
from veillee.bots.sponsors.drivers import CLUB, EXPERT, Driver
from veillee.bots.sponsors.driving import decide
from veillee.bots.sponsors.habits import (
    discard_by_habit,
    purchase_by_habit,
    square_by_habit,
    swap_by_habit,
    transfer_by_habit,
)
from veillee.bots.sponsors.race import VALUES, attraction
from veillee.bots.sponsors.reading import NUMBER, decision_of, race_of
from veillee.bots.sponsors.reasons import reason_for
from veillee.bots.sponsors.selling import car_of, most_energy, price_of, sale_by_habit
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


@dataclass(frozen=True)
class Character:
    """A way of playing by habit, and what goes wrong in it."""

    driver: Driver
    attention: float
    """The chance that each of several purchases, exchanges, squares or cards comes to mind."""


class ClubPlayer:
    """Sells in threes, buys what promises most, looks for slipstream and green squares."""

    character: ClassVar[Character]

    def __init__(self, seed: int | str, seconds: float) -> None:  # noqa: ARG002  (needs no time)
        self._random = Random(number_of(seed))
        warm_up()

    def choose(self, view: View, legal: list[Move]) -> Move:
        match view.stage:
            case "throw":
                return sale_by_habit(view, legal) or Roll()
            case "energy":
                return sale_by_habit(view, legal) or most_energy(legal)
            case "buy":
                return purchase_by_habit(view, self._noticed(legal, Buy))
            case "exchange":
                return swap_by_habit(view, self._noticed(legal, Exchange)) or Skip()
            case "discard":
                return discard_by_habit(view, legal)
            case "six":
                return square_by_habit(view, self._noticed(legal, Advance))
            case "transfer":
                return transfer_by_habit(view, legal)
            case "drive":
                return self._drive(view, legal)
            case _:
                return _advance_by_habit(view, legal)

    def reason(self, view: View, move: Move) -> Reason | None:
        return reason_for(view, move, None)

    def _noticed(self, legal: list[Move], kind: type[Move]) -> list[Move]:
        """Of the moves of a kind, those that come to mind."""
        offers = [move for move in legal if isinstance(move, kind)]
        return noticed(offers, self.character.attention, self._random)

    def _drive(self, view: View, legal: list[Move]) -> Move:
        over = [move for move in legal if isinstance(move, Drive) and move.to == FINISH]
        if over:
            return over[0]
        race = race_of(view)
        hand = race.hands[NUMBER[view.car]]
        # Without a card to drive the roulette may cost something else: one at least is seen.
        values = [value for value in range(1, VALUES) if hand[value]]
        if values:
            seen = noticed(values, self.character.attention, self._random)
            hand[[value for value in values if value not in seen]] = 0
        track = track_of(BOARDS[view.options.board])
        decided = decide(track, race, self.character.driver)
        return next(move for move in legal if decision_of(view, move) == decided)


class Medium(ClubPlayer):
    """Overlooks a card or a square now and then, and would rather spin than play a card that
    brings no more than its own ranks, the higher the less."""

    character = Character(CLUB._replace(high=-0.1), attention=0.54)


class Seasoned(ClubPlayer):
    """Overlooks less, and reckons which cards it will need; but does not look ahead."""

    character = Character(CLUB, attention=0.56)


class Habits(ClubPlayer):
    """What the strong bot does before it thinks."""

    character = Character(EXPERT, attention=1.0)


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
    """Plans what to sell and to buy, and plays the race out in its head before every move; where
    nothing is clearly better, it does what it does by habit."""

    def __init__(
        self, seed: int | str, seconds: float, now: Callable[[], float] | None = None
    ) -> None:
        number = number_of(seed)
        self._randomness, self._random = dice(number), Random(number)
        self._seconds, self._now = seconds, now
        self._habits = Habits(seed, seconds)
        self._weighed: Weighed | None = None

    def choose(self, view: View, legal: list[Move]) -> Move:
        self._weighed = None
        habit = self._habits.choose(view, legal)
        if view.stage in ("energy", "transfer"):
            return habit
        moves = self._worth_trying(view, legal, habit)
        if len(moves) == 1:
            return moves[0]
        clock = Budget(self._seconds, self._now)
        think = best_drive if view.stage in ("drive", "advance") else best_plan
        self._weighed = think(view, moves, habit, self._randomness, self._random, clock)
        return self._weighed.move

    def reason(self, view: View, move: Move) -> Reason | None:
        return reason_for(view, move, self._weighed)

    def _worth_trying(self, view: View, legal: list[Move], habit: Move) -> list[Move]:
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

        return [move for move in legal if move == habit or is_worth_it(move)]


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    random, randomness = Random(0), dice(0)
    match = sponsors.setup(sponsors.Options(), 4, Chance("warm-up"))
    seen = sponsors.view(match, match.seat)
    best_plan(seen, [Roll(), Skip()], Roll(), randomness, random, Budget(0))
    while match.stage != "drive":
        moves = sponsors.legal(match, match.seat)
        match = sponsors.play(match, match.seat, moves[0], Chance("warm-up")).state
    seen = sponsors.view(match, match.seat)
    moves = sponsors.legal(match, match.seat)
    best_drive(seen, moves, moves[0], randomness, random, Budget(0))
    decide(track_of(BOARDS[seen.options.board]), race_of(seen), CLUB)
