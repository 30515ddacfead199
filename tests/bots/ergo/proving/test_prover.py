"""The prover: what it says, what it remembers, and what it makes of mirror images."""

from itertools import islice

import pytest

from tests.bots.ergo.proving.test_certificate import (
    CHAIN_WIN,
    FREE_MOVE_WIN,
    QUIET_WIN,
    certificate,
    match_after,
    mirrored,
    proven,
)
from veillee.bots.ergo.moves import SIDES
from veillee.bots.ergo.proving.prover import Prover
from veillee.bots.ergo.proving.question import Question
from veillee.bots.ergo.proving.table import UnusableTable, read_table, write_table

pytestmark = pytest.mark.usefixtures("little_effort")


def place(moves: str) -> tuple[str, int]:
    state = match_after(moves).state
    return state.board, SIDES.index(state.turn)


def test_a_win_by_threats_needs_no_free_move() -> None:
    question = Question(match_after(QUIET_WIN), None)
    assert [step.free for step in question.work(2)] == [0]
    assert question.verdict(2) is True


def test_a_win_that_needs_a_free_move_is_refuted_without_one() -> None:
    question = Question(match_after(FREE_MOVE_WIN), None)
    list(question.work(0))
    assert question.verdict(0) is False


def test_and_proven_with_one() -> None:
    question, steps = proven(FREE_MOVE_WIN)
    assert steps[-1].free == 1
    assert question.verdict(1) is True


def test_while_it_is_not_known_nothing_is_said() -> None:
    question = Question(match_after("f5 a1"), None)
    list(islice(question.work(2), 5))
    assert question.verdict(2) is None


def test_whoever_is_not_to_win_does_not() -> None:
    question = Question(match_after(CHAIN_WIN), "white")
    list(question.work(0))
    assert question.verdict(0) is False


def test_mirror_images_share_their_proof() -> None:
    board, side = place(FREE_MOVE_WIN)
    prover = proven(FREE_MOVE_WIN)[0].prover
    looked_at = len(prover.won) + len(prover.vain)
    for image in mirrored(board):
        assert list(prover.work(image, side, 1)) == []
        assert prover.verdict(image, side, 1)
    assert len(prover.won) + len(prover.vain) == looked_at


def test_a_table_is_gone_on_with() -> None:
    board, side = place(FREE_MOVE_WIN)
    question, steps = proven(FREE_MOVE_WIN)
    first = Prover(side)
    done = list(islice(first.work(board, side, 1), len(steps) // 2))
    again = read_table(write_table(first), side)
    assert [*done, *again.work(board, side, 1)] == steps
    assert again.won == question.prover.won


def test_a_proof_from_a_table_is_written_down_like_any_other() -> None:
    question, _ = proven(FREE_MOVE_WIN)
    again = Question(match_after(FREE_MOVE_WIN), None, question.table())
    assert again.verdict(1)
    assert tuple(again.certificate().splitlines()) == certificate(FREE_MOVE_WIN)


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", "foreign"),
        (b"Dear friend,\n", "foreign"),
        (write_table(Prover(0))[:-3], "broken"),
        (write_table(Prover(0)).replace(b"\x01", b"\x02"), "broken"),
        (write_table(Prover(1)), "other"),
    ],
)
def test_a_file_that_is_no_table_of_this_question_is_refused(data: bytes, kind: str) -> None:
    with pytest.raises(UnusableTable) as refused:
        read_table(data, 0)
    assert refused.value.kind == kind
