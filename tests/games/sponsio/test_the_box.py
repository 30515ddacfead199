"""Chapter 1: what is in the box."""

import re

import pytest

from tests.games.sponsio.tables import settle
from veillee.games.sponsio import rulebook
from veillee.games.sponsio.components import (
    ALL_COINS,
    CARDS,
    COLOUR,
    NUMBER,
    NUMBERS,
    ODDS,
    TOKENS,
    TRACK,
    Ticket,
    deck,
    tickets_in_use,
)


@pytest.mark.rule("sponsio", "1.1")
def test_thirty_six_cards_have_four_colours_of_nine() -> None:
    assert len(CARDS) == len(set(CARDS)) == 36
    assert {card[0] for card in CARDS} == set("GYBR")
    assert all(sum(card[1] == value for card in CARDS) == 4 for value in "123456789")


def test_a_cards_number_runs_through_the_colours_and_then_the_values() -> None:
    assert (NUMBER["G1"], NUMBER["G9"], NUMBER["Y1"], NUMBER["R9"]) == (0, 8, 9, 35)


@pytest.mark.rule("sponsio", "1.2", "1.3")
def test_sixteen_tickets_offer_five_kinds_of_bet() -> None:
    assert len(COLOUR) == 16
    assert [COLOUR[ticket] for ticket in ("I", "II", "III", "IV")] == ["G", "Y", "B", "R"]
    assert [COLOUR[ticket] for ticket in ("IX", "X", "XI", "XII")] == ["G", "Y", "B", "R"]
    assert [ticket for ticket in COLOUR if COLOUR[ticket] == "tricks"] == ["V", "VI", "XIII"]
    assert [ticket for ticket in COLOUR if COLOUR[ticket] == "last"] == ["VII", "XIV"]
    assert [ticket for ticket in COLOUR if COLOUR[ticket] == "nines"] == ["VIII", "XV"]
    assert [ticket for ticket in COLOUR if COLOUR[ticket] == "counter"] == ["XVI"]


@pytest.mark.rule("sponsio", "1.4")
def test_the_printed_odds_are_kept() -> None:
    suits = [ODDS[ticket]["1-4"] for ticket in COLOUR if COLOUR[ticket] in ("G", "Y", "B", "R")]
    assert ODDS["V"]["2"] == 5
    assert suits == [3] * 8
    assert ODDS["VII"]["no"] == ODDS["XIV"]["no"] == 2
    assert ODDS["XVI"] == {None: 3}


@pytest.mark.rule("sponsio", "1.5")
def test_all_odds_lie_between_two_and_five() -> None:
    assert {odds for stakes in ODDS.values() for odds in stakes.values()} <= {2, 3, 4, 5}


@pytest.mark.rule("sponsio", "1.5")
@pytest.mark.parametrize("ticket", ["VI", "XIII"])
def test_no_number_of_tricks_is_in_two_ranges_of_a_ticket(ticket: Ticket) -> None:
    covered = [number for stake in ODDS[ticket] for number in NUMBERS[stake]]
    assert len(covered) == len(set(covered))


@pytest.mark.rule("sponsio", "1.5")
def test_between_them_the_tickets_of_ranges_offer_every_number_of_tricks() -> None:
    stakes = {*ODDS["VI"], *ODDS["XIII"]}
    assert {number for stake in stakes for number in NUMBERS[stake]} >= set(range(9))


@pytest.mark.rule("sponsio", "1.5")
def test_no_stake_is_always_worse_than_another_of_the_same_colour() -> None:
    # One has only one ticket of a colour, so that its stakes are each other's alternatives.
    stakes = [
        (ticket, stake, set(NUMBERS[stake]), odds)
        for ticket in COLOUR
        for stake, odds in ODDS[ticket].items()
        if stake in NUMBERS
    ]
    dead = [
        f"{ticket} {stake} at {odds} is dead beside {other} {better} at {more}"
        for ticket, stake, numbers, odds in stakes
        for other, better, wider, more in stakes
        if COLOUR[ticket] == COLOUR[other] and numbers < wider and odds <= more
    ]
    assert dead == []


@pytest.mark.rule("sponsio", "1.5")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rulebooks_table_says_the_odds_that_are_paid(language: str) -> None:
    rows = re.findall(r"^\| ([IVX][^|]*) \|[^|]*\| (.*) \|$", rulebook.markdown(language), re.M)
    said = {}
    for tickets, stakes in rows:
        odds = {stake: int(paid) for stake, paid in re.findall(r"`(\S+)` ?: (\d)", stakes)}
        for ticket in written_tickets(tickets):
            said[ticket] = odds or {None: int(stakes)}
    assert said == ODDS


def written_tickets(text: str) -> list[str]:
    """`I to IV, IX` is I, II, III, IV and IX."""
    order, found = list[str](COLOUR), list[str]()
    for part in text.split(", "):
        ends = re.split(" to | à ", part)
        found += order[order.index(ends[0]) : order.index(ends[-1]) + 1]
    return found


@pytest.mark.rule("sponsio", "1.6")
def test_there_is_one_token_of_each_of_four_kinds() -> None:
    assert sorted(TOKENS) == ["coins", "combat", "double", "modifier"]


@pytest.mark.rule("sponsio", "1.7", "1.8")
def test_the_track_has_nine_squares_and_the_fourth_is_worth_six() -> None:
    assert TRACK[1:9] == (1, 2, 4, 6, 8, 10, 12, 15)
    assert len(TRACK) == 1 + 9
    assert TRACK[4] == 6


@pytest.mark.rule("sponsio", "1.9", "1.10")
def test_the_bank_can_pay_the_richest_round_there_could_be() -> None:
    # Nobody has 30 coins before it; sixteen bets at odds of 5, one of them doubled; four tracks
    # worth 15 and a bonus of 1 for each.
    assert ALL_COINS >= 4 * 29 + 17 * 5 + 4 * 15 + 4


@pytest.mark.rule("sponsio", "1.10")
def test_no_coin_is_made_or_lost_when_a_round_is_settled() -> None:
    assert settle({0: ["V 2"], 1: ["VII no"]}, streaks=(3, 0, 0, 1)).all_coins == ALL_COINS


def test_the_cards_and_tickets_in_use_are_counted_as_in_the_book() -> None:
    assert len(deck(None)) == 36
    assert len(deck("B")) == 27
    assert len(tickets_in_use(3, "B")) == 8
    assert len(tickets_in_use(4, None)) == 12
