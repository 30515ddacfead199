"""A bot's thinking time: deepening searches that stop when the clock says so."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import NamedTuple

import numpy as np

from veillee.bots.budget import Budget
from veillee.bots.ergo.clock import NO_LIMIT, StopTimer
from veillee.bots.ergo.forcing import is_won, winning_move
from veillee.bots.ergo.forcing_nodes import best_branch, make_room
from veillee.bots.ergo.geometry import CELLS
from veillee.bots.ergo.moves import SIDES, encode
from veillee.bots.ergo.rules import MOST_MOVES, NO_MOVE, Position, make, position, take_back
from veillee.bots.ergo.search import DEEPEST, SURE, WIN, Memory, new_memory, search
from veillee.bots.ergo.threats import makes_a_line, shortest_chain, stopping_moves, win_in_one
from veillee.games.ergo import Place, View
from veillee.games.ergo.view import boards_before

LONGEST_CHAIN = 31
# The parts of the time: all of it that is planned; for a chain of threats; for a win with quiet
# moves; for the other side's, after the move that the search likes best.
SHARE, CHAIN_SHARE, PROOF_SHARE, CHECK_SHARE = 0.92, 0.1, 0.25, 0.15
SETTLED = 0.6  # with so much left the search has mostly made up its mind
# A narrow, deep search beats a wide one: measured in games at equal time.
WIDTH, LINKS = 10, 7
# What the club player looks at, and stronger ones before anything else; and room for what that
# comes across.
GLANCE_DEPTH, GLANCE_WIDTH, GLANCE_BITS = 2, 12, 10
NO_HURRY = 60.0  # in seconds: for a search whose depth is fixed


@dataclass(frozen=True)
class Reach:
    """How far somebody looks who has the time for it."""

    depth: int = DEEPEST - 1
    """Plies of the search."""
    links: int = LINKS
    """Plies of threats that are followed where the search ends."""
    chain: int = LONGEST_CHAIN
    """Plies of a chain of threats that is looked for first."""
    proves: bool = True
    """Whether it looks for quiet moves among the threats, its own and yours."""


A_GLANCE = Reach(depth=GLANCE_DEPTH, links=0, chain=0, proves=False)
FARTHEST = Reach()


def number_of(seed: int | str) -> int:
    """A seed of any kind as 62 well mixed bits."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:8]) >> 2


def remember_past(memory: Memory, view: View) -> None:
    """Tell the search which positions would be repetitions."""
    side = SIDES.index(view.turn)
    count = len(view.slides)
    for index, board in enumerate(boards_before(view.board, view.slides)):
        mover = side if (count - index) % 2 == 0 else 1 - side
        memory.past[index] = position(board, mover).facts[0].hash
    memory.root[0].past_count = count


def moves_that_must_be_made(pos: Position) -> list[int]:
    """A winning move, or else every move that stops a win in one; none where nothing presses."""
    side = int(pos.facts[0].side)
    winning = win_in_one(pos, side)
    if winning != NO_MOVE:
        return [int(winning)]
    if win_in_one(pos, 1 - side) == NO_MOVE:
        return []
    stops = np.empty(MOST_MOVES, dtype=np.int64)
    return [int(stop) for stop in stops[: stopping_moves(pos, stops)]]


class Found(NamedTuple):
    """A move, its worth to the mover, and how it is known."""

    move: int
    score: int
    is_chain: bool = False
    """It begins a chain of threats that wins."""
    is_proven: bool = False
    """It wins against every answer, though not by threats alone."""


def glance(memory: Memory, pos: Position, links: int = 0) -> Found:
    """What a look at a move and an answer finds, whatever the clock says: some milliseconds."""
    _begin(memory)
    memory.control[0].stop = 0
    search(pos, memory, GLANCE_DEPTH, -WIN, WIN, 0, GLANCE_WIDTH, links)
    return _found(memory)


def chain_of_threats(
    memory: Memory, pos: Position, seconds: float, longest: int = LONGEST_CHAIN
) -> Found | None:
    """The first move of the shortest winning chain of threats, if one is found in time."""
    memory.control[0].chain_limit = NO_LIMIT
    with StopTimer(memory.control, seconds):
        length, move = shortest_chain(pos, longest, memory.control, memory.chains)
    return Found(int(move), WIN - int(length), is_chain=True) if length > 0 else None


def proven_win(memory: Memory, pos: Position, seconds: float) -> Found | None:
    """The first move of a win with quiet moves among the threats, if one is proven in time."""
    if not _is_won(memory, pos, int(pos.facts[0].side), seconds):
        return None
    memory.control[0].stop = 0
    win = winning_move(memory.proofs, pos, memory.control, memory.chains)
    return win and Found(win[0], WIN - win[1], is_proven=True)


def is_lost(memory: Memory, pos: Position, move: int, seconds: float) -> bool:
    """Is it proven, within the time, that the other side wins after this move?"""
    before = make(pos, move)
    lost = _is_won(memory, pos, int(pos.facts[0].side), seconds)
    take_back(pos, move, before)
    return lost


def _is_won(memory: Memory, pos: Position, attacker: int, seconds: float) -> bool:
    past = memory.past[: memory.root[0].past_count]
    with StopTimer(memory.control, seconds):
        return is_won(memory.proofs, pos, attacker, memory.control, memory.chains, past)


def best_move(memory: Memory, pos: Position, budget: Budget, at_hand: Found, reach: Reach) -> Found:
    """The move found by deepening search within the time and the reach, and not proven to lose.

    What the search likes best is given to the prover of the other side, by whoever proves, before
    it is believed; what is proven the search knows, and then likes another move.
    """
    _begin(memory)
    memory.history[:] //= 8
    found, depth, width, checked = at_hand, 1, WIDTH, {NO_MOVE}
    start = budget.left()
    for_check = CHECK_SHARE * start if reach.proves else 0.0
    while depth <= reach.depth and budget.left() > for_check:
        memory.root[0].move = NO_MOVE
        _look_first_at(memory, pos, found.move)
        with StopTimer(memory.control, budget.left() - for_check):
            search(pos, memory, depth, -WIN, WIN, 0, width, reach.links)
        is_broken_off = memory.control[0].stop != 0
        better = _found(memory)
        is_settled = is_broken_off or budget.left() < SETTLED * start
        if reach.proves and is_settled and better.move not in checked:
            checked.add(better.move)
            if is_lost(memory, pos, better.move, min(budget.left(), for_check)):
                continue
        if better.move != NO_MOVE:
            found = better
        if is_broken_off:
            break
        depth += 1
        if abs(found.score) > SURE:
            # Won or lost, as far as the narrow search can see: look at moves it left out.
            if width >= MOST_MOVES:
                break
            depth, width = depth - 1, width * 3
            memory.table[:] = 0
    return found


def _look_first_at(memory: Memory, pos: Position, move: int) -> None:
    """A search that is broken off then never likes a move only because it came first."""
    here = pos.facts[0]
    entry = memory.table[here.hash & (len(memory.table) - 1)]
    entry.hash, entry.depth, entry.move = here.hash, 0, move


def _begin(memory: Memory) -> None:
    work, root = memory.control[0], memory.root[0]
    root.move, root.score = NO_MOVE, 0
    work.nodes, work.node_limit = 0, NO_LIMIT


def _found(memory: Memory) -> Found:
    return Found(int(memory.root[0].move), int(memory.root[0].score))


def think(
    memory: Memory, view: View, pos: Position, seconds: float, reach: Reach = FARTHEST
) -> Found:
    """The strongest move to be found in the time and within the reach."""
    budget = Budget(seconds, share=SHARE)
    forced = moves_that_must_be_made(pos)
    if len(forced) == 1:
        return Found(forced[0], 0)
    remember_past(memory, view)
    make_room(memory.proofs)
    at_hand = glance(memory, pos, reach.links)
    win = chain_of_threats(memory, pos, min(budget.left(), CHAIN_SHARE * seconds), reach.chain)
    if win is None and reach.proves:
        win = proven_win(memory, pos, min(budget.left(), PROOF_SHARE * seconds))
    return win or best_move(memory, pos, budget, at_hand, reach)


def best_of(
    memory: Memory,
    view: View,
    pos: Position,
    moves: Sequence[int],
    seconds: float,
    reach: Reach = FARTHEST,
) -> int:
    """The best of these moves, where a touched piece leaves only its own (clause 1.5)."""
    remember_past(memory, view)
    memory.past[memory.root[0].past_count] = pos.facts[0].hash
    memory.table[:] = 0
    _begin(memory)
    best = moves[0]
    budget = Budget(seconds, share=SHARE)
    with StopTimer(memory.control, budget.left()):
        for depth in range(reach.depth):
            worth = [_worth_of(memory, pos, move, depth, reach.links) for move in moves]
            # What was broken off counts nothing, but a win that was found is one.
            if memory.control[0].stop and max(worth) <= SURE:
                break
            best = moves[worth.index(max(worth))]
            if max(worth) > SURE or budget.spent() > 0.5:
                break
    return best


def _worth_of(memory: Memory, pos: Position, move: int, depth: int, links: int) -> int:
    """What the move is worth to the mover, looking so many plies beyond it."""
    if makes_a_line(pos, move):
        return WIN
    before = make(pos, move)
    worth = -int(search(pos, memory, depth, -WIN, WIN, 1, WIDTH, links))
    take_back(pos, move, before)
    return worth


@cache
def warm_up() -> None:
    """Compile (or load) the native code, so that no bot's first move pays for it."""
    memory = new_memory(1, proof_bits=4)
    pos = position("." * CELLS, 0)
    moves_that_must_be_made(pos)
    makes_a_line(pos, encode(Place("a1")))
    chain_of_threats(memory, pos, 0.01)
    proven_win(memory, pos, 0.01)
    best_branch(memory.proofs, 0)
    best_move(memory, pos, Budget(0.01), glance(memory, pos), FARTHEST)
