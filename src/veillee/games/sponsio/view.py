"""What a player or a watcher knows: everything but the hands of others."""

from __future__ import annotations

import msgspec

from .components import Card, Suit, Ticket, Token, tickets_in_use
from .memory import known_cards, missing_suits
from .scoring import tricks_won
from .state import Ending, Options, Phase, PlacedBet, State, Swapped, Trick
from .turn import to_act


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    coins: int
    area: int
    """Coins lying in the betting area."""
    streak: int
    gain: int
    """The coins that counted for the winner of the last finished round."""
    bets: tuple[PlacedBet, ...]
    tokens: tuple[Token, ...]
    revealed: tuple[Card, ...]
    hand_size: int
    known: tuple[Card, ...]
    """Cards of the hand that all saw taken from the talon."""
    missing: tuple[Suit, ...]
    """Colours that the player did not follow this round, and so does not hold."""
    tricks: int
    """Won this round."""


class View(msgspec.Struct, frozen=True, gc=False):
    seat: int | None
    options: Options
    removed: Suit | None
    tickets: tuple[Ticket, ...]
    """Those in use at this table, taken or not."""
    dealer: int
    round: int
    phase: Phase
    to_act: int | None
    turn: int
    acting: bool
    """Whether the seat to act has revealed its card of this turn and may act."""
    hand: tuple[Card, ...]
    """The viewer's own; a watcher has none."""
    talon: tuple[Card, ...]
    swaps: tuple[Swapped, ...]
    combat: Card | None
    """The card that was put under the combat token this round."""
    players: tuple[PlayerView, ...]
    tricks: tuple[Trick, ...]
    leader: int
    trick: tuple[Card, ...]
    bank: int
    ended: Ending | None


def view(state: State, seat: int | None) -> View:
    known, missing = known_cards(state), missing_suits(state)
    awaited = to_act(state)
    return View(
        seat=seat,
        options=state.options,
        removed=state.removed,
        tickets=tickets_in_use(len(state.players), state.removed),
        dealer=state.dealer,
        round=state.round,
        phase=state.phase,
        to_act=awaited[0] if awaited else None,
        turn=state.turn,
        acting=state.acting,
        hand=() if seat is None else state.players[seat].hand,
        talon=state.talon,
        swaps=state.swaps,
        combat=state.combat,
        players=tuple(
            PlayerView(
                coins=player.coins,
                area=player.area,
                streak=player.streak,
                gain=player.gain,
                bets=player.bets,
                tokens=player.tokens,
                revealed=player.revealed,
                hand_size=len(player.hand),
                known=known[number],
                missing=missing[number],
                tricks=tricks_won(state, number),
            )
            for number, player in enumerate(state.players)
        ),
        tricks=state.tricks,
        leader=state.leader,
        trick=state.trick,
        bank=state.bank,
        ended=state.ended,
    )
