"""The plans a player may have for a betting turn."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Records
from veillee.bots.sponsio.lookahead import (
    BET,
    COINS_TOKEN,
    COMBAT_TOKEN,
    DOUBLE_TOKEN,
    MODIFIER_TOKEN,
    NOTHING,
    PLAN,
    SWAP,
    Action,
)
from veillee.bots.sponsio.tables import OPTION, OPTIONS
from veillee.games.sponsio import Bet, Move, Swap, Token, View, components
from veillee.games.sponsio.components import BET_PRICE

NO_ACTION = Action(NOTHING)


class Plan(NamedTuple):
    """What to do now, and whether to go on betting in later turns."""

    action: Action
    goes_on: bool


def action_of(view: View, move: Move) -> Action:
    """A move as the lookahead carries it out."""
    match move:
        case Bet():
            option = OPTION[move.ticket, move.stake]
            return Action(BET, option, doubled=int(move.doubled), target=move.target or 0)
        case Swap():
            give, take = components.NUMBER[move.give], components.NUMBER[move.take]
            return Action(SWAP, card=give, taken=take)
        case Token(token="combat"):
            return Action(COMBAT_TOKEN, card=components.NUMBER[move.card or ""])
        case Token(token="double"):
            return Action(DOUBLE_TOKEN)
        case Token(token="coins"):
            return Action(COINS_TOKEN)
        case Token():
            mine = view.players[view.seat or 0].bets
            place = [bet.ticket for bet in mine].index(move.ticket)  # type: ignore[arg-type]
            option = OPTION[move.ticket, move.stake]  # type: ignore[index]
            return Action(MODIFIER_TOKEN, option, bet=place)
    return NO_ACTION


def as_records(plans: Sequence[Plan]) -> Records:
    """Plans as the native code reads them."""
    return np.array([(*action, goes_on) for action, goes_on in plans], dtype=PLAN)


def worth_trying(
    view: View, moves: Sequence[Move], chances: Sequence[float], most: int
) -> list[Move]:
    """Of all moves that are legal, those that a player would think about."""

    def promise(bet: Bet) -> float:
        option = OPTION[bet.ticket, bet.stake]
        profit = chances[option] * OPTIONS[option].odds - BET_PRICE
        return 2 * profit if bet.doubled else profit

    bets = [move for move in moves if isinstance(move, Bet) and move.target is None]
    bets.sort(key=promise, reverse=True)
    return [*bets[:most], *(move for move in moves if is_tempting(view, move))]


def is_tempting(view: View, move: Move) -> bool:
    """Counter-bets against those who have bet; the highest and the lowest card for the combat token
    and for swaps; the modifier where it changes something; the other tokens."""
    match move:
        case Bet(target=int(target)):
            return bool(view.players[target].bets)
        case Swap():
            return move.give in _ends(view.hand) and move.take in _ends(view.talon)
        case Token(token="combat"):
            return move.card in _ends(view.hand)
        case Token(token="modifier"):
            mine = view.players[view.seat or 0].bets
            kept = any(bet.ticket == move.ticket and bet.stake == move.stake for bet in mine)
            return move.card == plainest(view) and not kept
        case Token():
            return True
    return False


def _ends(cards: Sequence[str]) -> tuple[str, ...]:
    """The lowest card and the highest."""
    by_value = sorted(cards, key=lambda card: card[1])
    return (by_value[0], by_value[-1]) if by_value else ()


def plainest(view: View) -> str | None:
    """The card of the hand that tells least when it is shown: a middling one of a long suit."""
    suits = [card[0] for card in view.hand]
    return min(
        view.hand,
        key=lambda card: (abs(int(card[1]) - 4) - suits.count(card[0]), card),
        default=None,
    )
