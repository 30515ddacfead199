"""Whatever is typed at the shell: one line that says what to do, and the right exit code."""

from pathlib import Path

import pytest

import veillee
from tests.cli.conftest import Command
from veillee.words import LANGUAGES

MISUSED = [
    (["plya"], "Did you mean “play”?"),
    (
        ["zzz"],
        (
            "Choose one of: play, rules, arena, replay, verify, analyse, page, bench, train,"
            " calibrate, ladder, prove, check-proof, draw, new-game, serve"
        ),
    ),
    (["play", "--sets", "3"], "Did you mean --seats?"),
    (["play", "--zzz"], "--help"),
    (["play", "ergo", "--seats", "two"], "write a whole number"),
    (["play", "ergo", "--seconds", "long"], "write a number"),
    (["play", "ergo", "--seconds", "0"], "above 0"),
    (["play", "ergo", "--seconds", "nan"], "above 0"),
    (["play", "ergo", "--seats"], "--seats needs a value"),
    (["play", "ergo", "--seats", "5"], "Number of players: 2"),
    (["play", "ergo", "checkers"], "Leave it out"),
    (["play", "ergo", "--seed", "a", "--seed", "b"], "--seed was given twice"),
    (["play", "chess"], "no game called “chess”"),
    (["play", "ergo", "--bots", "genius"], "no bot called “genius”"),
    (["play", "ergo", "--bots", "random,random"], "one level for all"),
    (["play", "ergo", "--people", "2"], "choose from 0 to 1"),
    (["play", "ergo", "--people", "²"], "choose from 0 to 1"),
    (["play", "ergo", "--people", ","], "Nobody plays"),
    (["play", "ergo", "--option", "swap"], "--option NAME=VALUE"),
    (["play", "ergo", "--option", "swap={"], "--option NAME=VALUE"),
    (["play", "ergo", "--option", "swap=perhaps"], "It knows: swap, touch_move"),
    (["play", "ergo", "--option", "colour=red"], "It knows: swap, touch_move"),
    (["play", "ergo", "--preset", "wild"], "Choose one of: house, book, balanced"),
    (["play", "ergo", "--load", "x", "--seed", "a"], "settles --seed"),
    (["rules"], "GAME is missing"),
    (["rules", "ergo", "9.9"], "Clauses go from 0.1 to"),
    (["arena", "ergo"], "--bots is missing"),
    (["arena", "ergo", "--bots", "random", "--games", "0"], "from 1 on"),
    (["arena", "ergo", "--bots", "random", "--jobs", "-1"], "from 1 on"),
    (["arena", "ergo", "--bots", ","], "one per seat"),
    (["arena", "ergo", "--bots", "random", "--one-against-rest"], "takes two bots"),
    (["bench", "--runs", "0"], "from 1 on"),
    (["replay"], "FILE is missing"),
    (["--lang", "de"], "Choose one of: fr, en"),
    (["--lang"], "Choose one of: fr, en"),
]


@pytest.mark.parametrize(("arguments", "advice"), MISUSED)
def test_a_command_that_is_misused_says_what_to_do(
    command: Command, arguments: list[str], advice: str
) -> None:
    said = command(*arguments)
    assert said.code == 2
    assert said.out == ""
    assert advice in said.complaint


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in MISUSED[:-2]])
def test_and_says_it_in_french(command: Command, arguments: list[str]) -> None:
    assert command(*arguments, "--lang", "fr").complaint != command(*arguments).complaint


def test_an_argument_is_named_in_french(command: Command) -> None:
    assert "Il manque FICHIER" in command("replay", "--lang", "fr").complaint


@pytest.mark.parametrize("order", [["--lang=fr", "rules"], ["rules", "--lang", "fr_CA"]])
def test_the_language_may_be_given_anywhere(command: Command, order: list[str]) -> None:
    assert "Il manque JEU" in command(*order).complaint


def test_a_file_that_cannot_be_read_is_told(command: Command, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe\x00")
    (tmp_path / "letter").write_text("Dear friend,\n", "utf-8")
    (tmp_path / "nothing").touch()
    for name, advice in {
        "absent": "no such file",
        ".": "a folder",
        "picture": "not a text file",
        "letter": "not a Veillée record",
        "nothing": "the record is empty",
        "letter/below": "a folder",
    }.items():
        for reading in (["verify"], ["replay"], ["play", "--load"]):
            said = command(*reading, name)
            assert (said.code, said.out) == (1, "")
            assert advice in said.complaint


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["", "play", "rules", "arena", "replay", "verify", "bench"])
def test_every_command_has_a_help_page(command: Command, page: str, language: str) -> None:
    said = command(*page.split(), "--help", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Usage : " if language == "fr" else "Usage: ")
    assert "help-" not in said.out
    assert "label-" not in said.out
    assert "--lang" in said.out


def test_without_a_command_the_help_page_is_shown(command: Command) -> None:
    assert command().out == command("--help").out


def test_the_version_is_told(command: Command) -> None:
    assert command("--version").out == f"{veillee.__version__}\n"
