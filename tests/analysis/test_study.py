"""The curve of chances, and how an analysis is put together from small questions."""

import random
from itertools import pairwise

import pytest

from tests.analysis.conftest import Picked, golden
from veillee.analysis import Ask, Study, analyse, answers
from veillee.analysis.questions import Advised, Finish, Piece, Question
from veillee.games import GAMES
from veillee.kernel import RecordError

FEW = 120


def test_the_same_record_always_has_the_same_analysis() -> None:
    record = golden("spacepoker/house-2")
    assert analyse(record, FEW) == analyse(record, FEW)


def test_it_does_not_matter_in_which_order_and_how_bit_by_bit_it_is_answered() -> None:
    record, dice = golden("spacepoker/house-2"), random.Random(1)
    study, text = Study(record, FEW), str(record)
    while asks := study.next_round():
        left: list[Ask] = list(asks)
        while left:
            ask = left.pop(dice.randrange(len(left)))
            bit = ask._replace(last=min(ask.last, ask.first + dice.randint(1, 3)))
            rest = study.hear(ask, answers(bit.of(text), seconds=60))
            if rest:
                left.append(rest)
    assert study.analysis() == analyse(record, FEW)


def test_a_piece_ends_when_its_time_is_up_but_has_an_answer() -> None:
    piece = Piece(str(golden("spacepoker/house-2")), Question("truth"), 0, 1000)
    assert len(answers(piece, seconds=0)) == 1


def test_what_a_number_comes_to_does_not_depend_on_those_before_it() -> None:
    text = str(golden("spacepoker/house-2"))
    together = answers(Piece(text, Question("truth", 5), 0, 4), seconds=60)
    assert answers(Piece(text, Question("truth", 5), 3, 4)) == together[3:]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_asked_of_every_game(game: str) -> None:
    name = {"ergo": "book-2", "sponsio": "book-3", "sporz": "book-4"}.get(game, "book-2")
    record = golden(f"{game}/{name}")
    text, moment = str(record), len(record.moves) * 3 // 4
    seat, played = record.moves[moment].seat, record.moves[moment].move
    (advised,) = answers(Piece(text, Question("advice", moment), 0, 1))
    assert isinstance(advised, Advised)
    assert advised.written
    for question in (
        Question("fair"),
        Question("truth", moment),
        Question("drawn", moment),
        Question("known", moment, seat),
        Question("compared", moment, seat, played),
    ):
        (found,) = answers(Piece(text, question, 0, 1))
        assert isinstance(found, Finish)
        assert all(0 <= share <= 1 for share in found.shares)


def test_the_curve_grows_from_the_ends_and_the_middle() -> None:
    record = golden("spacepoker/house-2")
    study, text = Study(record, FEW), str(record)
    seen: list[list[int]] = [[]]
    while asks := study.next_round():
        for ask in asks:
            study.hear(ask, answers(ask.of(text), seconds=60))
        looked_at = [moment.moves for moment in study.analysis().curve]
        if looked_at != seen[-1]:
            seen.append(looked_at)
    assert [len(moments) for moments in seen[1:4]] == [3, 5, 9]
    for before, after in pairwise(seen):
        assert set(before) <= set(after)


def test_it_ends_at_the_result() -> None:
    record = golden("spacepoker/house-4")
    last = analyse(record, FEW).curve[-1]
    assert last.moves == len(record.moves)
    assert last.shares == (0.0, 0.0, 1.0, 0.0)
    assert last.errors == (0.0,) * 4


def test_all_shares_of_a_moment_are_one_win() -> None:
    for moment in analyse(golden("spacepoker/house-4"), FEW).curve:
        assert sum(moment.shares) == pytest.approx(1)


def test_each_seat_has_chances_of_its_own_from_what_it_knew() -> None:
    known = analyse(golden("spacepoker/house-2"), 300).known
    assert {one.seat for one in known} == {0, 1}


def test_where_nothing_is_hidden_there_is_nothing_else_to_know(picked: Picked) -> None:
    assert analyse(picked(3, 1), FEW).known == []


def test_nothing_is_certain_after_a_few_playouts_that_ended_alike(picked: Picked) -> None:
    first = analyse(picked(3, 1, lead=5), FEW).curve[0]
    assert first.shares[0] == 1
    assert first.errors[0] > 0.02


def test_an_unopened_record_is_not_analysed() -> None:
    with pytest.raises(RecordError, match="not opened"):
        Study(golden("spacepoker/house-2").unopened())


def test_nor_a_match_that_still_runs(picked: Picked) -> None:
    with pytest.raises(RecordError, match="not played to its end"):
        Study(picked(3))
