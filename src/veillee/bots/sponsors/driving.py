"""How a sensible driver drives, in native code: what bots expect of everyone, themselves too.

A driver reckons how many turns it is to the finish, and so which cards will be used at all: the
highest. Among those the order hardly matters, so what counts in a turn is what the circuit gives
besides: slipstream, green squares. A card too low to be used costs what it lacks.
"""

from typing import NamedTuple

from veillee.bots.arrays import record
from veillee.bots.dice import Words
from veillee.bots.native import native
from veillee.bots.sponsors.drivers import Driver
from veillee.bots.sponsors.race import (
    VALUES,
    Race,
    arrive,
    blocks,
    copy_levels,
    end_turn,
    go_on,
    place,
    put,
    reach,
    set_off,
)
from veillee.bots.sponsors.roulette import spin
from veillee.bots.sponsors.track import GREEN, RED, VIOLET, Track
from veillee.games.sponsors.components import MOST_EXTRA_BALLS, SLIPSTREAM

DRIVE, SPIN, PASS = range(3)


class Decision(NamedTuple):
    """What a driver does: drive with a card to a square, spin with extra balls, or pass."""

    kind: int
    value: int = 0
    extra: int = 0
    to: int = 0


DECISION = record(*Decision._fields)

# Cars so many ranks ahead may give a slipstream to a card of the next turn.
NEAREST, FARTHEST_AHEAD = 3, 8
FINISHES = 50.0
NEVER = -1e9
TO_THE_END = 1 << 30


@native
def promise_of_spin(here: Race, extra: int, driver: Driver) -> float:
    """The ranks that the roulette brings on average, less what it brings to others."""
    racing = here.facts[0].cars - here.facts[0].finished
    balls = racing + 1.0 + extra
    own = ((1.0 + extra) * (1.0 + extra) + 1.0) / balls
    return float(own - driver.helping * (racing - 1.0) / balls)


@native
def lowest_to_be_used(track: Track, here: Race, car: int, driver: Driver) -> float:
    """What the last card (or spin) is worth that the car will need to reach the finish."""
    left = float((track.finish >> 2) - (here.at[car] >> 2))
    strong_spin = promise_of_spin(here, MOST_EXTRA_BALLS, driver)
    spins = here.energy[car] // MOST_EXTRA_BALLS
    for value in range(VALUES - 1, 0, -1):
        if value < strong_spin:
            for _ in range(spins):
                left -= strong_spin + driver.besides
                if left <= 0:
                    return strong_spin
            spins = 0
        for _ in range(here.hands[car, value]):
            left -= value + driver.besides
            if left <= 0:
                return float(value)
    return 0.2


@native
def price_of_a_spin(track: Track, here: Race, car: int) -> int:
    """Clauses 6.5 to 6.9: the cards of value 0 that the roulette costs; 2 if there is none."""
    cards = 0
    for value in range(VALUES):
        cards += here.hands[car, value]
    if cards == 0:
        return 0
    if place(here, car) == 0 or blocks(track, here, car):
        return 1 if here.hands[car, 0] else 2
    return 0


@native
def resting_place(track: Track, here: Race, car: int, to: int) -> int:
    """The square to which a drive leads in the end, with slipstream and green squares; 0 past the
    finish."""
    if to == track.finish:
        return 0
    origin = here.at[car]
    is_slipstream = (to >> 2) - (origin >> 2) >= SLIPSTREAM and here.taken[to + 4] != 0
    if track.marks[to] != GREEN and not is_slipstream:
        return to
    arrive(track, here, car, to)
    go_on(track, here, car)
    final = here.at[car]
    put(here, car, origin)
    if final == 0:
        here.facts[0].finished -= 1
    return int(final)


@native
def liking_of_place(track: Track, here: Race, car: int, square: int, driver: Driver) -> float:
    """What a resting place is worth besides its rank: its colour, and the cars around it."""
    mark = track.marks[square]
    liking = driver.on_red if mark == RED else driver.on_violet if mark == VIOLET else 0.0
    leads, is_near = True, False
    for other in range(here.facts[0].cars):
        if other == car or here.at[other] == 0:
            continue
        ahead = (here.at[other] >> 2) - (square >> 2)
        leads = leads and here.at[other] < square
        is_near = is_near or NEAREST <= ahead <= FARTHEST_AHEAD
    if leads:
        to_go = (track.finish - square) / track.finish
        liking += driver.leading * to_go + driver.leading_late * (1 - to_go)
    if is_near:
        liking += driver.within_reach
    if here.taken[square - 4]:
        liking += driver.pulling
    return float(liking + 0.01 * (square & 3))


@native
def liking_of_drive(
    track: Track, here: Race, value: int, to: int, needed: float, driver: Driver
) -> float:
    """How well a drive is liked: the ranks it brings beyond what its card is worth."""
    car = here.facts[0].car
    final = resting_place(track, here, car, to)
    if final == 0:
        return FINISHES
    gained = (to >> 2) - (here.at[car] >> 2) + driver.bonuses * ((final >> 2) - (to >> 2))
    gained += liking_of_place(track, here, car, final, driver)
    preference = driver.plenty * here.hands[car, value] + driver.high * value
    return float(gained - max(float(value), needed) + preference)


@native
def liking_of_spin(extra: int, driver: Driver) -> float:
    """Besides the ranks that it promises."""
    if extra == 0:
        return driver.waiting
    return driver.energy_first if extra == MOST_EXTRA_BALLS else driver.last_energy


@native
def decide(track: Track, here: Race, driver: Driver) -> Decision:
    """What a driver does whose turn it is."""
    car = here.facts[0].car
    needed = lowest_to_be_used(track, here, car, driver)
    last = reach(track, here, car, VALUES - 1)
    best, choice = NEVER, Decision(PASS, 0, 0, 0)
    if last == 0:
        return choice
    copy_levels(here.in_reach, here.options, last)
    for value in range(1, VALUES):
        if here.hands[car, value] == 0:
            continue
        ranks = min(value, last)
        for one in range(here.options.counts[ranks]):
            to = here.options.squares[ranks, one]
            liking = liking_of_drive(track, here, value, to, needed, driver)
            if liking > best:
                best, choice = liking, Decision(DRIVE, value, 0, to)
    extra = min(MOST_EXTRA_BALLS, here.energy[car])
    promised = promise_of_spin(here, extra, driver)
    is_best = promised - max(needed, promised) + liking_of_spin(extra, driver) > best
    is_best = is_best or best == NEVER
    if is_best and price_of_a_spin(track, here, car) < 2:
        return Decision(SPIN, 0, extra, 0)
    return choice


@native
def perform(track: Track, here: Race, decision: Decision, randomness: Words) -> None:
    """Carry out what was decided, and pass the turn on."""
    car = here.facts[0].car
    set_off(here.motion[0], 0)
    if decision.kind == DRIVE:
        here.hands[car, decision.value] -= 1
        arrive(track, here, car, decision.to)
        go_on(track, here, car)
    elif decision.kind == SPIN:
        if price_of_a_spin(track, here, car) == 1:
            here.hands[car, 0] -= 1
        here.energy[car] -= decision.extra
        spin(track, here, decision.extra, randomness)
    end_turn(track, here)


@native
def race_on(track: Track, here: Race, driver: Driver, most: int, randomness: Words) -> int:
    """Everybody races like this driver for so many turns, or to the end; once a car has finished,
    always to the end. Answers how many turns it took."""
    facts, turns = here.facts[0], 0
    while not facts.over and (turns < most or facts.finished):
        perform(track, here, decide(track, here, driver), randomness)
        turns += 1
    return turns
