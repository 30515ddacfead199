"""The scoring phase (chapter 7): bets, traitors, streaks, and who collects."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Chance, Event, Step

from .components import COLOUR, COUNTER_BET, LAST_SQUARE, NUMBERS, ODDS, TRACK
from .events import (
    BetScored,
    StreakCollected,
    StreakKept,
    StreakMoved,
    TraitorFined,
    TraitorPaid,
)
from .money import pay_a_fine, place_from_the_bank
from .moves import Collect
from .rounds import end_round
from .state import PlacedBet, Player, State, seated

COINS_PER_LOST_BET: Final = 2
FINE: Final = 4


def score(state: State, chance: Chance) -> Step:
    """The steps of the phase that need nobody's decision, then the first who has one to make."""
    events = list[Event]()
    for step in (score_bets, score_traitors, move_streaks):
        state, told = step(state)
        events += told
    state, told = ask_next(state, chance)
    return Step(state, (*events, *told))


def tricks_won(state: State, seat: int) -> int:
    return sum(trick.winner == seat for trick in state.tricks)


def cards_won(state: State, seat: int, suit: str) -> int:
    """Clause 7.3: the cards of one colour in the tricks that the seat won."""
    return sum(
        card[0] == suit for trick in state.tricks if trick.winner == seat for card in trick.cards
    )


def every_nine_wins(state: State) -> bool:
    """Clauses 7.5 and 7.18: a nine wins exactly when its own colour was led."""
    return all(
        card[0] == trick.cards[0][0]
        for trick in state.tricks
        for card in trick.cards
        if card[1] == "9"
    )


def is_won(state: State, seat: int, bet: PlacedBet) -> bool:
    """Clauses 7.2 to 7.6."""
    match COLOUR[bet.ticket]:
        case "tricks":
            return tricks_won(state, seat) in NUMBERS[bet.stake]
        case "last":
            return (state.tricks[-1].winner == seat) == (bet.stake == "yes")
        case "nines":
            return every_nine_wins(state) == (bet.stake == "yes")
        case "counter":
            return loses_a_bet(state, bet.target or 0)
        case suit:
            return cards_won(state, seat, suit) in NUMBERS[bet.stake]


def loses_a_bet(state: State, seat: int) -> bool:
    """Clauses 4.4 and 7.6: whoever has no bet loses none. There is but one counter-bet, so that
    no other hangs on this one."""
    return any(
        not is_won(state, seat, bet)
        for bet in state.players[seat].bets
        if bet.ticket != COUNTER_BET
    )


def winnings(bet: PlacedBet) -> int:
    """Clauses 7.1, 7.7 and 7.17."""
    return ODDS[bet.ticket][bet.stake] * (2 if bet.doubled else 1) if bet.won else 0


def score_bets(state: State) -> Step:
    """Clauses 7.1 to 7.7: coins on the won tickets, the lost ones face down."""
    events = list[Event]()
    after = state
    for seat in state.from_dealers_left():
        scored = tuple(
            msgspec.structs.replace(bet, won=is_won(state, seat, bet))
            for bet in state.players[seat].bets
        )
        player = msgspec.structs.replace(state.players[seat], bets=scored)
        after = msgspec.structs.replace(after, players=seated(after.players, seat, player))
        after = place_from_the_bank(after, seat, sum(map(winnings, scored)))
        for bet in scored:
            fact = BetScored(seat, bet.ticket, bool(bet.won), winnings(bet))
            events.append(Event("7.1", fact))
    return Step(after, tuple(events))


def lost_bets(state: State) -> int:
    """All bets lost at the table. A traitor has none, so to him they are all opponents'."""
    return sum(not bet.won for player in state.players for bet in player.bets)


def score_traitors(state: State) -> Step:
    """Clause 7.8: two coins for every lost bet. Clauses 7.9 and 7.19: four to pay if none was."""
    events = list[Event]()
    lost = lost_bets(state)
    for seat in state.from_dealers_left():
        player = state.players[seat]
        if player.bets:
            continue
        if lost:
            coins = COINS_PER_LOST_BET * lost
            state = place_from_the_bank(state, seat, coins)
            events.append(Event("7.8", TraitorPaid(seat=seat, lost=lost, coins=coins)))
        else:
            coins = min(FINE, player.coins + player.area)
            state = pay_a_fine(state, seat, coins)
            events.append(Event("7.9", TraitorFined(seat=seat, coins=coins)))
    return Step(state, tuple(events))


def streak_after(player: Player, lost: int) -> int:
    """Clause 7.10 for those who bet, 7.11 for traitors; 7.12: the last square stops the marker."""
    if not player.bets:
        return min(player.streak + lost, LAST_SQUARE) if lost else 0
    if all(bet.won for bet in player.bets):
        return min(player.streak + len(player.bets), LAST_SQUARE)
    return 0


def move_streaks(state: State) -> Step:
    lost = lost_bets(state)
    players = tuple(
        msgspec.structs.replace(player, streak=streak_after(player, lost))
        for player in state.players
    )
    moved = (
        Event("7.10" if player.bets else "7.11", StreakMoved(seat=seat, square=player.streak))
        for seat, player in enumerate(players)
        if player.streak != state.players[seat].streak
    )
    return Step(msgspec.structs.replace(state, players=players), tuple(moved))


def ask_next(state: State, chance: Chance) -> Step:
    """Clauses 7.13 and 7.14: the next from the dealer's left whose square is worth coins."""
    order = state.from_dealers_left()
    already = order.index(state.seat) + 1 if state.phase == "scoring" else 0
    for seat in order[already:]:
        if TRACK[state.players[seat].streak]:
            return Step(msgspec.structs.replace(state, phase="scoring", seat=seat), ())
    return end_round(state, chance)


def collect(state: State, move: Collect, chance: Chance) -> Step:
    """Clause 7.13."""
    seat, player = state.seat, state.players[state.seat]
    if move.take:
        coins = TRACK[player.streak]
        reset = msgspec.structs.replace(player, streak=0)
        after = msgspec.structs.replace(state, players=seated(state.players, seat, reset))
        after = place_from_the_bank(after, seat, coins)
        event = Event("7.13", StreakCollected(seat=seat, coins=coins))
    else:
        after = state
        event = Event("7.13", StreakKept(seat=seat, square=player.streak))
    after, more = ask_next(after, chance)
    return Step(after, (event, *more))
