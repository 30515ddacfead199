"""What is no longer kept: counted first, let go of in small steps, never a running match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.house.conftest import Server, settings
from tests.house.playing import Guest, guest, guests, laid, started, written
from tests.house.visiting import visitor
from veillee.cli import main
from veillee.house.errors import HouseError
from veillee.house.journal.engine import connect
from veillee.house.journal.schema import people
from veillee.house.live.room import Room
from veillee.house.now import THAT_MOMENT, now_ms
from veillee.house.pruning import Pruner
from veillee.house.services import Services
from veillee.house.settings import Retention, read_settings
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.talk import Say
from veillee.house.table.terms import DAY

pytestmark = pytest.mark.anyio

BLACK_WINS = ("e5", "a1", "e6", "a2", "e7", "a3", "e4", "a4", "e3")
ALL = Retention(unstarted=1, finished=30, people=365)


class Later:
    """A clock that can be set to so many days from now."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(self, days: float) -> int:
        """From now on it is so many days later; what time that is."""
        self._monkeypatch.undo()
        then = now_ms() + int(days * DAY)
        self._monkeypatch.setattr(
            "veillee.house.now.passed_ns", lambda: then * 1_000_000 - THAT_MOMENT
        )
        return then


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)


async def finished(people: list[Guest]) -> Room:
    room = await started(people)
    for turn, move in enumerate(BLACK_WINS):
        await people[turn % 2].move(room, move)
    return room


async def prune(services: Services, now: int, kept: Retention = ALL) -> tuple[int, ...]:
    return tuple(await services.house.journal.prune(kept, now))


async def test_a_table_that_never_began_is_kept_for_a_day(services: Services, later: Later) -> None:
    room = await laid(await guest(services))
    assert await prune(services, later(0.9)) == (0, 0, 0)
    assert await prune(services, later(1.1)) == (1, 0, 0)
    assert [entry.__class__.__name__ for entry in await written(services, room.table.id)] == [
        "Pruned"
    ]


async def test_where_something_has_happened_since_the_day_begins_anew(
    services: Services, later: Later
) -> None:
    host = await guest(services)
    room = await laid(host)
    later(0.9)
    await host.command(room, Say(text="is anybody coming?"))
    assert await prune(services, later(1.1)) == (0, 0, 0)


async def test_a_running_match_is_never_let_go_of(services: Services, later: Later) -> None:
    room = await started(await guests(services, 2))
    assert await prune(services, later(4000)) == (0, 0, 0)
    assert len(await written(services, room.table.id)) == room.table.number


async def test_finished_matches_are_kept_unless_the_operator_says_otherwise(
    services: Services, later: Later
) -> None:
    await finished(await guests(services, 2))
    now = later(60)
    assert await prune(services, now, Retention(people=0)) == (0, 0, 0)
    assert await prune(services, now, Retention(finished=90)) == (0, 0, 0)
    assert await prune(services, now, Retention(finished=30)) == (0, 1, 0)


async def test_people_who_were_not_here_for_a_year_are_forgotten(
    services: Services, later: Later
) -> None:
    gone, here = await guests(services, 2)
    later(300)
    await services.house.people.saw(here.id)
    assert await prune(services, later(370)) == (0, 0, 1)
    kept = services.house.journal.people
    assert await kept.find(gone.id) is None
    assert await kept.find(here.id) is not None


async def test_their_words_are_taken_away_and_houses_that_hold_them_forget_them(
    services: Services, later: Later
) -> None:
    people = await guests(services, 2)
    room = await finished(people)
    await people[0].command(room, Say(text="a secret of mine"))
    now = later(370)
    await prune(services, now, Retention())
    assert "a secret" not in str(await written(services, room.table.id))
    await Pruner(services.house, None).let_go()
    assert "a secret" not in str(room.table.told)


async def test_whoever_holds_a_chair_of_a_running_match_is_remembered(
    services: Services, later: Later
) -> None:
    await started(await guests(services, 2))
    assert await prune(services, later(4000)) == (0, 0, 0)


async def test_coming_to_the_house_is_being_seen(new_server: Callable[..., Server]) -> None:
    server = new_server()
    async with visitor(server) as somebody:
        day = partial(seen_day, server, somebody.me["id"])
        assert day() == now_ms() // DAY
        day(1)
        server.close()
        server.open()
        await somebody.get("me")
        assert day() == now_ms() // DAY


def seen_day(server: Server, person: str, day: int | None = None) -> int:
    """On which day the person was last seen; that day, where it is given."""
    engine = connect(server._environment["VEILLEE_DATABASE"], power_cuts=False)
    with engine.begin() as connection:
        row = people.c.id == person
        if day is not None:
            connection.execute(update(people).where(row).values(seen_day=day))
        found = connection.scalar(select(people.c.seen_day).where(row))
    engine.dispose()
    return int(found or 0)


# -- houses that are open meanwhile ---------------------------------------------------------------


async def test_a_house_that_has_the_table_in_memory_cannot_write_to_it_any_more(
    services: Services, later: Later
) -> None:
    host, other = await guests(services, 2)
    room = await laid(host)
    page = host.page(room)
    await prune(services, later(2))
    with pytest.raises(HouseError) as refused:
        await other.command(room, Sit(seat=0))
    assert refused.value.message == "no-such-table"
    assert room.table.id not in services.house.rooms
    assert page.texts[-1] == "closed 4004"
    assert len(await written(services, room.table.id)) == 1
    with pytest.raises(HouseError):
        await services.house.room(room.table.id)


async def test_a_house_lets_go_of_what_another_process_has_pruned(
    services: Services, later: Later
) -> None:
    room = await laid(await guest(services))
    await prune(services, later(2))
    await Pruner(services.house, None).let_go()
    assert room.table.id not in services.house.rooms


async def test_nothing_at_all_is_left_of_it_the_day_after(services: Services, later: Later) -> None:
    room = await laid(await guest(services))
    await prune(services, later(2))
    await prune(services, later(4))
    assert await written(services, room.table.id) == []
    assert (await services.house.journal.people.kept(room.table.host)).tables == []


async def test_whoever_sits_down_while_it_is_pruned_keeps_the_table_or_is_refused(
    house: Services, later: Later
) -> None:
    """Thirty tables are pruned while somebody sits down at each."""
    host, other = await guests(house, 2)
    rooms = [await laid(host) for _ in range(30)]
    now = later(2)
    pruned, *sat = await asyncio.gather(
        prune(house, now),
        *(other.command(room, Sit(seat=0)) for room in rooms),
        return_exceptions=True,
    )
    alive = [room for room, done in zip(rooms, sat, strict=True) if not_refused(done)]
    assert pruned[0] + len(alive) == len(rooms)
    for room in alive:
        assert len(await written(house, room.table.id)) == room.table.number == 2


def not_refused(done: Any) -> bool:
    if isinstance(done, BaseException):
        assert isinstance(done, HouseError), done
        assert done.message == "no-such-table"
    return not isinstance(done, BaseException)


async def test_a_house_prunes_by_itself_if_it_is_told_to(
    folder: Path, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.house.pruning.LOOK_SECONDS", 0.05)
    monkeypatch.setattr("veillee.house.pruning.DAY_SECONDS", 0.1)
    services = Services(settings(folder, prune=True, kept=ALL))
    async with services.open():
        room = await laid(await guest(services))
        then = now_ms() + 2 * DAY
        monkeypatch.setattr("veillee.house.now.passed_ns", lambda: then * 1_000_000 - THAT_MOMENT)
        async with asyncio.timeout(30):
            while room.table.id in services.house.rooms:
                await asyncio.sleep(0.05)


# -- the command ----------------------------------------------------------------------------------


async def test_a_dry_run_counts_and_lets_go_of_nothing(
    folder: Path,
    later: Later,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    services = Services(settings(folder))
    async with services.open():
        host = await guest(services)
        for _ in range(25):
            await laid(host)
    later(2)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("VEILLEE_DATABASE", f"sqlite:///{folder}/house.sqlite")
    for _ in range(2):
        assert main(["prune", "--dry-run"]) == 0
        assert "Would let go of: 25 tables" in capsys.readouterr().out
    assert main(["prune"]) == 0
    assert "Let go of: 25 tables that never began, 0 finished" in capsys.readouterr().out
    assert main(["prune"]) == 0
    assert "Let go of: 0 tables" in capsys.readouterr().out


def test_the_environment_says_how_long_things_are_kept() -> None:
    assert read_settings({}).kept == Retention(1, 0, 365)
    named = {"VEILLEE_KEEP_FINISHED": "90", "VEILLEE_KEEP_PEOPLE": "0"}
    assert read_settings(named).kept == Retention(1, 90, 0)
    with pytest.raises(HouseError):
        read_settings({"VEILLEE_KEEP_PEOPLE": "-1"})
