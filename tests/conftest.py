"""For all tests: those that wait for real clocks, processes and browsers get a second chance, and
none is failed for being slow on a busy machine."""

from __future__ import annotations

import gc
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


def pytest_collection_finish() -> None:
    """Thousands of tests stay to the end: Python need not look through them for garbage over and
    over again."""
    gc.collect()
    gc.freeze()


class ToldAtOnce:
    """What failed is told as it fails, since a run may be cut short; and so is whatever needed its
    second chance: it has a race, to be found and mended."""

    def __init__(self, config: pytest.Config) -> None:
        self.plugins = config.pluginmanager

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self.plugins.getplugin("terminalreporter")
        if terminal and str(report.outcome) in ("failed", "rerun"):
            terminal.section(f"{report.outcome}: {report.nodeid}")
            terminal.line(report.longreprtext)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ToldAtOnce(config))
