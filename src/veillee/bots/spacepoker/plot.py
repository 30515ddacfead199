"""The training's curve as a picture: how much a perfect opponent would still win."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from veillee.bots.arrays import Reals

Points = Sequence[tuple[float, float]]

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 80, 36, 20, 60
STYLE: Final = """
  text { font: 14px sans-serif; fill: #555; }
  .grid { stroke: #999; stroke-opacity: .35; }
  .first { stroke: #0b6e99; fill: none; stroke-width: 2.5; }
  .mean { stroke: #b35900; fill: none; stroke-width: 2.5; stroke-dasharray: 7 5; }
  @media (prefers-color-scheme: dark) {
    text { fill: #bbb; }
    .first { stroke: #5cc3ef; }
    .mean { stroke: #f0a050; }
  }
"""


def plot_svg(curve: Reals) -> str:
    """Exploitability over the iterations, both on a logarithmic scale.

    `curve` is that of a `Strategy`: the iteration, then a column for every depth.
    """
    # Before the first iteration there is no place for it on such a scale; the play is the same.
    curve = curve[curve[:, 0] > 0]
    first = [(float(row[0]), float(row[-1])) for row in curve]
    mean = [(float(row[0]), float(row[1:].mean())) for row in curve]
    across = (0, ceil(log10(curve[-1, 0])))
    values = [value for _, value in (*first, *mean)]
    up = (floor(log10(min(values))), ceil(log10(max(values))))

    def place(iteration: float, value: float) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - RIGHT) * (log10(iteration) - across[0]) / (across[1] - across[0])
        y = TOP + (HEIGHT - TOP - BOTTOM) * (up[1] - log10(value)) / (up[1] - up[0])
        return round(x, 1), round(y, 1)

    parts = []
    for power in range(across[0], across[1] + 1):
        x, bottom = place(10**power, 10 ** up[0])
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(_text(x, bottom + 20, f"{10**power:,}", "middle"))
    for power in range(up[0], up[1] + 1):
        _, y = place(1, 10.0**power)
        right = WIDTH - RIGHT
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(_text(LEFT - 8, y + 5, f"{10.0**power:,.6g}", "end"))
    for name, points in (("first", first), ("mean", mean)):
        way = " ".join(f"{x},{y}" for x, y in (place(*point) for point in points))
        parts.append(f'<polyline class="{name}" points="{way}"/>')
    middle = (TOP + HEIGHT - BOTTOM) / 2
    parts += [
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, "iterations", "middle"),
        f'<g transform="rotate(-90 18 {middle})">'
        + _text(18, middle, "exploitability, milli-antes a round", "middle")
        + "</g>",
        *_legend("first", 0, f"first round of a match: {_ends(first)}"),
        *_legend("mean", 1, f"mean over all depths: {_ends(mean)}"),
    ]
    title = "Training of the two-player strategy of Spacepoker"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{title}">\n<title>{title}</title>\n<style>{STYLE}</style>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _ends(points: Points) -> str:
    return f"from {points[0][1]:,.0f} to {points[-1][1]:.2g}"


def _legend(name: str, row: int, text: str) -> list[str]:
    right, y = WIDTH - RIGHT - 360, TOP + 22 + 22 * row
    return [
        f'<line class="{name}" x1="{right}" x2="{right + 36}" y1="{y - 5}" y2="{y - 5}"/>',
        _text(right + 46, y, text, "start"),
    ]


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'
