"""The steps of the playable introductions, as the page is given them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def steps(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((GAMES / game / "intro.gen.json").read_text("utf-8"))[
        "steps"
    ]
    return found
