"""Our own adversary guesses no better than chance, and wins where a fault is planted.

He makes some 16 to 22 guesses at who of the living is the mutant (one in five is right by chance,
or more where somebody has died) and about as many at whether a doctor was awake (one in two).
Taken for better than chance is what chance does less than once in a thousand runs: at the mutant
from 10 of 16 or 12 of 22 on, where somebody who is right seven times in ten would be found out in
82 or 96 of 100 runs; from 17 of 20 on at the doctors.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.house.adversary import was_somebody_awake, watched, who_is_the_mutant
from tests.house.conftest import settings
from tests.house.test_streams import tell_the_truth
from veillee.house.bots.driver import Driver
from veillee.house.services import Services

pytestmark = pytest.mark.anyio

PACE = 0.06
RARE = 0.001
MATCHES = {"easy": 24, "medium": 8, "hard": 8}
"""Easy bots hardly think, so there is time for more matches against them."""


@pytest.fixture
async def paced(tmp_path: Path) -> AsyncIterator[Services]:
    """A house whose bots keep their pace, as they do for people."""
    services = Services(settings(tmp_path, pace=PACE))
    async with services.open():
        yield services


async def test_from_one_chair_nobody_can_tell_who_did_what_at_night(paced: Services) -> None:
    matches = await watched(paced, MATCHES)
    mutant, doctors = who_is_the_mutant(matches, random.Random(1)), was_somebody_awake(matches)
    assert mutant.of >= 12
    assert doctors.of >= 12
    assert mutant.luck > RARE, mutant
    assert doctors.luck > RARE, doctors


def answer_when_ready(patch: pytest.MonkeyPatch) -> None:
    """Bots' moves come as soon as they are chosen, on a slow beat: their thinking for other tables
    does not drown it."""

    async def when_ready(driver: Driver, _room: Any, _seat: int, *asked: Any) -> tuple[Any, Any]:
        chosen = await driver._chosen(*asked)
        await asyncio.sleep(4 * PACE)
        return chosen

    patch.setattr(Driver, "_in_time", when_ready)


async def test_the_adversary_finds_the_mutant_where_it_is_seen_who_has_answered(
    paced: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_when_ready(monkeypatch)
    tell_the_truth(monkeypatch)
    mutant = who_is_the_mutant(await watched(paced, {"easy": 24}), random.Random(1))
    assert mutant.luck < RARE, mutant


async def test_the_adversary_finds_the_doctors_where_bots_answer_when_they_are_ready(
    paced: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_when_ready(monkeypatch)
    doctors = was_somebody_awake(await watched(paced, {"easy": 36}))
    assert doctors.luck < RARE, doctors
