"""What `veillee prove ergo` works on: a position, who is to win it, and what is known of it."""

from __future__ import annotations

from collections.abc import Iterator

from veillee.bots.ergo.moves import SIDES as SIDES
from veillee.bots.ergo.proving.prover import Progress, Prover
from veillee.bots.ergo.proving.table import UnusableTable as UnusableTable
from veillee.bots.ergo.proving.table import read_table, write_table
from veillee.bots.ergo.proving.writer import Writer
from veillee.games import ergo
from veillee.kernel import Match


class Question:
    """Does `winner` (without one: whoever moves) win from where the match stands?"""

    def __init__(self, match: Match, winner: str | None, table: bytes | None = None) -> None:
        view: ergo.View = match.view(None)
        self.winner = winner or view.turn
        self._moves = tuple(ergo.write(move) for _, move in match.moves)
        self._board, self._side = view.board, SIDES.index(view.turn)
        attacker = list[str](SIDES).index(self.winner)
        self.prover = Prover(attacker) if table is None else read_table(table, attacker)

    def work(self, free: int) -> Iterator[Progress]:
        """Work on it with at most so many free moves, from where it stopped."""
        return self.prover.work(self._board, self._side, free)

    def verdict(self, free: int) -> bool | None:
        """Won, or refuted within so many free moves; None while that is not known."""
        return self.prover.verdict(self._board, self._side, free)

    @property
    def counts(self) -> tuple[int, int]:
        """How many positions were looked at, and how many of them are won."""
        return len(self.prover.won) + len(self.prover.vain), len(self.prover.won)

    def table(self) -> bytes:
        return write_table(self.prover)

    def certificate(self) -> bytes:
        lines = Writer(self.prover).certificate(self._moves, self._board, self._side)
        return b"".join(line + b"\n" for line in lines)
