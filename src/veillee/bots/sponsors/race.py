"""The race's rules in native code (chapters 6 to 9): the twin of `veillee.games.sponsors`.

Categories do not matter in a race, only values: a hand is how many cards of each value it has.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.dice import Words, below
from veillee.bots.native import native
from veillee.bots.sponsors.track import GREEN, NO_SQUARE, RED, VIOLET, Numbers, Track
from veillee.games.sponsors.board import MOST_RANKS
from veillee.games.sponsors.components import (
    GREEN_BONUS,
    SLIPSTREAM,
    VIOLET_SQUARE_ADVANCE,
)

MOST_CARS, VALUES, FARTHEST = 4, 8, 7
LONGEST = 4 * (MOST_RANKS + 2)
BONUS = np.array([[0] * 4] * 3 + [[*GREEN_BONUS[3], 0], [*GREEN_BONUS[4]]], dtype=np.int64)

CARS, CAR, ROUND, FINISHED, DONE, OVER = range(6)
"""Facts: how many cars, whose turn, the round, how many finished, who had his turn (bits)."""

DUE, DUE_TOO, USED_SLIPSTREAM, USED_GREEN = range(4)
"""Of a car on the move: the ranks of one advance that is due, and of another, 0 for none."""


class Race(NamedTuple):
    at: Numbers
    """The square of each car; 0 for one that has finished."""
    taken: Numbers
    """By square, 1 for the first car, 2 for the second…, 0 where there is none."""
    hands: Numbers
    energy: Numbers
    facts: Numbers
    order: Numbers
    """The cars that have finished, in this order."""
    levels: Numbers
    """Room: the squares in reach by ranks, and in the last column how many they are."""
    options: Numbers
    """Room: the same, for the car whose turn it is."""
    motion: Numbers


def new_race() -> Race:
    return Race(
        at=np.zeros(MOST_CARS, dtype=np.int64),
        taken=np.zeros(LONGEST, dtype=np.int64),
        hands=np.zeros((MOST_CARS, VALUES), dtype=np.int64),
        energy=np.zeros(MOST_CARS, dtype=np.int64),
        facts=np.zeros(6, dtype=np.int64),
        order=np.zeros(MOST_CARS, dtype=np.int64),
        levels=np.zeros((FARTHEST + 1, 4), dtype=np.int64),
        options=np.zeros((FARTHEST + 1, 4), dtype=np.int64),
        motion=np.zeros(4, dtype=np.int64),
    )


@native
def copy_race(source: Race, target: Race) -> None:
    for car in range(MOST_CARS):
        target.taken[target.at[car]] = 0
    for car in range(source.facts[CARS]):
        target.at[car] = source.at[car]
        if source.at[car]:
            target.taken[source.at[car]] = car + 1
        target.energy[car] = source.energy[car]
        target.order[car] = source.order[car]
        for value in range(VALUES):
            target.hands[car, value] = source.hands[car, value]
    for fact in range(6):
        target.facts[fact] = source.facts[fact]
    for fact in range(4):
        target.motion[fact] = source.motion[fact]


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
    mine, ahead = here.at[car], here.facts[FINISHED]
    for other in range(here.facts[CARS]):
        if here.at[other] > mine or (here.at[other] == mine and other < car):
            ahead += 1
    return int(ahead)


@native
def reach(track: Track, here: Race, car: int, farthest: int) -> int:
    """Clauses 8.1 to 8.3: fills `levels` with the squares in reach, and answers how far it is."""
    levels, taken, steps = here.levels, here.taken, track.steps
    levels[0, 0], levels[0, 3] = here.at[car], 1
    for ranks in range(1, farthest + 1):
        count, known = 0, 0
        for one in range(levels[ranks - 1, 3]):
            square = levels[ranks - 1, one]
            for way in range(3):
                to = steps[square, way, 0]
                if to == NO_SQUARE:
                    break
                if taken[to] or known >> (to & 3) & 1:
                    continue
                beside = steps[square, way, 1]
                # The car itself stands on none of these: they lie ahead of it or beside it.
                if beside != NO_SQUARE and taken[beside] and taken[steps[square, way, 2]]:
                    continue
                known |= 1 << (to & 3)
                levels[ranks, count] = to
                count += 1
        if count == 0:
            return ranks - 1
        levels[ranks, 3] = count
        if levels[ranks, 0] == track.finish:
            return ranks
    return farthest


@native
def gets_past(track: Track, here: Race, runner: int, rank: int) -> bool:
    """Whether the runner can get beyond the rank."""
    taken, steps = here.taken, track.steps
    lanes, at = 1 << (here.at[runner] & 3), here.at[runner] >> 2
    while at <= rank:
        if (at + 1) << 2 >= track.finish:
            return True
        ahead = 0
        for lane in range(1, 4):
            if not lanes >> lane & 1:
                continue
            square = (at << 2) + lane
            for way in range(3):
                to = steps[square, way, 0]
                if to == NO_SQUARE:
                    break
                beside = steps[square, way, 1]
                barred = beside != NO_SQUARE and taken[beside] and taken[steps[square, way, 2]]
                if not taken[to] and not barred:
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
    for other in range(here.facts[CARS]):
        square = here.at[other]
        if other != car and square & 3 and abs((square >> 2) - rank) <= 2:
            near = True
    if not near:
        return False
    for other in range(here.facts[CARS]):
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
    motion, facts = here.motion, here.facts
    ranks = (to >> 2) - (here.at[car] >> 2)
    if to == track.finish:
        put(here, car, 0)
        here.order[facts[FINISHED]] = car
        facts[FINISHED] += 1
        motion[DUE] = motion[DUE_TOO] = 0
        return
    put(here, car, to)
    if track.marks[to] == GREEN and not motion[USED_GREEN]:
        motion[USED_GREEN] = 1
        earn(motion, BONUS[facts[CARS], place(here, car)])
    if ranks >= SLIPSTREAM and not motion[USED_SLIPSTREAM] and here.taken[to + 4]:
        motion[USED_SLIPSTREAM] = 1
        earn(motion, SLIPSTREAM)


@native
def stop(motion: Numbers) -> None:
    motion[DUE] = motion[DUE_TOO] = motion[USED_SLIPSTREAM] = motion[USED_GREEN] = 0


@native
def earn(motion: Numbers, ranks: int) -> None:
    if motion[DUE] == 0:
        motion[DUE] = ranks
    else:
        motion[DUE_TOO] = ranks


@native
def use_advance(motion: Numbers, ranks: int) -> None:
    """An advance that was due has been used: the one of so many ranks, or else the first."""
    if motion[DUE] != ranks and motion[DUE_TOO] == ranks:
        motion[DUE_TOO] = 0
    else:
        motion[DUE], motion[DUE_TOO] = motion[DUE_TOO], 0


@native
def go_on(track: Track, here: Race, car: int) -> None:
    """Clause 8.4: bring the car to rest, wherever it seems to get farthest."""
    motion = here.motion
    while motion[DUE]:
        best, choice = -1.0, NO_SQUARE
        last = reach(track, here, car, max(motion[DUE], motion[DUE_TOO]))
        for due in range(2):
            ranks = min(motion[due], last)
            if ranks == 0:
                continue
            for one in range(here.levels[ranks, 3]):
                square = here.levels[ranks, one]
                liking = ranks + attraction(track, here, square, ranks)
                if liking > best:
                    best, choice = liking, square
        if choice == NO_SQUARE:
            break
        use_advance(motion, (choice >> 2) - (here.at[car] >> 2))
        arrive(track, here, car, choice)
    stop(here.motion)


@native
def attraction(track: Track, here: Race, square: int, ranks: int) -> float:
    """What a square promises besides its rank, as one sees it at a glance."""
    if square == track.finish:
        return 20.0
    liking = 0.01 * (square & 3)
    mark = track.marks[square]
    if mark == GREEN and not here.motion[USED_GREEN]:
        liking += 2.0
    elif mark == RED:
        liking -= 0.6
    elif mark == VIOLET:
        liking += 0.3
    if ranks >= SLIPSTREAM and not here.motion[USED_SLIPSTREAM] and here.taken[square + 4]:
        liking += 2.0
    return liking


@native
def spin(track: Track, here: Race, extra: int, randomness: Words) -> None:
    """Chapter 7, with the energy paid before."""
    facts = here.facts
    spinner = facts[CAR]
    racing = facts[CARS] - facts[FINISHED]
    ball = below(racing + 1 + extra, randomness)
    if ball == racing:
        violet(track, here)
        return
    moved = spinner
    if ball < racing:
        for car in range(facts[CARS]):
            if here.at[car]:
                if ball == 0:
                    moved = car
                    break
                ball -= 1
    if here.at[moved] & 3:
        stop(here.motion)
        here.motion[DUE] = 1 + extra if moved == spinner else 1
        go_on(track, here, moved)


@native
def violet(track: Track, here: Race) -> None:
    """Clauses 7.5 and 7.6: from the first car to the last."""
    waiting = 0
    for car in range(here.facts[CARS]):
        if here.at[car]:
            waiting |= 1 << car
    start = here.at.copy()
    while waiting:
        car = -1
        for other in range(here.facts[CARS]):
            if waiting >> other & 1 and (car < 0 or start[other] > start[car]):
                car = other
        waiting &= ~(1 << car)
        violet_moves(track, here, car)
        if is_decided(here):
            return


@native
def violet_moves(track: Track, here: Race, car: int) -> None:
    square = here.at[car]
    if not square & 3:
        return
    if track.marks[square] == RED:
        put(here, car, square & ~3)
        return
    stop(here.motion)
    here.motion[DUE] = VIOLET_SQUARE_ADVANCE if track.marks[square] == VIOLET else 1
    go_on(track, here, car)


@native
def is_decided(here: Race) -> bool:
    """Clause 9.3."""
    return bool(here.facts[FINISHED] >= here.facts[CARS] - 1)


@native
def end_turn(track: Track, here: Race) -> None:
    """Clauses 6.2, 7.7, 9.3 and 9.6: whose turn comes next, or the end."""
    facts = here.facts
    facts[DONE] |= 1 << facts[CAR]
    while True:
        if is_decided(here):
            facts[OVER] = 1
            return
        following = -1
        for car in range(facts[CARS]):
            waits = here.at[car] and not facts[DONE] >> car & 1
            if waits and (following < 0 or here.at[car] > here.at[following]):
                following = car
        if following < 0:
            if facts[ROUND] >= track.rounds:
                facts[OVER] = 1
                return
            facts[ROUND] += 1
            facts[DONE] = 0
            continue
        if here.at[following] & 3:
            facts[CAR] = following
            return
        come_back(track, here, following)
        facts[DONE] |= 1 << following


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
    for position in range(here.facts[FINISHED]):
        places[here.order[position]] = position
    for car in range(here.facts[CARS]):
        if here.at[car]:
            places[car] = place(here, car)
