from math import inf

import pytest

from veillee.bots import budget
from veillee.bots.ergo.proving import prover


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot finds in its time does not depend on what else the machine does."""
    monkeypatch.setattr(budget, "_latest", inf)


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """So little that a short proof needs a free move."""
    monkeypatch.setattr(prover, "EFFORT", 400_000)
    monkeypatch.setattr(prover, "LITTLE", 40_000)
