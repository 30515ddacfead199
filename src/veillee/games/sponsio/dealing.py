"""Setting up (chapter 2) and dealing a round (clause 3.1)."""

from __future__ import annotations

import msgspec

from veillee.kernel import Chance, Event, Step

from .components import ALL_COINS, FIRST_COINS, HAND_SIZE, SUITS, Suit, deck, in_order
from .events import Dealt, HandDealt
from .state import Options, Player, State

FIRST_DEALER = 0


def setup(options: Options, seats: int, chance: Chance) -> State:
    """Clauses 2.1 and 2.8."""
    state = State(
        options=options,
        removed=removed_colour(options, seats, chance),
        dealer=FIRST_DEALER,
        players=(Player(coins=FIRST_COINS),) * seats,
        bank=ALL_COINS - FIRST_COINS * seats,
    )
    return deal(state, chance)


def removed_colour(options: Options, seats: int, chance: Chance) -> Suit | None:
    """Clauses 2.2 and 2.7: with three players one colour stays in the box."""
    if seats == 4:
        return None
    return chance.choice(SUITS) if options.removed == "drawn" else options.removed


def deal(state: State, chance: Chance) -> State:
    """Clause 3.1: eight cards each, one at a time from the dealer's left; the talon face up."""
    cards = chance.shuffle(deck(state.removed))
    count = len(state.players)
    dealt = count * HAND_SIZE
    hands = dict[int, tuple[str, ...]]()
    for place, seat in enumerate(state.from_dealers_left()):
        hands[seat] = in_order(tuple(cards[place:dealt:count]))
    return msgspec.structs.replace(
        state,
        players=tuple(
            msgspec.structs.replace(player, hand=hands[seat])
            for seat, player in enumerate(state.players)
        ),
        talon=in_order(tuple(cards[dealt:])),
        seat=state.clockwise(state.dealer),
    )


def next_round(state: State, dealer: int, chance: Chance) -> Step:
    """Clause 8.2: tickets and tokens go back, and all cards are dealt anew."""
    cleared = State(
        options=state.options,
        removed=state.removed,
        dealer=dealer,
        players=tuple(
            Player(coins=player.coins, streak=player.streak, gain=player.gain)
            for player in state.players
        ),
        bank=state.bank,
        round=state.round + 1,
    )
    after = deal(cleared, chance)
    shown = Dealt(round=after.round, dealer=dealer, talon=after.talon)
    hands = (
        Event("3.1", HandDealt(seat=seat, cards=player.hand), audience=(seat,))
        for seat, player in enumerate(after.players)
    )
    return Step(after, (Event("3.1", shown), *hands))
