"""What was found out about a match as one picture: everybody's chances over its moves, and luck or
skill. It is an SVG text with its own ground, light or dark as the reader's screen is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from html import escape
from itertools import pairwise
from textwrap import wrap
from typing import Final, NamedTuple

from veillee.analysis.analysis import Analysis, Balance
from veillee.analysis.text import in_points, words
from veillee.kernel import Match

WIDTH: Final = 760
LEFT: Final = 56
RIGHT: Final = 640
TOP: Final = 64
HEIGHT: Final = 200
ROW: Final = 30
COLUMNS: Final = ("luck", "own", "others", "rest")
COLUMN: Final = 160
BAR: Final = 68
"""How long a bar is that stands for a whole win."""
LINE: Final = 15
NOTE: Final = 104
"""So many small letters go into a line."""
NAME: Final = 17
"""As high as a name."""
MOST_SIDES: Final = 6
"""Beyond so many lines nobody can be told apart."""
DASHES: Final = ("", "9 4", "2 4", "14 4 2 4", "5 3", "1 6")
STYLE: Final = """
svg{color-scheme:light dark;font:13px system-ui,sans-serif}
.ground{fill:#faf6ee}.ink{fill:#241f1a}.soft{fill:#5d554b}.line{stroke:#d9d0c1;fill:none}
.s0{--c:#1d5f8a}.s1{--c:#a8471d}.s2{--c:#3d6b21}.s3{--c:#7a3b86}.s4{--c:#8a6a00}.s5{--c:#4a4a4a}
.curve{fill:none;stroke:var(--c);stroke-width:2.2;stroke-linejoin:round}
.band{fill:var(--c);opacity:.16}.name{fill:var(--c);font-weight:600}
.bar{fill:#7b8794}.zero{stroke:#5d554b}
@media (prefers-color-scheme:dark){
.ground{fill:#1d1a17}.ink{fill:#f3ece1}.soft{fill:#b9ae9f}.line{stroke:#4a433b}
.s0{--c:#7cc0ee}.s1{--c:#f3a178}.s2{--c:#a5d67f}.s3{--c:#dba3e6}.s4{--c:#e6c860}.s5{--c:#c9c9c9}
.bar{fill:#8b98a6}.zero{stroke:#b9ae9f}}
"""


class Side(NamedTuple):
    """A camp, or a seat that plays for itself."""

    seats: tuple[int, ...]
    points: list[tuple[int, float, float]]
    """After so many moves: the share, and its standard error."""


def drawn(match: Match, found: Analysis, language: str) -> str:
    """The picture, as the text of a file."""
    say = partial(words().say, language)
    title = say("picture-title", {"title": match.game.rulebook.say(language, "title")})
    notes = wrap(say("picture-teams-change"), NOTE) if found.teams_change else []
    below = TOP + HEIGHT + 74 + LINE * len(notes)
    height = below + ROW * (len(found.balances) + 1) + 8
    seat_names = [say("text-seat", {"seat": seat}) for seat in range(found.seats)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}" rx="12"/>',
        _text(LEFT - 32, 32, title, "ink", 'font-size="17" font-weight="600"'),
        *_axes(found.moves, say("picture-moves")),
        *_curves(sides(found), found.moves, seat_names),
        *(
            _text(LEFT, TOP + HEIGHT + 20 + LINE * place, note, "soft", 'font-size="11"')
            for place, note in enumerate(notes, start=1)
        ),
        _text(LEFT - 32, below - 18, say("text-balances"), "ink", 'font-weight="600"'),
        *_heads(below, [say(f"text-column-{column}") for column in COLUMNS]),
        *(
            part
            for place, balance in enumerate(found.balances, start=1)
            for part in _row(below + ROW * place, balance, seat_names[balance.seat])
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def sides(found: Analysis) -> list[Side]:
    """Those who win and lose together have one line, the mean of theirs; of many, those with the
    most to win or lose."""
    camps: dict[int, list[int]] = {}
    for seat, team in enumerate(found.teams):
        camps.setdefault(team, []).append(seat)
    all_sides = [
        Side(
            tuple(seats),
            [
                (one.moves, _mean(one.shares, seats), _mean(one.errors, seats))
                for one in found.curve
            ],
        )
        for seats in camps.values()
    ]
    most = sorted(all_sides, key=_span, reverse=True)[:MOST_SIDES]
    return sorted(most, key=lambda side: side.seats)


def _span(side: Side) -> float:
    shares = [share for _, share, _ in side.points]
    return max(shares, default=0.0) - min(shares, default=0.0)


def _mean(values: Sequence[float], seats: Sequence[int]) -> float:
    return sum(values[seat] for seat in seats) / len(seats)


def _axes(moves: int, label: str) -> Iterator[str]:
    for share in (0, 25, 50, 75, 100):
        y = _up(share / 100)
        yield f'<path class="line" d="M{LEFT} {y}H{RIGHT}"/>'
        yield _text(LEFT - 8, y + 4, f"{share} %", "soft", 'text-anchor="end" font-size="11"')
    y = TOP + HEIGHT + 18
    yield _text(LEFT, y, "0", "soft", 'font-size="11"')
    yield _text(RIGHT, y, f"{moves} {label}", "soft", 'text-anchor="end" font-size="11"')


def _curves(all_sides: Sequence[Side], moves: int, names: Sequence[str]) -> Iterator[str]:
    ends = _apart([_up(side.points[-1][1]) if side.points else TOP for side in all_sides])
    for place, (side, end) in enumerate(zip(all_sides, ends, strict=True)):
        at = [(_along(after, moves), share, error) for after, share, error in side.points]
        upper = [f"{x},{_up(share + error)}" for x, share, error in at]
        lower = [f"{x},{_up(share - error)}" for x, share, error in reversed(at)]
        middle = " ".join(f"{x},{_up(share)}" for x, share, _ in at)
        dash = f' stroke-dasharray="{DASHES[place]}"' if DASHES[place] else ""
        yield f'<g class="s{place}"><polygon class="band" points="{" ".join([*upper, *lower])}"/>'
        yield f'<polyline class="curve" points="{middle}"{dash}/>'
        yield f'<path class="curve" d="M{RIGHT + 8} {end - 4}h22"{dash}/>'
        who = names[side.seats[0]] if len(side.seats) == 1 else _ranges(side.seats)
        yield _text(RIGHT + 35, end, who, "name", 'font-size="12"') + "</g>"


def _apart(places: Sequence[float]) -> list[float]:
    """Where names stand that would lie upon each other: the lower ones give way, and at the bottom
    of the picture the upper ones."""
    order = sorted(range(len(places)), key=lambda one: places[one])
    found = list(places)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + NAME)
    lowest = float(TOP + HEIGHT)
    for one in reversed(order):
        found[one] = min(found[one], lowest)
        lowest = found[one] - NAME
    return [round(place + 4, 1) for place in found]


def _ranges(seats: Sequence[int]) -> str:
    """Many seats in few letters: "1–5, 7"."""
    parts: list[list[int]] = []
    for seat in seats:
        if parts and seat == parts[-1][-1] + 1:
            parts[-1].append(seat)
        else:
            parts.append([seat])
    return ", ".join(f"{part[0]}–{part[-1]}" if part[1:] else str(part[0]) for part in parts)


def _heads(y: float, heads: Sequence[str]) -> Iterator[str]:
    for place, head in enumerate(heads):
        yield _text(_middle(place), y + 10, head, "soft", 'text-anchor="middle" font-size="12"')


def _row(y: float, balance: Balance, name: str) -> Iterator[str]:
    yield _text(LEFT - 32, y + 12, name, "ink")
    for place, column in enumerate(COLUMNS):
        part = getattr(balance, column)
        x, length = _middle(place), BAR * min(1.0, abs(part.share))
        start = x - length if part.share < 0 else x
        yield f'<rect class="bar" x="{start:.1f}" y="{y}" width="{length:.1f}" height="5"/>'
        yield f'<path class="zero" d="M{x} {y - 2}v9"/>'
        yield _text(x, y + 20, in_points(part), "ink", 'text-anchor="middle" font-size="12"')


def _middle(place: int) -> float:
    return LEFT + 110 + COLUMN * place


def _along(after: int, moves: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * after / max(1, moves), 1)


def _up(share: float) -> float:
    return round(TOP + HEIGHT * (1 - min(1.0, max(0.0, share))), 1)


def _text(x: float, y: float, said: str, kind: str, more: str = "") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" {more}>{escape(said)}</text>'
