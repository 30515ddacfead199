"""Errors as people and pages read them: a name, and a sentence in the reader's language."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from veillee.house.journal import JournalDown, JournalFull
from veillee.house.metrics import FAULTS, REFUSED
from veillee.house.troubles import HouseError
from veillee.house.visitor import asked_language
from veillee.kernel import RecordError, Refused, SetupError, VeilleeError

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was not granted."""

    error: str
    text: str
    rule: str | None = None


def problem(error: Exception, language: str) -> tuple[int, Problem]:
    """The status and the words for anything that may go wrong."""
    match error:
        case Refused():
            return 409, Problem("refused", error.text(language), error.rule)
        case HouseError():
            return error.status, Problem(error.message, error.text(language))
        case SetupError() | RecordError():
            return 400, Problem(error.message, error.text(language))
        case VeilleeError():
            return 409, Problem(error.message, error.text(language))
        case JournalFull():
            return 507, Problem("journal-full", HouseError("journal-full").text(language))
        case JournalDown():
            return 503, Problem("journal-down", HouseError("journal-down").text(language))
        case ValidationException() | msgspec.DecodeError():
            return 400, Problem("not-understood", HouseError("not-understood").text(language))
        case HTTPException(status_code=status) if status < 500:
            known = {404: "not-found", 405: "not-found", 413: "too-big"}
            name = known.get(status, "not-understood")
            return status, Problem(name, HouseError(name).text(language))
        case _:
            return 500, Problem("our-fault", HouseError("our-fault").text(language))


def counted_problem(error: Exception, language: str, where: str) -> tuple[int, Problem]:
    """The same, counted; and if it was our own fault, logged."""
    status, told = problem(error, language)
    if status == 500:
        FAULTS.inc()
        # The traceback goes to our log alone; it holds no view and no body of a request.
        log.error("fault", exc_info=error, extra={"path": where})
    else:
        REFUSED.inc()
    return status, told


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    status, told = counted_problem(error, asked_language(request), request.url.path)
    headers = {"Retry-After": "2"} if status in (429, 503) else None
    return Response(told, status_code=status, media_type=MediaType.JSON, headers=headers)
