"""The native twin of the race does what the rules do, in races that are played at random and in
races that no play leads to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
from msgspec.structs import replace

from tests.bots.sponsors.falling import falling
from tests.games.sponsors.situations import Loaded
from veillee.bots.dice import dice
from veillee.bots.sponsors.drivers import CLUB, EXPERT
from veillee.bots.sponsors.driving import decide, perform, price_of_a_spin
from veillee.bots.sponsors.lookahead import resume
from veillee.bots.sponsors.players import Habits
from veillee.bots.sponsors.race import (
    MOST_CARS,
    VALUES,
    Race,
    blocks,
    classify,
    come_back,
    copy_race,
    new_race,
    place,
    put,
    reach,
)
from veillee.bots.sponsors.reading import decision_of, pending_in, race_of
from veillee.bots.sponsors.track import track_of
from veillee.games import sponsors
from veillee.games.sponsors import Drive, Pass, Spin, State, places
from veillee.games.sponsors.components import SLIPSTREAM
from veillee.games.sponsors.driving import price_of_a_spin as price_by_the_rules
from veillee.games.sponsors.motion import moved
from veillee.games.sponsors.racing import come_back as back_by_the_rules
from veillee.games.sponsors.scoring import classification
from veillee.games.sponsors.state import Due, Motion
from veillee.kernel import Chance

HABITS = Habits("twin", 0)


def full(state: State) -> Race:
    """The race with everybody's cards."""
    race = race_of(sponsors.view(state, state.seat))
    for number, car in enumerate(state.cars):
        values = [int(value) for value in "".join(car.hand)]
        race.hands[number] = np.bincount(values, minlength=VALUES)
    race.facts[0].over = state.ended is not None
    return race


def as_it_stands(race: Race) -> Any:
    """All that there is to compare; once it is over, nobody has a turn any more."""
    facts, cars = race.facts[0], slice(race.facts[0].cars)
    finished = race.order[: facts.finished]
    standing = [a.tolist() for a in (race.at[cars], race.hands[cars], race.energy[cars], finished)]
    return standing, facts.over or (facts.car, facts.round_number, facts.done)


def played(seats: int, seed: str) -> Iterator[State]:
    """A race played at random, moment by moment."""
    random, chance = Random(seed), Chance(seed)
    state = sponsors.setup(sponsors.Options(), seats, chance)
    while acting := sponsors.to_act(state):
        if state.grid:
            yield state
        move = random.choice(sponsors.legal(state, acting[0]))
        state, _ = sponsors.play(state, acting[0], move, chance)


def impossible(state: State, random: Random) -> State:
    """The same race with everything where no play puts it: cards that a car has several times,
    crowds of all sizes, cars off the track from squares that are not red."""
    circuit, numbers = state.board.circuit, range(len(state.cars))
    # In two ranks there is room for four cars.
    first, ranks = random.randint(2, circuit.last_rank - 2), random.choice([2, 2, 5, 20])
    squares = [square for square in circuit.marks if first <= square >> 2 < first + ranks]
    at = random.sample(squares, len(numbers))
    car, *others = random.sample(numbers, len(numbers))
    finished = tuple(others[: random.choice([0, 0, 1, len(others) - 1])])
    for other in others:
        at[other] &= ~3 if random.random() < 0.2 else ~0
        at[other] = 0 if other in finished else at[other]
    cars = [
        replace(
            each,
            hand=tuple(
                "".join(random.choices("01234567", k=random.choice([0, 0, 3]))) for _ in range(8)
            ),
            energy=random.randint(0, 10),
        )
        for each in state.cars
    ]
    return replace(
        state,
        stage="drive",
        cars=tuple(cars),
        at=tuple(at),
        finished=finished,
        done=tuple(other for other in others if random.random() < 0.5 and other not in finished),
        car=car,
        seat=car % state.seats,
        round=random.choice([1, state.board.rounds.race]),
        motion=None,
        violet=(),
    )


PLAYED = [state for seats in (2, 3, 4) for n in range(3) for state in played(seats, f"twin {n}")]
POSSIBLE = [state for state in PLAYED if state.stage == "drive"]
IMPOSSIBLE = [impossible(state, Random(f"crowd {n}")) for n, state in enumerate(POSSIBLE)]
MOMENTS = POSSIBLE + IMPOSSIBLE


def spun(state: State, number: int) -> State:
    """After the last of the legal moves: a spin, wherever it can be paid for."""
    move = sponsors.legal(state, state.seat)[-1]
    after: State = sponsors.play(state, state.seat, move, Chance(f"spun {number}")).state
    return after


WAITING = [
    state
    for state in (*PLAYED, *[spun(state, number) for number, state in enumerate(IMPOSSIBLE)])
    if state.stage == "advance"
]


def with_two_advances(state: State, number: int) -> State:
    """The car on the move has earned both bonuses at once, whatever square it stands on."""
    assert state.motion
    due = (Due("green", 1 + number % 3), Due("slipstream", SLIPSTREAM))
    return replace(state, motion=Motion(state.motion.car, due, slipstream=True, green=True))


WAITING += [with_two_advances(state, number) for number, state in enumerate(WAITING)]


def at_rest(state: State) -> State:
    """The cars on the move go where the twin takes them."""
    while state.stage == "advance":
        moves = sponsors.legal(state, state.seat)
        move = HABITS.choose(sponsors.view(state, state.seat), moves)
        state, _ = sponsors.play(state, state.seat, move, Chance("not asked"))
    return state


def test_there_are_enough_moments_to_compare() -> None:
    assert len(POSSIBLE) > 300
    assert sum(len(state.finished) > 0 for state in MOMENTS) > 100
    assert sum(any(square and not square & 3 for square in state.at) for state in MOMENTS) > 100


def test_squares_in_reach_are_those_of_the_rules() -> None:
    for state in MOMENTS:
        track, race = track_of(state.board), full(state)
        levels = places.reach(state.board.circuit, state.at, state.car)
        last = reach(track, race, state.car, 7)
        assert last == len(levels) - 1
        for ranks in range(1, last + 1):
            found = race.in_reach.squares[ranks, : race.in_reach.counts[ranks]]
            assert sorted(map(int, found), reverse=True) == list(levels[ranks])


def test_places_and_who_blocks_whom_are_those_of_the_rules() -> None:
    for state in MOMENTS:
        track, race = track_of(state.board), full(state)
        for car, square in enumerate(state.at):
            if square & 3:
                assert place(race, car) + 1 == places.place(state.at, state.finished, car)
                assert blocks(track, race, car) == places.blocks(state.board.circuit, state.at, car)


def test_who_blocks_whom_in_a_crowd_is_that_of_the_rules() -> None:
    board, random = sponsors.BOARDS["grand-prix"], Random("crowd")
    circuit, track = board.circuit, track_of(board)
    found = 0
    for _ in range(2000):
        first = random.randint(1, circuit.last_rank - 4)
        squares = [s for s in circuit.marks if first <= s >> 2 < first + 3]
        at = tuple(random.sample(squares, 4))
        race = new_race()
        race.facts[0].cars = 4
        for car, square in enumerate(at):
            put(race, car, square)
        for car in range(4):
            expected = places.blocks(circuit, at, car)
            assert blocks(track, race, car) == expected
            found += expected
    assert found > 500


def test_a_car_comes_back_where_the_rules_let_it() -> None:
    for state in MOMENTS:
        circuit, track = state.board.circuit, track_of(state.board)
        for car, square in enumerate(state.at):
            if square & 3:
                off = moved(state.at, car, square & ~3)
                race = full(state)
                put(race, car, square & ~3)
                come_back(track, race, car)
                assert race.at[car] == back_by_the_rules(circuit, off, car, [])[car]


def test_the_roulette_costs_what_the_rules_say() -> None:
    for state in MOMENTS:
        price = price_of_a_spin(track_of(state.board), full(state), state.car)
        assert (price == 0) == (price_by_the_rules(state) == "nothing")


def test_a_driver_decides_nothing_that_the_rules_forbid() -> None:
    for state in MOMENTS:
        view, legal = sponsors.view(state, state.seat), sponsors.legal(state, state.seat)
        allowed = {decision_of(view, move) for move in legal}
        for driver in (CLUB, EXPERT):
            assert decide(track_of(state.board), full(state), driver) in allowed


def test_a_drive_or_a_pass_leads_where_the_rules_let_it() -> None:
    random, compared = Random("drives"), 0
    for state in MOMENTS:
        view, legal = sponsors.view(state, state.seat), sponsors.legal(state, state.seat)
        for move in random.sample(legal, min(6, len(legal))):
            if isinstance(move, Drive | Pass):
                after = at_rest(sponsors.play(state, state.seat, move, Chance("not asked")).state)
                race = full(state)
                perform(track_of(state.board), race, decision_of(view, move), dice(1))
                assert as_it_stands(race) == as_it_stands(full(after))
                compared += 1
    assert compared > 2000


def test_every_ball_does_what_the_rules_say() -> None:
    random, compared = Random("balls"), 0
    for state in MOMENTS[::2]:
        view, racing = sponsors.view(state, state.seat), sum(map(bool, state.at))
        spins = [move for move in sponsors.legal(state, state.seat) if isinstance(move, Spin)]
        for move in random.sample(spins, min(2, len(spins))):
            balls = racing + move.extra + 1
            for ball in range(balls):
                after = at_rest(sponsors.play(state, state.seat, move, Loaded(ball)).state)
                # The rules have the violet ball last, the twin before those that were bought.
                same = ball if ball < racing else racing if ball == balls - 1 else ball + 1
                race = full(state)
                perform(track_of(state.board), race, decision_of(view, move), falling(same, balls))
                assert as_it_stands(race) == as_it_stands(full(after))
                compared += 1
    assert compared > 1000


def test_a_turn_that_waits_for_a_square_goes_on_as_the_rules_say() -> None:
    compared = 0
    for state in WAITING:
        view = sponsors.view(state, state.seat)
        for move in sponsors.legal(state, state.seat):
            after = at_rest(sponsors.play(state, state.seat, move, Chance("not asked")).state)
            race = full(state)
            resume(track_of(state.board), race, pending_in(view), decision_of(view, move).to)
            assert as_it_stands(race) == as_it_stands(full(after))
            compared += 1
    assert compared > 300


def test_cars_are_classed_as_the_rules_class_them() -> None:
    for state in MOMENTS:
        ranked = np.zeros(MOST_CARS, dtype=np.int64)
        classify(full(state), ranked)
        assert [int(ranked[car]) for car in classification(state)] == [*range(len(state.at))]


def test_a_copied_race_is_the_same_and_stays_as_it_is() -> None:
    room = new_race()
    for state in MOMENTS:
        race, expected = full(state), as_it_stands(full(state))
        copy_race(race, room)
        assert as_it_stands(room) == expected
        perform(track_of(state.board), room, decide(track_of(state.board), room, CLUB), dice(1))
        assert as_it_stands(race) == expected
