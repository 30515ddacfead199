"""Moves as short text.

`pass`, `reveal R9`, `bet V 2`, `bet V 2 doubled`, `bet XVI > 2`, `token combat R9`,
`token double`, `token modifier R3 V 1`, `token coins`, `swap R3 G7` (give, then take), `done`;
a card alone plays it; `collect`, `keep`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar, get_args

from . import components
from .components import CARDS, COLOUR, TOKENS, Stake
from .moves import (
    COLLECT,
    DONE,
    KEEP,
    PASS,
    PLAY,
    REVEAL,
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
STAKE: Final[dict[str, Stake]] = {stake: stake for stake in get_args(Stake)}
TOKEN: Final[dict[str, components.Token]] = {token: token for token in TOKENS}
AGAINST: Final = {f">{seat}": seat for seat in range(4)}
DOUBLED: Final = {"doubled": True}
AIM: Final = re.compile(r"\s*>\s*")
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
        stake = _next(words, STAKE)
        target = _next(words, AGAINST)
        return Bet(ticket, stake, bool(_next(words, DOUBLED)), target)
    if verb == "token" and (token := _next(words, TOKEN)):
        return Token(token, _next(words, CARD), _next(words, TICKET), _next(words, STAKE))
    return None


def _next(words: list[str], meanings: Mapping[str, T]) -> T | None:
    """What the next word means, if it is one of these; it is then taken off the list."""
    return meanings[words.pop(0)] if words and words[0] in meanings else None
