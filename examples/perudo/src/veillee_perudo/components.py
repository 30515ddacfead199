"""What lies on the table."""

from __future__ import annotations

from typing import Final

DICE: Final = 5
"""How many each player begins with, and the most anybody has (clauses 1.1 and 4.3)."""
FACES: Final = range(1, 7)
ACE: Final = 1
CALZAS: Final = 2
"""How often each may call it in a match (clause 4.4)."""
