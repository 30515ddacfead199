"""What is typed in French, and what is said in it: verbs, levels, odds; and colours."""

import pytest

import veillee
from tests.cli.conftest import Command
from veillee.cli.screens import screen_of
from veillee.cli.voice import Voice
from veillee.games import load

TYPED = [
    ("ergo", "échanger", "swap"),
    ("spacepoker", "échanger sonde vaisseaux-mères", "échanger sonde vaisseaux-mères"),
    ("spacepoker", "Échanger sonde vaisseau-mère", "x probe mothership"),
    ("spacepoker", "tout garder", "x -"),
    ("spacepoker", "relancer à 6", "raise 6"),
    ("spacepoker", "se coucher", "fold"),
    ("sponsio", "révéler R9", "reveal r9"),
    ("sponsio", "parier XIV non doubler", "bet xiv no doubled"),
    ("sponsio", "parier XVI contre 2", "bet xvi > 2"),
    ("sponsio", "jeton pièces", "token coins"),
    ("sponsio", "jouer R9", "r9"),
    ("sponsors", "échanger pneus 3 plateau", "exchange tyres 3 board"),
    ("sponsors", "vendre rouge bleu jaune", "sell red blue yellow"),
    ("sponsors", "tourner 2", "spin 2"),
]


@pytest.mark.parametrize(("game", "typed", "written"), TYPED)
def test_a_move_is_understood_in_french(game: str, typed: str, written: str) -> None:
    assert screen_of(load(game)).heard(typed) == written


@pytest.mark.parametrize("game", veillee.games())
def test_what_the_notation_writes_is_left_as_it_is(game: str) -> None:
    match = veillee.Match(load(game), seed="spoken")
    (seat, *_) = match.to_act
    for move in match.legal(seat):
        written = match.game.write(move)
        assert screen_of(match.game).heard(written) == written


def test_a_french_verb_plays_the_move(command: Command) -> None:
    typed = "garder\ncoucher\nquit\n"
    said = command(
        "play", "spacepoker", "--lang", "fr", "--bots", "facile", "--seed", "soir", typed=typed
    )
    assert (said.code, said.err) == (0, "")
    assert "garde ses cinq vaisseaux" in said.out
    assert "se couche" in said.out


def test_levels_are_said_in_the_language() -> None:
    assert [Voice(language).level("hard") for language in ("fr", "en")] == ["fort", "hard"]
    assert Voice("fr").level("of-a-package") == "of-a-package"


def test_the_odds_of_yes_and_no_are_told_in_french(command: Command) -> None:
    said = command("play", "sponsio", "--lang", "fr", "--bots", "random", typed="quit\n")
    assert "oui ×" in said.out
    assert "yes ×" not in said.out


@pytest.mark.parametrize("game", veillee.games())
def test_a_screen_has_colours_on_top_of_its_letters(game: str) -> None:
    match = veillee.Match(load(game), seed="spoken")
    (seat, *_) = match.to_act
    drawn = screen_of(match.game).draw(match.view(seat), "fr")
    assert drawn.spans


COLOUR = "\x1b[36m"


def test_nothing_is_coloured_where_nobody_looks(command: Command) -> None:
    said = command("play", "spacepoker", "--bots", "random", typed="quit\n")
    assert "\x1b" not in said.out


@pytest.mark.parametrize("wished", [True, False])
def test_nothing_is_coloured_for_those_who_wish_no_colour(
    command: Command, monkeypatch: pytest.MonkeyPatch, wished: bool
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    if not wished:
        monkeypatch.setenv("NO_COLOR", "1")
    said = command("play", "spacepoker", "--bots", "random", typed="quit\n")
    assert (COLOUR in said.out) == wished
