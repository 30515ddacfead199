"""What a seat can count on while it bets."""

from __future__ import annotations

import pytest

from tests.games.sponsio.tables import Table, table
from veillee.games import sponsio
from veillee.games.sponsio.outlook import Outlook, Seen


def outlook(at: Table, seat: int | None = 0) -> Outlook:
    found = sponsio.view(at.state, seat).outlook
    assert found is not None
    return found


@pytest.mark.rule("sponsio", "3.1")
def test_the_cards_of_a_colour_are_mine_unseen_or_in_the_talon() -> None:
    # Peter holds R4, R7 and R9; R3 and R8 lie in the talon.
    assert outlook(table()).seen["R"] == Seen(in_play=7, mine=3, shown=0, unseen=4, talon=2)


@pytest.mark.rule("sponsio", "3.3")
def test_a_card_that_somebody_reveals_is_shown_to_the_others_and_stays_his_own() -> None:
    at = table().go("reveal R4")
    assert (outlook(at, 0).seen["R"].mine, outlook(at, 0).seen["R"].shown) == (3, 0)
    assert (outlook(at, 1).seen["R"].mine, outlook(at, 1).seen["R"].shown) == (2, 1)


@pytest.mark.rule("sponsio", "3.10")
def test_a_card_taken_from_the_talon_is_shown_and_in_play() -> None:
    at = table().go("reveal Y3", "swap G9 R8")
    assert outlook(at, 1).seen["R"].shown == 1
    assert outlook(at, 1).seen["R"].in_play == 8


def test_nines_are_counted_like_a_colour() -> None:
    assert outlook(table()).seen["nines"] == Seen(in_play=4, mine=2, shown=0, unseen=2, talon=0)


@pytest.mark.rule("sponsio", "2.2")
def test_a_colour_that_is_left_out_is_not_counted() -> None:
    assert list(outlook(table(seats=3)).seen) == ["Y", "B", "R", "nines"]


def test_a_watcher_has_no_card_of_his_own() -> None:
    found = outlook(table(), None)
    assert (found.seen["R"].mine, found.masters) == (0, None)


@pytest.mark.rule("sponsio", "6.6")
def test_a_card_is_master_if_what_would_beat_it_is_ones_own_or_in_the_talon() -> None:
    # R9 and G9 by themselves, R7 because R8 lies in the talon.
    assert outlook(table()).masters == 3


@pytest.mark.rule("sponsio", "7.3")
def test_a_colour_can_bring_as_many_cards_as_are_in_play() -> None:
    assert outlook(table()).reach["R"] == (0, 7)
    assert outlook(table()).reach["tricks"] == (0, 8)


@pytest.mark.rule("sponsio", "4.1")
def test_a_counter_bet_aims_at_all_bets_but_counter_bets() -> None:
    at = table().go("reveal R4", "bet V 2", "reveal R1", "bet XVI > 0")
    assert outlook(at).aims == (1, 0, 0, 0)


@pytest.mark.rule("sponsio", "3.2")
def test_turns_are_counted_down() -> None:
    assert [outlook(table().passes(4 * turn)).turns_left for turn in range(4)] == [3, 2, 1, 0]


@pytest.mark.rule("sponsio", "3.14")
def test_a_bet_is_free_for_a_dealer_who_must_bet_and_has_no_coin() -> None:
    at = table(coins=(10, 10, 10, 0))
    assert outlook(at).price == 1
    assert outlook(at.passes(15)).price == 0


def test_once_the_tricks_begin_there_is_nothing_to_weigh() -> None:
    at = table().go("reveal R4", "bet V 2").passes(15)
    assert sponsio.view(at.state, 0).outlook is None
