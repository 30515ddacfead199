"""`veillee games`: one's past games in a house, listed or fetched, by one's key."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.client import HTTPException
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

import msgspec
from cyclopts import Parameter

from veillee.cli.files import whole_file
from veillee.cli.troubles import Trouble, file_trouble
from veillee.cli.voice import Voice
from veillee.columns import aligned
from veillee.games import load, shelf

ANSWER_SECONDS: Final = 60


def games(
    address: Annotated[str, Parameter(help="help-games-address")],
    /,
    *,
    key: Annotated[str | None, Parameter(help="help-games-key", metavar="label-text")] = None,
    game: Annotated[str | None, Parameter(help="help-games-game", metavar="label-game")] = None,
    save: Annotated[Path | None, Parameter(help="help-games-save", metavar="label-file")] = None,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    with opened(address, key or voice.ask("games-which-key"), voice.language) as house:
        if save is not None:
            _save(house, save)
            voice.say("games-saved", file=str(save))
            return
        rows = [_row(voice, house, one) for one in house.games(game)]
        if rows:
            heads = ("game", "date", "with", "result", "moves", "replay")
            voice.show(aligned([[voice.word(f"games-head-{head}") for head in heads], *rows]))
        else:
            voice.say("games-none")


class House:
    """A house far away, and who one is there."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address.rstrip("/")
        self._language = language
        self._opener = build_opener(HTTPCookieProcessor())
        self.me = ""

    def open(self, path: str, body: Any = None, method: str | None = None) -> Any:
        headers = {"Content-Type": "application/json", "Accept-Language": self._language}
        data = None if body is None else msgspec.json.encode(body)
        asked = Request(f"{self.address}{path}", data, headers, method=method)  # noqa: S310
        try:
            return self._opener.open(asked, timeout=ANSWER_SECONDS)
        except HTTPError as error:
            raise Trouble("games-refused", why=_text(error)) from None
        except (OSError, ValueError, HTTPException) as error:
            why = str(getattr(error, "reason", error))
            raise Trouble("games-unreachable", address=self.address, why=why) from None

    def ask(self, path: str, body: Any = None, method: str | None = None) -> Any:
        with self.open(path, body, method) as answer:
            try:
                return msgspec.json.decode(answer.read())
            except msgspec.DecodeError:
                raise Trouble("games-no-house", address=self.address) from None

    def games(self, game: str | None) -> Iterator[Any]:
        after = None
        while True:
            asked = {"game": game, "after": after}
            query = urlencode({name: value for name, value in asked.items() if value})
            page = self.ask(f"/api/people/{self.me}/games?{query}")
            yield from page["games"]
            after = page["next"]
            if not after:
                return


@contextmanager
def opened(address: str, key: str, language: str) -> Iterator[House]:
    """Known by the key, for as long as this takes."""
    if urlsplit(address).scheme not in ("http", "https"):
        raise Trouble("games-no-house", address=address)
    house = House(address, language)
    house.me = house.ask("/api/me/key", {"key": key})["id"]
    try:
        yield house
    finally:
        for session in house.ask("/api/me/sessions"):
            if session["this"]:
                house.ask(f"/api/me/sessions/{session['id']}", method="DELETE")


def _save(house: House, path: Path) -> None:
    try:
        with house.open("/api/me/records") as answer, whole_file(path) as file:
            shutil.copyfileobj(answer, file)
    except FileExistsError:
        raise Trouble("file-exists", file=str(path)) from None
    except OSError as error:
        raise file_trouble(error, path) from None


def _row(voice: Voice, house: House, one: Any) -> list[str]:
    when = datetime.fromtimestamp(one["ended_at"] / 1000).strftime("%Y-%m-%d")  # noqa: DTZ006
    return [
        title_of(voice, one["game"]),
        when,
        ", ".join(_name(voice, met) for met in one["met"]),
        voice.word(f"games-{one['result']}"),
        str(one["moves"]),
        f"{house.address}/replay/{one['table']}",
    ]


def title_of(voice: Voice, game: str) -> str:
    """What the game is called; its name where the house has one that is not here."""
    return load(game).rulebook.say(voice.language, "title") if game in shelf() else game


def _name(voice: Voice, met: Any) -> str:
    if met["bot"]:
        return voice.word("games-bot", level=voice.level(met["bot"]))
    return met["name"] or voice.word("games-left")


def _text(error: HTTPError) -> str:
    """What a house says, or whatever answers in its place."""
    try:
        return str(msgspec.json.decode(error.read())["text"])
    except (msgspec.DecodeError, KeyError, TypeError, OSError):
        return str(error)
