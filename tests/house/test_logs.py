"""Logs: one JSON object a line, without what was in it; and faults of our own."""

import logging
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.house.conftest import settings
from tests.house.playing import guests, started, until
from veillee.house.http import people
from veillee.house.http.app import create_app
from veillee.house.http.live import refused
from veillee.house.logs import JsonLines
from veillee.house.services import Services
from veillee.house.table.terms import SecondsPerMove

HAND = "the-hand-of-seat-one"


def logged(message: str, *args: Any, error: Exception | None = None) -> dict[str, Any]:
    info = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("asyncio", logging.ERROR, "x", 1, message, args, info)
    return dict(msgspec.json.decode(JsonLines().format(record)))


def failing() -> None:
    raise ValueError(HAND)


def test_of_an_error_its_kind_and_place_are_logged_and_not_its_words() -> None:
    try:
        failing()
    except ValueError as error:
        line = logged("fault", error=error)
    assert line["error"] == "ValueError"
    assert any("test_logs.py" in place for place in line["where"])
    assert HAND not in str(line)


def test_only_the_first_line_of_a_message_is_logged() -> None:
    quoting = f"Task exception was never retrieved\nfuture: <Task exception={HAND}>"
    assert logged(quoting)["what"] == "Task exception was never retrieved"


@pytest.mark.anyio
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
async def test_a_fault_of_ours_is_said_without_a_word_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> None:
        raise ValueError(HAND)

    monkeypatch.setattr(people, "me", broken)
    services = Services(settings(tmp_path))
    app: Any = create_app(services)
    async with services.open():
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            answer = await client.get("/api/me")
    assert (answer.status_code, answer.json()["error"]) == (500, "our-fault")
    assert HAND not in answer.text
    assert "Traceback" not in answer.text
    assert [record.getMessage() for record in caplog.records].count("fault") == 1


def test_a_fault_over_a_socket_is_logged_too(caplog: pytest.LogCaptureFixture) -> None:
    text = refused("id", ValueError(HAND), "en").decode()
    assert msgspec.json.decode(text)["error"] == "our-fault"
    assert HAND not in text
    assert [record.getMessage() for record in caplog.records] == ["fault"]


@pytest.mark.anyio
async def test_a_fault_in_one_tables_clock_does_not_stop_the_others(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    people_at, seen = await guests(services, 2), []

    async def act(room: Any) -> None:
        seen.append(room)
        raise ValueError(HAND)

    monkeypatch.setattr(services.timekeeper, "_act", act)
    monkeypatch.setattr("veillee.house.timekeeping.PAUSE_SECONDS", 0.1)
    monkeypatch.setattr("veillee.house.timekeeping.LONGEST_ALARM", 0.1)
    await started(people_at, clock=SecondsPerMove())
    await until(lambda: len(seen) > 2)
    assert "driver-fault" in [record.getMessage() for record in caplog.records]
