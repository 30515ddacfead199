"""Doors: by which name the house is asked, on whose word, and what nobody may keep."""

import asyncio
from collections.abc import AsyncIterator, Callable

import httpx
import pytest
import websockets

from tests.house.conftest import Server
from tests.house.visiting import visitor
from veillee.house.errors import StartError
from veillee.house.people.sessions import COOKIE
from veillee.house.settings import read_settings

pytestmark = pytest.mark.anyio

HTTPS_COOKIE = f"__Host-{COOKIE}"
NewServer = Callable[..., Server]


def client_of(server: Server, **headers: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, headers=headers, trust_env=False)


# -- what nobody may keep -------------------------------------------------------------------------


async def test_nothing_private_is_kept_by_browsers_or_proxies(server: Server) -> None:
    async with visitor(server) as somebody:
        table = await somebody.lay(chairs=["me", "easy"], start=True)
        for path in (
            "me",
            "me/key",
            "me/kept",
            "me/sessions",
            "tables?which=mine",
            f"tables/{table}",
            f"tables/{table}/record",
            f"tables/{table}/moments/0?seat=0",
            "nothing",
        ):
            assert (await somebody.get(path)).headers["cache-control"] == "no-store", path
        done = await somebody.command(table, type="say", text="hello")
        assert done.headers["cache-control"] == "no-store"


async def test_over_https_browsers_are_told_to_stay_there(new_server: NewServer) -> None:
    async with client_of(new_server(VEILLEE_SECURE="yes")) as client:
        for path in ("/", "/api/me", "/health", "/nothing"):
            told = (await client.get(path)).headers["strict-transport-security"]
            assert int(told.partition("max-age=")[2]) >= 180 * 24 * 3600


async def test_without_https_they_are_not(server: Server) -> None:
    async with client_of(server) as client:
        assert "strict-transport-security" not in (await client.get("/api/me")).headers


# -- the cookie over HTTPS ------------------------------------------------------------------------


async def test_over_https_no_other_host_can_set_the_cookie(new_server: NewServer) -> None:
    async with client_of(new_server(VEILLEE_SECURE="yes")) as client:
        made = (await client.get("/api/me")).headers["set-cookie"]
        assert made.startswith(f"{HTTPS_COOKIE}=")
        attributes = {part.strip().lower() for part in made.split(";")[1:]}
        assert {"secure", "httponly", "path=/", "samesite=lax"} <= attributes
        assert not any(part.startswith("domain") for part in attributes)


async def test_a_cookie_from_before_https_is_exchanged_and_taken_away(
    new_server: NewServer,
) -> None:
    server = new_server()
    async with visitor(server) as somebody:
        before = somebody.cookie
    server.close()
    server = new_server(VEILLEE_SECURE="yes")
    async with client_of(server) as client:
        answer = await client.get("/api/me", headers={"Cookie": before})
        assert answer.json()["id"] == somebody.me["id"]
        made = answer.headers.get_list("set-cookie")
        assert [one.partition("=")[0] for one in made] == [HTTPS_COOKIE, COOKIE]
        assert "max-age=0" in made[1].lower()
        session = made[0].partition(";")[0]
        mine = await client.get("/api/me/sessions", headers={"Cookie": session})
        assert mine.status_code == 200


async def test_the_cookie_of_https_comes_before_one_that_anybody_may_set(
    new_server: NewServer,
) -> None:
    server = new_server(VEILLEE_SECURE="yes")
    async with client_of(server) as client:
        made = [(await client.get("/api/me", headers={"Cookie": "x=y"})) for _ in range(2)]
        mine, theirs = [one.headers["set-cookie"].partition(";")[0] for one in made]
        tossed = theirs.replace(HTTPS_COOKIE, COOKIE)
        client.cookies.clear()
        answer = await client.get("/api/me", headers={"Cookie": f"{tossed}; {mine}"})
        assert answer.json()["id"] == made[0].json()["id"]


# -- where requests come from ---------------------------------------------------------------------


async def test_a_page_over_http_cannot_ask_a_house_behind_https(new_server: NewServer) -> None:
    server = new_server(VEILLEE_SECURE="yes")
    host = f"127.0.0.1:{server.port}"
    async with client_of(server, Cookie="x=y") as client:
        for scheme, status in (("http", 403), ("https", 401), ("ws", 403), ("HTTPS", 403)):
            headers = {"Origin": f"{scheme}://{host}"}
            answer = await client.patch("/api/me", json={}, headers=headers)
            assert answer.status_code == status, scheme


async def test_nor_a_page_over_https_one_that_is_not(server: Server) -> None:
    async with visitor(server) as somebody:
        headers = {"Origin": server.address.replace("http", "https")}
        answer = await somebody.client.patch("/api/me", json={}, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
        table = await somebody.lay(chairs=["me", "open"])
        with pytest.raises(websockets.InvalidStatus):
            async with somebody.live(table, headers=headers):
                pass
        async with somebody.live(table, headers={"Origin": server.address}) as live:
            await live.next_of("frame")


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain; application/json",
        "application/jsonp",
        "",
    ],
)
async def test_a_body_that_does_not_call_itself_json_is_not_read(server: Server, kind: str) -> None:
    async with visitor(server) as somebody:
        headers = {"Content-Type": kind} if kind else {}
        for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables")):
            answer = await somebody.client.request(
                method, path, content=b'{"name":"Forged"}', headers=headers
            )
            assert (answer.status_code, answer.json()["error"]) == (415, "not-json")
        assert (await somebody.get("me")).json() == somebody.me


async def test_nor_one_that_comes_in_pieces(server: Server) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name":'
        yield b'"Forged"}'

    async with visitor(server) as somebody:
        answer = await somebody.client.patch("/api/me", content=pieces())
        assert answer.status_code == 415


async def test_json_is_read_whatever_else_its_type_says(server: Server) -> None:
    async with visitor(server) as somebody:
        kind = {"Content-Type": "Application/JSON; charset=utf-8"}
        answer = await somebody.client.patch("/api/me", content=b"{}", headers=kind)
        assert answer.status_code == 200


# -- by which name --------------------------------------------------------------------------------


async def test_where_names_are_listed_the_house_answers_to_no_other(
    new_server: NewServer,
) -> None:
    server = new_server(VEILLEE_HOSTS="Games.example, 127.0.0.1")
    async with visitor(server) as somebody:
        table = await somebody.lay(chairs=["me", "open"])
        port = server.port
        for host, status in (
            ("games.example", 200),
            (f"GAMES.example:{port}", 200),
            (f"127.0.0.1:{port}", 200),
            ("rebound.example", 421),
            (f"rebound.example:{port}", 421),
            ("games.example.rebound.example", 421),
            ("games.example@rebound.example", 400),
            ("[", 400),
            ("", 421),
        ):
            for path in ("/api/me", "/", f"/api/tables/{table}"):
                answer = await somebody.client.get(path, headers={"Host": host})
                assert answer.status_code == status, (host, path)
        rebound = {"Host": f"rebound.example:{port}", "Origin": f"http://rebound.example:{port}"}
        assert (await somebody.client.patch("/api/me", json={}, headers=rebound)).status_code == 421
        line = await asyncio.open_connection("127.0.0.1", port)
        line[1].write(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: rebound.example\r\n"
            f"Origin: http://rebound.example\r\nCookie: {somebody.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"403" in await line[0].readline()
        line[1].close()


async def test_whether_it_is_well_may_be_asked_by_its_number(new_server: NewServer) -> None:
    async with client_of(new_server(VEILLEE_HOSTS="games.example")) as client:
        assert (await client.get("/health")).status_code == 200


# -- on whose word --------------------------------------------------------------------------------


async def tried_keys(server: Server, header: str) -> set[int]:
    """What comes of guessing keys, each time in another's name."""
    async with client_of(server) as client:
        answers = [
            await client.post("/api/me/key", json={"key": "x"}, headers={header: value})
            for value in (
                f"for=10.1.0.{n}" if header == "Forwarded" else f"10.1.0.{n}" for n in range(30)
            )
        ]
        return {answer.status_code for answer in answers}


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
async def test_nobody_says_himself_from_where_he_comes(new_server: NewServer, header: str) -> None:
    server = new_server(VEILLEE_LIMITS="1", FORWARDED_ALLOW_IPS="*")
    assert 429 in await tried_keys(server, header)


async def test_a_proxy_that_is_trusted_says_it(new_server: NewServer) -> None:
    server = new_server(VEILLEE_LIMITS="1", VEILLEE_PROXIES="10.0.0.0/8, 127.0.0.1")
    async with client_of(server) as client:
        for forged, status in ((False, {404}), (True, {404, 429})):
            answers = []
            for n in range(30):
                chain = f"192.0.2.{n}" if not forged else f"203.0.113.{n}, 198.51.100.7, 10.9.9.9"
                headers = {"X-Forwarded-For": chain}
                answers.append(await client.post("/api/me/key", json={"key": "x"}, headers=headers))
            assert {answer.status_code for answer in answers} == status


async def test_another_proxy_is_not_believed(new_server: NewServer) -> None:
    server = new_server(VEILLEE_LIMITS="1", VEILLEE_PROXIES="10.0.0.0/8")
    assert 429 in await tried_keys(server, "X-Forwarded-For")


async def test_a_trusted_proxy_also_says_by_which_scheme_one_came(new_server: NewServer) -> None:
    server = new_server(VEILLEE_PROXIES="127.0.0.1")
    async with visitor(server) as somebody:
        headers = {"Origin": server.address.replace("http", "https"), "X-Forwarded-Proto": "https"}
        assert (await somebody.client.patch("/api/me", json={}, headers=headers)).status_code == 200
        table = await somebody.lay(chairs=["me", "open"])
        async with somebody.live(table, headers=headers) as live:
            await live.next_of("frame")


# -- settings that make no sense ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("VEILLEE_PROXIES", "*"),
        ("VEILLEE_PROXIES", "10.0.0.1/8"),
        ("VEILLEE_SECRETS", "short"),
        ("VEILLEE_SECRETS", "database short"),
    ],
)
def test_a_setting_that_would_let_everybody_in_is_refused(name: str, value: str) -> None:
    with pytest.raises(StartError, match="does not make sense"):
        read_settings({name: value})


def test_the_secret_is_not_told_where_it_is_refused() -> None:
    with pytest.raises(StartError) as told:
        read_settings({"VEILLEE_SECRETS": "hunter2"})
    assert "hunter2" not in str(told.value)
