"""Chairs are not peepholes: who may take one once the match has begun, and what he learns there."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.house.playing import Guest, guest, guests, laid, refusing, reread, started
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.leave import Remove, Stand
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.shared_phone import SetCode, Share
from veillee.house.table.actions.sit import MOST_ASKING, LetIn, Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.talk import Say

pytestmark = pytest.mark.anyio


async def with_a_bot(
    services: Services, game: str = "spacepoker", **terms: Any
) -> tuple[Guest, Room]:
    """A host, a bot that plays at random, and a match that has begun."""
    host = await guest(services)
    room = await laid(host, game, **terms)
    await host.command(room, Sit(seat=0))
    await host.command(room, SeatBot(seat=1, level="random"))
    await host.command(room, Start())
    return host, room


async def test_in_a_game_with_secrets_the_host_is_asked_for_a_bots_chair(
    services: Services,
) -> None:
    host, room = await with_a_bot(services)
    late = await guest(services, "Camille")
    page, watching = late.page(room), (await guest(services)).page(room)
    await late.command(room, Sit(seat=1))
    assert room.table.seat_of(late.id) is None
    assert (await page.frame())["view"] == (await watching.frame())["view"]
    asking = (await watching.table())["asking"]
    assert asking == [{"seat": 1, "person": late.id, "name": "Camille"}]
    assert not (await late.command(room, Sit(seat=1))).done, "asked already"
    await host.command(room, LetIn(person=late.id, yes=True))
    assert room.table.seat_of(late.id) == 1
    assert (await page.frame())["view"]["seat"] == 1
    assert (await page.table())["asking"] == []
    assert (await reread(services, room.table.id)).chairs == room.table.chairs


async def test_a_latecomer_who_is_refused_is_told_why_and_may_watch(services: Services) -> None:
    host, room = await with_a_bot(services)
    late = await guest(services)
    page = late.page(room)
    await late.command(room, Sit(seat=1))
    await host.command(room, LetIn(person=late.id, yes=False))
    told = [line["what"] for frame in await page.heard("frame") for line in frame["told"]]
    assert told[-2:] == ["asked-in", "turned-away"]
    with refusing("turned-away"):
        await late.command(room, Sit(seat=1))
    assert (await page.frame())["status"] == "running"
    assert room.table.seat_of(late.id) is None


async def test_only_the_host_lets_in_and_only_who_asks(services: Services) -> None:
    host, room = await with_a_bot(services)
    late, other = await guests(services, 2)
    await late.command(room, Sit(seat=1))
    for person in (late, other):
        with refusing("only-the-host"):
            await person.command(room, LetIn(person=late.id, yes=True))
    with refusing("nobody-asks-in"):
        await host.command(room, LetIn(person=other.id, yes=True))


async def test_a_table_may_take_nobody_in_or_everybody(services: Services) -> None:
    late = await guest(services)
    _, closed = await with_a_bot(services, latecomers="no")
    with refusing("no-latecomers"):
        await late.command(closed, Sit(seat=1))
    _, welcoming = await with_a_bot(services, latecomers="welcome")
    await late.command(welcoming, Sit(seat=1))
    assert welcoming.table.seat_of(late.id) == 1


async def test_where_nothing_is_hidden_everybody_is_welcome(services: Services) -> None:
    _, room = await with_a_bot(services, "ergo")
    assert room.table.terms.latecomers == "welcome"
    assert (await with_a_bot(services, "spacepoker"))[1].table.terms.latecomers == "ask"


async def test_whoever_has_held_one_chair_of_a_match_holds_no_other(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host, "spacepoker", 3, latecomers="welcome")
    await host.command(room, Sit(seat=0))
    await other.command(room, Sit(seat=2))
    await other.command(room, Stand())
    await other.command(room, Sit(seat=1))  # before the match nobody has seen anything
    await host.command(room, SeatBot(seat=2, level="random"))
    await host.command(room, Start())
    await host.command(room, Remove(seat=1))
    late = await guest(services)
    await late.command(room, Sit(seat=2))
    await late.command(room, Stand())
    with refusing("sits-already"):
        await late.command(room, Sit(seat=1))
    await host.command(room, Remove(seat=2))
    with refusing("removed-by-host"):
        await late.command(room, Sit(seat=1))
    room.table = replace(room.table, removed=frozenset())
    with refusing("seen-another-chair"):
        await late.command(room, Sit(seat=1))
    await late.command(room, Sit(seat=2))
    assert (await reread(services, room.table.id)).seen == room.table.seen


async def test_only_so_many_wait_for_the_hosts_word_at_once(services: Services) -> None:
    _, room = await with_a_bot(services)
    for late in await guests(services, MOST_ASKING):
        await late.command(room, Sit(seat=1))
    with refusing("many-are-asking"):
        await (await guest(services)).command(room, Sit(seat=1))


async def test_no_chair_of_a_running_match_with_secrets_is_added_to_a_phone(
    services: Services,
) -> None:
    host, room = await with_a_bot(services)
    await host.command(room, SetCode(code="1234"))
    with refusing("share-before-the-start"):
        await host.command(room, Share(seat=1, name="Camille", code="4321"))


async def test_a_successor_is_not_told_what_was_whispered_to_another(services: Services) -> None:
    people = await guests(services, 4)
    room = await started(people, "sporz", latecomers="welcome")
    await people[0].command(room, Say(text="between us", to=[1]))
    await people[0].command(room, Remove(seat=1))
    late = await guest(services)
    await late.command(room, Sit(seat=1))
    await people[0].command(room, Say(text="welcome", to=[1]))
    page = late.page(room)
    told = [line.get("text") for frame in await page.heard("frame") for line in frame["told"]]
    assert "welcome" in told
    assert "between us" not in told
    assert (await page.frame())["n"] == len(told)
