"""What was sent, understood as a move of the game, or quoted where it is none."""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec

from veillee.kernel.game import AnyGame, AnyMove

LONGEST_MOVE_TEXT = 2000
QUOTED = 40


def understand(game: AnyGame, move: Any) -> AnyMove:
    """The move that is meant: by a Move, its JSON form (a mapping or JSON text), or its notation.

    Whatever comes in is decoded into the game's own type, so that a rule never meets a field of
    the wrong kind. Raises ValueError or a kin of it where nothing is meant.
    """
    if isinstance(move, msgspec.Struct):
        return decoder(game.Move)(move)
    if isinstance(move, str | bytes):
        if len(move) > LONGEST_MOVE_TEXT:
            raise TypeError
        if isinstance(move, bytes) or move.lstrip().startswith("{"):
            return _from_json(game.Move).decode(move)
        return game.read(move.strip())
    if isinstance(move, dict | Mapping):  # the former is asked for at every move, and quick
        # By way of JSON: its decoder is made once; `convert` would take the type apart each time.
        return _from_json(game.Move).decode(msgspec.json.encode(dict(move)))
    raise TypeError


@cache
def _from_json(kind: Any) -> msgspec.json.Decoder[AnyMove]:
    return msgspec.json.Decoder(kind)


@cache
def decoder(kind: Any) -> Callable[[msgspec.Struct], AnyMove]:
    """Decodes values into that type. Moves are few and come again and again: each one once."""

    @lru_cache(maxsize=65_536)
    def decode(move: msgspec.Struct) -> AnyMove:
        return _from_json(kind).decode(msgspec.json.encode(move))

    return decode


def quoted(thing: Any) -> str:
    """What was sent, short enough to be shown in a sentence."""
    text = thing if isinstance(thing, str) else reprlib.repr(thing)
    text = "".join(letter if letter.isprintable() else "·" for letter in text[: QUOTED + 1])
    return text if len(text) <= QUOTED else text[:QUOTED] + "…"
