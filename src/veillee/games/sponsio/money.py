"""Coins on their way (clause 1.10): none is made and none is lost."""

from __future__ import annotations

import msgspec

from .state import State, seated


def pay_the_bank(state: State, seat: int, coins: int) -> State:
    player = state.players[seat]
    paid = msgspec.structs.replace(player, coins=player.coins - coins)
    return msgspec.structs.replace(
        state, players=seated(state.players, seat, paid), bank=state.bank + coins
    )


def place_from_the_bank(state: State, seat: int, coins: int) -> State:
    """Coins of the bank, laid in the seat's betting area."""
    player = state.players[seat]
    richer = msgspec.structs.replace(player, area=player.area + coins)
    return msgspec.structs.replace(
        state, players=seated(state.players, seat, richer), bank=state.bank - coins
    )


def take_the_area(state: State, seat: int) -> State:
    """Clause 8.1: what lies in the seat's betting area, taken on to its board."""
    player = state.players[seat]
    taken = msgspec.structs.replace(player, coins=player.coins + player.area, area=0)
    return msgspec.structs.replace(state, players=seated(state.players, seat, taken))
