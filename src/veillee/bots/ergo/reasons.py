"""Why a bot would play a move: wins and threats that it has seen, and what the move builds."""

import numpy as np

from veillee.bots.arrays import Numbers
from veillee.bots.ergo.geometry import NAMES, WINDOWS, WINDOWS_OF, WINDOWS_OF_COUNT
from veillee.bots.ergo.moves import SIDES
from veillee.bots.ergo.rules import MOST_MOVES, NO_MOVE, Position, make, position, take_back
from veillee.bots.ergo.search import SURE, WIN, Memory
from veillee.bots.ergo.thinking import Found
from veillee.bots.ergo.threats import shortest_chain, stopping_moves, win_in_one
from veillee.bots.reason import Reason
from veillee.games.ergo import View

LINE = WINDOWS.shape[1]
# A chain of threats that the other side may have in store is looked for so far.
FURTHEST, CHAINS_LOOKED_AT = 7, 5000


def first_of_all(view: View, cell: int) -> Reason:
    """On the empty board nothing is searched."""
    if view.options.swap:
        return Reason("reason-even")
    return Reason("reason-centre", {"lines": int(WINDOWS_OF_COUNT[cell])})


def reason_at_sight(view: View, move: int, is_alarmed: bool) -> Reason:
    """What speaks for a move to a learner, who may have overlooked the other side's threat."""
    side = SIDES.index(view.turn)
    pos = position(view.board, side, view.ply)
    return (
        _line(pos, side, move)
        or (_block(pos, side, move) if is_alarmed else None)
        or _threat(pos, side, move)
        or _built(pos, side, move)
        or Reason("reason-liked")
    )


def reason_for(memory: Memory, view: View, found: Found, longest: int) -> Reason:
    """What speaks most for the move that was found, by chains of at most so many plies."""
    move = found.move
    side = SIDES.index(view.turn)
    pos = position(view.board, side, view.ply)
    return (
        _line(pos, side, move)
        or _block(pos, side, move)
        or _forced(found)
        or _threat(pos, side, move)
        or _prevented(memory, view, found, longest)
        or _built(pos, side, move)
        or Reason("reason-nothing-better")
    )


def _line(pos: Position, side: int, move: int) -> Reason | None:
    before = make(pos, move)
    full = [window for window in _windows(move) if pos.sides[side].tally[window] == LINE]
    take_back(pos, move, before)
    if not full:
        return None
    return Reason("reason-line", {"cells": tuple(NAMES[cell] for cell in WINDOWS[full[0]])})


def _block(pos: Position, side: int, move: int) -> Reason | None:
    danger = win_in_one(pos, 1 - side)
    if danger == NO_MOVE:
        return None
    cell, stops = NAMES[danger & 127], np.empty(MOST_MOVES, dtype=np.int64)
    stopping = stops[: stopping_moves(pos, stops)].tolist()
    if move not in stopping:
        return None if stopping else Reason("reason-too-late", {"cell": cell})
    if len(stopping) == 1:
        return Reason("reason-only-block", {"cell": cell})
    return Reason("reason-best-block", {"cell": cell, "blocks": len(stopping)})


def _forced(found: Found) -> Reason | None:
    """A chain of threats leaves no choice; a search looks only at the likely answers."""
    if found.score > SURE:
        message = "reason-win-in-sight"
        if found.is_chain or found.is_proven:
            message = "reason-chain" if found.is_chain else "reason-proven"
        return Reason(message, {"moves": (WIN - found.score + 1) // 2})
    return Reason("reason-lost") if found.score < -SURE else None


def _threat(pos: Position, side: int, move: int) -> Reason | None:
    before = make(pos, move)
    threat = win_in_one(pos, side)
    take_back(pos, move, before)
    return None if threat == NO_MOVE else Reason("reason-threat", {"cell": NAMES[threat & 127]})


def _prevented(memory: Memory, view: View, found: Found, longest: int) -> Reason | None:
    """Whether the other side could win by threats if it were its turn, and no longer can."""
    side = SIDES.index(view.turn)
    passed = position(view.board, 1 - side, view.ply)
    first = _chain(memory, passed, longest)
    if first == NO_MOVE:
        return None
    pos = position(view.board, side, view.ply)
    make(pos, found.move)
    if _chain(memory, pos, longest) != NO_MOVE:
        return None
    return Reason("reason-prevents", {"cell": NAMES[first & 127]})


def _chain(memory: Memory, pos: Position, longest: int) -> int:
    work = memory.control[0]
    work.stop, work.chain_limit = 0, CHAINS_LOOKED_AT
    _, move = shortest_chain(pos, min(longest, FURTHEST), memory.control, memory.chains)
    return int(move)


def _built(pos: Position, side: int, move: int) -> Reason | None:
    """What it adds to one's own lines, or takes from the other's, whichever it judged higher."""
    own, foes, windows = pos.sides[side], pos.sides[1 - side], _windows(move)
    mine, theirs = int(own.worth), int(foes.worth)
    open_to_them = [w for w in windows if own.tally[w] == 0 and foes.tally[w] >= 2]
    before = make(pos, move)
    gained, taken = int(own.worth) - mine, theirs - int(foes.worth)
    joined = [w for w in windows if foes.tally[w] == 0 and own.tally[w] >= 2]
    take_back(pos, move, before)
    if taken > gained and open_to_them:
        return Reason("reason-hinders", {"lines": len(open_to_them)})
    if joined:
        return Reason("reason-builds", {"lines": len(joined)})
    return None


def _windows(move: int) -> Numbers:
    to = move & 127
    found: Numbers = WINDOWS_OF[to, : WINDOWS_OF_COUNT[to]]
    return found
