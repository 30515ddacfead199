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
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Whatever needed its second chance has a race, to be found and mended: here is why it did."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"second chance: {report.nodeid}")
        terminalreporter.line(report.longreprtext)
