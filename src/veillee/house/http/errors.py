"""Errors as pages and programs get them: a message and its arguments, and a sentence if asked."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi import ResponseSpec

from veillee.house.errors import HouseError
from veillee.house.http.visitor import asked_language
from veillee.house.journal import JournalDown, JournalFull
from veillee.house.metrics import FAULTS, REFUSED
from veillee.kernel import RecordError, Refused, SetupError, VeilleeError

HUNG_UP: Final = "client disconnected prematurely"
"""What Litestar says of somebody who has gone in the middle of his request."""

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, omit_defaults=True):
    """Why a request was not granted."""

    error: str
    """The name of a message: of the game's catalogue where a rule is given, else of the house's."""
    text: str = ""
    """The message as a sentence, in the language that was asked for."""
    rule: str | None = None
    """The clause of the game's rulebook that forbids it."""
    args: Mapping[str, str | int] = {}
    """What the message speaks of, by the names of its places; seats are seats."""


# The same for every operation: any may be refused in these ways.
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=meaning)
    for status, meaning in {
        400: "It makes no sense to the house.",
        401: "The house does not know who asks.",
        403: "Somebody else may, or later.",
        404: "There is no such thing.",
        409: "Not as things stand; where a rule of the game says so, `rule` names it.",
        413: "It is too big.",
        415: "It is not JSON, or does not say so.",
        421: "The house is not known by this name.",
        429: "Too fast; try again in a moment.",
        503: "The journal does not answer, or a bot did not; try again in a moment.",
        507: "The disk is full; nothing was written.",
    }.items()
}


def problem(error: Exception, language: str | None) -> tuple[int, Problem]:
    """The status of anything that may go wrong, and its message; in words for who wants them."""
    status, said = _said(error)
    text = said.text(language) if language else ""
    if isinstance(said, Refused):
        return status, Problem(said.message, text, said.rule, said.refusal.args)
    return status, Problem(said.message, text, args=said.args_of_message)


def _said(error: Exception) -> tuple[int, VeilleeError]:
    match error:
        case HouseError():
            return error.status, error
        case SetupError() | RecordError():
            return 400, error
        case VeilleeError():
            return 409, error
        case JournalFull():
            return 507, HouseError("journal-full")
        case JournalDown():
            return 503, HouseError("journal-down")
        # A text nested deeper than any of ours is none of ours, nor are bytes that are no text.
        case (
            ValidationException() | msgspec.DecodeError() | RecursionError() | UnicodeDecodeError()
        ):
            return 400, HouseError("not-understood")
        case InternalServerException(detail=detail) if detail == HUNG_UP:
            return 400, HouseError("not-understood")
        case HTTPException(status_code=status) if status < 500:
            known = {404: "not-found", 405: "not-found", 413: "too-big"}
            return status, HouseError(known.get(status, "not-understood"))
        case _:
            return 500, HouseError("our-fault")


def counted_problem(error: Exception, language: str | None, where: str) -> tuple[int, Problem]:
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
    status, told = counted_problem(error, asked_language(request), request.scope["path"])
    headers = {"Retry-After": "2"} if status in (429, 503) else None
    return Response(told, status_code=status, media_type=MediaType.JSON, headers=headers)
