import pytest

from veillee.bots.ergo.proving import prover


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """So little that a short proof needs a free move."""
    monkeypatch.setattr(prover, "EFFORT", 400_000)
    monkeypatch.setattr(prover, "LITTLE", 40_000)
