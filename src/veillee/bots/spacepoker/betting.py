"""A round's betting as native code has it: whose turn, what a bid costs, and who wins the middle.

Places are in turn order.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from veillee.bots.arrays import Numbers
from veillee.bots.dice import Words, below
from veillee.bots.native import native
from veillee.bots.spacepoker.hands import Places


class Table(NamedTuple):
    antes: Numbers
    bets: Numbers
    purses: Numbers
    inside: NDArray[np.bool_]
    raised: Numbers
    """How often somebody has raised in this round: of one."""
    opener: Numbers
    """The place that bet first, -1 as long as nobody has: of one."""


@native
def empty_table(players: int) -> Table:
    antes, bets, purses = np.zeros((3, players), dtype=np.int64)
    inside, raised, opener = (
        np.ones(players, dtype=np.bool_),
        np.zeros(1, dtype=np.int64),
        np.full(1, -1),
    )
    return Table(antes, bets, purses, inside, raised, opener)


@native
def copy_table(table: Table, onto: Table) -> None:
    onto.antes[:] = table.antes
    onto.bets[:] = table.bets
    onto.purses[:] = table.purses
    onto.inside[:] = table.inside
    onto.raised[:] = table.raised
    onto.opener[:] = table.opener


@native
def next_to_bet(table: Table, after: int, all_in: bool) -> int:
    """As the game's own: -1 where the betting is over."""
    players, level = len(table.bets), table.bets.max()
    if table.inside.sum() == 1:
        return -1
    if all_in and level == 0 and (table.inside & (table.purses > 0)).sum() <= 1:
        return -1
    for step in range(1, players + 1):
        place = (after + step) % players
        owes = level == 0 or table.bets[place] < level
        if owes and table.inside[place] and (not all_in or table.purses[place] > 0):
            return place
    return -1


@native
def in_the_middle(table: Table) -> int:
    total: int = table.antes.sum() + table.bets.sum()
    return total


@native
def within_reach(table: Table, place: int) -> int:
    """The highest bet that somebody else could match."""
    most = 0
    for other in range(len(table.bets)):
        if other != place and table.inside[other]:
            most = max(most, table.bets[other] + table.purses[other])
    reach: int = min(most, table.bets[place] + table.purses[place])
    return reach


@native
def cost_of_call(table: Table, place: int) -> int:
    cost: int = min(table.bets.max() - table.bets[place], table.purses[place])
    return cost


@native
def price_of(table: Table, place: int) -> float:
    """The chance to win from which on a call pays off."""
    cost = cost_of_call(table, place)
    price: float = cost / max(1, in_the_middle(table) + cost)
    return price


@native
def put_in(table: Table, place: int, bet: int) -> None:
    bet = min(bet, table.bets[place] + table.purses[place])
    table.purses[place] -= bet - table.bets[place]
    table.bets[place] = bet


@native
def raise_to(table: Table, place: int, bet: int) -> None:
    put_in(table, place, bet)
    if table.raised[0] == 0:
        table.opener[0] = place
    table.raised[0] += 1


@native
def make_bid(table: Table, place: int, bid: int) -> None:
    """Below nothing a fold, nothing a call, or what is raised to."""
    if bid < 0:
        table.inside[place] = False
    elif bid == 0:
        put_in(table, place, table.bets.max())
    else:
        raise_to(table, place, bid)


@native
def settle(table: Table, hands: Places, randomness: Words) -> None:
    """The middle goes to the best hands, pot by pot, into the purses."""
    paid = table.antes + table.bets
    while paid.max() > 0:
        layer = 0
        for place in range(len(paid)):
            if table.inside[place] and paid[place] > 0 and (layer == 0 or paid[place] < layer):
                layer = paid[place]
        if layer == 0:
            layer = paid.max()
        pot, best, winner, equal = 0, -1, -1, 1
        for place in range(len(paid)):
            if table.inside[place] and paid[place] > 0:
                if hands[place] > best:
                    best, winner, equal = hands[place], place, 1
                elif hands[place] == best:
                    equal += 1
                    if below(equal, randomness) == 0:
                        winner = place
            share = min(paid[place], layer)
            pot += share
            paid[place] -= share
        if winner >= 0:
            table.purses[winner] += pot
