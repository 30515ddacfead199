"""Reporting what somebody said, and what the operator does about it, at the door and inside."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest

from tests.house.conftest import Server
from tests.house.playing import Guest, guests, started
from tests.house.test_talk import refusing
from tests.house.visiting import Visitor, two_at_a_table, visitor
from veillee.cli import main
from veillee.house.http.admin import COOKIE
from veillee.house.identity import farewell
from veillee.house.journal.reports import (
    HANDLED_DAYS,
    LOG_DAYS,
    UNHANDLED_DAYS,
    Report,
    What,
)
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.reporting import operate, report
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.action import simply
from veillee.house.table.actions.talk import Said, Say
from veillee.house.table.terms import DAY
from veillee.house.table.told import Notice

pytestmark = pytest.mark.anyio


def said(room: Room, person: Guest) -> list[int]:
    lines = [told.line for told in room.table.told]
    return [
        line.at
        for line in lines
        if isinstance(line, Notice) and line.text and line.person == person.id
    ]


async def rude(people: list[Guest], *lines: str) -> Room:
    """The second says this at the table of the first, who reports it."""
    one, other = people
    room = await started(people)
    for line in lines or ("rude",):
        await asyncio.sleep(0.002)
        await other.command(room, Say(text=line))
    await report(one.services.house, room, one.person, other.id, set(said(room, other)), "please")
    return room


async def waiting(services: Services, later: int = 0) -> list[Report]:
    desk = await services.house.journal.reports.desk(now_ms() + later)
    return [one for one in desk.reports if one.handled_at is None]


async def act(services: Services, what: What, person: Guest | None, hours: int = 1) -> None:
    reports = await waiting(services)
    report = reports[0].id if reports else ""
    await operate(services.house, what, person.id if person else None, hours, report)


async def test_a_report_has_the_lines_as_they_were_said(house: Services) -> None:
    people = await guests(house, 2)
    await rude(people, "first", "second")
    [found] = await waiting(house)
    assert [line.text for line in found.lines] == ["first", "second"]
    assert (found.person, found.reporter, found.words) == (people[1].id, people[0].id, "please")


async def test_the_lines_outlive_their_table(house: Services) -> None:
    people = await guests(house, 2)
    await rude(people)
    for one in people:
        await house.house.journal.people.take_words(one.id)
    await house.house.journal.prune(Retention(unstarted=1, finished=1), now_ms() + 3 * DAY)
    [found] = await waiting(house)
    assert [line.text for line in found.lines] == ["rude"]


async def test_nobody_is_reported_for_what_he_has_not_said(house: Services) -> None:
    one, other = people = await guests(house, 2)
    room = await started(people)
    await one.command(room, Say(text="my own words"))
    with refusing("report-no-lines"):
        await report(house.house, room, one.person, other.id, set(said(room, one)), "")


async def test_what_one_was_not_told_cannot_be_reported(house: Services) -> None:
    people = await guests(house, 4)
    room = await started(people, "sporz")
    whisper = Said(at=0, person=people[0].id, seat=0, text="in secret", to=(0, 1))
    await house.house.change(room, simply(whisper))
    at = set(said(room, people[0]))
    with refusing("report-no-lines"):
        await report(house.house, room, people[2].person, people[0].id, at, "")
    await report(house.house, room, people[1].person, people[0].id, at, "")
    [found] = await waiting(house)
    assert [(line.text, line.whispered) for line in found.lines] == [("in secret", True)]


async def test_whom_the_house_has_muted_says_nothing_anywhere_and_plays_on(house: Services) -> None:
    people = await guests(house, 2)
    room = await rude(people)
    await act(house, "mute", people[1], hours=2)
    for place in (room, await started(people)):
        with refusing("silenced"):
            await people[1].command(place, Say(text="again"))
        await people[0].move(place, "e5")
        await people[1].move(place, "a1")
    assert await waiting(house) == []


async def test_a_mute_ends_by_itself_or_by_the_operator(house: Services) -> None:
    people = await guests(house, 2)
    room = await rude(people)
    await act(house, "mute", people[1], hours=2)
    silenced = house.house.journal.reports.silenced_until
    assert await silenced(people[1].id, now_ms() + 3 * 3600 * 1000) == 0
    await act(house, "unmute", people[1])
    await people[1].command(room, Say(text="sorry"))


async def test_the_words_of_somebody_are_taken_away_everywhere(house: Services) -> None:
    people = await guests(house, 2)
    room = await rude(people)
    await act(house, "remove-talk", people[1])
    assert said(room, people[1]) == []


async def test_a_name_is_taken_away(house: Services) -> None:
    people = await guests(house, 2)
    await rude(people)
    before = people[1].person.name
    await act(house, "remove-name", people[1])
    found = await house.house.people.known(people[1].id)
    assert found
    assert found.name != before


async def test_a_person_is_removed_with_all_that_is_kept_of_him(house: Services) -> None:
    people = await guests(house, 2)
    await rude(people)
    await act(house, "remove-person", people[1])
    assert await house.house.people.known(people[1].id) is None
    desk = await house.house.journal.reports.desk(now_ms())
    assert desk.reports == []
    assert [(done.what, done.person) for done in desk.log] == [("remove-person", None)]


async def test_everything_done_is_in_the_log(house: Services) -> None:
    people = await guests(house, 2)
    await rude(people)
    done: list[What] = ["mute", "unmute", "remove-talk", "remove-name", "handle"]
    for what in done:
        await act(house, what, people[1] if what != "handle" else None)
        await asyncio.sleep(0.002)
    log = (await house.house.journal.reports.desk(now_ms())).log
    assert [one.what for one in reversed(log)] == done


async def test_reports_and_the_log_are_kept_for_so_long_and_no_longer(house: Services) -> None:
    people = await guests(house, 2)
    await rude(people)
    assert await waiting(house, later=(UNHANDLED_DAYS - 1) * DAY)
    await act(house, "handle", None)
    kept = house.house.journal.reports
    assert len((await kept.desk(now_ms() + (HANDLED_DAYS - 1) * DAY)).reports) == 1
    await house.house.journal.prune(Retention(), now_ms() + (HANDLED_DAYS + 1) * DAY)
    assert (await kept.desk(now_ms())).reports == []
    assert len((await kept.desk(now_ms())).log) == 1
    assert (await kept.desk(now_ms() + (LOG_DAYS + 1) * DAY)).log == []


async def test_who_has_reported_and_left_is_not_named_nor_are_his_words_kept(
    house: Services,
) -> None:
    people = await guests(house, 2)
    await rude(people)
    await farewell(house.house, people[0].id)
    [found] = await waiting(house)
    assert (found.reporter, found.words) == (None, "")


# -- at the door ---------------------------------------------------------------------------------


async def reported(one: Visitor, other: Visitor) -> None:
    table = await two_at_a_table(one, other)
    async with one.live(table) as line:
        await other.command(table, type="say", text="rude words")
        while "rude words" not in str(frame := await line.next_of("frame")):
            pass
    at = [told["at"] for told in frame["told"] if told.get("text") == "rude words"]
    body = {"person": other.me["id"], "lines": at, "words": "he was rude"}
    answer = await one.post(f"tables/{table}/reports", body)
    assert answer.status_code == 200, answer.text


async def test_who_is_reported_learns_neither_by_whom_nor_where(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as other:
        await reported(one, other)
        [kept] = (await other.get("me/kept")).json()["reports"]
        assert [line["text"] for line in kept["said"]] == ["rude words"]
        assert one.me["id"] not in str(kept)
        assert "he was rude" not in str(kept)
        [mine] = (await one.get("me/kept")).json()["reports"]
        assert (mine["how"], mine["words"]) == ("made", "he was rude")


async def test_the_operators_page_opens_by_its_key_alone(
    new_server: Callable[..., Server],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    server = new_server()
    monkeypatch.setenv("VEILLEE_DATABASE", f"sqlite:///{server.log.parent}/house.sqlite")
    async with visitor(server) as one, visitor(server) as other:
        await reported(one, other)
        assert (await one.get("admin")).status_code == 401
        for key in ("", "a guess"):
            assert (await one.post("admin/session", {"key": key})).status_code == 403
        assert main(["admin", "key", "--lang", "en"]) == 0
        key = capsys.readouterr().out.split()[-1]
        opened = await one.post("admin/session", {"key": key})
        assert opened.status_code == 200
        cookie = opened.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert re.search("SameSite=strict", cookie, re.I)
        [found] = (await one.get("admin")).json()["reports"]
        assert [line["text"] for line in found["lines"]] == ["rude words"]
        deed = {"what": "mute", "person": other.me["id"], "hours": 3, "report": found["id"]}
        desk = (await one.post("admin/deeds", deed)).json()
        assert [done["what"] for done in desk["log"]] == ["mute", "key"]
        assert main(["admin", "key", "--lang", "en"]) == 0
        assert (await one.get("admin")).status_code == 401, "there is a new key"


async def test_a_cookie_that_the_house_did_not_sign_opens_nothing(server: Server) -> None:
    async with visitor(server) as one:
        for forged in (
            "",
            "9999999999999-abc.def",
            "x",
            "9" * 30 + "-" + "0" * 64 + "." + "0" * 32,
        ):
            cookie = {"Cookie": f"{COOKIE}={forged}"}
            assert (await one.client.get("/api/admin", headers=cookie)).status_code == 401


async def test_keys_cannot_be_tried_out(new_server: Callable[..., Server]) -> None:
    server = new_server(VEILLEE_LIMITS="1")
    async with visitor(server) as one:
        answers = [
            (await one.post("admin/session", {"key": f"guess {n}"})).status_code for n in range(8)
        ]
        assert answers[-1] == 429


async def test_the_terminal_lists_mutes_and_removes(
    house: Services, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VEILLEE_DATABASE", house.settings.database)
    people = await guests(house, 2)
    room = await rude(people)
    [found] = await waiting(house)
    assert main(["admin", "--lang", "en"]) == 0
    assert "rude" in capsys.readouterr().out
    assert main(["admin", "mute", found.id, "--hours", "2", "--lang", "en"]) == 0
    with refusing("silenced"):
        await people[1].command(room, Say(text="again"))
    assert main(["admin", "remove-talk", people[1].id]) == 0
    assert main(["admin", "remove-name", people[1].id]) == 0
    assert main(["admin", "remove-person", people[1].id]) == 0
    assert await house.house.journal.people.find(people[1].id) is None
    assert main(["admin", "log", "--lang", "en"]) == 0
    assert "words removed" in capsys.readouterr().out


async def test_the_terminal_says_whom_it_does_not_find(
    house: Services, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VEILLEE_DATABASE", house.settings.database)
    assert main(["admin", "mute", "2" * 16, "--lang", "en"]) != 0
    assert "no longer in the house" in capsys.readouterr().err
    assert main(["admin", "mute", "--lang", "en"]) != 0
    assert "Whom" in capsys.readouterr().err
