"""Better moves: from what the seat knew, and never named by noise."""

import pytest

from tests.analysis.conftest import Picked, golden, shelve
from tests.analysis.picking import Pick, picking
from veillee.analysis import Piece, analyse, answers
from veillee.analysis.answering import _advised, _match
from veillee.analysis.mistakes import size_of
from veillee.analysis.questions import Question
from veillee.bots.budget import counted
from veillee.kernel import Chance, Match

PLENTY = 2000


def test_the_move_that_gave_the_win_away_is_a_decisive_mistake(picked: Picked) -> None:
    # Level with the other's two it had won with three, and lost with one.
    decisions = analyse(picked(2, 1), PLENTY).decisions
    (mistake,) = [decision for decision in decisions if decision.moves == 1]
    assert (mistake.seat, mistake.played, mistake.better) == (1, "1", "3")
    assert mistake.move == {"type": "pick", "points": 3}
    assert mistake.size == "decisive"
    assert mistake.loss
    assert mistake.loss.share == pytest.approx(1)
    assert mistake.reason


def test_the_best_move_is_none(picked: Picked) -> None:
    decisions = analyse(picked(3, 3), PLENTY).decisions
    assert [decision.size for decision in decisions] == [None, None]


def test_noise_names_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the coin decides alone, whatever is picked is as good as anything else."""
    game = picking()
    honest = game.play

    def play(state: object, seat: int, move: Pick, chance: Chance) -> object:
        return honest(state, seat, Pick(1), chance)

    game.play = play  # type: ignore[method-assign, assignment]
    shelve(monkeypatch, game)
    named = []
    for seed in range(20):
        match = Match(game, 2, f"noise {seed}", {"die": True})
        match.play(0, "3")
        match.play(1, "2")
        named += [one.size for one in analyse(match.record, PLENTY).decisions if one.size]
    assert named == []


@pytest.mark.parametrize(
    ("loss", "error", "size"),
    [
        (0.4, 0.1, "decisive"),
        (0.2, 0.05, "large"),
        (0.06, 0.02, "small"),
        (0.04, 0.001, None),
        (0.4, 0.2, None),
        (-0.4, 0.01, None),
    ],
)
def test_a_mistake_is_named_by_its_size_where_it_is_beyond_two_errors(
    loss: float, error: float, size: str | None
) -> None:
    assert size_of(loss, error) == size


def test_what_is_advised_does_not_depend_on_what_others_held() -> None:
    """The seat's view is the same in an imagined world, and so is the advice."""
    record = golden("spacepoker/house-4")
    text, match = str(record), _match(str(record))
    seat, _ = match.made(2)
    other = match.game.imagine(match.game.view(match.state_after(2), seat), Chance("another world"))
    assert other != match.state_after(2)
    twin = match.fork()
    twin.state_after = lambda moves: other  # type: ignore[method-assign]
    with counted():
        elsewhere = _advised(twin, 2)
    assert answers(Piece(text, Question("advice", 2), 0, 1)) == [elsewhere]
