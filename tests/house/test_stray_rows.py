"""Rows that should not be there: the doctor finds them, and says what to do about them."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from tests.house.playing import guest, guests, laid
from veillee.cli import main
from veillee.house.identity import farewell
from veillee.house.journal.calls import Call
from veillee.house.journal.engine import connected
from veillee.house.journal.reaching import Device, Mailbox
from veillee.house.journal.reports import Report
from veillee.house.journal.schema import metadata, people
from veillee.house.journal.stray_rows import IMPOSSIBLE, ORPHANS, drop_orphans, orphans
from veillee.house.journal.waiting import Search
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.terms import DAY

pytestmark = pytest.mark.anyio

GONE = "zz"
ONE, OTHER, TABLE = "one", "other", "table"
"""In the rows below they stand for people and a table that are there."""

ROWS: dict[str, dict[str, Any]] = {
    "mutes": {"person": ONE, "muted": OTHER},
    "blocks": {"person": ONE, "blocked": OTHER, "at": 1},
    "shown_here": {"person": ONE},
    "invitations": {"person": ONE, "table_id": TABLE, "by": OTHER, "at": 1},
    "waiting": {
        "person": ONE,
        "search": "s",
        "game": "ergo",
        "clock": "quick",
        "strength": 1500,
        "since": 1,
        "until": 2,
        "table_id": TABLE,
    },
    "reports": {
        "id": "r",
        "person": ONE,
        "name": "One",
        "reporter": OTHER,
        "table_id": TABLE,
        "game": "ergo",
        "lines": "[]",
        "words": "",
        "at": 5,
    },
    "silenced": {"person": ONE, "until": 1},
    "call_wishes": {"person": ONE},
    "calls": {
        "person": ONE,
        "table_id": TABLE,
        "kind": "invited",
        "about": 1,
        "until": 1,
        "sent": True,
        "inviter": OTHER,
    },
    "push_devices": {
        "session": "open",
        "person": ONE,
        "endpoint": "https://push.example/1",
        "p256dh": "key",
        "auth": "auth",
    },
    "mail_addresses": {
        "person": ONE,
        "address": "one@example.org",
        "asked_at": 1,
        "confirmed": True,
        "failed": 0,
    },
}
"""Of each list a row that is as it should be."""

ORPHANED = [
    ("mutes", {"person": GONE}),
    ("mutes", {"muted": GONE}),
    ("blocks", {"person": GONE}),
    ("blocks", {"blocked": GONE}),
    ("shown_here", {"person": GONE}),
    ("invitations", {"person": GONE}),
    ("invitations", {"by": GONE}),
    ("invitations", {"table_id": GONE}),
    ("waiting", {"person": GONE}),
    ("waiting", {"table_id": GONE}),
    ("reports", {"person": GONE}),
    ("silenced", {"person": GONE}),
    ("call_wishes", {"person": GONE}),
    ("calls", {"person": GONE}),
    ("calls", {"inviter": GONE}),
    ("calls", {"table_id": GONE}),
    ("push_devices", {"person": GONE}),
    ("push_devices", {"person": OTHER}),
    ("push_devices", {"session": "ended"}),
    ("push_devices", {"session": GONE}),
    ("mail_addresses", {"person": GONE}),
]

NEVER_WRITTEN = [
    ("blocks", {"blocked": ONE}),
    ("invitations", {"by": ONE}),
    ("waiting", {"until": 0}),
    ("waiting", {"claimed_until": -1}),
    ("waiting", {"claim": "c"}),
    ("reports", {"handled_at": 1}),
    ("reports", {"lines": "{["}),
    ("reports", {"lines": '[{"at": "noon"}]'}),
    ("silenced", {"until": 0}),
    ("call_wishes", {"most": -1}),
    ("call_wishes", {"made": -1}),
    ("call_wishes", {"quiet_from": 1440}),
    ("call_wishes", {"quiet_until": -1}),
    ("call_wishes", {"zone": 3000}),
    ("calls", {"kind": "shouted"}),
    ("calls", {"inviter": ""}),
    ("calls", {"kind": "turn"}),
    ("calls", {"until": -1}),
    ("push_devices", {"p256dh": ""}),
    ("mail_addresses", {"address": "one"}),
    ("mail_addresses", {"failed": -1}),
]


def write(services: Services, name: str, change: dict[str, Any]) -> None:
    """A row of that list, among people and a table that are there."""
    person = {"language": "en", "made_at": 1, "seen_day": 1}
    seen = {"device": "", "begun_at": 1, "seen_on": 1}
    laid = {"game": "ergo", "host": ONE, "public": False, "status": "gone", "made_at": now_ms()}

    def add(connection: Connection, table: str, **values: Any) -> None:
        connection.execute(insert(metadata.tables[table]), values)

    with connected(services.settings.database) as engine, engine.begin() as connection:
        if not connection.scalar(select(people.c.id).where(people.c.id == ONE)):
            for one in (ONE, OTHER):
                add(connection, "people", id=one, name=one, key_digest=one, **person)
            add(connection, "sessions", id="open", person=ONE, **seen)
            add(connection, "sessions", id="ended", person=ONE, ended_at=2, **seen)
            add(connection, "tables", id=TABLE, **laid)
        add(connection, name, **{**ROWS[name], **change})


def doctored(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    capsys.readouterr()
    return main(["doctor", "--lang", "en"]), capsys.readouterr().out


async def test_rows_as_they_should_be_are_not_named(
    house: Services, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ROWS:
        write(house, name, {})
    code, told = doctored(capsys)
    assert code == 0
    assert "In the list" not in told


@pytest.mark.parametrize(("name", "change"), ORPHANED)
async def test_what_is_left_of_somebody_or_something_gone_is_named_and_pruned(
    house: Services, capsys: pytest.CaptureFixture[str], name: str, change: dict[str, Any]
) -> None:
    write(house, name, change)
    code, told = doctored(capsys)
    assert code == 0, "nobody misses it"
    assert f"In the list {name}, one row is of somebody" in told
    assert "Run: veillee prune" in told
    assert main(["prune", "--lang", "en"]) == 0
    assert "In the list" not in doctored(capsys)[1]


@pytest.mark.parametrize(("name", "change"), NEVER_WRITTEN)
async def test_what_the_house_never_writes_is_named(
    house: Services, capsys: pytest.CaptureFixture[str], name: str, change: dict[str, Any]
) -> None:
    write(house, name, change)
    code, told = doctored(capsys)
    assert code == 1
    assert f"In the list {name}, one row holds what the house never writes: " in told
    assert "Make a backup" in told


def test_every_list_that_is_looked_through_is_tried() -> None:
    assert {table.name for table in ORPHANS} == {name for name, _ in ORPHANED}
    assert {table.name for table in IMPOSSIBLE} == {name for name, _ in NEVER_WRITTEN}


async def test_pruning_leaves_everybody_elses_rows_alone(house: Services) -> None:
    for name in ROWS:
        write(house, name, {})
    with connected(house.settings.database) as engine, engine.begin() as connection:
        drop_orphans(connection)
        assert all(connection.execute(select(metadata.tables[name])).all() for name in ROWS)


async def test_whoever_leaves_the_house_leaves_nothing_behind(house: Services) -> None:
    one, other = await guests(house, 2)
    room = await laid(other)
    kept, now = house.house.journal, now_ms()
    session = "a" * 16
    await kept.people.mute(one.id, other.id, muted=True)
    await kept.blocks.set(other.id, one.id, now, blocked=True)
    await kept.acquaintances.set_shown_here(one.id, shown=True)
    await kept.acquaintances.invite(one.id, room.table.id, other.id, now)
    await kept.waiting.begin(Search(one.id, "s", "ergo", "quick"), 1500, 2)
    await kept.calls.wish(one.id, most=3)
    await kept.calls.invite(Call(one.id, room.table.id, "invited", now, other.id))
    await kept.reaching.add_device(one.id, Device(session, "https://x.example", "k", "a"))
    await kept.reaching.set_mailbox(one.id, Mailbox("a@example.org", now, True, 0), now)
    await kept.reports.add(Report("r", one.id, "One", other.id, room.table.id, "ergo", [], "", now))
    await kept.reports.do("mute", now, one.id, 24, "")
    await farewell(house.house, one.id)
    with connected(house.settings.database) as engine, engine.connect() as connection:
        assert orphans(connection) == []


async def test_with_a_table_go_the_searches_that_led_to_it(house: Services) -> None:
    one = await guest(house)
    room = await laid(one)
    write(house, "waiting", {"person": one.id, "table_id": room.table.id})
    await house.house.journal.prune(Retention(unstarted=1), now_ms() + 2 * DAY)
    assert await house.house.journal.waiting.game_of(one.id) is None
