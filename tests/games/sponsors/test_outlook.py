"""What views point ahead to is what the rules then do, and how the race stands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.sponsors.situations import (
    TEAMS,
    Loaded,
    building,
    car,
    hand,
    offered,
    played,
    played_with_events,
    race,
)
from veillee.games import sponsors
from veillee.games.sponsors import Drive, State
from veillee.games.sponsors.circuit import search
from veillee.games.sponsors.driving import drive
from veillee.games.sponsors.motion import squares_ahead
from veillee.games.sponsors.outlook import Bonus, Outlook
from veillee.games.sponsors.places import on_track, reach
from veillee.games.sponsors.state import Due, Motion
from veillee.kernel import Chance, Event

OTHERS = ["blue", "yellow", "green"]


def outlook(state: State) -> Outlook:
    (seat,) = sponsors.to_act(state)
    found = sponsors.view(state, seat).outlook
    assert found
    return found


def drives_in_random_races() -> Iterator[tuple[State, Drive]]:
    for number in range(6):
        chance, random = Chance(f"outlook {number}"), Random(number)
        state = sponsors.setup(sponsors.Options(), 2 + number % 3, chance)
        while seats := sponsors.to_act(state):
            move = random.choice(sponsors.legal(state, seats[0]))
            if isinstance(move, Drive):
                yield state, move
            state = sponsors.play(state, seats[0], move, chance).state


def bonus_of(state: State, move: Drive) -> Bonus:
    """What the car has earned once it stands there, as far as the track is open."""
    after, circuit = drive(state, move, []), state.board.circuit
    if not after.motion or not after.motion.due:
        return Bonus()
    far = len(reach(circuit, after.at, state.car)) - 1
    ranks = {due.cause: min(due.ranks, far) for due in after.motion.due}
    return Bonus(
        slipstream=ranks.get("slipstream", 0),
        green=ranks.get("green", 0),
        to=tuple(circuit.names[to] for to in squares_ahead(after, after.motion)),
    )


@pytest.mark.rule("sponsors", "8.5", "8.6")
def test_a_square_promises_what_a_car_earns_there() -> None:
    told = [
        (outlook(state).bonuses.get(move.to, Bonus()), bonus_of(state, move))
        for state, move in drives_in_random_races()
    ]
    assert [shown for shown, _ in told] == [earned for _, earned in told]
    assert len({earned for _, earned in told}) > 20


@pytest.mark.rule("sponsors", "8.5")
def test_slipstream_is_promised_as_far_as_the_track_is_open() -> None:
    barred = race("R..YB.. ....G..", done=OTHERS, hands={"red": hand(engine="2")})
    assert outlook(barred).bonuses["3a"] == Bonus(slipstream=1, to=("4b",))
    open_ahead = race("R..YB.. .G.....", done=OTHERS, hands={"red": hand(engine="2")})
    assert outlook(open_ahead).bonuses["3a"].slipstream == 2


@pytest.mark.rule("sponsors", "8.6")
def test_a_green_square_promises_ranks_by_the_place_one_has_there() -> None:
    first = race("R......g ....BYG.", done=OTHERS, hands={"red": hand(engine="7")})
    assert outlook(first).bonuses["8a"].green == 1
    fourth = race("R......g...BY .........G...", done=OTHERS, hands={"red": hand(engine="7")})
    assert outlook(fourth).bonuses["8a"].green == 3


@pytest.mark.rule("sponsors", "8.8")
def test_a_second_green_square_of_a_turn_promises_nothing() -> None:
    state = race("....R..g B.....G.", done=OTHERS)
    motion = Motion(0, (Due("own-ball", 3),))
    assert outlook(replace(state, stage="advance", motion=motion)).bonuses["8a"].green == 2
    motion = replace(motion, green=True)
    assert "8a" not in outlook(replace(state, stage="advance", motion=motion)).bonuses


@pytest.mark.rule("sponsors", "7.1", "7.2")
def test_the_roulette_is_counted_with_every_number_of_balls_bought() -> None:
    spins = outlook(race("...R... B.YG...")).spins
    assert [(spin.own, spin.all) for spin in spins] == [(1, 5), (2, 6), (3, 7), (4, 8), (5, 9)]


@pytest.mark.rule("sponsors", "7.3")
@pytest.mark.parametrize("extra", range(5))
def test_an_own_ball_leads_where_the_roulette_says(extra: int) -> None:
    state = race("...R... B.YG...", hands={"red": hand()}, energy={"red": 4})
    ahead = outlook(state).spins[extra]
    after = played(state, f"spin {extra}", chance=Loaded(0))
    assert offered(after) == {f"advance {to}" for to in ahead.to}
    assert {int(to[:-1]) for to in ahead.to} == {4 + ahead.ranks}


@pytest.mark.rule("sponsors", "7.1", "7.9")
def test_a_spin_tells_which_balls_were_in_the_roulette() -> None:
    state = race("..R.... B.Y....", hands={"red": hand()}, energy={"red": 1})
    assert sponsors.view(state, None).roulette == ("red", "blue", "yellow", "violet")
    _, events = played_with_events(state, "spin 1", chance=Loaded(1))
    assert events[0].what.balls == ("red", "blue", "yellow", "red", "violet")


@pytest.mark.rule("sponsors", "7.5", "7.7")
def test_what_the_violet_ball_would_do_is_seen_of_every_car() -> None:
    cars = sponsors.view(race("..R.Y. .B....", from_rank=9, off={"green": 4}), None).cars
    assert [one.violet for one in cars] == [1, 3, 1, None]
    (red, *_) = sponsors.view(race("Rr. ...", from_rank=16), None).cars
    assert red.violet == 0


@pytest.mark.rule("sponsors", "8.1")
def test_a_car_is_told_to_go_round_another() -> None:
    state = race("R.Y.... .......", done=OTHERS, hands={"red": hand(engine="3")})
    _, (drove, *_) = played_with_events(state, "drive engine 3 4a")
    assert drove.what.way == ("2b", "3b", "4a")


@pytest.mark.rule("sponsors", "8.1", "8.2")
def test_no_car_is_told_to_pass_another() -> None:
    for state, move in drives_in_random_races():
        events: list[Event] = []
        drive(state, move, events)
        way, circuit = events[0].what.way, state.board.circuit
        here = state.at[state.car]
        for name in way:
            there = circuit.squares[name]
            assert there not in state.at
            assert there in search(circuit, here, on_track(state.at, state.car))[1]
            here = there
        assert way[-1] == move.to


@pytest.mark.rule("sponsors", "3.6", "3.7")
@pytest.mark.parametrize("squares", range(1, 6))
def test_a_six_leads_where_the_view_says(squares: int) -> None:
    state = building(stage="six", cars={"red": {"loop": 14}})
    landings = outlook(state).landings
    assert car(played(state, f"advance {squares}"), "red").loop == landings[squares - 1]


@pytest.mark.rule("sponsors", "5.6")
def test_every_way_to_share_the_energy_is_told() -> None:
    cars = {"red": {"energy": 9}, "yellow": {"energy": 8}}
    state = building(seats=2, stage="transfer", cars=cars)
    shares = outlook(state).shares
    assert shares == ((7, 10), (8, 9), (9, 8), (10, 7))
    assert {f"transfer {one}" for one, _ in shares} - {"transfer 9"} <= offered(state)


@pytest.mark.rule("sponsors", "10.1")
def test_only_whoever_is_to_act_is_told_the_outlook() -> None:
    state = race("...R... B.YG...")
    told = [seat for seat in (0, 1, 2, 3, None) if sponsors.view(state, seat).outlook]
    assert told == [0]


@pytest.mark.rule("sponsors", "9.2")
def test_points_are_told_of_cars_whose_place_is_certain() -> None:
    cars = sponsors.view(race("..R.... B......", finished=(3, 2)), None).cars
    assert [(one.place, one.points) for one in cars] == [(3, 0), (4, 0), (2, 3), (1, 4)]


@pytest.mark.rule("sponsors", "9.4", "9.5")
def test_the_sides_are_told_as_they_stand_the_better_one_first() -> None:
    seen = sponsors.view(race("..R.B.. .Y.G...", options=TEAMS), None).sides
    assert [(side.cars, side.seats, side.points) for side in seen] == [
        (("blue", "green"), (1, 3), 7),
        (("red", "yellow"), (0, 2), 3),
    ]
    # 4 and 1 against 3 and 2.
    seen = sponsors.view(race("..B.R.. .Y.G...", options=TEAMS), None).sides
    assert [(side.cars[0], side.points) for side in seen] == [("red", 5), ("blue", 5)]


@pytest.mark.rule("sponsors", "2.4", "9.4")
def test_cars_that_race_alone_have_no_sides() -> None:
    assert sponsors.view(race("...R... B.YG..."), None).sides == ()
