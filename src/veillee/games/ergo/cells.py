"""What stands on a cell: what conditions of several kinds of moves ask.

Each asks of the letter on a cell and, last, of the cell's name, which the refusal speaks of.
"""

from __future__ import annotations

from collections.abc import Iterable

from veillee.kernel import Condition, all_hold

from .components import FREE, OWN, Side


def is_free(letter: str, _: str) -> bool:
    """Clause 1.3: a cell holds one piece at most."""
    return letter == FREE


def is_taken(letter: str, _side: Side, _cell: str) -> bool:
    return letter != FREE


def is_ones_own(letter: str, side: Side, _: str) -> bool:
    return letter in OWN[side]


def named(*facts: str) -> dict[str, str]:
    return {"cell": facts[-1]}


def letter_of(conditions: Iterable[Condition[str, str]]) -> str:
    """The one letter that fulfils them: asked once, so that lists of moves are quick."""
    letters = FREE + OWN["black"] + OWN["white"]
    (found,) = [letter for letter in letters if all_hold(conditions, letter, "")]
    return found
