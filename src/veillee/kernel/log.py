"""A list that only grows, as a value: whoever holds a shorter one does not see it grow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Self, TypeVar, overload

T = TypeVar("T")


class Log(Generic[T]):
    """Items in their order. A longer log shares what it holds with the one it was made from, so
    that adding to it costs the same however long it is."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T] | None = None, length: int | None = None) -> None:
        self._items = [] if items is None else items
        self._length = len(self._items) if length is None else length

    def plus(self, *more: T) -> Self:
        """This log, and more."""
        if not more:
            return self
        items = self._items
        if len(items) != self._length:
            items = items[: self._length]  # others have gone on from here, to somewhere else
        items.extend(more)
        return type(self)(items)

    def first(self, count: int) -> Self:
        """The first so many items."""
        return type(self)(self._items, min(count, self._length))

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if not isinstance(place, slice):
            return self._items[range(self._length)[place]]
        if len(self._items) == self._length:
            return self._items[place]
        return self._items[slice(*place.indices(self._length))]

    @property
    def last(self) -> T | None:
        return self._items[self._length - 1] if self._length else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]  # what it holds may not be hashed
