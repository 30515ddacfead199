"""The analysis of a finished table: worked out at leisure, kept, and told to whoever may know."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.house.conftest import Server
from tests.house.playing import guests
from tests.house.test_turning import WON, play
from tests.house.visiting import Visitor, visitor
from veillee.analysis import Analysis, Answer, Piece, Study, analyse
from veillee.analysis.analysis import VERSION
from veillee.analysis.answering import answers
from veillee.analysis.questions import Question
from veillee.house.bots import analyses as analyses_module
from veillee.house.bots.analyses import Analyses
from veillee.house.bots.processes import BotProcesses, CutOff
from veillee.house.errors import HouseError
from veillee.house.journal.pruning import prune
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.settings import Retention
from veillee.house.table.replay import written_record
from veillee.kernel import Record

pytestmark = pytest.mark.anyio

FEW = 60


class Here(BotProcesses):
    """Works everything out on the spot."""

    def __init__(self) -> None:
        self.asked = 0

    async def analyse(self, game: str, piece: Piece) -> list[Answer]:
        assert game == "ergo"
        self.asked += 1
        await asyncio.sleep(0)
        return answers(piece)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer playouts than a house has time for."""
    monkeypatch.setattr(analyses_module, "Study", lambda record: Study(record, FEW))


def read(body: bytes | None) -> Analysis:
    assert body is not None
    return msgspec.json.decode(body, type=Analysis)


async def worked_out(analyses: Analyses, room: Room) -> Analysis:
    """What it comes to once it is done."""
    body = analyses.begin(room.table.id, written_record(room.table))
    for _ in range(6000):
        body = await analyses.found(room.table.id) or body
        if read(body).done:
            return read(body)
        await asyncio.sleep(0.01)
    raise AssertionError("it never ended")


async def test_it_grows_until_it_is_done(house: Services) -> None:
    room = await play(await guests(house, 2))
    analyses = Analyses(Here(), house.house.journal.analyses)
    first = read(analyses.begin(room.table.id, written_record(room.table)))
    assert (first.done, first.progress, first.curve) == (False, 0, [])
    last = await worked_out(analyses, room)
    assert (last.done, last.progress) == (True, 1)
    assert last.curve[-1].shares == (1, 0)


async def test_it_goes_along_with_the_match_only_once_it_is_whole(house: Services) -> None:
    room = await play(await guests(house, 2))
    analyses = Analyses(Here(), house.house.journal.analyses)
    analyses.begin(room.table.id, written_record(room.table))
    assert await analyses.whole(room.table.id) is None
    last = await worked_out(analyses, room)
    assert read(await analyses.whole(room.table.id)) == last


async def test_it_is_what_the_terminal_finds(services: Services) -> None:
    room = await play(await guests(services, 2))
    found = await worked_out(services.analyses, room)
    record = Record.parse(written_record(room.table))
    assert msgspec.json.encode(found) == msgspec.json.encode(analyse(record, FEW))


async def test_it_is_kept_and_not_worked_out_again(house: Services) -> None:
    room, processes = await play(await guests(house, 2)), Here()
    analyses = Analyses(processes, house.house.journal.analyses)
    found = await worked_out(analyses, room)
    asked = processes.asked
    later = Analyses(processes, house.house.journal.analyses)
    assert read(await later.found(room.table.id)) == found
    assert processes.asked == asked


async def test_what_was_worked_out_by_another_version_is_worked_out_anew(
    house: Services,
) -> None:
    kept = house.house.journal.analyses
    await kept.keep("table", VERSION - 1, b"{}")
    assert await kept.analysis("table", VERSION) is None


async def test_it_goes_with_its_table(house: Services) -> None:
    room = await play(await guests(house, 2))
    journal = house.house.journal
    await journal.analyses.keep(room.table.id, VERSION, b"{}")
    a_year_later = room.table.at + 366 * 86_400_000
    kept = Retention(unstarted=1, finished=1, people=0)
    list(prune(journal._engine, kept, a_year_later, dry_run=False))
    assert await journal.analyses.analysis(room.table.id, VERSION) is None


async def test_several_who_ask_have_one_analysis(services: Services) -> None:
    room = await play(await guests(services, 2))
    analyses = Analyses(Here(), services.house.journal.analyses)
    record = written_record(room.table)
    assert analyses.begin(room.table.id, record) == analyses.begin(room.table.id, record)
    assert len(analyses._tasks) == 1
    await analyses.close()


async def test_one_that_broke_off_is_told_and_can_be_asked_for_again(services: Services) -> None:
    room = await play(await guests(services, 2))

    class Broken(BotProcesses):
        async def analyse(self, game: str, piece: Piece) -> list[Answer]:
            raise CutOff

    analyses = Analyses(Broken(), services.house.journal.analyses)
    analyses.begin(room.table.id, written_record(room.table))
    await asyncio.sleep(0.05)
    with pytest.RaisesExc(HouseError, check=lambda error: error.message == "analysis-failed"):
        await analyses.found(room.table.id)
    assert await analyses.found(room.table.id) is None


async def test_no_bot_waits_for_more_than_one_piece(services: Services) -> None:
    room = await play(await guests(services, 2))
    processes = BotProcesses(1)
    (process,) = processes._processes
    piece = Piece(written_record(room.table), Question("moves"), 0, 4)
    pieces = [asyncio.create_task(processes.analyse("ergo", piece)) for _ in range(5)]
    while not process.waiting:
        await asyncio.sleep(0)
    await process.warm_up("ergo", "easy")
    assert sum(task.done() for task in pieces) <= 1
    await asyncio.gather(*pieces)
    await processes.close()


async def test_the_same_pieces_are_answered_once_nobody_waits(services: Services) -> None:
    room = await play(await guests(services, 2))
    piece = Piece(written_record(room.table), Question("moves"), 0, 4)
    asked = (services.driver._processes.analyse("ergo", piece) for _ in range(3))
    first, *others = await asyncio.gather(*asked)
    assert all(answer[0] == first[0] for answer in others)


async def test_a_crowd_is_not_analysed_here(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses_module, "MOST_SEATS", 1)
    room = await play(await guests(services, 2))
    with pytest.RaisesExc(HouseError, check=lambda error: error.message == "analysis-too-large"):
        services.analyses.begin(room.table.id, written_record(room.table))


async def finished(host: Visitor, other: Visitor, **terms: Any) -> str:
    table = await host.lay(chairs=["me", "open"], **terms)
    await other.command(table, type="sit", seat=1)
    await host.command(table, type="start")
    for turn, move in enumerate(WON):
        await (host, other)[turn % 2].command(table, type="move", move=move)
    return table


async def test_whoever_has_the_link_of_a_finished_table_is_told(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await finished(host, other)
        begun = await other.get(f"tables/{table}/analysis")
        assert begun.status_code == 200
        assert read(begun.content).done is False
        while not (seen := read((await host.get(f"tables/{table}/analysis")).content)).curve:
            await asyncio.sleep(0.2)
        assert seen.curve[-1].shares == (1, 0)


async def test_nothing_is_told_before_the_end(server: Server) -> None:
    async with visitor(server) as host:
        table = await host.lay(chairs=["me", "random"], start=True)
        early = await host.get(f"tables/{table}/analysis")
        assert (early.status_code, early.json()["error"]) == (403, "replay-not-over")


async def test_nor_of_a_record_that_stays_closed(server: Server) -> None:
    async with visitor(server) as host, visitor(server) as other:
        table = await finished(host, other, open_record=False)
        closed = await host.get(f"tables/{table}/analysis")
        assert (closed.status_code, closed.json()["error"]) == (403, "record-not-opened")
