from math import inf

import pytest

from veillee.bots import budget


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot finds in its time does not depend on what else the machine does."""
    monkeypatch.setattr(budget, "_latest", inf)
