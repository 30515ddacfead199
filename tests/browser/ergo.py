"""Playing Ergo on the page: by mouse, by touch or by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

ARENA_COLUMNS = "bcdefghi"
ARENA_ROWS = "2345678"


SIDES = {"black": r"black|noire?\b", "white": r"white|blanc"}


def board(page: Page) -> dict[str, str]:
    """What stands on each cell: "black", "white" or nothing; read as a screen reader reads it."""
    labels = page.locator("[data-cell]").evaluate_all(
        "cells => cells.map(cell => [cell.dataset.cell, cell.getAttribute('aria-label')])"
    )
    return {
        name: next((side for side, word in SIDES.items() if re.search(word, label, re.I)), "")
        for name, label in labels
    }


def cell(page: Page, name: str) -> str:
    return board(page)[name]


def await_turn(page: Page) -> bool:
    """Wait until it is one's turn; False where the match is over."""
    page.wait_for_selector(".prompt.now, .ending")
    return page.locator(".ending").count() == 0


def best_cell(page: Page) -> str:
    """A cell that makes the longest row of one's own that can still become five."""
    standing = board(page)
    lines = [
        [column + row for column in ARENA_COLUMNS[start : start + 5]]
        for row in ARENA_ROWS
        for start in range(len(ARENA_COLUMNS) - 4)
    ]
    lines += [
        [column + row for row in ARENA_ROWS[start : start + 5]]
        for column in ARENA_COLUMNS
        for start in range(len(ARENA_ROWS) - 4)
    ]
    open_lines = [line for line in lines if all(standing[name] != "white" for name in line)]
    line = max(open_lines, key=lambda names: sum(standing[name] == "black" for name in names))
    return next(name for name in line if not standing[name])


def play_to_the_end(page: Page, place: Callable[[str], None], most: int = 12) -> None:
    """Black places five in a row against a bot that plays at random."""
    for _ in range(most):
        if not await_turn(page):
            break
        name = best_cell(page)
        place(name)
        expect(page.locator(f"[data-cell={name}]")).to_have_attribute(
            "aria-label", re.compile("black|noire?", re.I)
        )
    expect(page.locator(".ending")).to_be_visible()
