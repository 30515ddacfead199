"""An adversary who knows no rules: he has one chair of a Sporz table full of bots, and keeps all
that his page is sent, with its size and the time it came.

For every seat and step he has a list of plain numbers (who is awaited, and until when; how many
frames, how long, how many bytes, what names a seat). On some matches, whose truth he is shown
afterwards, he learns which number tells most about a secret; on the others he guesses by it.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import product
from math import comb
from typing import Any, NamedTuple, TypeVar

import msgspec

from tests.house.playing import Guest, Page, guests, laid
from veillee.house.live.room import Room
from veillee.house.services import Services
from veillee.house.table.actions.seat_bot import SeatBot
from veillee.house.table.actions.sit import Sit
from veillee.house.table.actions.start import Start

T = TypeVar("T")
SEATS = 6
NIGHTS = 2
AT_ONCE = 12
ME = 0
OTHERS = tuple(seat for seat in range(SEATS) if seat != ME)
TICK = 0.010
"""Times are known to so many seconds."""


class Sent(NamedTuple):
    """Something that the page was sent."""

    tick: int
    size: int
    text: dict[str, Any]


class Spy(Page):
    """A page that keeps the time, and answers whenever it is asked, always alike."""

    def __init__(self, room: Room, guest: Guest) -> None:
        self.sent: list[Sent] = []
        self._guest = guest
        self._asked = asyncio.Event()
        super().__init__(room, guest.person)

    def write(self, text: bytes) -> None:
        now = asyncio.get_running_loop().time()
        self.sent.append(Sent(round(now / TICK), len(text), msgspec.json.decode(text)))
        self._asked.set()

    async def play(self) -> None:
        """Sleep and abstain for some nights."""
        room = self.room
        while goes_on(room.table.running()):
            await self._asked.wait()
            self._asked.clear()
            while ME in room.table.to_act and ME in room.table.awaited(ME):
                word = room.table.running().timeout(ME)
                await self._guest.move(room, msgspec.to_builtins(word))


def goes_on(match: Any) -> bool:
    """Until the morning after the last night that is looked at."""
    return bool(match.to_act) and (match.state.night < NIGHTS or match.state.is_night)


class Step(NamedTuple):
    """A step of a night as the adversary has lived it, and the truth that he is shown later."""

    numbers: dict[str, float]
    """Of the step as a whole."""
    of_seats: dict[str, dict[int, float]]
    """For each of the others, by the name of the number."""
    phase: str
    alive: tuple[int, ...]
    """Whom everybody sees alive: what the dead were has been shown."""
    somebody_was_awake: bool
    """Whether a bot really had something to do."""
    mutant: int


async def watched(services: Services, tables: Mapping[str, int]) -> list[list[Step]]:
    """Matches against bots, so many of each level, some at a time; each as its steps were lived."""
    chairs = asyncio.Semaphore(AT_ONCE)

    async def one(level: str) -> list[Step]:
        async with chairs:
            return await _watched(services, level)

    levels = [level for level, count in tables.items() for _ in range(count)]
    return await asyncio.gather(*map(one, levels))


async def _watched(services: Services, level: str) -> list[Step]:
    me, other = await guests(services, 2)
    room = await laid(me, "sporz", SEATS)
    await me.command(room, Sit(seat=ME, luck=other.id))
    for seat in OTHERS:
        await me.command(room, SeatBot(seat=seat, level=level))
    await me.command(room, Start())
    spy, truth = Spy(room, me), Truth(room)
    await asyncio.gather(spy.play(), truth.follow())
    spy.leave()
    return lived(spy.sent, truth)


class Truth:
    """What really went on in each step: for marking guesses, never for making them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.awake: dict[tuple[int, str], bool] = {}
        self.mutant = room.table.running().state.roles.index("mutant")

    async def follow(self) -> None:
        while goes_on(self.room.table.running()):
            state = self.room.table.running().state
            self.awake[state.night, state.phase] = any(seat != ME for seat in state.awake)
            await asyncio.sleep(TICK)


def lived(sent: list[Sent], truth: Truth) -> list[Step]:
    """The steps of the nights, in numbers."""
    frames = defaultdict(list)
    for one in sent:
        if one.text["type"] == "frame" and one.text["view"]:
            view = one.text["view"]
            frames[view["night"], view["phase"]].append(one)
    order = list(frames)
    steps = []
    for place, (night, phase) in enumerate(order[:-1]):
        if phase not in ("mutants", "doctors", "informants") or (night, phase) not in truth.awake:
            continue
        mine, closed = frames[night, phase], frames[order[place + 1]][0]
        services = mine[0]
        between = [one for one in sent if services.tick <= one.tick < closed.tick]
        # The frame that opens the step, and the one that answers his own move, are his by right.
        others = [one for one in between if one.text["type"] != "frame"] + mine[2:]
        numbers = {
            "frames": float(len(mine)),
            "texts": float(len(between)),
            "bytes": float(sum(one.size for one in others)),
            "ticks": float(closed.tick - services.tick),
        }
        of_seats = {
            name: {seat: float(number(mine, services.tick, seat)) for seat in OTHERS}
            for name, number in OF_SEATS.items()
        }
        awake, crew = truth.awake[night, phase], services.text["view"]["crew"]
        alive = tuple(seat for seat in OTHERS if seat in crew)
        steps.append(Step(numbers, of_seats, phase, alive, awake, truth.mutant))
    return steps


def _awaited_for(frames: list[Sent], services: int, seat: int) -> int:
    """Until when the seat was shown as awaited."""
    return max((one.tick - services for one in frames if seat in one.text["awaited"]), default=-1)


def _seen_awaited(frames: list[Sent], _: int, seat: int) -> int:
    return sum(seat in one.text["awaited"] for one in frames)


def _place_in_line(frames: list[Sent], _: int, seat: int) -> int:
    """Where the seat stood in the last list of who is awaited, behind how many."""
    last = frames[-1].text["awaited"]
    return last.index(seat) if seat in last else -1


def _left_line_as(frames: list[Sent], services: int, seat: int) -> int:
    """How many had left the list before the seat did."""
    mine = _awaited_for(frames, services, seat)
    return sum(_awaited_for(frames, services, other) < mine for other in OTHERS)


def _deadline(frames: list[Sent], _: int, seat: int) -> int:
    return int(frames[-1].text["clock"]["deadlines"].get(str(seat)) or 0)


def _named(frames: list[Sent], _: int, seat: int) -> int:
    """How often a line that was told in the step names the seat."""
    return sum(
        value == seat for one in frames[1:] for line in one.text["told"] for value in _numbers(line)
    )


def _numbers(value: Any) -> Iterable[int]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _numbers(inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


OF_SEATS = {
    "awaited for": _awaited_for,
    "seen awaited": _seen_awaited,
    "place in line": _place_in_line,
    "left line as": _left_line_as,
    "deadline": _deadline,
    "named": _named,
}


# -- guessing -------------------------------------------------------------------------------------


class Guesses(NamedTuple):
    right: int
    of: int
    by_chance: float
    """How often one guess is right without knowing anything."""

    @property
    def luck(self) -> float:
        """How likely so many right guesses, or more, would be by chance alone."""
        p = self.by_chance
        return sum(
            comb(self.of, k) * p**k * (1 - p) ** (self.of - k)
            for k in range(self.right, self.of + 1)
        )


def who_is_the_mutant(matches: list[list[Step]], dice: random.Random) -> Guesses:
    """Learn on some matches which number of a seat is the mutant's, and guess on the others, among
    those who are still alive."""
    learnt, rest = _split([match for match in matches if match])
    ways = list(product(OF_SEATS, range(3 * NIGHTS), (1, -1)))

    def guess(step: Step, name: str, sign: int) -> int:
        numbers = {seat: sign * step.of_seats[name][seat] for seat in step.alive}
        most = max(numbers.values())
        return dice.choice([seat for seat, number in numbers.items() if number == most])

    def guessed(some: list[list[Step]], way: tuple[str, int, int]) -> Guesses:
        name, place, sign = way
        steps = [match[place] for match in some if place < len(match)]
        steps = [step for step in steps if step.mutant in step.alive]
        right = sum(guess(step, name, sign) == step.mutant for step in steps)
        by_chance = sum(1 / len(step.alive) for step in steps) / max(1, len(steps))
        return Guesses(right, len(steps), by_chance)

    best = min(ways, key=lambda way: guessed(learnt, way).luck)
    return guessed(rest, best)


def was_somebody_awake(matches: list[list[Step]]) -> Guesses:
    """Learn in which steps of doctors nobody was awake, and guess it on the rest.

    A guess is which of two steps it was; one who knows nothing is right half of the time.
    """
    learnt, rest = _split([step for match in matches for step in match if step.phase == "doctors"])
    best = max(
        product(learnt[0].numbers, (1, -1)),
        key=lambda way: _pairs(learnt, way).right / max(1, _pairs(learnt, way).of),
    )
    return _pairs(rest, best)


def _split(lived: list[T]) -> tuple[list[T], list[T]]:
    """A third to learn from, the rest to guess at."""
    return lived[::3], [one for place, one in enumerate(lived) if place % 3]


def _pairs(steps: list[Step], way: tuple[str, int]) -> Guesses:
    name, sign = way
    awake = [sign * step.numbers[name] for step in steps if step.somebody_was_awake]
    asleep = [sign * step.numbers[name] for step in steps if not step.somebody_was_awake]
    # Each step counts once, and equal numbers are a guess like any other: every second is right.
    pairs = list(zip(awake, asleep, strict=False))
    equal = sum(a == b for a, b in pairs)
    return Guesses(sum(a > b for a, b in pairs) + equal // 2, len(pairs), 0.5)
