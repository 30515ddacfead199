"""The screen of Les Sponsors tells loop, workshop and circuit in words that can be read aloud."""

import pytest

from tests.games.sponsors.situations import race
from veillee.cli.screens import Screen
from veillee.cli.screens import sponsors as screen
from veillee.games import sponsors
from veillee.kernel import Match
from veillee.words import LANGUAGES


def match_of(seats: int, options: sponsors.Options | None = None) -> Match:
    return Match(sponsors, seats, "screen", options or sponsors.Options())


def test_while_building_the_loop_is_drawn_with_the_markers_and_the_piles() -> None:
    drawn = screen.draw(match_of(4).view(0), "en")
    assert drawn.startswith("Building, round 1. ")
    assert "Red zone: A(R) V " in drawn
    assert "On sale: engineer (4 left), engine (4 left)." in drawn
    assert "R, the red car of seat 0 (you): 5 million, 0 energy, 8 workshop cards" in drawn


def test_in_french_a_category_is_named_and_told_how_to_type_it() -> None:
    drawn = screen.draw(match_of(4).view(0), "fr")
    assert "En vente : pneus = tyres (reste 4), mécanique = mechanics (reste 4)." in drawn


def test_only_ones_own_cards_and_sponsors_are_told() -> None:
    drawn = screen.draw(match_of(4).view(2), "en")
    assert "Cards of Y: engineer " in drawn
    assert "Cards of R" not in drawn
    assert "Cards of" not in screen.draw(match_of(4).view(None), "en")


def test_two_players_are_told_the_cards_of_both_their_cars() -> None:
    drawn = screen.draw(match_of(2).view(1), "en")
    assert "Cards of B: " in drawn
    assert "Cards of G: " in drawn


def test_in_the_race_cars_stand_in_their_lanes() -> None:
    drawn = screen.draw(_race().view(0), "en")
    assert "The race, round 1. " in drawn
    rows = [line for line in drawn.splitlines() if line.startswith((" a  ", " b  ", " c  "))]
    assert sum(row[4:].count(letter) for row in rows for letter in "RBYG") == 4
    assert all({*row[4:]} <= {*".rgvRBYG"} for row in rows)


def _race(seats: int = 4) -> Match:
    match = match_of(seats)
    while match.view(None).stage != "drive":
        match.play(match.to_act[0], match.timeout(match.to_act[0]))
    return match


def test_whoever_has_the_turn_is_told_where_each_card_leads() -> None:
    match = _race()
    seat = match.to_act[0]
    drawn = screen.draw(match.view(seat), "en")
    offered = {(move.value, move.to) for move in match.legal(seat) if hasattr(move, "to")}
    for value in {value for value, _ in offered}:
        line = next(row for row in drawn.splitlines() if row.startswith(f"With a {value} you"))
        squares = line.partition(": ")[2].rstrip(".").split(", ")
        assert {*squares} == {to for card, to in offered if card == value}
    assert "With a" not in screen.draw(match.view((seat + 1) % 4), "en")


def test_a_blocked_driver_is_told_so() -> None:
    state = race("G..RY..g.. ....B....v", done=["yellow", "blue"])
    drawn = screen.draw(sponsors.view(state, 0), "en")
    assert "Cars bar the track ahead of you." in drawn
    assert "With a 5" not in drawn


def test_cars_that_left_the_track_or_finished_are_told_in_words() -> None:
    state = race("R......g.. .........v", off={"blue": 5}, finished=(3, 2))
    drawn = screen.draw(sponsors.view(state, 0), "en")
    assert "B, the blue car of seat 1: off the track at rank 5, " in drawn
    assert "G, the green car of seat 3: finished in place 1, " in drawn


def test_the_moves_of_one_card_share_a_line() -> None:
    match = _race()
    seat = match.to_act[0]
    listed = screen.moves(match.view(seat), match.legal(seat), "en").splitlines()
    cards = {(m.category, m.value) for m in match.legal(seat) if isinstance(m, sponsors.Drive)}
    assert sum(line.startswith("drive ") for line in listed) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_screen_can_be_drawn_at_every_moment_of_a_match(language: str, seats: int) -> None:
    match = match_of(seats, sponsors.Options(teams=seats == 4))
    drawing = Screen(match.game, screen)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        assert drawing.draw(match.view(seat), language).plain
        assert drawing.moves(match.view(seat), legal, language)
        match.play(seat, legal[(7 * len(match)) % min(len(legal), 9)])
    over = screen.draw(match.view(None), language)
    assert drawing.draw(match.view(None), language).plain == over
    assert "To act" not in over
