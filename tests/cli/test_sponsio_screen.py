"""Sponsio's screen tells the whole table in words that can be read aloud."""

from __future__ import annotations

import random

import pytest

from tests.games.sponsio.tables import Table, late, table
from veillee.cli.screens import Screen
from veillee.cli.screens import sponsio as screen
from veillee.games import sponsio
from veillee.games.sponsio.components import ROUNDS, TOKENS
from veillee.kernel import Match
from veillee.words import LANGUAGES


def drawn(at: Table, seat: int | None = 0, language: str = "en") -> str:
    return screen.draw(sponsio.view(at.state, seat), language)


def listed(at: Table, language: str = "en") -> str:
    state = at.state
    view = sponsio.view(state, state.seat)
    return screen.moves(view, sponsio.legal(state, state.seat), language)


def test_the_hand_and_the_talon_are_told_by_suit() -> None:
    told = drawn(table())
    assert "Your hand: G9, Y3 Y5 Y7, B3, R4 R7 R9." in told
    assert "In the talon: G8, B8, R3 R8." in told


def test_tickets_are_told_with_what_they_are_about_and_their_odds() -> None:
    told = drawn(table())
    assert "   V exact number of tricks (0 ×" in told
    assert "2 ×5" in told
    assert "   IX G (0 ×" in told
    assert "   XVI counter-bet (×3)" in told


def test_in_french_tickets_are_named_in_french() -> None:
    assert "V nombre exact de plis (0 ×" in drawn(table(), language="fr")


def test_a_taken_ticket_is_told_with_its_owner_and_not_as_free() -> None:
    told = drawn(table().go("reveal R4", "bet V 2"))
    assert "Bets: V (exact number of tricks) 2 ×5." in told
    assert "   V exact" not in told


def test_a_counter_bet_is_told_with_its_target() -> None:
    told = drawn(table().go("reveal R4", "bet XVI > 2"))
    assert "Bets: XVI (counter-bet) against seat 2 ×3." in told


def test_a_doubled_bet_is_told_with_twice_its_odds() -> None:
    at = table().go("reveal R4", "token double").passes(3).go("reveal R7", "bet V 2 doubled")
    assert "2 doubled ×10." in drawn(at)


def test_coins_streaks_and_revealed_cards_of_all_are_told() -> None:
    told = drawn(table(coins=(10, 1, 7, 3), streaks=(0, 2, 0, 4)).go("reveal R4"), seat=1)
    assert "Seat 0: 10 coins and 0 in the betting area, streak 0" in told
    assert "Revealed: R4." in told
    assert "Seat 1 (you): one coin" in told
    assert "Seat 3: 3 coins and 0 in the betting area, streak 4" in told


def test_the_trick_so_far_is_told_in_the_order_of_play() -> None:
    told = drawn(late("R4", "G2", "R9", "B1").go("R4", "G2"), seat=2)
    assert "The trick, led by seat 0: R4, G2." in told


def test_traitors_are_named_once_the_tricks_begin() -> None:
    told = drawn(late("R4", "G2", "R9", "B1"))
    assert "Seat 3 has no bet and plays as a traitor." in told


def test_whoever_leads_the_combat_card_is_told_so() -> None:
    at = table().go("reveal R4", "token combat R9").passes(14).go("reveal Y1", "bet V 2")
    assert "The combat token lies on the red 9" in drawn(at)


def test_every_kind_of_move_is_listed_with_its_clause() -> None:
    at = table().go("reveal R4", "bet V 2").passes(3)
    assert listed(at).splitlines() == [
        "pass [3.3]",
        "reveal: G9, Y3, Y5, Y7, B3, R7, R9 [3.3]",
    ]
    acting = listed(at.go("reveal R7"))
    for line in (
        "done [3.15]",
        "bet XII: 0 (×",
        "bet XVI >: 1 (×3), 2 (×3), 3 (×3) [4.1]",
        "token combat: G9, Y3, Y5, Y7, B3, R9 [5.2]",
        "token: double [5.3]",
        "token: coins [5.10]",
        "token modifier G9 V: 0 (×",
        "swap G9: G8, B8, R3, R8 [3.10]",
    ):
        assert line in acting
    assert all(f"[{clause}]" in acting for clause in ("3.5", "5.6"))


def test_cards_to_play_are_listed() -> None:
    assert listed(late("R4 G5", "G2 R1", "R9 B2", "B1 Y3")) == "G5, R4 [6.4]"


def test_what_a_streak_would_bring_is_told() -> None:
    view = sponsio.view(table(streaks=(4, 0, 0, 0)).state, 0)
    moves = screen.moves(view, [sponsio.Collect(take=True), sponsio.Collect(take=False)], "en")
    assert moves == "collect (+6), keep [7.13]"


def test_a_player_who_may_double_is_told_how() -> None:
    at = table().go("reveal R4", "token double").passes(3).go("reveal R7")
    assert "add doubled" in listed(at)


def test_only_after_the_last_round_is_nobody_asked_whether_to_keep_a_streak() -> None:
    answers = dict[bool, set[sponsio.Collect | None]]()
    for seed in range(20):
        match, dice = Match(sponsio, 3, str(seed)), random.Random(seed)
        while match.to_act:
            seat = match.to_act[0]
            view, legal = match.view(seat), match.legal(seat)
            if sponsio.Collect(take=False) in legal:
                last = view.round == ROUNDS
                answers.setdefault(last, set()).add(screen.unasked(view, legal))
            match.play(seat, dice.choice(legal))
    assert answers == {False: {None}, True: {sponsio.Collect(take=True)}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_can_be_drawn_at_every_moment_for_everybody(language: str) -> None:
    for seats in sponsio.seats:
        match = Match(sponsio, seats=seats, seed="screen")
        whole = Screen(match.game, screen)
        while match.to_act:
            seat = match.to_act[0]
            viewer = (None, *range(seats))[len(match) % (seats + 1)]
            assert whole.draw(match.view(viewer), language).plain
            legal = match.legal(seat)
            assert whole.moves(match.view(seat), legal, language)
            match.play(seat, legal[len(match) * 7 % len(legal)])


def test_every_clause_in_the_lists_is_in_the_rulebook() -> None:
    clauses = sponsio.rulebook.clauses()
    assert set(screen.TOKEN_CLAUSES) == set(TOKENS)
    assert {*screen.CLAUSES.values(), *screen.TOKEN_CLAUSES.values()} <= set(clauses)
