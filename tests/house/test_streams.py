"""When something is sent is knowledge too: what others do in secret makes no frame for anybody.

Two tables are laid with one seed and played alike up to the opening of a step. Then the others make
secret moves: some at the one table, others at the other, different in kind, number and order. Until
the step closes, the viewer's page, a watcher's, the screen in the room and the lists must be sent
and show the same, to the byte.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import veillee
from tests.house.playing import Guest, Page, guests
from tests.house.test_secrets import answers, some_moves
from veillee.games import GAMES, load
from veillee.house.http.tables import listed
from veillee.house.live import room as rooms
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.lay import decide_to_lay
from veillee.house.table.actions.move import Move
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start
from veillee.house.table.clock import Clock
from veillee.house.table.table import Play, Table
from veillee.house.table.terms import (
    DaysPerMove,
    SecondsPerMove,
    SecondsPerStep,
    Terms,
    TimeControl,
    Untimed,
)
from veillee.kernel import AnyGame
from veillee.kernel.log import Log

pytestmark = pytest.mark.anyio

NOW = 1_700_000_000_000
CLOCKS = (Untimed(), SecondsPerMove(), DaysPerMove(), SecondsPerStep())
STEPS = 5
"""So many steps of a match are compared."""


@pytest.fixture(autouse=True)
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still, and nobody moves but the people of the test."""
    monkeypatch.setattr("veillee.house.now.THAT_MOMENT", 0)
    monkeypatch.setattr("veillee.house.now.passed_ns", lambda: NOW * 1_000_000)


class Twin:
    """One of two tables that are laid alike."""

    def __init__(self, people: list[Guest], room: Room) -> None:
        self.people = people
        self.room = room

    @property
    def table(self) -> Table:
        return self.room.table

    async def move(self, seat: int, move: Any) -> None:
        await self.people[seat].command(self.room, Move(move=msgspec.to_builtins(move)))


class Ears:
    """All that leaves the house for one viewer while it is listened."""

    def __init__(self, twin: Twin, viewer: int) -> None:
        self.twin, self.viewer = twin, viewer
        person = twin.people[viewer].person
        self.pages = [
            Page(twin.room, person),
            Page(twin.room, twin.people[-1].person),
            Page(twin.room, person, is_screen=True),
        ]
        self.lists: list[str] = []

    def look(self) -> None:
        """What a list says now, and the table to somebody who asks."""
        for person in (self.twin.people[self.viewer].id, self.twin.people[-1].id):
            seen = listed(self.twin.room, person), self.twin.room.seen_by(person)
            self.lists.append(self._plain(msgspec.json.encode(seen).decode()))

    async def heard(self) -> Any:
        for _ in range(10):
            await asyncio.sleep(0)
        plain = [[self._plain(text) for text in page.texts] for page in self.pages]
        return plain, sorted(set(self.lists))

    def leave(self) -> None:
        for page in self.pages:
            self.twin.room.leave(page.socket)

    def _plain(self, text: str) -> str:
        """Without what is drawn for each table, whatever is played there."""
        table = self.twin.table
        drawn = f'"code":"{table.opened.code}"'
        return text.replace(table.id, "TABLE").replace(drawn, '"code":"CODE"')


async def twins(services: Services, match: Any, clock: TimeControl) -> tuple[Twin, Twin]:
    """Two tables at which this match stands, with the same people; the last of them watches."""
    people = await guests(services, match.seats + 1)
    made = []
    for _ in range(2):
        terms = Terms(game=match.game.id, seats=match.seats, clock=clock, grace=None)
        room = await services.house.lay(decide_to_lay(people[0].id, terms, NOW, seed="seed"))
        for seat in range(match.seats):
            await people[seat].command(room, Sit(seat=seat))
        await people[0].command(room, Start())
        plays = Log([Play("person", hinted=False)] * len(match))
        room.table = replace(room.table, plays=plays).at_match(match.fork(), NOW)
        room.publish()
        made.append(Twin(people, room))
    return made[0], made[1]


def known(match: Any, seat: int, move: Any, viewer: int) -> bytes:
    """What the viewer, and a watcher, know of a move by the rules alone."""
    after = match.fork()
    events = after.play(seat, move)
    return msgspec.json.encode(
        [
            (after.view(who), after.awaited(who), [ev for ev in events if ev.seen_by(who)])
            for who in (viewer, None)
        ]
    )


def closes_the_step(match: Any, seat: int, move: Any) -> bool:
    after = match.fork()
    after.play(seat, move)
    return not after.to_act or not set(after.to_act) <= set(match.to_act)


def secret_moves(match: Any, seat: int, viewer: int) -> list[Any]:
    """What the seat may do now without the viewer or a watcher seeing or hearing anything."""
    nothing = msgspec.json.encode(
        [(match.view(who), match.awaited(who), []) for who in (viewer, None)]
    )
    return [
        move
        for move in match.legal(seat)
        if known(match, seat, move, viewer) == nothing and not closes_the_step(match, seat, move)
    ]


async def whatever_in_secret(twin: Twin, viewer: int, ears: Ears, dice: random.Random) -> int:
    """The others make secret moves as they like: as many, of any kind, in any order."""
    others = [seat for seat in range(len(twin.table.chairs)) if seat != viewer]
    made = 0
    for _ in range(dice.randrange(2, 14)):
        seat = dice.choice(others)
        if moves := secret_moves(twin.table.running(), seat, viewer):
            kinds = sorted({type(move).__name__ for move in moves})
            kind = dice.choice(kinds)
            await twin.move(seat, dice.choice([m for m in moves if type(m).__name__ == kind]))
            made += 1
            ears.look()
    return made


async def compare_a_step(services: Services, match: Any, clock: TimeControl, seed: str) -> int:
    """How many secret moves were compared; AssertionError where one was heard."""
    both = await twins(services, match, clock)
    dice = random.Random(seed)
    viewer = dice.choice(match.to_act)
    has_answered = dice.random() < 0.5
    tried = some_moves(match.game, match, dice)
    heard, compared = [], 0
    for number, twin in enumerate(both):
        ears = Ears(twin, viewer)
        if has_answered:
            await twin.move(viewer, match.timeout(viewer))
        ears.look()
        compared += await whatever_in_secret(twin, viewer, ears, random.Random(f"{seed} {number}"))
        heard.append((await ears.heard(), answers(twin.room, twin.people[viewer].id, tried)))
        ears.leave()
    assert heard[0] == heard[1], f"the viewer on seat {viewer} can tell them apart"
    return compared


def openings(game: AnyGame, seats: int, seed: str) -> list[veillee.Match]:
    """The match at the opening of each step that everyone answers at once."""
    match, dice = veillee.Match(game, seats=seats, seed=seed), random.Random(seed)
    found, opened = list[veillee.Match](), True
    while match.to_act and len(found) < STEPS:
        if opened and len(match.to_act) > 1:
            found.append(match.fork())
        seat = dice.choice(match.to_act)
        move = match.timeout(seat) if dice.random() < 0.7 else dice.choice(match.legal(seat))
        opened = closes_the_step(match, seat, move)
        match.play(seat, move)
    return found


async def compare(services: Services, clock: TimeControl, matches: int = 4) -> int:
    compared = 0
    for number in range(matches):
        for step, match in enumerate(openings(load("sporz"), 6, f"stream {number}")):
            compared += await compare_a_step(services, match, clock, f"{number} {step}")
    return compared


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: type(clock).__name__)
async def test_what_others_do_in_secret_sends_nothing_to_anybody(
    services: Services, clock: TimeControl
) -> None:
    assert await compare(services, clock) > 60


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: type(clock).__name__)
@pytest.mark.parametrize("name", GAMES)
async def test_moves_that_look_alike_are_sent_alike(
    services: Services, name: str, clock: TimeControl
) -> None:
    game, dice, compared = load(name), random.Random(name), 0
    for number in range(6):
        seats = dice.choice([n for n in game.seats if n <= 8])
        match = veillee.Match(game, seats=seats, seed=f"alike {number}")
        for _ in range(dice.randrange(40)):
            if match.to_act:
                seat = dice.choice(match.to_act)
                match.play(seat, dice.choice(match.legal(seat)))
        if not match.to_act or (isinstance(clock, SecondsPerStep) and len(match.awaited(None)) < 2):
            continue
        mover = dice.choice(match.to_act)
        viewer = dice.choice([seat for seat in range(seats) if seat != mover])
        alike = defaultdict(list)
        for move in match.legal(mover):
            alike[known(match, mover, move, viewer)].append(move)
        for moves in [moves for moves in alike.values() if len(moves) > 1][:2]:
            heard = []
            for twin, move in zip(await twins(services, match, clock), moves, strict=False):
                ears = Ears(twin, viewer)
                await twin.move(mover, move)
                ears.look()
                heard.append(await ears.heard())
                ears.leave()
            assert heard[0] == heard[1]
            compared += 1
    if name == "sporz" or (name == "spacepoker" and not isinstance(clock, SecondsPerStep)):
        assert compared, "nothing was done in secret"


# -- the check can fail ---------------------------------------------------------------------------


def tell_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Who has answered is seen by all, as it was once."""
    patch.setattr(Table, "awaited", lambda table, _: table.to_act)


def count_by_answers(patch: pytest.MonkeyPatch) -> None:
    """The clock of each seat stops when it has answered."""
    honest = Clock.turned

    def turned(clock: Clock, awaited: Any, at: int, mover: int | None, **how: Any) -> Clock:
        after = honest(clock, awaited, at, mover, **how)
        if mover is None or how["new_step"]:
            return after
        return replace(after, since={s: t for s, t in after.since.items() if s != mover})

    patch.setattr(Clock, "turned", turned)


def ping_everybody(patch: pytest.MonkeyPatch) -> None:
    """Whatever happens, everyone is sent the table anew."""
    honest = rooms.Room.publish

    def publish(room: Room) -> None:
        room.publish_table()
        honest(room)

    patch.setattr(rooms.Room, "publish", publish)


FAULTS: list[tuple[Callable[[pytest.MonkeyPatch], None], TimeControl]] = [
    (tell_the_truth, Untimed()),
    (tell_the_truth, SecondsPerStep()),
    (count_by_answers, SecondsPerMove()),
    (ping_everybody, Untimed()),
]


@pytest.mark.parametrize(("fault", "clock"), FAULTS, ids=lambda f: getattr(f, "__name__", ""))
async def test_a_planted_fault_of_the_house_is_heard(
    services: Services,
    fault: Callable[[pytest.MonkeyPatch], None],
    clock: TimeControl,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match="tell them apart"):
        await compare(services, clock)
