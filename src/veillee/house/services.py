"""The parts of the open house: made when it opens, put away when it closes."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from veillee.house.blocking import Parting
from veillee.house.bots.analyses import Analyses
from veillee.house.bots.driver import Driver
from veillee.house.bots.processes import BotProcesses
from veillee.house.bots.turning_point import TurningPoints
from veillee.house.calls.caller import Caller, Way
from veillee.house.calls.endpoints import Endpoints
from veillee.house.calls.mail import Mail
from veillee.house.calls.push import Push
from veillee.house.cluster.cluster import Alone, Cluster
from veillee.house.daily import Days
from veillee.house.desk import Desks
from veillee.house.endings import Endings
from veillee.house.errors import StartError
from veillee.house.ghosts import GhostRuns
from veillee.house.health import Health
from veillee.house.house import House
from veillee.house.invitations import Invitations
from veillee.house.journal import Journal
from veillee.house.metrics import LoopLag
from veillee.house.people.people import People
from veillee.house.presence import Presence
from veillee.house.pruning import Pruner
from veillee.house.public_tables import PublicTables
from veillee.house.rate_limits import RateLimits
from veillee.house.settings import Settings
from veillee.house.timekeeping import Timekeeper

UNKNOWN_CONTACT: Final = "mailto:house@veillee.invalid"
"""What push services are told of a house that does not say where it is: most do not mind."""

log = logging.getLogger(__name__)


class Services:
    """What handlers are given to work with."""

    house: House
    health: Health
    desks: Desks
    driver: Driver
    timekeeper: Timekeeper
    turning_points: TurningPoints
    analyses: Analyses
    public_tables: PublicTables
    push: Push
    mail: Mail | None
    caller: Caller
    invitations: Invitations
    days: Days
    ghosts: GhostRuns

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
            people = await People.open(journal, settings.secrets, secure=settings.secure)
            cluster = _cluster(settings.redis)
        except StartError as error:
            self.trouble = error
            raise
        except Exception:
            log.exception("cannot-open")
            raise
        self.house, self.health = House(journal, people, cluster), Health(journal)
        processes = BotProcesses(settings.thinkers or None)
        driver = Driver(self.house, processes, settings.pace)
        self.driver, self.timekeeper = driver, Timekeeper(self.house)
        presence, endings, lag = Presence(self.house), Endings(self.house), LoopLag()
        pruner = Pruner(self.house, settings.kept if settings.prune else None)
        self.turning_points = TurningPoints(processes)
        self.analyses = Analyses(processes, journal.analyses)
        self.days = Days(self.house, processes)
        self.ghosts = GhostRuns(self.house, self.days)
        self.public_tables = PublicTables(self.house, settings.limits)
        self.desks = Desks(self.house, driver, self.limits)
        endpoints = Endpoints(settings.push_services, loopback=settings.push_loopback)
        contact = settings.address or UNKNOWN_CONTACT
        self.push = await Push.open(journal.reaching, endpoints, contact)
        ways: tuple[Way, ...] = (self.push,)
        self.mail = None
        if settings.smtp:
            self.mail = Mail(
                journal.reaching, people, settings.smtp, settings.sender, settings.address
            )
            ways = (*ways, self.mail)
        self.caller = Caller(self.house, ways)
        self.invitations = Invitations(self.house, self.caller.invite)
        await cluster.open(self.house.hear, endings.hear, Parting(self.house).hear)
        watching = driver, self.timekeeper, presence, endings, pruner, lag, self.caller
        for work in (*watching, self.public_tables):
            work.begin()
        try:
            yield
        finally:
            asking = self.turning_points, self.analyses, self.ghosts, self.days
            for part in (*asking, *reversed(watching), self.house, cluster, journal):
                await part.close()


def _cluster(redis: str | None) -> Cluster:
    if not redis:
        return Alone()
    from veillee.house.cluster.over_redis import OverRedis  # long to load, and few houses need it

    return OverRedis(redis)
