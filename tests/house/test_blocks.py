"""A block hides two people from each other; who is blocked cannot tell it from an absence."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.house.conftest import Server
from tests.house.playing import Guest, Page, laid, started
from tests.house.test_acquaintances import known, met, visitors, waiting
from tests.house.test_talk import refusing
from tests.house.visiting import Visitor, two_at_a_table, visitor
from veillee.house.blocking import set_blocked
from veillee.house.http.past import seen
from veillee.house.identity import farewell
from veillee.house.services import Services
from veillee.house.table.actions.talk import Say

pytestmark = pytest.mark.anyio


async def block(one: Guest, other: Guest, *, blocked: bool = True) -> None:
    """Some milliseconds after what was said before, and before what is said after."""
    await asyncio.sleep(0.01)
    await set_blocked(one.services.house, one.id, other.id, blocked=blocked)
    await asyncio.sleep(0.01)


async def words(page: Page) -> list[str]:
    """All that was said, as the page has it after all its frames."""
    log: list[dict[str, Any]] = []
    for frame in await page.heard("frame"):
        log = [*log[: frame["n"] - len(frame["told"])], *frame["told"]]
    return [line["text"] for line in log if line.get("what") == "said"]


async def test_neither_is_known_to_the_other_any_more(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await block(one, other)
    assert [await known(one), await known(other)] == [[], []]


async def test_neither_can_invite_the_other(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await block(one, other)
    for host, invited in (people, reversed(people)):
        with refusing("nobody-you-know"):
            await house.invitations.invite(host.person, invited.id, await laid(host))


async def test_an_invitation_that_waits_is_no_longer_seen(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await house.invitations.invite(other.person, one.id, await laid(other))
    await block(one, other)
    assert await waiting(one) == []


async def test_neither_sees_the_others_page(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await block(one, other)
    for viewer, person in (people, reversed(people)):
        with refusing("games-not-shown"):
            await seen(house.house, viewer.person, person.id)


async def test_both_play_on_and_hear_nothing_of_each_other(house: Services) -> None:
    one, other, third = people = await visitors(house, 3)
    room = await started([one, other])
    pages = [person.page(room) for person in people]
    await block(one, other)
    await one.command(room, Say(text="from one"))
    await other.command(room, Say(text="from the other"))
    await third.command(room, Say(text="from the third"))
    await one.move(room, "e5")
    await other.move(room, "a1")
    assert await words(pages[0]) == ["from one", "from the third"]
    assert await words(pages[1]) == ["from the other", "from the third"]
    assert await words(pages[2]) == ["from one", "from the other", "from the third"]
    assert [(await page.frame())["awaited"] for page in pages] == [[0]] * 3


async def test_what_was_said_before_stays_with_the_one_who_is_blocked(house: Services) -> None:
    """Else he could tell by it."""
    one, other = people = await visitors(house, 2)
    room = await started(people)
    mine, theirs = one.page(room), other.page(room)
    await one.command(room, Say(text="good evening"))
    await other.command(room, Say(text="rude"))
    sent = len(theirs.texts)
    await block(one, other)
    assert len(theirs.texts) == sent, "his page is told nothing"
    assert await words(theirs) == ["good evening", "rude"]
    assert await words(mine) == ["good evening"]


async def test_numbers_of_lines_go_on_without_a_gap_for_the_one_who_is_blocked(
    house: Services,
) -> None:
    one, other = people = await visitors(house, 2)
    room = await started(people)
    page = other.page(room)
    before = (await page.frame())["n"]
    await block(one, other)
    await one.command(room, Say(text="unheard"))
    await other.command(room, Say(text="heard"))
    assert (await page.frame())["n"] == before + 1


async def test_a_page_that_comes_later_hears_no_more_than_one_that_stayed(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    room = await started(people)
    await one.command(room, Say(text="before"))
    await block(one, other)
    await one.command(room, Say(text="after"))
    page = Page(room, other.person)
    room.deafen(page.socket, await house.house.blocks.deaf_to(other.id))
    assert await words(page) == ["before"]


async def test_a_block_that_is_lifted_gives_back_what_was_said(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    room = await started(people)
    page = one.page(room)
    await block(one, other)
    await other.command(room, Say(text="sorry"))
    await block(one, other, blocked=False)
    assert await words(page) == ["sorry"]


async def test_both_may_block_and_one_lift_it(house: Services) -> None:
    one, other = people = await visitors(house, 2)
    await met(people)
    await block(one, other)
    await block(other, one)
    await block(one, other, blocked=False)
    assert await known(one) == []


async def test_one_does_not_block_oneself(house: Services) -> None:
    [one] = await visitors(house, 1)
    with refusing("block-yourself"):
        await block(one, one)


async def test_who_leaves_the_house_is_on_nobodys_list(house: Services) -> None:
    one, other = await visitors(house, 2)
    await block(one, other)
    await farewell(house.house, other.id)
    assert await house.house.blocks.blocked_by(one.id) == []


# -- over HTTP -----------------------------------------------------------------------------------


async def blocked(one: Visitor, other: Visitor, *, yes: bool = True) -> list[dict[str, Any]]:
    path = f"/api/me/blocked/{other.me['id']}"
    answer = await one.client.put(path, json={"blocked": yes})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


async def public(one: Visitor) -> list[str]:
    return [table["id"] for table in (await one.get("tables")).json()]


async def test_neither_sees_the_others_public_tables(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as other, visitor(server) as third:
        tables = [await person.lay(public=True) for person in (one, other)]
        await blocked(one, other)
        assert set(tables) & set(await public(one)) == {tables[0]}
        assert set(tables) & set(await public(other)) == {tables[1]}
        assert set(tables) <= set(await public(third))


async def test_who_is_blocked_is_answered_as_if_the_other_were_gone(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as other, visitor(server) as gone:
        for person in (one, gone):
            table = await two_at_a_table(person, other)
            await person.command(table, type="resign")
        await blocked(one, other)
        await gone.client.delete("/api/me")
        mine = await other.lay(chairs=["me"])
        answers = []
        for person in (one, gone):
            path = f"people/{person.me['id']}"
            invited = await other.post(f"tables/{mine}/invitations", {"person": person.me["id"]})
            asked = [await other.get(path), await other.get(f"{path}/games"), invited]
            answers.append([(answer.status_code, answer.json()) for answer in asked])
        assert answers[0] == answers[1]
        games = (await other.get(f"people/{other.me['id']}/games")).json()["games"]
        assert {(met["name"], met["gone"]) for game in games for met in game["met"]} == {
            (None, True)
        }


async def test_the_list_names_whom_one_has_blocked_until_it_is_undone(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as other:
        assert [found["name"] for found in await blocked(one, other)] == [other.me["name"]]
        assert (await other.get("me/blocked")).json() == []
        assert await blocked(one, other, yes=False) == []


async def test_a_line_opened_after_the_block_hears_nothing_of_the_other(server: Server) -> None:
    async with visitor(server) as one, visitor(server) as other:
        table = await two_at_a_table(one, other)
        await blocked(one, other)
        async with other.live(table) as line:
            await one.command(table, type="say", text="unheard")
            await other.command(table, type="say", text="heard")
            while "heard" not in str(frame := await line.next_of("frame")):
                pass
            assert "unheard" not in str(frame)
