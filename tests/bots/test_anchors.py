"""Anchors: how strong bots are, worked out from games, and there for every level of every game."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import pytest

from veillee.bots import anchor, levels
from veillee.bots.strengths import Ranked, strengths
from veillee.cli import main
from veillee.games import GAMES


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    games = [Ranked([["a"], ["b"]], [1, 2])] * 500 + [Ranked([["a"], ["b"]], [2, 1])] * 50
    assert strengths(games, "b", 1500)["a"].points == pytest.approx(1900, abs=5)


def test_as_many_wins_as_defeats_are_no_points() -> None:
    games = [Ranked([["a"], ["b"]], [1, 2]), Ranked([["a"], ["b"]], [2, 1])]
    assert strengths(games, "b", 1500)["a"].points == pytest.approx(1500)


def test_more_games_tell_more() -> None:
    both = [Ranked([["a"], ["b"]], [1, 2]), Ranked([["a"], ["b"]], [2, 1])]
    few, many = (strengths(both * times, "b", 1500)["a"].uncertainty for times in (10, 40))
    assert many == pytest.approx(few / 2, rel=0.05)


def test_who_always_wins_is_not_infinitely_stronger() -> None:
    found = strengths([Ranked([["a"], ["b"]], [1, 2])] * 100, "b", 1500)["a"]
    assert 2000 < found.points < 3000
    assert found.uncertainty > 100


def test_a_team_is_as_strong_as_its_members_and_not_for_its_size() -> None:
    dice = random.Random("teams")
    games = []
    for _ in range(3000):
        crew = dice.sample(["a"] * 4 + ["b"] * 4, 8)
        size = dice.randrange(2, 6)
        teams = [crew[:size], crew[size:]]
        above = 100 * (teams[0].count("a") - teams[1].count("a")) + 50 * (2 * size - 8)
        won = dice.random() < 1 / (1 + 10 ** (-above / 400))
        games.append(Ranked(teams, [1, 2] if won else [2, 1]))
    found = strengths(games, "b", 1500)["a"]
    assert found.points == pytest.approx(1600, abs=3 * found.uncertainty)


@pytest.mark.parametrize("game", GAMES)
def test_every_level_of_a_game_has_an_anchor(game: str) -> None:
    assert [name for name in levels(game) if anchor(game, name) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_stronger_level_has_more_points(game: str) -> None:
    found = [anchor(game, name) for name in levels(game)]
    assert found == sorted(one for one in found if one)


def test_the_arenas_games_are_read_and_anchors_written(tmp_path: Path) -> None:
    games, out = tmp_path / "games.jsonl", tmp_path / "anchors.toml"
    arena = ["arena", "ergo", "--bots", "easy,medium", "--games", "2", "--jobs", "1"]
    assert main([*arena, "--seconds", "0.01", "--out", str(games)]) == 0
    assert main(["anchors", "ergo", str(games), "--out", str(out)]) == 0
    written = tomllib.loads(out.read_text("utf-8"))
    assert list(written) == ["easy", "medium"]
    assert written["medium"] == {"points": 1500, "uncertainty": 0}


def test_a_file_that_is_none_of_the_arenas_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a game\n")
    assert main(["anchors", "ergo", str(file), "--lang", "en"]) != 0
    assert "arena --out" in capsys.readouterr().err
