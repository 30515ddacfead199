"""Names that cannot be guessed."""

from __future__ import annotations

from secrets import choice

# No letter that one misreads when it is copied from a screen to a phone.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_ID = "^[2-9a-hjkmnp-z]{16}$"
ID_LENGTH = 16
"""`$` alone would let a line's end through."""


def is_id(name: str) -> bool:
    return len(name) == ID_LENGTH and set(name) <= set(LETTERS)


def new_id(length: int = ID_LENGTH) -> str:
    """Sixteen letters are 79 bits."""
    return "".join(choice(LETTERS) for _ in range(length))
