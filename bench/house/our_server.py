"""Our server with noughts and crosses on the shelf: `python -m bench.house.our_server serve ...`.

The same game as the others play, so that the same work is compared; a toy of the contract's tests.
"""

from __future__ import annotations

import sys

from tests.toys import noughts
from veillee.cli import main
from veillee.games import GAMES

shelf = sys.modules["veillee.games"]
vars(shelf)["GAMES"] = (*GAMES, noughts.id)
sys.modules[f"veillee.games.{noughts.id}"] = noughts

if __name__ == "__main__":
    sys.exit(main())
