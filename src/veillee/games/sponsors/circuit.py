"""The circuit: ranks and lanes, where a car can step from each square, and where squares lie.

A square is a number, `4 * rank + 3` for lane `a` (the inside), less 1 for `b`, less 2 for `c`.
So the car with the higher number has the better place (clause 6.3); `4 * rank` itself is the
verge outside that rank, for a car that left the track, and at the last rank it is the finish.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import Final

from .components import Lane

LANES: Final = "abc"
FINISH: Final = "finish"
NONE: Final = -1
FARTHEST: Final = 7
"""The most points that one advance can have: a card of value 7."""

Levels = tuple[tuple[int, ...], ...]
"""The squares that can be reached, by the number of ranks: none for 0."""


@dataclass(frozen=True, slots=True)
class Section:
    """A straight (`angle` 0) or a curve; `lanes` has a letter for each of its squares."""

    name: str
    length: float
    angle: float
    lanes: tuple[str, ...]

    @property
    def ranks(self) -> int:
        return len(self.lanes[0])


@dataclass(frozen=True, slots=True)
class Point:
    """A place on the plane, y downwards, and the direction of the race there, in degrees."""

    x: float
    y: float
    heading: float

    def aside(self, distance: float) -> Point:
        """The point so far to the right of the direction of the race."""
        turned = radians(self.heading + 90)
        x, y = self.x + distance * cos(turned), self.y + distance * sin(turned)
        return Point(x, y, self.heading)

    def along(self, length: float, angle: float) -> Point:
        """Where one comes out after so long a way that turns evenly by so many degrees."""
        start, turn = radians(self.heading), radians(angle)
        if not turn:
            x, y = self.x + length * cos(start), self.y + length * sin(start)
        else:
            radius = length / turn
            x = self.x + radius * (sin(start + turn) - sin(start))
            y = self.y - radius * (cos(start + turn) - cos(start))
        return Point(x, y, self.heading + angle)


@dataclass(frozen=True, slots=True, eq=False)
class Circuit:
    """A circuit with its tables, made once. Two circuits are never equal: each is itself."""

    name: str
    heading: float
    grid: tuple[int, ...]
    sections: tuple[Section, ...]
    last_rank: int = field(init=False)
    marks: dict[int, str] = field(init=False)
    """The letter of every square: `.`, `r`, `g` or `v`. The finish is none of them."""
    names: dict[int, str] = field(init=False)
    squares: dict[str, int] = field(init=False)
    lanes: dict[int, Lane] = field(init=False)
    """The lane of every square, as one says it: with two lanes there is no middle one."""
    ranks: tuple[tuple[int, ...], ...] = field(init=False)
    """The squares of each rank, the inside lane first; rank 0 has none."""
    steps: dict[int, tuple[tuple[int, int, int], ...]] = field(init=False)
    """From each square: a square one rank ahead and, on a diagonal, the two that may bar it."""
    open_road: dict[int, Levels] = field(init=False)
    """What can be reached from each square where no car is near."""
    centre_line: tuple[tuple[Section, Point], ...] = field(init=False)
    """Where each rank begins, in the middle of a track of three lanes; then where it all ends."""

    def __post_init__(self) -> None:
        rows = [row for s in self.sections for row in zip(*s.lanes, strict=True)]
        marks = {
            4 * rank + 3 - lane: mark
            for rank, row in enumerate(rows[:-1], start=1)
            for lane, mark in enumerate(row)
        }
        last = len(rows)
        names = {square: f"{square >> 2}{LANES[3 - square % 4]}" for square in marks}
        names[4 * last] = FINISH
        ranks = [
            tuple(4 * rank + 3 - lane for lane in range(len(row)))
            for rank, row in enumerate(rows[:-1], start=1)
        ]
        lanes: dict[int, Lane] = {4 * last: "finish"}
        for inside, *middle, outside in ranks:
            lanes |= {inside: "inside", **dict.fromkeys(middle, "middle"), outside: "outside"}
        steps = {square: _steps(square, last, marks) for square in marks}
        put = object.__setattr__
        put(self, "last_rank", last)
        put(self, "marks", marks)
        put(self, "names", names)
        put(self, "squares", {name: square for square, name in names.items()})
        put(self, "lanes", lanes)
        put(self, "ranks", ((), *ranks))
        put(self, "steps", steps)
        put(self, "centre_line", _centre_line(self.heading, self.sections))
        put(self, "open_road", {square: search(self, square, ()) for square in marks})

    @property
    def finish(self) -> int:
        return 4 * self.last_rank

    def position(self, square: int, lane_width: float) -> Point:
        """The middle of a square, for whoever draws it. Lane `a` is on the right."""
        section, start = self.centre_line[(square >> 2) - 1]
        half = start.along(section.length / section.ranks / 2, section.angle / section.ranks / 2)
        return half.aside((square % 4 - 2) * lane_width)


def _centre_line(
    heading: float, sections: tuple[Section, ...]
) -> tuple[tuple[Section, Point], ...]:
    here, found = Point(0.0, 0.0, heading), list[tuple[Section, Point]]()
    for section in sections:
        for _ in range(section.ranks):
            found.append((section, here))
            here = here.along(section.length / section.ranks, section.angle / section.ranks)
    return (*found, (sections[-1], here))


def _steps(square: int, last: int, marks: dict[int, str]) -> tuple[tuple[int, int, int], ...]:
    """Clauses 8.1 and 8.2: straight on first, then to the neighbouring lanes."""
    if square >> 2 == last - 1:
        return ((4 * last, NONE, NONE),)
    ahead = square + 4
    straight = [(ahead, NONE, NONE)] if ahead in marks else []
    diagonals = [
        (ahead + aside, square + aside, ahead)
        for aside in (1, -1)
        if (square + aside) >> 2 == square >> 2 and ahead + aside in marks
    ]
    return (*straight, *diagonals)


def search(
    circuit: Circuit, origin: int, taken: tuple[int, ...], *, between: bool = False
) -> Levels:
    """Clauses 8.1 to 8.3: every square that can be reached, rank by rank, until the way ends.
    With `between`, as if a car might slip between two others (clause 8.2)."""
    levels: list[tuple[int, ...]] = [()]
    level: tuple[int, ...] = (origin,)
    steps, finish = circuit.steps, circuit.finish
    while len(levels) <= FARTHEST and level[0] != finish:
        found = {
            to
            for square in level
            for to, beside, ahead in steps[square]
            if to not in taken and (between or not (beside in taken and ahead in taken))
        }
        if not found:
            break
        level = tuple(sorted(found, reverse=True))
        levels.append(level)
    return tuple(levels)


def leads_to(circuit: Circuit, square: int, there: int, taken: tuple[int, ...]) -> bool:
    """Clauses 8.1 and 8.2: whether one can step from a square to another that is free."""
    return any(
        to == there and not (beside in taken and ahead in taken)
        for to, beside, ahead in circuit.steps[square]
    )


def gets_past(circuit: Circuit, origin: int, taken: tuple[int, ...], rank: int) -> bool:
    """Whether a car can go from `origin` to any square beyond the rank, with these in the way."""
    level = {origin}
    here = origin >> 2
    while here <= rank:
        if len(level) == len(circuit.ranks[here]):
            # Every lane is open, and stays so up to the next car.
            here_on = min((square >> 2 for square in taken if square >> 2 > here), default=rank + 2)
            if here_on > rank + 1:
                return True
            if here_on - 1 > here:
                here = here_on - 1
                level = set(circuit.ranks[here])
        if here == circuit.last_rank - 1:
            return True
        level = {
            to
            for square in level
            for to, beside, ahead in circuit.steps[square]
            if to not in taken and not (beside in taken and ahead in taken)
        }
        if not level:
            return False
        here += 1
    return True


def gap(circuit: Circuit) -> tuple[float, float]:
    """How far the end of the last section lies from the start, and how far its direction is off."""
    _, end = circuit.centre_line[-1]
    turned = (end.heading - circuit.heading + 180) % 360 - 180
    return (end.x**2 + end.y**2) ** 0.5, abs(turned)
