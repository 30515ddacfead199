"""The page: built by `make page` into the folder `veillee/page`, and kept in memory."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from veillee.games import shelf
from veillee.house.errors import HouseError
from veillee.house.http.errors import answer

FOLDER: Final = Path(__file__).parents[2] / "page"
STANDALONE: Final = "standalone"
PAGES: Final = [
    *("/", "/me", "/best", "/admin", "/player/{name:str}"),
    *("/today", "/today/{name:str}", "/today/{name:str}/{game:str}", "/check"),
    *("/mail/yes/{token:str}", "/mail/off/{token:str}"),
]
TABLES: Final = [f"/{place}/{{name:str}}" for place in ("table", "screen", "replay", "check")]
"""The addresses of a table, of its large screen, of its replay and of the check of its record."""
METHODS: Final = (HttpMethod.GET, HttpMethod.HEAD)
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
AnyRequest = Request[Any, Any, Any]
RANGE: Final = re.compile(r"bytes=(\d{1,9})-(\d{0,9})")
YEAR: Final = 365 * 24 * 3600


class Sheet(msgspec.Struct, frozen=True):
    """One file of the page, as it is and as it was packed when the page was built."""

    media_type: str
    body: bytes
    packed: dict[str, bytes]


class Page:
    """The page as it was built; where it was not, its addresses lead nowhere."""

    def __init__(self, is_table: Callable[[str], Awaitable[bool]], folder: Path = FOLDER) -> None:
        self._is_table = is_table
        self._sheets = dict(_read(folder)) if (folder / "index.html").is_file() else {}

    def handlers(self) -> list[HTTPRouteHandler]:
        """What answers the page's addresses."""
        if not self._sheets:
            return []

        @route(PAGES, http_method=METHODS, include_in_schema=False)
        async def index(request: AnyRequest) -> Response[bytes]:
            return _sent(request, self._sheets["index.html"], "no-cache")

        @route("/game/{name:str}", http_method=METHODS, include_in_schema=False)
        async def game(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
            if name not in shelf():
                raise NotFoundException
            return _sent(request, self._sheets["index.html"], "no-cache")

        @route(TABLES, http_method=METHODS, include_in_schema=False)
        async def table(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
            if not await self._is_table(name):
                raise NotFoundException
            return _sent(request, self._sheets["index.html"], "no-cache")

        # The names of these files hold a digest of what is in them, so they never change.
        @route("/assets/{name:str}", http_method=METHODS, include_in_schema=False)
        async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
            keep = f"public, max-age={YEAR}, immutable"
            return _sent(request, self._found(f"assets/{name}"), keep)

        # Icons, the manifest, and the service worker, which is asked for anew at every visit.
        at_the_root = [f"/{name}" for name in self._sheets if "/" not in name]

        @route(at_the_root, http_method=METHODS, include_in_schema=False)
        async def file(request: AnyRequest) -> Response[bytes]:
            name = request.scope["path"][1:]
            keep = "public, max-age=86400" if name.endswith((".png", ".svg")) else "no-cache"
            return _sent(request, self._found(name), keep)

        return [index, game, table, asset, file]

    def nowhere(self, request: AnyRequest, error: Exception) -> Response[Any]:
        """An address that leads nowhere: the page says so to a browser, JSON to the others."""
        reads = "text/html" in request.headers.get("accept", "")
        if not self._sheets or not reads or request.scope["path"].startswith("/api/"):
            return answer(request, error)
        return _sent(request, self._sheets["index.html"], "no-cache", status=404)

    def _found(self, name: str) -> Sheet:
        if name not in self._sheets:
            raise HouseError("not-found", 404)
        return self._sheets[name]


def _read(folder: Path) -> Iterator[tuple[str, Sheet]]:
    for path in sorted(folder.rglob("*")):
        # Standalone pages are no addresses: a match is written into them first.
        served = path.is_file() and path.parent.name != STANDALONE
        if served and path.suffix not in PACKINGS.values():
            packed = {
                packing: other.read_bytes()
                for packing, ending in PACKINGS.items()
                if (other := path.with_name(path.name + ending)).is_file()
            }
            sheet = Sheet(_media_type(path), path.read_bytes(), packed)
            yield path.relative_to(folder).as_posix(), sheet


def _media_type(path: Path) -> str:
    # What a machine's own table says of these may differ, and browsers are strict about scripts.
    known = {
        ".js": "text/javascript",
        ".svg": "image/svg+xml",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }
    return known.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"


def _sent(request: AnyRequest, sheet: Sheet, keep: str, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if sheet.media_type.startswith("video/"):
        return _sent_in_part(request, sheet, headers)
    asked = request.headers.get("accept-encoding", "")
    body = sheet.body
    for packing, packed in sheet.packed.items():
        if packing in asked:
            body = packed
            headers["Content-Encoding"] = packing
            break
    return Response(body, media_type=sheet.media_type, headers=headers, status_code=status)


def _sent_in_part(request: AnyRequest, sheet: Sheet, headers: dict[str, str]) -> Response[bytes]:
    """Safari asks for a video in parts, and plays none that comes otherwise."""
    headers["Accept-Ranges"] = "bytes"
    asked = RANGE.fullmatch(request.headers.get("range", ""))
    whole = len(sheet.body)
    first, last = (int(asked[1]), min(int(asked[2] or whole), whole - 1)) if asked else (0, -1)
    if first > last:  # no part was asked for, or none that there is
        return Response(sheet.body, media_type=sheet.media_type, headers=headers)
    headers["Content-Range"] = f"bytes {first}-{last}/{whole}"
    part = sheet.body[first : last + 1]
    return Response(part, media_type=sheet.media_type, headers=headers, status_code=206)
