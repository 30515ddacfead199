"""`veillee analyse`: a finished match accounted for, in words and as JSON."""

from pathlib import Path

import msgspec
import pytest

import veillee
from tests.cli.conftest import Command
from veillee.analysis import Analysis, analyse

GOLDEN = Path(__file__).parents[1] / "golden"
QUICKLY = ("--playouts", "20", "--jobs", "1")
WORDS = {
    "en": ("Chances of winning", "Luck or skill", "Mistakes, knowing what one knew"),
    "fr": ("Chances de gagner", "Chance ou talent", "Erreurs, d'après ce que l'on savait"),
}


@pytest.mark.parametrize("language", WORDS)
def test_it_tells_the_curve_the_balance_and_the_mistakes(command: Command, language: str) -> None:
    record = GOLDEN / "spacepoker" / "house-2.jsonl"
    said = command("analyse", str(record), *QUICKLY, "--lang", language)
    assert (said.code, said.err) == (0, "")
    for words in WORDS[language]:
        assert words in said.out


def test_the_curve_of_the_winner_ends_at_the_top(command: Command) -> None:
    said = command("analyse", str(GOLDEN / "spacepoker" / "house-2.jsonl"), *QUICKLY)
    of_winner = next(line for line in said.out.splitlines() if line.startswith("seat 0   "))
    assert of_winner.split()[2].endswith("█")
    assert of_winner.endswith(" 100")


def test_a_mistake_is_told_with_what_was_better_and_why(command: Command) -> None:
    said = command("analyse", str(GOLDEN / "spacepoker" / "house-5.jsonl"), "--playouts", "500")
    (told,) = [line for line in said.out.splitlines() if line.startswith("- Move 10, seat 4: ")]
    assert "“fold” was a decisive mistake; “call” has " in told
    assert told.endswith(".")
    assert "Seat 4: 2 decisive, " in said.out


def test_a_text_has_every_move_and_what_was_found(command: Command) -> None:
    record = str(GOLDEN / "spacepoker" / "house-2.jsonl")
    said = command("analyse", record, *QUICKLY, "--text", "--lang", "fr")
    assert (said.code, said.err) == (0, "")
    assert "\n1. place 0 x " in said.out
    assert "\nChance ou talent\n" in said.out


def test_a_picture_is_drawn_into_a_new_file(command: Command, tmp_path: Path) -> None:
    record, file = str(GOLDEN / "spacepoker" / "house-2.jsonl"), tmp_path / "chances.svg"
    assert command("analyse", record, *QUICKLY, "--svg", str(file)).code == 0
    picture = file.read_text("utf-8")
    assert picture.startswith("<svg ")
    again = command("analyse", record, *QUICKLY, "--svg", str(file))
    assert (again.code, again.out) == (1, "")
    assert file.read_text("utf-8") == picture


def test_text_and_json_are_not_both_given(command: Command) -> None:
    record = str(GOLDEN / "spacepoker" / "house-2.jsonl")
    said = command("analyse", record, "--text", "--json")
    assert (said.code, said.out) == (2, "")
    assert "not both" in said.err


def test_programs_get_the_same_whichever_processes_worked_it_out(
    command: Command,
) -> None:
    record = GOLDEN / "spacepoker" / "house-2.jsonl"
    said = command("analyse", str(record), "--playouts", "200", "--jobs", "2", "--json")
    found = msgspec.json.decode(said.out, type=Analysis)
    here = analyse(veillee.Record.parse(record.read_text("utf-8")), 200)
    assert msgspec.json.encode(found) == msgspec.json.encode(here)


def test_a_record_that_was_not_opened_is_not_analysed(command: Command, record: Path) -> None:
    opened = veillee.Record.parse(record.read_text("utf-8"))
    record.write_text(str(opened.unopened()), "utf-8")
    said = command("analyse", str(record))
    assert said.code == 1
    assert "was not opened" in said.complaint


def test_a_match_that_is_not_over_is_not_analysed(command: Command, record: Path) -> None:
    match = veillee.Match("ergo", seed="just begun")
    match.play(0, "e5")
    record.write_text(str(match.record), "utf-8")
    said = command("analyse", str(record))
    assert said.code == 1
    assert "was not played to its end" in said.complaint


def test_a_record_that_was_cut_is_found_out(command: Command, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]), "utf-8")
    assert "The record is cut" in command("analyse", str(record)).complaint


def test_a_missing_file_is_told(command: Command) -> None:
    assert "nowhere.jsonl" in command("analyse", "nowhere.jsonl").complaint


def test_no_playouts_are_too_few(command: Command, record: Path) -> None:
    said = command("analyse", str(record), "--playouts", "0")
    assert said.code == 2
    assert "--playouts" in said.complaint
