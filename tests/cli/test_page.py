"""`veillee page`: a record as one file that plays the match again."""

from pathlib import Path

from tests.cli.conftest import Command


def test_a_record_becomes_a_page(command: Command, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "evening.html"
    said = command("page", str(record), "--out", str(page))
    assert (said.code, said.err) == (0, "")
    assert "evening.html is written" in said.out
    assert page.read_text("utf-8").startswith("<!doctype html>")


def test_a_file_that_is_there_is_left_as_it_is(
    command: Command, record: Path, tmp_path: Path
) -> None:
    page = tmp_path / "evening.html"
    page.write_text("mine", "utf-8")
    said = command("page", str(record), "--out", str(page))
    assert said.code == 1
    assert "exists already" in said.complaint
    assert page.read_text("utf-8") == "mine"


def test_a_record_that_was_edited_is_found_out_and_gives_no_page(
    command: Command, record: Path, tmp_path: Path
) -> None:
    page = tmp_path / "evening.html"
    record.write_text(record.read_text("utf-8").replace('"seat":0', '"seat":1', 1), "utf-8")
    said = command("page", str(record), "--out", str(page))
    assert (said.code, said.complaint) == (1, command("verify", str(record)).complaint)
    assert not page.exists()


def test_a_record_that_is_not_there_is_named(command: Command, tmp_path: Path) -> None:
    said = command("page", str(tmp_path / "none.jsonl"))
    assert said.code == 1
    assert "none.jsonl" in said.complaint


def test_a_folder_that_is_not_there_is_told(command: Command, record: Path, tmp_path: Path) -> None:
    said = command("page", str(record), "--out", str(tmp_path / "nowhere" / "a.html"))
    assert said.code == 1
    assert "nowhere" in said.complaint
