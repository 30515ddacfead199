"""The last two tricks of a round, thought through: every player sees all cards, and plays the best
for himself. In an imagined world nothing is hidden; with few cards left that is not far from what
good players know."""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.dice import Words
from veillee.bots.native import highest_bit, lowest_bit, native
from veillee.bots.sponsio.bet_values import take_stock
from veillee.bots.sponsio.habits import Mind, new_mind, usual_card
from veillee.bots.sponsio.round import MOST_SEATS, Round, copy_tricks, empty_round
from veillee.bots.sponsio.rules import counted, play_card, playable
from veillee.bots.sponsio.tables import COUNTER
from veillee.games.sponsio.components import HAND_SIZE

MOST_LINES = 16
IMPOSSIBLE = -1
LAST_TWO = HAND_SIZE - 2


class Table(NamedTuple):
    """Room to play rounds out in."""

    mind: Mind
    there: Round
    lines: Numbers  # [MOST_LINES]
    feelings: Reals  # [MOST_LINES, 4]


def new_table() -> Table:
    return Table(
        mind=new_mind(),
        there=empty_round(),
        lines=np.zeros(MOST_LINES, dtype=np.int64),
        feelings=np.zeros((MOST_LINES, MOST_SEATS)),
    )


@native
def feel_about(there: Round, here: Round, regard: Reals, feelings: Reals) -> None:
    """How each takes the bets of `here`, won and lost as the tricks of `there` say. What hangs on
    counter-bets is in the regard for the bets that they aim at."""
    seats = here.facts[0].seats
    feelings[:] = 0.0
    for owner in range(seats):
        for index in range(here.placed[owner]):
            bet = here.bets[owner, index]
            if bet.kind == COUNTER:
                continue
            if bet.low <= counted(there, owner, bet.kind) <= bet.high:
                for seat in range(seats):
                    feelings[seat] += regard[seat, owner, index]


@native
def play_line(there: Round, line: int, players: int) -> bool:
    """Play the trick before the last, each of the players still to come his lower or his higher
    card as the bits of `line` say, and then the last; False if a card was not playable."""
    progress = there.progress[0]
    for place in range(players):
        hand = there.hands[progress.to_play]
        card = highest_bit(hand) if line >> place & 1 else lowest_bit(hand)
        if playable(there) >> card & 1 == 0:
            return False
        play_card(there, card)
    for _ in range(there.facts[0].seats):
        play_card(there, lowest_bit(there.hands[progress.to_play]))
    return True


@native
def play_last_two(here: Round, table: Table) -> None:
    """From somewhere in the trick before the last to the end.

    `table.lines[prefix]` becomes the line of play that follows the first choices in `prefix`: it is
    found from the last player to choose back to the first.
    """
    there, lines, feelings = table.there, table.lines, table.feelings
    first, seats = here.progress[0].to_play, here.facts[0].seats
    players = seats - here.trick[0].played
    there.facts[:] = here.facts
    for line in range(1 << players):
        copy_tricks(here, there)
        lines[line] = IMPOSSIBLE
        if play_line(there, line, players):
            lines[line] = line
            feel_about(there, here, table.mind.regard, feelings[line])
    for place in range(players - 1, -1, -1):
        seat = (first + place) % seats
        for prefix in range(1 << place):
            low, high = lines[prefix], lines[prefix | 1 << place]
            if low == IMPOSSIBLE or (
                high != IMPOSSIBLE and feelings[high, seat] > feelings[low, seat]
            ):
                lines[prefix] = high
    play_line(here, lines[0], players)


@native
def play_on(here: Round, whim: float, randomness: Words, table: Table) -> None:
    """The rest of the tricks, as sensible players would play them."""
    take_stock(here, table.mind.regard, table.mind.envy)
    progress = here.progress[0]
    while progress.finished < LAST_TWO:
        play_card(here, usual_card(here, whim, randomness, table.mind))
    if progress.finished == LAST_TWO:
        play_last_two(here, table)
    while progress.finished < HAND_SIZE:
        play_card(here, lowest_bit(here.hands[progress.to_play]))
