"""A view of the race as the arrays that native code works on, and moves as decisions in numbers."""

import numpy as np

from veillee.bots.arrays import Records
from veillee.bots.sponsors.driving import DRIVE, PASS, SPIN, Decision
from veillee.bots.sponsors.lookahead import ADVANCE, NO_CAR, PENDING
from veillee.bots.sponsors.planning import BUY, DISCARD, EXCHANGE, ROLL, SELL, SIX, SKIP, Plan
from veillee.bots.sponsors.race import Race, new_race
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
NUMBER = {colour: number for number, colour in enumerate(COLOURS)}


def race_of(view: View) -> Race:
    """The race as it stands. Hands that the viewer does not see are left empty."""
    race = new_race()
    for number, car in enumerate(view.cars):
        race.energy[number] = car.energy
        for value in "".join(car.hand or ()):
            race.hands[number, int(value)] += 1
    for number, square in enumerate(squares(view)):
        race.at[number] = square
        # Not by `put`: from Python the call itself takes longer than the rest of this.
        if square & 3:
            race.taken[square] = number + 1
    facts, motion = race.facts[0], race.motion[0]
    facts.cars, facts.car, facts.round_number = len(view.cars), NUMBER[view.car], view.round
    facts.done = sum(1 << NUMBER[colour] for colour in view.done)
    facts.finished = len(view.finished)
    for position, colour in enumerate(view.finished):
        race.order[position] = NUMBER[colour]
    if view.motion:
        ranks = [due.ranks for due in view.motion.due]
        motion.due, motion.due_too = (*ranks, 0, 0)[:2]
        motion.used_slipstream = view.motion.slipstream
        motion.used_green = view.motion.green
    return race


def pending_in(view: View) -> Records:
    """The car on the move, and those that the violet ball has still to move."""
    pending = np.zeros(1, PENDING)
    pending[0].moving = NUMBER[view.motion.car] if view.motion else NO_CAR
    pending[0].waiting[:] = NO_CAR
    for place, colour in enumerate(view.violet):
        pending[0].waiting[place] = NUMBER[colour]
    return pending


def decision_of(view: View, move: Move) -> Decision:
    """A move of the race in numbers. Which of two equal cards is played makes no difference."""
    named = BOARDS[view.options.board].circuit.squares
    match move:
        case Drive():
            return Decision(DRIVE, move.value, 0, named[move.to])
        case Spin():
            return Decision(SPIN, 0, move.extra)
        case Advance():
            return Decision(ADVANCE, to=named[move.to or ""])
        case _:
            return Decision(PASS)


def plan_of(view: View, move: Move) -> Plan:
    """A move of building in numbers."""
    match move:
        case Sell():
            blue, red, yellow = (move.cards.count(colour) for colour in SPONSOR_COLOURS)
            return Plan(SELL, blue, red, yellow)
        case Roll():
            return Plan(ROLL)
        case Advance():
            return Plan(SIX, squares=move.squares or 0)
        case Buy():
            return Plan(BUY, category=CATEGORY[move.category])
        case Discard():
            return Plan(DISCARD, sponsor=SPONSOR_COLOURS.index(move.sponsor))
        case Exchange():
            other = NUMBER[view.car if move.partner == "board" else move.partner]
            category = CATEGORY[move.category]
            return Plan(EXCHANGE, category=category, value=move.value, partner=other)
        case _:
            return Plan(SKIP)
