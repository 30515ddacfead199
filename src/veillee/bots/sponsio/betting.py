"""The rest of a betting phase, as sensible players might go on: for looking ahead."""

from veillee.bots.dice import Words, fraction
from veillee.bots.native import native
from veillee.bots.sponsio.estimates import LOSES_ONE
from veillee.bots.sponsio.rules import (
    COINS,
    DEALER,
    HIGH,
    KIND,
    LOW,
    MOST_BETS,
    PAYS,
    SEATS,
    TARGET,
    Round,
)
from veillee.bots.sponsio.tables import (
    COUNTER,
    OPTION_COUNT,
    OPTION_HIGH,
    OPTION_KIND,
    OPTION_LOW,
    OPTION_ODDS,
    OPTION_TICKET,
    Reals,
)
from veillee.games.sponsio.components import BET_PRICE, TURNS

# What a bet must seem to bring for its coin, and how far a player's view of it may stray.
DEMAND, STRAYING = 1.35, 0.5


@native
def place(here: Round, seat: int, option: int, doubled: bool, target: int) -> None:
    """Clauses 3.5 and 5.4, the coins included."""
    bets, index = here.bets, here.placed[seat]
    price = 2 * BET_PRICE if doubled else BET_PRICE
    bets[seat, index, KIND] = OPTION_KIND[option]
    bets[seat, index, LOW] = OPTION_LOW[option]
    bets[seat, index, HIGH] = OPTION_HIGH[option]
    bets[seat, index, PAYS] = OPTION_ODDS[option] * (2 if doubled else 1)
    bets[seat, index, TARGET] = target
    here.placed[seat] += 1
    here.purses[seat, COINS] -= min(price, here.purses[seat, COINS])


@native
def has_kind(here: Round, seat: int, kind: int) -> bool:
    """Clause 3.7: whether the player has a ticket of that colour."""
    found = False
    for index in range(here.placed[seat]):
        found |= here.bets[seat, index, KIND] == kind
    return found


@native
def likely_victim(here: Round, seat: int) -> int:
    """The opponent with most bets."""
    seats = here.facts[SEATS]
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
        kind = OPTION_KIND[option]
        if free >> OPTION_TICKET[option] & 1 == 0 or has_kind(here, seat, kind):
            continue
        chance, target = chances[option], 0
        if kind == COUNTER:
            target = likely_victim(here, seat)
            chance = LOSES_ONE[here.placed[target]]
        worth = chance * OPTION_ODDS[option] + STRAYING * (fraction(randomness) - 0.5)
        if worth > most:
            best, most, aim = option, worth, target
    if best >= 0:
        place(here, seat, best, doubling, aim)
        free &= ~(1 << OPTION_TICKET[best])
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
    seats, dealer = here.facts[SEATS], here.facts[DEALER]
    sly = 0
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
            doubles = doubles and here.purses[me, COINS] > 1
            if on_duty:
                free = bet_sensibly(here, seat, free, chances[seat], -10.0, doubles, randomness)
            elif (sly | done) >> seat & 1 == 0 and here.purses[seat, COINS] > 0:
                free = bet_sensibly(here, seat, free, chances[seat], DEMAND, doubles, randomness)
            if doubles and here.placed[seat] > before:
                doubling = False
        if seat == dealer:
            turn += 1
        seat = seat + 1 if seat + 1 < seats else 0
