"""The page's playable introductions: views of a match that the rules still play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import veillee

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def moments(game: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The introduction's steps; and every moment of its match in which seat 0 moves, with what it
    sees before and after, and what it may do."""
    recorded = json.loads((GAMES / game / "intro.json").read_text("utf-8"))
    match = veillee.Match(game, seats=recorded["seats"], seed=recorded["seed"])
    played: list[dict[str, Any]] = []
    for text in recorded["moves"]:
        (seat,) = match.to_act
        move = match.game.read(text)
        before, legal = match.view(0), match.legal(0)
        match.play(seat, move)
        if seat == 0:
            shown = {"move": move, "view": before, "legal": legal, "after": match.view(0)}
            played.append(json.loads(msgspec.json.encode(shown)))
    return recorded["steps"], played
