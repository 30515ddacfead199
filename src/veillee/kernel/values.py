"""What states, views, moves and events are declared from."""

from __future__ import annotations

from typing import dataclass_transform

import msgspec


# Told to type checkers here: what inherits from a frozen struct is frozen.
@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False):
    """Never changed once it is made, and free of cycles, so that the collector need not look."""


class Input(Value, forbid_unknown_fields=True):
    """A value that comes from outside, a move or options: a field it does not have is refused."""
