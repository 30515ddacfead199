"""Whom one plays with: which character each of the others is, and what he may hold.

All of it comes from what everybody has seen: how many ships each exchanged, how he bet, and what
was shown. A bot that begins in the middle of a match knows of the round before, which the view
tells; one that stays remembers more.
"""

from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Records, record
from veillee.bots.native import native
from veillee.bots.spacepoker.characters import (
    KNOWN,
    Character,
    as_records,
    held_by,
)
from veillee.bots.spacepoker.exchanges import sensible
from veillee.bots.spacepoker.hands import Chances, hands_of, place_of
from veillee.bots.spacepoker.playing_out import (
    Likely,
    Table,
    chances_of_bids,
    cost_of_call,
    in_the_middle,
    meant_part,
    put_in,
    raise_to,
    within_reach,
)
from veillee.bots.spacepoker.table import ante, pretended_antes
from veillee.games.spacepoker import View
from veillee.games.spacepoker.looking_back import RoundView
from veillee.games.spacepoker.state import Bid

FOLD, CALL, RAISE = range(3)
DOES: Final = {"fold": FOLD, "call": CALL, "raise": RAISE}
BID: Final = record("place", "does", "to")
SURPRISE: Final = 0.02
"""So likely anybody does anything."""
WIDTH: Final = 0.35
"""How far a bet is from what a character means to bet, in logarithms."""
ODD_BET: Final = 0.03


class Past(NamedTuple):
    """A round's betting, for native code."""

    table: Table  # as it began
    bids: Records  # of BID


def past_of(
    players: tuple[int, ...], antes: list[int], purses: list[int], betting: tuple[Bid, ...]
) -> Past:
    place = {seat: number for number, seat in enumerate(players)}
    table = Table(
        np.array([antes[seat] for seat in players]),
        np.zeros(len(players), dtype=np.int64),
        np.array([purses[seat] for seat in players]),
        np.ones(len(players), dtype=np.bool_),
        np.zeros(1, dtype=np.int64),
    )
    bids = [(place[bid.seat], DOES[bid.does], bid.to) for bid in betting]
    return Past(table, np.array(bids, dtype=BID))


def this_round(view: View) -> Past:
    purses = [have + bet for have, bet in zip(view.points, view.bets, strict=True)]
    return past_of(view.players, pretended_antes(view), purses, view.betting)


def last_round(view: View, last: RoundView) -> Past:
    """The purses before it follow from those after it, and from what was won."""
    paid_ante = view.options.ante
    paid = [bet + paid_ante if seat in last.players else 0 for seat, bet in enumerate(last.bets)]
    second, most = sorted(paid)[-2:]
    before = [
        have + bet + anted
        for have, bet, anted in zip(view.points, view.bets, view.antes, strict=True)
    ]
    for seat, one in enumerate(paid):
        before[seat] += one - (most - second if one == most and last.shown else 0)
    for pot in last.pots:
        for winner in pot.winners:
            before[winner] -= pot.points // len(pot.winners)
    antes = [ante(view) if seat in last.players else 0 for seat in range(len(paid))]
    purses = [max(bet, have - paid_ante) for bet, have in zip(last.bets, before, strict=True)]
    return past_of(last.players, antes, purses, last.betting)


class Beliefs:
    """How likely each of the others is each character, so far."""

    def __init__(self) -> None:
        self.characters = as_records([*KNOWN.values()])
        self._habits = [one.habit for one in KNOWN.values()]
        self._seen: dict[int, dict[int, Chances]] = {}

    def watch(self, view: View) -> None:
        """Remember the round before."""
        last = view.last
        if last is None or last.number in self._seen:
            return
        past, fleet = last_round(view, last), view.options.fleet
        shown = {one.seat: place_of(one.ships, hands_of(fleet)) for one in last.shown}
        told = {}
        for seat in last.players:
            if seat != view.seat:
                fits = self.fits(view, past, last.players.index(seat), last.exchanged[seat])
                likely = fits[:, shown[seat]] if seat in shown else fits.sum(axis=1)
                told[seat] = np.log(likely + 1e-12)
        self._seen[last.number] = told

    def of(self, seat: int) -> Chances:
        """[character] how likely the seat is each of them, from past rounds."""
        logs = np.zeros(len(KNOWN))
        for told in self._seen.values():
            logs += told.get(seat, 0.0)
        likely = np.exp(logs - logs.max())
        found: Chances = likely / likely.sum()
        return found

    def fits(self, view: View, past: Past, place: int, exchanged: int | None) -> Chances:
        """[character, hand] how likely it is to come to hold that and to bet as seen."""
        fleet, all_in = view.options.fleet, view.options.all_in
        held = held_by(fleet, len(past.table.bets) - 1)[self._habits]
        fits: Chances = held.sum(axis=1) if exchanged is None else held[:, exchanged].copy()
        fit_bids(past, place, self.characters, sensible(fleet).worth, all_in, fits)
        return fits


@native
def fit_bids(
    past: Past,
    place: int,
    characters: Records,
    worth: Chances,
    all_in: bool,
    fits: Chances,
) -> None:
    """Multiply with how likely each character, with each hand, bids as that place did."""
    start = past.table
    table = Table(
        start.antes.copy(),
        start.bets.copy(),
        start.purses.copy(),
        start.inside.copy(),
        start.raised.copy(),
    )
    for number in range(len(past.bids)):
        bid = past.bids[number]
        if bid.place == place:
            for one in range(len(characters)):
                character = characters[one]
                for hand in range(len(worth)):
                    likely = chances_of_bids(table, place, character, worth[hand], all_in)
                    fit = SURPRISE + (1 - SURPRISE) * chance_of(bid.does, likely)
                    if bid.does == RAISE:
                        fit *= fit_of_bet(table, place, character, worth[hand], bid.to)
                    fits[one, hand] *= fit
        if bid.does == FOLD:
            table.inside[bid.place] = False
        elif bid.does == CALL:
            put_in(table, bid.place, bid.to)
        else:
            raise_to(table, bid.place, bid.to)


@native
def chance_of(does: int, likely: Likely) -> float:
    if does == FOLD:
        return likely.folds
    return likely.calls if does == CALL else likely.raises


@native
def fit_of_bet(table: Table, place: int, character: Character, worth: float, to: int) -> float:
    """How likely it raises so far, if it raises: a density over the bet's logarithm."""
    level, most = table.bets.max(), within_reach(table, place)
    if character.wild > 0:
        fit: float = (to - level) / max(1, table.bets[place] + table.purses[place] - level)
    elif worth >= character.plunges:
        fit = 1 / WIDTH if to >= most else ODD_BET
    else:
        middle = in_the_middle(table) + cost_of_call(table, place)
        meant = max(1.0, min(meant_part(character, worth) * middle, most - level))
        off = np.log((to - level) / meant) / WIDTH
        fit = max(ODD_BET, np.exp(-off * off / 2) / (2.5 * WIDTH))
    return fit
