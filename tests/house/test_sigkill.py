"""Killed again and again in the middle of play: no acknowledged move is lost, none is doubled."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.house.conftest import Server
from tests.house.crowd import Crowd
from veillee.house.journal.engine import connect

pytestmark = pytest.mark.anyio

KILLS = 20
PLAN = (
    *[("ergo", 2, False)] * 20,
    *[("spacepoker", 2, False)] * 10,
    *[("sponsors", 2, False)] * 5,
    *[("sponsio", 3, False)] * 5,
    *[("ergo", 2, True)] * 110,
    *[("sporz", 4, True)] * 10,
    *[("spacepoker", 4, True)] * 40,
)


async def test_two_hundred_tables_outlive_twenty_sigkills(tmp_path: Path) -> None:
    assert len(PLAN) == 200
    dice = random.Random("moments")
    server = Server(tmp_path).open()
    crowd = Crowd(server)
    try:
        await crowd.lay(PLAN, lambda seat: lambda: server)
        crowd.begin()
        for _ in range(KILLS):
            await crowd.more(dice.randrange(1, 80))
            server.kill()
            await asyncio.to_thread(server.open)
        await crowd.everyone_moves()
    finally:
        await crowd.go_home()
        server.close()
    assert "Traceback" not in server.logged()
    assert '"level":"error"' not in server.logged()
    engine = connect(f"sqlite:///{tmp_path}/house.sqlite", power_cuts=False)
    crowd.check(engine)
    engine.dispose()
    assert crowd.acknowledged() > 10 * KILLS
