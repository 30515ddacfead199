"""Trying things out in imagined worlds: cards to play, and plans for the betting turns."""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Reals, Records, record
from veillee.bots.dice import Words
from veillee.bots.native import native
from veillee.bots.sponsio.betting import finish_betting, place, set_terms
from veillee.bots.sponsio.endings import Table, new_table, play_on
from veillee.bots.sponsio.estimates import FEATURES, estimate
from veillee.bots.sponsio.round import MOST_SEATS, Round, copy_round, empty_round
from veillee.bots.sponsio.rules import play_card
from veillee.bots.sponsio.tables import OPTION_COUNT, TERMS
from veillee.bots.sponsio.worth import settle
from veillee.games.sponsio.components import COINS_ON_TOKEN, TOKEN_PRICE

# What a betting turn is used for.
NOTHING, BET, COMBAT_TOKEN, DOUBLE_TOKEN, MODIFIER_TOKEN, COINS_TOKEN, SWAP = range(7)


class Action(NamedTuple):
    """What is done in a betting turn; most numbers belong to some actions only."""

    what: int
    option: int = 0  # to bet on, or what the modifier makes of a bet
    doubled: int = 0
    target: int = 0  # of a counter-bet
    bet: int = 0  # which one the modifier changes
    card: int = 0  # for the combat token, or given in a swap
    taken: int = 0  # in a swap


# An action, and whether more bets may follow it.
PLAN = record(*Action._fields, "goes_on")


class Phase(NamedTuple):
    """Where a betting phase stands."""

    seat: int  # whose turn comes next
    turn: int  # which of the turns that is
    free: int  # the tickets nobody has, one bit each
    doubling: bool  # whether the one who thinks has a token to double a bet with


# How much, in coins, the players of a rollout stray from what seems best.
WHIM = 0.4


class Workspace(NamedTuple):
    """Arrays to think in, made once a bot."""

    here: Round
    table: Table
    chances: Reals  # [4, OPTION_COUNT]
    features: Reals  # [5, FEATURES] of a hand: for bets on no suit, and on each suit


def new_workspace() -> Workspace:
    return Workspace(
        here=empty_round(),
        table=new_table(),
        chances=np.zeros((MOST_SEATS, OPTION_COUNT)),
        features=np.zeros((5, FEATURES)),
    )


@native
def try_cards(
    start: Round,
    hands: Numbers,
    cards: Numbers,
    workspace: Workspace,
    randomness: Words,
    worths: Reals,
) -> None:
    """In every world, play each of the cards and let sensible players finish the round.

    `worths[world, card]` gets the mover's chance to win the match.
    """
    here, me = workspace.here, start.progress[0].to_play
    for world in range(len(hands)):
        # The same dice for all cards, so that they differ by what they do.
        luck = randomness[0]
        for index in range(len(cards)):
            randomness[0] = luck
            copy_round(start, here)
            here.hands[:] = hands[world]
            play_card(here, cards[index])
            play_on(here, WHIM, randomness, workspace.table)
            worths[world, index] = settle(here, me)


@native
def act(here: Round, me: int, action: np.record, free: int) -> int:
    """Carry out one action of a betting turn; answers the tickets then free."""
    purse, progress = here.purses[me], here.progress[0]
    if action.what == BET:
        place(here, me, action.option, action.doubled == 1, action.target)
        free &= ~(1 << TERMS[action.option].ticket)
    elif action.what == COMBAT_TOKEN:
        progress.combat, progress.to_play = action.card, me
    elif action.what == DOUBLE_TOKEN:
        purse.coins -= TOKEN_PRICE
    elif action.what == MODIFIER_TOKEN:
        set_terms(here.bets[me, action.bet], action.option)
    elif action.what == COINS_TOKEN:
        purse.coins -= TOKEN_PRICE + COINS_ON_TOKEN
        purse.area += COINS_ON_TOKEN
        purse.on_token = COINS_ON_TOKEN
    elif action.what == SWAP:
        swapped = 1 << action.card | 1 << action.taken
        here.hands[me] ^= swapped
        progress.gone ^= swapped
    return free


@native
def try_plans(
    start: Round,
    phase: Phase,
    me: int,
    hands: Numbers,
    plans: Records,
    slyness: Reals,
    workspace: Workspace,
    randomness: Words,
    worths: Reals,
) -> None:
    """In every world, carry out each plan, let the betting go on, and play and score the round.

    `worths[world, plan]` gets the chance of `me` to win the match.
    """
    here, seats, gone = workspace.here, start.facts[0].seats, start.progress[0].gone
    for world in range(len(hands)):
        for seat in range(seats):
            estimate(hands[world, seat], gone, seats, workspace.chances[seat], workspace.features)
        luck = randomness[0]
        for index in range(len(plans)):
            randomness[0] = luck
            copy_round(start, here)
            here.hands[:] = hands[world]
            plan = plans[index]
            doubling = plan.what == DOUBLE_TOKEN or phase.doubling
            if plan.what == BET and plan.doubled == 1:
                doubling = False
            finish_betting(
                here,
                me,
                plan.goes_on == 1,
                doubling,
                phase.seat,
                phase.turn,
                act(here, me, plan, phase.free),
                workspace.chances,
                slyness,
                randomness,
            )
            play_on(here, WHIM, randomness, workspace.table)
            worths[world, index] = settle(here, me)
