"""The open house: what lives as long as the doors are open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from veillee.house.driver import Driver
from veillee.house.granting import Granting
from veillee.house.house import House
from veillee.house.journal import Journal
from veillee.house.journal.engine import build, claim, connect, on_the_spot
from veillee.house.limits import Limits
from veillee.house.news import Alone, OverRedis
from veillee.house.people import People
from veillee.house.settings import Settings
from veillee.house.thinkers import Thinkers
from veillee.house.troubles import StartError
from veillee.house.turning import TurningPoints


class Opened:
    """The parts of the house, made when it opens and put away when it closes."""

    house: House
    granting: Granting
    turning_points: TurningPoints

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits)
        self.trouble: StartError | None = None
        """Why it could not open, for whoever started it."""

    @asynccontextmanager
    async def open(self, _app: Any = None) -> AsyncIterator[None]:
        try:
            lock = claim(self.settings.database)
            engine = connect(self.settings.database, power_cuts=self.settings.power_cuts)
            await asyncio.to_thread(build, engine)
        except StartError as error:
            self.trouble = error
            raise
        except (SQLAlchemyError, OSError) as error:
            why = " ".join(str(error).split())[:200]
            self.trouble = StartError("journal-unreachable", why=why)
            raise self.trouble from error
        journal = Journal(engine, on_the_spot(engine, power_cuts=self.settings.power_cuts))
        news = OverRedis(self.settings.redis) if self.settings.redis else Alone()
        self.house = House(journal, await People.open(journal), news)
        thinkers = Thinkers(self.settings.thinkers or None)
        driver = Driver(self.house, thinkers, self.settings.pace)
        self.turning_points = TurningPoints(thinkers)
        self.granting = Granting(self.house, driver, self.limits)
        await news.open(self.house.hear)
        driver.begin()
        try:
            yield
        finally:
            await self.turning_points.close()
            await driver.close()
            await news.close()
            await journal.close()
            if lock:
                lock.close()
