import pytest

from veillee.bots.sporz import minds


@pytest.fixture
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """For what holds however well a bot has thought: worlds are shaken a tenth as long."""
    monkeypatch.setattr(minds, "FIRST_STEPS", minds.FIRST_STEPS // 10)
