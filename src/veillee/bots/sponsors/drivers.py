"""Tastes in driving: what a driver makes of the same cards, squares and cars around."""

from typing import NamedTuple


class Driver(NamedTuple):
    """In ranks, unless said otherwise; less than nothing is a dislike."""

    besides: float = 0.9
    """What a turn is reckoned to bring besides the card: bonuses, and balls of others."""
    helping: float = 0.3
    """What a rank for somebody else costs."""
    on_red: float = -0.5
    on_violet: float = 0.25
    bonuses: float = 1.0
    """The part of a slipstream or a green square that counts."""
    high: float = 0.01
    """For each point of a card: below 0, high cards are kept for later."""
    plenty: float = 0.02
    """For each card of the same value: so that others stay to choose from."""
    leading: float = 0.0
    """To be first with the whole circuit ahead: whoever leads has no slipstream, and the roulette
    costs a card."""
    leading_late: float = 0.0
    """To be first right before the finish."""
    within_reach: float = 0.0
    """To have a car ahead that a card may come up behind."""
    pulling: float = 0.0
    """To have a car right behind."""
    energy_first: float = 0.0
    """To spin with all the balls one may add, while there are cards."""
    last_energy: float = 0.0
    """To spin with fewer."""
    waiting: float = 0.0
    """To spin without any."""


CLUB = Driver()

# Found by trying: several hundred tastes, each in a thousand and more races against CLUB.
EXPERT = Driver(
    besides=0.55,
    helping=0.2,
    on_red=-0.6,
    on_violet=0.3,
    bonuses=0.75,
    high=0.0,
    plenty=0.04,
    leading=-2.2,
    leading_late=-0.3,
    within_reach=0.3,
    pulling=-0.2,
    energy_first=0.6,
    last_energy=0.4,
    waiting=-0.35,
)
