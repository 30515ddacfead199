"""A crowd of scripted players at many tables, who do not mind being cut off: they come back.

Each chair has a socket. It plays any legal move, sends it again after every break until it is
acknowledged, and writes down what was.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from typing import Any

import httpx
import msgspec
import websockets
from sqlalchemy import Engine, select
from websockets.exceptions import InvalidHandshake, WebSocketException

import veillee
from tests.house.conftest import Server
from veillee.games import GAMES, load
from veillee.house.journal import schema as s
from veillee.house.table.actions import read_entry
from veillee.house.table.actions.lay import Opened
from veillee.house.table.actions.move import Moved
from veillee.house.table.table import Table

BROKEN = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)

Laid = tuple[str, int, bool]
"""A table: its game, its seats, and whether all but one chair are bots'."""


def every_game(people: int, bots: int) -> list[Laid]:
    """So many tables of each game, with as few seats as it has: people's, then with bots."""
    return [
        (game, load(game).seats[0], with_bots)
        for with_bots, tables in ((False, people), (True, bots))
        for game in GAMES
        for _ in range(tables)
    ]


class Chair:
    """A player at one table."""

    def __init__(self, table: str, seat: int, cookie: str, door: Callable[[], Server]) -> None:
        self.table = table
        self.seat = seat
        self.acknowledged: list[tuple[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.over = False
        self._cookie = cookie
        self._door = door
        self._dice = random.Random(f"{table} {seat}")
        self._last = 0
        self._legal: list[Any] = []
        self._pending: tuple[str, Any] | None = None
        self._made = 0

    def __str__(self) -> str:
        return (
            f"{self.table} {self.seat}: {len(self.acknowledged)} made, pending {self._pending}, "
            f"{len(self._legal)} legal, told {self._last}, refused {self.refused[-1:]}"
        )

    async def play(self) -> None:
        """Until the match is over, however often the line breaks."""
        while not self.over:
            address = f"{self._door().live}/api/tables/{self.table}/live?last={self._last}"
            try:
                async with websockets.connect(
                    address,
                    additional_headers={"Cookie": self._cookie},
                    open_timeout=30,
                    close_timeout=0.1,
                    max_size=None,
                    proxy=None,
                    compression=None,
                    ping_interval=None,
                ) as line:
                    await self._converse(line)
            except BROKEN:
                await asyncio.sleep(self._dice.uniform(0.1, 0.4))

    async def _converse(self, line: Any) -> None:
        is_over = False
        if self._pending:
            await self._send(line)
        async for raw in line:
            text = msgspec.json.decode(raw)
            match text["type"]:
                case "frame":
                    first = text["n"] - len(text["told"])
                    assert first <= self._last, "a line was never told"
                    self._last = text["n"]
                    # Who has answered may think better of it, but the step may close meanwhile.
                    self._legal = text["legal"] if self.seat in text["awaited"] else []
                    is_over = text["status"] == "over"
                case "ack" if self._pending and text["id"] == self._pending[0]:
                    self.acknowledged.append(self._pending)
                    self._pending = None
                case "refused" if self._pending and text["id"] == self._pending[0]:
                    if text["error"] != "journal-down":
                        self.refused.append(text)
                        self._pending = None
                    else:
                        await asyncio.sleep(0.2)
                        await self._send(line)
                case _:
                    continue
            # Whoever ends the match may be shown its end before his move is acknowledged.
            if is_over and self._pending is None:
                self.over = True
                return
            if self._pending is None and self._legal:
                await asyncio.sleep(self._dice.uniform(0, 0.3))
                self._made += 1
                self._pending = f"m{self._made}", self._dice.choice(self._legal)
                self._legal = []
                await self._send(line)

    async def _send(self, line: Any) -> None:
        assert self._pending
        name, move = self._pending
        await line.send(msgspec.json.encode({"type": "move", "id": name, "move": move}).decode())


class Crowd:
    """Many chairs at many tables."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.chairs: list[Chair] = []
        self.tables: list[str] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def lay(
        self,
        plan: Iterable[Laid],
        door: Callable[[int], Callable[[], Server]],
    ) -> None:
        """Tables as planned; `door` of each seat."""
        address = self._server.address
        async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as client:
            people = [await self._come_in(client) for _ in range(30)]
            for number, (game, seats, bots) in enumerate(plan):
                sitting = [people[(number + seat) % len(people)] for seat in range(seats)]
                chairs = ["me", *["random" if bots else "open"] * (seats - 1)]
                body = {"game": game, "seats": seats, "chairs": chairs, "start": bots}
                headers = {"Cookie": sitting[0]}
                laid = await client.post("/api/tables", json=body, headers=headers)
                table = laid.json()["id"]
                commands = f"/api/tables/{table}/commands"
                for seat in range(1, seats if not bots else 1):
                    sit = {"type": "sit", "seat": seat}
                    await client.post(commands, json=sit, headers={"Cookie": sitting[seat]})
                if not bots:
                    done = await client.post(commands, json={"type": "start"}, headers=headers)
                    assert done.status_code == 200, done.text
                self.tables.append(table)
                for seat in range(1 if bots else seats):
                    self.chairs.append(Chair(table, seat, sitting[seat], door(seat)))

    async def _come_in(self, client: httpx.AsyncClient) -> str:
        answer = await client.get("/api/me", headers={"Cookie": ""})
        client.cookies.clear()
        return answer.headers["set-cookie"].split(";")[0]

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(chair.play()) for chair in self.chairs]

    def acknowledged(self) -> int:
        return sum(len(chair.acknowledged) for chair in self.chairs)

    def progress(self) -> dict[str, int]:
        """How many moves of each table have been acknowledged."""
        moves: Counter[str] = Counter()
        for chair in self.chairs:
            moves[chair.table] += len(chair.acknowledged)
        return {table: moves[table] for table in self.tables}

    def over(self) -> set[str]:
        return {chair.table for chair in self.chairs if chair.over}

    async def more(self, moves: int, seconds: float = 60) -> None:
        """Wait until so many more moves have been acknowledged, or all is over."""
        goal = self.acknowledged() + moves
        await self._until(
            lambda: self.acknowledged() >= goal or len(self.over()) == len(self.tables), seconds
        )

    async def everyone_moves(self, seconds: float = 120) -> None:
        """Wait until every table that is not over has gone on."""
        before = self.progress()

        def gone_on() -> bool:
            over, now = self.over(), self.progress()
            return all(table in over or now[table] > before[table] for table in self.tables)

        await self._until(gone_on, seconds)

    async def _until(self, holds: Callable[[], bool], seconds: float) -> None:
        give_up = asyncio.get_running_loop().time() + seconds
        while not holds():
            for task in self._tasks:
                if task.done() and not task.cancelled() and task.exception():
                    task.result()
            assert asyncio.get_running_loop().time() < give_up, (
                f"the tables stand still: {[str(chair) for chair in self.chairs if not chair.over]}"
            )
            await asyncio.sleep(0.05)

    async def go_home(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check(self, engine: Engine) -> None:
        """No acknowledged move is lost, none was made twice, and every record replays."""
        journal = defaultdict[str, list[Any]](list)
        with engine.connect() as connection:
            ordered = select(s.entries).order_by(s.entries.c.table_id, s.entries.c.number)
            for row in connection.execute(ordered):
                assert row.number == len(journal[row.table_id]) + 1, "a number is missing"
                journal[row.table_id].append(read_entry(row.body))
        for chair in self.chairs:
            assert not chair.refused, chair.refused
            made = Counter(
                entry.id
                for entry in journal[chair.table]
                if isinstance(entry, Moved) and entry.seat == chair.seat and entry.by == "person"
            )
            assert all(made[f"{chair.seat}:{name}"] == 1 for name, _ in chair.acknowledged), "lost"
            assert max(made.values(), default=1) == 1, "twice"
        for table_id in self.tables:
            opened, *rest = journal[table_id]
            assert isinstance(opened, Opened)
            table = Table.laid(table_id, opened)
            for entry in rest:
                table = table.after(entry)
            match = table.running()
            again = veillee.replay(str(match.record))
            assert again.state == match.state
