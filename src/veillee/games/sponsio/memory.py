"""What everybody at the table can work out about the hands (clauses 3.10 and 6.9)."""

from __future__ import annotations

from .components import SUITS, Card, Suit
from .state import State


def known_cards(state: State) -> tuple[tuple[Card, ...], ...]:
    """For each seat, the cards of its hand that it was seen to take from the talon."""
    last_taker = {swap.take: swap.seat for swap in state.swaps}
    return tuple(
        tuple(card for card in player.hand if last_taker.get(card) == seat)
        for seat, player in enumerate(state.players)
    )


def missing_suits(state: State) -> tuple[tuple[Suit, ...], ...]:
    """For each seat, the colours it did not follow: it holds none of them for the round."""
    count = len(state.players)
    missing = [set[str]() for _ in state.players]
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    for leader, cards in [*tricks, (state.leader, state.trick)]:
        for step, card in enumerate(cards):
            if card[0] != cards[0][0]:
                missing[(leader + step) % count].add(cards[0][0])
    return tuple(tuple(suit for suit in SUITS if suit in suits) for suits in missing)
