"""Native code for the bots' inner loops: numba behind a small typed door.

Only this file imports numba, so what the type checker cannot follow in it stays here.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import __version__, njit, types
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])


def _sources_digest() -> str:
    """One digest over the sources of all bots, and of the games whose tables they freeze in."""
    digest, package = sha256(), Path(__file__).parents[1]
    for folder in ("bots", "games"):
        for source in sorted((package / folder).rglob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()


_STAMP = _sources_digest()


def native(function: F) -> F:
    """Compile at the first call, release the GIL, and keep the machine code on disk.

    numba throws a cached function away when its own file changes, but not when a function it calls
    (or a table it has frozen in) lives in another file that changed. We therefore stamp the cache
    with a digest of all these sources: as if it were another numba's, as it looks at nothing else
    before it reads what was kept, which may speak of types that have another name by now.
    """
    dispatcher: Any = njit(cache=True, nogil=True)(function)
    dispatcher._cache._cache_file._version = f"{__version__} {_STAMP}"
    return cast(F, dispatcher)


def native_inlined(function: F) -> F:
    """Copy the function into its callers: for the few where the call itself costs too much."""
    return cast(F, njit(inline="always")(function))


def _cttz(_context: Any, _value: Any) -> Any:
    def build(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], _one_bit(0))

    return types.int64(types.int64), build


def _ctlz(_context: Any, _value: Any) -> Any:
    def build(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], _one_bit(0))

    return types.int64(types.int64), build


def _one_bit(value: int) -> Any:
    from llvmlite import ir  # type: ignore[import-untyped]

    return ir.Constant(ir.IntType(1), value)


_trailing_zeros: Any = intrinsic(_cttz)
_leading_zeros: Any = intrinsic(_ctlz)


@native
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit that is set; 64 where none is."""
    zeros: int = _trailing_zeros(mask)
    return zeros


@native
def highest_bit(mask: int) -> int:
    """The number of the highest bit that is set; -1 where none is."""
    zeros: int = _leading_zeros(mask)
    return 63 - zeros
