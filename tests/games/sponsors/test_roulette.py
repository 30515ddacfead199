"""Chapter 7: the balls, and where they send the cars."""

from collections import Counter

import pytest

from tests.games.sponsors.situations import (
    Loaded,
    car,
    hand,
    offered,
    played,
    played_with_events,
    race,
    refused,
    square,
)
from veillee.games import sponsors
from veillee.games.sponsors.circuit import Circuit, Section
from veillee.games.sponsors.racing import come_back
from veillee.games.sponsors.roulette import balls
from veillee.kernel import Chance, Event

RED, BLUE, YELLOW, GREEN = range(4)
# Without a bought ball the violet one is the last of five.
VIOLET_FALLS = 4

# Blue has played; red is next, and blocks nobody.
FIELD = """
    Y..R...g....
    .G...B...v..
"""


def spinning(**facts: object) -> sponsors.State:
    return race(FIELD, done=["blue"], **facts)  # type: ignore[arg-type]


@pytest.mark.rule("sponsors", "7.1")
def test_the_roulette_holds_a_ball_of_each_car_and_the_violet_one() -> None:
    assert balls(spinning(), 0) == ("red", "blue", "yellow", "green", "violet")


@pytest.mark.rule("sponsors", "7.1")
def test_all_balls_are_equally_likely() -> None:
    state, fallen, chance = spinning(), Counter[str](), Chance("fair")
    for _ in range(3000):
        _, events = sponsors.play(state, 0, sponsors.read("spin 0"), chance)
        fallen[events[0].what.ball] += 1
    # 600 are expected of each, give or take 22: five times that is far enough.
    assert set(fallen) == {"red", "blue", "yellow", "green", "violet"}
    assert all(abs(count - 600) < 110 for count in fallen.values())


@pytest.mark.rule("sponsors", "7.2")
def test_up_to_four_balls_are_bought_with_energy() -> None:
    state = spinning(energy={"red": 6})
    spins = {text for text in offered(state) if text.startswith("spin")}
    assert spins == {f"spin {n}" for n in range(5)}
    assert balls(state, 3) == ("red", "blue", "yellow", "green", "red", "red", "red", "violet")


@pytest.mark.rule("sponsors", "7.2")
def test_balls_are_not_bought_without_energy() -> None:
    state = spinning(energy={"red": 2})
    assert refused(state, "spin 3") == "7.2"
    assert refused(state, "spin 2") == ""


@pytest.mark.rule("sponsors", "7.3")
@pytest.mark.parametrize(("extra", "rank"), [(0, 5), (2, 7), (4, 9)])
def test_ones_own_ball_counts_all_balls_of_ones_colour(extra: int, rank: int) -> None:
    state = played(spinning(energy={"red": 4}), f"spin {extra}", chance=Loaded(0))
    assert state.stage == "advance"
    assert offered(state) == {f"advance {rank}a", f"advance {rank}b"}
    after, (told, *_) = played_with_events(state, f"advance {rank}b")
    assert square(after, "red") == f"{rank}b"
    assert (told.rule, told.what.cause) == ("7.3", "own-ball")


@pytest.mark.rule("sponsors", "7.3")
def test_a_bought_ball_is_as_good_as_the_first() -> None:
    # Two ranks on from 4a, where blue has left but one square free.
    assert square(played(spinning(energy={"red": 1}), "spin 1", chance=Loaded(4)), "red") == "6a"


@pytest.mark.rule("sponsors", "7.4")
def test_anothers_ball_takes_that_car_one_rank_and_its_player_chooses() -> None:
    state = played(spinning(energy={"red": 4}), "spin 4", chance=Loaded(BLUE))
    assert (state.stage, state.seat) == ("advance", 1)
    after, (told, *_) = played_with_events(state, "advance 7a")
    assert (told.rule, told.what.cause) == ("7.4", "ball")
    assert square(after, "blue") == "7a"
    assert square(after, "red") == "4a"
    # Blue had had its turn, and yellow has not: the round goes on.
    assert after.car == 3


@pytest.mark.rule("sponsors", "7.4")
def test_a_car_moved_by_its_ball_still_has_its_turn() -> None:
    state = played(spinning(), "spin 0", chance=Loaded(GREEN))
    after = played(state, "advance 3a")
    assert (after.car, square(after, "green")) == (GREEN, "3a")


@pytest.mark.rule("sponsors", "7.5")
def test_the_violet_ball_sends_red_squares_off_violet_ones_three_and_others_one() -> None:
    state = race(
        """
        ....G.RrB...
        Y...........
        """,
        from_rank=10,
        done=["blue"],
    )
    # Blue 18a, red 16a (a red square), green 14a, yellow 10b (the violet square).
    assert [square(state, c) for c in ("blue", "red", "green", "yellow")] == [
        "18a", "16a", "14a", "10b",
    ]  # fmt: skip
    after, events = played_with_events(
        state, "spin 0", "advance 19b", "advance 15b", "advance 13a", chance=Loaded(VIOLET_FALLS)
    )
    assert [square(after, c) for c in ("blue", "red", "green", "yellow")] == [
        "19b", "16", "15b", "13a",
    ]  # fmt: skip
    told = [(e.what.__struct_config__.tag, e.what.car) for e in events if e.rule == "7.5"]
    assert told == [
        ("advanced", "blue"), ("off", "red"), ("advanced", "green"), ("advanced", "yellow"),
    ]  # fmt: skip


@pytest.mark.rule("sponsors", "7.6")
def test_the_violet_ball_moves_the_first_car_first_so_that_the_next_finds_room() -> None:
    # Two and two: those behind could not move if those ahead did not move first.
    state = race(
        """
        ..RB..
        ..YG..
        """,
        done=["blue", "green"],
        hands={"red": hand()},
    )
    after = played(state, "spin 0", chance=Loaded(VIOLET_FALLS))
    assert (after.stage, after.seat) == ("advance", 1)
    after = played(after, "advance 5a", "advance 4b")
    assert [square(after, c) for c in ("blue", "green", "red", "yellow")] == [
        "5a", "5b", "4b", "4a",
    ]  # fmt: skip


@pytest.mark.rule("sponsors", "7.7")
def test_a_car_off_the_track_loses_its_next_turn_and_comes_back_from_outside() -> None:
    state = race(
        """
        B..R.
        ...
        """,
        from_rank=18,
        off={"yellow": 17},
        done=["blue"],
        hands={"red": hand(engine="1")},
    )
    after, events = played_with_events(state, "drive engine 1 22a")
    assert square(after, "yellow") == "17b"
    assert [e.what.square for e in events if e.rule == "7.7"] == ["17b"]
    # That was yellow's turn: a new round begins with red.
    assert (after.car, after.round) == (RED, 2)


@pytest.mark.rule("sponsors", "7.7")
def test_a_car_comes_back_behind_where_its_rank_is_full() -> None:
    state = race(
        """
        .Brr.
        .G.R.
        """,
        from_rank=14,
        off={"yellow": 15},
        done=["blue", "green"],
        hands={"red": hand(engine="1")},
    )
    assert (square(state, "blue"), square(state, "green")) == ("15a", "15b")
    after = played(state, "drive engine 1 18b")
    assert square(after, "yellow") == "14b"


@pytest.mark.rule("sponsors", "7.7")
def test_a_car_comes_back_to_a_square_that_is_not_red() -> None:
    # Blue has the outside of rank 17, and 17a is red: 16b is the nearest that is not.
    state = race(
        """
        .rr.R.
        ..B...
        """,
        from_rank=15,
        off={"yellow": 17},
        done=["blue"],
        hands={"red": hand(engine="1")},
    )
    assert square(played(state, "drive engine 1 20a"), "yellow") == "16b"


@pytest.mark.rule("sponsors", "7.7")
def test_a_car_comes_back_to_a_red_square_where_there_is_no_other() -> None:
    bend = Circuit("bend", 0.0, (), (Section("bend", 8.0, 360.0, (".r......", ".r......")),))
    off, cars = 4 * 2, tuple(bend.squares[name] for name in ("1a", "1b"))
    events: list[Event] = []
    assert come_back(bend, (off, *cars), 0, events) == (bend.squares["2b"], *cars)
    assert [(e.what.rank, e.what.lane) for e in events] == [(2, "outside")]


@pytest.mark.rule("sponsors", "7.7")
def test_a_car_off_the_track_blocks_nobody_and_no_ball_moves_it() -> None:
    state = race(
        """
        ...R.
        Y....
        """,
        from_rank=18,
        off={"green": 21, "blue": 19},
        done=["green"],
        hands={"red": hand()},
    )
    for ball in (BLUE, GREEN):
        after, events = played_with_events(state, "spin 0", chance=Loaded(ball))
        assert not [e for e in events if e.what.__struct_config__.tag == "advanced"]
        # Blue's lost turn is next, and it comes back on its own rank.
        assert [square(after, c) for c in ("blue", "green")] == ["19b", "21"]
    after, events = played_with_events(
        state, "spin 0", "advance 22a", "advance 19b", chance=Loaded(VIOLET_FALLS)
    )
    assert [e.what.car for e in events if e.rule == "7.5"] == ["red", "yellow"]
    # Yellow stands where blue went off, and is now ahead of it.
    assert [square(after, c) for c in ("yellow", "blue")] == ["19b", "19"]
    assert after.car == YELLOW


@pytest.mark.rule("sponsors", "7.8")
def test_bought_balls_are_gone_after_use_and_so_is_the_energy() -> None:
    state = spinning(energy={"red": 4})
    after = played(state, "spin 3", "advance 7a", chance=Loaded(BLUE))
    assert car(after, "red").energy == 1
    assert balls(after, 0) == ("red", "blue", "yellow", "green", "violet")


@pytest.mark.rule("sponsors", "7.9")
def test_the_ball_of_a_car_that_has_finished_is_taken_out() -> None:
    state = race(
        """
        Y..R...g
        ....B...
        """,
        done=["blue"],
    )
    assert balls(state, 0) == ("red", "blue", "yellow", "violet")
