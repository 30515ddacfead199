"""Many worlds that a player cannot tell from the truth, quickly.

The first is the game's own `imagine`; the others follow by swapping two unseen cards at a time.
Every swap that breaks no known fact is as likely as its reverse, so worlds stay equally likely,
but for what the bets tell: hands that suit the bets their owners made are met more often.
"""

from typing import NamedTuple

import numpy as np

from veillee.bots.arrays import Numbers, Reals
from veillee.bots.dice import Words, below, fraction
from veillee.bots.native import native
from veillee.bots.sponsio.estimates import chance_of
from veillee.bots.sponsio.reading import undealt
from veillee.bots.sponsio.round import MOST_BETS, MOST_SEATS
from veillee.bots.sponsio.tables import OPTION, cards_of_suit, mask
from veillee.games import sponsio
from veillee.games.sponsio import View, components
from veillee.games.sponsio.imagining import unseen_cards
from veillee.games.sponsio.tricks import cards_of
from veillee.kernel import Chance

# Swaps tried before the first world, and between two.
FIRST_SWAPS, SWAPS = 80, 24

# People make bets that a hand hardly bears: no hand is thought less likely for a bet than this.
BOLDNESS = 0.1


class Worlds(NamedTuple):
    """Where the walk through the worlds stands."""

    hands: Numbers  # [4] what each may still play
    shown: Numbers  # [4] what each has played this round
    cards: Numbers  # [n] the unseen cards
    owners: Numbers  # [n] who holds them now
    barred: Numbers  # [4] the cards that each cannot hold
    options: Numbers  # [4, 4] the options each has bet on, -1 for none
    gone: int  # the cards out of all hands when the bets were made
    seats: int


def worlds_of(view: View, chance: Chance) -> Worlds:
    """The first world of a walk."""
    state = sponsio.imagine(view, chance)
    seats = len(view.players)
    unseen = unseen_cards(view)
    found = Worlds(
        hands=np.zeros(MOST_SEATS, dtype=np.int64),
        shown=np.zeros(MOST_SEATS, dtype=np.int64),
        cards=np.array([components.NUMBER[card] for card in unseen], dtype=np.int64),
        owners=np.zeros(len(unseen), dtype=np.int64),
        barred=np.zeros(MOST_SEATS, dtype=np.int64),
        options=np.full((MOST_SEATS, MOST_BETS), -1, dtype=np.int64),
        gone=undealt(view),
        seats=seats,
    )
    for seat, player in enumerate(state.players):
        found.hands[seat] = mask(cards_of(player))
        for place, card in enumerate(unseen):
            if card in player.hand:
                found.owners[place] = seat
        for suit in view.players[seat].missing:
            found.barred[seat] |= cards_of_suit(suit)
        if seat != view.seat:
            telling = [bet for bet in player.bets if bet.ticket != components.COUNTER_BET]
            for place, bet in enumerate(telling):
                found.options[seat, place] = OPTION[bet.ticket, bet.stake]
    for leader, cards in [*((t.leader, t.cards) for t in view.tricks), (view.leader, view.trick)]:
        for step, card in enumerate(cards):
            found.shown[(leader + step) % seats] |= 1 << components.NUMBER[card]
    return found


@native
def likelihood(worlds: Worlds, seat: int, features: Reals) -> float:
    """How well the seat's whole hand suits its bets."""
    found = 1.0
    for index in range(MOST_BETS):
        option = worlds.options[seat, index]
        if option >= 0:
            hand = worlds.hands[seat] | worlds.shown[seat]
            chance = chance_of(option, hand, worlds.gone, worlds.seats, features)
            found *= max(chance, BOLDNESS)
    return found


@native
def wander(worlds: Worlds, steps: int, randomness: Words, features: Reals) -> None:
    """Try so many swaps."""
    count = len(worlds.cards)
    if count < 2:
        return
    hands, owners = worlds.hands, worlds.owners
    for _ in range(steps):
        one, two = below(count, randomness), below(count, randomness)
        left, right = owners[one], owners[two]
        if left == right:
            continue
        mine, theirs = 1 << worlds.cards[one], 1 << worlds.cards[two]
        if worlds.barred[left] & theirs != 0 or worlds.barred[right] & mine != 0:
            continue
        informed = worlds.options[left, 0] >= 0 or worlds.options[right, 0] >= 0
        before = 1.0
        if informed:
            before = likelihood(worlds, left, features) * likelihood(worlds, right, features)
        hands[left] ^= mine | theirs
        hands[right] ^= mine | theirs
        if informed:
            after = likelihood(worlds, left, features) * likelihood(worlds, right, features)
            if fraction(randomness) * before > after:
                hands[left] ^= mine | theirs
                hands[right] ^= mine | theirs
                continue
        owners[one], owners[two] = right, left


@native
def fill(worlds: Worlds, out: Numbers, first: bool, randomness: Words, features: Reals) -> None:
    """Write the hands of as many worlds as there is room for."""
    for index in range(len(out)):
        wander(worlds, FIRST_SWAPS if first and index == 0 else SWAPS, randomness, features)
        out[index] = worlds.hands
