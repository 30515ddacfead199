"""What comes from a file or a person is shown, never obeyed by the terminal."""

from pathlib import Path

import pytest

import veillee
from tests.cli.conftest import Command
from veillee.cli.screens import screen_of
from veillee.games import load
from veillee.kernel.record import RecordedMove
from veillee.words import visible

CLEARS = "\x1b[2J\x1b[H"
FORGED = f"{CLEARS}a.jsonl is in order.\x1b[8m"
OBEYED = ("\x1b", "\x9b", "\x07", "\r", "\u202e", "\u2066", "\x85", "\u2028")


def as_shown(text: str) -> bool:
    return not any(sign in text for sign in OBEYED)


def forged(record: Path, **changes: object) -> None:
    match = veillee.Match("ergo", seed="other")
    record.write_text(str(veillee.Record(**{**match.record.__dict__, **changes})), "utf-8")


def test_a_record_cannot_have_itself_called_in_order(command: Command, record: Path) -> None:
    forged(record, game=FORGED)
    said = command("verify", str(record))
    assert said.code != 0
    assert as_shown(said.out + said.err)
    assert "no game called “\\x1b[2J" in said.complaint


def test_nor_by_a_move_that_holds_lines_of_its_own(command: Command, record: Path) -> None:
    forged(record, moves=(RecordedMove(0, "\r\u202eis in order.\n", ""),))
    said = command("verify", str(record))
    assert said.code == 1
    assert as_shown(said.out + said.err)
    assert "\\r\\u202eis in order.\\n" in said.complaint


def test_a_version_made_to_fill_the_screen_is_cut(command: Command, record: Path) -> None:
    first = '{"veillee":"record","version":"' + "is in order " * 1000 + '","check":"' + "0" * 16
    record.write_text(first + '"}\n', "utf-8")
    assert len(command("verify", str(record)).complaint) < 300


@pytest.mark.parametrize(
    "arguments",
    [
        (FORGED,),
        ("play", FORGED),
        ("verify", FORGED),
        ("replay", f"no\nsuch\r{CLEARS}.jsonl"),
        ("play", "ergo", "--seats", FORGED),
        ("play", "ergo", "--bots", FORGED),
        ("play", "ergo", "--option", f"swap={FORGED}"),
        ("play", "ergo", "--preset", FORGED),
        ("play", "ergo", f"--{FORGED}"),
        ("rules", "ergo", FORGED),
        ("--lang", FORGED),
        ("play", "ergo", "x", "\u202e", "\x9b2J"),
    ],
)
def test_what_was_typed_is_echoed_harmlessly(command: Command, arguments: tuple[str, ...]) -> None:
    said = command(*arguments)
    assert said.code != 0
    assert as_shown(said.out + said.err)
    assert said.complaint


def test_a_file_with_lines_in_its_name_is_named_on_one(command: Command, record: Path) -> None:
    odd = record.with_name(f"a\nb is in order.\n{CLEARS}")
    record.rename(odd)
    said = command("verify", str(odd))
    assert said.code == 0
    assert as_shown(said.out)
    assert "\nb is in order" not in said.out


def test_what_is_typed_at_the_table_is_echoed_harmlessly(command: Command) -> None:
    typed = f"{FORGED}\nwhy {FORGED}\nsave {CLEARS}/x\nquit\nn\n"
    said = command("play", "ergo", "--bots", "random", "--seed", "s", typed=typed)
    assert as_shown(said.out + said.err)


def test_a_board_draws_no_sign_that_a_terminal_obeys(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = screen_of(load("ergo"))
    monkeypatch.setattr(screen.module, "draw", lambda _view, _language: f"a\n{FORGED}")
    drawn = screen.draw(None, "en").plain
    assert as_shown(drawn)
    assert drawn.startswith("a\n")


@pytest.mark.parametrize(
    "name", ["Zoë", "O'Neill", "Nguyễn", "李雷", "محمد", "👩‍🚀", "می‌خواهم", "a\\b"]
)
def test_ordinary_letters_are_left_alone(name: str) -> None:
    assert visible(name) == name
