"""The calibration as a picture: what each stake returns per coin, and how often it is taken."""

from __future__ import annotations

from xml.sax.saxutils import escape

from veillee.bots.sponsio.calibration import LEAST_SHARE, MOST_RETURN, Calibration, Row, rows

LINE, TOP, LEFT, GAP = 26, 74, 190, 60
RETURN_WIDTH, SHARE_WIDTH = 300, 240
MOST_SHOWN = 2.5
WIDTH = LEFT + RETURN_WIDTH + GAP + SHARE_WIDTH + 60

STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #1b1b1b }
    .ground { fill: #ffffff } .title { font-weight: 600; font-size: 15px }
    .faint { fill: #5c5c5c } .end { text-anchor: end }
    .return { fill: #2f6f9f } .share { fill: #8a6d1f } .outside { fill: #b3392f }
    .bound { stroke: #b3392f; stroke-width: 1.5; stroke-dasharray: 5 3 }
    .axis { stroke: #9a9a9a }
    @media (prefers-color-scheme: dark) {
      text { fill: #ececec } .ground { fill: #16181c } .faint { fill: #a9adb5 }
      .return { fill: #6fb1e0 } .share { fill: #d8b95a } .outside { fill: #f0857b }
      .bound { stroke: #f0857b } .axis { stroke: #6a6f78 }
    }
"""


def plot_svg(result: Calibration) -> str:
    """Bars beside each other, a line for each stake, the bounds as dashed lines."""
    lines = rows(result)
    height = TOP + LINE * len(lines) + 40
    most_share = max(0.1, *(row.share for row in lines))
    bottom = TOP + LINE * len(lines)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Sponsio: what each stake returns per coin, and how often it is taken</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
        _text(16, 28, f"Sponsio, {result.rounds} rounds between the strongest bots", "title"),
        _text(LEFT, 56, "returned per coin"),
        _text(LEFT + RETURN_WIDTH + GAP, 56, "taken, share of rounds"),
    ]
    for number, row in enumerate(lines):
        parts.append(_bars(row, TOP + LINE * number, most_share))
    limit = LEFT + RETURN_WIDTH * MOST_RETURN / MOST_SHOWN
    least = LEFT + RETURN_WIDTH + GAP + SHARE_WIDTH * LEAST_SHARE / most_share
    parts += [
        _line(LEFT, bottom, "axis"),
        _line(LEFT + RETURN_WIDTH + GAP, bottom, "axis"),
        _line(limit, bottom, "bound"),
        _line(least, bottom, "bound"),
        _text(limit, bottom + 18, f"at most {MOST_RETURN:g}", "faint"),
        _text(least, bottom + 18, f"at least {LEAST_SHARE:.1%}", "faint"),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _bars(row: Row, top: float, most_share: float) -> str:
    middle, second = top + 15, LEFT + RETURN_WIDTH + GAP
    returned = RETURN_WIDTH * min(row.returned, MOST_SHOWN) / MOST_SHOWN
    share = SHARE_WIDTH * row.share / most_share
    high = "return" if row.returned <= MOST_RETURN else "outside"
    low = "share" if row.share >= LEAST_SHARE else "outside"
    return "\n".join(
        (
            _text(16, middle, row.tickets),
            _text(LEFT - 12, middle, f"{row.stake} ×{row.odds}".strip(), "end"),
            f'<rect class="{high}" x="{LEFT}" y="{top + 3}" width="{returned:.1f}" height="17"/>',
            _text(LEFT + returned + 5, middle, f"{row.returned:.2f}", "faint"),
            f'<rect class="{low}" x="{second}" y="{top + 3}" width="{share:.1f}" height="17"/>',
            _text(second + share + 5, middle, f"{row.share:.1%}", "faint"),
        )
    )


def _text(x: float, y: float, text: str, style: str = "") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _line(x: float, bottom: float, style: str) -> str:
    return f'<line class="{style}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{bottom + 4}"/>'
