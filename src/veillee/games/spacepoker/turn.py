"""A turn: whose it is, what may be done in it, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from veillee.kernel import Chance, Condition, Event, Refusal, Step, first_broken

from .betting import call, fold, next_to_bet, raise_to
from .bids import bids, why_not_bid
from .components import POINTS_EACH
from .dealing import able_to_play, begin_round, first_state
from .events import MatchEnded
from .exchanging import exchange, exchanges, why_not_exchange
from .moves import FOLD, NO_EXCHANGE, Call, Exchange, Fold, Move, Raise
from .scoring import RULES, ending, finished
from .showing import end_round, who_sits_out
from .state import RULEBOOK, Options, Phase, State

EXCHANGING: Final[Condition[Phase]] = Condition(
    "3.2", "exchange-is-over", lambda phase: phase == "exchange"
)
EXCHANGED: Final[Condition[Phase]] = Condition(
    "3.2", "exchange-first", lambda phase: phase != "exchange"
)
WHEN: Final[dict[type[Move], tuple[Condition[Phase], ...]]] = {
    Exchange: (EXCHANGING,),
    **dict.fromkeys((Fold, Call, Raise), (EXCHANGED,)),
}
"""When each kind of move may be made at all."""

WHY_NOT: Final[dict[type[Move], Callable[[State, int, Any], Refusal | None]]] = {
    Exchange: why_not_exchange,
    Fold: lambda *_: None,
    Call: why_not_bid,
    Raise: why_not_bid,
}
"""Why one of them may not, although its kind may."""


@cache
def why_not_now(kind: type[Move], phase: Phase) -> Refusal | None:
    return first_broken(RULEBOOK, WHEN[kind], phase)


def setup(options: Options, seats: int, chance: Chance) -> State:
    return first_state(options, seats, chance)


def to_act(state: State) -> tuple[int, ...]:
    return () if state.turn is None else (state.turn,)


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:  # noqa: ARG001
    """Everyone sees whose turn it is."""
    return to_act(state)


def legal(state: State, seat: int) -> list[Move]:
    if seat != state.turn:
        return []
    if why_not_now(Exchange, state.phase) is None:
        return list(exchanges(state.ships[seat]))
    return bids(state, seat)


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if seat != state.turn:
        return RULEBOOK.refuse("0.2", "not-your-turn")
    kind = type(move)
    return why_not_now(kind, state.phase) or WHY_NOT[kind](state, seat, move)


def play(state: State, seat: int, move: Move, chance: Chance) -> Step:
    step = _played(state, seat, move, chance)
    after: State = step.state
    if after.turn is not None:
        return step
    if after.phase == "exchange":
        # 4.1: when the exchanges are done the opener begins to bet.
        after = msgspec.structs.replace(after, phase="betting", turn=next_to_bet(after))
        if after.turn is not None:
            return Step(after, step.events)
    after, told = end_round(after, chance)
    able = able_to_play(after.options, after.planets)
    told = (*told, *who_sits_out(after, able))
    ended = ending(after, able)
    if ended:
        over = Event(RULES[ended], MatchEnded(by=ended))
        return Step(finished(after, ended), (*step.events, *told, over))
    after, begun = begin_round(after, able, chance)
    return Step(after, (*step.events, *told, *begun))


def _played(state: State, seat: int, move: Move, chance: Chance) -> Step:
    if isinstance(move, Exchange):
        return exchange(state, seat, move, chance)
    if isinstance(move, Raise):
        return raise_to(state, seat, move)
    return call(state, seat) if isinstance(move, Call) else fold(state, seat)


def timeout(state: State, seat: int) -> Move:  # noqa: ARG001
    """The clock keeps the ships as they are, and folds: it bets nobody's planets."""
    return NO_EXCHANGE if state.phase == "exchange" else FOLD


def bound(options: Options, seats: int) -> int:
    """In a round each exchanges once and folds once at most; every call or raise brings at least
    one of all the points to the middle."""
    return options.rounds * (2 * seats + POINTS_EACH * seats)
