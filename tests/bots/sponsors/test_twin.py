"""The native twin of the race does what the rules do."""

from __future__ import annotations

from random import Random

import numpy as np

from veillee.bots.dice import dice
from veillee.bots.sponsors.driving import DRIVE, perform, price_of_a_spin
from veillee.bots.sponsors.race import (
    VALUES,
    Race,
    blocks,
    come_back,
    new_race,
    place,
    put,
    reach,
)
from veillee.bots.sponsors.reading import decision_of, race_of
from veillee.bots.sponsors.track import track_of
from veillee.games import sponsors
from veillee.games.sponsors import Drive, State, places
from veillee.games.sponsors.driving import price_of_a_spin as price_by_the_rules
from veillee.games.sponsors.motion import moved
from veillee.games.sponsors.racing import come_back as back_by_the_rules
from veillee.kernel import Chance


def full(state: State) -> Race:
    """The race with everybody's cards."""
    race = race_of(sponsors.view(state, state.seat))
    for number, car in enumerate(state.cars):
        values = [int(value) for value in "".join(car.hand)]
        race.hands[number] = np.bincount(values, minlength=VALUES)
    return race


def races(seats: int, seed: str) -> list[State]:
    """Moments of a race played at random, whenever somebody has his turn."""
    random, chance = Random(seed), Chance(seed)
    state, found = sponsors.setup(sponsors.Options(), seats, chance), []
    while acting := sponsors.to_act(state):
        if state.stage == "drive":
            found.append(state)
        move = random.choice(sponsors.legal(state, acting[0]))
        state, _ = sponsors.play(state, acting[0], move, chance)
    return found


MOMENTS = [state for seats in (2, 3, 4) for n in range(3) for state in races(seats, f"twin {n}")]


def test_there_are_enough_moments_to_compare() -> None:
    assert len(MOMENTS) > 300


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


def test_a_drive_ends_where_the_rules_let_it_end() -> None:
    compared = 0
    for state in MOMENTS:
        view = sponsors.view(state, state.seat)
        for move in sponsors.legal(state, state.seat)[:6]:
            if not isinstance(move, Drive):
                continue
            after = sponsors.play(state, state.seat, move, Chance("twin")).state
            if after.stage != "drive":
                continue  # somewhere there was a choice, or the race is over
            race, randomness = full(state), dice(1)
            decision = decision_of(view, move)
            assert decision.kind == DRIVE
            perform(track_of(state.board), race, decision, randomness)
            assert tuple(map(int, race.at[: len(after.at)])) == after.at
            assert race.facts[0].car == after.car
            assert race.facts[0].finished == len(after.finished)
            compared += 1
    assert compared > 300
