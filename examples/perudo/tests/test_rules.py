"""The rulebook, clause by clause. Positions are drawn: `34 55 1` are the dice of three seats."""

from __future__ import annotations

import pytest

from veillee import Chance
from veillee_perudo import (
    Bid,
    Calza,
    Doubt,
    Move,
    Options,
    State,
    outcome,
    play,
    read,
    setup,
    to_act,
    view,
    why_not,
)
from veillee_perudo.components import CALZAS
from veillee_perudo.events import Thrown
from veillee_perudo.state import Made


def drawn(cups: str, bid: str = "", *, aces: bool = False, calzas: int = CALZAS) -> State:
    """A table with these dice; seat 0 has made the bid, and seat 1 is to act."""
    thrown = tuple(tuple(int(die) for die in cup.strip("-")) for cup in cups.split())
    made = read(bid) if bid else None
    assert made is None or isinstance(made, Bid)
    return State(
        options=Options(aces=aces, calza=calzas >= 0),
        dice=tuple(map(len, thrown)),
        cups=thrown,
        calzas=(calzas,) * len(thrown),
        turn=1 if made else 0,
        bids=(Made(0, made),) if made else (),
        out=tuple(seat for seat, cup in enumerate(thrown) if not cup),
    )


def refused(state: State, move: Move) -> str | None:
    """The clause that forbids the seat whose turn it is to make the move."""
    refusal = why_not(state, state.turn, move)
    return refusal.rule if refusal else None


def lifted(state: State, move: Move) -> State:
    after: State = play(state, state.turn, move, Chance("lifted")).state
    return after


def doubted(state: State) -> State:
    return lifted(state, Doubt())


@pytest.mark.rule("perudo", "1.1")
def test_each_begins_with_five_dice() -> None:
    assert setup(Options(), 4, Chance("dice")).dice == (5, 5, 5, 5)


@pytest.mark.rule("perudo", "1.2")
def test_a_throw_is_told_to_whoever_threw() -> None:
    events = play(drawn("34 55", "2x5"), 1, Doubt(), Chance("throw")).events
    thrown = [event for event in events if isinstance(event.what, Thrown)]
    assert [event.audience for event in thrown] == [(0,), (1,)]


@pytest.mark.rule("perudo", "1.2")
def test_one_sees_ones_own_dice_alone() -> None:
    assert view(drawn("34 55"), 1).own == (5, 5)
    assert view(drawn("34 55"), None).own == ()


@pytest.mark.rule("perudo", "1.3")
def test_seat_0_begins() -> None:
    assert to_act(setup(Options(), 3, Chance("begin"))) == (0,)


@pytest.mark.rule("perudo", "2.1")
def test_after_a_bid_it_is_the_next_ones_turn_who_has_dice() -> None:
    after = play(drawn("34 - 1"), 0, Bid(1, 3), Chance("bid")).state
    assert (after.bids, after.turn) == ((Made(0, Bid(1, 3)),), 2)


@pytest.mark.rule("perudo", "2.2")
@pytest.mark.parametrize("bid", [Bid(3, 1), Bid(2, 6)])
def test_more_dice_or_a_higher_face_is_a_higher_bid(bid: Bid) -> None:
    assert refused(drawn("34 55", "2x5"), bid) is None


@pytest.mark.rule("perudo", "2.2")
@pytest.mark.parametrize("bid", [Bid(2, 5), Bid(2, 4), Bid(1, 6)])
def test_as_much_or_less_is_not(bid: Bid) -> None:
    assert refused(drawn("34 55", "2x5"), bid) == "2.2"


@pytest.mark.rule("perudo", "2.3")
def test_nobody_bids_more_dice_than_there_are() -> None:
    assert refused(drawn("34 55"), Bid(4, 1)) is None
    assert refused(drawn("34 55"), Bid(5, 1)) == "2.3"


@pytest.mark.rule("perudo", "2.4")
def test_a_doubt_needs_a_bid() -> None:
    assert refused(drawn("34 55"), Doubt()) == "2.4"
    assert refused(drawn("34 55", "2x5"), Doubt()) is None


@pytest.mark.rule("perudo", "3.1")
@pytest.mark.parametrize(("aces", "found"), [(False, 2), (True, 3)])
def test_aces_count_as_every_face_where_the_table_plays_them(aces: bool, found: int) -> None:
    last = doubted(drawn("13 55", "2x5", aces=aces)).last
    assert last is not None
    assert last.found == found


@pytest.mark.rule("perudo", "3.2")
def test_a_round_does_not_begin_with_aces() -> None:
    assert refused(drawn("13 55", aces=True), Bid(1, 1)) == "3.2"
    assert refused(drawn("13 55", aces=False), Bid(1, 1)) is None


@pytest.mark.rule("perudo", "3.3")
def test_after_seven_fives_come_four_aces() -> None:
    """The rulebook's own example."""
    state = drawn("11111 55555", "7x5", aces=True)
    assert refused(state, Bid(3, 1)) == "3.3"
    assert refused(state, Bid(4, 1)) is None


@pytest.mark.rule("perudo", "3.4")
def test_after_four_aces_come_nine_of_any_face() -> None:
    """The rulebook's own example."""
    state = drawn("11111 55555", "4x1", aces=True)
    assert refused(state, Bid(8, 6)) == "3.4"
    assert refused(state, Bid(9, 2)) is None


@pytest.mark.rule("perudo", "2.2")
def test_after_aces_more_aces_are_higher() -> None:
    state = drawn("11111 55555", "4x1", aces=True)
    assert refused(state, Bid(4, 1)) == "2.2"
    assert refused(state, Bid(5, 1)) is None


@pytest.mark.rule("perudo", "4.1")
def test_the_dice_of_all_cups_are_seen_and_counted() -> None:
    last = doubted(drawn("35 55", "2x5")).last
    assert last is not None
    assert (last.found, last.cups) == (3, ((3, 5), (5, 5)))
    assert last.counted == ((False, True), (True, True))


@pytest.mark.rule("perudo", "4.2")
@pytest.mark.parametrize(("bid", "left"), [("3x5", (1, 2)), ("2x5", (2, 1)), ("1x5", (2, 1))])
def test_after_a_doubt_whoever_was_wrong_loses_a_die(bid: str, left: tuple[int, ...]) -> None:
    assert doubted(drawn("34 55", bid)).dice == left


@pytest.mark.rule("perudo", "4.3")
@pytest.mark.parametrize(("bid", "left"), [("3x5", 1), ("2x5", 3), ("1x5", 1)])
def test_calza_wins_a_die_back_only_where_the_bid_is_exact(bid: str, left: int) -> None:
    assert lifted(drawn("34 55", bid), Calza()).dice == (2, left)


@pytest.mark.rule("perudo", "4.3")
def test_nobody_has_more_than_five_dice() -> None:
    assert lifted(drawn("34 55566", "3x5"), Calza()).dice == (2, 5)


@pytest.mark.rule("perudo", "4.3")
def test_calza_is_called_where_the_table_plays_it_and_there_is_a_bid() -> None:
    assert refused(drawn("34 55", "2x5", calzas=-1), Calza()) == "4.3"
    assert refused(drawn("34 55"), Calza()) == "4.3"
    assert refused(drawn("34 55", "2x5"), Calza()) is None


@pytest.mark.rule("perudo", "4.4")
def test_calza_is_called_twice_and_no_more() -> None:
    assert lifted(drawn("34 55", "2x5"), Calza()).calzas == (2, 1)
    assert refused(drawn("34 55", "2x5", calzas=0), Calza()) == "4.4"


@pytest.mark.rule("perudo", "4.5")
def test_whoever_lost_the_die_or_called_calza_begins() -> None:
    assert doubted(drawn("34 55 1", "3x5")).turn == 0
    assert lifted(drawn("34 55 1", "2x5"), Calza()).turn == 1


@pytest.mark.rule("perudo", "4.5")
def test_whoever_lost_the_last_die_is_out_and_the_next_begins() -> None:
    after = doubted(drawn("34 5 1", "1x5"))
    assert (after.out, after.turn) == ((1,), 2)


@pytest.mark.rule("perudo", "5.1")
def test_the_last_with_dice_wins_and_whoever_went_out_first_is_last() -> None:
    ended = outcome(doubted(drawn("34 5 -", "1x5")))
    assert ended is not None
    assert ended.ranks == (1, 2, 3)


def test_a_throw_of_five_dice_has_a_six_as_often_as_it_should() -> None:
    """A number from outside the code: 1 - (5/6)^5, three throws of five."""
    cups = (setup(Options(), 2, Chance(f"throw {n}")).cups[0] for n in range(4000))
    assert sum(6 in cup for cup in cups) / 4000 == pytest.approx(0.598, abs=0.03)
