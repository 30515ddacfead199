"""A proof written down: the lines of a certificate, for whoever wants to check it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from veillee.bots.ergo.clock import NO_LIMIT
from veillee.bots.ergo.forcing import CHAIN_PLIES
from veillee.bots.ergo.forcing_nodes import best_branch, find, key_of
from veillee.bots.ergo.moves import SIDES, decode
from veillee.bots.ergo.proving.certificate import Header, Line, alike
from veillee.bots.ergo.proving.prover import BY_THREATS, MEMORY_BITS, Prover
from veillee.bots.ergo.rules import NO_MOVE, Position, letters, make, position, take_back
from veillee.bots.ergo.search import new_memory
from veillee.bots.ergo.threats import shortest_chain, win_in_one
from veillee.games import ergo

Plan = Callable[[Position], int]
"""What the attacker plays."""


class Writer:
    """Writes children first, so that a line speaks of earlier lines alone."""

    def __init__(self, prover: Prover) -> None:
        self._prover, self._attacker = prover, prover.attacker
        self._memory = new_memory(1, bits=MEMORY_BITS)
        self.lines = list[bytes]()
        self._attacks, self._defences = dict[str, int](), dict[str, int]()

    def certificate(self, moves: tuple[str, ...], board: str, side: int) -> list[bytes]:
        """Of a position that the prover has proven, as lines without their ends."""
        pos = position(alike(board), side)
        if side == self._attacker:
            self._line_of(pos, self._known)
        else:
            self._write(pos, None, *self._answers(pos, self._known), alike(board))
        winner = SIDES[self._attacker]
        header = Header("ergo", ergo.rules_version, winner, moves)
        return [msgspec.json.encode(header), *self.lines]

    def _line_of(self, pos: Position, plan: Plan) -> int:
        """The number of the line of a position that is won, which is written where it is new."""
        board = alike(letters(pos))
        if plan == self._known and board not in self._attacks:
            pos = position(board, self._attacker)  # its move is known as it stands in the table
            if self._prover.won[board] == BY_THREATS:
                is_won = self._prover.is_won_by_threats(pos, NO_LIMIT)
                assert is_won  # noqa: S101  (it was, and nothing has changed)
                plan = self._threat
        if board in self._attacks:
            return self._attacks[board]
        move = plan(pos)
        before = make(pos, move)
        reached = alike(letters(pos))
        replies, wins = dict[str, int](), tuple[str, ...]()
        if reached not in self._defences and pos.sides[self._attacker].lines == 0:
            replies, wins = self._answers(pos, plan)
        take_back(pos, move, before)
        # A proof by threats further down may have come by the same position, and won it its way.
        if board not in self._attacks:
            self._write(pos, move, replies, wins, reached)
        return self._attacks[board]

    def _answers(self, pos: Position, plan: Plan) -> tuple[dict[str, int], tuple[str, ...]]:
        """What wins after each reply: a line of the certificate, or a move at once."""
        replies, wins = dict[str, int](), dict[str, None]()
        for reply in self._prover.replies(pos):
            before = make(pos, reply)
            winning = win_in_one(pos, self._attacker)
            if winning == NO_MOVE:
                replies[_text(reply)] = self._line_of(pos, plan)
            else:
                wins[_text(winning)] = None
            take_back(pos, reply, before)
        return replies, tuple(wins)

    def _write(
        self,
        pos: Position,
        move: int | None,
        replies: dict[str, int],
        wins: tuple[str, ...],
        reached: str,
    ) -> None:
        number = len(self.lines) + 1
        like = self._defences.setdefault(reached, number)
        line = Line(letters(pos), None if move is None else _text(move), replies, wins)
        if like != number:
            line = Line(line.board, line.move, like=like)
        self.lines.append(msgspec.json.encode(line))
        if pos.facts[0].side == self._attacker:
            self._attacks[alike(line.board)] = number

    def _known(self, pos: Position) -> int:
        """A free move of the prover's."""
        return self._prover.won[letters(pos)]

    def _threat(self, pos: Position) -> int:
        """The move of a proof by threats; where that only says so, of a chain of threats."""
        place = find(self._prover.proofs, key_of(pos, self._attacker))
        if place >= 0 and self._prover.proofs.nodes[place].proof == 0:
            move = int(best_branch(self._prover.proofs, place))
            if move != NO_MOVE:
                return move
        control = self._memory.control
        control[0].stop, control[0].chain_limit = 0, NO_LIMIT
        _, move = shortest_chain(pos, CHAIN_PLIES, control, self._memory.chains)
        return int(move)


def _text(move: int) -> str:
    return ergo.write(decode(move))
