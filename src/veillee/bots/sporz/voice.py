"""In which manner a bot speaks: one temper for the whole match, and turns of phrase that change.

Nothing but its seed, and how often it has spoken so far, goes into it: whoever listens to manners
hears nothing of roles and camps. A mind made anew from the same seed sounds like the one before.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final

from veillee.games.sporz.manners import LEADS, TEMPERS, TURNS, Temper, Wording, manner_of

WORDINGS: Final = tuple(product(range(TURNS), range(LEADS)))


def temper_of(seed: int) -> Temper:
    return Random(f"{seed} temper").choice(TEMPERS)


def manner(seed: int, spoken: int) -> int:
    """Of the claim after so many of its own. It says nothing in the same words again before it has
    used them all."""
    round_, place = divmod(spoken, len(WORDINGS))
    turn, lead = Random(f"{seed} words {round_}").sample(WORDINGS, len(WORDINGS))[place]
    return manner_of(Wording(temper_of(seed), turn, lead))
