"""Every game has a screen, and Ergo's says all there is to know without colour."""

import pytest

import veillee
from tests.cli.conftest import RECORDED, Command
from veillee.cli.menu import in_short
from veillee.cli.screens import ergo, screen_of
from veillee.games import GAMES, load
from veillee.words import LANGUAGES

BOARD = """\
     a b c d e f g h i j
  9  - - - - - - - - - -  9
  8  - . . . . . . . . -  8
  7  - . . . b . . . . -  7
  6  - . . . b . . . . -  6
  5  - . . . b . . . . -  5
  4  W . . . b . . . . -  4
  3  W . . . b . . . . -  3
  2  W . . . . . . . . -  2
  1  W - - - - - - - - -  1
     a b c d e f g h i j
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_screen_for_everybody(name: str, language: str) -> None:
    match = veillee.Match(name, seed="screen")
    screen = screen_of(load(name))
    for seat in (None, *range(match.seats)):
        assert screen.draw(match.view(seat), language).plain
    seat = match.to_act[0]
    assert screen.moves(match.view(seat), match.legal(seat), language)


@pytest.mark.parametrize("name", GAMES)
def test_a_screen_can_be_drawn_at_every_moment_of_a_match(name: str) -> None:
    match = veillee.Match(name, seed="screen")
    screen = screen_of(load(name))
    while match.to_act:
        seat = match.to_act[0]
        screen.draw(match.view(seat), "fr")
        screen.moves(match.view(seat), match.legal(seat), "fr")
        match.play(seat, match.legal(seat)[len(match) % len(match.legal(seat))])
    assert screen.draw(match.view(None), "fr")


def test_ergos_board_is_drawn_in_letters() -> None:
    match = veillee.Match("ergo", seed="s")
    for turn, move in enumerate(RECORDED):
        match.play(turn % 2, move)
    drawn = ergo.draw(match.view(0), "en")
    assert drawn.startswith(BOARD)
    assert "Black: seat 0 (you), 7 in reserve." in drawn
    assert "White: seat 1, 8 in reserve." in drawn
    assert "Last move: Black, e3." in drawn
    assert "The line: e3, e4, e5, e6, e7." in drawn
    assert "To move" not in drawn


def test_ergos_screen_follows_a_swap_of_sides() -> None:
    match = veillee.Match("ergo", seed="s", options={"swap": True})
    match.play(0, "e5")
    view = match.view(1)
    assert "Or take Black's side: swap." in ergo.moves(view, match.legal(1), "en")
    match.play(1, "swap")
    drawn = ergo.draw(match.view(1), "en")
    assert "Black: seat 1 (you)" in drawn
    assert "Last move: Black, swap." in drawn
    assert "To move: White (seat 0)." in drawn


def test_colour_is_only_added_to_what_the_letters_say() -> None:
    match = veillee.Match("ergo", seed="s")
    match.play(0, "j9")
    drawn = screen_of(match.game).draw(match.view(0), "en")
    assert drawn.plain == ergo.draw(match.view(0), "en")
    coloured = [drawn.plain[span.start] for span in drawn.spans if "cyan" in str(span.style)]
    assert coloured == ["B"]


def test_runs_of_numbers_are_told_in_short() -> None:
    raises = [f"raise {amount}" for amount in range(10, 81)]
    assert in_short(["fold", "call", *raises]) == "fold, call, raise 10 … raise 80"
    assert in_short(["1", "2", "3", "5"]) == "1, 2, 3, 5"
    assert in_short([]) == ""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook_is_printed_with_chapter_0_at_its_end(
    command: Command, name: str, language: str
) -> None:
    said = command("rules", name, "--lang", language)
    clauses = load(name).rulebook.clauses(language)
    told = [line.split()[0] for line in said.out.splitlines() if line]
    chapter_0 = [number for number in clauses if number.startswith("0.")]
    own = [number for number in clauses if number not in chapter_0]
    assert [word for word in told if word in clauses] == own + chapter_0
    assert "**" not in said.out


def test_one_clause_is_printed_alone(command: Command) -> None:
    said = command("rules", "ergo", "3.3", "--lang", "fr")
    assert said.out.startswith("3.3 ")
    assert said.out.count("\n") == 1


def test_the_bench_tells_a_rate_for_each_game(command: Command) -> None:
    said = command("bench", "--runs", "1", "--seconds", "0.01")
    assert said.code == 0
    assert said.out.startswith("Random play, moves a second (median of one run)\n")
    assert len(said.out.splitlines()) == 2 + len(GAMES)
