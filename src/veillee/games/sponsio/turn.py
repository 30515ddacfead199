"""Whose turn it is, in any phase, and what comes of a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from veillee.kernel import Chance, Condition, Refusal, Step, first_broken

from .bets import bets, on_duty, why_not_bet
from .betting import bet_or_prepare, swaps, why_not_swap
from .components import HAND_SIZE, ROUNDS, TURNS
from .moves import (
    COLLECT,
    DONE,
    KEEP,
    PASS,
    Bet,
    Collect,
    Done,
    Move,
    Pass,
    Play,
    Reveal,
    Swap,
    Token,
)
from .revealing import reveals, why_not_reveal
from .rulebook import RULEBOOK
from .scoring import collect
from .state import Options, Phase, State
from .tokens import tokens, why_not_take
from .tricks import play_card, plays, why_not_play

Now = Condition[Phase, bool, bool]
"""On the phase, on whether the card of a betting turn is revealed, and on the dealer's duty."""


def open_to(_: Phase, acting: bool, duty: bool) -> Mapping[str, str]:
    """What whoever bets can do now, for refusals to say."""
    if duty:
        return {"can": "bet" if acting else "reveal-to-bet"}
    return {"can": "act" if acting else "reveal"}


GOING_ON: Final[Now] = Condition("0.3", "match-is-over", lambda phase, *_: phase != "over")
NOT_BETTING: Final[Now] = Condition(
    "2.6", "now-is-betting", lambda phase, *_: phase != "betting", open_to
)
NOT_TRICKS: Final[Now] = Condition("2.6", "now-is-tricks", lambda phase, *_: phase != "tricks")
BETS_OPEN: Final[Now] = Condition("2.6", "betting-is-over", lambda phase, *_: phase != "tricks")
NOT_SCORING: Final[Now] = Condition("2.6", "now-is-scoring", lambda phase, *_: phase != "scoring")
HIDDEN: Final[Now] = Condition(
    "3.4", "already-revealed", lambda _, acting, _duty: not acting, open_to
)
REVEALED: Final[Now] = Condition("3.4", "reveal-first", lambda _, acting, _duty: acting)
FREE: Final[Now] = Condition("3.13", "dealer-must-bet", lambda _, _acting, duty: not duty, open_to)

BETTING: Final = (GOING_ON, BETS_OPEN, NOT_SCORING)
WHEN: Final[dict[type[Move], tuple[Now, ...]]] = {
    Pass: (*BETTING, HIDDEN, FREE),
    Reveal: (*BETTING, HIDDEN),
    Done: (*BETTING, REVEALED, FREE),
    Bet: (*BETTING, REVEALED),
    Token: (*BETTING, REVEALED, FREE),
    Swap: (*BETTING, REVEALED, FREE),
    Play: (GOING_ON, NOT_BETTING, NOT_SCORING),
    Collect: (GOING_ON, NOT_BETTING, NOT_TRICKS),
}
"""When each kind of move may be made at all."""

OFFERED: Final[dict[type[Move], Callable[[State], Iterable[Move]]]] = {
    Pass: lambda _: (PASS,),
    Reveal: reveals,
    Done: lambda _: (DONE,),
    Bet: bets,
    Token: tokens,
    Swap: swaps,
    Play: plays,
    Collect: lambda _: (COLLECT, KEEP),
}
"""The moves of each kind, when it may be made."""

WHY_NOT: Final[dict[type[Move], Callable[[State, Any], Refusal | None]]] = {
    **dict.fromkeys((Pass, Done, Collect), lambda *_: None),
    Reveal: why_not_reveal,
    Bet: why_not_bet,
    Token: why_not_take,
    Swap: why_not_swap,
    Play: why_not_play,
}
"""Why one of them may not, although its kind may."""


@cache
def why_not_now(kind: type[Move], phase: Phase, acting: bool, duty: bool) -> Refusal | None:
    return first_broken(RULEBOOK, WHEN[kind], phase, acting, duty)


@cache
def kinds_now(phase: Phase, acting: bool, duty: bool) -> tuple[type[Move], ...]:
    return tuple(kind for kind in WHEN if not why_not_now(kind, phase, acting, duty))


def to_act(state: State) -> tuple[int, ...]:
    return () if state.ended else (state.seat,)


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:  # noqa: ARG001
    """Everyone sees whose turn it is."""
    return to_act(state)


def legal(state: State, seat: int) -> list[Move]:
    if seat != state.seat:
        return []
    duty = state.phase == "betting" and on_duty(state)
    found: list[Move] = []
    for kind in kinds_now(state.phase, state.acting, duty):
        found += OFFERED[kind](state)
    return found


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if seat != state.seat and not state.ended:
        return RULEBOOK.refuse("0.2", "not-your-turn")
    duty = state.phase == "betting" and on_duty(state)
    if refusal := why_not_now(type(move), state.phase, state.acting, duty):
        return refusal
    return WHY_NOT[type(move)](state, move)


def play(state: State, seat: int, move: Move, chance: Chance) -> Step:  # noqa: ARG001
    match move:
        case Play():
            return play_card(state, move.card, chance)
        case Collect():
            return collect(state, move, chance)
        case _:
            return bet_or_prepare(state, move)


def timeout(state: State, seat: int) -> Move:
    """The clock passes or stops acting, collects coins, and otherwise plays the first of the list:
    it is nobody's plan."""
    return legal(state, seat)[0]


def bound(options: Options, seats: int) -> int:  # noqa: ARG001
    """Two moves a betting turn, one a card, and one to decide on the streak."""
    return ROUNDS * seats * (2 * TURNS + HAND_SIZE + 1)
