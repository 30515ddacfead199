"""What a bet was worth, in hindsight: had it been won, had it been lost, had it not been made.

A lost bet costs more than its coin: the streak goes back to the start, and traitors are paid. A won
one brings a square besides its coins. So a bet that breaks even returns more than it costs.
"""

from typing import NamedTuple

from veillee.bots.sponsio.reading import whole_round
from veillee.bots.sponsio.round import Round, copied
from veillee.bots.sponsio.rules import play_card
from veillee.bots.sponsio.tables import LAST
from veillee.bots.sponsio.worth import chance_to_win, finish_round
from veillee.games.sponsio import Play
from veillee.games.sponsio.components import BET_PRICE, DOUBLED_PRICE, NUMBER, Ticket
from veillee.games.sponsio.state import State


class Hindsight(NamedTuple):
    """The bettor's chance to win the match after the round, in each case."""

    won: float
    lost: float
    unmade: float


def in_hindsight(before: State, last: Play) -> dict[Ticket, Hindsight]:
    """Every bet of a round that ends with this card; all else stays as it was played."""
    here = whole_round(before)
    play_card(here, NUMBER[last.card])
    found = {}
    for seat, player in enumerate(before.players):
        for index, bet in enumerate(player.bets):
            price = DOUBLED_PRICE if bet.doubled else BET_PRICE
            found[bet.ticket] = Hindsight(
                won=_if_decided(here, seat, index, won=True),
                lost=_if_decided(here, seat, index, won=False),
                unmade=_if_unmade(here, seat, index, price),
            )
    return found


def _if_decided(here: Round, seat: int, index: int, *, won: bool) -> float:
    """The bet becomes one on the last trick, which everybody has seen."""
    changed = copied(here)
    has_last, bet = changed.tally[seat, LAST], changed.bets[seat, index]
    bet.kind = LAST
    bet.low = bet.high = has_last if won else 1 - has_last
    finish_round(changed)
    return chance_to_win(changed, seat)


def _if_unmade(here: Round, seat: int, index: int, price: int) -> float:
    changed = copied(here)
    rest = changed.placed[seat] - 1
    changed.bets[seat, index:rest] = here.bets[seat, index + 1 : rest + 1]
    changed.placed[seat] = rest
    changed.purses[seat].coins += price
    finish_round(changed)
    return chance_to_win(changed, seat)
