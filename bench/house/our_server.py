"""Our server with noughts and crosses on the shelf: `python -m bench.house.our_server serve ...`.

The same game as the others play, so that the same work is compared; a toy of the contract's tests.
"""

from __future__ import annotations

import sys

from tests.toys import noughts
from veillee import games

games.GAMES += (noughts.id,)  # type: ignore[assignment]
sys.modules[f"{games.__name__}.{noughts.id}"] = noughts

from veillee.cli import main  # noqa: E402  (once it is on the shelf)

if __name__ == "__main__":
    sys.exit(main())
