"""Moves as short text.

`pass`, `reveal R9`, `bet V 2`, `bet V 2 doubled`, `bet XVI > 2`, `token combat R9`,
`token double`, `token modifier R3 V 1`, `token coins`, `swap R3 G7` (give, then take), `done`;
a card alone plays it; `collect`, `keep`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from . import components
from .components import CARDS, COLOUR, TOKENS
from .moves import (
    COLLECT,
    DONE,
    KEEP,
    PASS,
    PLAY,
    REVEAL,
    STAKE,
    SWAP,
    Bet,
    Collect,
    Done,
    Move,
    Pass,
    Play,
    Reveal,
    Swap,
    Token,
)

T = TypeVar("T")

CARD: Final = {card.lower(): card for card in CARDS}
TICKET: Final = {ticket.lower(): ticket for ticket in COLOUR}
TOKEN: Final[dict[str, components.Token]] = {token: token for token in TOKENS}
DOUBLED: Final = {"doubled": True}
AIM: Final = re.compile(r"\s*>\s*")
STAKE_WRITTEN: Final = re.compile(STAKE)
TARGET_WRITTEN: Final = re.compile(">(0|[1-9][0-9]?)")
PLAIN: Final[dict[str, Move]] = {"pass": PASS, "done": DONE, "collect": COLLECT, "keep": KEEP}


def write(move: Move) -> str:
    match move:
        case Pass():
            return "pass"
        case Reveal():
            return f"reveal {move.card}"
        case Bet():
            return _words(
                "bet",
                move.ticket,
                move.stake,
                None if move.target is None else f"> {move.target}",
                "doubled" if move.doubled else None,
            )
        case Token():
            return _words("token", move.token, move.card, move.ticket, move.stake)
        case Swap():
            return f"swap {move.give} {move.take}"
        case Done():
            return "done"
        case Play():
            return move.card
        case Collect():
            return "collect" if move.take else "keep"


def _words(*words: str | None) -> str:
    return " ".join(word for word in words if word is not None)


def read(text: str) -> Move:
    words = AIM.sub(" >", text.lower()).split() if text.isascii() else []
    move = _read(words)
    # Whatever is left over means something that is no part of the move.
    if move is None or words:
        raise ValueError(f"not a move of Sponsio: {text!r}")
    return move


def _read(words: list[str]) -> Move | None:
    """The move that the words begin with; its words are taken off the list."""
    if card := _next(words, CARD):
        return PLAY[card]
    if plain := _next(words, PLAIN):
        return plain
    verb = words.pop(0) if words else ""
    if verb == "reveal" and (card := _next(words, CARD)):
        return REVEAL[card]
    if verb == "swap" and (give := _next(words, CARD)) and (take := _next(words, CARD)):
        return SWAP[give][take]
    if verb == "bet" and (ticket := _next(words, TICKET)):
        stake = _written(words, STAKE_WRITTEN)
        target = _written(words, TARGET_WRITTEN)
        doubled = bool(_next(words, DOUBLED))
        return Bet(ticket, stake, doubled, None if target is None else int(target))
    if verb == "token" and (token := _next(words, TOKEN)):
        card, ticket = _next(words, CARD), _next(words, TICKET)
        return Token(token, card, ticket, _written(words, STAKE_WRITTEN))
    return None


def _next(words: list[str], meanings: Mapping[str, T]) -> T | None:
    """What the next word means, if it is one of these; it is then taken off the list."""
    return meanings[words.pop(0)] if words and words[0] in meanings else None


def _written(words: list[str], form: re.Pattern[str]) -> str | None:
    """The part of the next word that the form asks for; the word is then taken off the list."""
    found = form.fullmatch(words[0]) if words else None
    if found:
        del words[0]
    return found and found[1]
