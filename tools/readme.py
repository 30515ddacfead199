"""The table of games in README.md: a row for each that is listed."""

from __future__ import annotations

import re

from veillee.games import GAMES, load

TABLE = re.compile(
    r"(?<=\| game \| players \| minutes \| age \| what it is \|\n"
    r"\| --- \| --- \| --- \| --- \| --- \|\n)(\|.*\n)*"
)


def with_every_game(readme: str) -> str:
    """The text with the table as it should be."""
    rows = "".join(row(name) for name in GAMES)
    return TABLE.sub(lambda _: rows, readme)


def row(name: str) -> str:
    game = load(name)
    players, minutes = span(game.seats[0], game.seats[-1]), span(*game.box.minutes)
    title, tagline = (game.rulebook.say("en", message) for message in ("title", "tagline"))
    return f"| {title} | {players} | {minutes} | {game.box.age}+ | {tagline} |\n"


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least} to {most}"
