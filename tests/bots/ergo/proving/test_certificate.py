"""Proofs written down: what the checker accepts, and what it does not."""

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tests.bots.ergo.positions import open_positions
from veillee.bots.ergo.proving import certificate as checker
from veillee.bots.ergo.proving.certificate import Check, Flaw, Header, Line, alike
from veillee.bots.ergo.proving.prover import Progress
from veillee.bots.ergo.proving.question import Question
from veillee.games import ergo
from veillee.games.ergo.components import SIDES
from veillee.games.ergo.state import State
from veillee.kernel import Chance, Match

pytestmark = pytest.mark.usefixtures("little_effort")

QUIET_WIN = "f6 e5 f4 f5 g5 h6 g4 e4 g6 g7 g3 g2 e3 f3 d5 i5 j4 h4 h5 f7 e7"
FREE_MOVE_WIN = "f6 e5 g5 e7 f4 e6 e4 e9 e8 f7 e3 h6 d4 g4"
CHAIN_WIN = "f5 h9 e4 h9-g9 e6 g9-a5 f4 a5-a4 g4 c7"


def match_after(moves: str) -> Match:
    match = Match(ergo, 2, "a proof")
    for move in moves.split():
        match.play(match.to_act[0], move)
    return match


@cache  # a proof takes seconds
def proven(moves: str, winner: str | None = None, free: int = 1) -> tuple[Question, list[Progress]]:
    """The question once it is answered, and the steps that it took. Nobody works on it further."""
    question = Question(match_after(moves), winner)
    steps = list(question.work(free))
    assert question.verdict(free)
    return question, steps


@cache
def certificate(moves: str, winner: str | None = None, free: int = 1) -> tuple[bytes, ...]:
    question, _ = proven(moves, winner, free)
    return tuple(question.certificate().splitlines())


def checked(lines: tuple[bytes, ...]) -> Check:
    check = Check(lines[0])
    for line in lines[1:]:
        check.add(line)
    check.finish()
    return check


def line_of(lines: tuple[bytes, ...], number: int) -> Line:
    return msgspec.json.decode(lines[number], type=Line)


def changed(lines: tuple[bytes, ...], number: int, line: Line) -> tuple[bytes, ...]:
    return (*lines[:number], msgspec.json.encode(line), *lines[number + 1 :])


def with_replies(lines: tuple[bytes, ...]) -> int:
    """The number of the last line but one that names replies."""
    return max(n for n in range(1, len(lines) - 1) if line_of(lines, n).replies)


@pytest.mark.parametrize("moves", [QUIET_WIN, FREE_MOVE_WIN, CHAIN_WIN])
def test_a_proven_win_has_a_certificate_that_holds(moves: str) -> None:
    lines = certificate(moves)
    assert checked(lines).plies <= 31
    assert checked(lines).header.moves == tuple(moves.split())


def test_a_certificate_of_long_ago_still_holds() -> None:
    kept = Path(__file__).with_name("won_after_14_moves.jsonl").read_bytes()
    assert checked(tuple(kept.splitlines())).plies == 15


def test_a_win_after_every_reply_has_one_too() -> None:
    lines = certificate(f"{QUIET_WIN} e9", "white")
    assert checked(lines).header.winner == "white"
    assert line_of(lines, len(lines) - 1).move is None


def test_a_line_that_stands_for_the_taking_is_the_whole_proof() -> None:
    lines = certificate("e5 a1 e6 a2 e7 a3 e4 a4")
    assert len(lines) == 2
    assert checked(lines).plies == 1


def without_a_reply(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    number = with_replies(lines)
    line = line_of(lines, number)
    return changed(lines, number, Line(line.board, line.move, dict([*line.replies.items()][1:])))


def without_the_wins(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    line = line_of(lines, 1)
    return changed(lines, 1, Line(line.board, line.move, line.replies))


def with_another_move(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    line = line_of(lines, 1)
    away = next(cell for cell in ("a1", "j1", "a9", "j9") if f'"{cell}"'.encode() not in lines[1])
    return changed(lines, 1, Line(line.board, away, line.replies, line.wins))


def with_a_move_onto_a_piece(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    line = line_of(lines, 1)
    taken = next(n for n, letter in enumerate(line.board) if letter != ".")
    cell = "abcdefghij"[taken % 10] + "123456789"[taken // 10]
    return changed(lines, 1, Line(line.board, cell, line.replies, line.wins))


def with_a_reply_to_another_line(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    number = with_replies(lines)
    line = line_of(lines, number)
    replies = {reply: before % (number - 1) + 1 for reply, before in line.replies.items()}
    return changed(lines, number, Line(line.board, line.move, replies, line.wins))


def with_a_reply_to_itself(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    number = with_replies(lines)
    line = line_of(lines, number)
    replies = dict.fromkeys(line.replies, number)
    return changed(lines, number, Line(line.board, line.move, replies, line.wins))


def like_itself(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    line = line_of(lines, 1)
    return changed(lines, 1, Line(line.board, line.move, like=1))


def with_a_line_twice(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return (*lines[:2], *lines[1:])


def with_a_reply_that_is_none(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    line = line_of(lines, 2)
    return changed(lines, 2, Line(line.board, line.move, {**line.replies, "swap": 1}, line.wins))


def without_its_end(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return lines[:-1]


def without_anything(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return lines[:1]


def with_half_a_line(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return (*lines[:3], lines[3][:40], *lines[4:])


def with_a_thirteenth_piece(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    line = line_of(lines, 1)
    return changed(lines, 1, Line(line.board.replace(".", "b"), line.move))


def of_another_winner(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return (lines[0].replace(b"white", b"black"), *lines[1:])


def of_another_position(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return (lines[0].replace(b'"f7","e7"', b'"f7","e8"'), *lines[1:])


def of_no_position(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return (lines[0].replace(b'"f7","e7"', b'"f7","f7"'), *lines[1:])


def of_older_rules(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return (lines[0].replace(b'"rules":2', b'"rules":1'), *lines[1:])


def of_another_game(lines: tuple[bytes, ...]) -> tuple[bytes, ...]:
    return (lines[0].replace(b"ergo", b"chess"), *lines[1:])


TAMPERED: list[tuple[Callable[[tuple[bytes, ...]], tuple[bytes, ...]], str, int | None]] = [
    (without_a_reply, "open", None),
    (without_the_wins, "open", 2),
    (with_another_move, "open", 2),
    (with_a_move_onto_a_piece, "illegal", 2),
    (with_a_reply_to_another_line, "astray", None),
    (with_a_reply_to_itself, "astray", None),
    (like_itself, "astray", 2),
    (with_a_line_twice, "twice", 3),
    (with_a_reply_that_is_none, "illegal", 3),
    (without_its_end, "astray", None),
    (without_anything, "astray", 1),
    (with_half_a_line, "unreadable", 4),
    (with_a_thirteenth_piece, "unreadable", 2),
    (of_another_winner, "illegal", 2),
    (of_another_position, "astray", None),
    (of_no_position, "illegal", 1),
    (of_older_rules, "other", 1),
    (of_another_game, "foreign", 1),
]


@pytest.mark.parametrize(("tamper", "kind", "place"), TAMPERED)
def test_a_tampered_certificate_is_refused_by_its_line(
    tamper: Callable[[tuple[bytes, ...]], tuple[bytes, ...]], kind: str, place: int | None
) -> None:
    lines = certificate(QUIET_WIN)
    tampered = tamper(lines)
    assert tampered != lines
    with pytest.raises(Flaw) as refused:
        checked(tampered)
    assert refused.value.kind == kind
    if place is not None:
        assert refused.value.line == place


def test_nothing_may_follow_the_position_itself() -> None:
    lines = certificate(f"{QUIET_WIN} e9", "white")
    with pytest.raises(Flaw) as refused:
        checked((*lines, lines[1]))
    assert refused.value.kind == "astray"


# Black has four in line, open at both ends, and yet the lions go to and fro.
FOUR = "e4 j9 e5 j2 e6 j4 e7 j6 a1 j8"
TO_AND_FRO = "a1-b1 j9-i9 b1-a1 i9-j9"


def four_after(slides: str) -> tuple[bytes, ...]:
    moves = f"{FOUR} {slides}"
    board = match_after(moves).state.board
    header = Header("ergo", ergo.rules_version, "black", tuple(moves.split()))
    return msgspec.json.encode(header), msgspec.json.encode(Line(board, wins=("e3", "e8")))


@pytest.mark.rule("ergo", "5.1")
def test_a_reply_that_repeats_a_position_for_the_second_time_saves_nobody() -> None:
    assert checked(four_after("a1-b1 j9-i9 b1-a1")).plies == 2


@pytest.mark.rule("ergo", "5.1")
def test_a_reply_that_repeats_a_position_for_the_third_time_draws() -> None:
    with pytest.raises(Flaw) as refused:
        checked(four_after(f"{TO_AND_FRO} a1-b1 j9-i9 b1-a1"))
    assert (refused.value.kind, refused.value.move) == ("drawn", "i9-j9")


@pytest.mark.rule("ergo", "5.2")
def test_a_line_after_the_last_move_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = certificate(QUIET_WIN)
    most = len(QUIET_WIN.split()) + checked(lines).plies
    monkeypatch.setattr(checker, "LONGEST", most)
    checked(lines)
    monkeypatch.setattr(checker, "LONGEST", most - 1)
    with pytest.raises(Flaw) as refused:
        checked(lines)
    assert refused.value.kind == "drawn"


def mirrored(board: str) -> list[str]:
    rows = [board[start : start + 10] for start in range(0, 90, 10)]
    left_right = [row[::-1] for row in rows]
    return ["".join(image) for image in (rows, rows[::-1], left_right, left_right[::-1])]


def test_a_position_is_alike_to_its_mirror_images_and_to_no_other() -> None:
    board = match_after("b3 g6").state.board
    assert {alike(image) for image in mirrored(board)} == {alike(board)}
    assert alike(match_after("b3 g7").state.board) != alike(board)


def test_the_rules_are_the_same_in_every_mirror() -> None:
    for board, side in islice(open_positions(7), 40):
        reached = [
            sorted(alike(after) for after in boards_after(image, side)) for image in mirrored(board)
        ]
        assert reached == [reached[0]] * 4


def boards_after(board: str, side: int) -> list[str]:
    state = State(ergo.Options(), board, SIDES[side])
    return [
        ergo.play(state, side, move, Chance("")).state.board for move in ergo.legal(state, side)
    ]


def test_the_checker_loads_no_native_code() -> None:
    told = f"import sys, {checker.__name__}; print({{'numba', 'numpy'}} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
