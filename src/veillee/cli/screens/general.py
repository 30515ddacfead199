"""The screen of a game that has none of its own: its view, field by field, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from veillee.cli.voice import words
from veillee.kernel import AnyGame

UNSAID: Final = frozenset(("seat", "options"))
"""Who looks is said at the top, and the options before the match."""
INDENT: Final = "  "
MANY: Final = (list, tuple)


def draw(game: AnyGame, view: Any, language: str) -> str:
    who = "general-watcher" if view.seat is None else "general-seat"
    drawn = [words().say(language, who, {"seat": str(view.seat)})]
    for name, value in msgspec.to_builtins(view).items():
        if name not in UNSAID:
            drawn += lines(game, language, label(game, language, name), value)
    return "\n".join(drawn)


def lines(game: AnyGame, language: str, said: str, value: Any, depth: int = 0) -> Iterator[str]:
    """A field with what it is called; one that holds others has them below it."""
    inner: dict[str, Any] = {}
    if isinstance(value, dict):
        inner = {label(game, language, name): item for name, item in value.items()}
    elif isinstance(value, MANY) and any(isinstance(item, dict | list | tuple) for item in value):
        inner = {str(number): item for number, item in enumerate(value)}
    start = INDENT * depth + said
    yield start if inner else f"{start}: {plain(game, language, value)}"
    for name, item in inner.items():
        yield from lines(game, language, name, item, depth + 1)


def label(game: AnyGame, language: str, name: str) -> str:
    """What a field is called: its message `view-NAME`, or its name as it is written."""
    message = f"view-{name.replace('_', '-')}"
    if message in game.rulebook.messages(language):
        return game.rulebook.say(language, message)
    return name.replace("_", " ")


def plain(game: AnyGame, language: str, value: Any) -> str:
    if value is None or value in ((), [], {}, ""):
        return "–"
    if isinstance(value, bool):
        return words().say(language, "general-yes" if value else "general-no")
    if isinstance(value, MANY):
        return ", ".join(plain(game, language, item) for item in value)
    if isinstance(value, str):
        return game.rulebook.named(language, value)
    return str(value)
