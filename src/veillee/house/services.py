"""The parts of the open house: made when it opens, put away when it closes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from veillee.house.bots.driver import Driver
from veillee.house.bots.processes import BotProcesses
from veillee.house.bots.turning_point import TurningPoints
from veillee.house.cluster.cluster import Alone, OverRedis
from veillee.house.desk import Desks
from veillee.house.errors import StartError
from veillee.house.house import House
from veillee.house.journal import Journal
from veillee.house.metrics import LoopLag
from veillee.house.people.people import People
from veillee.house.presence import Presence
from veillee.house.pruning import Pruner
from veillee.house.rate_limits import RateLimits
from veillee.house.settings import Settings
from veillee.house.timekeeping import Timekeeper


class Services:
    """What handlers are given to work with."""

    house: House
    desks: Desks
    driver: Driver
    timekeeper: Timekeeper
    turning_points: TurningPoints

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = RateLimits(settings.limits)
        self.trouble: StartError | None = None
        """Why it could not open, for whoever started it."""

    @asynccontextmanager
    async def open(self, _app: Any = None) -> AsyncIterator[None]:
        settings = self.settings
        try:
            journal = await Journal.open(settings.database, power_cuts=settings.power_cuts)
        except StartError as error:
            self.trouble = error
            raise
        cluster = OverRedis(settings.redis) if settings.redis else Alone()
        self.house = House(journal, await People.open(journal.people), cluster)
        processes = BotProcesses(settings.thinkers or None)
        driver = Driver(self.house, processes, settings.pace)
        self.driver, self.timekeeper = driver, Timekeeper(self.house)
        presence, lag = Presence(self.house), LoopLag()
        pruner = Pruner(self.house, settings.kept if settings.prune else None)
        self.turning_points = TurningPoints(processes)
        self.desks = Desks(self.house, driver, self.limits)
        await cluster.open(self.house.hear)
        for work in (lag, driver, self.timekeeper, presence, pruner):
            work.begin()
        try:
            yield
        finally:
            parts = lag, self.turning_points, pruner, presence, self.timekeeper, driver, cluster
            for part in (*parts, journal):
                await part.close()
