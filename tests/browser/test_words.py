"""The page's words: both languages say the same things."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted({path.parent for path in SOURCE.rglob("messages.fr.ftl")})


def names(path: Path) -> list[str]:
    lines = path.read_text("utf-8").splitlines()
    return [line.split("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_each_once(folder: Path) -> None:
    french, english = (names(folder / f"messages.{language}.ftl") for language in ("fr", "en"))
    assert french == english
    assert max(Counter(french).values()) == 1
