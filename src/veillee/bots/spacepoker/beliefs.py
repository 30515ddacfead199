"""Whom one plays with: which character each of the others is, and what he may hold.

All of it comes from what everybody has seen: how many ships each exchanged, how he bet, and what
was shown. A bot that begins in the middle of a match knows of the round before, which the view
tells; one that stays remembers more.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.native import native
from veillee.bots.spacepoker.betting import (
    Table,
    cost_of_call,
    in_the_middle,
    put_in,
    raise_to,
    within_reach,
)
from veillee.bots.spacepoker.characters import (
    KNOWN,
    Character,
    as_records,
    held_by,
)
from veillee.bots.spacepoker.crowd import (
    ACTIONS,
    CALLS,
    Parts,
    plan,
    planned,
    planned_held,
    raise_for,
    rungs,
)
from veillee.bots.spacepoker.exchanges import sensible
from veillee.bots.spacepoker.hands import Chances, hands_of, place_of
from veillee.bots.spacepoker.playing_out import Likely, Minds, chances_of_bids, meant_part
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
PLAN: Final = len(KNOWN)
"""The number of whoever plays by the plan, after all characters."""
PRIOR: Final = np.array([*(0.8 / len(KNOWN) for _ in KNOWN), 0.2])
"""How likely somebody unknown is each character, or plays by the plan."""


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
        np.full(1, -1),
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


def counted(players: tuple[int, ...], exchanged: tuple[int | None, ...]) -> Numbers:
    """[place] how many ships each has exchanged, below nothing where that is still to come."""
    counts = [exchanged[seat] for seat in players]
    return np.array([-1 if count is None else count for count in counts], dtype=np.int64)


class Lore(NamedTuple):
    """What native code needs to know of hands, and of the exchange."""

    worth: Chances  # [hand]
    rung: Numbers  # [hand]
    exchanged: Numbers  # [place]


class Beliefs:
    """How likely each of the others is each character, so far."""

    def __init__(self) -> None:
        self.minds = Minds(as_records([*KNOWN.values()]), plan().bids)
        self._habits = [one.habit for one in KNOWN.values()]
        self._seen: dict[int, dict[int, Chances]] = {}

    def watch(self, view: View) -> None:
        """Remember the round before."""
        last = view.last
        if last is None or last.number in self._seen:
            return
        past, fleet = last_round(view, last), view.options.fleet
        shown = {one.seat: place_of(one.ships, hands_of(fleet)) for one in last.shown}
        counts = counted(last.players, last.exchanged)
        told = {}
        for seat in last.players:
            if seat != view.seat:
                fits = self.fits(view, past, last.players.index(seat), counts)
                likely = fits[:, shown[seat]] if seat in shown else fits.sum(axis=1)
                told[seat] = np.log(likely + 1e-12)
        self._seen[last.number] = told

    def of(self, seat: int) -> Chances:
        """[character] how likely the seat is each of them, from past rounds."""
        logs = np.log(PRIOR)
        for told in self._seen.values():
            logs += told.get(seat, 0.0)
        likely = np.exp(logs - logs.max())
        found: Chances = likely / likely.sum()
        return found

    def of_now(self, view: View, seat: int) -> Chances:
        """The same, and what the round so far tells."""
        counts = counted(view.players, view.exchanged)
        fits = self.fits(view, this_round(view), view.players.index(seat), counts)
        likely = self.of(seat) * fits.sum(axis=1)
        found: Chances = likely / likely.sum()
        return found

    def fits(self, view: View, past: Past, place: int, exchanged: Numbers) -> Chances:
        """[character, hand] how likely it is to come to hold that and to bet as seen."""
        fleet, all_in = view.options.fleet, view.options.all_in
        players = len(past.table.bets)
        habitual = held_by(fleet, players - 1)[self._habits]
        held = np.concatenate([habitual, planned_held(fleet)[players][None]])
        own = exchanged[place]
        fits: Chances = held.sum(axis=1) if own < 0 else held[:, own].copy()
        lore = Lore(sensible(fleet).worth, rungs(fleet), exchanged)
        fit_bids(past, place, self.minds, lore, all_in, fits)
        return fits


@native
def fit_bids(
    past: Past,
    place: int,
    minds: Minds,
    lore: Lore,
    all_in: bool,
    fits: Chances,
) -> None:
    """Multiply with how likely each of them, with each hand, bids as that place did."""
    worth, characters = lore.worth, minds.characters
    start = past.table
    table = Table(
        start.antes.copy(),
        start.bets.copy(),
        start.purses.copy(),
        start.inside.copy(),
        start.raised.copy(),
        start.opener.copy(),
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
            fit_plan(table, place, minds.parts, lore, bid, all_in, fits[-1])
        if bid.does == FOLD:
            table.inside[bid.place] = False
        elif bid.does == CALL:
            put_in(table, bid.place, bid.to)
        else:
            raise_to(table, bid.place, bid.to)


@native
def fit_plan(
    table: Table, place: int, parts: Parts, lore: Lore, bid: Any, all_in: bool, fits: Chances
) -> None:
    """The same for the plan; a raise near one of its own may be that one."""
    near, exact = np.zeros(ACTIONS), False
    for action in range(CALLS + 1, ACTIONS):
        to = raise_for(table, place, action)
        if bid.does == RAISE and to > 0:
            level = table.bets.max()
            off = np.log((bid.to - level) / (to - level)) / WIDTH
            near[action] = max(ODD_BET, np.exp(-off * off / 2) / (2.5 * WIDTH))
            exact = exact or bid.to == to
    for action in range(CALLS + 1, ACTIONS):
        if exact and raise_for(table, place, action) != bid.to:
            near[action] = 0.0
    last, fit = -1, 0.0
    for hand in range(len(fits)):
        if lore.rung[hand] != last:
            last = lore.rung[hand]
            chances = planned(parts, table, place, lore.exchanged, last, all_in)
            done = (chances * near).sum() if bid.does == RAISE else chances[bid.does]
            fit = SURPRISE * ODD_BET + (1 - SURPRISE) * done
        fits[hand] *= fit


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
