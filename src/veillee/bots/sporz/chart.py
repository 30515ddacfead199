"""The measures as a picture: who wins, and how well the strongest bots guess day by day."""

from __future__ import annotations

from xml.sax.saxutils import escape

from veillee.bots.sporz.measuring import (
    FEWEST_JUDGED,
    LONGEST,
    MOST_WINS,
    PAIRINGS,
    Measures,
    judgements,
    share_of,
)

WIDTH, HEIGHT, LEFT, TOP, TALL = 950, 360, 50, 96, 190
WINS, PANEL, GAP = 330, 150, 28
WORST = 0.30

STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #1b1b1b }
    .ground { fill: #ffffff } .title { font-weight: 600; font-size: 15px }
    .faint { fill: #5c5c5c } .middle { text-anchor: middle } .end { text-anchor: end }
    .healthy { fill: #2f6f9f } .mutants { fill: #b3392f }
    .belief { fill: none; stroke: #2f6f9f; stroke-width: 2.5 } .dot { fill: #2f6f9f }
    .prior { fill: none; stroke: #8a6d1f; stroke-width: 2; stroke-dasharray: 5 3 }
    .bound { stroke: #5c5c5c; stroke-width: 1.5; stroke-dasharray: 5 3 } .axis { stroke: #9a9a9a }
    @media (prefers-color-scheme: dark) {
      text { fill: #ececec } .ground { fill: #16181c } .faint { fill: #a9adb5 }
      .healthy { fill: #6fb1e0 } .mutants { fill: #f0857b }
      .belief { stroke: #6fb1e0 } .dot { fill: #6fb1e0 } .prior { stroke: #d8b95a }
      .bound { stroke: #a9adb5 } .axis { stroke: #6a6f78 }
    }
"""


def plot_svg(result: Measures) -> str:
    """Wins on the left, beliefs on the right."""
    count = len(result.of(result.sizes[0], PAIRINGS[0]))
    head = f"Sporz, {count} matches of each kind at each number of players"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        "<title>Sporz: who wins, and how well the strongest bots guess</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        _text(16, 30, head, "title"),
        *_wins(result),
        *_beliefs(result, LEFT + WINS + GAP + 20),
    ]
    return "\n".join([*parts, "</svg>\n"])


def _wins(result: Measures) -> list[str]:
    """Two bars for each pairing: the healthy (forfeits included) and the mutants."""
    bottom = TOP + TALL
    groups = [(players, pairing) for players in result.sizes for pairing in PAIRINGS]
    step = WINS / len(groups)
    parts = [_text(LEFT, TOP - 34, "share of wins: healthy, mutants")]
    for number, (players, pairing) in enumerate(groups):
        matches, x = result.of(players, pairing), LEFT + step * number
        if not matches:
            continue
        healthy = share_of(matches, "healthy", "forfeit")
        mutants = share_of(matches, "mutants", "dusk")
        parts += [_bar(x + 2, step / 2 - 2, healthy, "healthy")]
        parts += [_bar(x + step / 2, step / 2 - 2, mutants, "mutants")]
        letters = f"{pairing.healthy[0]}{pairing.mutants[0]}"
        parts.append(_text(x + step / 2, bottom + 18, letters, "faint middle"))
    for number, players in enumerate(result.sizes):
        x = LEFT + WINS * (2 * number + 1) / (2 * len(result.sizes))
        parts.append(_text(x, bottom + 38, f"{players} players", "middle"))
    y = TOP + TALL * (1 - MOST_WINS)
    words = "hh: both hard, ee: both easy, he: healthy hard, eh: mutants hard"
    return [
        *parts,
        _line(LEFT, LEFT + WINS, y, "bound"),
        _text(LEFT - 6, y + 4, f"{MOST_WINS:.0%}", "faint end"),
        _line(LEFT, LEFT + WINS, bottom, "axis"),
        _text(LEFT, bottom + 60, words, "faint"),
    ]


def _beliefs(result: Measures, left: float) -> list[str]:
    """A panel for each number of players, the days from left to right."""
    bottom = TOP + TALL
    parts = [_text(left, TOP - 34, "error of the belief that somebody is a mutant (Brier), by day")]
    for number, players in enumerate(result.sizes):
        start = left + number * (PANEL + GAP)
        days = [j for j in judgements(result) if j.players == players and j.judged >= FEWEST_JUDGED]
        if not days:
            continue
        across = [start + PANEL * (j.day - 0.5) / LONGEST for j in days]
        belief = [(x, _height(j.brier)) for x, j in zip(across, days, strict=True)]
        prior = [(x, _height(j.prior)) for x, j in zip(across, days, strict=True)]
        parts += [_path(prior, "prior"), _path(belief, "belief")]
        parts += [f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in belief]
        parts += [
            _text(x, bottom + 18, f"{j.day}{'+' if j.day == LONGEST else ''}", "faint middle")
            for x, j in zip(across, days, strict=True)
        ]
        parts.append(_text(start + PANEL / 2, bottom + 38, f"{players} players", "middle"))
        parts.append(_line(start, start + PANEL, bottom, "axis"))
    for value in (0.1, 0.2, 0.3):
        parts.append(_text(left - 6, _height(value) + 4, f"{value:g}", "faint end"))
    words = "line: hard; dashed: knows only the players and the day"
    return [*parts, _text(left, bottom + 60, words, "faint")]


def _height(value: float) -> float:
    return TOP + TALL * (1 - min(value, WORST) / WORST)


def _bar(x: float, wide: float, share: float, style: str) -> str:
    tall = TALL * share
    place = f'x="{x:.1f}" y="{TOP + TALL - tall:.1f}"'
    return f'<rect class="{style}" {place} width="{wide:.1f}" height="{tall:.1f}"/>'


def _path(points: list[tuple[float, float]], style: str) -> str:
    line = " L ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path class="{style}" d="M {line}"/>'


def _line(start: float, end: float, y: float, style: str) -> str:
    return f'<line class="{style}" x1="{start:.1f}" x2="{end:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'


def _text(x: float, y: float, text: str, style: str = "") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'
