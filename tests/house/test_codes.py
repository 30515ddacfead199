"""Short codes: four letters open a table as long as it is not over, and cannot be tried out."""

import re
from collections.abc import Callable

import pytest

from tests.house.conftest import Server
from tests.house.playing import guest, guests, laid, started
from tests.house.visiting import visitor
from veillee.house.journal import codes
from veillee.house.rate_limits import RateLimits
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.actions.move import Move

pytestmark = pytest.mark.anyio
NONE = "ZZZZ"


async def test_a_table_is_opened_by_its_code_however_it_is_typed(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"])
        code = (await host.get(f"tables/{table}")).json()["code"]
        assert re.fullmatch("[BCDFGHJKLMNPQRSTVXZ]{4}", code)
        for typed in (code, code.lower(), f" {code[:2]}-{code[2:]} "):
            found = await other.post("tables/by-code", {"code": typed})
            assert (found.status_code, found.json()) == (200, {"table": table})


async def test_a_code_that_no_table_has_is_refused_with_what_to_do(server: Server) -> None:
    async with visitor(server, "fr") as somebody:
        answer = await somebody.post("tables/by-code", {"code": "AEIO"})
        assert (answer.status_code, answer.json()["error"]) == (404, "wrong-table-code")
        assert "demandez le lien" in answer.json()["text"]


async def test_no_two_tables_that_are_not_over_have_one_code(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = iter(["BCDF", "BCDF", "BCDF", "GHJK"])
    monkeypatch.setattr(codes, "new_code", lambda: next(made))
    host = await guest(services, "Ada")
    assert [(await laid(host)).table.opened.code for _ in range(2)] == ["BCDF", "GHJK"]


async def test_a_house_without_a_free_code_lays_tables_by_their_links(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(codes, "new_code", lambda: "BCDF")
    host = await guest(services, "Ada")
    await laid(host)
    assert (await laid(host)).table.opened.code == ""


async def test_the_code_of_a_finished_match_opens_nothing_and_is_free_again(
    services: Services,
) -> None:
    black, white = await guests(services, 2)
    room = await started([black, white])
    kept, code = services.house.journal.codes, room.table.opened.code
    assert await kept.find(code) == room.table.id
    for column in "cdefg":
        await black.command(room, Move(move={"type": "place", "cell": f"{column}3"}))
        if column != "g":
            await white.command(room, Move(move={"type": "place", "cell": f"{column}7"}))
    assert room.table.status == "over"
    assert await kept.find(code) is None
    assert room.seen_by(None).code == ""


async def test_the_code_of_a_table_that_is_let_go_of_is_free_again(services: Services) -> None:
    room = await laid(await guest(services, "Ada"))
    days = 24 * 3600 * 1000 * 3
    await services.house.journal.prune(Retention(unstarted=1), room.table.at + days)
    assert await services.house.journal.codes.find(room.table.opened.code) is None


async def test_a_restart_leaves_a_table_its_code(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    async with visitor(server) as host:
        table = await host.lay(chairs=["me", "open"])
        code = (await host.get(f"tables/{table}")).json()["code"]
        server.kill()
        server.open()
        assert (await host.post("tables/by-code", {"code": code})).json() == {"table": table}


async def test_codes_cannot_be_tried_out(new_server: Callable[..., Server]) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    async with visitor(server) as somebody:
        answers = [await somebody.post("tables/by-code", {"code": NONE}) for _ in range(7)]
        assert [answer.json()["error"] for answer in answers][-1] == "too-many-table-codes"
        assert "seconds" in answers[-1].json()["text"]


async def test_nor_by_somebody_who_takes_another_name_for_every_try(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    errors = []
    for _ in range(43):
        async with visitor(server) as somebody:
            errors.append((await somebody.post("tables/by-code", {"code": NONE})).json()["error"])
    assert errors[0] == "wrong-table-code"
    assert errors[-1] == "too-many-table-codes"


async def test_a_room_that_comes_in_by_the_right_code_is_never_made_to_wait(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    async with visitor(server) as host:
        table = await host.lay(chairs=["me", "open"])
        code = (await host.get(f"tables/{table}")).json()["code"]
    for _ in range(50):
        async with visitor(server) as somebody:
            assert (await somebody.post("tables/by-code", {"code": code})).status_code == 200


def test_in_a_day_one_address_tries_fewer_codes_than_one_in_five_hundred() -> None:
    """Forty at once, then one every ten minutes, of 19 to the power of four."""
    waits, made, passed = RateLimits().table_codes_of_address, 0, 0
    while passed < 24 * 3600 * 1000:
        made += 1
        passed += waits.wait_ms(made)
    assert made * 500 < len(codes.LETTERS) ** codes.LENGTH


def test_an_unkind_code_is_not_given() -> None:
    assert not any(word in codes.new_code() for _ in range(2000) for word in codes.UNKIND)
