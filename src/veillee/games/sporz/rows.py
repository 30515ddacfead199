"""Long tuples kept in rows, so that a change makes one row anew and shares all others.

A match keeps every state it went through; with two hundred players and a quarter of a million
moves, states that copied what everyone has said would take up most of a machine's memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final, TypeVar

T = TypeVar("T")

LENGTH: Final = 16


def in_rows(things: Iterable[T]) -> tuple[tuple[T, ...], ...]:
    everything = tuple(things)
    return tuple(everything[start : start + LENGTH] for start in range(0, len(everything), LENGTH))


def flat(rows: tuple[tuple[T, ...], ...]) -> tuple[T, ...]:
    return tuple(chain.from_iterable(rows))


def replaced(rows: tuple[tuple[T, ...], ...], place: int, thing: T) -> tuple[tuple[T, ...], ...]:
    """The same with another thing at this place."""
    number, at = divmod(place, LENGTH)
    row = rows[number]
    return (*rows[:number], (*row[:at], thing, *row[at + 1 :]), *rows[number + 1 :])


def appended(rows: tuple[tuple[T, ...], ...], thing: T) -> tuple[tuple[T, ...], ...]:
    """The same with one more thing at the end."""
    if rows and len(rows[-1]) < LENGTH:
        return (*rows[:-1], (*rows[-1], thing))
    return (*rows, (thing,))
