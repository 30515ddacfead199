"""What a bid is worth over imagined worlds: the bot's part of the middle, less what it pays."""

from typing import Final, NamedTuple

import numpy as np

from veillee.bots.spacepoker.hands import Chances
from veillee.bots.spacepoker.table import (
    highest,
    matched,
    most_worth_betting,
    own_seat,
    pot,
    pot_for,
    raise_towards,
)
from veillee.bots.spacepoker.worlds import Worlds
from veillee.games.spacepoker import View
from veillee.games.spacepoker.moves import CALL, FOLD, Move

PARTS: Final = (0.0, 0.5, 1.0, 2.0)
"""Raises that are weighed, in parts of the middle; and all that can be bet, if it is not far."""
FAR: Final = 4
CAUTION: Final = 0.05
"""How much more than the odds of the middle the others are taken to ask of a hand to call with."""


class Judged(NamedTuple):
    move: Move
    worth: float


def judge(view: View, legal: list[Move], worlds: Worlds) -> list[Judged]:
    """Every bid worth considering."""
    judged = [Judged(FOLD, 0.0)]
    if CALL in legal[:2]:
        judged.append(Judged(CALL, worth_of_call(view, worlds)))
    middle = pot(view) + matched(view, own_seat(view), view.level)
    most = most_worth_betting(view)
    bets = {view.level + max(1, round(part * middle)) for part in PARTS}
    if most <= view.level + FAR * middle:
        bets.add(most)
    for bet in sorted(bets):
        move = raise_towards(view, legal, bet)
        if view.level < bet <= most and move not in [one.move for one in judged]:
            judged.append(Judged(move, worth_of_raise(view, worlds, bet)))
    return judged


def worth_of_call(view: View, worlds: Worlds) -> float:
    me = own_seat(view)
    cost = matched(view, me, view.level)
    part = float(worlds.weight @ won(worlds, np.ones_like(worlds.worth)))
    return part * pot_for(view, me, view.bets[me] + cost) - cost


def worth_of_raise(view: View, worlds: Worlds, bet: int) -> float:
    """The others call with hands that the odds ask for, and fold the rest."""
    me = own_seat(view)
    middle = pot(view) + bet - view.bets[me]
    pays = np.array([matched(view, seat, bet) for seat in worlds.seats], dtype=float)
    asked = np.where(pays > 0, pays / (middle + pays) + CAUTION, 0)
    stays = (worlds.worth >= asked).astype(float)
    if not view.options.all_in:
        stays *= np.array([highest(view, seat) >= bet for seat in worlds.seats])
    reached = np.array([view.bets[seat] for seat in worlds.seats]) + pays
    # What nobody matches comes back.
    risked = np.minimum(bet, (stays * reached).max(axis=1)) - view.bets[me]
    risked = np.maximum(risked, 0)
    prize = pot(view) + stays @ pays + risked
    return float(worlds.weight @ (won(worlds, stays) * prize - risked))


def won(worlds: Worlds, stays: Chances) -> Chances:
    """For each world how likely the bot beats all who stay; between equals chance decides."""
    best = np.where(stays > 0, worlds.hands, -1).max(axis=1)
    part: Chances = (best < worlds.own) + 0.5 * (best == worlds.own)
    return part
