"""Names that cannot be guessed."""

from __future__ import annotations

from secrets import choice

# No letter that one misreads when it is copied from a screen to a phone.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_ID = "^[2-9a-hjkmnp-z]{16}$"


def new_id(length: int = 16) -> str:
    """Sixteen letters are 79 bits."""
    return "".join(choice(LETTERS) for _ in range(length))
