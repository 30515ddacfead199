"""/api/admin: the operator's desk, for whoever has the key that `veillee admin key` makes."""

from __future__ import annotations

import hmac
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from veillee.house.errors import HouseError
from veillee.house.house import House
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.visitor import SENT_COOKIES, address
from veillee.house.journal.reports import SaidLine
from veillee.house.now import now_ms
from veillee.house.people.people import digest
from veillee.house.rate_limits import RateLimits
from veillee.house.reporting import operate
from veillee.house.settings import Settings
from veillee.house.table.action import PersonId

AnyRequest = Request[Any, Any, Any]
COOKIE: Final = "veillee-admin"
PURPOSE: Final = "operator"
HOURS: Final = 2
"""For so long the key need not be given again."""
HOUR_MS: Final = 3600 * 1000
LONGEST_MUTE: Final = 24 * 365


class OperatorKey(msgspec.Struct, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=200)]


class ReportSeen(msgspec.Struct):
    id: str
    person: str
    name: str
    """What he was called then."""
    reporter: str | None
    table: str
    game: str
    lines: list[SaidLine]
    words: str
    at: int
    handled_at: int | None


class SilenceSeen(msgspec.Struct):
    person: str
    name: str
    until: int


class LoggedSeen(msgspec.Struct):
    at: int
    what: str
    person: str | None
    name: str | None
    hours: int


class OperatorDesk(msgspec.Struct):
    reports: list[ReportSeen]
    """Those that wait come first."""
    silenced: list[SilenceSeen]
    log: list[LoggedSeen]
    """All that was done here and at the terminal, the newest first."""


class Deed(msgspec.Struct, forbid_unknown_fields=True):
    """Something for the operator to do."""

    what: Literal["mute", "unmute", "remove-talk", "remove-name", "remove-person", "handle"]
    person: PersonId | None = None
    hours: Annotated[int, Meta(ge=0, le=LONGEST_MUTE)] = 0
    report: Annotated[str, Meta(max_length=16)] = ""
    """The report that is handled with it."""


@post("/api/admin/session", operation_id="openAdmin", status_code=200, responses=PROBLEMS)
async def open_admin(
    request: AnyRequest,
    house: NamedDependency[House],
    limits: NamedDependency[RateLimits],
    settings: NamedDependency[Settings],
    data: JSONBody[OperatorKey],
) -> OperatorDesk:
    now, kept = now_ms(), await house.journal.reports.key_digest()
    name = f"operator {house.people.masked(address(request))}"[:40]
    tries = house.journal.tries
    if too_soon := await tries.take({name: limits.operator_keys_of_address.wait_ms}, now):
        raise HouseError("too-many-operator-keys", 429, seconds=-(-too_soon // 1000))
    if not kept or not hmac.compare_digest(digest(data.key), kept):
        raise HouseError("wrong-operator-key", 403)
    await tries.succeed(name, name, now)
    signed = house.people.sign(PURPOSE, f"{now + HOURS * HOUR_MS}-{kept}")
    _send_cookie(request, settings, signed, HOURS * 3600)
    return await _desk(house)


@delete("/api/admin/session", operation_id="closeAdmin", status_code=200, responses=PROBLEMS)
async def close_admin(request: AnyRequest, settings: NamedDependency[Settings]) -> Response[None]:
    _send_cookie(request, settings, "", 0)
    return Response(None)


@get("/api/admin", operation_id="admin", responses=PROBLEMS)
async def read_admin(request: AnyRequest, house: NamedDependency[House]) -> OperatorDesk:
    """Reports, who is silenced, and what was done."""
    await _check_operator(request, house)
    return await _desk(house)


@post("/api/admin/deeds", operation_id="operate", status_code=200, responses=PROBLEMS)
async def do_deed(
    request: AnyRequest, house: NamedDependency[House], data: JSONBody[Deed]
) -> OperatorDesk:
    """Mute somebody or let him speak, take away his words, his name or him, handle a report."""
    await _check_operator(request, house)
    await operate(house, data.what, data.person, data.hours, data.report)
    return await _desk(house)


async def _check_operator(request: AnyRequest, house: House) -> None:
    """HouseError where no key was given, or too long ago, or there is a new one."""
    signed = house.people.signed(PURPOSE, request.cookies.get(COOKIE, ""))
    until, _, key = (signed or "").partition("-")
    kept = await house.journal.reports.key_digest()
    if not signed or not kept or int(until) < now_ms() or not hmac.compare_digest(key, kept):
        raise HouseError("operator-only", 401)


async def _desk(house: House) -> OperatorDesk:
    desk = await house.journal.reports.desk(now_ms())
    return OperatorDesk(
        [
            msgspec.convert({**one._asdict(), "table": one.table_id}, ReportSeen)
            for one in desk.reports
        ],
        [SilenceSeen(*one) for one in desk.silenced],
        [LoggedSeen(*one) for one in desk.log],
    )


def _send_cookie(request: AnyRequest, settings: Settings, value: str, seconds: int) -> None:
    request.state[SENT_COOKIES] = [
        Cookie(
            key=COOKIE,
            value=value,
            max_age=seconds,
            httponly=True,
            samesite="strict",
            secure=settings.secure,
            path="/api/admin",
        )
    ]


HANDLERS = (open_admin, close_admin, read_admin, do_deed)
