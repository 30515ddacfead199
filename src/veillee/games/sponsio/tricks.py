"""The trick phase (chapter 6): follow the colour led; the highest card of it wins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from veillee.kernel import Chance, Event, Refusal, Step

from .components import HAND_SIZE, Card
from .events import CardPlayed, NineLaidOpen, TrickWon
from .moves import PLAY, Collect, Move, Play
from .rulebook import RULEBOOK, of
from .scoring import score
from .state import Player, State, Trick, seated


def cards_of(player: Player) -> tuple[Card, ...]:
    """Clause 6.1: the hand, and what was revealed."""
    return player.hand + player.revealed


def must_lead_combat_card(state: State) -> bool:
    """Clause 6.2."""
    return state.combat is not None and not state.tricks and not state.trick


def playable(state: State) -> Sequence[Card]:
    """Clauses 6.2 to 6.5: what the seat whose turn it is may play."""
    if must_lead_combat_card(state):
        return (state.combat or "",)
    cards = cards_of(state.players[state.seat])
    if not state.trick:
        return cards
    led = state.trick[0][0]
    return [card for card in cards if card[0] == led] or cards


def trick_moves(state: State) -> list[Move]:
    return [PLAY[card] for card in playable(state)]


def why_not_play(state: State, move: Move) -> Refusal | None:
    if isinstance(move, Collect):
        return RULEBOOK.refuse("2.6", "now-is-tricks")
    if not isinstance(move, Play):
        return RULEBOOK.refuse("2.6", "betting-is-over")
    cards = cards_of(state.players[state.seat])
    if move.card not in cards:
        return RULEBOOK.refuse("6.1", "not-your-card", **of(move.card))
    if must_lead_combat_card(state) and move.card != state.combat:
        return RULEBOOK.refuse("6.2", "lead-the-combat-card", **of(playable(state)[0]))
    if state.trick:
        led = state.trick[0][0]
        if move.card[0] != led and any(card[0] == led for card in cards):
            return RULEBOOK.refuse("6.4", "follow-the-colour", **of(move.card), led=led)
    return None


def play_card(state: State, card: Card, chance: Chance) -> Step:
    seat, player = state.seat, state.players[state.seat]
    if card in player.hand:
        left = msgspec.structs.replace(
            player, hand=tuple(other for other in player.hand if other != card)
        )
    else:
        left = msgspec.structs.replace(
            player, revealed=tuple(other for other in player.revealed if other != card)
        )
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
    return max(card for card in cards if card[0] == led)


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
