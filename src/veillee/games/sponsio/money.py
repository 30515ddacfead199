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


def pay_a_fine(state: State, seat: int, coins: int) -> State:
    """Clause 7.19: from the board as far as it goes, and then from the 3-coins token."""
    player = state.players[seat]
    short = max(0, coins - player.coins)
    poorer = msgspec.structs.replace(
        player, coins=player.coins - coins + short, area=player.area - short
    )
    return msgspec.structs.replace(
        state, players=seated(state.players, seat, poorer), bank=state.bank + coins
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
