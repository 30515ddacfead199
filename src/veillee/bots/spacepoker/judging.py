"""What a bid is worth: the round is played out in imagined worlds, then the match is looked at."""

from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, dice
from veillee.bots.native import native
from veillee.bots.spacepoker.beliefs import counted
from veillee.bots.spacepoker.betting import Table, copy_table, empty_table, make_bid, settle
from veillee.bots.spacepoker.characters import KNOWN, SOUND
from veillee.bots.spacepoker.crowd import rungs
from veillee.bots.spacepoker.exchanges import sensible
from veillee.bots.spacepoker.hands import Chances, Places
from veillee.bots.spacepoker.playing_out import Held, Minds, play_on
from veillee.bots.spacepoker.table import (
    matched,
    most_worth_betting,
    own_seat,
    pot,
    pretended_antes,
    raise_towards,
)
from veillee.bots.spacepoker.worlds import Worlds
from veillee.games.spacepoker import View
from veillee.games.spacepoker.moves import CALL, FOLD, Move, Raise

PARTS: Final = (0.0, 0.5, 1.0, 2.0)
"""Raises that are weighed, in parts of the middle; and all that can be bet, if it is not far."""
FAR: Final = 6
SWING: Final = 12.0
"""By how much two purses drift apart in a round, more or less."""
ROUNDS_AHEAD: Final = 10
"""Where no number of rounds ends the match."""


class Judged(NamedTuple):
    move: Move
    worth: float
    """The part of the others that one may then expect to come before in the match."""
    better: float
    """By how much more than the usual bid, in standard errors."""


class Ahead(NamedTuple):
    """What is needed to look at the match after the round."""

    outside: Numbers
    """What those have who are not in the round."""
    drift: float
    """By how much two purses may still drift apart."""


def judge(view: View, legal: list[Move], usual: Move, worlds: Worlds, seed: int) -> list[Judged]:
    """The usual bid, and every other one worth considering."""
    table, ahead = as_it_stands(view), ahead_of(view)
    me, cast = view.players.index(own_seat(view)), cast_of(view, worlds)
    found: dict[Move, Chances] = {}
    for move in (usual, *candidates(view, legal)):
        if move not in found:
            found[move] = np.empty(len(worlds.weight))
            play_out(
                table, me, bid_of(move), cast, view.options.all_in, ahead, dice(seed), found[move]
            )
    return [
        Judged(move, float(worlds.weight @ worths), _better(worths - found[usual], worlds.weight))
        for move, worths in found.items()
    ]


def _better(gains: Chances, weight: Chances) -> float:
    mean = float(weight @ gains)
    error = float(np.sqrt(weight**2 @ (gains - mean) ** 2))
    return mean / error if error else 0.0


class Cast(NamedTuple):
    """Who plays the round out, in each world, by their places in turn order."""

    minds: Minds
    who: Numbers  # [world, place]
    hands: Places  # [world, place]
    worth: Chances  # [world, place]
    rung: Numbers  # [world, place]
    exchanged: Numbers  # [place]


def cast_of(view: View, worlds: Worlds) -> Cast:
    """The others as they are imagined, and oneself as usual."""
    shape = (len(worlds.weight), len(view.players))
    who, hands = (
        np.full(shape, list(KNOWN).index(SOUND)),
        np.full(shape, worlds.own, dtype=np.int16),
    )
    places = [view.players.index(seat) for seat in worlds.seats]
    who[:, places], hands[:, places] = worlds.who, worlds.hands
    fleet, exchanged = view.options.fleet, counted(view.players, view.exchanged)
    worth, rung = sensible(fleet).worth[hands], rungs(fleet)[hands]
    return Cast(worlds.minds, who, hands, worth, rung, exchanged)


@native
def held_in(cast: Cast, world: int) -> Held:
    who, hands, worth = cast.who[world], cast.hands[world], cast.worth[world]
    return Held(who, hands, worth, cast.rung[world], cast.exchanged)


def bid_of(move: Move) -> int:
    """For native code: below nothing a fold, nothing a call, or what is raised to."""
    if isinstance(move, Raise):
        return move.to
    return 0 if move == CALL else -1


def candidates(view: View, legal: list[Move]) -> list[Move]:
    found: list[Move] = [FOLD]
    if CALL in legal[:2]:
        found.append(CALL)
    middle = pot(view) + matched(view, own_seat(view), view.level)
    most = most_worth_betting(view)
    bets = {view.level + max(1, round(part * middle)) for part in PARTS}
    if most <= view.level + FAR * middle:
        bets.add(most)
    for bet in sorted(bets):
        move = raise_towards(view, legal, bet)
        if view.level < bet <= most and move not in found:
            found.append(move)
    return found


def as_it_stands(view: View) -> Table:
    seats, antes = view.players, pretended_antes(view)
    raised = [bid.seat for bid in view.betting if bid.does == "raise"]
    return Table(
        np.array([antes[seat] for seat in seats]),
        np.array([view.bets[seat] for seat in seats]),
        np.array([view.points[seat] for seat in seats]),
        np.array([seat in view.left for seat in seats]),
        np.array([len(raised)]),
        np.array([seats.index(raised[0]) if raised else -1]),
    )


def ahead_of(view: View) -> Ahead:
    outside = [have for seat, have in enumerate(view.points) if seat not in view.players]
    left = ROUNDS_AHEAD if view.last_round is None else view.last_round - view.number
    return Ahead(np.array(outside, dtype=np.int64), SWING * left**0.5)


@native
def play_out(
    table: Table,
    me: int,
    bid: int,
    cast: Cast,
    all_in: bool,
    ahead: Ahead,
    randomness: Words,
    out: Chances,
) -> None:
    """In each world: the bid, the rest of the round, and what the match then promises."""
    copy = empty_table(len(table.bets))
    first = randomness[0]
    for world in range(len(out)):
        copy_table(table, copy)
        # The same dice for every bid: what differs is the bid.
        randomness[0] = first + np.uint64(world) * np.uint64(7919)
        make_bid(copy, me, bid)
        play_on(copy, me, cast.minds, held_in(cast, world), all_in, randomness)
        settle(copy, cast.hands[world], randomness)
        out[world] = standing(copy.purses, me, ahead)


@native
def standing(purses: Numbers, me: int, ahead: Ahead) -> float:
    """The part of the others that one may expect to come before."""
    total, mine = 0.0, purses[me]
    for place in range(len(purses)):
        if place != me:
            total += before(mine, purses[place], ahead.drift)
    for theirs in ahead.outside:
        total += before(mine, theirs, ahead.drift)
    return total / (len(purses) - 1 + len(ahead.outside))


@native
def before(mine: int, theirs: int, drift: float) -> float:
    """How likely one ends before the other; without planets one gets none back."""
    if mine == theirs:
        return 0.5
    if mine == 0 or theirs == 0 or drift == 0:
        return 1.0 if mine > theirs else 0.0
    likely: float = 1 / (1 + np.exp(-1.7 * (mine - theirs) / drift))
    return likely


def won(worlds: Worlds) -> Chances:
    """For each world how likely the bot beats all who are left; between equals chance decides."""
    best = worlds.hands.max(axis=1)
    part: Chances = (best < worlds.own) + 0.5 * (best == worlds.own)
    return part
