"""docs/adding-a-game.md names every folder and every kind of message that a new game has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from veillee.cli.new_game import contents, in_the_project

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
FORM = in_the_project("perudo")
FILES = contents("perudo", FORM)
MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
LISTED = re.compile(r"^\| (`.*`) \| .* \| (rules|bots|board) \|$", re.MULTILINE)


def messages(part: str) -> set[str]:
    """Of a part of the game as it is written first."""
    return set(MESSAGE.findall(FILES[Path(FORM.places[part]) / "messages.en.ftl"]))


def on_the_list(part: str) -> re.Pattern[str]:
    """What the page says of its messages; what is written large stands for any word."""
    names = [
        name for row, where in LISTED.findall(PAGE) if where == part for name in row.split(", ")
    ]
    return re.compile("|".join(re.sub("[A-Z]+", ".+", name.strip("`")) for name in names))


@pytest.mark.parametrize("part", ["bots", "board"])
def test_every_kind_of_message_of_a_part_is_on_the_checklist(part: str) -> None:
    listed = on_the_list(part)
    assert [name for name in messages(part) if not listed.fullmatch(name)] == []


def test_what_else_the_rules_say_are_refusals() -> None:
    listed = on_the_list("rules")
    others = {name for name in messages("rules") if not listed.fullmatch(name)}
    rules = "".join(text for path, text in FILES.items() if "games" in path.parts)
    assert [name for name in others if f'"{name}"' not in rules] == []
    assert others


@pytest.mark.parametrize("part", FORM.places)
def test_every_folder_of_a_game_is_on_the_checklist(part: str) -> None:
    assert f"`{FORM.places[part]}/`" in PAGE
