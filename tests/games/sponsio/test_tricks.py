"""Chapter 6: the trick phase."""

from typing import Any

import pytest

from tests.games.sponsio.tables import Table, late, table
from veillee.games import sponsio


def to_the_tricks(**given: Any) -> Table:
    """Peter (seat 0) reveals his red nine and bets; the others pass."""
    return table(**given).go("reveal R9", "bet V 2").passes(15)


@pytest.mark.rule("sponsio", "6.1")
def test_revealed_cards_are_played_like_those_in_hand() -> None:
    tricks = to_the_tricks()
    assert tricks.offers() == {"R4", "R7", "R9", "G9", "Y3", "Y5", "Y7", "B3"}
    assert tricks.go("R9").players[0].revealed == ()


@pytest.mark.rule("sponsio", "6.1")
def test_nobody_plays_a_card_he_does_not_have() -> None:
    assert to_the_tricks().refused("R1") == "6.1"
    assert to_the_tricks().refused("R8") == "6.1"


@pytest.mark.rule("sponsio", "6.2")
def test_the_card_under_the_combat_token_leads_the_first_trick() -> None:
    tricks = table().go("reveal R9", "bet V 2", "pass", "reveal Y9", "token combat B6").passes(13)
    assert tricks.seat == 2
    assert tricks.offers() == {"B6"}
    assert tricks.refused("Y9") == "6.2"


@pytest.mark.rule("sponsio", "6.2")
def test_the_combat_token_binds_the_first_lead_only() -> None:
    tricks = table().go("reveal R9", "bet V 2", "pass", "reveal Y9", "token combat B6").passes(13)
    tricks.go("B6", "B7", "B3", "B4")
    assert tricks.seat == 3
    assert len(tricks.offers()) == 7


@pytest.mark.rule("sponsio", "6.3")
def test_without_the_combat_token_the_dealers_left_leads_any_card() -> None:
    tricks = to_the_tricks()
    assert tricks.seat == 0
    assert len(tricks.offers()) == 8


@pytest.mark.rule("sponsio", "6.4")
def test_the_colour_led_must_be_followed() -> None:
    led = to_the_tricks().go("R9")
    assert led.seat == 1
    assert led.offers() == {"R1", "R5"}
    assert led.refused("G1") == "6.4"


@pytest.mark.rule("sponsio", "6.4")
def test_a_revealed_card_must_follow_as_well() -> None:
    led = table().go("reveal R9", "bet V 2", "reveal R1", "done", "pass", "pass")
    led.passes(1).go("reveal R5", "done").passes(10)
    assert led.players[1].revealed == ("R1", "R5")
    assert led.go("R9").offers() == {"R1", "R5"}


@pytest.mark.rule("sponsio", "6.5")
def test_whoever_cannot_follow_plays_any_card() -> None:
    led = to_the_tricks().go("R9", "R1", "R2")
    assert led.seat == 3
    assert len(led.offers()) == 8


@pytest.mark.rule("sponsio", "6.6")
def test_the_highest_card_of_the_colour_led_wins_and_its_owner_leads() -> None:
    played = to_the_tricks().go("R4", "R5", "R6", "B9")
    assert played.seat == 2
    assert played.state.tricks[0].winner == 2
    assert len(played.offers()) == 7


@pytest.mark.rule("sponsio", "6.6")
def test_a_higher_card_of_another_colour_does_not_win() -> None:
    played = to_the_tricks().go("R4", "R1", "R2", "B9")
    assert played.state.tricks[0].winner == 0


@pytest.mark.rule("sponsio", "6.7")
def test_eight_tricks_are_played() -> None:
    played = to_the_tricks()
    for _ in range(32):
        assert played.state.phase == "tricks"
        played.go(sponsio.write(sponsio.timeout(played.state, played.seat)))
    assert len(played.told("trick")) == 8
    assert played.state.phase != "tricks"


@pytest.mark.rule("sponsio", "6.8")
def test_a_nine_that_wins_is_laid_open() -> None:
    played = to_the_tricks().go("R9", "R1", "R2", "B9")
    assert played.told("nine") == [{"type": "nine", "seat": 0, "card": "R9"}]


@pytest.mark.rule("sponsio", "6.8")
def test_a_nine_that_does_not_win_is_not_laid_open() -> None:
    assert to_the_tricks().go("R4", "R1", "R2", "B9").told("nine") == []


@pytest.mark.rule("sponsio", "6.9")
def test_the_table_remembers_who_played_what() -> None:
    played = to_the_tricks().go("R4", "R5", "R6", "B9", "Y9")
    seen = sponsio.view(played.state, 1)
    assert [(trick.leader, trick.cards) for trick in seen.tricks] == [(0, ("R4", "R5", "R6", "B9"))]
    assert (seen.leader, seen.trick) == (2, ("Y9",))


@pytest.mark.rule("sponsio", "6.9")
def test_the_table_remembers_who_could_not_follow() -> None:
    seen = sponsio.view(to_the_tricks().go("R4", "R5", "R6", "B9").state, None)
    assert [player.missing for player in seen.players] == [(), (), (), ("R",)]


@pytest.mark.rule("sponsio", "6.9")
def test_who_could_not_follow_is_known_before_the_trick_is_over() -> None:
    at = late("R1 R9", "Y1 Y2", "R3 R7", "R4 Y4").go("R9", "Y2")
    assert sponsio.view(at.state, 0).players[1].missing == ("R",)


@pytest.mark.rule("sponsio", "6.9")
def test_the_table_remembers_what_was_taken_from_the_talon_until_it_is_seen_again() -> None:
    def known(at: Table) -> tuple[str, ...]:
        cards: tuple[str, ...] = sponsio.view(at.state, 2).players[0].known
        return cards

    swapped = table().go("reveal R9", "swap G9 R8").passes(3)
    assert known(swapped) == ("R8",)
    assert known(swapped.go("reveal R4", "swap R7 R3").passes(3)) == ("R3", "R8")
    assert known(swapped.go("reveal R3", "swap R8 B8").passes(3)) == ("B8",)
    assert known(swapped.go("reveal Y3", "bet V 2", "pass", "pass", "reveal Y1", "bet VI 1-2")) == (
        "B8",
    )
    assert known(swapped.go("B8")) == ()
