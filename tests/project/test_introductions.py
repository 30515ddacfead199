"""The page's playable introductions: matches that the rules of today still play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.words.catalogues import PAGE, read
from tools.introductions import CannotBePlayed, played
from veillee.games import GAMES

HEAD = 'seats = 2\nseed = "a test"\n'


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "ergo").mkdir()
    (tmp_path / "sporz").mkdir()
    return tmp_path


def asking(root: Path, text: str, game: str = "ergo", head: str = HEAD) -> list[dict[str, Any]]:
    """The steps that this text becomes."""
    path = root / game / "intro.toml"
    path.write_text(head + text, "utf-8")
    steps: list[dict[str, Any]] = json.loads(played(path, root))["steps"]
    return steps


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_introduced_in_five_to_eight_steps_with_words(game: str) -> None:
    steps = json.loads((PAGE / "games" / game / "intro.gen.json").read_text("utf-8"))["steps"]
    assert 5 <= len(steps) <= 8
    for language in ("fr", "en"):
        words = read(PAGE / "games" / game / f"messages.{language}.ftl")
        assert {step["text"] for step in steps} <= set(words)


def test_a_step_shows_the_table_before_and_after_what_it_asks_for(root: Path) -> None:
    text = '[[steps]]\ntext = "a"\nbefore = ["e5", "f5"]\naccepts = ["e6"]\nthen = ["f6"]\n'
    [step] = asking(root, text)
    assert [step["view"]["ply"], step["after"]["ply"]] == [2, 4]
    assert step["accepted"] == [{"type": "place", "cell": "e6"}]


def test_a_refused_move_is_named_with_its_step_and_its_rule(root: Path) -> None:
    text = '[[steps]]\ntext = "a"\naccepts = ["e5"]\n[[steps]]\ntext = "b"\nbefore = ["e5"]\n'
    with pytest.raises(CannotBePlayed) as caught:
        asking(root, text)
    assert str(caught.value) == (
        "ergo/intro.toml, step 2 (b): “e5” by seat 1 is refused: "
        "There is already a piece on e5: choose a free cell."
    )


def test_an_accepted_move_that_is_refused_is_named_too(root: Path) -> None:
    with pytest.raises(CannotBePlayed, match=r"step 1 \(a\): “e5-e6” by seat 0 is refused"):
        asking(root, '[[steps]]\ntext = "a"\naccepts = ["e5-e6"]\n')


def test_fields_accept_every_legal_move_that_has_them(root: Path) -> None:
    text = '[[steps]]\ntext = "a"\naccepts = ["elect 2", { type = "elect" }]\n'
    [step] = asking(root, text, "sporz", HEAD.replace("2", "4"))
    assert [move["seat"] for move in step["accepted"]] == [2, 0, 1, 3]


def test_fields_that_no_legal_move_has_are_named(root: Path) -> None:
    with pytest.raises(CannotBePlayed, match=r"no legal move has \{'type': 'swap'\}"):
        asking(root, '[[steps]]\ntext = "a"\naccepts = [{ type = "swap" }]\n')


def test_a_guided_step_offers_nothing_but_what_it_accepts(root: Path) -> None:
    guided, free = (
        asking(root, f'[[steps]]\ntext = "a"\naccepts = ["e5"]\nguided = {guided}\n')[0]["legal"]
        for guided in ("true", "false")
    )
    assert guided == [{"type": "place", "cell": "e5"}]
    assert len(free) == 90


def test_where_several_are_to_act_a_move_says_whose_it_is(root: Path) -> None:
    text = '[[steps]]\ntext = "a"\nbefore = ["elect 2"]\n'
    with pytest.raises(CannotBePlayed, match="write whose move it is: “1: elect 2”"):
        asking(root, text, "sporz", HEAD.replace("2", "4"))
    [step] = asking(root, text.replace("elect 2", "1: elect 2"), "sporz", HEAD.replace("2", "4"))
    assert step["view"]["phase"] == "election"


def test_a_word_that_means_nothing_is_named(root: Path) -> None:
    with pytest.raises(CannotBePlayed, match=r"ergo/intro.toml: .*`acepts`"):
        asking(root, '[[steps]]\ntext = "a"\nacepts = ["e5"]\n')
