"""A house with games that packages brought: as if they were installed where its process runs."""

from __future__ import annotations

import os
from pathlib import Path

from tests.house.conftest import Server

ROOT = Path(__file__).parents[2]
COPY = """
from importlib import import_module

copied = vars(import_module("{original}"))
globals().update({{name: what for name, what in copied.items() if name[0] != "_"}})
id = "{name}"
"""


def install(folder: Path, game: str, module: str) -> None:
    info = folder / f"{game}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[veillee.games]\n{game} = {module}\n", "utf-8")


def game_with(folder: Path, name: str, original: str, script: str | None = None) -> None:
    """A game under another name, with this for a board, or with none."""
    package = folder / f"{name}_game"
    package.mkdir()
    (package / "__init__.py").write_text(COPY.format(name=name, original=original), "utf-8")
    if script is not None:
        (package / "board").mkdir()
        (package / "board" / "board.js").write_text(script, "utf-8")
    install(folder, name, package.name)


def house_with(folder: Path) -> Server:
    """A house whose process finds the packages of this folder."""
    places = (str(folder), str(ROOT), os.environ.get("PYTHONPATH", ""))
    return Server(folder, PYTHONPATH=os.pathsep.join(filter(None, places)))
