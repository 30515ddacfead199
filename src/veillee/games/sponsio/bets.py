"""Action A: placing a bet (clauses 3.5 to 3.8), the dealer's duty to place one (3.13, 3.14) and
the counter-bet (chapter 4)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from veillee.kernel import Condition, Event, Refusal, Step, all_hold, first_broken, passing

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
from .moves import AGAINST, BET, Bet
from .rulebook import RULEBOOK
from .state import PlacedBet, Player, State, seated


def on_duty(state: State) -> bool:
    """Clause 3.13: the dealer, in the fourth turn, if no bet stood when it began."""
    return state.seat == state.dealer and nobody_had_bet(state)


def nobody_had_bet(state: State) -> bool:
    """Clause 3.13: whether this is the fourth turn, and no bet stood when it began."""
    return state.turn == TURNS and all(
        bet.turn == TURNS for player in state.players for bet in player.bets
    )


def price(state: State, *, doubled: bool) -> int:
    """Clauses 3.5 and 5.4; clause 3.14: a dealer on duty without a coin bets for nothing."""
    if doubled:
        return DOUBLED_PRICE
    return 0 if not state.players[state.seat].coins and on_duty(state) else BET_PRICE


Holders = dict[Ticket, int]


def holders(state: State) -> Holders:
    """The tickets that are taken, by who has them."""
    return {bet.ticket: seat for seat, player in enumerate(state.players) for bet in player.bets}


def own_tickets(state: State) -> tuple[Ticket, ...]:
    return tuple([bet.ticket for bet in state.players[state.seat].bets])


TO_BET: Final[tuple[Condition[State], ...]] = (
    Condition(
        "3.8",
        "no-coin-to-bet",
        lambda state: price(state, doubled=False) <= state.players[state.seat].coins,
    ),
)
IN_USE: Final[tuple[Condition[State, Ticket], ...]] = (
    Condition(
        "2.3",
        "ticket-not-for-three",
        lambda state, ticket: len(state.players) != 3 or ticket in in_use(state),
        lambda _, ticket: {"ticket": ticket},
    ),
    Condition(
        "2.4",
        "ticket-not-for-four",
        lambda state, ticket: len(state.players) != 4 or ticket in in_use(state),
        lambda _, ticket: {"ticket": ticket},
    ),
)
LEFT: Final[tuple[Condition[Holders, Ticket], ...]] = (
    Condition(
        "3.6",
        "ticket-taken",
        lambda holders, ticket: ticket not in holders,
        lambda holders, ticket: {"ticket": ticket, "seat": holders[ticket]},
    ),
)
OF_NEW_COLOURS: Final[tuple[Condition[tuple[Ticket, ...], Ticket], ...]] = (
    Condition(
        "3.7",
        "same-colour",
        lambda own, ticket: not alike(own, ticket),
        lambda own, ticket: {"ticket": ticket, "other": alike(own, ticket)[0]},
    ),
)
STAKES: Final[tuple[Condition[Bet], ...]] = (
    Condition(
        "4.1",
        "target-only-for-counter-bet",
        lambda bet: bet.target is None,
        lambda bet: {"ticket": bet.ticket},
    ),
    Condition(
        "3.5",
        "choose-a-stake",
        lambda bet: bet.stake is not None,
        lambda bet: {"ticket": bet.ticket},
    ),
    Condition(
        "3.5",
        "no-such-stake",
        lambda bet: bet.stake in ODDS[bet.ticket],
        lambda bet: {"ticket": bet.ticket},
    ),
)
# By the seats at the table, and that of whoever bets.
OPPONENTS: Final[tuple[Condition[int, int, Bet], ...]] = (
    Condition("4.1", "counter-bet-has-no-stake", lambda _seats, _seat, bet: bet.stake is None),
    Condition("4.1", "choose-an-opponent", lambda _seats, _seat, bet: bet.target is not None),
    Condition("4.2", "not-against-yourself", lambda _, seat, bet: bet.target != seat),
    Condition("4.1", "no-such-opponent", lambda seats, _, bet: (bet.target or 0) < seats),
)
TO_DOUBLE: Final[tuple[Condition[Player], ...]] = (
    Condition("5.3", "no-double-token", lambda player: "double" in player.tokens),
    Condition(
        "5.5", "double-token-used", lambda player: not any(bet.doubled for bet in player.bets)
    ),
    Condition(
        "5.4",
        "doubled-costs-two",
        lambda player: player.coins >= DOUBLED_PRICE,
        lambda player: {"coins": player.coins},
    ),
)


def in_use(state: State) -> tuple[Ticket, ...]:
    return tickets_in_use(len(state.players), state.removed)


def alike(own: tuple[Ticket, ...], ticket: Ticket) -> list[Ticket]:
    """Those of one's own tickets that have the colour of this one."""
    return [other for other in own if COLOUR[other] == COLOUR[ticket]]


@cache
def of_new_colours(own: tuple[Ticket, ...], tickets: tuple[Ticket, ...]) -> tuple[Ticket, ...]:
    return tuple(passing(OF_NEW_COLOURS, own, tickets))


@cache
def offers(seats: int, seat: int, *, double: bool) -> dict[Ticket, tuple[Bet, ...]]:
    """What each ticket offers to the seat, once it may be taken."""
    ways = (False, True) if double else (False,)
    found: dict[Ticket, tuple[Bet, ...]] = {
        ticket: tuple(bet for way in ways for bet in BET[way][ticket] if all_hold(STAKES, bet))
        for ticket in BET[False]
    }
    found[COUNTER_BET] = tuple(
        bet for way in ways for bet in AGAINST[way] if all_hold(OPPONENTS, seats, seat, bet)
    )
    return found


def bets(state: State) -> list[Bet]:
    if not all_hold(TO_BET, state):
        return []
    double = all_hold(TO_DOUBLE, state.players[state.seat])
    offered = offers(len(state.players), state.seat, double=double)
    found: list[Bet] = []
    for ticket in passing(LEFT, holders(state), of_new_colours(own_tickets(state), in_use(state))):
        found += offered[ticket]
    return found


def why_not_bet(state: State, move: Bet) -> Refusal | None:
    refusal = (
        first_broken(RULEBOOK, TO_BET, state)
        or first_broken(RULEBOOK, IN_USE, state, move.ticket)
        or first_broken(RULEBOOK, LEFT, holders(state), move.ticket)
        or first_broken(RULEBOOK, OF_NEW_COLOURS, own_tickets(state), move.ticket)
    )
    if refusal:
        return refusal
    if move.ticket == COUNTER_BET:
        refusal = first_broken(RULEBOOK, OPPONENTS, len(state.players), state.seat, move)
    else:
        refusal = first_broken(RULEBOOK, STAKES, move)
    if refusal or not move.doubled:
        return refusal
    return first_broken(RULEBOOK, TO_DOUBLE, state.players[state.seat])


def place_bet(state: State, move: Bet) -> Step:
    """Clause 3.5; clause 4.1 for the counter-bet."""
    seat, paid = state.seat, price(state, doubled=move.doubled)
    player = state.players[seat]
    placed = PlacedBet(move.ticket, move.stake, move.target, move.doubled, state.turn)
    bettor = msgspec.structs.replace(player, coins=player.coins - paid, bets=(*player.bets, placed))
    after = msgspec.structs.replace(
        state, players=seated(state.players, seat, bettor), bank=state.bank + paid
    )
    if move.target is None:
        bet = BetPlaced(seat, move.ticket, move.stake, move.doubled, paid)
        return Step(after, (Event("3.5", bet),))
    counter = CounterBetPlaced(seat, move.target, move.doubled, paid)
    return Step(after, (Event("4.1", counter),))
