"""What one weighs before a bet: counted from what the seat has seen, while the bets are open."""

from __future__ import annotations

from typing import Final

from veillee.kernel import Value

from .bets import price
from .components import CARDS, COUNTER_BET, HAND_SIZE, SUITS, TURNS, Card, Colour, in_play
from .memory import known_cards
from .state import State
from .tricks import cards_of

SIGNS: Final[dict[Colour, str]] = {**{suit: suit for suit in SUITS}, "nines": "9"}
HIGHER: Final = {
    card: frozenset(other for other in CARDS if other[0] == card[0] and other > card)
    for card in CARDS
}


class Seen(Value):
    """Where the cards of a colour, or the nines, are."""

    in_play: int
    """All but those in the talon."""
    mine: int
    shown: int
    """Lying before others, or seen to be taken from the talon by them."""
    unseen: int
    talon: int


class Outlook(Value):
    price: int
    """Of a bet that is not doubled, for whoever is to act."""
    turns_left: int
    """After this one."""
    aims: tuple[int, ...]
    """For each seat, the bets of which a counter-bet needs one to be lost."""
    masters: int | None
    """How many of the viewer's cards nothing in play beats in their colour."""
    seen: dict[Colour, Seen]
    reach: dict[Colour, tuple[int, int]]
    """The least and the most that a bet on numbers can come to, as the talon lies."""


def outlook(state: State, seat: int | None) -> Outlook:
    mine = () if seat is None else cards_of(state.players[seat])
    seen = whereabouts(state, seat, mine)
    reach: dict[Colour, tuple[int, int]] = {"tricks": (0, HAND_SIZE)}
    reach |= {suit: (0, seen[suit].in_play) for suit in SUITS if suit in seen}
    return Outlook(
        price=price(state, doubled=False),
        turns_left=TURNS - state.turn,
        aims=tuple(
            [sum([bet.ticket != COUNTER_BET for bet in player.bets]) for player in state.players]
        ),
        masters=None if seat is None else len(masters(mine, state.talon)),
        seen=seen,
        reach=reach,
    )


def whereabouts(state: State, seat: int | None, mine: tuple[Card, ...]) -> dict[Colour, Seen]:
    known = known_cards(state)
    others = [other for other in range(len(state.players)) if other != seat]
    # As texts: no letter or value stands for anything else in them, so that they count quickly.
    playing, own, shown, talon = (
        "".join(in_play(state.removed, state.talon)),
        "".join(mine),
        "".join([card for one in others for card in state.players[one].revealed + known[one]]),
        "".join(state.talon),
    )
    found = dict[Colour, Seen]()
    for kind, sign in SIGNS.items():
        whole, held, lying = playing.count(sign), own.count(sign), shown.count(sign)
        if kind != state.removed:
            found[kind] = Seen(whole, held, lying, whole - held - lying, talon.count(sign))
    return found


def masters(mine: tuple[Card, ...], talon: tuple[Card, ...]) -> list[Card]:
    """Clause 6.6: one's cards that no other card in play beats in their colour."""
    harmless = {*mine, *talon}
    return [card for card in mine if harmless.issuperset(HIGHER[card])]
