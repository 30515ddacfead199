"""Killed again and again in the middle of play: no acknowledged move is lost, none is doubled."""

from pathlib import Path

import pytest

from tests.house.killing import PLAN, outlived

pytestmark = pytest.mark.anyio

KILLS = 20


async def test_two_hundred_tables_outlive_twenty_sigkills(tmp_path: Path) -> None:
    assert len(PLAN) >= 200
    assert await outlived(tmp_path, KILLS, "moments") > 10 * KILLS
