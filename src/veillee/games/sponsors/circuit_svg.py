"""A circuit drawn from its data, as the text of an SVG picture: a racing poster of the 1970s.

The picture has no words but the circuit's name, so it speaks every language. Squares that matter
are told apart by shape as well as by colour: a triangle warns, chevrons push, a star is violet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from math import cos, hypot, pi, sin
from typing import Final

from .circuit import Circuit, Point, Section

LANE: Final = 0.64
"""The width of a lane, where a rank is about 1 long."""
SCALE: Final = 48
MARGIN: Final = 2.3
WIDE: Final = 2.2
"""How much wider than high the title is."""
FINE: Final = 6
"""Points for each rank along an edge."""

PAPER: Final = "#f6e7c9"
INK: Final = "#2b2119"
ASPHALT: Final = "#3a3a40"
WHITE: Final = "#fdf6e3"
BANDS: Final = ((1.35, "#8c2f1b"), (0.98, "#e2611c"), (0.62, "#f3a51f"), (0.28, "#6f8f3a"))
"""Stripes around the track, from the widest: how far they reach beyond its edge."""
FILLS: Final = {"r": "#d5261d", "g": "#2f9e44", "v": "#8a3ffc"}
KERB: Final = ("#d5261d", "#fdf6e3")
LETTERING: Final = "font-family=\"'Arial Black','Archivo Black','DejaVu Sans',sans-serif\""


def draw(circuit: Circuit) -> str:
    """The circuit as SVG."""
    track = _Track(circuit)
    left, top, width, height = track.frame()
    box, label = f"{left} {top} {width} {height}", escape(circuit.name, quote=True)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{label}">',
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{PAPER}"/>',
        *_sunburst(track, left, top, width, height),
        *_bands(track),
        f'<path d="{_path(track.outline())}" fill="{ASPHALT}" fill-rule="evenodd"/>',
        *_kerbs(track),
        *_squares(track),
        *_lines(track),
        *_finish(track),
        *_grid(track),
        *_numbers(track),
        *_title(track),
        _border(left, top, width, height),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Track:
    """The circuit's edges on the plane."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self.starts: list[tuple[Section, Point]] = list(circuit.centre_line[:-1])
        self.outside = [(1.5 - len(section.lanes)) * LANE for section, _ in self.starts]
        self.centre, self.room = self.widest_place()

    def at(self, rank: int, share: float) -> Point:
        """The centre line, so far into a rank (counted from 0)."""
        section, start = self.starts[rank]
        ranks = section.ranks
        return start.along(section.length / ranks * share, section.angle / ranks * share)

    def outer(self, rank: int, share: float) -> float:
        """How far aside the outer edge lies; it tapers where a lane begins or ends."""
        here = self.outside[rank]
        if share < 0.5:
            beyond, near = self.outside[rank - 1], 0.5 - share
        else:
            beyond, near = self.outside[(rank + 1) % len(self.outside)], share - 0.5
        # Half way to the other width at the border, and smooth on both sides of it.
        return here + (beyond - here) * 2 * near * near

    def inner_edge(self, beyond: float = 0.0) -> list[Point]:
        return [self.at(r, s).aside(1.5 * LANE + beyond) for r, s in self.fine()]

    def outer_edge(self, beyond: float = 0.0) -> list[Point]:
        return [self.at(r, s).aside(self.outer(r, s) - beyond) for r, s in self.fine()]

    def fine(self) -> Iterator[tuple[int, float]]:
        return ((r, n / FINE) for r in range(len(self.starts)) for n in range(FINE))

    def outline(self, beyond: float = 0.0) -> list[list[Point]]:
        return [self.outer_edge(beyond), self.inner_edge(beyond)]

    def cell(self, rank: int, lane: int, inset: float = 0.0) -> list[Point]:
        """The corners of a square, along the curve where it lies in one."""
        inner, outer = (1.5 - lane) * LANE - inset, (0.5 - lane) * LANE + inset
        shares = [inset + (1 - 2 * inset) * n / FINE for n in range(FINE + 1)]
        return [
            *(self.at(rank, s).aside(inner) for s in shares),
            *(self.at(rank, s).aside(outer) for s in reversed(shares)),
        ]

    def middle(self, rank: int, lane: int) -> Point:
        return self.at(rank, 0.5).aside((1 - lane) * LANE)

    def frame(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of a picture that holds it all."""
        edge = [*self.outer_edge(), *self.inner_edge()]
        left, right = min(p.x for p in edge) - MARGIN, max(p.x for p in edge) + MARGIN
        top, bottom = min(p.y for p in edge) - MARGIN, max(p.y for p in edge) + MARGIN
        return (
            round(left * SCALE),
            round(top * SCALE),
            round((right - left) * SCALE),
            round((bottom - top) * SCALE),
        )

    def widest_place(self) -> tuple[Point, float]:
        """Where inside the track there is most room, and how much."""
        edge = self.inner_edge(BANDS[0][0])[::FINE]
        xs, ys = [p.x for p in edge], [p.y for p in edge]
        steps = 40
        best, room = Point(0, 0, 0), 0.0
        for i in range(1, steps):
            for j in range(1, steps):
                x = min(xs) + (max(xs) - min(xs)) * i / steps
                y = min(ys) + (max(ys) - min(ys)) * j / steps
                # Letters are wider than high: distance across counts for less.
                clear = min(hypot((p.x - x) / WIDE, p.y - y) for p in edge)
                if clear > room and _is_inside(x, y, edge):
                    best, room = Point(x, y, 0), clear
        return best, room


def _is_inside(x: float, y: float, edge: list[Point]) -> bool:
    inside = False
    for a, b in zip(edge, [*edge[1:], edge[0]], strict=True):
        if (a.y > y) != (b.y > y) and x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x):
            inside = not inside
    return inside


def _px(value: float) -> str:
    return f"{value * SCALE:.1f}"


def _path(rings: Iterable[list[Point]]) -> str:
    return " ".join(
        "M" + " L".join(f"{_px(p.x)},{_px(p.y)}" for p in ring) + " Z" for ring in rings
    )


def _sunburst(track: _Track, left: int, top: int, width: int, height: int) -> Iterator[str]:
    """Rays from the widest place to the corners of the paper."""
    x, y, far = track.centre.x * SCALE, track.centre.y * SCALE, float(width + height)
    rays = 18
    clip = f'<clipPath id="paper"><rect x="{left}" y="{top}" width="{width}" height="{height}"/>'
    yield f"{clip}</clipPath>"
    yield '<g clip-path="url(#paper)" fill="#efd5a4" opacity="0.75">'
    for ray in range(rays):
        a, b = (2 * pi * (ray + share) / rays for share in (0.0, 0.5))
        yield (
            f'<path d="M{x:.1f},{y:.1f} L{x + far * cos(a):.1f},{y + far * sin(a):.1f} '
            f'L{x + far * cos(b):.1f},{y + far * sin(b):.1f} Z"/>'
        )
    yield "</g>"


def _bands(track: _Track) -> Iterator[str]:
    outline = _path(track.outline())
    for beyond, colour in BANDS:
        yield (
            f'<path d="{outline}" fill="{colour}" fill-rule="evenodd" stroke="{colour}" '
            f'stroke-width="{_px(2 * beyond)}" stroke-linejoin="round"/>'
        )


def _kerbs(track: _Track) -> Iterator[str]:
    """Striped, on the inner side of every curve."""
    stripes = 3
    for rank, (section, _) in enumerate(track.starts):
        if not section.angle:
            continue
        for stripe in range(stripes):
            shares = [(stripe + n / 2) / stripes for n in range(3)]
            edge = []
            for share in shares:
                if section.angle > 0:
                    near, depth = 1.5 * LANE, 0.2
                else:
                    near, depth = track.outside[rank], -0.2
                edge.append((track.at(rank, share), near, depth))
            ring = [p.aside(near) for p, near, _ in edge]
            ring += [p.aside(near + depth) for p, near, depth in reversed(edge)]
            yield f'<path d="{_path([ring])}" fill="{KERB[(rank * stripes + stripe) % 2]}"/>'


def _squares(track: _Track) -> Iterator[str]:
    for rank, row in enumerate(track.circuit.ranks[1:]):
        for lane, square in enumerate(row):
            mark = track.circuit.marks[square]
            if mark in FILLS:
                cell = _path([track.cell(rank, lane, 0.045)])
                yield f'<path d="{cell}" fill="{FILLS[mark]}" stroke-linejoin="round"/>'
                yield _glyph(mark, track.middle(rank, lane))


def _glyph(mark: str, place: Point, unit: float = SCALE * 0.2) -> str:
    """The shape of a square's colour, pointing along the track."""
    match mark:
        case "r":
            outline, filled = _poly([(-0.8, -1.0), (1.1, 0.0), (-0.8, 1.0)], unit), False
        case "g":
            chevrons = ([(x - 0.5, -1.0), (x + 0.5, 0.0), (x - 0.5, 1.0)] for x in (-0.7, 0.5))
            outline, filled = " ".join(_poly(c, unit, end="") for c in chevrons), False
        case _:
            points = (((1.25, 0.55)[n % 2], pi * n / 5) for n in range(10))
            outline, filled = _poly([(r * cos(a), r * sin(a)) for r, a in points], unit), True
    paint = (
        f'fill="{WHITE}"'
        if filled
        else f'fill="none" stroke="{WHITE}" stroke-width="{unit * 0.38:.1f}"'
    )
    return (
        f'<path transform="translate({_px(place.x)} {_px(place.y)}) rotate({place.heading:.1f})" '
        f'd="{outline}" {paint}/>'
    )


def _poly(ring: list[tuple[float, float]], unit: float, end: str = " Z") -> str:
    return "M" + " L".join(f"{x * unit:.1f},{y * unit:.1f}" for x, y in ring) + end


def _lines(track: _Track) -> Iterator[str]:
    """White edges, broken lines between lanes, thin ones between ranks."""
    for edge in track.outline(-0.03):
        yield f'<path d="{_path([edge])}" fill="none" stroke="{WHITE}" stroke-width="3"/>'
    thin = f'stroke="{WHITE}" stroke-opacity="0.55" stroke-width="1.4"'
    for rank, (section, _) in enumerate(track.starts):
        start = track.at(rank, 0.0)
        ends = (start.aside(1.5 * LANE), start.aside(track.outer(rank, 0.0)))
        yield f'<path d="{_open(ends)}" {thin}/>'
        for lane in range(1, len(section.lanes)):
            line = [track.at(rank, n / FINE).aside((1.5 - lane) * LANE) for n in range(FINE + 1)]
            yield f'<path d="{_open(line)}" fill="none" stroke-dasharray="7 5" {thin}/>'


def _open(points: Iterable[Point]) -> str:
    return "M" + " L".join(f"{_px(p.x)},{_px(p.y)}" for p in points)


def _finish(track: _Track) -> Iterator[str]:
    """Chequers over the whole of the last rank."""
    rank, columns = len(track.starts) - 1, 4
    width = 1.5 * LANE - track.outside[rank]
    rows = 2 * len(track.starts[rank][0].lanes)
    for column in range(columns):
        for row in range(rows):
            a, b = track.at(rank, column / columns), track.at(rank, (column + 1) / columns)
            near, far = (1.5 * LANE - width * (row + n) / rows for n in (0, 1))
            ring = [a.aside(near), b.aside(near), b.aside(far), a.aside(far)]
            colour = (WHITE, "#111114")[(row + column) % 2]
            yield f'<path d="{_path([ring])}" fill="{colour}"/>'


def _grid(track: _Track) -> Iterator[str]:
    """A box and its number for each place of the start."""
    for number, square in enumerate(track.circuit.grid, start=1):
        rank, lane = (square >> 2) - 1, 3 - square % 4
        inner, outer = (1.5 - lane) * LANE - 0.08, (0.5 - lane) * LANE + 0.08
        line = [
            track.at(rank, 0.25).aside(inner),
            track.at(rank, 0.93).aside(inner),
            track.at(rank, 0.93).aside(outer),
            track.at(rank, 0.25).aside(outer),
        ]
        yield f'<path d="{_open(line)}" fill="none" stroke="{WHITE}" stroke-width="3.5"/>'
        yield _text(track.middle(rank, lane), str(number), 17, WHITE)


def _numbers(track: _Track) -> Iterator[str]:
    """Every rank, beyond the outer edge; every fifth one bold in a disc."""
    for rank, (section, _) in enumerate(track.starts[:-1]):
        clear_of_the_kerb = 0.56 if section.angle < 0 else 0.46
        place = track.at(rank, 0.5).aside(track.outside[rank] - clear_of_the_kerb)
        if (rank + 1) % 5 == 0:
            yield (
                f'<circle cx="{_px(place.x)}" cy="{_px(place.y)}" r="13" fill="{WHITE}" '
                f'stroke="{INK}" stroke-width="2.5"/>'
            )
            yield _text(place, str(rank + 1), 13, INK)
        else:
            yield _text(place, str(rank + 1), 10.5, INK)


def _text(place: Point, text: str, size: float, colour: str, extra: str = "") -> str:
    return (
        f'<text x="{_px(place.x)}" y="{place.y * SCALE + size * 0.36:.1f}" fill="{colour}" '
        f'font-size="{size:.1f}" font-weight="900" text-anchor="middle" {LETTERING}{extra}>'
        f"{escape(text)}</text>"
    )


def _title(track: _Track) -> Iterator[str]:
    """The circuit's name where there is room, with what each shape does beneath it."""
    centre, room = track.centre, track.room
    size = min(room * 0.8, room * WIDE * 1.9 / (0.8 * max(4, len(track.circuit.name)))) * SCALE
    up = Point(centre.x, centre.y - room * 0.22, 0)
    for shift, colour in ((0.1, "#8c2f1b"), (0.05, "#e2611c"), (0.0, INK)):
        place = Point(up.x + shift * size / SCALE, up.y + shift * size / SCALE, 0)
        yield _text(place, track.circuit.name.upper(), size, colour, ' font-style="italic"')
    legend = (("r", "×"), ("g", "+1 +2 +3"), ("v", "+3"))
    side = room * SCALE * 0.42
    for (mark, effect), along in zip(legend, (-1.6, -0.65, 1.15), strict=True):
        x, y = centre.x + along * room, centre.y + room * 0.5
        yield (
            f'<rect x="{x * SCALE - side / 2:.1f}" y="{y * SCALE - side / 2:.1f}" '
            f'width="{side:.1f}" height="{side:.1f}" rx="4" fill="{FILLS[mark]}"/>'
        )
        yield _glyph(mark, Point(x, y, 270), side * 0.27)
        beside = Point(x + side * 0.75 / SCALE, y, 0)
        yield _text(beside, effect, side * 0.5, INK, ' style="text-anchor:start"')


def _border(left: int, top: int, width: int, height: int) -> str:
    inset = 14
    return (
        f'<rect x="{left + inset}" y="{top + inset}" width="{width - 2 * inset}" '
        f'height="{height - 2 * inset}" rx="18" fill="none" stroke="{INK}" stroke-width="5"/>'
    )
