"""A round of Sponsio for native code: arrays of numbers, and of records with named fields."""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Records, record
from veillee.bots.native import native
from veillee.bots.sponsio.tables import LAST

MOST_SEATS, MOST_BETS = 4, 4
NO_CARD = -1


class Facts(NamedTuple):
    """What does not change while cards are played."""

    seats: int
    dealer: int
    number: int  # of the round
    over: int  # whether the match is


class Progress(NamedTuple):
    """How far the tricks have come."""

    to_play: int  # whose turn it is
    finished: int  # tricks
    combat: int  # the card that must be led, or NO_CARD
    nine_lost: int
    gone: int  # the cards that are in no hand


class Trick(NamedTuple):
    """The trick on the table. As long as it is empty only the first two mean anything."""

    played: int  # how many cards lie in it
    cards: int  # which
    led: int  # the suit
    best: int  # the card that wins it so far
    best_seat: int


class Bet(NamedTuple):
    """A bet is won where what it counts ends between two numbers."""

    kind: int  # what it counts
    low: int
    high: int
    pays: int
    target: int  # of a counter-bet
    won: int  # once it is scored


class Purse(NamedTuple):
    """A player's coins, and his way to more."""

    coins: int  # on the board
    area: int  # in the betting area
    on_token: int  # laid there by the 3-coins token: these count even where a fine has taken them
    streak: int  # his square of the track
    gain: int  # what counted for the winner of the last finished round


# Python writes whole records, `purses[seat] = Purse(...)`: one field at a time is slow there.
_FACTS, _PROGRESS = record(*Facts._fields), record(*Progress._fields)
_TRICK, _BET, _PURSE = record(*Trick._fields), record(*Bet._fields), record(*Purse._fields)
NOT_BEGUN = Progress(to_play=0, finished=0, combat=NO_CARD, nine_lost=0, gone=0)


class Round(NamedTuple):
    """A round from some point of its tricks on; changed in place."""

    hands: Numbers  # [4] what each may still play, revealed or not
    facts: Records  # [1] of Facts
    progress: Records  # [1] of Progress
    trick: Records  # [1] of Trick
    tally: Numbers  # [4, 6] by seat and kind of bet: cards won of each suit, tricks, the last one
    bets: Records  # [4, 4] of Bet
    placed: Numbers  # [4] how many bets each has
    purses: Records  # [4] of Purse


def empty_round() -> Round:
    return Round(
        hands=np.zeros(MOST_SEATS, dtype=np.int64),
        facts=np.zeros(1, dtype=_FACTS),
        progress=np.array([NOT_BEGUN], dtype=_PROGRESS),
        trick=np.zeros(1, dtype=_TRICK),
        tally=np.zeros((MOST_SEATS, LAST + 1), dtype=np.int64),
        bets=np.zeros((MOST_SEATS, MOST_BETS), dtype=_BET),
        placed=np.zeros(MOST_SEATS, dtype=np.int64),
        purses=np.zeros(MOST_SEATS, dtype=_PURSE),
    )


def copied(here: Round) -> Round:
    to = empty_round()
    copy_round(here, to)
    return to


@native
def copy_round(source: Round, to: Round) -> None:
    copy_tricks(source, to)
    to.facts[:] = source.facts
    to.bets[:] = source.bets
    to.placed[:] = source.placed
    to.purses[:] = source.purses


@native
def copy_tricks(source: Round, to: Round) -> None:
    """All that changes while cards are played."""
    to.hands[:] = source.hands
    to.progress[:] = source.progress
    to.trick[:] = source.trick
    to.tally[:] = source.tally
