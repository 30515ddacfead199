"""Sporz's game of the day: who is a mutant, from what one of the healthy knew?"""

from typing import Final

from veillee.bots.daily import Daily
from veillee.kernel import Chance

CREWS: Final = (8, 9, 10)
"""With the crew the number of mutants varies: that is not to be learnt from day to day."""


def lay(seed: str) -> Daily:
    seats = Chance(f"{seed} crew").choice(CREWS)
    return Daily(seats, options={}, level="hard", riddle="veillee.bots.sporz.riddle")
