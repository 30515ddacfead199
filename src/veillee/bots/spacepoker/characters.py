"""How people play Spacepoker: a character is a handful of habits and faults, as numbers.

The weak and the middling levels are characters. The strongest one learns from what it sees whether
one of them sits there, and which.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from veillee.bots.arrays import Records
from veillee.bots.spacepoker.exchanges import choices_of, sensible
from veillee.bots.spacepoker.hands import Chances, Counts, hands_of
from veillee.games.spacepoker.components import Fleet

BEST, CROWD, ALIKE, KICKER, LARGE, ANY = range(6)
"""Habits of exchanging: for the best chance against one; against all who play; to keep what is
alike; and the largest ship beside it; the largest ships, alike or not; and whatever comes."""
HABITS: Final = range(6)


class Character(NamedTuple):
    habit: int = BEST
    """Which ships it lays aside."""
    crowd: float = 1.0
    """How much it minds that several others are left: not at all (0), or as it should (1)."""
    respect: float = 0.0
    """How much large bets and raises tell it of good hands."""
    curiosity: float = 0.0
    """By how much its chance may be too small for a call; below 0, by how much it must be more."""
    fear: float = 0.0
    """How much a bet of all that it has frightens it."""
    stubborn: float = 2.0
    """A hand of such worth it never folds."""
    opens: float = 0.4
    """A chance to win that is enough to open with."""
    raises: float = 0.7
    """And one to raise with."""
    slow: float = 0.2
    """How often it only calls with such a hand."""
    bluffs: float = 0.05
    """How often it bets what it would otherwise fold."""
    bet: float = 0.7
    """How much it bets, in parts of the middle."""
    greed: float = 0.0
    """How much more with the best hand, and less with the worst: whoever looks can read it."""
    plunges: float = 2.0
    """A hand of such worth it bets everything on."""
    haze: float = 0.03
    """How vaguely it judges all this."""
    wild: float = 0.0
    """How often it bids anything at all."""


SOUND: Final = "sound"
KNOWN: Final = {
    # Opens with anything and hardly ever folds, as it wants to see what the others have, unless it
    # would cost everything; and it thinks that large ships win.
    "novice": Character(
        habit=LARGE,
        crowd=0.0,
        curiosity=0.95,
        fear=1.0,
        stubborn=0.1,
        opens=0.15,
        raises=1.1,
        slow=0.9,
        bluffs=0.0,
        bet=1.5,
        haze=0.1,
    ),
    # Keeps its largest ship beside a pair, loves a good three of a kind too much to fold it, and
    # calls too often; large bets frighten it.
    "easy": Character(
        habit=KICKER,
        crowd=0.0,
        curiosity=0.32,
        fear=0.36,
        stubborn=0.56,
        opens=0.1,
        raises=1.08,
        slow=0.6,
        bluffs=0.0,
        bet=1.3,
        greed=0.4,
        haze=0.06,
    ),
    # Keeps what is alike and opens with less abandon, but forgets how many are left in the round,
    # and bets as much as it holds.
    "casual": Character(
        habit=ALIKE,
        crowd=0.0,
        curiosity=0.1,
        fear=0.27,
        stubborn=0.62,
        opens=0.27,
        raises=1.08,
        slow=0.6,
        bluffs=0.0,
        bet=0.9,
        greed=0.8,
        haze=0.05,
    ),
    # Counts its odds, but takes no bet of the others as news, and bets as much as it holds.
    "medium": Character(
        habit=CROWD,
        crowd=0.6,
        respect=0.08,
        curiosity=0.01,
        stubborn=0.6,
        opens=0.46,
        raises=0.84,
        slow=0.83,
        bluffs=0.0,
        bet=0.78,
        greed=1.23,
        haze=0.08,
    ),
    # No level: listens to bets, but opens too readily and raises too soon.
    "eager": Character(
        habit=CROWD,
        crowd=0.72,
        respect=1.0,
        stubborn=0.85,
        opens=0.26,
        raises=0.53,
        bluffs=0.0,
        bet=0.8,
        greed=0.16,
        haze=0.05,
    ),
    # The best that was found for a match of ten rounds for four: what the strongest level starts
    # from against people with habits. It bets little, gives way to raises, and goes all the way
    # with the best hands only.
    SOUND: Character(
        habit=CROWD,
        crowd=0.94,
        respect=3.4,
        curiosity=-0.22,
        fear=1.15,
        stubborn=0.85,
        opens=0.46,
        raises=0.84,
        slow=0.08,
        bluffs=0.0,
        bet=0.1,
        greed=0.23,
        haze=0.01,
    ),
    # Bids anything at all: no level, but some people do for a while.
    "wild": Character(habit=ANY, wild=1.0),
}

CHARACTER: Final = np.dtype((np.record, [*Character.__annotations__.items()]))


def as_records(characters: list[Character]) -> Records:
    """For native code: [character] of CHARACTER."""
    return np.array(characters, dtype=CHARACTER)


@cache
def habits(fleet: Fleet, rivals: int) -> Chances:
    """[habit, choice] how likely each exchange is for whoever holds its hand."""
    hands, choices, known = hands_of(fleet), choices_of(fleet), sensible(fleet)
    against_all = choices.expected(known.worth**rivals)
    likely = np.zeros((len(HABITS), len(choices.hand)))
    for hand, held in enumerate(hands.counts):
        first, last = choices.first[hand], choices.first[hand + 1]
        discards = choices.discards[first:last]
        likely[BEST, known.choice[hand]] = 1
        likely[CROWD, first + np.argmax(against_all[first:last])] = 1
        likely[ALIKE, first + _most(discards, _single(held))] = 1
        likely[KICKER, first + _most(discards, _all_but_largest(_single(held)))] = 1
        likely[LARGE, first + _most(discards, _all_but_largest(held, 4))] = 1
        likely[ANY, first:last] = 1 / (last - first)
    return likely


def _single(held: Counts) -> Counts:
    """The ships that are alone of their kind, but five different, which nobody breaks up."""
    single: Counts = np.where((held == 1) & (held.max() > 1), held, 0)
    return single


def _all_but_largest(ships: Counts, kept: int = 1) -> Counts:
    left = ships.copy()
    for _ in range(min(kept, ships.sum())):
        left[np.flatnonzero(left)[-1]] -= 1
    return left


def _most(discards: Counts, unwanted: Counts) -> int:
    """Which of the discards rids one of most unwanted ships, small ones first."""
    sizes = np.arange(discards.shape[1])
    count = discards.sum(axis=1)
    liked = np.where((discards <= unwanted).all(axis=1), 100 * count - discards @ sizes, -1)
    return int(np.argmax(liked))


@cache
def held_by(fleet: Fleet, rivals: int) -> Chances:
    """[habit, count, hand] how likely somebody exchanges so many and then holds that."""
    choices, dealt = choices_of(fleet), hands_of(fleet).dealt
    return np.stack(
        [choices.held(dealt[choices.hand] * likely) for likely in habits(fleet, rivals)]
    )
