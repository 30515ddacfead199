"""Draws the page's icons, at the sizes that systems ask for: `python -m tools.icons`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
GROUND: Final = "#10141f"
SAFE: Final = 0.72
"""Of a maskable icon systems cut off the rim."""


def main() -> None:
    drawn = (PUBLIC / "favicon.svg").read_text("utf-8")
    lamp = drawn.replace('rx="7" ', "")
    # A badge is its outline alone: white where something is.
    outline = lamp.split("<rect", 1)[0] + lamp.split("/>", 1)[1]
    for colour in ("#f0a04b", "#ffcf87", "#f4e9d6"):
        outline = outline.replace(colour, "#fff")
    machine = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=machine, args=["--no-sandbox"])
        page = browser.new_page()
        for name, svg, size, part, ground in (
            ("icon-192", lamp, 192, 1.0, GROUND),
            ("icon-512", lamp, 512, 1.0, GROUND),
            ("icon-maskable-512", lamp, 512, SAFE, GROUND),
            ("badge", outline, 96, 1.0, "transparent"),
        ):
            page.set_viewport_size({"width": size, "height": size})
            side = size * part
            page.set_content(
                f'<body style="margin:0;display:grid;place-items:center;height:{size}px;'
                f'background:{ground}"><div style="width:{side}px;height:{side}px">{svg}</div>'
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
