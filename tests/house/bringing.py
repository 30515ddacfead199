"""A house with games that packages brought: as if they were installed where its process runs."""

from __future__ import annotations

import os
from pathlib import Path

from tests.house.conftest import Server

ROOT = Path(__file__).parents[2]
NOUGHTS = """
from tests.toys import noughts

globals().update({{name: what for name, what in vars(noughts).items() if name[0] != "_"}})
id = "{name}"
"""


def install(folder: Path, game: str, module: str) -> None:
    info = folder / f"{game}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[veillee.games]\n{game} = {module}\n", "utf-8")


def noughts_with(folder: Path, name: str, script: str) -> None:
    """Noughts and crosses under another name, with another board."""
    board = folder / f"{name}_game" / "board"
    board.mkdir(parents=True)
    (board.parent / "__init__.py").write_text(NOUGHTS.format(name=name), "utf-8")
    (board / "board.js").write_text(script, "utf-8")
    install(folder, name, f"{name}_game")


def house_with(folder: Path) -> Server:
    """A house whose process finds the packages of this folder."""
    places = (str(folder), str(ROOT), os.environ.get("PYTHONPATH", ""))
    return Server(folder, PYTHONPATH=os.pathsep.join(filter(None, places)))
