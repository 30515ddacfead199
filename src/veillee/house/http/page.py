"""The page: built by `make web` into the folder `veillee/page`, and kept in memory."""

from __future__ import annotations

from collections.abc import Iterator
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from veillee.house.troubles import HouseError

FOLDER: Final = Path(__file__).parents[2] / "page"
PLACES: Final = ["/", "/game/{name:str}", "/table/{name:str}", "/replay/{name:str}", "/me"]
"""The addresses the page itself answers to."""
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
YEAR: Final = 365 * 24 * 3600


class Sheet(msgspec.Struct, frozen=True):
    """One file of the page, as it is and as it was packed when the page was built."""

    media_type: str
    body: bytes
    packed: dict[str, bytes]


def page_handlers(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """What answers the page's addresses; nothing where it has not been built."""
    if not (folder / "index.html").is_file():
        return []
    sheets = dict(_read(folder))

    @get(PLACES, include_in_schema=False)
    async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _answer(request, sheets["index.html"], "no-cache")

    # The names of these files hold a digest of what is in them, so they never change.
    @get("/assets/{name:str}", include_in_schema=False)
    async def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        return _answer(request, _found(f"assets/{name}"), f"public, max-age={YEAR}, immutable")

    @get("/favicon.svg", include_in_schema=False)
    async def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _answer(request, _found("favicon.svg"), "public, max-age=86400")

    def _found(name: str) -> Sheet:
        if name not in sheets:
            raise HouseError("not-found", 404)
        return sheets[name]

    return [index, asset, favicon]


def _read(folder: Path) -> Iterator[tuple[str, Sheet]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in PACKINGS.values():
            packed = {
                packing: other.read_bytes()
                for packing, ending in PACKINGS.items()
                if (other := path.with_name(path.name + ending)).is_file()
            }
            sheet = Sheet(_media_type(path), path.read_bytes(), packed)
            yield path.relative_to(folder).as_posix(), sheet


def _media_type(path: Path) -> str:
    # What a machine's own table says of these may differ, and browsers are strict about scripts.
    known = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
    guessed = known.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return f"{guessed}; charset=utf-8" if guessed.startswith("text/") else guessed


def _answer(request: Request[Any, Any, Any], sheet: Sheet, keep: str) -> Response[bytes]:
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    asked = request.headers.get("accept-encoding", "")
    body = sheet.body
    for packing, packed in sheet.packed.items():
        if packing in asked:
            body = packed
            headers["Content-Encoding"] = packing
            break
    return Response(body, media_type=sheet.media_type, headers=headers)
