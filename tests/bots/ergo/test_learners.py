"""The faults of those who learn Ergo, one by one: each is a person's, and none is chance."""

from collections.abc import Callable
from itertools import islice, pairwise

import pytest

from tests.bots.ergo.drawing import board
from tests.bots.ergo.positions import FOUR_IN_A_ROW, open_positions, view_of
from tests.bots.ergo.test_players import chosen, fate
from veillee.bots.ergo import rules
from veillee.bots.ergo.learners import Careful, Casual, Easy, Learner, Novice, Style
from veillee.bots.ergo.reference_prover import can_win_now
from veillee.games import ergo
from veillee.games.ergo import Displace, Place
from veillee.kernel import Chance

SEEDS = range(60)

DIAGONAL = board("""
    9 ..........
    8 ......bb..
    7 ..........
    6 .....w....
    5 ....w.....
    4 ...w......
    3 ..w.......
    2 .b........
    1 ..........
      abcdefghij
    """)
THREE = board("""
    9 ..........
    8 ..........
    7 ......bb..
    6 ..........
    5 ..........
    4 ..........
    3 ..www.....
    2 ..........
    1 ..........
      abcdefghij
    """)


def learner(style: Style) -> type[Learner]:
    return type("Learner", (Learner,), {"STYLE": style})


def choices(player: Callable[[int, float], Learner], letters: str, last: str) -> list[ergo.Move]:
    """What Black plays, by every seed."""
    view = view_of(letters, 0, last=Place(last))
    legal = ergo.legal(ergo.imagine(view, Chance("")), 0)
    return [player(seed, 0).choose(view, legal) for seed in SEEDS]


def blocks(player: Callable[[int, float], Learner], letters: str, hole: str) -> int:
    """How often it steps into the hole of a four."""
    return sum(
        isinstance(move, Place | Displace)
        and (move.cell if isinstance(move, Place) else move.to) == hole
        for move in choices(player, letters, "a1")
    )


@pytest.mark.parametrize(("letters", "hole"), [(FOUR_IN_A_ROW, "g3"), (DIAGONAL, "g7")])
def test_without_faults_it_sees_every_four(letters: str, hole: str) -> None:
    assert blocks(learner(Style()), letters, hole) == len(SEEDS)


def test_somebody_who_forgets_diagonals_sees_only_the_four_in_a_row() -> None:
    forgets = learner(Style(diagonals=0))
    assert blocks(forgets, FOUR_IN_A_ROW, "g3") == len(SEEDS)
    assert blocks(forgets, DIAGONAL, "g7") == 0


def test_whoever_is_not_alert_goes_on_with_its_own_line() -> None:
    assert blocks(learner(Style(alertness=0, fear=0)), FOUR_IN_A_ROW, "g3") == 0


def test_the_better_a_learner_the_more_often_it_sees_your_four() -> None:
    seen = [blocks(player, DIAGONAL, "g7") for player in (Novice, Easy, Casual, Careful)]
    assert all(below < above for below, above in pairwise(seen))


def test_a_novice_plays_around_your_last_piece() -> None:
    around = {f"{column}{row}" for column in "def" for row in "234"} - {"d3", "e3"}
    assert {move.cell for move in choices(Novice, THREE, "e3") if isinstance(move, Place)} <= around


def test_somebody_who_forgets_that_pieces_move_only_places_them() -> None:
    with_reserve = (place for place in open_positions(31) if place[0].count(".") > 66)
    quiet = [place for place in islice(with_reserve, 60) if not can_win_now(rules.position(*place))]

    def moved(movement: float) -> int:
        bot = learner(Style(alertness=0, attention=0.5, movement=movement))(1, 0)
        return sum(isinstance(chosen(bot, *position), Displace) for position in quiet)

    assert moved(1) > 0
    assert moved(0) == 0


def test_who_loves_its_own_lines_lets_yours_grow() -> None:
    in_the_way = {"b3", "f3"}
    fearful, loving = (
        {
            move.cell
            for move in choices(learner(Style(fear=fear)), THREE, "e3")
            if isinstance(move, Place)
        }
        for fear in (1, 0)
    )
    assert fearful <= in_the_way
    assert not loving & in_the_way


def test_who_asks_for_the_answer_makes_fewer_losing_moves() -> None:
    """The same eye, but it asks of four moves what comes next."""
    lost = []
    for asks in (1, 4):
        bot = learner(Style(asks=asks))(1, 0)
        positions = islice(open_positions(33), 60)
        lost.append(sum(fate(*position, chosen(bot, *position)) < 0 for position in positions))
    assert lost[1] < lost[0]


@pytest.mark.parametrize(("alertness", "speaks"), [(1, True), (0, False)])
def test_a_learner_speaks_of_a_four_that_it_has_seen(alertness: float, speaks: bool) -> None:
    view = view_of(FOUR_IN_A_ROW, 0, last=Place("f3"))
    bot = learner(Style(alertness=alertness, fear=0))(1, 0)
    move = bot.choose(view, ergo.legal(ergo.imagine(view, Chance("")), 0))
    assert (bot.reason(view, move).message == "reason-only-block") == speaks
