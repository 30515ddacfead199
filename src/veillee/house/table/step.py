"""Steps: what a table waits for before it goes on, of one seat or of several at once."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from veillee.kernel import AnyGame, Match, talk_of


class Step(msgspec.Struct, frozen=True):
    """The open step."""

    began: int = 0
    for_talk: bool = False
    """Whether it is one for talking, by the game's own word."""
    to_act: tuple[int, ...] = ()
    choices: frozenset[Any] = frozenset()
    """What the one seat that is awaited in a step might do."""

    def closes(self, match: Match, *, in_steps: bool) -> bool:
        """Whether the step is closed, now that the match stands so.

        It goes on while fewer and fewer are to act. Who is to act alone, and then alone again, has
        a new step if he may do something new.
        """
        to_act = match.to_act
        if not to_act or not set(to_act) <= set(self.to_act):
            return True
        return len(self.to_act) == 1 and not _choices(match, in_steps=in_steps) <= self.choices

    def next(self, game: AnyGame, match: Match, at: int, *, new: bool, in_steps: bool) -> Step:
        """The step that is open from now on: this one, or a new one."""
        choices = _choices(match, in_steps=in_steps)
        if not new:
            return replace(self, to_act=match.to_act, choices=choices)
        talk = talk_of(game)
        for_talk = talk is not None and talk.leisurely(match.state)
        return Step(at, for_talk, match.to_act, choices)


def _choices(match: Match, *, in_steps: bool) -> frozenset[Any]:
    """What the one who is to act may do; asked only where steps are timed."""
    alone = in_steps and len(match.to_act) == 1
    return frozenset(match.legal(match.to_act[0])) if alone else frozenset()
