"""One bad thing stays one bad thing: a table that cannot be read is set aside, all else goes on."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text

from tests.house.conftest import METRICS_KEY, settings
from tests.house.playing import Guest, guests, laid, started, until
from veillee.house.endings import begin_session
from veillee.house.errors import HouseError
from veillee.house.http.app import create_app
from veillee.house.journal.journal import MOST_OF_HOST
from veillee.house.live.room import Room
from veillee.house.people.people import COOKIE
from veillee.house.services import Services
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.talk import Say
from veillee.house.table.reading import Unreadable
from veillee.house.table.terms import SecondsPerMove

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
]

SET = "UPDATE entries SET body = :body WHERE table_id = :table AND number = :number"
INSERT = "INSERT INTO entries (table_id, number, mark, body) VALUES (:table, :number, 'm', :body)"
MOVED = '{"type":"moved","at":1,"seat":0,"move":"%s"}'
WITHOUT = "DELETE FROM entries WHERE table_id = :table AND number = :number"


def edited(change: Callable[[Any], None]) -> Callable[[str], str]:
    def edit(body: str) -> str:
        entry = msgspec.json.decode(body)
        change(entry)
        return msgspec.json.encode(entry).decode()

    return edit


DAMAGES: dict[str, tuple[str, int, str | Callable[[str], str], str]] = {
    "a-row-that-is-no-json": (SET, 3, "{[", "damage-no-text"),
    "a-row-that-is-nested-without-end": (SET, 3, '{"x":' * 100_000, "damage-no-text"),
    "a-row-that-is-empty": (SET, 3, "", "damage-no-text"),
    "an-entry-nobody-knows": (SET, 3, '{"type":"teleported","at":1}', "damage-unknown-entry"),
    "an-entry-that-lacks-a-field": (SET, 3, '{"type":"sat","at":1}', "damage-unknown-entry"),
    "a-move-that-the-rules-refuse": (INSERT, 5, MOVED % "z99", "damage-not-allowed"),
    "a-move-before-the-start": (SET, 2, MOVED % "e5", "damage-not-allowed"),
    "a-chair-that-is-not-there": (
        SET,
        3,
        '{"type":"freed","at":1,"seat":-1}',
        "damage-not-allowed",
    ),
    "a-latecomer-to-no-chair": (
        SET,
        3,
        '{"type":"asked-in","at":1,"seat":700,"person":"x"}',
        "damage-not-allowed",
    ),
    "a-bot-that-nobody-knows": (
        SET,
        3,
        '{"type":"bot-sat","at":1,"seat":1,"level":"godlike"}',
        "damage-not-allowed",
    ),
    "a-time-beyond-all-time": (
        SET,
        3,
        '{"type":"rematched","at":1e30,"table":"x"}',
        "damage-unknown-entry",
    ),
    "a-time-no-page-can-show": (
        SET,
        3,
        f'{{"type":"rematched","at":{2**60},"table":"x"}}',
        "damage-not-allowed",
    ),
    "a-game-that-left-the-shelf": (
        SET,
        1,
        edited(lambda opened: opened["terms"].update(game="whist")),
        "damage-no-game",
    ),
    "rules-of-another-day": (
        SET,
        1,
        edited(lambda opened: opened.update(rules_version=10_000)),
        "damage-rules",
    ),
    "a-thousand-million-chairs": (
        SET,
        1,
        edited(lambda opened: opened["terms"].update(seats=10**9)),
        "damage-unknown-entry",
    ),
    "a-beginning-that-is-missing": (WITHOUT, 1, "", "damage-no-beginning"),
    "a-beginning-of-another-kind": (SET, 1, MOVED % "e5", "damage-no-beginning"),
    "a-number-that-is-missing": (WITHOUT, 3, "", "damage-gap"),
    "a-number-far-ahead": (INSERT, 2**31 - 1, MOVED % "e5", "damage-gap"),
    "an-entry-without-end": (SET, 3, '{"type":"said","text":"' + "x" * 2_000_000, "damage-too-big"),
    "nothing-at-all": ("DELETE FROM entries WHERE table_id = :table", 1, "", "no-such-table"),
}


@pytest.fixture
async def house(tmp_path: Path, database: str) -> AsyncIterator[Services]:
    services = Services(settings(tmp_path, database=database, metrics_key=METRICS_KEY))
    async with services.open():
        yield services


async def damage(services: Services, room: Room, kind: str) -> str:
    """Damage what is written of the table, and have the house forget that it knew it."""
    statement, number, body, found = DAMAGES[kind]
    if callable(body):
        rows = await services.house.journal.read(room.table.id)
        body = body(rows[number - 1].body)
    values = {"table": room.table.id, "number": number, "body": body}
    used = {name: value for name, value in values.items() if f":{name}" in statement}
    await services.house.journal._ask(lambda c: c.execute(text(statement), used))
    services.house.rooms.pop(room.table.id)
    return found


async def of_two(people: list[Guest], **terms: Any) -> Room:
    """Four entries: laid, two who sit, begun."""
    room = await laid(people[0], **terms)
    for seat, person in enumerate(people):
        await person.command(room, Sit(seat=seat))
    await people[0].command(room, Start())
    return room


@contextlib.asynccontextmanager
async def browser(services: Services, person: Guest) -> AsyncIterator[httpx.AsyncClient]:
    session = await begin_session(services.house, person.id, "")
    cookie = services.house.people.sessions.cookie(session)
    app: Any = create_app(services)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(
        transport=transport, base_url="http://house", cookies={COOKIE: cookie}
    ) as client:
        yield client


@pytest.mark.parametrize("kind", DAMAGES)
async def test_a_table_that_cannot_be_read_hides_no_other(house: Services, kind: str) -> None:
    people = await guests(house, 2)
    neighbour = await started(people)
    bad = await of_two(people)
    open_bad = await laid(people[0], public=True)
    open_good = await laid(people[0], public=True)
    for room in (bad, open_bad):
        with contextlib.suppress(IndexError):  # an open table has one entry, and no third
            found = await damage(house, room, kind)
    async with browser(house, people[1]) as client:
        public = await client.get("/api/tables?which=public")
        assert public.status_code == 200
        assert open_good.table.id in [table["id"] for table in public.json()]

        mine = {t["id"]: t for t in (await client.get("/api/tables?which=mine")).json()}
        assert mine[neighbour.table.id]["trouble"] is None
        assert (mine[bad.table.id]["status"], mine[bad.table.id]["game"]) == ("set-aside", "ergo")
        assert len(mine[bad.table.id]["trouble"]) > 40

        for path in ("", "/record", "/page", "/moments/0", "/turning-point"):
            asked = await client.get(f"/api/tables/{bad.table.id}{path}")
            assert asked.status_code in (404, 409), path
            assert asked.json()["text"] == mine[bad.table.id]["trouble"]

        assert (await people[0].move(neighbour, "e5")).done
        if found != "no-such-table":
            with pytest.raises(Unreadable) as why:
                await house.house.room(bad.table.id)
            assert why.value.damage == found
            key = {"Authorization": f"Bearer {METRICS_KEY}"}
            counted = (await client.get("/metrics", headers=key)).text
            assert "veillee_tables_set_aside 0.0" not in counted


@pytest.mark.parametrize("kind", DAMAGES)
async def test_a_table_that_cannot_be_read_stops_no_clock(
    house: Services, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(house, 2)
    clock = SecondsPerMove(seconds=1, reserve=0)
    bad = await of_two(people, clock=clock, late="timeout")
    await damage(house, bad, kind)
    good = await of_two(people, clock=clock, late="timeout")
    house.house.rooms.pop(good.table.id)
    # The bad one has waited longer, so it is met first.
    overdue = "UPDATE tables SET wake_at = CASE WHEN id = :bad THEN 1 ELSE 2 END"
    await house.house.journal._ask(lambda c: c.execute(text(overdue), {"bad": bad.table.id}))
    await house.timekeeper._sweep()
    assert bad.table.id not in house.house.rooms
    await until(lambda: len(house.house.rooms[good.table.id].table.plays) > 0)


@pytest.mark.parametrize("kind", DAMAGES)
async def test_whoever_sat_at_a_table_that_cannot_be_read_can_go(
    house: Services, kind: str
) -> None:
    people = await guests(house, 2)
    good, bad = await started(people), await of_two(people)
    await people[0].command(good, Say(text="my own words"))
    await damage(house, bad, kind)
    async with browser(house, people[0]) as client:
        assert (await client.get("/api/me/kept")).status_code == 200
        assert (await client.delete("/api/me")).status_code == 200
    assert good.table.chairs[0].bot, "a bot keeps the chair"
    assert "my own words" not in str(good.table.told[:])
    assert await house.house.people.known(people[0].id) is None


async def test_words_go_with_their_speaker_even_where_they_cannot_be_read(house: Services) -> None:
    people = await guests(house, 2)
    room = await started(people)
    await people[0].command(room, Say(text="my own words"))
    journal, values = house.house.journal, {"table": room.table.id, "number": room.table.number}
    broken = {**values, "body": '{"type":"said","text":"my own words'}
    await journal._ask(lambda c: c.execute(text(SET), broken))
    async with browser(house, people[0]) as client:
        assert "my own words" in (await client.get("/api/me/kept")).text
        assert (await client.delete("/api/me")).status_code == 200
    assert not any("my own words" in row.body for row in await journal.read(room.table.id))


async def test_a_room_whose_new_entries_cannot_be_read_is_left_with_a_word(
    house: Services,
) -> None:
    people = await guests(house, 2)
    room = await started(people)
    page = people[0].page(room)
    values = {"table": room.table.id, "number": room.table.number + 1, "body": "{["}
    await house.house.journal._ask(lambda c: c.execute(text(INSERT), values))
    with pytest.raises(HouseError, match="set aside"):
        await people[0].move(room, "e5")
    assert page.texts[-1] == "closed 4004"
    assert room.table.id not in house.house.rooms


async def test_more_bad_tables_than_a_list_holds_hide_no_good_one(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(house, 17)
    good = await laid(people[0], public=True)
    for host in people[1:]:
        for _ in range(MOST_OF_HOST):
            room = await laid(host, public=True)
            await damage(house, room, "a-beginning-that-is-missing")
    async with browser(house, people[0]) as client:
        listed = (await client.get("/api/tables?which=public")).json()
    assert [table["id"] for table in listed] == [good.table.id]


async def test_more_bad_tables_than_a_sweep_fetches_stop_no_clock(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.house.timekeeping.MOST_DUE", 2)
    people = await guests(house, 2)
    clock = SecondsPerMove(seconds=1, reserve=0)
    for _ in range(5):
        bad = await of_two(people, clock=clock)
        await damage(house, bad, "a-row-that-is-no-json")
    good = await of_two(people, clock=clock)
    house.house.rooms.pop(good.table.id)
    overdue = "UPDATE tables SET wake_at = CASE WHEN id = :good THEN 2 ELSE 1 END"
    await house.house.journal._ask(lambda c: c.execute(text(overdue), {"good": good.table.id}))
    await house.timekeeper._sweep()
    assert good.table.id in house.house.rooms


async def test_a_table_that_was_mended_is_read_again(
    house: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.house.set_aside.SECONDS", 0.0)
    people = await guests(house, 2)
    room = await of_two(people)
    third = (await house.house.journal.read(room.table.id))[2]
    await damage(house, room, "a-row-that-is-no-json")
    with pytest.raises(Unreadable):
        await house.house.room(room.table.id)
    mended = {"table": room.table.id, "number": 3, "body": third.body}
    await house.house.journal._ask(lambda c: c.execute(text(SET), mended))
    assert (await house.house.room(room.table.id)).table.status == "running"


async def test_bytes_that_are_no_letters_spoil_their_table_alone(services: Services) -> None:
    """Only SQLite keeps such: PostgreSQL does not take them."""
    people = await guests(services, 2)
    good, bad = await started(people), await of_two(people)
    spoilt = "UPDATE entries SET body = CAST(x'7bff7d' AS TEXT) WHERE table_id = :table"
    await services.house.journal._ask(lambda c: c.execute(text(spoilt), {"table": bad.table.id}))
    services.house.rooms.clear()
    with pytest.raises(Unreadable):
        await services.house.room(bad.table.id)
    assert (await services.house.room(good.table.id)).table.status == "running"


async def test_a_journal_without_versions_of_rules_is_still_read(services: Services) -> None:
    people = await guests(services, 2)
    room = await of_two(people)
    first = (await services.house.journal.read(room.table.id))[0]
    opened = msgspec.json.decode(first.body)
    assert opened.pop("rules_version") == room.table.game.rules_version
    old = {"table": room.table.id, "number": 1, "body": msgspec.json.encode(opened).decode()}
    await services.house.journal._ask(lambda c: c.execute(text(SET), old))
    services.house.rooms.clear()
    assert (await services.house.room(room.table.id)).table.status == "running"


OVER = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")


async def test_a_match_of_other_rules_is_closed_and_its_record_kept_as_it_was_written(
    house: Services,
) -> None:
    people = await guests(house, 2)
    running, over, secret = [
        await of_two(people),
        await of_two(people),
        await of_two(people, open_record=False),
    ]
    for turn, move in enumerate(OVER):
        await people[turn % 2].move(over, move)
        await people[turn % 2].move(secret, move)
    await people[0].command(over, Say(text="between us"))
    for room in (running, over, secret):
        await damage(house, room, "rules-of-another-day")
    async with browser(house, people[0]) as client:
        for room, status in ((running, 409), (over, 200), (secret, 403)):
            record = await client.get(f"/api/tables/{room.table.id}/record")
            assert record.status_code == status, record.text
            if status == 200:
                lines = [msgspec.json.decode(line) for line in record.text.splitlines()]
                assert lines[0]["seed"] == over.table.opened.seed
                assert [x["move"] for x in lines if x["type"] == "moved"] == list(OVER)
                assert "between us" not in record.text
        looked = await client.get(
            f"/api/tables/{running.table.id}", headers={"Accept-Language": "fr"}
        )
        assert "autres règles" in looked.json()["text"]
