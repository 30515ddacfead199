"""Revealing a card: the start of a betting turn (clause 3.3) or a token's price (5.11)."""

from __future__ import annotations

import msgspec

from veillee.kernel import Refusal

from .components import Card
from .moves import Reveal
from .rulebook import RULEBOOK, of
from .state import State, seated


def why_not_reveal(state: State, move: Reveal) -> Refusal | None:
    player = state.players[state.seat]
    if move.card in player.revealed:
        return RULEBOOK.refuse("3.3", "already-face-up", **of(move.card))
    if move.card not in player.hand:
        return RULEBOOK.refuse("3.3", "not-in-your-hand", **of(move.card))
    return None


def reveal(state: State, card: Card) -> State:
    """From the hand, face up, into the information area of the seat whose turn it is."""
    player = state.players[state.seat]
    shown = msgspec.structs.replace(
        player,
        hand=tuple(other for other in player.hand if other != card),
        revealed=(*player.revealed, card),
    )
    return msgspec.structs.replace(state, players=seated(state.players, state.seat, shown))
