"""The witness: two who play at a table of their own, and load pages, while somebody attacks."""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles
from typing import Any, Final, NamedTuple

from bench.attacks.client import Caller, Page, Person, Target

MOVES_A_SECOND: Final = 15
PAGES_A_SECOND: Final = 3
WARMING_SECONDS: Final = 1.0
"""Whoever comes first waits until the games are loaded."""


class Figures(NamedTuple):
    """In milliseconds."""

    moves: list[float]
    pages: list[float]

    @staticmethod
    def p99(times: list[float]) -> float:
        return quantiles(times, n=100, method="inclusive")[98] if len(times) > 1 else float("nan")


async def witness(port: int, address: str, seconds: float) -> Figures:
    """What two players and a reader of pages notice in so many seconds."""
    target, figures = Target(port, address), Figures([], [])
    people = [await target.person(), await target.person()]
    reader = await target.person()
    table = await _laid(people)
    await _load(reader, table, time.monotonic() + WARMING_SECONDS, [])
    ends = time.monotonic() + seconds
    loading = asyncio.create_task(_load(reader, table, ends, figures.pages))
    while time.monotonic() < ends:
        await _play(people, table, ends, figures.moves)
        table = await _laid(people)
    await loading
    return figures


async def _laid(people: list[Person]) -> str:
    table = await people[0].lay("ergo", 2, chairs=["me", "open"])
    commands = f"/api/tables/{table}/commands"
    await people[1].ask("POST", commands, {"type": "sit", "seat": 1})
    await people[0].ask("POST", commands, {"type": "start"})
    return table


async def _play(people: list[Person], table: str, ends: float, moves: list[float]) -> None:
    """One match, timed from sending a move until the other's page has it."""
    pages = [await person.look(table) for person in people]
    seen = [await _frame(page) for page in pages]
    while time.monotonic() < ends and seen[0]["status"] == "running":
        seat = seen[0]["awaited"][0]
        legal = seen[seat]["legal"]
        began = time.perf_counter()
        # From the middle outwards nobody wins soon.
        move = legal[len(moves) * 7 % len(legal)]
        pages[seat].send({"type": "move", "id": f"{len(moves)}", "move": move})
        seen[1 - seat] = await _frame(pages[1 - seat])
        moves.append((time.perf_counter() - began) * 1000)
        seen[seat] = await _frame(pages[seat])
        await asyncio.sleep(max(0.0, began + 1 / MOVES_A_SECOND - time.perf_counter()))
    for page in pages:
        page.writer.close()


async def _frame(page: Page) -> Any:
    while (text := await page.hear())["type"] != "frame":
        if text["type"] == "refused":
            raise RuntimeError(text["text"])
    return text


async def _load(reader: Person, table: str, ends: float, pages: list[float]) -> None:
    """What a browser asks for when a page is opened, timed together."""
    while time.monotonic() < ends:
        began = time.perf_counter()
        caller = Caller(reader.target, reader.cookie)
        for path in ("/", "/api/me", f"/api/tables/{table}", "/api/games", "/api/tables"):
            await caller.ask("GET", path)
        pages.append((time.perf_counter() - began) * 1000)
        await asyncio.sleep(max(0.0, began + 1 / PAGES_A_SECOND - time.perf_counter()))
