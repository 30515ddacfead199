"""Revealing a card: the start of a betting turn (clause 3.3) or a token's price (5.11)."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Condition, Refusal, first_broken

from .components import Card, without
from .moves import REVEAL, Reveal
from .rulebook import RULEBOOK, of
from .state import Player, State, seated

TO_REVEAL: Final[tuple[Condition[Player, Card], ...]] = (
    Condition(
        "3.3",
        "already-face-up",
        lambda player, card: card not in player.revealed,
        lambda _, card: of(card),
    ),
    Condition(
        "3.3",
        "not-in-your-hand",
        lambda player, card: card in player.hand,
        lambda _, card: of(card),
    ),
)


def reveals(state: State) -> list[Reveal]:
    return [REVEAL[card] for card in state.players[state.seat].hand]


def why_not_reveal(state: State, move: Reveal) -> Refusal | None:
    return first_broken(RULEBOOK, TO_REVEAL, state.players[state.seat], move.card)


def reveal(state: State, card: Card) -> State:
    """From the hand, face up, into the information area of the seat whose turn it is: it may act
    from then on."""
    player = state.players[state.seat]
    shown = msgspec.structs.replace(
        player,
        hand=without(player.hand, card),
        revealed=(*player.revealed, card),
    )
    return msgspec.structs.replace(
        state, players=seated(state.players, state.seat, shown), acting=True
    )
