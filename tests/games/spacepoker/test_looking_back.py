"""Chapters 5 and 6, as one looks back at a round: what makes up a hand, and what decided a pot."""

import pytest

from tests.games.spacepoker.tables import Table, ships, table
from veillee.games import spacepoker as game
from veillee.games.spacepoker.hands import made_of, strength
from veillee.games.spacepoker.looking_back import PotView, RoundView, as_it_was, looked_back
from veillee.games.spacepoker.state import State


def last_of(here: Table) -> RoundView:
    last = game.view(here.state, None).last
    assert last is not None
    return last


def pot_of(here: Table) -> PotView:
    (pot,) = last_of(here).pots
    return pot


@pytest.mark.rule("spacepoker", "6.1")
@pytest.mark.parametrize(
    ("hand", "kinds"),
    [
        ("psfcm", "mcfsp"),
        ("ppppp", "p"),
        ("sffff", "f"),
        ("ppfff", "fp"),
        ("pfffm", "f"),
        ("ppssm", "sp"),
        ("ppsfc", "p"),
    ],
)
def test_a_hand_is_made_up_of_its_groups_or_of_all_five(hand: str, kinds: str) -> None:
    assert made_of(ships(hand)) == ships(kinds)


@pytest.mark.rule("spacepoker", "6.3")
def test_shown_ships_lie_in_the_order_in_which_they_are_compared() -> None:
    here = table("ppsfc ssffc").play("raise 5", "call")
    one, other = last_of(here).shown
    assert (one.ships, one.made_of) == (ships("ppcfs"), ships("p"))
    assert (other.ships, other.made_of) == (ships("ffssc"), ships("fs"))


@pytest.mark.rule("spacepoker", "5.2")
def test_the_better_hand_decides_over_the_best_of_the_others() -> None:
    pot = pot_of(table("ppsfc ssffc pppsf").play("raise 5", "call", "call"))
    assert (pot.winners, pot.by, pot.over, pot.ship) == ((2,), "hand", 1, None)


@pytest.mark.rule("spacepoker", "6.3")
@pytest.mark.parametrize(
    ("winner", "other", "ship", "against"),
    [
        ("ffpsc", "sspcm", "f", "s"),  # the pair
        ("ffpcm", "ffpsm", "c", "s"),  # the second of the single ships
        ("ssmmc", "ssmmf", "c", "f"),
        ("psfma", "psfca", "m", "c"),
    ],
)
def test_in_hands_of_one_name_the_first_ship_that_differs_decides(
    winner: str, other: str, ship: str, against: str
) -> None:
    pot = pot_of(table(f"{winner} {other}", fleet="7x5").play("raise 5", "call"))
    assert (pot.by, pot.over) == ("ships", 1)
    assert (pot.ship, pot.against) == ships(ship + against)


@pytest.mark.rule("spacepoker", "6.4", "6.5")
def test_between_equal_ships_the_last_draw_decides() -> None:
    here = table("ppsfc ppsfc ppsfc", pot="fpfsm").play("raise 7", "call", "call")
    pot = pot_of(here)
    assert (pot.winners, pot.by, pot.over) == ((2,), "draw", 0)
    assert (pot.ship, pot.against) == ("mothership", "shuttle")


@pytest.mark.rule("spacepoker", "6.7")
def test_what_nothing_decides_is_shared_and_each_part_is_told() -> None:
    here = table("ppsfc ppsfc ppsfc mmmmm", opener=1)
    here.play("raise 5", "call", "call", "raise 6", "call", "call", "fold")
    pot = pot_of(here)
    assert (pot.by, pot.winners, pot.parts) == ("share", (1, 2, 0), (8, 8, 7))


@pytest.mark.rule("spacepoker", "5.3")
def test_one_left_alone_wins_by_nothing_that_was_shown() -> None:
    pot = pot_of(table("ppsfc ssffc").play("raise 5", "fold"))
    assert (pot.by, pot.over, pot.ship) == ("alone", None, None)


@pytest.mark.rule("spacepoker", "8.7")
def test_every_pot_has_a_reason_of_its_own() -> None:
    here = table("psfcm mmmmm ppppc ppppf", (10, 30, 100, 100), all_in=True)
    here.play("raise 10", "raise 30", "raise 60", "call")
    assert [(pot.by, pot.over, pot.ship) for pot in last_of(here).pots] == [
        ("hand", 1, None),
        ("hand", 2, None),
        ("ships", 3, "cruiser"),
    ]


@pytest.mark.rule("spacepoker", "8.7")
def test_a_pot_that_only_one_still_in_has_paid_for_is_his_alone() -> None:
    here = table("psfcm ssffc ppcmm", (5, 85, 90), all_in=True)
    here.play("raise 5", "raise 20", "raise 30", "fold")
    assert [pot.by for pot in last_of(here).pots] == ["hand", "alone"]


def test_looking_back_adds_nothing_that_was_not_seen(positions: list[State]) -> None:
    rounds = [state.last for state in positions if state.last]
    assert rounds
    assert all(as_it_was(looked_back(last)) == last for last in rounds)


@pytest.mark.rule("spacepoker", "5.2", "6.3")
def test_every_reason_is_true_of_the_hands_that_were_shown(positions: list[State]) -> None:
    reasons = set()
    for last in filter(None, (state.last for state in positions)):
        hands = {one.seat: strength(one.ships) for one in last.shown}
        for pot in looked_back(last).pots:
            reasons.add(pot.by)
            if pot.over is not None:
                (winner,) = pot.winners
                mine, theirs = hands[winner], hands[pot.over]
                assert (pot.by == "hand") == (mine[0] > theirs[0])
                assert (pot.by == "draw") == (mine == theirs)
    assert reasons >= {"alone", "hand", "ships", "draw"}
