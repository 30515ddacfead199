"""The words of page, house, games and terminal: both languages say the same things."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
FRENCH = sorted([*SOURCE.rglob("*.fr.ftl"), *(ROOT / "src" / "veillee").rglob("*.fr.ftl")])


def names(path: Path) -> list[str]:
    lines = path.read_text("utf-8").splitlines()
    return [line.split("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line]


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_both_languages_have_the_same_messages_each_once(path: Path) -> None:
    french, english = names(path), names(path.with_name(path.name.replace(".fr.", ".en.")))
    assert french == english
    assert max(Counter(french).values()) == 1
