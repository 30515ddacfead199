"""/api/games: what is played here, its rulebooks and its bots."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from veillee.bots import RANDOM, description, levels, strength, words
from veillee.games import GAMES, load, shelf
from veillee.house.errors import HouseError
from veillee.house.http.boards import board_of
from veillee.house.http.errors import PROBLEMS
from veillee.house.http.unchanging import Unchanging
from veillee.house.seat_lists import seat_lists
from veillee.house.table.actions.lay import hides_something
from veillee.kernel import AnyGame, Box, Match, marks_of, talk_of

AnyRequest = Request[Any, Any, Any]
Language = Literal["fr", "en"]


class LevelSeen(msgspec.Struct):
    name: str
    description: str
    points: int | None
    """How strong its bots are on the game's ladder, where random play is at 0. None where nobody
    has measured it: those do not sit down at rated tables."""
    uncertainty: int | None


class GameSeen(msgspec.Struct):
    id: str
    title: str
    tagline: str
    seats: list[int]
    box: Box
    presets: dict[str, Any]
    options: dict[str, Any]
    """The JSON Schema of the options."""
    levels: list[LevelSeen]
    talk: bool
    """Whether it is a game of talk: its steps may have a fixed length (the clock `step`), and one
    may speak to some only."""
    hides: bool
    """Whether anybody does not know all there is to know as a match begins."""
    marks: list[str]
    """The kinds of events that begin a part of a match: a round, a night."""
    board: list[str]
    """The files of the board that a package brought with it, under `/boards/{id}/`."""
    seat_lists: list[str]
    """The lists in its views with one value for each seat, where the page has no board for it."""


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
async def read_games(
    request: AnyRequest, language: FromQuery[Language] = "en"
) -> Response[list[GameSeen]]:
    """Every game, with its presets, options and bots."""
    return all_games(language).sent(request)


@get("/api/games/{game:str}", operation_id="game", responses=PROBLEMS)
async def read_game(
    request: AnyRequest, game: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[GameSeen]:
    return one_game(checked(game), language).sent(request)


@get("/api/games/{game:str}/rulebook", operation_id="rulebook", responses=PROBLEMS)
async def read_rulebook(
    request: AnyRequest, game: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[RulebookSeen]:
    """The rulebook: its numbered clauses, those for every game first."""
    return rulebook(checked(game), language).sent(request)


@get(
    "/api/games/{game:str}/messages",
    operation_id="messages",
    media_type="text/plain",
    responses=PROBLEMS,
)
async def read_messages(
    request: AnyRequest, game: FromPath[str], language: FromQuery[Language] = "en"
) -> Response[str]:
    """The game's words and its bots' as a Fluent catalogue: the page tells events with them, and
    why a hint is given."""
    return messages(checked(game), language).sent(request)


@cache
def all_games(language: str) -> Unchanging:
    return _json([seen(load(name), language) for name in shelf()])


@cache
def one_game(game: str, language: str) -> Unchanging:
    return _json(seen(load(game), language))


@cache
def rulebook(game: str, language: Language) -> Unchanging:
    rules = load(game)
    book = rules.rulebook
    clauses = [
        ClauseSeen(clause.number, clause.text, clause.chapter, clause.explains)
        for clause in book.clauses(language).values()
    ]
    return _json(
        RulebookSeen(game, rules.rules_version, language, book.markdown(language), clauses)
    )


@cache
def messages(game: str, language: str) -> Unchanging:
    sources = (load(game).rulebook.source(language), words(game).source(language))
    return Unchanging.of("\n".join(sources).encode(), "text/plain; charset=utf-8")


def _json(value: Any) -> Unchanging:
    return Unchanging.of(msgspec.json.encode(value), "application/json")


def checked(game: str) -> str:
    if game not in shelf():
        raise HouseError("no-such-game", 404, known=", ".join(shelf()))
    return game


def seen(game: AnyGame, language: str) -> GameSeen:
    bots = [level_seen(game.id, name, language) for name in (*levels(game.id), RANDOM)]
    return GameSeen(
        id=game.id,
        title=game.rulebook.say(language, "title"),
        tagline=game.rulebook.say(language, "tagline"),
        seats=list(game.seats),
        box=game.box,
        presets={name: msgspec.to_builtins(options) for name, options in game.presets.items()},
        options=msgspec.json.schema(game.Options),
        levels=bots,
        talk=talk_of(game) is not None,
        hides=hides_something(Match(game, seed="")),
        marks=list(marks_of(game)),
        board=list(board_of(game.id)),
        seat_lists=[] if game.id in GAMES else list(seat_lists(game)),
    )


def level_seen(game: str, name: str, language: str) -> LevelSeen:
    measured = strength(game, name)
    points, uncertainty = map(round, measured) if measured else (None, None)
    return LevelSeen(name, description(game, name, language), points, uncertainty)


HANDLERS = (read_games, read_game, read_rulebook, read_messages)
