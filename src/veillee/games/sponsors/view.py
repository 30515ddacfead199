"""What a player or a watcher knows (chapter 10): all but the others' cards and the piles."""

from __future__ import annotations

from functools import cache

from veillee.kernel import Value

from .components import COLOURS, POINTS, Colour
from .events import Ball
from .memory import fresh
from .moves import Transfer
from .outlook import Outlook, outlook
from .places import is_off
from .roulette import balls, ranks_by_violet
from .scoring import classification, is_settled, sides
from .state import Due, Ending, Options, Shown, Stage, State, Worlds, owner, sees_hand
from .turn import to_act


class MotionView(Value):
    car: Colour
    due: tuple[Due, ...]
    """The advances still to make; two may be made in either order."""
    slipstream: bool
    green: bool


class CarView(Value, omit_defaults=True):
    colour: Colour
    seat: int
    loop: int
    money: int
    energy: int
    cards: tuple[int, ...]
    """How many workshop cards it has, by category."""
    hand: tuple[str, ...] | None
    """Their values, where the viewer may see them."""
    played: tuple[str, ...]
    sponsor_cards: int
    sponsors: str | None
    """b, r and y for blue, red and yellow, where the viewer may see them."""
    square: str | None
    """On the circuit; where it is off the track, the rank alone."""
    off: bool
    place: int | None
    """In the race, or at its end."""
    points: int = 0
    """Once the place is certain."""
    total: int | None = None
    """What the values of its workshop cards add up to, where the viewer may see them."""
    violet: int | None = None
    """By how many ranks the violet ball would move it, 0 where it would leave the track."""


class Side(Value):
    """Two cars that race together."""

    cars: tuple[Colour, ...]
    seats: tuple[int, ...]
    points: int
    """What their places come to, as they are now."""


class View(Value, omit_defaults=True):
    seat: int | None
    options: Options
    seats: int
    stage: Stage
    to_act: int | None
    car: Colour
    """Whose turn it is."""
    first: Colour
    round: int
    die: int
    cars: tuple[CarView, ...]
    piles: tuple[int, ...]
    """How many workshop cards are left on the board, by category."""
    sponsor_pile: int
    memory: tuple[Worlds, ...]
    """By category, every way in which the cards may lie: the pile, then each car's hand. In the
    race, as they lay at the start."""
    shown: Shown
    proposal: Transfer | None
    """What was last proposed within the viewer's own team."""
    proposals: int
    grid: tuple[Colour, ...]
    done: tuple[Colour, ...]
    finished: tuple[Colour, ...]
    motion: MotionView | None
    violet: tuple[Colour, ...]
    ended: Ending | None
    sides: tuple[Side, ...] = ()
    """Where cars race in pairs; the better placed first."""
    roulette: tuple[Ball, ...] = ()
    """The balls in it, while the race lasts, but for those that one may buy."""
    outlook: Outlook | None = None
    """For whoever is to act."""
    settled: bool = False
    """Cars still race, but the viewer's rank is certain; for a watcher, everybody's."""


def view(state: State, seat: int | None) -> View:
    awaited, order, motion = to_act(state), classification(state), state.motion
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        stage=state.stage,
        to_act=awaited[0] if awaited else None,
        car=COLOURS[state.car],
        first=COLOURS[state.first],
        round=state.round,
        die=state.die,
        cars=tuple(_car(state, seat, number, order) for number in range(len(state.cars))),
        piles=tuple(map(len, state.piles)),
        sponsor_pile=len(state.sponsor_pile),
        memory=fresh(state, None) if seat is None else tuple(m[seat] for m in state.memory),
        shown=state.shown,
        proposal=state.proposal if is_of_the_team(state, seat) else None,
        proposals=state.proposals,
        grid=_colours(state.grid),
        done=_colours(state.done),
        finished=_colours(state.finished),
        motion=MotionView(COLOURS[motion.car], motion.due, motion.slipstream, motion.green)
        if motion
        else None,
        violet=_colours(state.violet),
        ended=state.ended,
        sides=sides_of(state.seats, order) if state.has_sides else (),
        roulette=balls(state, 0) if state.at and awaited else (),
        outlook=outlook(state) if seat in awaited else None,
        settled=is_settled(state, seat),
    )


def is_of_the_team(state: State, seat: int | None) -> bool:
    """Clause 10.6: only team-mates hear what they propose to each other."""
    return seat is not None and seat % 2 == state.car % 2


def _car(state: State, seat: int | None, number: int, order: tuple[int, ...]) -> CarView:
    car = state.cars[number]
    square = state.at[number] if state.at else 0
    place = order.index(number) + 1 if order else None
    certain = number in state.finished or state.ended is not None
    seen = sees_hand(state, seat, number)
    return CarView(
        colour=COLOURS[number],
        seat=owner(state, number),
        loop=car.loop,
        money=car.money,
        energy=car.energy,
        cards=tuple(map(len, car.hand)),
        hand=car.hand if seen else None,
        played=car.played,
        sponsor_cards=len(car.sponsors),
        sponsors=car.sponsors if owner(state, number) == seat else None,
        square=_square(state, square),
        off=bool(square) and is_off(square),
        place=place,
        points=POINTS[place - 1] if place and certain else 0,
        total=sum(map(int, "".join(car.hand))) if seen else None,
        violet=ranks_by_violet(state.board.circuit, square) if square else None,
    )


@cache
def sides_of(seats: int, order: tuple[int, ...]) -> tuple[Side, ...]:
    return tuple(
        Side(
            cars=_colours((side, side + 2)),
            seats=tuple(seat for seat in range(seats) if seat % 2 == side),
            points=points,
        )
        for side, points in sides(order)
    )


def _square(state: State, square: int) -> str | None:
    if not square:
        return None
    return str(square >> 2) if is_off(square) else state.board.circuit.names[square]


def _colours(cars: tuple[int, ...]) -> tuple[Colour, ...]:
    return tuple(COLOURS[car] for car in cars)
