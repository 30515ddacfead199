"""Action A: placing a bet (clauses 3.5 to 3.8), the dealer's duty to place one (3.13, 3.14) and
the counter-bet (chapter 4)."""

from __future__ import annotations

import msgspec

from veillee.kernel import Event, Refusal, Step

from .components import (
    BET_PRICE,
    COLOUR,
    COUNTER_BET,
    DOUBLED_PRICE,
    ODDS,
    TURNS,
    Ticket,
    tickets_in_use,
)
from .events import BetPlaced, CounterBetPlaced
from .money import pay_the_bank
from .moves import AGAINST, BET, Bet
from .rulebook import RULEBOOK
from .state import PlacedBet, Player, State, seated


def on_duty(state: State) -> bool:
    """Clause 3.13: the dealer, in the fourth turn, if no bet stood when it began."""
    return (
        state.turn == TURNS
        and state.seat == state.dealer
        and all(bet.turn == TURNS for player in state.players for bet in player.bets)
    )


def price(state: State, *, doubled: bool) -> int:
    """Clauses 3.5 and 5.4; clause 3.14: a dealer on duty without a coin bets for nothing."""
    if doubled:
        return DOUBLED_PRICE
    return 0 if not state.players[state.seat].coins and on_duty(state) else BET_PRICE


def may_double(player: Player) -> bool:
    """Clauses 5.3 and 5.5: with the double bet token, once."""
    return "double" in player.tokens and not any(bet.doubled for bet in player.bets)


def open_tickets(state: State) -> list[Ticket]:
    """Clauses 3.6 and 3.7: tickets that nobody has, of colours the player does not have."""
    taken = {bet.ticket for player in state.players for bet in player.bets}
    colours = {COLOUR[bet.ticket] for bet in state.players[state.seat].bets}
    return [
        ticket
        for ticket in tickets_in_use(len(state.players), state.removed)
        if ticket not in taken and COLOUR[ticket] not in colours
    ]


def bets(state: State) -> list[Bet]:
    player = state.players[state.seat]
    ways = (False, True) if may_double(player) else (False,)
    affordable = [way for way in ways if price(state, doubled=way) <= player.coins]
    found: list[Bet] = []
    for ticket in open_tickets(state) if affordable else ():
        for doubled in affordable:
            if ticket == COUNTER_BET:
                against = AGAINST[doubled][: len(state.players)]
                found += (bet for bet in against if bet.target != state.seat)
            else:
                found += BET[doubled][ticket]
    return found


def why_not_bet(state: State, move: Bet) -> Refusal | None:
    if price(state, doubled=False) > state.players[state.seat].coins:
        return RULEBOOK.refuse("3.8", "no-coin-to-bet")
    return (
        why_not_ticket(state, move)
        or (why_not_counter(state, move) if move.ticket == COUNTER_BET else why_not_stake(move))
        or why_not_double(state, move)
    )


def why_not_ticket(state: State, move: Bet) -> Refusal | None:
    seats, ticket = len(state.players), move.ticket
    if ticket not in tickets_in_use(seats, state.removed):
        if seats == 4:
            return RULEBOOK.refuse("2.4", "ticket-not-for-four", ticket=ticket)
        return RULEBOOK.refuse("2.3", "ticket-not-for-three", ticket=ticket)
    for seat, player in enumerate(state.players):
        if any(bet.ticket == ticket for bet in player.bets):
            return RULEBOOK.refuse("3.6", "ticket-taken", ticket=ticket, seat=seat)
    for bet in state.players[state.seat].bets:
        if COLOUR[bet.ticket] == COLOUR[ticket]:
            return RULEBOOK.refuse("3.7", "same-colour", ticket=ticket, other=bet.ticket)
    return None


def why_not_stake(move: Bet) -> Refusal | None:
    """Clause 3.5: one of the stakes printed on the ticket."""
    if move.target is not None:
        return RULEBOOK.refuse("4.1", "target-only-for-counter-bet", ticket=move.ticket)
    if move.stake is None:
        return RULEBOOK.refuse("3.5", "choose-a-stake", ticket=move.ticket)
    if move.stake not in ODDS[move.ticket]:
        return RULEBOOK.refuse("3.5", "no-such-stake", ticket=move.ticket)
    return None


def why_not_counter(state: State, move: Bet) -> Refusal | None:
    """Clauses 4.1 and 4.2: an opponent, and no stake."""
    if move.stake is not None:
        return RULEBOOK.refuse("4.1", "counter-bet-has-no-stake")
    if move.target is None:
        return RULEBOOK.refuse("4.1", "choose-an-opponent")
    if move.target == state.seat:
        return RULEBOOK.refuse("4.2", "not-against-yourself")
    if move.target >= len(state.players):
        return RULEBOOK.refuse("4.1", "no-such-opponent")
    return None


def why_not_double(state: State, move: Bet) -> Refusal | None:
    """Clauses 5.3 to 5.5."""
    player = state.players[state.seat]
    if not move.doubled:
        return None
    if "double" not in player.tokens:
        return RULEBOOK.refuse("5.3", "no-double-token")
    if not may_double(player):
        return RULEBOOK.refuse("5.5", "double-token-used")
    if price(state, doubled=True) > player.coins:
        return RULEBOOK.refuse("5.4", "doubled-costs-two", coins=player.coins)
    return None


def place_bet(state: State, move: Bet) -> Step:
    """Clause 3.5; clause 4.1 for the counter-bet."""
    seat, paid = state.seat, price(state, doubled=move.doubled)
    after = pay_the_bank(state, seat, paid)
    player = after.players[seat]
    placed = PlacedBet(move.ticket, move.stake, move.target, move.doubled, state.turn)
    bettor = msgspec.structs.replace(player, bets=(*player.bets, placed))
    after = msgspec.structs.replace(after, players=seated(after.players, seat, bettor))
    if move.target is None:
        bet = BetPlaced(seat, move.ticket, move.stake, move.doubled, paid)
        return Step(after, (Event("3.5", bet),))
    counter = CounterBetPlaced(seat, move.target, move.doubled, paid)
    return Step(after, (Event("4.1", counter),))
