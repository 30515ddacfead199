"""examples/perudo, built and installed beside Veillée into a folder of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "perudo"
INSTALL = ("pip", "install", "--quiet", "--disable-pip-version-check", "--no-index")


def copied(folder: Path) -> Path:
    """A copy, so that what is built does not lie about in the project."""
    left_out = shutil.ignore_patterns("__pycache__", "build", "dist", "*.egg-info", ".*")
    return Path(shutil.copytree(EXAMPLE, folder / "perudo", ignore=left_out))


def installed(source: Path) -> Path:
    """Where Python finds it."""
    site = source.parent / "site"
    alone = ("--no-deps", "--no-build-isolation", "--target", str(site), str(source))
    done = subprocess.run(
        [sys.executable, "-m", *INSTALL, *alone], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return site
