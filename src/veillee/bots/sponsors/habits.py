"""What sensible players do without much thought: purchases, swaps, discards, transfers."""

from collections.abc import Sequence
from math import exp

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.sponsors.building import WORTH_A_SWAP
from veillee.bots.sponsors.race import VALUES
from veillee.bots.sponsors.selling import car_of
from veillee.bots.sponsors.sides import has_sides
from veillee.bots.sponsors.worth import strength
from veillee.bots.sponsors.yard import loop_of
from veillee.games.sponsors import (
    BOARDS,
    Advance,
    Buy,
    Discard,
    Exchange,
    Move,
    Transfer,
    View,
)
from veillee.games.sponsors.components import CATEGORY, COLOURS, SPONSOR_LETTER
from veillee.games.sponsors.view import CarView

# What a sponsor card is worth on a square, in points of a workshop card.
A_SPONSOR, A_SPONSOR_WHEN_POOR = 2.0, 3.0


def expected_card(view: View, category: str) -> float:
    """The mean of the cards of a category that are not in one's own car."""
    number = CATEGORY[category]  # type: ignore[index]
    hand = (car_of(view).hand or ())[number]
    seen = sum(1 << int(value) for value in hand)
    return float(loop_of(view.options.board, view.seats).expected[number, seen])


def purchase_by_habit(view: View, legal: Sequence[Move]) -> Buy:
    """The category that promises most."""
    offers = [move for move in legal if isinstance(move, Buy)]
    return max(offers, key=lambda move: expected_card(view, move.category))


def gain_of_swap(view: View, move: Exchange) -> float:
    return expected_card(view, move.category) - move.value


def swap_by_habit(view: View, legal: Sequence[Move]) -> Exchange | None:
    """One's worst card against what may come for it, if that is worth it."""
    swaps = [move for move in legal if isinstance(move, Exchange)]
    best = max(swaps, key=lambda move: gain_of_swap(view, move))
    return best if gain_of_swap(view, best) > WORTH_A_SWAP else None


def discard_by_habit(view: View, legal: Sequence[Move]) -> Discard:
    """Keep the three that sell best, or come nearest to it."""
    held = car_of(view).sponsors or ""

    def left_over(move: Discard) -> tuple[int, ...]:
        kept = held.replace(SPONSOR_LETTER[move.sponsor], "", 1)
        colours = len(set(kept))
        return {1: (3,), 3: (2,)}.get(colours, (1,))

    return max((move for move in legal if isinstance(move, Discard)), key=left_over)


def square_by_habit(view: View, legal: Sequence[Move]) -> Advance:
    """On a six, the square that promises most."""
    board, car, number = BOARDS[view.options.board], car_of(view), COLOURS.index(view.car)
    hand = car.hand or ()
    expected = [expected_card(view, category) for category in CATEGORY]

    def promise(move: Advance) -> float:
        square = (car.loop + (move.squares or 0)) % len(board.loop)
        letter, zone = board.loop[square], board.zone_of[square]
        if letter == "S":
            poor = car.money < 3 * board.money.workshop_card
            return A_SPONSOR_WHEN_POOR if poor else A_SPONSOR
        if letter == "E":
            ours = has_sides(view) and zone % 2 == number % 2
            if zone != number and (ours or zone >= len(view.cars)):
                return 0.0
            held = [
                k for k, cards in enumerate(hand) if cards and (zone != number or view.piles[k])
            ]
            return max((expected[k] - int(hand[k][0]) for k in held), default=0.0)
        if car.money < board.money.workshop_card:
            return 0.0
        names = CATEGORY if letter == "A" else board.zones[zone].categories
        return max((expected[CATEGORY[n]] for n in names if view.piles[CATEGORY[n]]), default=0.0)

    return max((move for move in legal if isinstance(move, Advance)), key=promise)


def transfer_by_habit(view: View, legal: Sequence[Move]) -> Move:
    """After which one of the two cars is most likely to come first. Of equals, what the team-mate
    has named."""
    side = (view.seat or 0) % 2
    first, second = view.cars[side], view.cars[side + 2]
    total, hands = first.energy + second.energy, (_counts(first), _counts(second))

    def promise(move: Move) -> tuple[float, bool]:
        energy, (one, other) = first.energy, (hand.copy() for hand in hands)
        if isinstance(move, Transfer):
            energy = move.energy
            if cards := move.cards:
                one[cards.give] -= 1
                one[cards.take] += 1
                other[cards.take] -= 1
                other[cards.give] += 1
        promised = exp(strength(one, energy)) + exp(strength(other, total - energy))
        return round(promised, 6), move == view.proposal

    return max(legal, key=promise)


def _counts(car: CarView) -> Numbers:
    """How many cards of each value the car has."""
    values = [int(value) for value in "".join(car.hand or ())]
    return np.bincount(values, minlength=VALUES).astype(np.int64)
