"""Sponsor cards: drawing, discarding and selling them (clauses 3.2 to 3.4, 4.5 and 4.6)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from veillee.kernel import Condition, Event, Refusal, first_broken, passing

from .board import Money
from .components import (
    COLOURS,
    MOST_SPONSORS,
    SPONSOR_LETTER,
    SPONSORS,
    UNSEEN,
    Sponsor,
    in_order,
)
from .events import Discarded, Sold, SponsorDrawn, SponsorSeen
from .moves import DISCARD, SELL, Discard, Sell
from .state import RULEBOOK, Shown, State, owner, with_car

Cards = tuple[Sponsor, ...]


def missing(hand: str, cards: Cards) -> Mapping[str, str | int]:
    """The first sponsor of which fewer are held than were named."""
    for letter, sponsor in SPONSORS.items():
        wanted, held = cards.count(sponsor), hand.count(letter)
        if wanted > held:
            return {"sponsor": sponsor, "wanted": wanted, "held": held}
    return {}


def has_all(hand: str, cards: Cards) -> bool:
    return not missing(hand, cards)


TO_SELL: Final = (Condition("3.2", "sponsor-not-held", has_all, missing),)
TO_DISCARD: Final = (Condition("4.6", "sponsor-not-held", has_all, missing),)


@cache
def sales(hand: str) -> tuple[Sell, ...]:
    return tuple(SELL[cards] for cards in passing(TO_SELL, hand, SELL))


@cache
def discards(hand: str) -> tuple[Discard, ...]:
    return tuple(DISCARD[cards] for cards in passing(TO_DISCARD, hand, DISCARD))


def why_not_sell(state: State, move: Sell) -> Refusal | None:
    return first_broken(RULEBOOK, TO_SELL, state.cars[state.car].sponsors, move.cards)


def why_not_discard(state: State, move: Discard) -> Refusal | None:
    return first_broken(RULEBOOK, TO_DISCARD, state.cars[state.car].sponsors, (move.sponsor,))


def price(cards: Cards, money: Money) -> int:
    """Clause 3.3."""
    if len(cards) == MOST_SPONSORS:
        colours = len(set(cards))
        if colours == 1:
            return money.sponsors_alike
        if colours == MOST_SPONSORS:
            return money.sponsors_different
    return len(cards) * money.sponsor_single


def letters(cards: Cards) -> str:
    return "".join(SPONSOR_LETTER[sponsor] for sponsor in cards)


def without(hand: str, cards: str) -> str:
    for letter in cards:
        hand = hand.replace(letter, "", 1)
    return hand


def sell(state: State, move: Sell) -> tuple[State, Event]:
    """Clauses 3.2 to 3.4."""
    car, cards = state.cars[state.car], letters(move.cards)
    millions = price(move.cards, state.board.money)
    poorer = replace(car, sponsors=without(car.sponsors, cards), money=car.money + millions)
    after = put_under(replace(state, cars=with_car(state, state.car, poorer)), cards)
    counts = {sponsor: move.cards.count(sponsor) for sponsor in SPONSOR_LETTER}
    return after, Event("3.3", Sold(car=COLOURS[state.car], millions=millions, **counts))


def put_under(state: State, cards: str) -> State:
    """Clauses 3.4 and 4.6: cards of the car whose turn it is go under the pile, seen by all."""
    shown = state.shown
    hands = {hand for held in shown.hands[state.car] for hand in _may_have_left(held, cards)}
    return replace(
        state,
        sponsor_pile=state.sponsor_pile + cards,
        shown=Shown(
            pile=shown.pile + cards,
            hands=_with_hands(shown.hands, state.car, tuple(sorted(hands))),
        ),
    )


def _may_have_left(hand: str, cards: str) -> set[str]:
    """What may be left of a hand known in part, once these cards have left it."""
    hands = {hand}
    for letter in cards:
        hands = {h.replace(seen, "", 1) for h in hands for seen in (letter, UNSEEN) if seen in h}
    return hands


def _with_hands(
    hands: tuple[tuple[str, ...], ...], car: int, changed: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return (*hands[:car], changed, *hands[car + 1 :])


def draw_sponsor(state: State, events: list[Event]) -> State:
    """Clause 4.5: the top card of the pile; only its owner sees it."""
    number = state.car
    car, drawn, shown = state.cars[number], state.sponsor_pile[0], state.shown
    colour = COLOURS[number]
    events.append(Event("4.5", SponsorDrawn(car=colour)))
    seen = SponsorSeen(car=colour, sponsor=SPONSORS[drawn])
    events.append(Event("4.5", seen, audience=(owner(state, number),)))
    hands = tuple(sorted({in_order(hand + shown.pile[0]) for hand in shown.hands[number]}))
    return replace(
        state,
        cars=with_car(state, number, replace(car, sponsors=in_order(car.sponsors + drawn))),
        sponsor_pile=state.sponsor_pile[1:],
        shown=Shown(pile=shown.pile[1:], hands=_with_hands(shown.hands, number, hands)),
    )


def has_too_many(state: State) -> bool:
    """Clause 4.6."""
    return len(state.cars[state.car].sponsors) > MOST_SPONSORS


def discard(state: State, move: Discard) -> tuple[State, Event]:
    """Clause 4.6: one of the four goes under the pile."""
    car, letter = state.cars[state.car], SPONSOR_LETTER[move.sponsor]
    lighter = replace(car, sponsors=without(car.sponsors, letter))
    after = put_under(replace(state, cars=with_car(state, state.car, lighter)), letter)
    return after, Event("4.6", Discarded(car=COLOURS[state.car], sponsor=move.sponsor))
