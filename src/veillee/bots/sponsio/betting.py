"""The rest of a betting phase, as sensible players might go on: for looking ahead."""

import numpy as np

from veillee.bots.arrays import Reals
from veillee.bots.dice import Words, fraction
from veillee.bots.native import native
from veillee.bots.sponsio.estimates import LOSES_ONE
from veillee.bots.sponsio.round import MOST_BETS, Round
from veillee.bots.sponsio.tables import COUNTER, OPTION_COUNT, TERMS
from veillee.games.sponsio.components import BET_PRICE, DOUBLED_PRICE, TURNS

# What a bet must seem to bring for its coin, and how far a player's view of it may stray.
DEMAND, STRAYING = 1.35, 0.5


@native
def set_terms(bet: np.record, option: int) -> None:
    """What the bet counts, between which numbers that must end, and what it pays undoubled."""
    terms = TERMS[option]
    bet.kind, bet.low, bet.high, bet.pays = terms.kind, terms.low, terms.high, terms.odds


@native
def place(here: Round, seat: int, option: int, doubled: bool, target: int) -> None:
    """Clauses 3.5 and 5.4, the coins included."""
    bet, purse = here.bets[seat, here.placed[seat]], here.purses[seat]
    set_terms(bet, option)
    bet.pays *= 2 if doubled else 1
    bet.target = target
    here.placed[seat] += 1
    purse.coins -= min(DOUBLED_PRICE if doubled else BET_PRICE, purse.coins)


@native
def has_kind(here: Round, seat: int, kind: int) -> bool:
    """Clause 3.7: whether the player has a ticket of that colour."""
    found = False
    for index in range(here.placed[seat]):
        found |= here.bets[seat, index].kind == kind
    return found


@native
def likely_victim(here: Round, seat: int) -> int:
    """The opponent with most bets."""
    seats = here.facts[0].seats
    victim: int = (seat + 1) % seats
    for step in range(2, seats):
        other = (seat + step) % seats
        if here.placed[other] > here.placed[victim]:
            victim = other
    return victim


@native
def bet_sensibly(
    here: Round,
    seat: int,
    free: int,
    chances: Reals,
    demand: float,
    doubling: bool,
    randomness: Words,
) -> int:
    """Place the bet that seems to pay best, if it pays enough; answers the tickets then free."""
    best, most, aim = -1, demand, 0
    for option in range(OPTION_COUNT):
        terms = TERMS[option]
        if free >> terms.ticket & 1 == 0 or has_kind(here, seat, terms.kind):
            continue
        chance, target = chances[option], 0
        if terms.kind == COUNTER:
            target = likely_victim(here, seat)
            chance = LOSES_ONE[here.placed[target]]
        worth = chance * terms.odds + STRAYING * (fraction(randomness) - 0.5)
        if worth > most:
            best, most, aim = option, worth, target
    if best >= 0:
        place(here, seat, best, doubling, aim)
        free &= ~(1 << TERMS[best].ticket)
    return free


@native
def finish_betting(
    here: Round,
    me: int,
    goes_on: bool,
    doubling: bool,
    seat: int,
    turn: int,
    free: int,
    chances: Reals,
    slyness: Reals,
    randomness: Words,
) -> None:
    """The turns from `seat` on. I bet as the others do if I go on, and else no more; `doubling`
    says whether I have the token for it.

    `slyness` says of each seat how likely it means to be a traitor, if it has not bet yet.
    """
    seats, dealer, sly = here.facts[0].seats, here.facts[0].dealer, 0
    for other in range(seats):
        # The same dice whatever was done before, so that plans differ by what they do.
        means_to = fraction(randomness) < slyness[other]
        if means_to and here.placed[other] == 0 and other != me:
            sly |= 1 << other
    done = 0 if goes_on else 1 << me
    nobody = False
    while turn <= TURNS:
        if seat == (dealer + 1) % seats and turn == TURNS:
            nobody = here.placed.sum() == 0
        on_duty = nobody and seat == dealer and turn == TURNS
        if here.placed[seat] < MOST_BETS:
            before, doubles = here.placed[seat], doubling and seat == me
            doubles = doubles and here.purses[me].coins > 1
            if on_duty:
                free = bet_sensibly(here, seat, free, chances[seat], -10.0, doubles, randomness)
            elif (sly | done) >> seat & 1 == 0 and here.purses[seat].coins > 0:
                free = bet_sensibly(here, seat, free, chances[seat], DEMAND, doubles, randomness)
            if doubles and here.placed[seat] > before:
                doubling = False
        if seat == dealer:
            turn += 1
        seat = seat + 1 if seat + 1 < seats else 0
