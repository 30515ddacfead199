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
    for field, value in msgspec.to_builtins(view).items():
        if field not in UNSAID:
            drawn += lines(game, language, field, label(game, language, field), value)
    return "\n".join(drawn)


def lines(
    game: AnyGame, language: str, field: str, said: str, value: Any, depth: int = 0
) -> Iterator[str]:
    """A field with what it is called; one that holds others has them below it."""
    inner: list[tuple[str, str, Any]] = []
    if isinstance(value, dict):
        inner = [(name, label(game, language, name), item) for name, item in value.items()]
    elif isinstance(value, MANY) and any(isinstance(item, dict | list | tuple) for item in value):
        inner = [(field, str(number), item) for number, item in enumerate(value)]
    start = INDENT * depth + said
    yield start if inner else f"{start}: {plain(game, language, field, value)}"
    for name, called, item in inner:
        yield from lines(game, language, name, called, item, depth + 1)


def label(game: AnyGame, language: str, field: str) -> str:
    """What a field is called: its message `view-FIELD`, or its name as it is written."""
    message = message_of("view", field)
    if message in game.rulebook.messages(language):
        return game.rulebook.say(language, message)
    return field.replace("_", " ")


def plain(game: AnyGame, language: str, field: str, value: Any) -> str:
    """A value as it is called (`name-VALUE`), and said as its field says it (`value-FIELD`)."""
    if value is None or value in ((), [], {}, ""):
        return "–"
    if isinstance(value, bool):
        return words().say(language, "general-yes" if value else "general-no")
    if isinstance(value, MANY):
        return ", ".join(plain(game, language, field, item) for item in value)
    called = game.rulebook.named(language, value) if isinstance(value, str) else str(value)
    message = message_of("value", field)
    if message in game.rulebook.messages(language):
        return game.rulebook.say(language, message, value=called)
    return called


def message_of(kind: str, field: str) -> str:
    return f"{kind}-{field.replace('_', '-')}"
