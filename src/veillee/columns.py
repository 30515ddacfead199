"""Tables as aligned words: nothing drawn, nothing cut off, and they read well aloud."""

from __future__ import annotations

from collections.abc import Sequence

GAP = "   "


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """The first row holds the heads. Names stand to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        GAP.join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
