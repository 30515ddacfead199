"""What was worked out is kept, for as long as the very same is asked about."""

from __future__ import annotations

from typing import Any


class Same:
    """The very thing, not one that is equal: to tell, a long match need not be read through."""

    def __init__(self, one: Any) -> None:
        self.one = one

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.one is other.one

    def __hash__(self) -> int:
        return id(self.one)
