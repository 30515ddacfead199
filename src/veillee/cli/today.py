"""`veillee today`: the games of the day in a house, and how one stands with them, by one's key."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from cyclopts import Parameter

from veillee.bots import words
from veillee.cli.games import opened, title_of
from veillee.cli.voice import Voice
from veillee.columns import aligned
from veillee.games import shelf


def today(
    address: Annotated[str, Parameter(help="help-games-address")],
    /,
    *,
    key: Annotated[str | None, Parameter(help="help-games-key", metavar="label-text")] = None,
    day: Annotated[str, Parameter(help="help-today-day", metavar="label-text")] = "today",
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    with opened(address, key or voice.ask("games-which-key"), voice.language) as house:
        found = house.ask(f"/api/days/{day}")
        heads = [voice.word(f"today-head-{head}") for head in ("game", "what", "result", "median")]
        rows = [_row(voice, game) for game in found["games"]]
        voice.say("today-day", day=found["day"], streak=found["streak"])
        voice.show(aligned([heads, *rows]))
        for game in found["games"]:
            if game.get("against") and game["game"] in shelf():
                voice.show(f"{title_of(voice, game['game'])}. {against_ghosts(voice, game)}")
        voice.say("today-where", address=f"{house.address}/today/{found['day']}")


def _row(voice: Voice, game: Any) -> list[str]:
    compared = game["compared"] or {}
    what = "riddle" if game["riddle"] else "problem" if game["within"] else "deal"
    return [
        title_of(voice, game["game"]),
        voice.word(f"today-{what}", moves=game["within"]),
        _result(voice, game),
        "" if compared.get("median") is None else f"{compared['median']:g}",
    ]


def against_ghosts(voice: Voice, game: Any) -> str:
    """How one stands against yesterday's ghosts, in the words of the game."""
    own, against = partial(words(game["game"]).say, voice.language), game["against"]
    bots = str(against["by_bots"]).lower()

    def told(who: str) -> str:
        ahead = against[who]
        way = "ahead" if ahead > 0 else "behind" if ahead < 0 else "level"
        args = {"way": way, "ranks": abs(ahead), "bots": bots}
        return own(f"daily-against-{who}", args)

    args = {"best": told("best"), "median": told("median")}
    return own("daily-against", args)


def _result(voice: Voice, game: Any) -> str:
    if game["score"] is None:
        return voice.word("today-new" if game["status"] == "new" else "today-begun")
    if game["within"]:
        return voice.word("today-solved", tries=game["score"])
    return str(game["score"])
