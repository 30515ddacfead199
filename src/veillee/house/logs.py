"""Logs: one JSON object a line. They name what happened and where, never what was in it."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    """A record as one line of JSON; of an error, its kind and where it was, not its message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            # Further lines quote things (asyncio does), and things may hold a hand.
            "what": record.getMessage().partition("\n")[0],
        }
        if path := getattr(record, "path", None):
            line["path"] = path
        if record.exc_info and record.exc_info[1]:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _where(error: BaseException) -> list[str]:
    """Files and lines. An error's text may quote a view or a hand; these cannot."""
    places, trace = [], error.__traceback__
    while trace:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('site-packages/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-8:]


def logging_config() -> dict[str, Any]:
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["out"], "level": "WARNING"},
        # uvicorn would print the traceback of a house that cannot open; we say why in a line.
        "loggers": {"uvicorn.error": {"level": "CRITICAL"}},
    }
