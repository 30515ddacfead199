"""The turning point of a finished match: the move from which on it was being won.

Bots finish the match many times from some of its moments, dealt anew from there. Half way from
what the winner's chances were at the beginning to certainty lies a line; the turning point is the
last move that carried him over it. What is told of it is counted, not judged.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from veillee.house.bots.finishing import Finish, Finished
from veillee.house.bots.processes import BotProcesses, CutOff
from veillee.house.errors import HouseError
from veillee.house.table.table import Table

GAMES_AT_A_TIME: Final = 4
"""Few: a bot that is to move at another table waits no longer than for these."""
TIMES: Final = 6
SECONDS: Final = 2.0
LOOKS: Final = 8
"""Into so many parts the match is cut, to find the one with the last crossing."""
MOST_KEPT: Final = 2000


class TurningPoint(msgspec.Struct, frozen=True):
    """A move, and how often the winner won when bots finished the match before and after it."""

    moves: int
    """The moment after it, in moves from the beginning."""
    winner: int
    before: Finished
    after: Finished


class TurningPoints:
    """Works them out one after the other, each match once."""

    def __init__(self, processes: BotProcesses) -> None:
        self._processes = processes
        self._one_by_one = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[TurningPoint | None]] = {}

    async def of(self, table: Table) -> TurningPoint | None:
        """The turning point of a finished match; None where nobody won, or nothing turned."""
        match = table.match
        if match is None or match.to_act:
            raise HouseError("replay-not-over", 403)
        if not table.terms.open_record:
            raise HouseError("record-not-opened", 403)
        task = self._tasks.get(table.id)
        if task is None:
            if len(self._tasks) >= MOST_KEPT:
                self._tasks = {i: task for i, task in self._tasks.items() if not task.done()}
            task = self._tasks[table.id] = asyncio.create_task(self._found(table))
        # Whoever asked may go; the next one finds it.
        return await asyncio.shield(task)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _found(self, table: Table) -> TurningPoint | None:
        async with self._one_by_one:
            try:
                return await _search(table, self._processes)
            except CutOff:
                return None


async def _search(table: Table, processes: BotProcesses) -> TurningPoint | None:
    match = table.running()
    # Who won because somebody gave it up need not have been winning.
    winners = match.outcome.winners if match.outcome and not match.stopped else ()
    if not winners:
        return None
    record, tried = match.record, dict[int, Finished]()
    moves = tuple((entry.seat, entry.move) for entry in record.moves)

    async def share(moment: int) -> float:
        """How often the winner wins from there on."""
        if moment not in tried:
            found = [
                await processes.finish(
                    Finish(
                        game=record.game,
                        seats=record.seats,
                        seed=match.seed,
                        options=record.options,
                        contributions=record.contributions,
                        before=record.before,
                        moves=moves[:moment],
                        seat=winners[0],
                        games=GAMES_AT_A_TIME,
                        luck=f"{moment} {time}",
                        seconds=SECONDS,
                    )
                )
                for time in range(TIMES)
            ]
            tried[moment] = Finished(sum(f.won for f in found), sum(f.games for f in found))
        return tried[moment].won / tried[moment].games

    low, high = 0, len(moves)
    line = (await share(low) + 1) / 2
    if line == 1:
        return None
    for look in range(LOOKS - 1, 0, -1):
        moment = len(moves) * look // LOOKS
        if await share(moment) < line:
            low = moment
            break
        high = moment
    while high - low > 1:
        middle = (low + high) // 2
        if await share(middle) < line:
            low = middle
        else:
            high = middle
    await share(high)
    return TurningPoint(moves=high, winner=winners[0], before=tried[low], after=tried[high])
