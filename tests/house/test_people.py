"""People: in at once, the same elsewhere by a key, and gone when they wish."""

import sqlite3
from collections.abc import Callable

import pytest

from tests.house.conftest import Server
from tests.house.playing import guest, laid, started
from tests.house.visiting import visitor
from veillee.house.identity import farewell
from veillee.house.people.people import WORDS, WORDS_IN_A_KEY
from veillee.house.services import Services
from veillee.house.table.actions.talk import Say

pytestmark = pytest.mark.anyio


async def test_whoever_comes_is_in_at_once_with_a_name(server: Server) -> None:
    async with visitor(server) as somebody:
        assert somebody.me["name"]
        assert (await somebody.get("me")).json() == somebody.me


async def test_a_name_is_offered_in_the_language_of_the_browser(server: Server) -> None:
    async with visitor(server, "fr-CA, en;q=0.5") as somebody:
        assert somebody.me["language"] == "fr"
    async with visitor(server, "de, pt;q=0.9") as somebody:
        assert somebody.me["language"] == "en"


async def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(server: Server) -> None:
    async with visitor(server) as somebody:
        made = (await somebody.get("me")).headers["set-cookie"].lower()
        assert "httponly" in made
        assert "samesite=lax" in made
        assert "path=/" in made
        assert "secure" not in made


async def test_behind_https_the_cookie_is_sent_over_that_alone(
    new_server: Callable[..., Server],
) -> None:
    async with visitor(new_server(VEILLEE_SECURE="yes")) as somebody:
        made = (await somebody.client.get("/api/me")).headers["set-cookie"].lower()
        assert "secure" in made


@pytest.mark.parametrize(
    "forge",
    [
        lambda good: good.partition(".")[0],
        lambda good: good.partition(".")[0] + "." + "0" * 32,
        lambda good: good[:-1] + ("0" if good[-1] != "0" else "1"),
        lambda good: "x" * 16 + "." + good.partition(".")[2],
        lambda good: good + "0",
        lambda good: ".",
        lambda good: "é.é",
    ],
)
async def test_a_forged_cookie_is_nobody(server: Server, forge: Callable[[str], str]) -> None:
    async with visitor(server) as somebody:
        good = somebody.client.cookies["veillee"]
        somebody.client.cookies.clear()
        header = b"veillee=" + forge(good).encode()
        answer = await somebody.client.get("/api/me/key", headers=[(b"cookie", header)])
        assert answer.status_code == 401
        assert answer.json()["error"] == "who-are-you"


async def test_a_key_of_words_opens_the_same_identity_elsewhere(server: Server) -> None:
    async with visitor(server) as at_home, visitor(server) as on_the_phone:
        key = (await at_home.get("me/key")).json()["key"]
        assert len(key.split()) == WORDS_IN_A_KEY
        assert set(key.split()) <= set(WORDS)
        typed = f"  {key.upper()} ".replace(" ", "  ")
        services = await on_the_phone.post("me/key", {"key": typed})
        assert services.status_code == 200
        assert services.json() == at_home.me
        assert (await on_the_phone.get("me")).json()["id"] == at_home.me["id"]


async def test_a_wrong_key_opens_nothing(server: Server) -> None:
    async with visitor(server) as somebody:
        key = (await somebody.get("me/key")).json()["key"].split()
        wrong = " ".join([*key[1:], key[0]])
        answer = await somebody.post("me/key", {"key": wrong})
        assert (answer.status_code, answer.json()["error"]) == (404, "wrong-key")


def test_there_are_256_words_and_nine_of_them_are_72_bits() -> None:
    assert len(set(WORDS)) == 256
    assert WORDS_IN_A_KEY * 8 == 72


async def test_a_person_changes_name_and_language(server: Server) -> None:
    async with visitor(server) as somebody:
        changed = await somebody.client.patch(
            "/api/me", json={"name": "  Zoë \u202e d'Ys ", "language": "fr"}
        )
        assert changed.status_code == 200
        assert changed.json()["name"] == "Zoë d'Ys"
        assert (await somebody.get("me")).json()["language"] == "fr"


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 25, "\n\t"])
async def test_a_name_that_cannot_be_read_is_refused(server: Server, name: str) -> None:
    async with visitor(server) as somebody:
        answer = await somebody.client.patch("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert (await somebody.get("me")).json()["name"] == somebody.me["name"]


async def test_a_new_name_is_seen_at_the_table_at_once(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"])
        async with other.live(table) as live:
            await live.next_of("frame")
            await host.client.patch("/api/me", json={"name": "Renamed"})
            # That somebody looks on may be told first.
            while (await live.next_of("table"))["chairs"][0]["name"] != "Renamed":
                pass


async def test_a_person_takes_away_all_that_is_kept_of_him(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["open", "open"])
        await other.command(table, type="sit", seat=1)
        await other.command(table, type="say", text="good evening")
        await other.client.put(f"/api/me/muted/{host.me['id']}", json={"muted": True})
        kept = (await other.get("me/kept")).json()
        assert kept["me"]["muted"] == [host.me["id"]]
        assert kept["made_at"] > 0
        assert kept["tables"] == [table]
        assert [line["text"] for line in kept["said"]] == ["good evening"]
        assert (await host.get("me/kept")).json()["tables"] == [table]


async def test_what_is_deleted_is_gone_from_the_journal(
    new_server: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = new_server()
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"])
        await other.client.patch("/api/me", json={"name": "Forgettable"})
        key = (await other.get("me/key")).json()["key"]
        await other.command(table, type="sit", seat=1)
        await other.command(table, type="say", text="remember-these-words")
        answer = await other.client.delete("/api/me")
        assert answer.status_code == 200
        cookie = other.cookie if "veillee" in other.client.cookies else ""
        assert cookie == ""
        assert (await host.post("me/key", {"key": key})).status_code == 404
        seen = (await host.get(f"tables/{table}")).json()
        assert seen["chairs"][1] == {}
        async with host.live(table) as live:
            told = str((await live.next_of("frame"))["told"])
            assert "remember-these-words" not in told
    server.close()
    database = sqlite3.connect(server.log.parent / "house.sqlite")
    everything = "\n".join(database.iterdump())
    database.close()
    assert "remember-these-words" not in everything
    assert "Forgettable" not in everything


async def test_a_deleted_person_is_no_longer_known_anywhere(server: Server) -> None:
    async with visitor(server) as somebody:
        old = somebody.client.cookies["veillee"]
        await somebody.client.delete("/api/me")
        somebody.client.cookies.clear()
        header = {"Cookie": f"veillee={old}"}
        assert (await somebody.client.get("/api/me/key", headers=header)).status_code == 401


async def test_the_socket_of_a_deleted_person_closes(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"])
        async with other.live(table) as live:
            await live.next_of("frame")
            await other.client.delete("/api/me")
            await live.connection.wait_closed()


async def test_a_bot_keeps_the_chair_of_a_person_who_is_deleted(services: Services) -> None:
    host, other = await guest(services), await guest(services)
    room = await started([host, other])
    await farewell(services.house, other.id)
    assert room.table.chairs[1].bot == "medium"
    assert await services.house.people.known(other.id) is None


async def test_deleted_talk_is_gone_for_whoever_comes_later(services: Services) -> None:
    host, other, late = await guest(services), await guest(services), await guest(services)
    room = await laid(host)
    await other.command(room, Say(text="a confidence"))
    await host.command(room, Say(text="an answer"))
    await farewell(services.house, other.id)
    page = late.page(room)
    assert [line["text"] for line in (await page.frame())["told"]] == ["", "an answer"]


async def test_a_person_mutes_another_and_hears_him_again(server: Server) -> None:
    async with visitor(server) as somebody, visitor(server) as loud:
        path = f"/api/me/muted/{loud.me['id']}"
        await somebody.client.put(path, json={"muted": True})
        await somebody.client.put(path, json={"muted": True})
        assert (await somebody.get("me")).json()["muted"] == [loud.me["id"]]
        await somebody.client.put(path, json={"muted": False})
        assert (await somebody.get("me")).json()["muted"] == []
