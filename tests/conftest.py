"""For all tests: those that wait for real clocks, processes and browsers get a second chance, and
none is failed for being slow on a busy machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")

TESTS = Path(__file__).parent
REAL = ("browser", "house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Told in the summary: whatever needed its second chance has a race, to be found and mended."""
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))
