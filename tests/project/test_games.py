"""A listed game has everything that belongs to it, or the file that is missing is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools import readme
from tools.listing import NEEDED, ROOT, missing
from veillee.games import GAMES, load
from veillee.kernel import Box
from veillee.words import LANGUAGES

FILES = [(kind, file) for kind, files in NEEDED.items() for file in files]


@pytest.mark.parametrize("kind", NEEDED)
@pytest.mark.parametrize("game", GAMES)
def test_a_listed_game_has_everything_that_belongs_to_it(game: str, kind: str) -> None:
    assert missing(game, kind) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_listed_game_says_what_it_is_about(game: str) -> None:
    for language in LANGUAGES:
        file = f"src/veillee/games/{game}/messages.{language}.ftl"
        assert "about" in load(game).rulebook.messages(language), f"add about to {file}"


@pytest.mark.parametrize("game", GAMES)
def test_a_listed_game_says_its_minutes_and_its_age(game: str) -> None:
    file = f"src/veillee/games/{game}/__init__.py"
    assert isinstance(getattr(load(game), "box", None), Box), f"add box = Box(...) to {file}"


@pytest.fixture
def crooked(tmp_path: Path) -> Path:
    """A project with one game, which has everything."""
    for _, file in FILES:
        for found in ROOT.glob(file.format(game="ergo")):
            copy = tmp_path / found.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(found, copy)
    return tmp_path


@pytest.mark.parametrize(("kind", "file"), FILES)
def test_the_file_that_is_missing_is_named(crooked: Path, kind: str, file: str) -> None:
    assert missing("ergo", kind, crooked) == []
    place = file.format(game="ergo")
    for found in crooked.glob(place):
        found.unlink()
    [sentence] = missing("ergo", kind, crooked)
    assert sentence.startswith(f"ergo is listed and its {kind} incomplete: {place} is missing; ")


def test_a_golden_record_is_made_by_a_command(crooked: Path) -> None:
    assert missing("perudo", "golden record", crooked)[0].endswith("run `make golden`")


def test_the_front_page_has_a_row_for_every_listed_game() -> None:
    heads = "| game | players | minutes | age | what it is |\n| --- | --- | --- | --- | --- |\n"
    table = readme.with_every_game(f"{heads}| Oie | 9 | 30 | 4+ | a goose |\n\nMore.")
    assert "goose" not in table
    assert table.count("\n| ") == len(GAMES) + 1
    assert table.endswith("|\n\nMore.")
