"""A phone that several share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.house.conftest import Server, settings
from tests.house.hands import Hands
from tests.house.playing import Guest, Page, guest, guests, laid, reread, started, written
from tests.house.visiting import visitor
from veillee.house.errors import HouseError
from veillee.house.identity import farewell
from veillee.house.live.room import Room
from veillee.house.now import now_ms
from veillee.house.rate_limits import RateLimits
from veillee.house.services import Services
from veillee.house.table.actions import AnyCommand
from veillee.house.table.actions.leave import Free, Stand
from veillee.house.table.actions.move import Move
from veillee.house.table.actions.rematch import Rematch
from veillee.house.table.actions.shared_phone import PutDown, SetCode, Share, TakeUp
from veillee.house.table.actions.sit import Sat, Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.terms import SECOND
from veillee.kernel import Refused

pytestmark = pytest.mark.anyio

MINE, HERS = "1234", "998877"


class Phone:
    """A phone at the table, and whoever has it in his hand."""

    def __init__(self, owner: Guest, room: Room) -> None:
        self.owner = owner
        self.room = room
        self.page: Page = owner.page(room)

    async def command(self, command: AnyCommand) -> None:
        desks = self.owner.services.desks
        await desks.carry_out(self.room, self.owner.person, command, self.page.socket)

    async def sees(self) -> dict[str, object] | None:
        view: dict[str, object] | None = (await self.page.frame())["view"]
        return view


async def shared_phone(services: Services, game: str = "spacepoker") -> tuple[Phone, Guest]:
    """Three chairs: the owner of the phone, Ana who shares it, and somebody with his own."""
    owner, other = await guests(services, 2)
    room = await laid(owner, game, 3)
    await owner.command(room, Sit(seat=0))
    await other.command(room, Sit(seat=2))
    phone = Phone(owner, room)
    await phone.command(SetCode(code=MINE))
    await phone.command(Share(seat=1, name="Ana", code=HERS))
    await phone.command(Start())
    await phone.command(PutDown())
    return phone, other


async def test_a_phone_that_is_put_down_is_sent_what_watchers_are_sent(services: Services) -> None:
    phone, other = await shared_phone(services)
    watching = (await guest(services)).page(phone.room)
    back = phone.owner.page(phone.room)
    await phone.command(TakeUp(seat=0, code=MINE))
    await phone.command(Move(move={"type": "exchange", "cards": []}))
    await phone.command(TakeUp(seat=1, code=HERS))
    await phone.command(Move(move={"type": "exchange", "cards": []}))
    await other.move(phone.room, {"type": "exchange", "cards": []})
    await back.heard("frame")
    await watching.heard("frame")
    frames = [[t for t in p.texts if '"type":"frame"' in t] for p in (back, watching)]
    assert len(frames[0]) >= 3
    assert frames[0] == frames[1]


async def test_each_chair_of_it_is_opened_by_its_own_code(services: Services) -> None:
    phone, _ = await shared_phone(services)
    assert (await phone.sees())["seat"] is None  # type: ignore[index]
    await phone.command(TakeUp(seat=1, code=HERS))
    assert (await phone.sees())["seat"] == 1  # type: ignore[index]
    await phone.command(TakeUp(seat=0, code=MINE))
    assert (await phone.sees())["seat"] == 0  # type: ignore[index]
    with pytest.raises(HouseError, match="not the code"):
        await phone.command(TakeUp(seat=1, code=MINE))
    assert (await phone.sees())["seat"] == 0  # type: ignore[index]
    await phone.command(PutDown())
    assert (await phone.sees())["seat"] is None  # type: ignore[index]
    assert (await phone.page.table())["seat"] is None
    assert (await phone.page.table())["shares"] == [0, 1]


async def test_whoever_has_it_in_his_hand_moves_for_his_own_chair(services: Services) -> None:
    phone, _ = await shared_phone(services)
    exchange = Move(move={"type": "exchange", "cards": []})
    with pytest.raises(HouseError, match="nobody has it in hand"):
        await phone.command(exchange)
    await phone.command(TakeUp(seat=1, code=HERS))
    with pytest.raises(Refused, match="turn"):
        await phone.command(exchange)
    await phone.command(TakeUp(seat=0, code=MINE))
    await phone.command(exchange)
    assert [seat for seat, _ in phone.room.table.running().moves] == [0]


async def test_the_chairs_of_another_phone_are_not_opened_with_this_one(services: Services) -> None:
    phone, other = await shared_phone(services)
    for seat in (2, 17):
        with pytest.raises(HouseError, match="not played from this phone"):
            await phone.command(TakeUp(seat=seat, code=MINE))
    page = other.page(phone.room)
    command = TakeUp(seat=1, code=HERS)
    with pytest.raises(HouseError, match="not played from this phone"):
        await services.desks.carry_out(phone.room, other.person, command, page.socket)


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Services]:
    """A house with its own limits."""
    services = Services(settings(tmp_path, limits=1.0))
    async with services.open():
        yield services


async def guessed(phone: Phone, hands: Hands, seconds: int, seats: tuple[int, ...]) -> int:
    """How many wrong codes the house looks at in that time, by somebody who never rests."""
    looked_at, until = 0, now_ms() + seconds * SECOND
    for seat in cycle(seats):
        if now_ms() >= until:
            return looked_at
        try:
            await phone.command(TakeUp(seat=seat, code="0000"))
        except HouseError as error:
            looked_at += error.message == "wrong-code"
            if error.message == "too-many-codes":
                hands.turn(int(error.args_of_message["seconds"]))
    raise AssertionError


async def test_the_codes_of_a_phone_cannot_be_tried_out_in_a_night(
    strict: Services, hands: Hands
) -> None:
    phone, _ = await shared_phone(strict)
    assert await guessed(phone, hands, 8 * 3600, (0, 1)) < 100


async def test_waits_grow_and_are_told(strict: Services, hands: Hands) -> None:
    phone, _ = await shared_phone(strict)
    for number in range(5):
        with pytest.raises(HouseError, match="not the code"):
            await phone.command(TakeUp(seat=1, code=f"{number:04}"))
    for seconds in (5, 10, 20):
        with pytest.raises(HouseError, match=f"Wait {seconds} seconds") as told:
            await phone.command(TakeUp(seat=1, code=HERS))
        assert f"Attendez {seconds} secondes" in told.value.text("fr")
        hands.turn(seconds)
        with pytest.raises(HouseError, match="not the code"):
            await phone.command(TakeUp(seat=1, code="0000"))


async def test_whoever_tried_in_vain_locks_nobody_out_for_good(
    strict: Services, hands: Hands
) -> None:
    phone, _ = await shared_phone(strict)
    await guessed(phone, hands, 4 * 3600, (1,))
    hands.turn(10 * 60)
    await phone.command(TakeUp(seat=1, code=HERS))


async def test_wrong_codes_of_one_chair_do_not_close_another(strict: Services) -> None:
    phone, _ = await shared_phone(strict)
    for _ in range(5):
        with pytest.raises(HouseError, match="not the code"):
            await phone.command(TakeUp(seat=1, code="0000"))
    await phone.command(TakeUp(seat=0, code=MINE))


async def test_right_codes_are_never_too_many(strict: Services) -> None:
    phone, _ = await shared_phone(strict)
    for _ in range(40):
        await phone.command(TakeUp(seat=0, code=MINE))
        await phone.command(TakeUp(seat=1, code=HERS))


async def test_codes_tried_at_once_are_counted_one_by_one(strict: Services) -> None:
    phone, _ = await shared_phone(strict)
    tried = [phone.command(TakeUp(seat=1, code=f"{number:04}")) for number in range(30)]
    answers = await asyncio.gather(*tried, return_exceptions=True)
    looked_at = [a for a in answers if isinstance(a, HouseError) and a.message == "wrong-code"]
    assert len(looked_at) == 5


async def test_tries_are_counted_in_the_journal_not_in_one_process(strict: Services) -> None:
    phone, _ = await shared_phone(strict)
    for _ in range(5):
        with pytest.raises(HouseError, match="not the code"):
            await phone.command(TakeUp(seat=1, code="0000"))
    strict.desks.limits = RateLimits(1.0)
    with pytest.raises(HouseError, match="Too many"):
        await phone.command(TakeUp(seat=1, code=HERS))


async def test_a_code_is_never_written_down(services: Services) -> None:
    phone, _ = await shared_phone(services)
    entries = await written(services, phone.room.table.id)
    assert [entry.of for entry in entries if isinstance(entry, Sat)] == [
        None,
        None,
        phone.owner.id,
    ]
    text = msgspec.json.encode(entries).decode()
    assert MINE not in text
    assert HERS not in text


async def test_the_owner_puts_a_code_on_his_own_chair_first(services: Services) -> None:
    owner = await guest(services)
    room = await laid(owner, "spacepoker", 3)
    with pytest.raises(HouseError, match="Take a chair"):
        await owner.command(room, Share(seat=1, name="Ana", code=HERS))
    await owner.command(room, Sit(seat=0))
    with pytest.raises(HouseError, match="code for your own chair"):
        await owner.command(room, Share(seat=1, name="Ana", code=HERS))
    await owner.command(room, SetCode(code=MINE))
    with pytest.raises(HouseError, match="has a code already"):
        await owner.command(room, SetCode(code=HERS))
    with pytest.raises(HouseError, match="Somebody sits there"):
        await owner.command(room, Share(seat=0, name="Ana", code=HERS))
    with pytest.raises(HouseError, match="chair"):
        await owner.command(room, Share(seat=9, name="Ana", code=HERS))


async def test_with_the_first_code_the_persons_other_pages_are_put_down(services: Services) -> None:
    owner, other = await guests(services, 2)
    room = await started([owner, other], "spacepoker")
    phone, forgotten = Phone(owner, room), owner.page(room)
    assert (await forgotten.frame())["view"]["seat"] == 0
    await phone.command(SetCode(code=MINE))
    assert (await phone.sees())["seat"] == 0  # type: ignore[index]
    assert (await forgotten.frame())["view"]["seat"] is None


async def test_who_shares_a_phone_is_here_as_long_as_the_phone_is(services: Services) -> None:
    phone, other = await shared_phone(services)
    watching = other.page(phone.room)
    seen = await watching.table()
    assert [chair["here"] for chair in seen["chairs"]] == [True, True, True]
    assert (seen["chairs"][1]["name"], seen["chairs"][1]["of"]) == ("Ana", phone.owner.id)
    assert seen["watchers"] == 0
    phone.page.leave()
    chairs = (await watching.table())["chairs"]
    assert [chair.get("here", False) for chair in chairs] == [False, False, True]


async def test_a_table_with_a_shared_phone_is_what_its_journal_says(services: Services) -> None:
    phone, _ = await shared_phone(services)
    await phone.command(TakeUp(seat=1, code=HERS))
    await phone.command(Stand())
    assert phone.room.table.chairs[1].why == "left"
    await phone.command(Sit(seat=1))
    assert phone.room.table.chairs[1].bot is None
    again = await reread(services, phone.room.table.id)
    assert again.chairs == phone.room.table.chairs
    assert again.shared == phone.room.table.shared == {phone.owner.id}


async def test_before_the_match_one_frees_the_chair_of_who_shares_ones_phone(
    services: Services,
) -> None:
    host, owner = await guests(services, 2)
    room = await laid(host, "spacepoker", 3)
    await owner.command(room, Sit(seat=0))
    await owner.command(room, SetCode(code=MINE))
    await owner.command(room, Share(seat=1, name="Ana", code=HERS))
    await owner.command(room, Free(seat=1))
    assert room.table.chairs[1].is_open
    with pytest.raises(HouseError, match="Only the host"):
        await owner.command(room, Free(seat=2))


async def test_who_shares_a_phone_is_there_at_the_rematch_with_the_same_code(
    services: Services,
) -> None:
    people = await guests(services, 1)
    room = await laid(people[0])
    await people[0].command(room, Sit(seat=0))
    phone = Phone(people[0], room)
    await phone.command(SetCode(code=MINE))
    await phone.command(Share(seat=1, name="Ana", code=HERS))
    await phone.command(Start())
    for column in "cdefg":
        await phone.command(TakeUp(seat=0, code=MINE))
        await phone.command(Move(move=f"{column}3"))
        if column != "g":
            await phone.command(TakeUp(seat=1, code=HERS))
            await phone.command(Move(move=f"{column}7"))
    assert room.table.status == "over"
    answer = await services.desks.carry_out(room, people[0].person, Rematch())
    again = await services.house.room(str(answer.table))
    twin = Phone(people[0], again)
    before = [chair.person for chair in room.table.chairs]
    assert [chair.person for chair in again.table.chairs] == before[::-1]
    await twin.command(TakeUp(seat=0, code=HERS))
    assert (await twin.page.table())["seat"] == 0


async def test_whoever_has_all_deleted_takes_along_who_shared_his_phone(services: Services) -> None:
    phone, _ = await shared_phone(services)
    ana = phone.room.table.chairs[1].person
    assert await services.house.people.known(ana) is not None
    await farewell(services.house, phone.owner.id)
    assert await services.house.people.known(ana) is None
    assert phone.room.table.chairs[1].bot is not None


async def test_over_http_a_shared_phone_is_always_put_down(server: Server) -> None:
    async with visitor(server) as owner, visitor(server) as other:
        table = await owner.lay("spacepoker", 3, chairs=["me"])
        await other.command(table, type="sit", seat=2)
        setting_up: list[dict[str, Any]] = [
            {"type": "set-code", "code": MINE},
            {"type": "share", "seat": 1, "name": "Ana", "code": HERS},
            {"type": "start"},
        ]
        for command in setting_up:
            assert (await owner.command(table, **command)).status_code == 200
        for command, error in (
            ({"type": "take-up", "seat": 0, "code": MINE}, "over-the-line-only"),
            ({"type": "put-down"}, "over-the-line-only"),
            ({"type": "move", "move": {"type": "exchange", "cards": []}}, "phone-is-down"),
            ({"type": "hint"}, "phone-is-down"),
            ({"type": "say", "text": "hello"}, "phone-is-down"),
            ({"type": "stand"}, "phone-is-down"),
            ({"type": "set-code", "code": "0000"}, "code-set-already"),
        ):
            assert (await owner.command(table, **command)).json()["error"] == error
        past = await owner.get(f"tables/{table}/moments/0?seat=0")
        assert past.status_code == 403
        async with owner.live(table) as live:
            seen = await live.next_of("table")
            assert (seen["seat"], seen["shares"]) == (None, [0, 1])
            assert (await live.next_of("frame"))["view"]["ships"] in (None, [])
            answer = await live.answer(type="take-up", id="a", seat=1, code=HERS)
            assert answer["type"] == "ack"
            assert [text["seat"] for text in live.texts if text["type"] == "table"] == [None, 1]
            assert live.texts[-2]["view"]["seat"] == 1
        async with owner.live(table, last=5) as live:
            assert (await live.next_of("frame"))["view"]["seat"] is None


@pytest.mark.parametrize("code", ["12", "123456789", "abcd", "12 4", ""])
async def test_a_code_is_of_four_to_eight_digits(server: Server, code: str) -> None:
    async with visitor(server) as owner:
        table = await owner.lay("spacepoker", 3, chairs=["me"])
        assert (await owner.command(table, type="set-code", code=code)).status_code == 400
