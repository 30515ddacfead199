"""Matches to analyse."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from tests.analysis.picking import picking
from veillee.games.brought import Brought
from veillee.kernel import AnyGame, Match, Record

GOLDEN = Path(__file__).parents[1] / "golden"
Picked = Callable[..., Record]


def golden(name: str) -> Record:
    return Record.parse((GOLDEN / f"{name}.jsonl").read_text("utf-8"))


def shelve(monkeypatch: pytest.MonkeyPatch, game: AnyGame) -> None:
    """As if a package had brought the game."""
    games = import_module("veillee.games")
    monkeypatch.setattr(games, "brought", lambda _: Brought({game.id: game}, {}, {}))


@pytest.fixture
def picked(monkeypatch: pytest.MonkeyPatch) -> Picked:
    """A match of Picking: who picked what."""
    game = picking()
    shelve(monkeypatch, game)

    def play(*points: int, seed: str = "b", **options: int) -> Record:
        match = Match(game, 2, seed, options)
        for seat, point in enumerate(points):
            match.play(seat, str(point))
        return match.record

    return play
