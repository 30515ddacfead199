"""Overlooking things, as people do: some of what could be done does not come to mind."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def noticed(options: Sequence[T], attention: float, random: Random) -> list[T]:
    """Each of them with this chance; where all are overlooked, any one."""
    seen = [one for one in options if random.random() < attention]
    return seen or ([random.choice(options)] if options else [])
