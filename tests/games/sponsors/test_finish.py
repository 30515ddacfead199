"""Chapter 9: arrival, points, and who has won."""

import pytest

from tests.games.sponsors.situations import (
    ON_THE_OVAL,
    TEAMS,
    Loaded,
    hand,
    offered,
    played,
    race,
    square,
)
from veillee.games import sponsors
from veillee.games.sponsors.scoring import standings

RED, BLUE, YELLOW, GREEN = range(4)


def last_ranks(a: str, b: str = "", c: str = "", **facts: object) -> sponsors.State:
    """Ranks 36 to 39; the finish is rank 40."""
    lanes = [lane or "...." for lane in (a, b, c)]
    return race(" ".join(lanes), from_rank=36, **facts)  # type: ignore[arg-type]


@pytest.mark.rule("sponsors", "9.1")
@pytest.mark.parametrize("value", ["2", "3", "7"])
def test_a_car_that_reaches_or_passes_the_last_rank_has_finished(value: str) -> None:
    state = last_ranks("r.R.", "B...", "YG..", hands={"red": hand(engine=value)})
    assert offered(state) == {f"drive engine {value} finish"}
    after = played(state, f"drive engine {value} finish")
    assert after.finished == (RED,)
    assert square(after, "red") is None


@pytest.mark.rule("sponsors", "9.1")
def test_a_car_short_of_the_last_rank_has_not_finished() -> None:
    state = last_ranks("r.R.", "B...", "YG..", hands={"red": hand(engine="1")})
    assert played(state, "drive engine 1 39a").finished == ()


@pytest.mark.rule("sponsors", "9.1")
def test_the_violet_ball_brings_cars_in_from_the_first_to_the_last() -> None:
    state = last_ranks("r..R", "Y..B", "...G", hands={"red": hand()})
    after = played(state, "spin 0", chance=Loaded(4))
    assert after.finished == (RED, BLUE, GREEN)
    assert after.ended == "arrival"


@pytest.mark.rule("sponsors", "9.1")
def test_a_slipstream_can_carry_a_car_over_the_line() -> None:
    # Yellow ends right behind red, and is drawn past it.
    state = last_ranks("Y..R", "B...", "G...", done=["red"], hands={"yellow": hand(engine="2")})
    assert played(state, "drive engine 2 38a").finished == (YELLOW,)


def settled(state: sponsors.State) -> list[bool]:
    """For a watcher, then for each seat."""
    return [sponsors.view(state, seat).settled for seat in (None, *range(state.seats))]


@pytest.mark.rule("sponsors", "9.1")
def test_whose_only_car_has_arrived_has_a_certain_place() -> None:
    state = last_ranks("r.R.", "...Y", "..G.", finished=(BLUE,))
    assert settled(state) == [False, False, True, False, False]
    assert not any(settled(last_ranks("r.R.", "...Y", "..GB")))


@pytest.mark.rule("sponsors", "9.4", "9.5")
def test_between_two_sides_the_first_arrival_settles_the_race() -> None:
    # Even 3 + 2 against 4 + 1 is a tie, which goes to the side of the first car.
    state = last_ranks("r.R.", "...Y", "..G.", finished=(BLUE,), options=TEAMS)
    assert settled(state) == [True] * 5


@pytest.mark.rule("sponsors", "9.3")
def test_a_race_that_is_over_has_nothing_to_settle() -> None:
    state = last_ranks("r..R", "Y..B", "...G", hands={"red": hand()})
    assert not any(settled(played(state, "spin 0", chance=Loaded(4))))


@pytest.mark.rule("sponsors", "9.2")
def test_the_cars_have_four_three_two_and_one_points() -> None:
    state = last_ranks("r...", "...Y", "..G.", finished=(BLUE, RED))
    state = played(state, "spin 0", chance=Loaded(0))
    outcome = sponsors.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((2, 1, 3, 4), (1,))
    assert outcome.scores == (3, 4, 2, 1)


@pytest.mark.rule("sponsors", "9.2")
def test_three_cars_have_four_three_and_two_points() -> None:
    engine = {"red": hand(engine="1")}
    state = last_ranks("r..R", "..B.", seats=3, finished=(YELLOW,), hands=engine)
    outcome = sponsors.outcome(played(state, "drive engine 1 finish"))
    assert outcome is not None
    assert outcome.scores == (3, 2, 4)


@pytest.mark.rule("sponsors", "9.3")
def test_the_race_is_over_when_one_car_is_left() -> None:
    state = last_ranks("r..R", "..B.", finished=(YELLOW, GREEN), hands={"red": hand(engine="1")})
    after = played(state, "drive engine 1 finish")
    assert sponsors.to_act(after) == ()
    outcome = sponsors.outcome(after)
    assert outcome is not None
    assert (outcome.rule, outcome.reason) == ("9.3", "ended-arrival")
    assert outcome.ranks[BLUE] == 4


@pytest.mark.rule("sponsors", "9.3")
def test_the_race_goes_on_as_long_as_two_cars_are_left() -> None:
    state = last_ranks("r..R", "..B.", "Y...", finished=(GREEN,), hands={"red": hand(engine="1")})
    after = played(state, "drive engine 1 finish")
    assert sponsors.outcome(after) is None
    assert after.car == BLUE


@pytest.mark.rule("sponsors", "9.4")
@pytest.mark.parametrize(("options", "seats"), [(ON_THE_OVAL, 2), (TEAMS, 4)])
def test_two_cars_of_a_side_add_up(options: sponsors.Options, seats: int) -> None:
    state = race("R", seats=seats, options=options, from_rank=18)
    # Blue first and green second: 7 points against 3.
    ranks, scores = standings(state, (BLUE, GREEN, RED, YELLOW))
    assert scores == (3.0, 7.0, 3.0, 7.0)[:seats]
    assert ranks == (2, 1, 2, 1)[:seats]
    # Blue first and third: 6 points against 4.
    ranks, scores = standings(state, (BLUE, RED, GREEN, YELLOW))
    assert scores == (4.0, 6.0, 4.0, 6.0)[:seats]
    assert ranks == (2, 1, 2, 1)[:seats]


@pytest.mark.rule("sponsors", "9.5")
@pytest.mark.parametrize(("options", "seats"), [(ON_THE_OVAL, 2), (TEAMS, 4)])
def test_of_two_equal_sides_the_one_with_the_first_car_wins(
    options: sponsors.Options, seats: int
) -> None:
    state = race("R", seats=seats, options=options, from_rank=18)
    ranks, scores = standings(state, (YELLOW, BLUE, GREEN, RED))
    assert scores == (5.0,) * seats
    assert ranks == (1, 2, 1, 2)[:seats]


@pytest.mark.rule("sponsors", "9.6")
def test_after_the_last_round_cars_are_classed_by_their_place() -> None:
    state = race(
        "R.B Y.. ..G",
        from_rank=26,
        round=30,
        done=["blue", "green", "red"],
        hands={"yellow": hand(engine="1")},
    )
    after = played(state, "drive engine 1 27c")
    outcome = sponsors.outcome(after)
    assert outcome is not None
    assert (outcome.rule, outcome.reason) == ("9.6", "ended-rounds")
    # Blue 28a, green 28c, yellow 27c, red 26a.
    assert outcome.ranks == (4, 1, 3, 2)


@pytest.mark.rule("sponsors", "9.6")
def test_on_the_board_that_people_play_on_the_race_has_sixty_rounds() -> None:
    assert sponsors.BOARDS["grand-prix"].rounds.race == 60
