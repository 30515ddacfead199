"""Spacepoker's screen tells the whole table in words that can be read aloud."""

import msgspec
import pytest

from tests.games.spacepoker.tables import ships, table
from veillee.cli.screens import Screen
from veillee.cli.screens import spacepoker as screen
from veillee.games import spacepoker
from veillee.kernel import Match
from veillee.words import LANGUAGES

HOUSE = spacepoker.presets["house"]


def match_of(seats: int) -> Match:
    return Match(spacepoker, seats=seats, seed="screen", options=HOUSE)


def played(*moves: str, seats: int = 2) -> Match:
    match = match_of(seats)
    for move in moves:
        match.play(match.to_act[0], move)
    return match


def test_planets_bets_and_exchanges_of_all_are_told() -> None:
    match = played("x -", "x -", "x -", "raise 3", "fold", seats=3)
    drawn = screen.draw(match.view(2), "en")
    assert "Round 1 of 10, bets. Seat 0 opens." in drawn
    assert "Seat 0: 56 points (planets " in drawn
    assert ", bet 3, kept all its ships." in drawn
    assert ", folded, bet 0, kept all its ships." in drawn
    assert "Seat 2 (you): 59 points" in drawn
    assert "In the middle: 6 points. The bet to match: 3." in drawn
    assert "To act: seat 2." in drawn


def test_ones_own_ships_are_drawn_with_their_size_and_the_hand_is_named() -> None:
    drawn = screen.draw(spacepoker.view(_with_hand("ppsfc"), 0), "en")
    assert "-o   -o   ~=>   >>=>   [#==>" in drawn
    assert "Your ships: [probe 1] [probe 1] [shuttle 2] [fighter 3] [cruiser 4]." in drawn
    assert "Your hand: Sidereal pair (one pair)." in drawn


def test_in_french_a_ship_is_named_and_told_how_to_type_it() -> None:
    drawn = screen.draw(spacepoker.view(_with_hand("mmmmm"), 0), "fr")
    assert "[vaisseau-mère 5 = mothership]" in drawn
    assert "Votre main : Suite escadrille." in drawn


def _with_hand(letters: str) -> spacepoker.State:
    state: spacepoker.State = match_of(2).state
    return msgspec.structs.replace(state, ships=(ships(letters), state.ships[1]))


def test_what_was_laid_aside_is_remembered() -> None:
    match = match_of(2)
    move = next(move for move in match.legal(0) if len(move.cards) == 1)
    match.play(0, move)
    drawn = screen.draw(match.view(0), "en")
    assert f"You have laid aside: [{move.cards[0]} " in drawn
    assert "exchanged one ship." in drawn


def test_nobodys_ships_are_drawn_for_a_watcher() -> None:
    assert "[" not in screen.draw(match_of(2).view(None), "en")


def test_shown_hands_stay_on_the_screen_during_the_next_round() -> None:
    match = played("x -", "x -", "raise 1", "call")
    last = match.view(0).last
    drawn = screen.draw(match.view(0), "en")
    assert drawn.startswith("Round 1 is over.\n")
    for shown in last.shown:
        hand = spacepoker.rulebook.say("en", f"hand-{shown.hand}")
        assert f"Seat {shown.seat} has shown [" in drawn
        assert f": {hand}." in drawn
    (pot,) = last.pots
    assert f"4 points went to seat {pot.winners[0]}." in drawn


@pytest.mark.parametrize(
    ("language", "short", "broke"),
    [
        (
            "en",
            "3 points (planets 3×1), sits out with too little for the ante.",
            "sits out without",
        ),
        (
            "fr",
            "3 points (planètes 3×1), trop peu pour l'ante, hors de la",
            "sans planètes, hors de",
        ),
    ],
)
def test_who_sits_out_is_told_with_the_reason(language: str, short: str, broke: str) -> None:
    here = table("ppsfc ssffc psfcm mmmmm", (59, 4, 117, 60), ante=3, rounds=9)
    here.play("raise 1", "call", "call", "fold")
    poor = screen.draw(spacepoker.view(here.state, 0), language)
    assert short in poor.replace("\u2068", "").replace("\u2069", "")
    assert broke not in poor
    lost = table("ppsfc psfcm ssffc", rounds=2).play("raise 60", "call", "fold")
    assert broke in screen.draw(spacepoker.view(lost.state, 1), language)


def test_a_match_that_lasts_as_long_as_the_planets_counts_no_rounds_to_come() -> None:
    printed = Match(spacepoker, 2, "screen", spacepoker.presets["book"])
    assert "Round 1, exchanges. Seat 0 opens." in screen.draw(printed.view(0), "en")
    assert "Manche 1, les échanges." in screen.draw(printed.view(0), "fr")


def test_a_round_won_without_showing_says_so() -> None:
    drawn = screen.draw(played("x -", "x -", "fold").view(0), "en")
    assert drawn.startswith("Round 1 is over. Nobody has shown a ship.\n2 points went to seat 1.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_can_be_drawn_at_every_moment_of_a_match(language: str) -> None:
    match = match_of(3)
    drawing = Screen(match.game, screen)
    while match.to_act:
        seat = match.to_act[0]
        legal = match.legal(seat)
        for viewer in (None, *range(3)):
            assert drawing.draw(match.view(viewer), language).plain
        assert drawing.moves(match.view(seat), legal, language)
        match.play(seat, legal[(7 * len(match)) % min(len(legal), 9)])
    over = screen.draw(match.view(None), "en")
    assert "The bet to match" not in over
    assert "To act" not in over
