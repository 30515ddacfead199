"""A house with a crowd in it, killed again and again: `python -m bench.kills` and a test use it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from tests.house.conftest import Server
from tests.house.crowd import Crowd, every_game
from veillee.house.journal.engine import connect

PLAN = every_game(people=8, bots=32)


async def outlived(
    folder: Path, kills: int, seed: str, tell: Callable[[], object] = lambda: None
) -> int:
    """How many moves were acknowledged, over so many kills; AssertionError where one was lost, was
    made twice, or a table cannot be read. Told of each kill."""
    dice = random.Random(seed)
    server = Server(folder).open()
    crowd = Crowd(server)
    try:
        await crowd.lay(PLAN, lambda seat: lambda: server)
        crowd.begin()
        for _ in range(kills):
            await crowd.more(dice.randrange(1, 80))
            server.kill()
            await asyncio.to_thread(server.open)
            tell()
        await crowd.everyone_moves()
    finally:
        await crowd.go_home()
        server.close()
    assert "Traceback" not in server.logged()
    assert '"level":"error"' not in server.logged()
    engine = connect(f"sqlite:///{folder}/house.sqlite", power_cuts=False)
    crowd.check(engine)
    engine.dispose()
    return crowd.acknowledged()
