"""A bot's thinking time: deepening searches that stop when the clock says so."""

from collections.abc import Sequence
from functools import cache
from threading import Timer
from typing import NamedTuple

import numpy as np

from veillee.bots.budget import is_counted, now
from veillee.bots.ergo.geometry import CELLS
from veillee.bots.ergo.moves import SIDES
from veillee.bots.ergo.rules import (
    HASH,
    LINES,
    MOST_MOVES,
    NO_MOVE,
    SIDE,
    Position,
    make,
    position,
    take_back,
)
from veillee.bots.ergo.search import (
    DEEPEST,
    PAST_COUNT,
    ROOT_MOVE,
    ROOT_SCORE,
    SURE,
    WIN,
    Memory,
    new_memory,
    search,
)
from veillee.bots.ergo.threats import (
    CHAIN_LIMIT,
    CHAIN_NODES,
    NODE_LIMIT,
    NODES,
    STOP,
    chain,
    stopping_moves,
    win_in_one,
)
from veillee.games.ergo import View
from veillee.games.ergo.view import boards_before

NO_LIMIT = 1 << 60
LONGEST_CHAIN = 31
CHAIN_SHARE = 0.35
# A narrow, deep search beats a wide one: measured in games at equal time.
WIDTH, LINKS = 10, 7
# Where the clock is counted: about what is looked at in a second otherwise.
NODES_A_SECOND, CHAIN_NODES_A_SECOND = 40_000, 100_000


class StopTimer:
    """Raises the native search's stop flag when time is up.

    Native code cannot read Python's clock. It runs without the GIL, so a timer's thread can set the
    flag that every node looks at; the search then unwinds within microseconds. Where the clock is
    counted, so are the nodes.
    """

    def __init__(self, memory: Memory, seconds: float) -> None:
        # Room for the flag to be seen on a busy machine, and for Python around the search.
        self._allowed = max(0.002, 0.92 * seconds - 0.008)
        self._memory = memory

    def __enter__(self) -> "StopTimer":
        control = self._memory.control
        control[STOP] = 0
        self._start = now()
        self._timer = Timer(self._allowed, self._ring)
        self._timer.daemon = True
        if is_counted():
            control[NODE_LIMIT] = control[NODES] + int(self._allowed * NODES_A_SECOND)
            control[CHAIN_LIMIT] = int(self._allowed * CHAIN_NODES_A_SECOND)
        else:
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
        if self._timer.is_alive():
            self._timer.join()

    def _ring(self) -> None:
        self._memory.control[STOP] = 1

    def spent(self) -> float:
        """The part of the time already used, from 0 to 1."""
        control = self._memory.control
        if is_counted():
            return float(control[NODES] / control[NODE_LIMIT])
        return (now() - self._start) / self._allowed


def remember_past(memory: Memory, view: View) -> None:
    """Tell the search which positions would be repetitions."""
    side = SIDES.index(view.turn)
    count = len(view.slides)
    for index, board in enumerate(boards_before(view.board, view.slides)):
        mover = side if (count - index) % 2 == 0 else 1 - side
        memory.past[index] = position(board, mover).facts[HASH]
    memory.root[PAST_COUNT] = count


def moves_that_must_be_made(pos: Position) -> list[int]:
    """A winning move, or else every move that stops a win in one; none where nothing presses."""
    side = int(pos.facts[SIDE])
    winning = win_in_one(pos, side)
    if winning != NO_MOVE:
        return [int(winning)]
    if win_in_one(pos, 1 - side) == NO_MOVE:
        return []
    stops = np.empty(MOST_MOVES, dtype=np.int64)
    return [int(stop) for stop in stops[: stopping_moves(pos, stops)]]


class Found(NamedTuple):
    """A move, its worth to the mover, and whether it begins a chain of threats that wins."""

    move: int
    score: int
    is_chain: bool = False


def chain_of_threats(memory: Memory, pos: Position, seconds: float) -> Found | None:
    """The first move of the shortest winning chain of threats, if one is found in time."""
    first = np.full(1, NO_MOVE, dtype=np.int64)
    memory.control[CHAIN_LIMIT] = NO_LIMIT
    with StopTimer(memory, seconds):
        for plies in range(3, LONGEST_CHAIN + 1, 2):
            memory.control[CHAIN_NODES] = 0
            length = chain(pos, plies, memory.control, memory.chains, first)
            if length > 0:
                return Found(int(first[0]), WIN - int(length), is_chain=True)
            if memory.control[STOP]:
                break
    return None


def best_move(memory: Memory, pos: Position, seconds: float, at_hand: int = NO_MOVE) -> Found:
    """The move found by deepening search within the time.

    On a busy machine the time may be over before the first move is weighed: then it is the one at
    hand, worth nothing in particular.
    """
    memory.root[ROOT_MOVE], memory.root[ROOT_SCORE] = at_hand, 0
    memory.control[NODES] = 0
    memory.control[NODE_LIMIT] = NO_LIMIT
    memory.history[:] //= 8
    width = WIDTH
    with StopTimer(memory, seconds) as clock:
        for depth in range(1, DEEPEST):
            score = search(pos, memory, depth, -WIN, WIN, 0, width, LINKS)
            if memory.control[STOP] or score > SURE or clock.spent() > 0.7:
                break
            if score < -SURE:
                # Lost, as far as the narrow search can see: look at moves it left out.
                if width >= MOST_MOVES:
                    break
                width *= 3
                memory.table[:] = 0
    return Found(int(memory.root[ROOT_MOVE]), int(memory.root[ROOT_SCORE]))


def think(memory: Memory, view: View, pos: Position, seconds: float) -> Found:
    """The strongest move to be found in the time."""
    forced = moves_that_must_be_made(pos)
    if len(forced) == 1:
        return Found(forced[0], 0)
    start = now()
    if found := chain_of_threats(memory, pos, CHAIN_SHARE * seconds):
        return found
    remember_past(memory, view)
    at_hand = forced[0] if forced else NO_MOVE
    return best_move(memory, pos, seconds - (now() - start), at_hand)


def best_of(
    memory: Memory,
    view: View,
    pos: Position,
    moves: Sequence[int],
    seconds: float,
    deepest: int = DEEPEST,
) -> int:
    """The best of these moves, where a touched piece leaves only its own (clause 1.5)."""
    remember_past(memory, view)
    memory.past[memory.root[PAST_COUNT]] = pos.facts[HASH]
    memory.table[:] = 0
    memory.control[NODES] = 0
    memory.control[NODE_LIMIT] = NO_LIMIT
    best = moves[0]
    with StopTimer(memory, seconds) as clock:
        for depth in range(deepest):
            worth = [_worth_of(memory, pos, move, depth) for move in moves]
            # What was broken off counts nothing, but a win that was found is one.
            if memory.control[STOP] and max(worth) <= SURE:
                break
            best = moves[worth.index(max(worth))]
            if max(worth) > SURE or clock.spent() > 0.5:
                break
    return best


def _worth_of(memory: Memory, pos: Position, move: int, depth: int) -> int:
    """What the move is worth to the mover, looking so many plies beyond it."""
    if makes_a_line(pos, move):
        return WIN
    before = make(pos, move)
    worth = -int(search(pos, memory, depth, -WIN, WIN, 1, WIDTH, LINKS))
    take_back(pos, move, before)
    return worth


def makes_a_line(pos: Position, move: int) -> bool:
    side = int(pos.facts[SIDE])
    before = make(pos, move)
    made = bool(pos.facts[LINES + side] > 0)
    take_back(pos, move, before)
    return made


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    memory = new_memory(1)
    pos = position("." * CELLS, 0)
    moves_that_must_be_made(pos)
    chain_of_threats(memory, pos, 0.01)
    best_move(memory, pos, 0.01)
