"""The betting phase (chapter 3): four turns each, to reveal a card and then act."""

from __future__ import annotations

import msgspec

from veillee.kernel import Event, Refusal, Step

from .bets import bets, on_duty, place_bet, why_not_bet
from .components import TURNS, in_order
from .events import CardSwapped, DidNotAct, Passed, Revealed, TurnedTraitor
from .moves import (
    DONE,
    PASS,
    REVEAL,
    SWAP,
    Bet,
    Collect,
    Done,
    Move,
    Pass,
    Play,
    Reveal,
    Swap,
    Token,
)
from .revealing import reveal, why_not_reveal
from .rulebook import RULEBOOK, of
from .state import Player, State, Swapped, seated
from .tokens import take_token, tokens, why_not_take


def betting_moves(state: State) -> list[Move]:
    """Clauses 3.3, 3.4 and 3.15; clause 3.13 for the dealer who must bet."""
    hand = state.players[state.seat].hand
    must_bet = on_duty(state)
    if not state.acting:
        reveals: list[Move] = [REVEAL[card] for card in hand]
        return reveals if must_bet else [PASS, *reveals]
    if must_bet:
        return [*bets(state)]
    swaps = [swap[card] for swap in map(SWAP.__getitem__, hand) for card in state.talon]
    return [DONE, *bets(state), *tokens(state), *swaps]


def open_to(state: State) -> str:
    """What whoever is to act can do, for refusals to say."""
    if on_duty(state):
        return "bet" if state.acting else "reveal-to-bet"
    return "act" if state.acting else "reveal"


def why_not_in_betting(state: State, move: Move) -> Refusal | None:
    match move:
        case Play() | Collect():
            return RULEBOOK.refuse("2.6", "now-is-betting", can=open_to(state))
        case Pass() | Reveal():
            if state.acting:
                return RULEBOOK.refuse("3.4", "already-revealed", can=open_to(state))
            return why_not_shirk(state) if isinstance(move, Pass) else why_not_reveal(state, move)
    if not state.acting:
        return RULEBOOK.refuse("3.4", "reveal-first")
    if isinstance(move, Bet):
        return why_not_bet(state, move)
    if refusal := why_not_shirk(state):
        return refusal
    match move:
        case Token():
            return why_not_take(state, move)
        case Swap():
            return why_not_swap(state, move)
        case Done():
            return None


def why_not_shirk(state: State) -> Refusal | None:
    """Clause 3.13: a dealer on duty neither passes nor acts otherwise."""
    if on_duty(state):
        return RULEBOOK.refuse("3.13", "dealer-must-bet", can=open_to(state))
    return None


def why_not_swap(state: State, move: Swap) -> Refusal | None:
    player = state.players[state.seat]
    if move.give in player.revealed:
        return RULEBOOK.refuse("3.11", "revealed-is-not-swapped", **of(move.give))
    if move.give not in player.hand:
        return RULEBOOK.refuse("3.10", "no-such-card-to-give", **of(move.give))
    if move.take not in state.talon:
        return RULEBOOK.refuse("3.10", "not-in-the-talon", **of(move.take))
    return None


def bet_or_prepare(state: State, move: Move) -> Step:
    """One move of the phase; all but a reveal end the turn."""
    seat = state.seat
    match move:
        case Reveal():
            after = msgspec.structs.replace(reveal(state, move.card), acting=True)
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
    kept = (card for card in player.hand if card != move.give)
    left = (card for card in state.talon if card != move.take)
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
