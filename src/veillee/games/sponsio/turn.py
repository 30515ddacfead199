"""Whose turn it is, in any phase, and what comes of a move."""

from __future__ import annotations

from veillee.kernel import Chance, Refusal, Step

from .betting import bet_or_prepare, betting_moves, why_not_in_betting
from .components import HAND_SIZE, ROUNDS, TURNS
from .moves import COLLECT, Collect, Move, Play
from .rulebook import RULEBOOK
from .scoring import collect, scoring_moves, why_not_collect
from .state import Options, State
from .tricks import play_card, trick_moves, why_not_play


def to_act(state: State) -> tuple[int, ...]:
    return () if state.ended else (state.seat,)


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:  # noqa: ARG001
    """Everyone sees whose turn it is."""
    return to_act(state)


def legal(state: State, seat: int) -> list[Move]:
    if seat != state.seat:
        return []
    match state.phase:
        case "betting":
            return betting_moves(state)
        case "tricks":
            return trick_moves(state)
        case "scoring":
            return scoring_moves()
        case "over":
            return []


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if seat != state.seat and not state.ended:
        return RULEBOOK.refuse("0.2", "not-your-turn")
    match state.phase:
        case "betting":
            return why_not_in_betting(state, move)
        case "tricks":
            return why_not_play(state, move)
        case "scoring":
            return why_not_collect(move)
        case "over":
            return RULEBOOK.refuse("0.3", "match-is-over")


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
    return COLLECT if state.phase == "scoring" else legal(state, seat)[0]


def bound(options: Options, seats: int) -> int:  # noqa: ARG001
    """Two moves a betting turn, one a card, and one to decide on the streak."""
    return ROUNDS * seats * (2 * TURNS + HAND_SIZE + 1)
