"""The race's rules in native code (chapters 6, 8 and 9): the twin of `veillee.games.sponsors`.

Categories do not matter in a race, only values: a hand is how many cards of each value it has.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.native import native
from veillee.bots.sponsors.track import GREEN, NO_SQUARE, RED, VIOLET, Track
from veillee.games.sponsors.board import MOST_RANKS
from veillee.games.sponsors.components import GREEN_BONUS, SLIPSTREAM

MOST_CARS, VALUES, FARTHEST, LANES = 4, 8, 7, 3
LONGEST = 4 * (MOST_RANKS + 2)
BONUS = np.array([[0] * 4] * 3 + [[*GREEN_BONUS[3], 0], [*GREEN_BONUS[4]]], dtype=np.int64)

FACTS = record(
    "cars",
    "car",  # whose turn it is
    "round_number",
    "done",  # who has had his turn in this round, one bit each
    "finished",  # how many have
    "over",
)
MOTION = record(
    "due",  # of a car on the move, the ranks of an advance to come; 0 for none
    "due_too",  # and of another
    "used_slipstream",
    "used_green",
)


class Levels(NamedTuple):
    """By ranks, how many squares are in reach, and which."""

    counts: Numbers
    squares: Numbers


class Race(NamedTuple):
    at: Numbers
    """The square of each car; 0 for one that has finished."""
    taken: Numbers
    """By square, 1 for the first car, 2 for the second…, 0 where there is none."""
    hands: Numbers
    energy: Numbers
    facts: Records
    """One of `FACTS`."""
    order: Numbers
    """The cars that have finished, in this order."""
    motion: Records
    """One of `MOTION`."""
    in_reach: Levels
    """Room for what `reach` finds."""
    options: Levels
    """Room: the same, for the car whose turn it is."""


def new_race() -> Race:
    return Race(
        at=np.zeros(MOST_CARS, dtype=np.int64),
        taken=np.zeros(LONGEST, dtype=np.int64),
        hands=np.zeros((MOST_CARS, VALUES), dtype=np.int64),
        energy=np.zeros(MOST_CARS, dtype=np.int64),
        facts=np.zeros(1, FACTS),
        order=np.zeros(MOST_CARS, dtype=np.int64),
        motion=np.zeros(1, MOTION),
        in_reach=new_levels(),
        options=new_levels(),
    )


def new_levels() -> Levels:
    return Levels(
        counts=np.zeros(FARTHEST + 1, dtype=np.int64),
        squares=np.zeros((FARTHEST + 1, LANES), dtype=np.int64),
    )


@native
def copy_levels(source: Levels, target: Levels, last: int) -> None:
    for ranks in range(1, last + 1):
        target.counts[ranks] = source.counts[ranks]
        for one in range(LANES):
            target.squares[ranks, one] = source.squares[ranks, one]


@native
def copy_race(source: Race, target: Race) -> None:
    for car in range(MOST_CARS):
        target.taken[target.at[car]] = 0
    for car in range(source.facts[0].cars):
        target.at[car] = source.at[car]
        if source.at[car]:
            target.taken[source.at[car]] = car + 1
        target.energy[car] = source.energy[car]
        target.order[car] = source.order[car]
        for value in range(VALUES):
            target.hands[car, value] = source.hands[car, value]
    target.facts[0] = source.facts[0]
    target.motion[0] = source.motion[0]


@native
def put(here: Race, car: int, square: int) -> None:
    """The car now stands there; on the verge, or past the finish, it takes up no square."""
    here.taken[here.at[car]] = 0
    here.at[car] = square
    if square & 3:
        here.taken[square] = car + 1


@native
def place(here: Race, car: int) -> int:
    """Clauses 6.3 and 6.4: 0 for the first."""
    mine, ahead = here.at[car], here.facts[0].finished
    for other in range(here.facts[0].cars):
        if here.at[other] > mine or (here.at[other] == mine and other < car):
            ahead += 1
    return int(ahead)


@native
def is_open(here: Race, square: int, to: int) -> bool:
    """Clauses 8.1 and 8.2: whether one can step to a square one rank ahead, and not between two
    cars. Straight on, the second of the two would be on the square itself."""
    taken = here.taken
    return not (taken[to] or (taken[to - 4] and taken[square + 4]))


@native
def reach(track: Track, here: Race, car: int, farthest: int) -> int:
    """Clauses 8.1 to 8.3: fills `in_reach`, and answers how far it is."""
    counts, squares = here.in_reach.counts, here.in_reach.squares
    counts[0], squares[0, 0] = 1, here.at[car]
    for ranks in range(1, farthest + 1):
        count, known = 0, 0
        for one in range(counts[ranks - 1]):
            square = squares[ranks - 1, one]
            for way in range(LANES):
                to = track.steps[square, way]
                if to == NO_SQUARE:
                    break
                if not known >> (to & 3) & 1 and is_open(here, square, to):
                    known |= 1 << (to & 3)
                    squares[ranks, count] = to
                    count += 1
        if count == 0:
            return ranks - 1
        counts[ranks] = count
        if squares[ranks, 0] == track.finish:
            return ranks
    return farthest


@native
def gets_past(track: Track, here: Race, runner: int, rank: int) -> bool:
    """Whether the runner can get beyond the rank."""
    lanes, at = 1 << (here.at[runner] & 3), here.at[runner] >> 2
    while at <= rank:
        if (at + 1) << 2 >= track.finish:
            return True
        ahead = 0
        for lane in range(1, 4):
            if not lanes >> lane & 1:
                continue
            square = (at << 2) + lane
            for way in range(LANES):
                to = track.steps[square, way]
                if to == NO_SQUARE:
                    break
                if is_open(here, square, to):
                    ahead |= 1 << (to & 3)
        if ahead == 0:
            return False
        lanes = ahead
        at += 1
    return True


@native
def blocks(track: Track, here: Race, car: int) -> bool:
    """Clause 6.11. One car alone never blocks a track of two lanes: another must be near."""
    rank = here.at[car] >> 2
    near = False
    for other in range(here.facts[0].cars):
        square = here.at[other]
        if other != car and square & 3 and abs((square >> 2) - rank) <= 2:
            near = True
    if not near:
        return False
    for other in range(here.facts[0].cars):
        square = here.at[other]
        if not square & 3 or square >= here.at[car]:
            continue
        if not gets_past(track, here, other, rank):
            here.taken[here.at[car]] = 0
            would = gets_past(track, here, other, rank)
            here.taken[here.at[car]] = car + 1
            if would:
                return True
    return False


@native
def arrive(track: Track, here: Race, car: int, to: int) -> None:
    """Clauses 8.5, 8.6 and 9.1: the car stands on the square, with what it earns there."""
    facts, motion = here.facts[0], here.motion[0]
    ranks = (to >> 2) - (here.at[car] >> 2)
    if to == track.finish:
        put(here, car, 0)
        here.order[facts.finished] = car
        facts.finished += 1
        motion.due = motion.due_too = 0
        return
    put(here, car, to)
    if track.marks[to] == GREEN and not motion.used_green:
        motion.used_green = 1
        earn(motion, BONUS[facts.cars, place(here, car)])
    if ranks >= SLIPSTREAM and not motion.used_slipstream and here.taken[to + 4]:
        motion.used_slipstream = 1
        earn(motion, SLIPSTREAM)


@native
def set_off(motion: np.record, ranks: int) -> None:
    """A car has so many ranks to go, 0 for one at rest, and no bonus yet."""
    motion.due, motion.due_too = ranks, 0
    motion.used_slipstream = motion.used_green = 0


@native
def earn(motion: np.record, ranks: int) -> None:
    if motion.due == 0:
        motion.due = ranks
    else:
        motion.due_too = ranks


@native
def use_advance(motion: np.record, ranks: int) -> None:
    """An advance that was due has been used: the one of so many ranks, or else the first."""
    if motion.due == ranks or motion.due_too != ranks:
        motion.due = motion.due_too
    motion.due_too = 0


@native
def go_on(track: Track, here: Race, car: int) -> None:
    """Clause 8.4: bring the car to rest, wherever it seems to get farthest."""
    motion = here.motion[0]
    while motion.due:
        best, choice = -1.0, NO_SQUARE
        last = reach(track, here, car, max(motion.due, motion.due_too))
        for due in (motion.due, motion.due_too):
            ranks = min(due, last)
            if ranks == 0:
                continue
            for one in range(here.in_reach.counts[ranks]):
                square = here.in_reach.squares[ranks, one]
                liking = ranks + attraction(track, here, square, ranks)
                if liking > best:
                    best, choice = liking, square
        if choice == NO_SQUARE:
            break
        use_advance(motion, (choice >> 2) - (here.at[car] >> 2))
        arrive(track, here, car, choice)
    set_off(motion, 0)


@native
def attraction(track: Track, here: Race, square: int, ranks: int) -> float:
    """What a square promises besides its rank, as one sees it at a glance."""
    if square == track.finish:
        return 20.0
    liking = 0.01 * (square & 3)
    mark = track.marks[square]
    if mark == GREEN and not here.motion[0].used_green:
        liking += 2.0
    elif mark == RED:
        liking -= 0.6
    elif mark == VIOLET:
        liking += 0.3
    if ranks >= SLIPSTREAM and not here.motion[0].used_slipstream and here.taken[square + 4]:
        liking += 2.0
    return liking


@native
def is_decided(here: Race) -> bool:
    """Clause 9.3."""
    return bool(here.facts[0].finished >= here.facts[0].cars - 1)


@native
def end_turn(track: Track, here: Race) -> None:
    """Clauses 6.2, 7.7, 9.3 and 9.6: whose turn comes next, or the end."""
    facts = here.facts[0]
    facts.done |= 1 << facts.car
    while True:
        if is_decided(here):
            facts.over = 1
            return
        following = -1
        for car in range(facts.cars):
            waits = here.at[car] and not facts.done >> car & 1
            if waits and (following < 0 or here.at[car] > here.at[following]):
                following = car
        if following < 0:
            if facts.round_number >= track.rounds:
                facts.over = 1
                return
            facts.round_number += 1
            facts.done = 0
            continue
        if here.at[following] & 3:
            facts.car = following
            return
        come_back(track, here, following)
        facts.done |= 1 << following


@native
def come_back(track: Track, here: Race, car: int) -> None:
    """Clause 7.7: from the outside to the nearest free square of the rank, or behind; one that is
    not red, where there is one."""
    red = NO_SQUARE
    for rank in range(here.at[car] >> 2, 0, -1):
        for lane in range(track.lanes[rank], 0, -1):
            square = (rank << 2) + 4 - lane
            if here.taken[square]:
                continue
            if track.marks[square] != RED:
                put(here, car, square)
                return
            if red == NO_SQUARE:
                red = square
    put(here, car, red)


@native
def classify(here: Race, places: Numbers) -> None:
    """The place of every car at the end, 0 for the first."""
    for position in range(here.facts[0].finished):
        places[here.order[position]] = position
    for car in range(here.facts[0].cars):
        if here.at[car]:
            places[car] = place(here, car)
