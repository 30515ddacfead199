"""The betting phase (chapter 3): four turns each, to reveal a card and then act."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Condition, Event, Refusal, Step, first_broken

from .bets import place_bet
from .components import TURNS, Card, in_order, without
from .events import CardSwapped, DidNotAct, Passed, Revealed, TurnedTraitor
from .moves import (
    SWAP,
    Bet,
    Move,
    Pass,
    Reveal,
    Swap,
    Token,
)
from .revealing import reveal
from .rulebook import RULEBOOK, of
from .state import Player, State, Swapped, seated
from .tokens import take_token

TO_GIVE: Final[tuple[Condition[Player, Card], ...]] = (
    Condition(
        "3.11",
        "revealed-is-not-swapped",
        lambda player, card: card not in player.revealed,
        lambda _, card: of(card),
    ),
    Condition(
        "3.10",
        "no-such-card-to-give",
        lambda player, card: card in player.hand,
        lambda _, card: of(card),
    ),
)
TO_TAKE: Final[tuple[Condition[State, Card], ...]] = (
    Condition(
        "3.10",
        "not-in-the-talon",
        lambda state, card: card in state.talon,
        lambda _, card: of(card),
    ),
)


def swaps(state: State) -> list[Swap]:
    hand, talon = state.players[state.seat].hand, state.talon
    return [given[take] for given in map(SWAP.__getitem__, hand) for take in talon]


def why_not_swap(state: State, move: Swap) -> Refusal | None:
    return first_broken(RULEBOOK, TO_GIVE, state.players[state.seat], move.give) or first_broken(
        RULEBOOK, TO_TAKE, state, move.take
    )


def bet_or_prepare(state: State, move: Move) -> Step:
    """One move of the phase; all but a reveal end the turn."""
    seat = state.seat
    match move:
        case Reveal():
            after = reveal(state, move.card)
            return Step(after, (Event("3.3", Revealed(seat=seat, card=move.card)),))
        case Bet():
            after, events = place_bet(state, move)
        case Token():
            after, events = take_token(state, move)
        case Swap():
            after, events = swap(state, move)
        case Pass():
            after, events = state, (Event("3.3", Passed(seat=seat)),)
        case _:
            after, events = state, (Event("3.15", DidNotAct(seat=seat)),)
    after, more = end_turn(after)
    return Step(after, (*events, *more))


def swap(state: State, move: Swap) -> Step:
    """Clause 3.10: the card given lies face up in the talon, where the one taken lay."""
    seat, player = state.seat, state.players[state.seat]
    kept, left = without(player.hand, move.give), without(state.talon, move.take)
    holder = msgspec.structs.replace(player, hand=in_order((*kept, move.take)))
    after = msgspec.structs.replace(
        state,
        players=seated(state.players, seat, holder),
        talon=in_order((*left, move.give)),
        swaps=(*state.swaps, Swapped(seat, state.turn, move.give, move.take)),
    )
    return Step(after, (Event("3.10", CardSwapped(seat=seat, give=move.give, take=move.take)),))


def end_turn(state: State) -> Step:
    """Clause 3.2: clockwise, the dealer last, four times; then the tricks begin."""
    turn = state.turn + 1 if state.seat == state.dealer else state.turn
    if turn > TURNS:
        return begin_tricks(state)
    seat = state.clockwise(state.seat)
    return Step(msgspec.structs.replace(state, seat=seat, turn=turn, acting=False), ())


def is_traitor(player: Player) -> bool:
    """Clause 3.12."""
    return not player.bets


def begin_tricks(state: State) -> Step:
    """Clause 6.2: the owner of the combat token leads. Clause 6.3: or the dealer's left."""
    leader = state.clockwise(state.dealer)
    for seat, player in enumerate(state.players):
        if "combat" in player.tokens:
            leader = seat
    after = msgspec.structs.replace(state, phase="tricks", seat=leader, leader=leader, acting=False)
    traitors = (seat for seat in state.from_dealers_left() if is_traitor(state.players[seat]))
    return Step(after, tuple(Event("3.12", TurnedTraitor(seat=seat)) for seat in traitors))
