"""The page's own tests, `web/src/**/*.test.ts`, run once by Node."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def test_the_page_does_what_its_own_tests_say() -> None:
    node = shutil.which("node", path=f"{os.environ['PATH']}:{sysconfig.get_path('scripts')}")
    if not (node and (WEB / "node_modules").is_dir()):
        pytest.fail("The page's modules are missing: run `make page`.")
    ran = subprocess.run(
        [node, "test.mjs"],
        cwd=WEB,
        env={**os.environ, "VEILLEE_PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
