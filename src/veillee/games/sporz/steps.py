"""What conditions on a step of the match look at, and those that are alike in several steps."""

from __future__ import annotations

from collections.abc import Callable

from veillee.kernel import Condition

from .components import Role
from .moves import Kind

OnBoard = Condition[tuple[int, ...], int]
"""On a player who is named, by those on board."""
Now = Condition[Kind, bool, Role]
"""On the kind of a move, on whether the seat's last word is still missing, and on its role."""


def is_awaited(_: Kind, awaited: bool, _role: Role) -> bool:
    return awaited


def is_awaited_for(*kinds: Kind) -> Callable[[Kind, bool, Role], bool]:
    """These kinds end with the last word; others may be played after it."""
    return lambda kind, awaited, _: awaited or kind not in kinds


def is_one_of(kinds: tuple[Kind, ...]) -> Callable[[Kind, bool, Role], bool]:
    return lambda kind, _awaited, _role: kind in kinds


def named(_: object, seat: int) -> dict[str, int]:
    return {"seat": seat}


def is_on_board(crew: tuple[int, ...], seat: int) -> bool:
    """Alive, as far as it is announced."""
    return seat in crew
