"""A turn: whose it is, what may be done in it, and what comes of it."""

from __future__ import annotations

from typing import Final

import msgspec

from veillee.kernel import Chance, Condition, Event, Refusal, Step, all_hold, first_broken

from .components import CELL, CELLS, FREE, HOLLOWS, Side, opponent
from .displacing import displacements, face_when_displaced, rule_of, why_not_displace
from .ending import LONGEST, RULES, ending, winning_line
from .events import Displaced, Drawn, LineMade, Placed, Swapped
from .moves import SWAP, Displace, Move, Place, Swap, Touch
from .placing import face_when_placed, placements, why_not_place, with_piece
from .state import RULEBOOK, Options, State
from .touching import BOUND, TO_TOUCH, touch, touches, why_not_touch


def setup(options: Options, seats: int, chance: Chance) -> State:  # noqa: ARG001
    """Clause 1.4: an empty board, and Black (seat 0) begins."""
    return State(options)


def to_act(state: State) -> tuple[int, ...]:
    return () if state.ended else (state.seat_of(state.turn),)


def awaited(state: State, viewer: int | None) -> tuple[int, ...]:  # noqa: ARG001
    """Everyone sees whose turn it is."""
    return to_act(state)


TO_SWAP: Final[tuple[Condition[State], ...]] = (
    Condition("6.1", "swap-not-played-here", lambda state: state.options.swap),
    Condition(
        "6.1",
        "swap-only-after-first-move",
        lambda state: state.ply == 1 and not isinstance(state.last, Swap),
    ),
)


def legal(state: State, seat: int) -> list[Move]:
    if seat not in to_act(state):
        return []
    displaced = displacements(state)
    if state.touched:
        return list(displaced)
    moves: list[Move] = [*placements(state), *displaced]
    if all_hold(TO_TOUCH, state.options):
        moves += touches(displaced)
    if all_hold(TO_SWAP, state):
        moves.append(SWAP)
    return moves


def why_not(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in to_act(state):
        return RULEBOOK.refuse("0.2", "not-your-turn")
    if state.touched:
        displaced = move.origin if isinstance(move, Displace) else None
        if refusal := first_broken(RULEBOOK, BOUND, state.touched, displaced):
            return refusal
    match move:
        case Place():
            return why_not_place(state, move)
        case Displace():
            return why_not_displace(state, move)
        case Touch():
            return why_not_touch(state, move, displacements(state))
        case Swap():
            return first_broken(RULEBOOK, TO_SWAP, state)


def play(state: State, seat: int, move: Move, chance: Chance) -> Step:  # noqa: ARG001
    match move:
        case Place():
            return place(state, move)
        case Displace():
            return displace(state, move)
        case Touch():
            return touch(state, move)
        case Swap():
            return swap(state, seat)


def place(state: State, move: Place) -> Step:
    """Chapter 3."""
    side, cell = state.turn, CELL[move.cell]
    face = face_when_placed(side, cell)
    board = with_piece(state.board, cell, face)
    rule = "3.1" if face in HOLLOWS else "3.2"
    return finish_turn(state, move, board, Event(rule, Placed(side=side, cell=move.cell)))


def displace(state: State, move: Displace) -> Step:
    """Chapter 4."""
    side, origin, to = state.turn, CELL[move.origin], CELL[move.to]
    before = state.board[origin]
    after = face_when_displaced(before, to)
    board = with_piece(with_piece(state.board, origin, FREE), to, after)
    turned = before != after
    fact = Displaced(side=side, origin=move.origin, to=move.to, turned=turned)
    event = Event(rule_of(before, origin, to), fact)
    return finish_turn(state, move, board, event, turned=turned)


def finish_turn(
    state: State, move: Place | Displace, board: str, event: Event, *, turned: bool = False
) -> Step:
    """The other side's turn, unless the move ends the match."""
    # No piece leaves the board and no lion turns hollow: boards before such a move never recur.
    recurs = isinstance(move, Displace) and not turned
    after = msgspec.structs.replace(
        state,
        board=board,
        turn=opponent(state.turn),
        ply=state.ply + 1,
        since=(*state.since, state.board) if recurs else (),
        last=move,
        touched=None,
    )
    ended = ending(after)
    if ended is None:
        return Step(after, (event,))
    after = msgspec.structs.replace(after, ended=ended)
    return Step(after, (event, Event(RULES[ended], how_it_ended(after, state.turn))))


def how_it_ended(state: State, mover: Side) -> LineMade | Drawn:
    line = winning_line(state)
    if line:
        return LineMade(side=mover, cells=tuple(CELLS[cell] for cell in line))
    return Drawn(by=state.ended or "")


def swap(state: State, seat: int) -> Step:
    """Clause 6.1: White takes Black's side; whoever was Black answers as White."""
    after = msgspec.structs.replace(state, black=seat, last=SWAP)
    return Step(after, (Event("6.1", Swapped(seat=seat)),))


def timeout(state: State, seat: int) -> Move:
    """The clock plays the first move of the list, which is never a touch: it is nobody's plan."""
    return legal(state, seat)[0]


def bound(options: Options, seats: int) -> int:  # noqa: ARG001
    """Clause 5.2; and in each turn one touch at most (6.2)."""
    turns = 2 * LONGEST if options.touch_move else LONGEST
    return turns + (1 if options.swap else 0)
