"""Every catalogue of the server and of the page, and all that its messages may say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
SERVER, PAGE = ROOT / "src" / "veillee", ROOT / "web" / "src"
GAMES = sorted(path.parent.name for path in SERVER.glob("games/*/messages.fr.ftl"))

MANY = 1000
"""Where parts can be put together in more ways, each wording of each of them is tried once."""


class Catalogue:
    """The messages of some files together; the later ones count, and the last are its own."""

    def __init__(self, *paths: Path) -> None:
        self.own = list(read(paths[-1]))
        self._all: dict[str, ast.Message] = {}
        for path in paths:
            self._all |= read(path)

    def wordings(self, message: str) -> list[str]:
        """Everything the message may say; places stay open: `<$who>`, `<DE $who>`."""
        value = self._all[message].value
        assert value is not None
        return list(dict.fromkeys(self._pattern(value)))

    def _pattern(self, pattern: ast.Pattern) -> Iterator[str]:
        parts = [
            [part.value] if isinstance(part, ast.TextElement) else list(self._said(part.expression))
            for part in pattern.elements
        ]
        if prod(map(len, parts)) <= MANY:
            return ("".join(chosen) for chosen in product(*parts))
        turns = range(max(map(len, parts)))
        return ("".join(part[turn % len(part)] for part in parts) for turn in turns)

    def _said(self, part: ast.SyntaxNode) -> Iterator[str]:
        match part:
            case ast.StringLiteral():
                yield str(part.parse()["value"])
            case ast.VariableReference():
                yield f"<${part.id.name}>"
            case ast.MessageReference():
                yield from self.wordings(part.id.name)
            case ast.SelectExpression():
                for variant in part.variants:
                    yield from self._pattern(variant.value)
            case ast.FunctionReference():
                (inner,) = part.arguments.positional
                (place,) = self._said(inner)
                function, name = part.id.name, place.strip("<>")
                # Seats are called by the names of those who sit there.
                named = {"SEAT": f"<{name}-name>", "SEATS": f"<{name}-names>"}
                yield named.get(function, f"<{function} {name}>")
            case _:
                raise AssertionError(f"a placeable of another kind: {part}")


@cache  # many catalogues use the messages of one file
def read(path: Path) -> dict[str, ast.Message]:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    broken = [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert not broken, f"{path}: {broken}"
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def catalogues(language: str) -> dict[str, Catalogue]:
    """All of them, each with those whose messages it may use."""
    kernel, page = (folder / f"messages.{language}.ftl" for folder in (SERVER / "kernel", PAGE))
    found = {"page": Catalogue(page)}
    for part in ("check", "general"):
        found[part] = Catalogue(page, PAGE / part / page.name)
    for folder in ("analysis", "bots", "house", "house/calls", "cli"):
        found[folder] = Catalogue(SERVER / folder / kernel.name)
    for game in GAMES:
        rules = SERVER / "games" / game / kernel.name
        found["kernel"] = Catalogue(rules, kernel)
        others = [f for f in sorted(rules.parent.glob(f"*.{language}.ftl")) if f != rules]
        found[game] = Catalogue(kernel, *others, rules)
        for path in others:
            rest = [rules, *(other for other in others if other != path)]
            found[f"games/{game}/{path.name.split('.')[0]}"] = Catalogue(kernel, *rest, path)
        for folder in ("bots", "cli/screens"):
            if (own := SERVER / folder / game / kernel.name).exists():
                found[f"{folder}/{game}"] = Catalogue(own)
        for path in sorted((PAGE / "games" / game).glob(f"*.{language}.ftl")):
            found[f"{game}/{path.name.split('.')[0]}"] = Catalogue(page, kernel, rules, path)
    return found
