"""No frame, refusal or silence for a chair depends on what it may not know: on bytes.

Two worlds are compared that differ only in what a viewer may not know. Either the truth and one
imagined from his view, or two moves of another seat after which he sees the same. Whatever the
house would send him must be the same to the byte.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import veillee
from tests.house.playing import Page, with_move
from tests.toys import higher
from veillee.games import GAMES, load
from veillee.house.http.errors import problem
from veillee.house.journal.people import Person
from veillee.house.live.room import Room
from veillee.house.table.actions.hint import Hint
from veillee.house.table.actions.lay import Opened
from veillee.house.table.actions.leave import Remove, Stand
from veillee.house.table.actions.move import Move, Moved
from veillee.house.table.actions.sit import Sat, Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.actions.talk import Say
from veillee.house.table.actions.undo import AnswerUndo, why_not_take_back
from veillee.house.table.chairs import Chair
from veillee.house.table.replay import moment
from veillee.house.table.table import Play, Table
from veillee.house.table.terms import SecondsPerMove, Terms
from veillee.kernel import AnyGame, Chance, VeilleeError
from veillee.kernel.log import Log
from veillee.words import LANGUAGES

pytestmark = pytest.mark.anyio

NOW = 1_000_000
MOMENTS = 6
MATCHES = 3
MOST_MOVES = 40


@pytest.fixture(autouse=True)
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still: what differs is not the clock."""
    monkeypatch.setattr("veillee.house.now.THAT_MOMENT", 0)
    monkeypatch.setattr("veillee.house.now.passed_ns", lambda: NOW * 1_000_000)


def matches(game: AnyGame) -> list[Any]:
    """Some matches of a game, played at random for a while."""
    found = []
    for number in range(MATCHES):
        seats = game.seats[min(number, len(game.seats) - 1)]
        match = veillee.Match(game, seats=seats, seed=f"secrets {number}")
        dice = random.Random(number)
        while match.to_act and len(match) < 400:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(match.legal(seat)))
        found.append(match)
    return found


def moments(match: Any) -> list[Any]:
    dice = random.Random(len(match))
    return [match.fork(dice.randrange(len(match))) for _ in range(MOMENTS)]


def room_of(match: Any, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A room where persons `p0`, `p1`… sit at this match, and `pw` watches."""
    monkeypatch.setattr("veillee.house.table.table.load", lambda _: match.game)
    terms = Terms(game=match.game.id, seats=match.seats, clock=SecondsPerMove())
    table = Table.laid("t" * 16, Opened(at=NOW, host="p0", terms=terms, seed="s"))
    for seat in range(match.seats):
        table = table.after(Sat(at=NOW, seat=seat, person=f"p{seat}"))
    plays = Log([Play("person", hinted=False)] * len(match))
    return Room(replace(table, plays=plays).at_match(match, NOW))


def person_of(viewer: int | None) -> str:
    return "pw" if viewer is None else f"p{viewer}"


@asynccontextmanager
async def listening(room: Room, viewer: int | None) -> AsyncIterator[list[str]]:
    """All that the viewer's page is sent."""
    page = Page(room, Person(person_of(viewer), "", "en"))
    yield page.texts
    room.leave(page.socket)


def with_state(match: Any, state: Any) -> Any:
    """The match in another world, from here on."""
    twin = match.fork()
    twin._past = twin._past.first(0)
    twin._start = twin._state = state
    twin._start_position = twin._chance.position
    return twin


def answers(room: Room, person: str, moves: list[Any]) -> list[Any]:
    """What the person is told to commands of every kind, short of writing anything."""
    told: list[Any] = []
    commands: list[Any] = [Move(move=move) for move in moves]
    commands += [Hint(), Say(text="x"), Say(text="x", to=[0]), Stand(), Sit(seat=0)]
    commands += [AnswerUndo(yes=True), Start(), Remove(seat=0)]
    for command in commands:
        for language in LANGUAGES:
            try:
                entry = command.decide(room.table, person, NOW)
            except VeilleeError as error:
                told.append(problem(error, language))
            else:
                told.append(entry)
    return told


def some_moves(game: AnyGame, match: Any, dice: random.Random) -> list[Any]:
    """Legal ones of every seat, and nonsense."""
    legal = [move for seat in range(match.seats) for move in match.legal(seat)]
    chosen = dice.sample(legal, min(len(legal), MOST_MOVES))
    return [*(game.write(move) for move in chosen), "", "nonsense", {"type": "x"}, "{"]


@pytest.mark.parametrize("game", [*map(load, GAMES), higher], ids=lambda game: game.id)
async def test_a_viewer_hears_the_same_in_every_world_that_he_cannot_tell_apart(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = varied = 0
    for match in matches(game):
        for truth in moments(match):
            for viewer in (None, *range(truth.seats)):
                imagined = game.imagine(truth.view(viewer), Chance(f"world {compared}"))
                varied += game.hidden(imagined, viewer) != game.hidden(truth.state, viewer)
                twin = with_state(truth, imagined)
                ours = with_state(truth, truth.state)
                moves = some_moves(game, truth, random.Random(compared))
                heard = []
                for world in (ours, twin):
                    world._to_act = game.to_act(world._state)
                    room = room_of(world, monkeypatch)
                    async with listening(room, viewer) as texts:
                        answered = answers(room, person_of(viewer), moves)
                    heard.append((texts, answered))
                assert heard[0] == heard[1]
                compared += 1
    assert compared > 30
    if any(game.hidden(match.fork(0).state, 0) for match in matches(game)):
        assert varied, "no world differed: nothing was compared"


@pytest.mark.parametrize("game", [*map(load, GAMES), higher], ids=lambda game: game.id)
async def test_moves_that_a_viewer_cannot_tell_apart_are_told_him_alike(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice, compared = random.Random(game.id), 0
    for match in matches(game):
        for truth in moments(match):
            for viewer in (None, *range(truth.seats)):
                mover = dice.choice(truth.to_act)
                if mover == viewer:
                    continue
                alike = defaultdict(list)
                legal = truth.legal(mover)
                for move in dice.sample(legal, min(len(legal), MOST_MOVES)):
                    after = truth.fork()
                    after.play(mover, move)
                    known = after.view(viewer), after.events(viewer, since=len(truth))
                    alike[msgspec.json.encode(known)].append(move)
                for moves in alike.values():
                    heard = [
                        await told_of(truth, mover, move, viewer, monkeypatch) for move in moves[:4]
                    ]
                    assert all(told == heard[0] for told in heard)
                    compared += len(heard) > 1
    if game.id == "sporz":
        assert compared > 20, "at night hardly anybody can tell anybody's moves apart"


async def told_of(
    truth: Any, mover: int, move: Any, viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> list[Any]:
    """All that the viewer is told of a move of somebody else's: the frames, and later replays."""
    room = room_of(truth.fork(), monkeypatch)
    table = room.table
    async with listening(room, viewer) as texts:
        table = table.after(Moved(at=NOW, seat=mover, move=table.game.write(move)))
        room.table = table
        room.publish()
    told: list[Any] = list(texts)
    if viewer is not None and table.status == "running":
        own = [number for number, _ in table.running().moves].count(viewer)
        seen = moment(table, person_of(viewer), own, viewer)
        told.append(msgspec.json.encode(seen))
    return told


@pytest.mark.parametrize("game", [*map(load, GAMES), higher], ids=lambda game: game.id)
async def test_whether_a_move_may_be_taken_back_tells_no_secret(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who moves in two worlds, and sees the same before and after, is told the same."""
    compared = 0
    for match in matches(game):
        for truth in moments(match):
            for mover in truth.to_act:
                dice = random.Random(compared)
                told = defaultdict(set)
                move = dice.choice(truth.legal(mover))
                for number in range(5):
                    imagined = game.imagine(truth.view(mover), Chance(f"back {number}"))
                    world = with_state(truth, imagined if number else truth.state)
                    world._to_act = game.to_act(world._state)
                    world.play(mover, move)
                    empty = room_of(world.fork(0), monkeypatch).table
                    trouble = why_not_take_back(with_move(empty, world, "person"), mover)
                    seen = msgspec.json.encode((world.view(mover), world.events(mover)))
                    told[seen].add(trouble and trouble.message)
                    compared += 1
                assert all(len(answer) == 1 for answer in told.values()), (move, told.values())
    assert compared > 30


@pytest.mark.parametrize("game", [*map(load, GAMES), higher], ids=lambda game: game.id)
async def test_whether_bots_answers_may_be_taken_back_tells_no_secret(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who sees the same after bots answered in several worlds is told the same in all of them."""
    alike = 0
    for match in matches(game):
        for truth in moments(match):
            mover = truth.to_act[0]
            move = random.Random(alike).choice(truth.legal(mover))
            told = defaultdict(list)
            for number in range(20):
                imagined = game.imagine(truth.view(mover), Chance(f"answer {number}"))
                world = with_state(truth, imagined)
                world._to_act = game.to_act(world._state)
                world.play(mover, move)
                dice = random.Random(number)
                while len(world) <= 2 and (others := [s for s in world.to_act if s != mover]):
                    seat = dice.choice(others)
                    world.play(seat, dice.choice(world.legal(seat)))
                table = room_of(world.fork(0), monkeypatch).table
                for seat in set(range(world.seats)) - {mover}:
                    table = table.with_chair(seat, Chair(bot="medium"))
                for made in range(len(world)):
                    table = with_move(table, world.fork(made + 1), "bot" if made else "person")
                trouble = why_not_take_back(table, mover)
                seen = msgspec.json.encode((world.view(mover), world.events(mover)))
                told[seen].append(trouble and trouble.message)
            assert all(len(set(answers)) == 1 for answers in told.values()), (move, told.values())
            alike += sum(len(answers) > 1 for answers in told.values())
    assert alike > 0
