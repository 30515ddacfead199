"""What conditions on a step of the match look at, and those that are alike in several steps."""

from __future__ import annotations

from collections.abc import Callable

from veillee.kernel import Condition

from .components import Role
from .moves import Kind

Now = Condition[Kind, bool, Role]
"""On the kind of a move, on whether the seat's last word is still missing, and on its role."""


def is_asked(_: Kind, asked: bool, _role: Role) -> bool:
    return asked


def is_asked_for(*kinds: Kind) -> Callable[[Kind, bool, Role], bool]:
    """These kinds end with the last word; others may be played after it."""
    return lambda kind, asked, _: asked or kind not in kinds


def is_one_of(kinds: tuple[Kind, ...]) -> Callable[[Kind, bool, Role], bool]:
    return lambda kind, _asked, _role: kind in kinds


def named(_: object, seat: int) -> dict[str, int]:
    return {"seat": seat}


def on_board(rule: str) -> tuple[Condition[tuple[int, ...], int], ...]:
    """By the crew: somebody who is alive, as far as it is announced."""
    return (Condition(rule, "not-on-board", lambda crew, seat: seat in crew, named),)
