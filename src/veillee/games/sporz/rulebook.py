"""The rulebook beside this file, read once."""

from typing import Final

from veillee.kernel import Rulebook

RULEBOOK: Final = Rulebook(__package__)
