"""Chapter 6: when the ships are of the same sizes too."""

import pytest

from tests.games.spacepoker.tables import Table, table


def drawn(here: Table) -> list[tuple[int, str]]:
    return [(fact["seat"], fact["ship"]) for fact in here.told("tie-drawn")]


@pytest.mark.rule("spacepoker", "6.4")
def test_equal_hands_draw_a_ship_each_and_the_larger_wins() -> None:
    here = table("ppsfc ppsfc", pot="sfm").play("raise 7", "call")
    assert drawn(here) == [(0, "shuttle"), (1, "fighter")]
    assert here.points == [53, 67]


@pytest.mark.rule("spacepoker", "6.4")
def test_a_weaker_hand_draws_nothing() -> None:
    here = table("ppsfc ppsfm ppsfm", pot="msf").play("raise 7", "call", "call")
    assert drawn(here) == [(1, "mothership"), (2, "shuttle")]
    assert here.points == [53, 74, 53]


@pytest.mark.rule("spacepoker", "6.5")
def test_those_who_drew_the_largest_ships_alike_draw_again() -> None:
    here = table("ppsfc ppsfc ppsfc", pot="fpfsm").play("raise 7", "call", "call")
    assert drawn(here) == [
        (0, "fighter"),
        (1, "probe"),
        (2, "fighter"),
        (0, "shuttle"),
        (2, "mothership"),
    ]
    assert here.points == [53, 53, 74]


@pytest.mark.rule("spacepoker", "6.5")
def test_the_draw_goes_in_turn_order_from_the_opener() -> None:
    here = table("ppsfc ppsfc ppsfc", pot="mps", opener=2).play("raise 7", "call", "call")
    assert drawn(here) == [(2, "mothership"), (0, "probe"), (1, "shuttle")]


@pytest.mark.rule("spacepoker", "6.6")
def test_when_the_pot_runs_out_the_discards_are_drawn_from() -> None:
    here = table("ppsfc ppsfc", pot="s", discards="m -").play("raise 7", "call")
    assert drawn(here) == [(0, "shuttle"), (1, "mothership")]
    assert [event.rule for event in here.events].count("6.6") == 1


@pytest.mark.rule("spacepoker", "6.6", "6.7")
def test_neither_folded_hands_nor_ships_already_drawn_come_back_into_the_pot() -> None:
    here = table("ppsfc ppsfc mmmmm", pot="ss").play("raise 7", "call", "fold")
    # The two shuttles are all there is: no third draw.
    assert drawn(here) == [(0, "shuttle"), (1, "shuttle")]
    assert here.points == [60, 60, 60]


@pytest.mark.rule("spacepoker", "6.7")
def test_when_too_few_ships_are_left_to_draw_the_tied_share() -> None:
    here = table("ppsfc ppsfc", pot="m").play("raise 7", "call")
    assert drawn(here) == []
    assert here.told("won") == [
        {"type": "won", "seat": 0, "points": 7, "shared": True},
        {"type": "won", "seat": 1, "points": 7, "shared": True},
    ]


@pytest.mark.rule("spacepoker", "6.7")
def test_odd_points_go_to_the_first_of_the_tied_in_turn_order() -> None:
    # 6 + 6 + 6 and the 5 of the one who folds, among three: 8, 8 and 7. Seat 1 opened.
    here = table("ppsfc ppsfc ppsfc mmmmm", opener=1)
    here.play("raise 5", "call", "call", "raise 6", "call", "call", "fold")
    assert here.points == [60 + 1, 60 + 2, 60 + 2, 55]
