"""The native twin of Sponsio's tricks and scoring: the same plays and the same coins as in
`veillee.games.sponsio`."""

from typing import NamedTuple

import numpy as np

from veillee.bots.native import native
from veillee.bots.sponsio.tables import (
    COUNTER,
    LAST,
    NINE,
    NINE_WINS,
    POPULATION,
    SUIT_MASK,
    SUIT_SIZE,
    TRACK_COINS,
    TRICKS,
    Numbers,
)
from veillee.games.sponsio.components import HAND_SIZE, LAST_SQUARE, ROUNDS
from veillee.games.sponsio.ending import COINS_TO_WIN
from veillee.games.sponsio.rounds import BONUS, SHARED_BONUS
from veillee.games.sponsio.scoring import COINS_PER_LOST_BET, FINE

MOST_SEATS, MOST_BETS = 4, 4
NO_CARD = -1
TAKE, KEEP = 1, 0

# Places in `Round.facts`.
SEATS, DEALER, NUMBER, TO_PLAY, LED, BEST, BEST_SEAT, IN_TRICK, TRICK = 0, 1, 2, 3, 4, 5, 6, 7, 8
FINISHED, COMBAT, NINE_LOST, GONE, OVER = 9, 10, 11, 12, 13
FACTS = 14
# Columns of a bet. `WON` is filled in by `score`.
KIND, LOW, HIGH, PAYS, TARGET, WON = 0, 1, 2, 3, 4, 5
BET_COLUMNS = 6
# Columns of a purse. `FINED` is filled in by `score`: the token's coins that a fine took, which
# count for the winner of the round all the same.
COINS, AREA, STREAK, GAIN, FINED = 0, 1, 2, 3, 4
PURSE_COLUMNS = 5


class Round(NamedTuple):
    """A round from some point of its tricks on; changed in place."""

    hands: Numbers  # [4] what each may still play, revealed or not
    facts: Numbers  # [FACTS] whose turn, the trick on the table, the cards gone, and so on
    tally: Numbers  # [4, 6] by seat: cards won of each suit, tricks, whether the last is his
    bets: Numbers  # [4, 4, BET_COLUMNS]
    placed: Numbers  # [4] how many bets each has
    purses: Numbers  # [4, PURSE_COLUMNS]


def empty_round() -> Round:
    here = Round(
        hands=np.zeros(MOST_SEATS, dtype=np.int64),
        facts=np.zeros(FACTS, dtype=np.int64),
        tally=np.zeros((MOST_SEATS, 6), dtype=np.int64),
        bets=np.zeros((MOST_SEATS, MOST_BETS, BET_COLUMNS), dtype=np.int64),
        placed=np.zeros(MOST_SEATS, dtype=np.int64),
        purses=np.zeros((MOST_SEATS, PURSE_COLUMNS), dtype=np.int64),
    )
    here.facts[COMBAT] = NO_CARD
    return here


@native
def copy_round(source: Round, to: Round) -> None:
    to.hands[:] = source.hands
    to.facts[:] = source.facts
    to.tally[:] = source.tally
    to.bets[:] = source.bets
    to.placed[:] = source.placed
    to.purses[:] = source.purses


@native
def population(cards: int) -> int:
    """How many cards."""
    count: int = (
        POPULATION[cards & SUIT_MASK]
        + POPULATION[cards >> SUIT_SIZE & SUIT_MASK]
        + POPULATION[cards >> 2 * SUIT_SIZE & SUIT_MASK]
        + POPULATION[cards >> 3 * SUIT_SIZE & SUIT_MASK]
    )
    return count


@native
def playable(here: Round) -> int:
    """Clauses 6.2 to 6.5."""
    facts = here.facts
    hand: int = here.hands[facts[TO_PLAY]]
    if facts[IN_TRICK] == 0:
        if facts[COMBAT] != NO_CARD:
            hand = 1 << facts[COMBAT]
        return hand
    following: int = hand & SUIT_MASK << SUIT_SIZE * facts[LED]
    return following if following != 0 else hand


@native
def play_card(here: Round, card: int) -> None:
    """Clauses 6.4 to 6.6: a card played, and the trick taken if it was the last to it."""
    facts = here.facts
    seat, suit = facts[TO_PLAY], card // SUIT_SIZE
    here.hands[seat] ^= 1 << card
    facts[GONE] |= 1 << card
    if facts[IN_TRICK] == 0:
        facts[COMBAT] = NO_CARD
        facts[LED] = suit
        facts[BEST], facts[BEST_SEAT] = card, seat
        facts[TRICK] = 0
    elif suit == facts[LED]:
        if card > facts[BEST]:
            facts[BEST], facts[BEST_SEAT] = card, seat
    elif card % SUIT_SIZE == NINE:
        facts[NINE_LOST] = 1
    facts[TRICK] |= 1 << card
    facts[IN_TRICK] += 1
    if facts[IN_TRICK] < facts[SEATS]:
        facts[TO_PLAY] = seat + 1 if seat + 1 < facts[SEATS] else 0
        return
    winner, trick = facts[BEST_SEAT], facts[TRICK]
    for captured in range(4):
        here.tally[winner, captured] += POPULATION[trick >> SUIT_SIZE * captured & SUIT_MASK]
    here.tally[winner, TRICKS] += 1
    facts[FINISHED] += 1
    facts[IN_TRICK] = 0
    facts[TO_PLAY] = winner
    if facts[FINISHED] == HAND_SIZE:
        here.tally[winner, LAST] = 1


@native
def counted(here: Round, seat: int, kind: int) -> int:
    """What a bet of this kind counts; a counter-bet is another matter."""
    if kind == NINE_WINS:
        return 1 - here.facts[NINE_LOST]  # type: ignore[no-any-return]
    return here.tally[seat, kind]  # type: ignore[no-any-return]


@native
def score_bets(here: Round) -> int:
    """Clauses 7.1 to 7.7; answers how many bets are lost."""
    seats, lost = here.facts[SEATS], 0
    for seat in range(seats):
        for index in range(here.placed[seat]):
            bet = here.bets[seat, index]
            if bet[KIND] != COUNTER:
                bet[WON] = bet[LOW] <= counted(here, seat, bet[KIND]) <= bet[HIGH]
                lost += 1 - bet[WON]
    for seat in range(seats):
        for index in range(here.placed[seat]):
            bet = here.bets[seat, index]
            if bet[KIND] == COUNTER:
                bet[WON] = 0
                for other in range(here.placed[bet[TARGET]]):
                    aimed = here.bets[bet[TARGET], other]
                    if aimed[KIND] != COUNTER and aimed[WON] == 0:
                        bet[WON] = 1
                lost += 1 - bet[WON]
            here.purses[seat, AREA] += bet[PAYS] * bet[WON]
    return lost


@native
def score(here: Round) -> None:
    """Clauses 7.1 to 7.12: coins into the areas, fines, and the streaks moved."""
    lost = score_bets(here)
    for seat in range(here.facts[SEATS]):
        purse, count = here.purses[seat], here.placed[seat]
        if count == 0:
            if lost > 0:
                purse[AREA] += COINS_PER_LOST_BET * lost
                purse[STREAK] = min(purse[STREAK] + lost, LAST_SQUARE)
            else:
                paid = min(FINE, purse[COINS])
                purse[FINED] = min(FINE - paid, purse[AREA])
                purse[COINS] -= paid
                purse[AREA] -= purse[FINED]
                purse[STREAK] = 0
            continue
        won = 0
        for index in range(count):
            won += here.bets[seat, index, WON]
        purse[STREAK] = min(purse[STREAK] + count, LAST_SQUARE) if won == count else 0


@native
def collect(here: Round, seat: int) -> None:
    """Clause 7.13."""
    purse = here.purses[seat]
    purse[AREA] += TRACK_COINS[purse[STREAK]]
    purse[STREAK] = 0


@native
def end_round(here: Round) -> None:
    """Clauses 7.15, 7.16, 8.1 and chapter 9: the bonus, the coins counted, and whether the match is
    over."""
    purses, seats = here.purses, here.facts[SEATS]
    most, winners = -1, 0
    for seat in range(seats):
        purses[seat, GAIN] = purses[seat, AREA] + purses[seat, FINED]
        if purses[seat, GAIN] > most:
            most, winners = purses[seat, GAIN], 0
        winners += purses[seat, GAIN] == most
    over = False
    for seat in range(seats):
        if purses[seat, GAIN] == most:
            purses[seat, COINS] += BONUS if winners == 1 else SHARED_BONUS
        purses[seat, COINS] += purses[seat, AREA]
        purses[seat, AREA] = purses[seat, FINED] = 0
        over |= purses[seat, COINS] >= COINS_TO_WIN or purses[seat, STREAK] == LAST_SQUARE
    if not over and here.facts[NUMBER] == ROUNDS:
        over = True
        for seat in range(seats):
            purses[seat, COINS] += TRACK_COINS[purses[seat, STREAK]]
            purses[seat, STREAK] = 0
    here.facts[OVER] = over


@native
def standing(here: Round, seat: int) -> int:
    """Clauses 9.3 to 9.6 as one number: whoever has the greatest wins."""
    purse = here.purses[seat]
    square = 1 if purse[STREAK] == LAST_SQUARE else 0
    found: int = (square * 1000 + purse[COINS]) * 1000 + purse[GAIN]
    return found
