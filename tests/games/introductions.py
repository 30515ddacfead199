"""The page's playable introductions: views of a match that the rules still play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import veillee

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def is_true(game: str) -> bool:
    """Whether every step is, in this order, what seat 0 saw and did in the match of the record; the
    view after it may be a later one, when the others have answered."""
    recorded = json.loads((GAMES / game / "intro.json").read_text("utf-8"))
    match = veillee.Match(game, seats=recorded["seats"], seed=recorded["seed"])
    steps: list[dict[str, Any]] = recorded["steps"]
    begun = ended = 0
    for text in recorded["moves"]:
        (seat,) = match.to_act
        move = match.game.read(text)
        now = as_told({"move": move, "view": match.view(0), "legal": match.legal(0)})
        if seat == 0 and begun == ended < len(steps):
            begun += all(steps[begun].get(name, fact) == fact for name, fact in now.items())
        match.play(seat, move)
        ended += begun > ended and steps[ended]["after"] == as_told(match.view(0))
    return begun == ended == len(steps)


def as_told(fact: Any) -> Any:
    return json.loads(msgspec.json.encode(fact))
