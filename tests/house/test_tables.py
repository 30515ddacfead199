"""Tables: laying, sitting, starting, leaving, coming back."""

import pytest
from msgspec.structs import replace

import veillee
from tests.house.conftest import Server
from tests.house.playing import guest, guests, laid, refusing, started, written
from tests.house.visiting import visitor
from veillee.house.now import now_ms
from veillee.house.services import Services
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.leave import Free, Remove, Stand
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.shared_phone import SetCode
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.talk import Say
from veillee.house.table.terms import Terms
from veillee.kernel import Refused, SetupError

pytestmark = pytest.mark.anyio


# -- laying and sitting ---------------------------------------------------------------------------


async def test_a_match_starts_when_every_chair_is_taken(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    await host.command(room, Sit(seat=1))
    with refusing("chairs-open"):
        await host.command(room, Start())
    await other.command(room, Sit(seat=0))
    await host.command(room, Start())
    assert room.table.status == "running"
    with refusing("started-already"):
        await host.command(room, Start())


async def test_only_the_host_starts_seats_bots_and_frees_chairs(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    for command in (
        Start(),
        SeatBot(seat=0, level="easy"),
        Free(seat=0),
        Remove(seat=0),
    ):
        with refusing("only-the-host"):
            await other.command(room, command)


async def test_a_chair_holds_one_person_and_a_person_one_chair(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    with refusing("chair-taken"):
        await other.command(room, Sit(seat=0))
    with refusing("sits-already"):
        await host.command(room, Sit(seat=1))
    with refusing("no-such-chair"):
        await other.command(room, Sit(seat=2))
    assert not (await host.command(room, Sit(seat=0))).done


async def test_who_stands_up_before_the_match_leaves_an_open_chair(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    await other.command(room, Sit(seat=0))
    await other.command(room, Stand())
    assert room.table.chairs[0].is_open


async def test_the_host_seats_a_bot_and_frees_its_chair_again(services: Services) -> None:
    host = await guest(services)
    room = await laid(host)
    await host.command(room, SeatBot(seat=0, level="easy"))
    await host.command(room, SeatBot(seat=0, level="random"))
    assert room.table.chairs[0].bot == "random"
    with refusing("no-such-level"):
        await host.command(room, SeatBot(seat=1, level="genius"))
    await host.command(room, Free(seat=0))
    with refusing("chair-open-already"):
        await host.command(room, Free(seat=0))


@pytest.mark.parametrize(
    "terms",
    [
        {"game": "chess", "seats": 2},
        {"game": "ergo", "seats": 3},
        {"game": "ergo", "seats": 2, "options": {"colour": "red"}},
        {"game": "ergo", "seats": 2, "options": {"swap": "maybe"}},
    ],
)
async def test_a_table_that_cannot_be_played_at_is_not_laid(
    services: Services, terms: dict[str, object]
) -> None:
    host = await guest(services)
    with pytest.raises(SetupError):
        decide_to_lay(host.id, Terms(**terms), now_ms())  # type: ignore[arg-type]


async def test_a_table_is_laid_with_its_chairs_and_begins_in_one_request(server: Server) -> None:
    async with visitor(server) as host:
        laid_at_once = await host.post(
            "tables",
            {"game": "ergo", "seats": 2, "chairs": ["random", "me"], "start": True},
        )
        seen = laid_at_once.json()
        assert (seen["status"], seen["seat"], seen["chairs"][0]["bot"]) == ("running", 1, "random")


@pytest.mark.parametrize(
    ("chairs", "error"),
    [
        (["me", "me"], "wrong-chairs"),
        (["me", "open", "open"], "wrong-chairs"),
        (["me", "genius"], "no-such-level"),
    ],
)
async def test_chairs_that_make_no_sense_are_refused_and_nothing_is_laid(
    server: Server, chairs: list[str], error: str
) -> None:
    async with visitor(server) as host:
        answer = await host.post("tables", {"game": "ergo", "seats": 2, "chairs": chairs})
        assert answer.json()["error"] == error
        assert (await host.get("me/kept")).json()["tables"] == []


async def test_public_tables_are_listed_and_those_by_link_are_not(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        shown = await host.lay(public=True, chairs=["me", "open"])
        hidden = await host.lay(chairs=["me", "open"])
        public = {table["id"]: table for table in (await other.get("tables")).json()}
        assert shown in public
        assert hidden not in public
        assert public[shown]["open_chairs"] == 1
        assert public[shown]["host"] == host.me["name"]
        mine = {table["id"] for table in (await host.get("tables?which=mine")).json()}
        assert mine == {shown, hidden}
        assert (await other.get("tables?which=mine")).json() == []


async def test_a_list_says_whose_turn_it_is(server: Server) -> None:
    async with visitor(server) as host:
        await host.lay(chairs=["me", "random"], start=True)
        [mine] = (await host.get("tables?which=mine")).json()
        assert mine["your_turn"]
        assert mine["awaited"] == [{"seat": 0, "name": host.me["name"], "bot": None}]


async def test_an_invitation_is_a_picture_of_the_link_and_no_chair(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await host.lay(chairs=["me", "open"])
        drawn = await other.get(f"tables/{table}/invitation.svg")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text.lstrip().startswith("<?xml")
        seen = (await other.get(f"tables/{table}")).json()
        assert seen["seat"] is None
        assert seen["commitment"]


# -- leaving and coming back ----------------------------------------------------------------------


async def test_who_leaves_a_running_match_has_his_chair_kept_by_a_bot(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people, stand_in="random")
    await people[1].command(room, Stand())
    assert room.table.chairs[1].person == people[1].id
    assert room.table.chairs[1].bot
    assert room.table.chairs[1].why == "left"
    assert not (await people[1].command(room, Stand())).done
    await people[1].command(room, Sit(seat=1))
    assert room.table.chairs[1].bot is None


async def test_a_latecomer_takes_a_bots_chair_in_a_running_match(services: Services) -> None:
    host, late = await guests(services, 2)
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    await host.command(room, SeatBot(seat=1, level="random"))
    await host.command(room, Start())
    await late.command(room, Sit(seat=1))
    await host.move(room, "e5")
    await late.move(room, "a1")
    assert len(room.table.running()) == 2


async def test_nobody_takes_the_chair_that_a_bot_keeps_warm_for_somebody(
    services: Services,
) -> None:
    people = await guests(services, 3)
    room = await started(people[:2])
    await people[1].command(room, Stand())
    with refusing("chair-taken"):
        await people[2].command(room, Sit(seat=1))


async def test_the_host_removes_a_person_who_may_then_only_watch(services: Services) -> None:
    people = await guests(services, 3)
    room = await started(people[:2])
    page = people[1].page(room)
    await people[0].command(room, Remove(seat=1))
    assert room.table.chairs[1].person is None
    assert room.table.chairs[1].bot == "medium"
    assert (await page.frame())["view"]["seat"] is None
    with refusing("removed-by-host"):
        await people[1].command(room, Sit(seat=1))
    with refusing("removed-by-host"):
        await people[1].command(room, Say(text="unfair"))
    await people[2].command(room, Sit(seat=1))
    assert room.table.seat_of(people[2].id) == 1


# -- moves and chance -----------------------------------------------------------------------------


async def test_a_move_against_the_rules_is_refused_with_its_clause(services: Services) -> None:
    people = await guests(services, 2)
    room = await started(people)
    before = len(await written(services, room.table.id))
    for person, move in ((people[0], "z99"), (people[1], "e5"), (people[0], {"type": "fly"})):
        with pytest.raises(Refused) as refused:
            await person.move(room, move)
        assert refused.value.rule
    with refusing("watchers-only-watch"):
        await (await guest(services)).move(room, "e5")
    assert len(await written(services, room.table.id)) == before


async def test_who_has_laid_a_table_adds_to_chance_once_he_sees_the_commitment(
    services: Services,
) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    await other.command(room, Sit(seat=1, luck="horseshoe"))
    told = len(room.table.told)
    await host.command(room, Sit(seat=0, luck="clover"))
    assert len(room.table.told) == told, "he sat there already"
    await host.command(room, Start())
    assert room.table.running().contributions == ("clover", "horseshoe")
    await host.command(room, Sit(seat=0, luck="another"))
    assert room.table.chairs[0].luck == "clover", "the match has begun"


async def test_adding_to_chance_leaves_the_code_of_a_shared_phone_as_it_is(
    services: Services,
) -> None:
    host = await guest(services)
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    await host.command(room, SetCode(code="1234"))
    before = room.table.chairs[0]
    assert before.code
    entry = Sit(seat=0, luck="clover").decide(room.table, host.id, now_ms())
    assert entry
    assert entry.happen(room.table).chairs[0] == replace(before, luck="clover")


async def test_the_luck_of_each_browser_enters_the_chance(services: Services) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    await host.command(room, Sit(seat=0, luck="clover"))
    await other.command(room, Sit(seat=1, luck="horseshoe"))
    commitment = room.table.commitment
    await host.command(room, Start())
    assert room.table.running().contributions == ("clover", "horseshoe")
    assert veillee.kernel.opens(room.table.opened.seed, commitment)
