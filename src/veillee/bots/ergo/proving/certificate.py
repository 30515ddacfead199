"""Certificates of forced wins at Ergo, and their checker, which knows the readable rules alone.

A certificate is JSON lines. The first names the game, its rules, the moves that lead to the
position, and who wins. Every other line, numbered from 1, is a position in which the winner is to
move, with his move and what answers each reply:

    {"board": "…", "move": "e5", "replies": {"d4": 12, "f6": 7}, "wins": ["e9", "e4"]}

After a reply that is named, the position of that line stands (or its image in one of the board's
mirrors); after any other, one of the moves in `wins` makes the line. With `"like": 3` the move
leads where that of line 3 does, and so do the replies. The last line is the position itself; where
the other side is to move in it, it has no move.

A line speaks of lines before it only, and no position is led to by two lines that list replies: so
no play comes by the same line twice, and no proof runs in a circle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from veillee.games import ergo
from veillee.games.ergo.components import PIECES_EACH, SIDES, Side, opponent
from veillee.games.ergo.ending import LONGEST, OCCURRENCES, winner
from veillee.games.ergo.state import State
from veillee.kernel import Chance, Match, VeilleeError

WIDTH: Final = 10
NO_CHANCE: Final = Chance("nothing is drawn in Ergo")
Kind = Literal["unreadable", "foreign", "illegal", "astray", "twice", "open", "drawn", "other"]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is proven."""

    proof: Literal["ergo"]
    rules: int
    winner: Side
    moves: tuple[str, ...]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position that is won, and how."""

    board: Annotated[str, msgspec.Meta(pattern="^[.bBwW]{90}$", max_length=90)]
    move: str | None = None
    replies: dict[str, int] = {}
    wins: tuple[str, ...] = ()
    like: int | None = None


class Flaw(Exception):  # noqa: N818  (what a checker finds)
    """Why a certificate proves nothing: the number of its line in the file, and what is wrong."""

    def __init__(self, kind: Kind, line: int, move: str = "") -> None:
        super().__init__(kind, line, move)
        self.kind, self.line, self.move = kind, line, move


class Defended(NamedTuple):
    """A position in which the other side is to move, and how long it lasts at most."""

    board: str
    plies: int


def alike(board: str) -> str:
    """The board or one of its mirror images, whichever comes first: the same for all four."""
    rows = [board[start : start + WIDTH] for start in range(0, len(board), WIDTH)]
    left_right = "".join(row[::-1] for row in rows)
    return min(board, board[::-1], left_right, left_right[::-1])


class Check:
    """Goes through a certificate line by line."""

    def __init__(self, first: bytes) -> None:
        try:
            self.header = msgspec.json.decode(first, type=Header)
        except msgspec.DecodeError:
            raise Flaw("foreign", 1) from None
        if self.header.rules != ergo.rules_version:
            raise Flaw("other", 1)
        self._root = _state_after(self.header.moves)
        self._stood = _stood(self._root)
        self._side = self.header.winner
        self._numbers = dict[str, int]()  # of the lines, by position
        self._plies = [0]  # of each line, to the end
        self._defended: list[Defended | None] = [None]  # what each line's move leads to
        self._reached = set[str]()  # what lines that list replies lead to
        self._ended = set[str]()  # positions of the past in which the line is made at once
        self._final: Line | None = None
        self._place = 1

    @property
    def plies(self) -> int:
        """How long the whole proof lasts at most."""
        return self._plies[-1]

    def add(self, text: bytes) -> None:
        """Check one more line."""
        self._place += 1
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError:
            raise self._flaw("unreadable") from None
        if any(_pieces(line.board, side) > PIECES_EACH for side in SIDES):
            raise self._flaw("unreadable")
        if self._final and self._final.move is None:
            raise self._flaw("astray")
        state = State(ergo.Options(), line.board, self._side)
        if line.move is None:
            state = msgspec.structs.replace(state, turn=opponent(self._side))
            rest = self._rest(line, state)
            plies = rest.plies
        else:
            self._only_once(alike(line.board))
            state = self._played(state, line.move)
            if winner(state) == self._side:
                rest, plies = Defended("", 0), 1
            else:
                if state.ended:
                    raise self._flaw("drawn", line.move)
                rest = self._rest(line, state)
                plies = rest.plies + 1
        if self._root.ply + plies > LONGEST:
            raise self._flaw("drawn")
        self._plies.append(plies)
        self._defended.append(rest)
        self._final = line

    def finish(self) -> None:
        """Is the last line the position that the certificate speaks of?"""
        if self._final is None:
            raise self._flaw("astray")
        attacks = self._final.move is not None
        is_it = alike(self._final.board) == alike(self._root.board)
        if not is_it or attacks != (self._root.turn == self._side):
            raise self._flaw("astray")

    def _rest(self, line: Line, state: State) -> Defended:
        """What comes after the winner's move."""
        board = alike(state.board)
        self._may_stand(board, state.turn)
        if line.like is not None:
            like = self._defended[line.like] if 0 < line.like < len(self._defended) else None
            if like is None or like.board != board or line.replies or line.wins:
                raise self._flaw("astray")
            return like
        if board in self._reached:
            raise self._flaw("twice")
        self._reached.add(board)
        seat = state.seat_to_move
        legal = {ergo.write(move): move for move in ergo.legal(state, seat)}
        if unknown := line.replies.keys() - legal.keys():
            raise self._flaw("illegal", min(unknown))
        plies = 0
        for text, move in legal.items():
            after = ergo.play(state, seat, move, NO_CHANCE).state
            if after.ended:
                raise self._flaw("open", text)
            plies = max(plies, 1 + self._answered(line, text, after))
        return Defended(board, plies)

    def _answered(self, line: Line, reply: str, state: State) -> int:
        """How long it lasts after this reply."""
        number = line.replies.get(reply)
        if number is not None:
            if self._numbers.get(alike(state.board)) != number:
                raise self._flaw("astray", reply)
            return self._plies[number]
        board = alike(state.board)
        self._may_stand(board, self._side, again=board in self._numbers, move=reply)
        if (board, self._side) in self._stood:
            self._ended.add(board)
        for move in line.wins:
            if self._can(state, move) and winner(self._played(state, move)) == self._side:
                return 1
        raise self._flaw("open", reply)

    def _only_once(self, board: str) -> None:
        if board in self._numbers:
            raise self._flaw("twice")
        self._may_stand(board, self._side, again=board in self._ended)
        self._numbers[board] = len(self._plies)

    def _may_stand(self, board: str, side: Side, *, again: bool = False, move: str = "") -> None:
        """Clause 5.1: would it be the third time? A play comes by a line once, and once more where
        the winner then makes his line at once."""
        before = self._stood[board, side]
        if before + 1 + (again and before > 0) >= OCCURRENCES:
            raise self._flaw("drawn", move)

    def _can(self, state: State, text: str) -> bool:
        try:
            move = ergo.read(text)
        except ValueError:
            raise self._flaw("illegal", text) from None
        return ergo.why_not(state, state.seat_to_move, move) is None

    def _played(self, state: State, text: str) -> State:
        if not self._can(state, text):
            raise self._flaw("illegal", text)
        after: State = ergo.play(state, state.seat_to_move, ergo.read(text), NO_CHANCE).state
        return after

    def _flaw(self, kind: Kind, move: str = "") -> Flaw:
        return Flaw(kind, self._place, move[:20])


def _pieces(board: str, side: Side) -> int:
    letter = side[0]
    return board.lower().count(letter)


def _state_after(moves: Sequence[str]) -> State:
    match = Match(ergo, 2, "a certificate")
    try:
        for move in moves:
            match.play(match.to_act[0], move)
    except (VeilleeError, IndexError):
        raise Flaw("illegal", 1, move) from None
    if not match.to_act:
        raise Flaw("illegal", 1)
    state: State = match.state
    return state


def _stood(state: State) -> Counter[tuple[str, Side]]:
    """How often positions have stood before the present one."""
    sides = (opponent(state.turn), state.turn)
    before = enumerate(reversed(state.since))
    return Counter((alike(board), sides[back % 2]) for back, board in before)
