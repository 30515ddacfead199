"""Chairs are not peepholes: who may take one once the match has begun, and what he learns there."""

from typing import Any

import pytest

from tests.house.playing import Guest, guest, guests, laid, reread, started
from tests.house.test_tables import refusing
from veillee.house import wishes as w
from veillee.house.opened import Opened
from veillee.house.rooms import Room

pytestmark = pytest.mark.anyio


async def with_a_bot(opened: Opened, game: str = "spacepoker", **terms: Any) -> tuple[Guest, Room]:
    """A host, a bot that plays at random, and a match that has begun."""
    host = await guest(opened)
    room = await laid(host, game, **terms)
    await host.wish(room, w.Sit(seat=0))
    await host.wish(room, w.SeatBot(seat=1, level="random"))
    await host.wish(room, w.Start())
    return host, room


async def test_in_a_game_with_secrets_the_host_is_asked_for_a_bots_chair(opened: Opened) -> None:
    host, room = await with_a_bot(opened)
    late = await guest(opened, "Camille")
    page, watching = late.page(room), (await guest(opened)).page(room)
    await late.wish(room, w.Sit(seat=1))
    assert room.table.seat_of(late.id) is None
    assert (await page.frame())["view"] == (await watching.frame())["view"]
    asking = (await watching.table())["asking"]
    assert asking == [{"seat": 1, "person": late.id, "name": "Camille"}]
    assert not (await late.wish(room, w.Sit(seat=1))).done, "asked already"
    await host.wish(room, w.LetIn(person=late.id, yes=True))
    assert room.table.seat_of(late.id) == 1
    assert (await page.frame())["view"]["seat"] == 1
    assert (await page.table())["asking"] == []
    assert (await reread(opened, room.table.id)).chairs == room.table.chairs


async def test_a_latecomer_who_is_refused_is_told_why_and_may_watch(opened: Opened) -> None:
    host, room = await with_a_bot(opened)
    late = await guest(opened)
    page = late.page(room)
    await late.wish(room, w.Sit(seat=1))
    await host.wish(room, w.LetIn(person=late.id, yes=False))
    told = [line["what"] for frame in await page.heard("frame") for line in frame["told"]]
    assert told[-2:] == ["asked-in", "turned-away"]
    with refusing("turned-away"):
        await late.wish(room, w.Sit(seat=1))
    assert (await page.frame())["status"] == "running"
    assert room.table.seat_of(late.id) is None


async def test_only_the_host_lets_in_and_only_who_asks(opened: Opened) -> None:
    host, room = await with_a_bot(opened)
    late, other = await guests(opened, 2)
    await late.wish(room, w.Sit(seat=1))
    for person in (late, other):
        with refusing("only-the-host"):
            await person.wish(room, w.LetIn(person=late.id, yes=True))
    with refusing("nobody-asks-in"):
        await host.wish(room, w.LetIn(person=other.id, yes=True))


async def test_a_table_may_take_nobody_in_or_everybody(opened: Opened) -> None:
    late = await guest(opened)
    _, closed = await with_a_bot(opened, latecomers="no")
    with refusing("no-latecomers"):
        await late.wish(closed, w.Sit(seat=1))
    _, welcoming = await with_a_bot(opened, latecomers="welcome")
    await late.wish(welcoming, w.Sit(seat=1))
    assert welcoming.table.seat_of(late.id) == 1


async def test_where_nothing_is_hidden_everybody_is_welcome(opened: Opened) -> None:
    _, room = await with_a_bot(opened, "ergo")
    assert room.table.terms.latecomers == "welcome"
    assert (await with_a_bot(opened, "spacepoker"))[1].table.terms.latecomers == "ask"


async def test_whoever_has_held_one_chair_of_a_match_holds_no_other(opened: Opened) -> None:
    host, other = await guests(opened, 2)
    room = await laid(host, "spacepoker", 3, latecomers="welcome")
    await host.wish(room, w.Sit(seat=0))
    await other.wish(room, w.Sit(seat=2))
    await other.wish(room, w.Stand())
    await other.wish(room, w.Sit(seat=1))  # before the match nobody has seen anything
    await host.wish(room, w.SeatBot(seat=2, level="random"))
    await host.wish(room, w.Start())
    await host.wish(room, w.Remove(seat=1))
    late = await guest(opened)
    await late.wish(room, w.Sit(seat=2))
    await late.wish(room, w.Stand())
    with refusing("sits-already"):
        await late.wish(room, w.Sit(seat=1))
    await host.wish(room, w.Remove(seat=2))
    with refusing("removed-by-host"):
        await late.wish(room, w.Sit(seat=1))
    room.table.removed.discard(late.id)
    with refusing("seen-another-chair"):
        await late.wish(room, w.Sit(seat=1))
    await late.wish(room, w.Sit(seat=2))
    assert (await reread(opened, room.table.id)).seen == room.table.seen


async def test_only_so_many_wait_for_the_hosts_word_at_once(opened: Opened) -> None:
    _, room = await with_a_bot(opened)
    for late in await guests(opened, w.MOST_ASKING):
        await late.wish(room, w.Sit(seat=1))
    with refusing("many-are-asking"):
        await (await guest(opened)).wish(room, w.Sit(seat=1))


async def test_no_chair_of_a_running_match_with_secrets_is_added_to_a_phone(opened: Opened) -> None:
    host, room = await with_a_bot(opened)
    await host.wish(room, w.SetCode(code="1234"))
    with refusing("share-before-the-start"):
        await host.wish(room, w.Share(seat=1, name="Camille", code="4321"))


async def test_a_successor_is_not_told_what_was_whispered_to_another(opened: Opened) -> None:
    people = await guests(opened, 4)
    room = await started(people, "sporz", latecomers="welcome")
    await people[0].wish(room, w.Say(text="between us", to=[1]))
    await people[0].wish(room, w.Remove(seat=1))
    late = await guest(opened)
    await late.wish(room, w.Sit(seat=1))
    await people[0].wish(room, w.Say(text="welcome", to=[1]))
    page = late.page(room)
    told = [line.get("text") for frame in await page.heard("frame") for line in frame["told"]]
    assert "welcome" in told
    assert "between us" not in told
    assert (await page.frame())["n"] == len(told)
