"""Positions drawn as they lie on the table: row 9 on top, `a` to the left."""

from __future__ import annotations

from typing import Any

from veillee.games import ergo
from veillee.games.ergo.components import CELL, Side
from veillee.kernel import Chance, Outcome


def drawn(picture: str, turn: Side = "black", **facts: Any) -> ergo.State:
    rows = ["".join(line.split()) for line in picture.strip().splitlines()]
    assert [len(row) for row in rows] == [10] * 9, "a board has nine rows of ten cells"
    board = "".join(reversed(rows))
    pieces = 90 - board.count(".")
    options = facts.pop("options", ergo.Options())
    return ergo.State(options=options, board=board, turn=turn, **{"ply": pieces, **facts})


def ended(state: ergo.State) -> Outcome:
    outcome = ergo.outcome(state)
    assert outcome
    return outcome


def played(state: ergo.State, *moves: str) -> ergo.State:
    """The state after the moves, each made by whoever is to act."""
    for text in moves:
        (seat,) = ergo.to_act(state)
        move = ergo.read(text)
        refusal = ergo.why_not(state, seat, move)
        assert refusal is None, f"{text}: {refusal and refusal.text('en')}"
        state = ergo.play(state, seat, move, Chance("")).state
    return state


def refused(state: ergo.State, text: str) -> str:
    """The clause that forbids a move, or '' if it is allowed."""
    (seat,) = ergo.to_act(state)
    refusal = ergo.why_not(state, seat, ergo.read(text))
    listed = ergo.read(text) in ergo.legal(state, seat)
    assert listed == (refusal is None)
    return refusal.rule if refusal else ""


def goes_to(state: ergo.State, origin: str) -> set[str]:
    """The cells to which the piece on `origin` may be displaced."""
    (seat,) = ergo.to_act(state)
    moves = [move for move in ergo.legal(state, seat) if isinstance(move, ergo.Displace)]
    return {move.to for move in moves if move.origin == origin}


def on(state: ergo.State, cell: str) -> str:
    """The letter that stands on a cell."""
    return state.board[CELL[cell]]
