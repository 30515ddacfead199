"""/boards: the boards that packages bring, each in the folder `board` beside its game's rules."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from veillee.games import GAMES
from veillee.games.brought import brought
from veillee.house.errors import HouseError
from veillee.house.http.unchanging import Unchanging

KINDS: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""What a board may be made of: a page may load nothing else from here."""


@cache
def board_of(game: str) -> dict[str, Unchanging]:
    """The files of the board that came with a game. Only these are ever looked for by name, so no
    name leads out of their folder."""
    module = brought(GAMES).modules.get(game)
    spec = find_spec(module) if module else None
    if spec is None or spec.submodule_search_locations is None:
        return {}
    folder = files(spec.name) / "board"
    if not folder.is_dir():
        return {}
    return {
        file.name: Unchanging.of(file.read_bytes(), KINDS[ending])
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if (ending := f".{file.name.rpartition('.')[2]}") in KINDS and file.is_file()
    }


@route(
    "/boards/{game:str}/{name:str}",
    http_method=(HttpMethod.GET, HttpMethod.HEAD),
    include_in_schema=False,
)
async def read_board(
    request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]
) -> Response[Any]:
    file = board_of(game).get(name)
    if file is None:
        raise HouseError("not-found", 404)
    return file.sent(request)
