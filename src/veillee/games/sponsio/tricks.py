"""The trick phase (chapter 6): follow the colour led; the highest card of it wins."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from veillee.kernel import Chance, Condition, Event, Refusal, Step, first_broken, passing

from .components import CARDS, HAND_SIZE, Card, without
from .events import CardPlayed, NineLaidOpen, TrickWon
from .moves import PLAY, Play
from .rulebook import RULEBOOK, of
from .scoring import score
from .state import Player, State, Trick, seated


def cards_of(player: Player) -> tuple[Card, ...]:
    """Clause 6.1: the hand, and what was revealed."""
    return player.hand + player.revealed


Asks = tuple[Condition[str, Card], ...]
OWN: Final[tuple[Condition[tuple[Card, ...], Card], ...]] = (
    Condition("6.1", "not-your-card", lambda cards, card: card in cards, lambda _, card: of(card)),
)
TO_LEAD: Final[Asks] = (
    Condition(
        "6.2",
        "lead-the-combat-card",
        lambda combat, card: card == combat,
        lambda combat, _: of(combat),
    ),
)
TO_FOLLOW: Final[Asks] = (
    Condition(
        "6.4",
        "follow-the-colour",
        lambda led, card: card[0] == led,
        lambda led, card: {**of(card), "led": led},
    ),
)
WHAT_ONE_LIKES: Final[Asks] = ()


def asked(state: State, cards: tuple[Card, ...]) -> tuple[Asks, str]:
    """What the trick asks of somebody with these cards, and the card or colour that is meant:
    clauses 6.2 and 6.3 of whoever leads, 6.4 and 6.5 of the others."""
    if state.trick:
        led = state.trick[0][0]
        return (TO_FOLLOW if led in "".join(cards) else WHAT_ONE_LIKES), led
    combat = None if state.tricks else state.combat
    return (WHAT_ONE_LIKES, "") if combat is None else (TO_LEAD, combat)


@cache
def playable(asks: Asks, meant: str) -> dict[Card, Play]:
    return {card: PLAY[card] for card in passing(asks, meant, CARDS)}


def plays(state: State) -> list[Play]:
    cards = cards_of(state.players[state.seat])
    moves = playable(*asked(state, cards))
    return [moves[card] for card in cards if card in moves]


def why_not_play(state: State, move: Play) -> Refusal | None:
    cards = cards_of(state.players[state.seat])
    return first_broken(RULEBOOK, OWN, cards, move.card) or first_broken(
        RULEBOOK, *asked(state, cards), move.card
    )


def play_card(state: State, card: Card, chance: Chance) -> Step:
    seat, player = state.seat, state.players[state.seat]
    if card in player.hand:
        left = msgspec.structs.replace(player, hand=without(player.hand, card))
    else:
        left = msgspec.structs.replace(player, revealed=without(player.revealed, card))
    after = msgspec.structs.replace(
        state,
        players=seated(state.players, seat, left),
        trick=(*state.trick, card),
        seat=state.clockwise(seat),
    )
    event = Event("6.4", CardPlayed(seat=seat, card=card))
    if len(after.trick) < len(after.players):
        return Step(after, (event,))
    after, events = finish_trick(after)
    if len(after.tricks) == HAND_SIZE:
        after, more = score(after, chance)
        return Step(after, (event, *events, *more))
    return Step(after, (event, *events))


def winning_card(cards: tuple[Card, ...]) -> Card:
    """Clause 6.6: the highest of the colour led."""
    led = cards[0][0]
    return max([card for card in cards if card[0] == led])


def finish_trick(state: State) -> Step:
    """Clauses 6.6 to 6.8: the winner takes the trick, lays a winning nine open, and leads."""
    best = winning_card(state.trick)
    winner = (state.leader + state.trick.index(best)) % len(state.players)
    taken = Trick(state.leader, state.trick, winner)
    after = msgspec.structs.replace(
        state, tricks=(*state.tricks, taken), trick=(), leader=winner, seat=winner
    )
    won = TrickWon(seat=winner, number=len(after.tricks), cards=state.trick)
    if best[1] != "9":
        return Step(after, (Event("6.6", won),))
    nine = NineLaidOpen(seat=winner, card=best)
    return Step(after, (Event("6.6", won), Event("6.8", nine)))
