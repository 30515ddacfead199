"""Records: written, read, replayed; cut, edited and foreign ones say so and where."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import veillee
from tests.toys import higher
from veillee.contract.sampling import encoded, random_match
from veillee.kernel import Record
from veillee.kernel.record import _check

MATCH = random_match(higher, 3, higher.Options(), "a record")
TEXT = str(MATCH.record)
LINES = TEXT.splitlines()


def trouble(text: str) -> veillee.RecordError:
    with pytest.raises(veillee.RecordError) as caught:
        veillee.replay(text, game=higher)
    assert caught.value.text("fr") != caught.value.text("en")
    return caught.value


def rewritten(lines: list[str]) -> str:
    """Lines with their checks made right again, as somebody who knows how would do it."""
    check, text = "", ""
    for line in lines:
        body = json.loads(line)
        body.pop("check")
        whole = json.dumps(body, separators=(",", ":"), ensure_ascii=False)
        check = _check(check, whole)
        text += f'{whole[:-1]},"check":"{check}"}}\n'
    return text


def test_a_record_is_json_lines() -> None:
    assert all(isinstance(json.loads(line), dict) for line in LINES)
    assert len(LINES) == len(MATCH) + 2


def test_reading_and_writing_are_exact() -> None:
    assert str(Record.parse(TEXT)) == TEXT


def test_a_replay_is_exact_to_the_byte_at_every_moment() -> None:
    again = veillee.replay(TEXT, game=higher)
    assert str(again.record) == TEXT
    for after in range(len(MATCH) + 1):
        assert encoded(again.fork(after).state) == encoded(MATCH.fork(after).state)


def test_a_record_of_an_unfinished_match_replays_too() -> None:
    match = MATCH.fork(4)
    assert str(veillee.replay(str(match.record), game=higher).record) == str(match.record)


@pytest.mark.parametrize("keep", range(1, len(LINES)))
def test_a_record_cut_after_any_line_says_that_it_is_cut_and_where(keep: int) -> None:
    error = trouble("\n".join(LINES[:keep]) + "\n")
    assert error.message == "record-cut"
    assert error.line == keep


def test_a_record_cut_within_a_line_says_so() -> None:
    error = trouble(TEXT[:-30])
    assert error.message == "record-cut"
    assert error.line == len(LINES)


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_an_edited_line_is_found(number: int) -> None:
    lines = [*LINES]
    line = lines[number - 1]
    lines[number - 1] = line.replace('"seat":', '"seat": ') if '"seat":' in line else line + " "
    error = trouble("\n".join(lines) + "\n")
    assert error.line == number
    assert error.message == "record-edited"


def test_a_line_left_out_is_found() -> None:
    assert trouble("\n".join(LINES[:3] + LINES[4:]) + "\n").line == 4


def test_two_lines_that_changed_places_are_found() -> None:
    swapped = [*LINES[:2], LINES[3], LINES[2], *LINES[4:]]
    assert trouble("\n".join(swapped) + "\n").line == 3


def test_a_line_after_the_end_is_found() -> None:
    assert trouble(TEXT + LINES[2] + "\n").message == "record-edited"


def test_an_editor_who_mends_the_checks_is_caught_by_the_rules() -> None:
    move = json.loads(LINES[1])
    move["move"] = "1" if move["move"] != "1" else "2"
    error = trouble(rewritten([LINES[0], json.dumps(move), *LINES[2:]]))
    assert error.message in ("record-refused", "record-diverges")


def test_an_editor_who_mends_the_checks_is_caught_by_the_final_state() -> None:
    close = json.loads(LINES[-1])
    close["outcome"]["scores"] = [9.0, 0.0, 0.0]
    error = trouble(rewritten([*LINES[:-1], json.dumps(close)]))
    assert error.message == "record-diverges"


@pytest.mark.rule("kernel", "0.6")
def test_another_seed_does_not_open_the_commitment() -> None:
    close = json.loads(LINES[-1])
    close["seed"] = "a luckier seed"
    assert trouble(rewritten([*LINES[:-1], json.dumps(close)])).message == "record-wrong-seed"


def by_rules(number: int, *moves: str) -> veillee.RecordError:
    """What is said of a record of other rules, whatever was played."""
    head = json.loads(LINES[0])
    head["rules"] = number
    return trouble(rewritten([json.dumps(head), *moves, LINES[-1]]))


def test_a_record_of_older_rules_says_just_that() -> None:
    error = by_rules(0, *LINES[1:-1])
    assert "played by older rules, 0; this Veillée plays by rules 1" in str(error)
    assert "selon des règles plus anciennes, les règles 0" in error.text("fr")


def test_a_record_of_newer_rules_says_to_update() -> None:
    error = by_rules(7, *LINES[1:-1])
    assert "played by newer rules, 7; this Veillée plays by rules 1" in str(error)
    assert "Mettez Veillée à jour" in error.text("fr")


def test_a_move_that_older_rules_allowed_does_not_make_a_record_a_forged_one() -> None:
    move = json.loads(LINES[1])
    move["move"] = "no longer a move"
    assert by_rules(0, json.dumps(move), *LINES[2:-1]).message == "record-older-rules"


def test_a_record_of_a_later_version_says_to_update() -> None:
    head = json.loads(LINES[0])
    head["version"] = 3
    assert "Update" in str(trouble(rewritten([json.dumps(head), *LINES[1:]])))


def test_a_record_with_impossible_options_or_seats_is_an_edited_one() -> None:
    for field, value in (("seats", 9), ("options", {"no": 1}), ("seats", "3")):
        head = json.loads(LINES[0])
        head[field] = value
        error = trouble(rewritten([json.dumps(head), *LINES[1:]]))
        assert (error.message, error.line) == ("record-edited", 1)


def test_a_record_of_an_unknown_game_says_which_games_there_are() -> None:
    with pytest.raises(veillee.SetupError, match="ergo"):
        veillee.replay(TEXT)


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "[1]", "\x00\x01", '{"a":' * 5000])
def test_what_is_not_a_record_says_so(text: str) -> None:
    assert trouble(text).message in ("record-empty", "record-not-one")


def test_an_unopened_record_keeps_its_seed_secret() -> None:
    text = str(MATCH.record.unopened())
    assert MATCH.seed not in text
    assert trouble(text).message == "record-unopened"
    assert Record.parse(text).commitment == MATCH.record.commitment


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert str(veillee.replay(TEXT.replace("\n", "\r\n"), game=higher).record) == TEXT


@given(st.text(max_size=40))
def test_any_seed_survives_writing_and_reading(seed: str) -> None:
    record = veillee.Match(higher, seats=2, seed=seed).record
    assert Record.parse(str(record)) == Record.parse(str(Record.parse(str(record))))
    assert Record.parse(str(record)).seed == seed


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="ascii"))
def test_any_changed_letter_is_found(place: int, letter: str) -> None:
    changed = TEXT[:place] + letter + TEXT[place + 1 :]
    if changed != TEXT and changed.replace("\r\n", "\n") != TEXT:
        try:
            again = veillee.replay(changed, game=higher)
        except (veillee.RecordError, veillee.SetupError):
            return
        raise AssertionError(f"{letter!r} at {place} passed: {again}")
