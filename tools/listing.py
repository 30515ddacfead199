"""What a listed game must have in its folders, and where each thing is looked for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GAME: Final = "src/veillee/games/{game}"
BOTS: Final = "src/veillee/bots/{game}"
BOARD: Final = "web/src/games/{game}"
RECORDS: Final = "tests/golden/{game}"

NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "rules": (f"{GAME}/__init__.py", f"{GAME}/rulebook.fr.md", f"{GAME}/rulebook.en.md"),
    "words": (f"{GAME}/messages.fr.ftl", f"{GAME}/messages.en.ftl"),
    "bots": (f"{BOTS}/__init__.py", f"{BOTS}/messages.fr.ftl", f"{BOTS}/messages.en.ftl"),
    "board": (
        f"{BOARD}/index.ts",
        f"{BOARD}/Cover.svelte",
        f"{BOARD}/messages.fr.ftl",
        f"{BOARD}/messages.en.ftl",
    ),
    "introduction": (f"{BOARD}/intro.toml",),
    "golden record": (f"{RECORDS}/*.jsonl", f"{RECORDS}/data.json"),
    "tests": ("tests/games/{game}/test_*.py",),
}
HOW: Final = {"golden record": "run `make golden`"}
"""What to do where it is not to be written by hand."""


def missing(game: str, kind: str, root: Path = ROOT) -> list[str]:
    """A sentence for each file of the kind that the game lacks."""
    files = [file.format(game=game) for file in NEEDED[kind]]
    how = HOW.get(kind, f"write it, or take {game} off the list in src/veillee/games/__init__.py")
    return [
        f"{game} is listed and its {kind} incomplete: {file} is missing; {how}"
        for file in files
        if not any(root.glob(file))
    ]
