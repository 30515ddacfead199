"""Sessions: a cookie names one, and a person ends it wherever it is."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.house.conftest import Server, settings
from tests.house.playing import guest
from tests.house.visiting import Live, Visitor, opened_and_left, visitor
from veillee.house.journal.sessions import DAY_MS, LIFE_DAYS
from veillee.house.people.devices import device_of
from veillee.house.people.sessions import COOKIE, MOST_OF_A_PERSON
from veillee.house.people.signing import Signing
from veillee.house.services import Services

pytestmark = pytest.mark.anyio

SESSION_ENDED = 4001
FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0"
NEW, OLD = "n" * 40, "o" * 40


async def known_again(person: Visitor, elsewhere: Visitor) -> None:
    """The same person, from another browser."""
    key = (await person.get("me/key")).json()["key"]
    assert (await elsewhere.post("me/key", {"key": key})).status_code == 200


async def other_session(person: Visitor) -> str:
    sessions = (await person.get("me/sessions")).json()
    return str(next(one["id"] for one in sessions if not one["this"]))


async def until_closed(live: Live) -> int:
    await asyncio.wait_for(live.connection.wait_closed(), 20)
    return live.connection.close_code or 0


async def is_known(person: Visitor) -> bool:
    return (await person.get("me/sessions")).status_code == 200


# -- what one sees of them ------------------------------------------------------------------------


async def test_a_session_is_listed_by_a_plain_word_for_the_device_and_a_day(
    server: Server,
) -> None:
    async with visitor(server) as at_home, visitor(server) as on_the_phone:
        on_the_phone.client.headers["User-Agent"] = FIREFOX
        await known_again(at_home, on_the_phone)
        seen = (await on_the_phone.get("me/sessions")).json()
        assert [(one["device"], one["this"]) for one in seen] == [
            ("Firefox, Android", True),
            ("", False),
        ]
        assert all(one["seen_on"] % DAY_MS == 0 for one in seen)
        assert (await at_home.get("me/kept")).json()["sessions"] == [
            {**one, "this": not one["this"]} for one in seen
        ]


@pytest.mark.parametrize(
    ("user_agent", "word"),
    [
        (FIREFOX, "Firefox, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X) Chrome/130.0 Safari/537.36", "Chrome, Mac"),
        ("<script>alert(1)</script>\u202e", ""),
        ("", ""),
    ],
)
def test_nothing_of_the_header_but_words_we_know_is_kept(user_agent: str, word: str) -> None:
    assert device_of(user_agent) == word


async def test_whoever_gives_his_key_where_he_is_known_begins_no_other_session(
    server: Server,
) -> None:
    async with visitor(server) as somebody:
        await known_again(somebody, somebody)
        assert len((await somebody.get("me/sessions")).json()) == 1


async def test_nobody_sees_or_ends_the_sessions_of_others(server: Server) -> None:
    async with visitor(server) as somebody, visitor(server) as stranger:
        mine = (await somebody.get("me/sessions")).json()[0]["id"]
        answer = await stranger.client.delete(f"/api/me/sessions/{mine}")
        assert mine not in answer.text
        assert await is_known(somebody)


# -- ending them ----------------------------------------------------------------------------------


async def test_a_session_that_is_ended_opens_nothing_any_more(server: Server) -> None:
    async with visitor(server) as at_home, visitor(server) as on_the_phone:
        await known_again(at_home, on_the_phone)
        left = await at_home.client.delete(f"/api/me/sessions/{await other_session(at_home)}")
        assert [one["this"] for one in left.json()] == [True]
        assert not await is_known(on_the_phone)
        assert await is_known(at_home)
        assert (await on_the_phone.get("me")).json()["id"] != at_home.me["id"]


async def test_all_others_are_ended_at_a_stroke(server: Server) -> None:
    async with visitor(server) as at_home, visitor(server) as one, visitor(server) as two:
        for elsewhere in (one, two):
            await known_again(at_home, elsewhere)
        assert len((await at_home.client.delete("/api/me/sessions")).json()) == 1
        assert [await is_known(who) for who in (at_home, one, two)] == [True, False, False]


async def test_ones_own_session_can_be_ended_and_its_cookie_goes(server: Server) -> None:
    async with visitor(server) as somebody:
        cookie = somebody.cookie
        mine = (await somebody.get("me/sessions")).json()[0]["id"]
        await somebody.client.delete(f"/api/me/sessions/{mine}")
        assert COOKIE not in somebody.client.cookies
        again = await somebody.client.get("/api/me/key", headers={"Cookie": cookie})
        assert again.status_code == 401


async def test_the_open_pages_of_an_ended_session_close_and_no_others(server: Server) -> None:
    async with visitor(server) as at_home, visitor(server) as on_the_phone:
        await known_again(at_home, on_the_phone)
        table = await at_home.lay(chairs=["me", "open"])
        async with at_home.live(table) as kept, on_the_phone.live(table) as ended:
            await ended.next_of("frame")
            await at_home.client.delete("/api/me/sessions")
            assert await until_closed(ended) == SESSION_ENDED
            assert (await kept.answer(type="say", id="a", text="still here"))["type"] == "ack"


async def test_a_page_that_ignores_the_farewell_is_not_heard(server: Server) -> None:
    """Commands that were on their way when the session ended are not carried out after it."""
    async with visitor(server) as at_home, visitor(server) as on_the_phone:
        await known_again(at_home, on_the_phone)
        table = await at_home.lay(chairs=["me", "open"])
        line = await opened_and_left(on_the_phone, table)
        with closing(line):
            await at_home.client.delete("/api/me/sessions")
            late = b'{"type":"say","text":"too late"}'
            frame = bytes((0x81, 0x80 | len(late), 0, 0, 0, 0)) + late
            await asyncio.get_running_loop().sock_sendall(line, frame)
            await asyncio.sleep(0.3)
        async with at_home.live(table) as live:
            assert "too late" not in str((await live.next_of("frame"))["told"])


async def test_a_page_that_comes_in_while_its_session_ends_is_closed(services: Services) -> None:
    somebody = await guest(services)
    sessions = services.house.people.sessions
    session, _ = await sessions.begin(somebody.id, "")
    asked = asyncio.ensure_future(sessions.person_of(session))
    ended = await sessions.end(somebody.id, session)
    sessions.note_ended(ended.sessions)
    await asked
    assert await sessions.person_of(session) is None
    assert sessions.is_ended(session)


async def test_a_new_key_ends_all_other_sessions_and_the_old_key(server: Server) -> None:
    async with visitor(server) as at_home, visitor(server) as on_the_phone:
        await known_again(at_home, on_the_phone)
        old = (await at_home.get("me/key")).json()["key"]
        new = (await at_home.post("me/key/new")).json()["key"]
        assert new != old
        assert (await at_home.get("me/key")).json()["key"] == new
        assert not await is_known(on_the_phone)
        assert (await on_the_phone.post("me/key", {"key": old})).status_code == 404
        await known_again(at_home, on_the_phone)


async def test_of_a_great_many_sessions_the_longest_unseen_end(services: Services) -> None:
    somebody = await guest(services)
    sessions = services.house.people.sessions
    first, _ = await sessions.begin(somebody.id, "")
    for _ in range(MOST_OF_A_PERSON):
        _, surplus = await sessions.begin(somebody.id, "")
    assert surplus.sessions == (first,)
    assert len(await sessions.of(somebody.id)) == MOST_OF_A_PERSON


async def test_a_session_that_nobody_has_used_for_a_year_is_over(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody = await guest(services)
    kept = services.house.journal.sessions
    session, _ = await services.house.people.sessions.begin(somebody.id, "")
    today = (await kept.of(somebody.id))[0].seen_on
    assert await kept.find(session, today + 1) == somebody.id
    assert (await kept.of(somebody.id))[0].seen_on == today + 1
    assert await kept.find(session, today + 2 + LIFE_DAYS) is None


async def test_of_an_ended_session_only_that_it_ended_is_kept(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    server = new_server()
    async with visitor(server) as at_home, visitor(server) as on_the_phone:
        on_the_phone.client.headers["User-Agent"] = FIREFOX
        await known_again(at_home, on_the_phone)
        await at_home.client.delete("/api/me/sessions")
    server.close()
    database = sqlite3.connect(tmp_path / "house.sqlite")
    everything = "\n".join(database.iterdump())
    database.close()
    assert "Firefox" not in everything


# -- cookies that name a person, as they were made before -----------------------------------------


@pytest.fixture
async def older(tmp_path: Path) -> tuple[str, str]:
    """A house with somebody in it whose cookie names him; and that cookie."""
    services = Services(settings(tmp_path))
    async with services.open():
        person = await guest(services, "Somebody Older")
        secret = await services.house.journal.people.secret()
    database = sqlite3.connect(tmp_path / "house.sqlite")
    database.execute("UPDATE people SET old_cookie = 1, look = NULL")
    database.commit()
    database.close()
    return person.id, f"{COOKIE}={Signing((secret,)).sign('cookie', person.id)}"


async def test_a_cookie_that_names_a_person_is_exchanged_at_the_next_request(
    new_server: Callable[..., Server], older: tuple[str, str]
) -> None:
    person, cookie = older
    server = new_server()
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        answer = await client.get("/api/me/key", headers={"Cookie": cookie})
        assert answer.status_code == 200
        assert client.cookies[COOKIE] != cookie.partition("=")[2]
        assert (await client.get("/api/me")).json()["id"] == person
        again = [client.get("/api/me/key", headers={"Cookie": cookie}) for _ in range(5)]
        assert {one.status_code for one in await asyncio.gather(*again)} == {200}
        assert len((await client.get("/api/me/sessions")).json()) == 1


async def test_it_holds_no_longer_once_the_person_has_ended_a_session(
    new_server: Callable[..., Server], older: tuple[str, str]
) -> None:
    _, cookie = older
    server = new_server()
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        await client.get("/api/me", headers={"Cookie": cookie})
        await client.delete("/api/me/sessions")
        assert (await client.get("/api/me/key")).status_code == 200
        client.cookies.clear()
        assert (await client.get("/api/me/key", headers={"Cookie": cookie})).status_code == 401


async def test_whoever_is_new_has_no_such_cookie(server: Server) -> None:
    async with visitor(server) as somebody:
        forged = Signing(("not the secret of this house",)).sign("cookie", somebody.me["id"])
        somebody.client.cookies.clear()
        header = {"Cookie": f"{COOKIE}={forged}"}
        assert (await somebody.client.get("/api/me/key", headers=header)).status_code == 401


# -- the secret -----------------------------------------------------------------------------------


async def test_the_secret_changes_and_the_old_one_is_read_for_a_while(
    new_server: Callable[..., Server],
) -> None:
    server = new_server()
    async with visitor(server) as somebody:
        before = somebody.client.cookies[COOKIE]
        key = (await somebody.get("me/key")).json()["key"]
        server.close()
        somebody.client.base_url = (server := new_server(VEILLEE_SECRETS=f"{NEW} database")).address
        assert (await somebody.get("me")).json()["id"] == somebody.me["id"]
        after = somebody.client.cookies[COOKIE]
        assert after != before
        assert (await somebody.get("me/key")).json()["key"] == key
        server.close()
        somebody.client.base_url = (server := new_server(VEILLEE_SECRETS=NEW)).address
        assert await is_known(somebody)
        old = {"Cookie": f"{COOKIE}={before}"}
        somebody.client.cookies.clear()
        assert (await somebody.client.get("/api/me/key", headers=old)).status_code == 401
        assert (await somebody.post("me/key", {"key": key})).status_code == 200
        renewed = (await somebody.get("me/key")).json()["key"]
        assert (await somebody.post("me/key", {"key": renewed})).status_code == 200


async def test_codes_hold_while_the_secret_they_were_made_with_is_read(tmp_path: Path) -> None:
    services = Services(settings(tmp_path, secrets=(OLD,)))
    async with services.open():
        kept = services.house.people.code("somebody", "1234")
    services = Services(settings(tmp_path, secrets=(NEW, OLD)))
    async with services.open():
        assert services.house.people.is_code(kept, "somebody", "1234")
        assert not services.house.people.is_code(kept, "somebody", "1235")
    services = Services(settings(tmp_path, secrets=(NEW,)))
    async with services.open():
        assert not services.house.people.is_code(kept, "somebody", "1234")
