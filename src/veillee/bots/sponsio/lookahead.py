"""Trying things out in imagined worlds: cards to play, and plans for the betting turns."""

from typing import NamedTuple

import numpy as np

from veillee.bots.dice import Words
from veillee.bots.native import native
from veillee.bots.sponsio.betting import finish_betting, place
from veillee.bots.sponsio.endings import Table, new_table, play_on
from veillee.bots.sponsio.estimates import FEATURES, estimate
from veillee.bots.sponsio.rules import (
    AREA,
    COINS,
    COMBAT,
    GONE,
    HIGH,
    KIND,
    LOW,
    MOST_SEATS,
    PAYS,
    SEATS,
    TO_PLAY,
    Round,
    copy_round,
    empty_round,
    play_card,
)
from veillee.bots.sponsio.tables import (
    OPTION_COUNT,
    OPTION_HIGH,
    OPTION_KIND,
    OPTION_LOW,
    OPTION_ODDS,
    OPTION_TICKET,
    Numbers,
    Reals,
)
from veillee.bots.sponsio.worth import settle
from veillee.games.sponsio.components import COINS_ON_TOKEN, TOKEN_PRICE

# What a betting turn is used for, and what its numbers mean.
NOTHING = 0
BET = 1  # option, doubled, target
COMBAT_TOKEN = 2  # card
DOUBLE_TOKEN = 3
MODIFIER_TOKEN = 4  # which bet, option
COINS_TOKEN = 5
SWAP = 6  # give, take
# A plan is an action and whether more bets may follow it.
GOES_ON, PLAN_COLUMNS = 4, 5
# Where a betting phase stands: whose turn comes next, which, the free tickets, and whether the one
# who thinks has a token to double a bet with.
NEXT_SEAT, TURN, FREE, DOUBLING = 0, 1, 2, 3
PHASE_COLUMNS = 4

# How much, in coins, the players of a rollout stray from what seems best.
WHIM = 0.4


class Room(NamedTuple):
    """Room to think in, made once a bot."""

    here: Round
    table: Table
    chances: Reals  # [4, OPTION_COUNT]
    features: Reals  # [5, FEATURES]


def new_room() -> Room:
    return Room(
        here=empty_round(),
        table=new_table(),
        chances=np.zeros((MOST_SEATS, OPTION_COUNT)),
        features=np.zeros((5, FEATURES)),
    )


@native
def try_cards(
    start: Round, hands: Numbers, cards: Numbers, room: Room, randomness: Words, worths: Reals
) -> None:
    """In every world, play each of the cards and let sensible players finish the round.

    `worths[world, card]` gets the mover's chance to win the match.
    """
    here, me = room.here, start.facts[TO_PLAY]
    for world in range(len(hands)):
        # The same dice for all cards, so that they differ by what they do.
        luck = randomness[0]
        for index in range(len(cards)):
            randomness[0] = luck
            copy_round(start, here)
            here.hands[:] = hands[world]
            play_card(here, cards[index])
            play_on(here, WHIM, randomness, room.table)
            worths[world, index] = settle(here, me)


@native
def act(here: Round, me: int, action: Numbers, free: int) -> int:
    """Carry out one action of a betting turn; answers the tickets then free."""
    purse = here.purses[me]
    if action[0] == BET:
        place(here, me, action[1], action[2] == 1, action[3])
        free &= ~(1 << OPTION_TICKET[action[1]])
    elif action[0] == COMBAT_TOKEN:
        here.facts[COMBAT], here.facts[TO_PLAY] = action[1], me
    elif action[0] == DOUBLE_TOKEN:
        purse[COINS] -= TOKEN_PRICE
    elif action[0] == MODIFIER_TOKEN:
        bet = here.bets[me, action[1]]
        bet[KIND] = OPTION_KIND[action[2]]
        bet[LOW] = OPTION_LOW[action[2]]
        bet[HIGH] = OPTION_HIGH[action[2]]
        bet[PAYS] = OPTION_ODDS[action[2]]
    elif action[0] == COINS_TOKEN:
        purse[COINS] -= TOKEN_PRICE + COINS_ON_TOKEN
        purse[AREA] += COINS_ON_TOKEN
    elif action[0] == SWAP:
        here.hands[me] ^= 1 << action[1] | 1 << action[2]
        here.facts[GONE] ^= 1 << action[1] | 1 << action[2]
    return free


@native
def try_plans(
    start: Round,
    phase: Numbers,
    me: int,
    hands: Numbers,
    plans: Numbers,
    slyness: Reals,
    room: Room,
    randomness: Words,
    worths: Reals,
) -> None:
    """In every world, carry out each plan, let the betting go on, and play and score the round.

    `worths[world, plan]` gets the chance of `me` to win the match.
    """
    here, seats, gone = room.here, start.facts[SEATS], start.facts[GONE]
    for world in range(len(hands)):
        for seat in range(seats):
            estimate(hands[world, seat], gone, seats, room.chances[seat], room.features)
        luck = randomness[0]
        for index in range(len(plans)):
            randomness[0] = luck
            copy_round(start, here)
            here.hands[:] = hands[world]
            plan = plans[index]
            doubling = plan[0] == DOUBLE_TOKEN or phase[DOUBLING] == 1
            if plan[0] == BET and plan[2] == 1:
                doubling = False
            finish_betting(
                here,
                me,
                plan[GOES_ON] == 1,
                doubling,
                phase[NEXT_SEAT],
                phase[TURN],
                act(here, me, plan, phase[FREE]),
                room.chances,
                slyness,
                randomness,
            )
            play_on(here, WHIM, randomness, room.table)
            worths[world, index] = settle(here, me)
