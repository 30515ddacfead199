"""Saved matches: kept whole, never over another file, checked and told."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

import veillee
from tests.cli.conftest import Command
from veillee.cli.files import Shelf
from veillee.cli.troubles import Trouble


def test_a_good_record_is_found_in_order(command: Command, record: Path) -> None:
    said = command("verify", str(record))
    assert (said.code, said.err) == (0, "")
    assert "11 lines" in said.out
    assert "the seed is the one committed to" in said.out
    assert "all 9 moves" in said.out
    assert "Seat 0 has won." in said.out
    assert "is in order" in said.out


def test_the_draws_of_a_kept_match_are_found_in_order(command: Command, tmp_path: Path) -> None:
    match = veillee.Match("sponsors", seats=2, seed="s")
    path = Shelf(match).keep(match, str(tmp_path / "a.jsonl"))
    draws = veillee.record_with_draws(match).draws
    assert draws
    assert draws.words > len(draws.deal) > 1
    said = command("verify", str(path))
    assert f"all {len(draws.deal)} draws, from {draws.words} words" in said.out
    in_french = command("verify", str(path), "--lang", "fr").out
    assert f"ses {len(draws.deal)} tirages, de {draws.words} mots" in in_french


def test_draws_that_were_edited_are_found_out(command: Command, tmp_path: Path) -> None:
    match = veillee.Match("sponsors", seats=2, seed="s")
    record = veillee.record_with_draws(match)
    assert record.draws
    (first, *deal) = record.draws.deal
    swapped = (*first.result[1::-1], *first.result[2:])  # type: ignore[index]
    lucky = record.draws._replace(deal=(replace(first, result=swapped), *deal))
    path = tmp_path / "a.jsonl"
    path.write_text(str(veillee.Record(**{**record.__dict__, "draws": lucky})), "utf-8")
    said = command("verify", str(path))
    assert said.code == 1
    assert "Line 1: the draws written there are not those" in said.complaint


def test_a_match_kept_before_records_told_their_draws_is_held_as_it_is(tmp_path: Path) -> None:
    match = veillee.Match("sponsors", seats=2, seed="s")
    path = tmp_path / "a.jsonl"
    path.write_text(str(match.record), "utf-8")
    assert Shelf(match, path, str(match.record)).holds(match)


def test_a_record_that_was_cut_is_found_out(command: Command, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]), "utf-8")
    said = command("verify", str(record))
    assert said.code == 1
    assert "The record is cut" in said.complaint


def test_a_record_that_was_edited_is_found_out(command: Command, record: Path) -> None:
    record.write_text(record.read_text("utf-8").replace('"e6"', '"e8"'), "utf-8")
    said = command("verify", str(record), "--lang", "fr")
    assert said.code == 1
    assert "La ligne 4 n'est plus telle qu'elle a été écrite" in said.complaint


def test_a_record_of_older_rules_is_not_called_a_forged_one(command: Command, record: Path) -> None:
    match = veillee.Match("sponsio", seats=3, seed="stakes that are gone")
    older = veillee.Record(**{**match.record.__dict__, "rules": 3})
    record.write_text(str(older), "utf-8")
    said = command("verify", str(record))
    assert said.code == 1
    assert "was played by older rules, 3; this Veillée plays by rules" in said.complaint
    in_french = command("verify", str(record), "--lang", "fr").complaint
    assert "règles plus anciennes, les règles 3 ; cette Veillée joue selon" in in_french


def test_a_record_of_a_game_we_do_not_have_is_told(command: Command, record: Path) -> None:
    match = veillee.Match("ergo", seed="other")
    text = str(match.record)
    foreign = veillee.Record(**{**match.record.__dict__, "game": "tarot"})
    assert text != str(foreign)
    record.write_text(str(foreign), "utf-8")
    assert "no game called “tarot”" in command("verify", str(record)).err


def test_a_replay_tells_every_move_and_the_board_at_the_end(command: Command, record: Path) -> None:
    said = command("replay", str(record))
    assert said.code == 0
    assert "1. Seat 0: e5\n   Black places a piece on e5." in said.out
    assert "9. Seat 0: e3" in said.out
    assert "  4  W . . . b . . . . -  4" in said.out
    assert "The match is over." in said.out


def test_a_replay_stops_where_it_is_told(command: Command, record: Path) -> None:
    said = command("replay", str(record), "--at", "2")
    assert "2. Seat 1: a1" in said.out
    assert "3. " not in said.out
    assert "The match is over." not in said.out
    assert "choose --at from 0 to 9" in command("replay", str(record), "--at", "10").complaint


def test_a_replay_through_a_seats_eyes_does_not_tell_what_others_wrote(
    command: Command, record: Path
) -> None:
    said = command("replay", str(record), "--seat", "1")
    assert "1. Seat 0 moves.\n   Black places a piece on e5." in said.out
    assert "2. Seat 1: a1" in said.out
    assert "White: seat 1 (you)" in said.out
    assert command("replay", str(record), "--seat", "2").code == 2


def test_a_replay_goes_on_and_back_step_by_step(command: Command, record: Path) -> None:
    said = command("replay", str(record), "--step", "--at", "1", typed="\nb\nb\nb\nq\n")
    told = [line for line in said.out.splitlines() if line.startswith("Move ")]
    assert [line.split()[1] for line in told] == ["1", "2", "1", "0", "0"]


def test_a_step_past_the_end_stays_there(command: Command, record: Path) -> None:
    said = command("replay", str(record), "--step", "--at", "9", "--lang", "fr", typed="\nq\n")
    assert "C'était le dernier coup." in said.out


def test_a_record_is_kept_and_kept_again_in_its_own_file(tmp_path: Path) -> None:
    match = veillee.Match("ergo", seed="s")
    shelf = Shelf(match)
    path = shelf.keep(match, str(tmp_path / "a.jsonl"))
    match.play(0, "e5")
    assert not shelf.holds(match)
    assert shelf.keep(match, "") == path
    assert shelf.holds(match)
    assert path.read_text("utf-8") == str(veillee.record_with_draws(match))
    assert os.listdir(tmp_path) == ["a.jsonl"]


def test_a_record_is_never_written_over_another_file(record: Path) -> None:
    match = veillee.Match("ergo", seed="s")
    before = record.read_bytes()
    with pytest.raises(Trouble, match="exists already"):
        Shelf(match).keep(match, str(record))
    assert record.read_bytes() == before
    assert os.listdir(record.parent) == [record.name]


def test_nor_over_its_own_file_once_somebody_else_has_changed_it(tmp_path: Path) -> None:
    match = veillee.Match("ergo", seed="s")
    shelf = Shelf(match)
    path = shelf.keep(match, str(tmp_path / "a.jsonl"))
    path.write_text("mine now\n", "utf-8")
    with pytest.raises(Trouble, match="exists already"):
        shelf.keep(match, "")


@pytest.mark.parametrize(
    ("name", "advice"), [("no/such/folder/a.jsonl", "no such file or folder"), (".", "a folder")]
)
def test_a_place_where_nothing_can_be_written_is_told(name: str, advice: str) -> None:
    match = veillee.Match("ergo", seed="s")
    with pytest.raises(Trouble, match=advice):
        Shelf(match).keep(match, name)
