"""Faces: a person has one of these, drawn by the page; or none, and is shown by two letters."""

from __future__ import annotations

from random import SystemRandom
from typing import Final, Literal, get_args

Face = Literal[
    "",
    "beard",
    "beret",
    "bicorne",
    "bob",
    "bow",
    "bun",
    "buns",
    "cap",
    "chef",
    "crest",
    "curls",
    "feather",
    "headset",
    "hood",
    "jester",
    "knit",
    "locks",
    "plaits",
    "ponytail",
    "scarf",
    "straw",
    "tophat",
    "turban",
    "witch",
]
FACES: Final[tuple[Face, ...]] = tuple(face for face in get_args(Face) if face)

_dice = SystemRandom()


def offered_face() -> Face:
    """A face for somebody who has chosen none."""
    return _dice.choice(FACES)
