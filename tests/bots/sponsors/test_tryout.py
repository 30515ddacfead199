"""A quick look at a board plays the whole game, and tells what the calibration counts."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from veillee.bots.sponsors import tryout
from veillee.games.sponsors import BOARDS
from veillee.games.sponsors.board import DEFAULT, BoardError

BOARD = BOARDS[DEFAULT]


@pytest.mark.parametrize(("seats", "cards"), [(2, 64), (3, 56), (4, 64)])
def test_every_card_is_dealt_once_or_lies_on_the_board(seats: int, cards: int) -> None:
    dealt = tryout.dealt(BOARD, seats, np.random.default_rng(1))
    held = sum(int(values).bit_count() for values in dealt.hands.flat)
    assert held + dealt.heights.sum() == cards
    assert np.bincount(dealt.sponsor_pile[: dealt.facts[0].bottom]).tolist() == [8, 8, 8]


@pytest.mark.parametrize(("seats", "cars"), [(2, 4), (3, 3), (4, 4)])
def test_matches_by_habit_can_be_counted(seats: int, cars: int) -> None:
    result = tryout.tried(DEFAULT, seats, matches=20)
    assert (result.seats, result.cars, len(result.matches)) == (seats, cars, 20)
    for match in result.matches:
        assert 8 < match.rounds <= BOARD.rounds.building
        assert len(match.money) == len(match.energy) == cars
        # Whoever has money left over has all the energy a car can hold.
        assert all(not m or e == 10 for m, e in zip(match.money, match.energy, strict=True))
        assert 0 <= match.cards_left < match.cards
        assert max(match.turn, match.grid, match.colour) < cars


def test_one_seed_one_result() -> None:
    assert tryout.tried(DEFAULT, 3, matches=5) == tryout.tried(DEFAULT, 3, matches=5)


def test_a_board_from_a_file_is_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tryout, "MATCHES", 5)
    monkeypatch.setitem(BOARDS, tryout.TRIED, BOARD)
    oval = Path(__file__).parents[2] / "games" / "sponsors" / "oval.toml"
    tryout.main([str(oval)])
    said = capsys.readouterr().out.splitlines()
    assert said[0].split() == ["seats", "2", "3", "4"]
    assert [line.split()[0] for line in said[1:3]] == ["building-rounds", "building-rounds-short"]
    # With three cars there is no fourth place.
    assert [len(line.split()) for line in said if line.startswith(("grid-1", "grid-4"))] == [4, 3]
    broken = tmp_path / "broken.toml"
    broken.write_text(oval.read_text("utf-8").replace("[money]", "[cash]"), "utf-8")
    with pytest.raises(BoardError, match=r"broken\.toml"):
        tryout.main([str(broken)])
