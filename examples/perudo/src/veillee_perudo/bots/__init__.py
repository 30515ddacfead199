"""Perudo's bots. They see views only."""

from __future__ import annotations

from veillee.bots import Level
from veillee_perudo.bots.players import Easy, Hard, Medium

LEVELS = {"easy": Level(Easy, 0), "medium": Level(Medium, 0), "hard": Level(Hard, 0)}
