"""The OpenAPI description, and whether the house keeps to it: asked by schemathesis."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import sampled_from
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.house.conftest import Server
from veillee.house.people.people import COOKIE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


class Known:
    """Somebody the house knows, with a table of his own that has begun and one that is over."""

    def __init__(self, server: Server) -> None:
        self.client = httpx.Client(base_url=server.address, trust_env=False, timeout=60)
        self.come_in()
        body = {"game": "ergo", "seats": 2, "chairs": ["me", "random"], "start": True}
        self.running = self.client.post("/api/tables", json=body).json()["id"]
        body = {"game": "ergo", "seats": 2, "chairs": ["me", "open"]}
        self.over = self.client.post("/api/tables", json=body).json()["id"]
        with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as other:
            other.get("/api/me")
            self.command(other, type="sit", seat=1)
            self.command(self.client, type="start")
            moves = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")
            for turn, move in enumerate(moves):
                self.command((self.client, other)[turn % 2], type="move", move=move)

    def command(self, client: httpx.Client, **command: object) -> None:
        assert client.post(f"/api/tables/{self.over}/commands", json=command).status_code == 200

    def come_in(self) -> None:
        self.me = self.client.get("/api/me").json()["id"]

    @property
    def cookies(self) -> dict[str, str]:
        if COOKIE not in self.client.cookies:
            self.come_in()
        return {COOKIE: self.client.cookies[COOKIE]}


@pytest.fixture(scope="module")
def known(server: Server) -> Iterator[Known]:
    known = Known(server)
    yield known
    known.client.close()


PATIENCE = 120
"""In seconds: a turning point is worked out by bots, on a machine that may be busy."""
OPERATIONS = (
    "openByCode",
    *("me", "changeMe", "myKey", "openByKey", "newKey", "kept", "deleteMe", "mute"),
    *("sessions", "endOthers", "endSession"),
    *("player", "pastGames", "myRecords"),
    *("calls", "wish", "callHere", "callNoMore", "newFeed", "closeFeed"),
    *("callByMail", "mailNoMore", "confirmMail", "closeMail"),
    *("day", "pastDays", "playDay", "ghosts"),
    *("riddle", "answerRiddle", "riddleMoment", "riddleMarks", "riddleRecord"),
    *("acquaintances", "showHere", "invite", "invitations", "answerInvitation"),
    *("blocked", "block", "report", "pair", "stopPairing"),
    *("openAdmin", "closeAdmin", "admin", "operate"),
    *("games", "game", "rulebook", "messages"),
    *("ratings", "tableRatings", "myListing", "setListed", "best"),
    *(
        "lay",
        "tables",
        "table",
        "command",
        "invitation",
        "record",
        "page",
        "text",
        "why",
        "moment",
        "moves",
        "variation",
        "marks",
        "analysis",
        "turningPoint",
        "fork",
    ),
)


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_house_keeps_to_its_description(name: str, known: Known, server: Server) -> None:
    described = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    operation = described.find_operation_by_id(name)

    @given(operation.as_strategy(), sampled_from([None, known.running, known.over]))
    @settings(
        max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    def ask(case: Case[Any], table: str | None) -> None:
        if table and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        response = case.call(cookies=known.cookies, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)
        if name == "deleteMe":
            known.client.cookies.clear()

    ask()


def test_every_operation_is_described(server: Server) -> None:
    description = httpx.get(
        f"{server.address}/api/schema/openapi.json", trust_env=False, timeout=60
    ).json()
    operations = {
        operation["operationId"]
        for path in description["paths"].values()
        for operation in path.values()
    }
    assert operations == set(OPERATIONS)
    assert "/health" not in description["paths"]
