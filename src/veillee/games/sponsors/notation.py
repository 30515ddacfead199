"""Moves as short text: the words of their wire form, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

from .moves import (
    PASS,
    ROLL,
    SKIP,
    Advance,
    Buy,
    BuyEnergy,
    Discard,
    Drive,
    Exchange,
    Move,
    Pass,
    Roll,
    Sell,
    Skip,
    Spin,
    Transfer,
)


def write(move: Move) -> str:
    match move:
        case Sell():
            return " ".join(("sell", *move.cards))
        case Roll():
            return "roll"
        case Advance():
            named = (str(part) for part in (move.squares, move.to) if part is not None)
            return " ".join(("advance", *named))
        case Buy():
            return f"buy {move.category}"
        case Discard():
            return f"discard {move.sponsor}"
        case Exchange():
            return f"exchange {move.category} {move.value} {move.partner}"
        case Skip():
            return "skip"
        case BuyEnergy():
            return f"energy {move.points}"
        case Transfer():
            cards = move.cards
            swap = f" {cards.category} {cards.give} {cards.take}" if cards else ""
            return f"transfer {move.energy}{swap}"
        case Drive():
            return f"drive {move.category} {move.value} {move.to}"
        case Spin():
            return f"spin {move.extra}" + (f" {move.zero}" if move.zero else "")
        case Pass():
            return "pass"


def _number(word: str) -> int:
    """A number of one or two digits; int() alone would read other scripts, signs and spaces."""
    if not (word.isascii() and word.isdecimal() and len(word) <= 2):
        raise ValueError
    return int(word)


def _advance(words: list[str]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if words and words[0].isdecimal():
        fields["squares"] = _number(words.pop(0))
    if words:
        (fields["to"],) = words
    return fields


def _transfer(words: list[str]) -> dict[str, Any]:
    energy, *cards = words
    if not cards:
        return {"energy": _number(energy)}
    category, give, take = cards
    swap = {"category": category, "give": _number(give), "take": _number(take)}
    return {"energy": _number(energy), "cards": swap}


def _spin(words: list[str]) -> dict[str, Any]:
    extra, *zero = words or ["0"]
    if not zero:
        return {"extra": _number(extra)}
    (category,) = zero
    return {"extra": _number(extra), "zero": category}


def _exchange(words: list[str]) -> dict[str, Any]:
    category, value, partner = words
    return {"category": category, "value": _number(value), "with": partner}


def _drive(words: list[str]) -> dict[str, Any]:
    category, value, to = words
    return {"category": category, "value": _number(value), "to": to}


def _one(name: str, kind: Callable[[str], Any]) -> Callable[[list[str]], dict[str, Any]]:
    def fields(words: list[str]) -> dict[str, Any]:
        (word,) = words
        return {name: kind(word)}

    return fields


# What the words after the first one mean, as the fields of the wire form.
WORDS: Final[dict[str, Callable[[list[str]], dict[str, Any]]]] = {
    "sell": lambda words: {"cards": words},
    "advance": _advance,
    "buy": _one("category", str),
    "discard": _one("sponsor", str),
    "exchange": _exchange,
    "energy": _one("points", _number),
    "transfer": _transfer,
    "drive": _drive,
    "spin": _spin,
}
ALONE: Final[dict[str, Move]] = {"roll": ROLL, "skip": SKIP, "pass": PASS}


def read(text: str) -> Move:
    words = text.lower().replace(",", " ").split()
    if len(words) == 1 and words[0] in ALONE:
        return ALONE[words[0]]
    try:
        kind, *rest = words
        return cast(Move, msgspec.convert({"type": kind, **WORDS[kind](rest)}, Move))
    except (KeyError, ValueError):
        raise ValueError(f"not a move of Les Sponsors de l'Automobile: {text!r}") from None
