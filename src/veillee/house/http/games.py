"""/api/games: what is played here, its rulebooks and its bots."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from veillee.bots import RANDOM, description, levels
from veillee.games import GAMES, load
from veillee.house.errors import HouseError
from veillee.house.http.errors import PROBLEMS
from veillee.kernel import AnyGame, talk_of

Language = Literal["fr", "en"]


class LevelSeen(msgspec.Struct):
    name: str
    description: str


class GameSeen(msgspec.Struct):
    id: str
    title: str
    tagline: str
    seats: list[int]
    presets: dict[str, Any]
    options: dict[str, Any]
    """The JSON Schema of the options."""
    levels: list[LevelSeen]
    talk: bool
    """Whether it is a game of talk: its steps may have a fixed length (the clock `step`), and one
    may speak to some only."""


class ClauseSeen(msgspec.Struct):
    number: str
    text: str
    chapter: str
    explains: bool


class RulebookSeen(msgspec.Struct):
    game: str
    rules_version: int
    language: Language
    markdown: str
    clauses: list[ClauseSeen]


@get("/api/games", operation_id="games", responses=PROBLEMS)
async def read_games(language: FromQuery[Language] = "en") -> list[GameSeen]:
    """Every game, with its presets, options and bots."""
    return [seen(load(name), language) for name in GAMES]


@get("/api/games/{game:str}", operation_id="game", responses=PROBLEMS)
async def read_game(game: FromPath[str], language: FromQuery[Language] = "en") -> GameSeen:
    return seen(found(game), language)


@get("/api/games/{game:str}/rulebook", operation_id="rulebook", responses=PROBLEMS)
async def read_rulebook(game: FromPath[str], language: FromQuery[Language] = "en") -> RulebookSeen:
    """The rulebook: its numbered clauses, those for every game first."""
    rules = found(game)
    book = rules.rulebook
    clauses = [
        ClauseSeen(clause.number, clause.text, clause.chapter, clause.explains)
        for clause in book.clauses(language).values()
    ]
    return RulebookSeen(game, rules.rules_version, language, book.markdown(language), clauses)


@get(
    "/api/games/{game:str}/messages",
    operation_id="messages",
    media_type="text/plain",
    responses=PROBLEMS,
)
async def read_messages(game: FromPath[str], language: FromQuery[Language] = "en") -> Response[str]:
    """The game's words as a Fluent catalogue: the page tells events with them."""
    return Response(found(game).rulebook.source(language), media_type="text/plain; charset=utf-8")


def found(game: str) -> AnyGame:
    if game not in GAMES:
        raise HouseError("no-such-game", 404, known=", ".join(GAMES))
    return load(game)


def seen(game: AnyGame, language: str) -> GameSeen:
    bots = [LevelSeen(name, description(game.id, name, language)) for name in levels(game.id)]
    bots.append(LevelSeen(RANDOM, description(game.id, RANDOM, language)))
    return GameSeen(
        id=game.id,
        title=game.rulebook.say(language, "title"),
        tagline=game.rulebook.say(language, "tagline"),
        seats=list(game.seats),
        presets={name: msgspec.to_builtins(options) for name, options in game.presets.items()},
        options=msgspec.json.schema(game.Options),
        levels=bots,
        talk=talk_of(game) is not None,
    )


HANDLERS = (read_games, read_game, read_rulebook, read_messages)
