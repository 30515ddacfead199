"""HTTP: its doors, its limits, its words; and what is never said."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client import REGISTRY

import veillee
from tests.house.conftest import METRICS_KEY, Server
from tests.house.visiting import Visitor, visitor
from veillee.games import GAMES
from veillee.house.rate_limits import Bucket

pytestmark = pytest.mark.anyio

JSON = {"Content-Type": "application/json"}
FOREIGN = (
    {"Origin": "https://elsewhere.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://127.0.0.1:1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
)


# -- doors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/me", "/nothing", "/api/tables/x", "/health", "/api/me/key"])
async def test_every_answer_wears_the_headers_that_keep_browsers_safe(
    server: Server, path: str
) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        headers = (await client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


@pytest.mark.parametrize("headers", FOREIGN)
async def test_a_page_of_another_site_changes_nothing(
    server: Server, headers: dict[str, str]
) -> None:
    async with visitor(server) as somebody:
        body = {"game": "ergo", "seats": 2}
        for method, path in (("POST", "tables"), ("PATCH", "me"), ("DELETE", "me")):
            answer = await somebody.client.request(
                method, f"/api/{path}", json=body if method == "POST" else {}, headers=headers
            )
            assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
        assert (await somebody.get("me/kept")).json()["tables"] == []


async def test_our_own_page_may_ask(server: Server) -> None:
    async with visitor(server) as somebody:
        headers = {"Origin": server.address, "Sec-Fetch-Site": "same-origin"}
        answer = await somebody.post("tables", {"game": "ergo", "seats": 2}, headers=headers)
        assert answer.status_code == 201


async def test_a_proxy_gives_the_house_another_name(new_server: Callable[..., Server]) -> None:
    server = new_server(VEILLEE_ORIGINS="https://games.example, https://jeux.example")
    async with visitor(server) as somebody:
        body = {"game": "ergo", "seats": 2}
        good = await somebody.post("tables", body, headers={"Origin": "https://jeux.example"})
        bad = await somebody.post("tables", body, headers={"Origin": "https://jeux.example.org"})
        assert (good.status_code, bad.status_code) == (201, 403)


async def test_whoever_is_not_known_is_told_to_open_the_page_first(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        for method, path in (
            ("GET", "/api/me/key"),
            ("GET", "/api/me/kept"),
            ("DELETE", "/api/me"),
            ("POST", "/api/tables"),
        ):
            answer = await client.request(method, path, json={"game": "ergo", "seats": 2})
            assert (answer.status_code, answer.json()["error"]) == (401, "who-are-you")


# -- limits ---------------------------------------------------------------------------------------


async def test_one_person_who_asks_too_fast_does_not_punish_the_room(
    new_server: Callable[..., Server],
) -> None:
    """All of them come from one address, as behind the router of a café."""
    server = new_server(VEILLEE_LIMITS="1")
    async with visitor(server) as hasty, visitor(server) as calm:
        answers = await asyncio.gather(*(hasty.get("me") for _ in range(200)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["error"] == "too-fast"
        assert refused[0].headers["retry-after"]
        assert (await calm.get("me")).status_code == 200


async def test_wishes_over_sockets_are_limited_for_each_person(
    new_server: Callable[..., Server],
) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    async with visitor(server) as hasty, visitor(server) as calm:
        table = await hasty.lay(chairs=["me", "open"])
        async with hasty.live(table) as one, hasty.live(table) as two, calm.live(table) as other:
            for _ in range(80):
                await one.command(type="answer-undo", yes=True)
                await two.command(type="answer-undo", yes=True)
            while (await one.next_of("refused"))["error"] != "too-fast":
                pass
            assert (await other.answer(type="sit", id="s", seat=1))["type"] == "ack"


async def test_tables_and_keys_are_limited(new_server: Callable[..., Server]) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    async with visitor(server) as somebody:
        body = {"game": "ergo", "seats": 2}
        laid = [(await somebody.post("tables", body)).status_code for _ in range(30)]
        assert 429 in laid
        await asyncio.sleep(2)
        tried = [(await somebody.post("me/key", {"key": "a b c"})).status_code for _ in range(30)]
        assert tried[0] == 404
        assert 429 in tried


def test_a_bucket_fills_again_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("veillee.house.rate_limits.time.monotonic", lambda: now)
    bucket = Bucket(at_once=3, a_second=2)
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("b")
    now += 0.5
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    now += 100
    assert [bucket.take("a") for _ in range(4)] == [True, True, True, False]


def test_a_flood_of_names_does_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.house.rate_limits.MOST_REMEMBERED", 10)
    bucket = Bucket(at_once=1, a_second=1)
    assert all(bucket.take(f"name {number}") for number in range(1000))
    assert len(bucket._left) <= 10


async def test_a_body_that_is_too_big_is_refused(server: Server) -> None:
    async with visitor(server) as somebody:
        answer = await somebody.client.post(
            "/api/tables", headers=JSON, content=b'{"game":"' + b"x" * 70_000 + b'"}'
        )
        assert (answer.status_code, answer.json()["error"]) == (413, "too-big")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"game":"ergo"}',
        b'{"game":"ergo","seats":2,"colour":1}',
        b'{"game":"ergo","seats":2.5}',
        b'{"game":"ergo","seats":2,"clock":{"type":"sundial"}}',
        b'{"game":"ergo","seats":2,"grace":1}',
        b"[" * 30_000,
        b'{"options":' + b'{"a":' * 5_000 + b"1" + b"}" * 5_001,
    ],
)
async def test_what_is_not_a_table_is_not_understood(server: Server, body: bytes) -> None:
    async with visitor(server) as somebody:
        answer = await somebody.client.post("/api/tables", headers=JSON, content=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "not-understood")


# -- words ----------------------------------------------------------------------------------------


async def test_errors_come_in_the_language_of_the_browser(server: Server) -> None:
    async with visitor(server, "fr") as ours, visitor(server, "en") as theirs:
        table = "2" * 16
        french = (await ours.get(f"tables/{table}")).json()
        english = (await theirs.get(f"tables/{table}")).json()
        assert french["error"] == english["error"] == "no-such-table"
        assert "table" in french["text"]
        assert french["text"] != english["text"]


async def test_every_game_is_offered_with_its_rulebook_words_and_bots(server: Server) -> None:
    async with visitor(server) as somebody:
        games = (await somebody.get("games?language=fr")).json()
        assert [game["id"] for game in games] == list(GAMES)
        for game in games:
            assert game["title"]
            assert game["levels"][-1]["name"] == "random"
            alone = (await somebody.get(f"games/{game['id']}?language=fr")).json()
            assert alone == game
            book = (await somebody.get(f"games/{game['id']}/rulebook?language=fr")).json()
            assert book["clauses"][0]["number"].startswith("0.")
            words = await somebody.get(f"games/{game['id']}/messages?language=fr")
            assert "title = " in words.text
        assert (await somebody.get("games/chess")).json()["error"] == "no-such-game"


# -- records over HTTP ----------------------------------------------------------------------------


async def test_a_record_taken_away_from_the_house_replays(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"])
        await other.command(table, type="sit", seat=1)
        await host.command(table, type="start")
        early = await host.get(f"tables/{table}/record")
        assert (early.status_code, early.json()["error"]) == (403, "replay-not-over")
        moves = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")
        for turn, move in enumerate(moves):
            await (host, other)[turn % 2].command(table, type="move", move=move)
        record = await host.get(f"tables/{table}/record")
        told = record.headers["content-disposition"]
        assert told == f'attachment; filename="ergo-{table[:4]}.jsonl"'
        assert veillee.replay(record.text).outcome.winners == (0,)  # type: ignore[union-attr]
        moment = (await other.get(f"tables/{table}/moments/3?seat=1")).json()
        assert (moment["mover"], moment["move"]["cell"]) == (0, "e6")
        made = (await other.get(f"tables/{table}/moves")).json()
        assert [(move["seat"], move["text"]) for move in made[:2]] == [(0, "e5"), (1, "a1")]
        marks = (await other.get(f"tables/{table}/marks?kinds=line,drawn")).json()
        assert [(mark["moves"], mark["what"]["type"]) for mark in marks] == [(9, "line")]
        fork = await other.post(f"tables/{table}/fork", {"moves": 3, "seat": 1, "level": "random"})
        assert fork.json()["status"] == "running"


# -- what watches over it -------------------------------------------------------------------------


async def test_the_house_says_that_it_is_open(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        answer = await client.get("/health")
        assert answer.json() == {"status": "open", "version": veillee.__version__}


async def test_what_the_house_counts_can_be_read_by_who_has_the_key(server: Server) -> None:
    async with visitor(server) as somebody:
        table = await somebody.lay(chairs=["me", "random"], start=True)
        await somebody.command(table, type="move", move="e5")
        for key in ("", "Bearer", "Bearer wrong", METRICS_KEY):
            stranger = await somebody.client.get("/metrics", headers={"Authorization": key})
            assert stranger.status_code == 404
        counted = await somebody.counted()
        for name in (
            "veillee_entries_total",
            "veillee_sockets",
            'veillee_command_seconds_count{command="move"}',
            "veillee_commit_seconds_count",
            "veillee_bots_waiting 0.0",
            "veillee_loop_lag_seconds_bucket",
            'veillee_request_seconds_count{method="POST",route="/api/tables"}',
        ):
            assert name in counted
        assert "veillee_faults_total 0.0" in counted


def test_everything_that_is_counted_is_explained() -> None:
    explained = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
    families = [family for family in REGISTRY.collect() if family.name.startswith("veillee_")]
    names = [f.name + "_total" * (f.type == "counter") for f in families]
    assert len(names) > 8
    assert [name for name in names if f"`{name}`" not in explained] == []


async def test_strangers_cannot_make_up_names_for_what_is_counted(server: Server) -> None:
    async with visitor(server) as somebody:
        await somebody.get("tables/2222222222222222")
        before = counters(await somebody.counted())
        for number in range(20):
            await somebody.get(f"tables/{number:016d}")
            await somebody.get(f"made-up-{number}")
            await somebody.client.get(f"/nowhere/{number}")
            await somebody.client.request(f"VERB{number}", "/api/me")
        assert counters(await somebody.counted()) - before <= {
            'veillee_request_seconds_count{method="GET",route="/metrics"}'
        }


def counters(text: str) -> set[str]:
    """The names under which times are counted."""
    lines = (line.rpartition(" ")[0] for line in text.splitlines())
    return {line for line in lines if "_seconds_count" in line}


async def play_and_stumble(host: Visitor, other: Visitor) -> list[str]:
    """An evening with mistakes in it; what must not be found in a log."""
    table = await host.lay("spacepoker", 2, chairs=["me", "open"], luck="my-own-luck")
    key = (await host.get("me/key")).json()["key"]
    await other.command(table, type="sit", seat=1)
    await other.command(table, type="say", text="words-at-the-table")
    await host.command(table, type="start")
    async with host.live(table) as live:
        frame = await live.next_of("frame")
        await live.connection.send(b"\xff\x00garbage")
        await live.answer(type="move", id="x", move="secret-looking-nonsense")
        await live.answer(type="move", id="y", move=frame["legal"][0])
    await host.post("me/key", {"key": key[:-1]})
    await host.get("nothing-here")
    cookies = [person.client.cookies["veillee"] for person in (host, other)]
    macs = [cookie.partition(".")[2] for cookie in cookies]
    view = msgspec.json.encode(frame["view"]).decode()
    return [key, *macs, "my-own-luck", "words-at-the-table", "secret-looking-nonsense", view]


async def test_the_log_holds_no_secret(new_server: Callable[..., Server]) -> None:
    server = new_server()
    async with visitor(server) as host, visitor(server) as other:
        secrets = await play_and_stumble(host, other)
    server.close()
    logged = server.logged()
    assert [secret for secret in secrets if secret in logged] == []
    assert "Traceback" not in logged
    for line in logged.splitlines():
        assert {"at", "level", "from", "what"} <= set(msgspec.json.decode(line))
