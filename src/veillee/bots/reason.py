"""Why a bot would play a move, told as data: which message, and what fills it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol, runtime_checkable

import msgspec

from veillee.bots.bot import Bot


class Reason(msgspec.Struct, frozen=True):
    """A message of the game's bots, and its arguments."""

    message: str
    args: Mapping[str, str | int | float | tuple[str, ...]] = {}
    """A string that has a name in the game's words (`name-probe`) is called by it, in lists too."""


ONLY: Final = Reason("reason-only")


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def reason(self, view: Any, move: Any) -> Reason | None:
        """Why it has just chosen this move, from what it weighed; None where nothing decided."""


def reason_of(bot: Bot, view: Any, legal: list[Any], move: Any) -> Reason | None:
    """Why the bot chose this move; to be asked right after its choice."""
    if len(legal) == 1:
        return ONLY
    if not isinstance(bot, Explains):
        return None
    return bot.reason(view, move) or Reason("reason-among", {"moves": len(legal)})


def percent(share: float) -> int:
    """A share as people say it; what is not certain is not said to be."""
    return min(99, max(1, round(100 * share))) if 0 < share < 1 else round(100 * share)
