"""The end of a round: its winner (clauses 7.15 and 7.16) and the next one (chapter 8)."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Chance, Event, Step

from .components import COINS_ON_TOKEN, ROUNDS
from .dealing import next_round
from .ending import cash_streaks, end_match, victory
from .events import CoinsCounted, RoundWon
from .money import place_from_the_bank, take_the_area
from .state import Player, State

BONUS: Final = 2
SHARED_BONUS: Final = 1


def end_round(state: State, chance: Chance) -> Step:
    state, bonus = reward_round_winners(state)
    state, counted = count_coins(state)
    state, more = go_on(state, chance)
    return Step(state, (*bonus, *counted, *more))


def go_on(state: State, chance: Chance) -> Step:
    """Clauses 8.2, 9.1, 9.2 and 9.7."""
    if won := victory(state):
        return end_match(state, won)
    if state.round < ROUNDS:
        return next_round(state, next_dealer(state), chance)
    state, cashed = cash_streaks(state)
    state, ended = end_match(state, "rounds")
    return Step(state, (*cashed, *ended))


def counting(player: Player) -> int:
    """Clause 7.15: the coins in the betting area. Clause 7.21: those on the 3-coins token count
    even where a fine has taken them."""
    return max(player.area, COINS_ON_TOKEN if "coins" in player.tokens else 0)


def reward_round_winners(state: State) -> Step:
    """Clauses 7.15, 7.16 and 9.9: what counted is remembered, the bonus left out."""
    gains = [counting(player) for player in state.players]
    winners = tuple(seat for seat, gain in enumerate(gains) if gain == max(gains))
    bonus = BONUS if len(winners) == 1 else SHARED_BONUS
    players = tuple(
        msgspec.structs.replace(player, gain=gain)
        for player, gain in zip(state.players, gains, strict=True)
    )
    after = msgspec.structs.replace(state, players=players)
    for seat in winners:
        after = place_from_the_bank(after, seat, bonus)
    laid = tuple([after.players[seat].area for seat in winners])
    fact = RoundWon(state.round, winners, count=len(winners), bonus=bonus, laid=laid)
    return Step(after, (Event("7.15" if len(winners) == 1 else "7.16", fact),))


def count_coins(state: State) -> Step:
    """Clause 8.1: everyone takes his coins on to his board, and says how many he has."""
    events = list[Event]()
    for seat in range(len(state.players)):
        state = take_the_area(state, seat)
        counted = CoinsCounted(seat=seat, coins=state.players[seat].coins)
        events.append(Event("8.1", counted))
    return Step(state, tuple(events))


def next_dealer(state: State) -> int:
    """Clause 8.3: the richest; clause 8.4: after any tie, the same dealer again."""
    coins = [player.coins for player in state.players]
    most = max(coins)
    return coins.index(most) if coins.count(most) == 1 else state.dealer
