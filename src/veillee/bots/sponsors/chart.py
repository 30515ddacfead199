"""The calibration as a picture: rounds of building, cards played, and how starting places fare."""

from __future__ import annotations

from collections import Counter
from xml.sax.saxutils import escape

from veillee.bots.sponsors.calibration import (
    FEWEST_ROUNDS,
    LEAST_PLAYED,
    MOST_OF_ITS_SHARE,
    MOST_ROUNDS,
    Calibration,
    rows,
)
from veillee.games.sponsors.components import COLOURS

WIDTH, HEIGHT, LEFT, TOP, TALL = 910, 330, 40, 90, 170
PANEL, GAP = 240, 46

STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #1b1b1b }
    .ground { fill: #ffffff } .title { font-weight: 600; font-size: 15px }
    .faint { fill: #5c5c5c } .middle { text-anchor: middle }
    .bar { fill: #2f6f9f } .outside { fill: #b3392f }
    .bound { stroke: #b3392f; stroke-width: 1.5; stroke-dasharray: 5 3 }
    .axis { stroke: #9a9a9a }
    @media (prefers-color-scheme: dark) {
      text { fill: #ececec } .ground { fill: #16181c } .faint { fill: #a9adb5 }
      .bar { fill: #6fb1e0 } .outside { fill: #f0857b }
      .bound { stroke: #f0857b } .axis { stroke: #6a6f78 }
    }
"""


def plot_svg(result: Calibration) -> str:
    """Three panels, the aims as dashed lines."""
    count, bottom = len(result.matches), TOP + TALL
    head = f"Les Sponsors, {result.seats} seats, {count} matches between the strongest bots"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Les Sponsors de l'Automobile: is the board well tuned?</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        _text(LEFT, 32, head, "title"),
        *_rounds(result, LEFT),
        *_played(result, LEFT + PANEL + GAP),
        *_places(result, LEFT + 2 * (PANEL + GAP)),
    ]
    for panel in range(3):
        left = LEFT + panel * (PANEL + GAP)
        parts.append(
            f'<line class="axis" x1="{left}" x2="{left + PANEL}" y1="{bottom}" y2="{bottom}"/>'
        )
    return "\n".join([*parts, "</svg>\n"])


def _rounds(result: Calibration, left: float) -> list[str]:
    """A bar for each number of rounds that building took."""
    counts = Counter(match.rounds for match in result.matches)
    most = MOST_ROUNDS[result.seats]
    first = min(*counts, int(FEWEST_ROUNDS) - 1)
    last = max(*counts, int(most) + 1)
    step = PANEL / (last - first + 1)
    highest = max(counts.values())
    parts = [_text(left, TOP - 22, "rounds of building")]
    for number, count in counts.items():
        kept = FEWEST_ROUNDS <= number <= most
        parts.append(_bar(left + step * (number - first), step, count / highest, kept))
    for bound, aside in ((FEWEST_ROUNDS, 0), (most, 1)):
        x = left + step * (bound - first + aside)
        parts += [_upright(x), _text(x, TOP + TALL + 20, f"{bound:g}", "faint middle")]
    return parts


def _played(result: Calibration, left: float) -> list[str]:
    """A bar for each twentieth of his cards that the winner has played."""
    twentieths = 20
    shares = [1 - match.cards_left / match.cards for match in result.matches]
    counts = Counter(min(int(share * twentieths), twentieths - 1) for share in shares)
    highest, step = max(counts.values()), PANEL / twentieths
    parts = [_text(left, TOP - 22, "cards the winner has played")]
    for number, count in counts.items():
        kept = number >= LEAST_PLAYED * twentieths
        parts.append(_bar(left + step * number, step, count / highest, kept))
    average = left + PANEL * sum(shares) / len(shares)
    return [
        *parts,
        _upright(left + PANEL * LEAST_PLAYED),
        _text(left + PANEL * LEAST_PLAYED, TOP + TALL + 20, f"{LEAST_PLAYED:.0%}", "faint middle"),
        _text(average, TOP + TALL + 38, "▲ mean", "faint middle"),
    ]


def _places(result: Calibration, left: float) -> list[str]:
    """For each place of the grid, turn and colour, how often it wins compared with its share."""
    named = ("grid-", "turn-", *COLOURS)
    lines = [row for row in rows(result) if row.figure.startswith(named)]
    step, most = PANEL / len(lines), 1.6
    parts = [_text(left, TOP - 22, "wins: 1 is a fair share")]
    for number, row in enumerate(lines):
        parts.append(_bar(left + step * number, step, min(row.value / most, 1), row.keeps_aim))
    height = TOP + TALL * (1 - MOST_OF_ITS_SHARE / most)
    parts.append(
        f'<line class="bound" x1="{left}" x2="{left + PANEL}" y1="{height}" y2="{height}"/>'
    )
    for number, label in enumerate(("grid", "turn", "colour")):
        x = left + PANEL * (2 * number + 1) / 6
        parts.append(_text(x, TOP + TALL + 20, label, "faint middle"))
    return [*parts, _text(left + PANEL + 4, height + 4, f"{MOST_OF_ITS_SHARE:g}", "faint")]


def _bar(x: float, step: float, part: float, kept: bool) -> str:
    tall = TALL * part
    style = "bar" if kept else "outside"
    place = f'x="{x + 1:.1f}" y="{TOP + TALL - tall:.1f}"'
    return f'<rect class="{style}" {place} width="{max(step - 2, 1):.1f}" height="{tall:.1f}"/>'


def _upright(x: float) -> str:
    return f'<line class="bound" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 10}" y2="{TOP + TALL + 4}"/>'


def _text(x: float, y: float, text: str, style: str = "") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'
