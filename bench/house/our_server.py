"""Our server with noughts and crosses on the shelf: `python -m bench.house.our_server serve ...`.

The same game as the others play, so that the same work is compared; a toy of the contract's tests.
"""

from __future__ import annotations

import sys
from types import ModuleType

from tests.toys import noughts
from veillee.bots import Level, RandomBot
from veillee.cli import main
from veillee.games import GAMES

shelf = sys.modules["veillee.games"]
players = ModuleType(f"veillee.bots.{noughts.id}")
vars(shelf)["GAMES"] = (*GAMES, noughts.id)
vars(players)["LEVELS"] = dict.fromkeys(("easy", "medium", "hard"), Level(RandomBot, 0))
sys.modules[f"veillee.games.{noughts.id}"] = noughts
sys.modules[players.__name__] = players

if __name__ == "__main__":
    sys.exit(main())
