"""Killed as matches end: each is over with its result and rating, or goes on without them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from tests.house.conftest import Server
from tests.house.visiting import Visitor, visitor
from veillee.house.journal.engine import connect
from veillee.house.journal.schema import counted, ratings, results, tables

pytestmark = pytest.mark.anyio

KILLS = 20
TABLES = 12


async def resign(person: Visitor, table: str) -> bool:
    """Whether the house said yes before it was killed."""
    try:
        return (await person.command(table, type="resign")).status_code == 200
    except httpx.TransportError:
        return False


async def test_no_match_is_over_without_its_result_and_rating_over_twenty_kills(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    server, dice = new_server(), random.Random("the end")
    acknowledged, outlasted, ended_in_all = 0, 0, 0
    for _ in range(KILLS):
        async with visitor(server) as me:
            laid = [
                await me.lay(chairs=["me", "easy"], rated=True, start=True) for _ in range(TABLES)
            ]
            resigning = [asyncio.create_task(resign(me, table)) for table in laid]
            ended = 0
            for one in asyncio.as_completed(resigning):
                ended += await one
                if ended >= dice.randrange(1, TABLES):
                    break
            server.kill()
            said_yes = {
                t for t, yes in zip(laid, await asyncio.gather(*resigning), strict=True) if yes
            }
        engine = connect(f"sqlite:///{tmp_path}/house.sqlite", power_cuts=False)
        with engine.connect() as connection:
            over = set(
                connection.scalars(
                    select(tables.c.id).where(tables.c.id.in_(laid), tables.c.status == "over")
                )
            )
            for rows in (results, counted):
                seats = select(rows.c.table_id, func.count()).group_by(rows.c.table_id)
                found = connection.execute(seats.where(rows.c.table_id.in_(laid)))
                assert {row.table_id: row[1] for row in found} == dict.fromkeys(over, 2)
            ended_in_all += len(over)
            assert connection.scalar(select(func.sum(ratings.c.matches))) == ended_in_all
        engine.dispose()
        assert said_yes <= over
        acknowledged += len(said_yes)
        outlasted += TABLES - len(over)
        await asyncio.to_thread(server.open)
    assert acknowledged
    assert outlasted
