"""How a bet stands: what it has come to, what it can still come to, and whether that decides it.

All of it is told by the tricks and the talon, so that everybody may know it.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .components import COLOUR, COUNTER_BET, HAND_SIZE, NUMBERS, SUITS, Card, Ticket, in_play
from .state import PlacedBet, State

Fate = Literal["open", "safe", "doomed"]


class Tally(NamedTuple):
    """What the tricks of a round have come to, so far."""

    tricks: list[int]
    """How many each seat has won."""
    cards: list[str]
    """The cards in them, one after the other."""
    nines: list[tuple[Card, ...]]
    """Clause 6.8: the nines that lie face up before each seat."""
    beaten: bool
    """Clauses 7.5 and 7.18: whether a nine lost; it wins exactly when its own colour was led."""
    left: int
    """Tricks still to be won."""


def tally(state: State) -> Tally:
    seats = range(len(state.players))
    tricks, cards = [0 for _ in seats], ["" for _ in seats]
    nines: list[tuple[Card, ...]] = [() for _ in seats]
    beaten = any(card[1] == "9" and card[0] != state.trick[0][0] for card in state.trick)
    for trick in state.tricks:
        winner, held = trick.winner, "".join(trick.cards)
        tricks[winner] += 1
        cards[winner] += held
        if "9" in held:
            led = held[0]
            nines[winner] += tuple([card for card in trick.cards if card == f"{led}9"])
            beaten = beaten or held.count("9") > held.count(f"{led}9")
    return Tally(tricks, cards, nines, beaten, HAND_SIZE - len(state.tricks))


def count(so_far: Tally, seat: int, ticket: Ticket) -> int | None:
    """Clauses 7.2 and 7.3: what a bet on numbers has come to; other bets count nothing."""
    colour = COLOUR[ticket]
    if colour == "tricks":
        return so_far.tricks[seat]
    return so_far.cards[seat].count(colour) if colour in SUITS else None


def fate(state: State, so_far: Tally, seat: int, bet: PlacedBet) -> Fate:
    """Clauses 7.2 to 7.6, as far as the tricks have decided them; while one bets, cards still go
    to the talon and back."""
    if state.phase == "betting":
        return "open"
    now = count(so_far, seat, bet.ticket)
    if now is not None:
        return fate_of_number(bet, now, now + most_to_come(state, so_far, bet.ticket))
    match COLOUR[bet.ticket]:
        case "last":
            if so_far.left:
                return "open"
            return decided(won=(state.tricks[-1].winner == seat) == (bet.stake == "yes"))
        case "nines":
            return fate_of_nines(state, so_far, bet)
        case _:
            return fate_of_counter_bet(state, so_far, bet)


def decided(*, won: bool) -> Fate:
    return "safe" if won else "doomed"


def most_to_come(state: State, so_far: Tally, ticket: Ticket) -> int:
    """By how much a bet on numbers can grow."""
    if COLOUR[ticket] == "tricks" or not so_far.left:
        return so_far.left
    suit = COLOUR[ticket]
    gone = sum([cards.count(suit) for cards in so_far.cards])
    return "".join(in_play(state.removed, state.talon)).count(suit) - gone


def fate_of_number(bet: PlacedBet, least: int, most: int) -> Fate:
    named = NUMBERS[bet.stake]
    if least >= named.stop or most < named.start:
        return "doomed"
    return "safe" if least >= named.start and most < named.stop else "open"


def fate_of_nines(state: State, so_far: Tally, bet: PlacedBet) -> Fate:
    """Clause 7.5: one beaten nine decides it, or the last one that wins."""
    played = "".join((*so_far.cards, *state.trick)).count("9")
    to_come = "".join(in_play(state.removed, state.talon)).count("9") - played
    if not so_far.beaten and so_far.left and to_come:
        return "open"
    return decided(won=so_far.beaten == (bet.stake == "no"))


def fate_of_counter_bet(state: State, so_far: Tally, bet: PlacedBet) -> Fate:
    """Clauses 4.4 and 7.6: it is as good as its target's bets are bad; whoever has none loses
    none. There is but one counter-bet, so that no other hangs on this one."""
    target = bet.target or 0
    aimed = [
        fate(state, so_far, target, other)
        for other in state.players[target].bets
        if other.ticket != COUNTER_BET
    ]
    if "doomed" in aimed:
        return "safe"
    return "open" if "open" in aimed else "doomed"
