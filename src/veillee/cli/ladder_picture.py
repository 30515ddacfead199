"""A ladder of levels as a picture: where each stands, and how far off that may be. It is an SVG
text with its own ground, light or dark as the reader's screen is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import pairwise
from typing import Final

from veillee.bots import Strength

WIDTH: Final = 640
LEFT: Final = 130
RIGHT: Final = 600
TOP: Final = 64
ROW: Final = 34
MARK: Final = 250
"""Points between two lines of the ground: about a step of a ladder."""
MIDDLE: Final = 'class="soft" text-anchor="middle"'
STYLE: Final = """
svg{color-scheme:light dark;font:13px system-ui,sans-serif}
.ground{fill:#faf6ee}.ink{fill:#241f1a}.soft{fill:#5d554b}.line{stroke:#d9d0c1}
.rung{stroke:#1d5f8a;stroke-width:3}.spread{stroke:#1d5f8a;stroke-width:9;opacity:.28}
@media (prefers-color-scheme:dark){
.ground{fill:#1d1a17}.ink{fill:#f3ece1}.soft{fill:#b9ae9f}.line{stroke:#4a433b}
.rung,.spread{stroke:#7cc0ee}}
"""


def drawn(title: str, found: Mapping[str, Strength]) -> str:
    """The strongest above; every bar is the range of two standard errors to either side."""
    names = list(found)[::-1]
    height = TOP + ROW * len(names) + 36
    lowest = min(0.0, *(one.points for one in found.values()))
    highest = max(float(MARK), *(one.points + 2 * one.uncertainty for one in found.values()))

    def across(points: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * (points - lowest) / (highest - lowest), 1)

    def parts() -> Iterator[str]:
        yield _text(24, 32, title, 'class="ink" font-size="17" font-weight="600"')
        for points in range(0, int(highest) + 1, MARK):
            yield f'<path class="line" d="M{across(points)} {TOP - 12}V{height - 28}"/>'
            yield _text(across(points), height - 12, str(points), MIDDLE)
        for place, name in enumerate(names):
            one, y = found[name], TOP + ROW * place + 8
            low, high = (across(one.points + way * 2 * one.uncertainty) for way in (-1, 1))
            yield _text(LEFT - 14, y + 5, name, 'class="ink" text-anchor="end"')
            yield f'<path class="spread" d="M{low} {y}H{high}"/>'
            yield f'<path class="rung" d="M{across(one.points)} {y - 9}V{y + 9}"/>'
        for place, (above, below) in enumerate(pairwise(names)):
            high, low = found[above].points, found[below].points
            y = TOP + ROW * place + ROW // 2 + 12
            yield _text(across((high + low) / 2), y, f"{high - low:+.0f}", MIDDLE)

    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDTH}" height="{height}" rx="12"/>',
            *parts(),
            "</svg>\n",
        ]
    )


def _text(x: float, y: float, text: str, how: str) -> str:
    return f'<text x="{x}" y="{y}" {how}>{escape(text)}</text>'
