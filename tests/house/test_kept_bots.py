"""Kept bots: the bot that was measured in the arena is the one that sits at a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import veillee
from tests.house.playing import Guest, guest, guests, laid, started, until
from veillee.bots import Bot
from veillee.games import GAMES
from veillee.house.bots.driver import question
from veillee.house.bots.kept import kept_bot
from veillee.house.bots.processes import BotProcesses, Choice, CutOff, Question, answer_over
from veillee.house.bots.worker import KeptBots
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.undo import AskUndo
from veillee.kernel import Chance

pytestmark = pytest.mark.anyio

TURNS = 12
NO_TIME = 0.0
"""With no time the bots that imagine worlds look at one batch of them, so that a seed settles what
they choose; the others need no time."""

BY_TIME = {("ergo", level) for level in ("seasoned", "tough", "hard")}
"""Search for two milliseconds of the clock at the least: they choose as the machine lets them."""

Choose = Callable[[int, Any, list[Any]], Awaitable[Any]]


@pytest.fixture
async def processes() -> AsyncIterator[BotProcesses]:
    processes = BotProcesses(2)
    yield processes
    await processes.close()


def comparable(game: str) -> list[str]:
    """The levels that choose alike whenever they are asked alike."""
    return [level for level in ("random", *veillee.bots(game)) if (game, level) not in BY_TIME]


async def played(game: str, choose: Choose) -> list[tuple[int, str]]:
    """A match up to everybody's first turns, those who had fewer being asked first."""
    match, turns, moves = veillee.Match(game, seed="kept bots"), Counter[int](), []
    while match.to_act:
        seat = min(match.to_act, key=lambda seat: (turns[seat], seat))
        if turns[seat] == TURNS:
            break
        move = await choose(seat, match.view(seat), match.legal(seat))
        match.play(seat, move)
        moves.append((seat, match.game.write(move)))
        turns[seat] += 1
    return moves


def asked(game: str, level: str, seat: int, view: Any, legal: list[Any]) -> Question:
    return Question(
        game=game,
        level=level,
        view=msgspec.json.encode(view),
        legal=msgspec.json.encode(legal),
        seconds=NO_TIME,
        seed=1000 + seat,
        bot=f"a table {seat} {level} 0",
    )


def in_the_house(processes: BotProcesses, game: str, level: str) -> Choose:
    async def choose(seat: int, view: Any, legal: list[Any]) -> Any:
        return legal[await processes.choose(asked(game, level, seat, view, legal))]

    return choose


def in_the_arena(game: str, level: str) -> Choose:
    """As `veillee.cli.crew` does: one bot a seat, for the whole match."""
    bots = dict[int, Bot]()

    async def choose(seat: int, view: Any, legal: list[Any]) -> Any:
        if seat not in bots:
            bots[seat] = veillee.bot(game, level, 1000 + seat, NO_TIME)
        return bots[seat].choose(view, legal)

    return choose


def lose(processes: BotProcesses) -> None:
    """As when the machine has no memory left, and takes it where it is."""
    for one in processes._processes:
        if one._process:
            one._process.kill()
            one._process.wait()


@pytest.mark.parametrize("game", GAMES)
async def test_house_and_arena_choose_alike_from_the_same_seed(
    processes: BotProcesses, game: str
) -> None:
    for level in comparable(game):
        house = await played(game, in_the_house(processes, game, level))
        assert house == await played(game, in_the_arena(game, level)), level


@pytest.mark.parametrize("game", GAMES)
async def test_bots_that_lose_their_process_go_on_playing(
    processes: BotProcesses, game: str
) -> None:
    choose, turns = in_the_house(processes, game, veillee.bots(game)[-1]), count(1)

    async def choose_and_lose(seat: int, view: Any, legal: list[Any]) -> Any:
        chosen = await choose(seat, view, legal)
        if next(turns) in (3, 10):
            lose(processes)
        return chosen

    # The match refuses what is not legal.
    assert len(await played(game, choose_and_lose)) > 10


async def test_a_bot_that_was_lost_is_made_anew_from_its_seed(processes: BotProcesses) -> None:
    first = [await processes.choose(opening()) for _ in range(4)]
    lose(processes)
    assert [await processes.choose(opening()) for _ in range(4)] == first
    assert [await processes.choose(opening()) for _ in range(4)] != first


async def test_after_something_was_taken_back_another_bot_is_made(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await guest(services)
    room = await against_a_bot(host)
    processes, names = services.driver._processes, list[str | None]()
    advise = processes.advise

    async def heard(question: Question) -> Choice:
        names.append(question.bot)
        return await advise(question)

    monkeypatch.setattr(processes, "advise", heard)
    host.page(room)

    async def answered(move: str) -> Any:
        before = len(room.table.plays)
        await host.move(room, move)
        await until(lambda: len(room.table.plays) == before + 2)
        return room.table.running().moves[-1]

    first = await answered("e5")
    await host.command(room, AskUndo())
    assert not room.table.plays
    # In the same position another bot from the same seed does the same; the old one would go on.
    assert await answered("e5") == first
    await answered(free_cell(room))
    assert names[0] != names[1] == names[2]


async def test_the_least_recently_used_bots_are_let_go() -> None:
    kept = KeptBots(most_megabytes=3)
    first = {bot: kept.choose(opening(bot)) for bot in ("one", "two", "three")}
    kept.choose(opening("one"))
    kept.choose(opening("four"))
    assert list(kept.names) == ["three", "one", "four"]
    # The one that was let go begins its stream again.
    assert kept.choose(opening("two")) == first["two"]


async def test_bots_that_hold_much_are_fewer() -> None:
    kept = KeptBots(most_megabytes=40)
    for bot in range(5):
        kept.choose(opening(f"bot {bot}", level="hard"))
    assert list(kept.names) == ["bot 3", "bot 4"]


async def test_a_bot_that_breaks_down_costs_no_other_table_its_bot(
    processes: BotProcesses,
) -> None:
    twin = KeptBots()
    broken = opening("broken")._replace(view=b"{}")
    for _ in range(3):
        assert await processes.choose(opening()) == twin.choose(opening())
        for one in processes._processes:
            with pytest.raises(CutOff):
                await one.advise(broken)


async def test_a_hint_that_nobody_waits_for_costs_no_other_table_its_bot(
    processes: BotProcesses,
) -> None:
    twin = KeptBots()
    for _ in range(3):
        assert await processes.choose(opening()) == twin.choose(opening())
        hints = [asyncio.create_task(processes.choose(opening(None, "easy"))) for _ in range(4)]
        for _ in range(5):
            await asyncio.sleep(0)
        assert all(one.waiting for one in processes._processes)
        for hint in hints:
            hint.cancel()


async def test_an_answer_that_comes_in_pieces_is_read_whole() -> None:
    ours, theirs = multiprocessing.Pipe()
    os.set_blocking(ours.fileno(), False)  # as uvloop has it, of all that it watches
    said = "a riddle " * 100_000
    saying = asyncio.create_task(asyncio.to_thread(theirs.send, said))
    assert await answer_over(ours) == said
    await saying


async def test_what_belongs_to_no_seat_is_asked_where_fewest_wait(processes: BotProcesses) -> None:
    asking = [asyncio.create_task(processes.choose(opening(None))) for _ in range(4)]
    await asyncio.sleep(0)
    assert [one.waiting for one in processes._processes] == [2, 2]
    await asyncio.gather(*asking)


async def test_a_hint_is_of_no_kept_bot(services: Services) -> None:
    table = (await started(await guests(services, 2))).table
    hints = [question(table, 0, "hard", table.running().legal(0)) for _ in range(2)]
    assert [hint.bot for hint in hints] == [None, None]
    assert hints[0].seed != hints[1].seed


async def test_every_seat_level_and_table_has_a_seed_of_its_own(services: Services) -> None:
    people = await guests(services, 2)
    rooms = [await started(people) for _ in range(2)]
    seeds = [
        kept_bot(room.table, seat, level).seed
        for room in rooms
        for seat in range(2)
        for level in ("medium", "hard")
    ]
    assert len(set(seeds)) == 8


async def test_the_seed_of_a_bot_follows_from_the_secret_alone_and_not_from_what_is_shown(
    services: Services,
) -> None:
    """Two tables that look alike in everything but the seed nobody sees."""
    table = (await laid(await guest(services))).table
    before = kept_bot(table, 0, "hard")
    assert kept_bot(table, 0, "hard") == before
    table = replace(table, opened=replace(table.opened, seed="another"))
    after = kept_bot(table, 0, "hard")
    assert after.name == before.name
    assert after.seed != before.seed


async def test_a_page_is_shown_nothing_of_a_bots_seed(services: Services) -> None:
    host = await guest(services)
    room = await against_a_bot(host)
    page = host.page(room)
    await host.move(room, "e5")
    await until(lambda: len(room.table.plays) == 2)
    await page.heard("frame")
    bot = kept_bot(room.table, 1, "random")
    assert page.texts
    assert not any(str(bot.seed) in text or f"{bot.seed:x}" in text for text in page.texts)
    # Nor is it the start of the match's chance, or of what commits the house to it.
    match = room.table.running()
    assert bot.seed != Chance(match.seed, match.record.contributions).word()
    assert f"{bot.seed:016x}" not in room.table.commitment


async def against_a_bot(host: Guest) -> Room:
    room = await laid(host)
    await host.command(room, Sit(seat=0))
    await host.command(room, SeatBot(seat=1, level="random"))
    await host.command(room, Start())
    return room


def free_cell(room: Room) -> str:
    legal = room.table.running().legal(0)
    return str(room.table.game.write(legal[0]))


def opening(bot: str | None = "a bot", level: str = "random") -> Question:
    """The first move of a match, whoever is asked for it."""
    match = veillee.Match("ergo", seed="opening")
    return asked("ergo", level, 0, match.view(0), match.legal(0))._replace(bot=bot)
