"""The ladder: how strong bots are, worked out from games, for every level of every game."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path

import msgspec
import pytest

from veillee.bots import anchor, levels, strength
from veillee.bots.strengths import Ranked, strengths
from veillee.cli import main
from veillee.cli.ladder import ranked_of
from veillee.games import GAMES

SHORT = ["ladder", "spacepoker", "--only", "random,novice", "--jobs", "1", "--games"]


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
def test_every_level_of_a_game_is_measured(game: str) -> None:
    assert [name for name in levels(game) if strength(game, name) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_somebody_new_is_taken_to_be_as_strong_as_medium_bots(game: str) -> None:
    found = anchor(game, "medium")
    assert found
    assert found.points == 1500


@pytest.mark.parametrize("game", GAMES)
def test_among_people_a_stronger_level_has_more_points(game: str) -> None:
    found = [anchor(game, name) for name in levels(game)]
    assert found == sorted(one for one in found if one)


def test_a_ladder_is_measured_drawn_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, svg = tmp_path / "ladder.toml", tmp_path / "ladder.svg"
    main([*SHORT, "2", "--out", str(out), "--svg", str(svg)])
    assert capsys.readouterr().out.splitlines()[-3].startswith("random   ")
    assert list(tomllib.loads(out.read_text("utf-8"))) == ["novice"]
    assert "novice" in svg.read_text("utf-8")


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    played = tmp_path / "games.jsonl"
    main([*SHORT, "2", "--played", str(played)])
    before = played.read_text("utf-8")
    main([*SHORT, "2", "--played", str(played)])
    assert played.read_text("utf-8") == before
    main([*SHORT, "4", "--played", str(played)])
    assert len(played.read_text("utf-8").splitlines()) == 4


def test_neighbours_that_are_too_close_are_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = tmp_path / "games.jsonl"
    played.write_text(
        "".join(
            msgspec.json.encode(
                {
                    "game": "spacepoker",
                    "number": number,
                    "bots": ["easy", "medium"],
                    "outcome": {"ranks": [1 + number % 2, 2 - number % 2]},
                    "teams": [[0, 1], [0, 1]],
                }
            ).decode()
            + "\n"
            for number in range(2)
        )
    )
    only = ["--only", "easy,medium", "--games", "2", "--played", str(played)]
    assert main(["ladder", "spacepoker", *only, "--lang", "en"]) == 1
    assert "medium is only 0 points above easy" in capsys.readouterr().err


def test_a_camp_is_as_strong_as_the_level_that_plays_it() -> None:
    """And what the rules give it is no strength of theirs."""
    line = {"bots": ["a", "b", "b", "b"], "outcome": {"ranks": [1, 1, 1, 1]}}
    ranked = ranked_of({**line, "teams": [[1, 0, 0, 0], [1, 1, 1, 1]]})
    assert ranked.teams == [["b", "camp 0"], ["a", "camp 1"]]
    assert ranked.places == [2, 1]


def test_a_file_that_is_none_of_the_ladders_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a game\n")
    assert main(["ladder", "ergo", "--played", str(file), "--lang", "en"]) != 0
    assert "ladder --played" in capsys.readouterr().err
    file.write_text('{"game": "ergo"}\n')
    assert main(["ladder", "ergo", "--played", str(file), "--lang", "en"]) != 0
    assert "ladder --played" in capsys.readouterr().err
    file.write_text('{"game": "sporz"}\n')
    assert main(["ladder", "ergo", "--played", str(file), "--lang", "en"]) != 0
    assert "other than ergo" in capsys.readouterr().err


def test_an_unknown_level_is_refused_and_the_known_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["ladder", "ergo", "--only", "random,esay", "--lang", "en"]) != 0
    assert "novice, easy" in capsys.readouterr().err
