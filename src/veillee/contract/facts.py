"""Hidden facts taken apart, so that they can be looked for in what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

Path = tuple[str, ...]
"""Where a hidden fact, or a part of one, is found: `hand of 2`, `crew 3 0`."""


def facts(hidden: Mapping[str, Any]) -> Iterator[tuple[Path, Counter[bytes]]]:
    """Every hidden fact and every part of it, each as the values that are in it."""
    for name, value in hidden.items():
        yield from _parts(tuple(name.split()), msgspec.to_builtins(value, str_keys=True))


def _parts(path: Path, value: Any) -> Iterator[tuple[Path, Counter[bytes]]]:
    yield path, Counter(values_in(value))
    for place, part in _inside(value):
        yield from _parts((*path, str(place)), part)


def values_in(value: Any) -> Iterator[bytes]:
    """The value, and the values inside; None says nothing."""
    if value is not None:
        yield msgspec.json.encode(value)
    for _, part in _inside(value):
        yield from values_in(part)


def _inside(value: Any) -> Any:
    if isinstance(value, dict):
        return value.items()
    return enumerate(value) if isinstance(value, list | tuple) else ()
