"""Who may speak to whom, and which steps are for talking: the house asks this of the game."""

from __future__ import annotations

from veillee.kernel import Refusal

from .manners import PLAIN
from .moves import Claim, Move
from .state import RULEBOOK, State

MOST_IN_A_WHISPER = 3
NIGHT = ("mutants", "doctors", "informants")


def leisurely(state: State) -> bool:
    """Clause 10.1: by day one talks as one likes; a step of the night lasts its time."""
    return state.phase not in NIGHT


def is_said(move: Move) -> bool:
    return isinstance(move, Claim)


def plain(move: Move) -> Move:
    return Claim(move.about) if isinstance(move, Claim) and move.manner != PLAIN else move


def why_not_say(state: State, seat: int | None, to: tuple[int, ...] | None) -> Refusal | None:
    """Clause 10.1: why the seat (None: somebody who watches) may not speak to these, or to all.

    It looks at what is announced alone: whoever died this night is not told so by his silence.
    """
    among_the_dead = to is not None and not set(to) & set(state.crew)
    if seat not in state.crew and not among_the_dead:
        return RULEBOOK.refuse("10.1", "the-dead-are-silent")
    if among_the_dead:
        return None
    if not leisurely(state):
        return RULEBOOK.refuse("10.1", "the-night-is-silent")
    if to is not None and len(to) > MOST_IN_A_WHISPER:
        return RULEBOOK.refuse("10.1", "whisper-of-three", most=MOST_IN_A_WHISPER)
    if to is not None and not set(to) <= set(state.crew):
        return RULEBOOK.refuse("10.1", "the-dead-are-silent")
    return None
