"""A view of the race as the arrays that native code works on, and moves as decisions in numbers."""

import numpy as np

from veillee.bots.sponsors.driving import DRIVE, PASS, SPIN
from veillee.bots.sponsors.lookahead import ADVANCE, MOVING, WAITING
from veillee.bots.sponsors.planning import BUY, DISCARD, EXCHANGE, ROLL, SELL, SIX, SKIP
from veillee.bots.sponsors.race import (
    CAR,
    CARS,
    DONE,
    DUE,
    FINISHED,
    MOST_CARS,
    ROUND,
    USED_GREEN,
    USED_SLIPSTREAM,
    Race,
    new_race,
    put,
)
from veillee.bots.sponsors.track import Numbers
from veillee.games.sponsors import (
    BOARDS,
    Advance,
    Buy,
    Discard,
    Drive,
    Exchange,
    Move,
    Roll,
    Sell,
    Spin,
    View,
)
from veillee.games.sponsors.components import CATEGORY, COLOURS, SPONSORS
from veillee.games.sponsors.imagining import squares

SPONSOR_COLOURS = list(SPONSORS.values())
Decision = tuple[int, int, int]
NUMBER = {colour: number for number, colour in enumerate(COLOURS)}


def race_of(view: View) -> Race:
    """The race as it stands. Hands that the viewer does not see are left empty."""
    race = new_race()
    for number, car in enumerate(view.cars):
        race.energy[number] = car.energy
        for value in "".join(car.hand or ()):
            race.hands[number, int(value)] += 1
    for number, square in enumerate(squares(view)):
        put(race, number, square)
    race.facts[CARS], race.facts[CAR] = len(view.cars), NUMBER[view.car]
    race.facts[ROUND], race.facts[FINISHED] = view.round, len(view.finished)
    race.facts[DONE] = sum(1 << NUMBER[colour] for colour in view.done)
    for position, colour in enumerate(view.finished):
        race.order[position] = NUMBER[colour]
    if view.motion:
        for place, due in enumerate(view.motion.due):
            race.motion[DUE + place] = due.ranks
        race.motion[USED_SLIPSTREAM] = view.motion.slipstream
        race.motion[USED_GREEN] = view.motion.green
    return race


def pending_in(view: View) -> Numbers:
    """The car on the move, and those that the violet ball has still to move."""
    pending = np.full(1 + WAITING + MOST_CARS, -1, dtype=np.int64)
    if view.motion:
        pending[MOVING] = NUMBER[view.motion.car]
    for place, colour in enumerate(view.violet):
        pending[WAITING + place] = NUMBER[colour]
    return pending


def decision_of(view: View, move: Move) -> Decision:
    """A move of the race in numbers. Which of two equal cards is played makes no difference."""
    named = BOARDS[view.options.board].circuit.squares
    match move:
        case Drive():
            return DRIVE, move.value, named[move.to]
        case Spin():
            return SPIN, move.extra, 0
        case Advance():
            return ADVANCE, 0, named[move.to or ""]
        case _:
            return PASS, 0, 0


def plan_of(view: View, move: Move) -> tuple[int, int, int, int]:
    """A move of building in numbers."""
    match move:
        case Sell():
            blue, red, yellow = (move.cards.count(colour) for colour in SPONSOR_COLOURS)
            return SELL, blue, red, yellow
        case Roll():
            return ROLL, 0, 0, 0
        case Advance():
            return SIX, move.squares or 0, 0, 0
        case Buy():
            return BUY, CATEGORY[move.category], 0, 0
        case Discard():
            return DISCARD, SPONSOR_COLOURS.index(move.sponsor), 0, 0
        case Exchange():
            other = NUMBER[view.car if move.partner == "board" else move.partner]
            return EXCHANGE, CATEGORY[move.category], move.value, other
        case _:
            return SKIP, 0, 0, 0
