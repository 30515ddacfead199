"""What the command says: the same in both languages, nothing missing, nothing left over."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from veillee.games import GAMES, load
from veillee.words import Catalogue

CLI = Path(str(files("veillee.cli")))
SCREENS = CLI / "screens"
SPEAKING = {"word", "say", "ask", "busy", "Trouble", "Misuse", "Fault", "refuse"}
# Each folder that speaks has the words of its own files; a screen says its rulebook's as well.
OWN = {"": (CLI, Catalogue(["veillee.cli"]))} | {
    game: (SCREENS / game, Catalogue([f"veillee.cli.screens.{game}"]))
    for game in GAMES
    if (SCREENS / game).is_dir()
}
MESSAGES = [(game, name) for game, (_, words) in OWN.items() for name in words.messages("en")]
PLACES = re.compile(r"\$([a-z]+)")


def nodes(game: str) -> Iterator[ast.AST]:
    folder, _ = OWN[game]
    others = {place for place, _ in OWN.values() if place != folder and folder in place.parents}
    for source in sorted(folder.rglob("*.py")):
        if source.parent not in others:
            yield from ast.walk(ast.parse(source.read_text("utf-8")))


def literals(game: str) -> set[str]:
    found = {node.value for node in nodes(game) if isinstance(node, ast.Constant)}
    return {text for text in found if isinstance(text, str)}


def made_up(game: str) -> list[re.Pattern[str]]:
    """Names of messages that are put together, such as f"help-{name}"."""
    joined = (node for node in nodes(game) if isinstance(node, ast.JoinedStr))
    patterns = (
        "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in node.values
        )
        for node in joined
    )
    return [re.compile(text) for text in patterns if re.match(r"[a-z]+\\-", text)]


def said_in_code(game: str) -> set[str]:
    """The literal messages handed to whatever speaks."""
    said = set()
    for node in nodes(game):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in SPEAKING:
            texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
            said |= {
                t for t in texts if isinstance(t, str) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", t)
            }
    return said


@pytest.mark.parametrize("game", OWN)
def test_both_languages_have_the_same_messages(game: str) -> None:
    _, words = OWN[game]
    assert words.messages("fr") == words.messages("en")


@pytest.mark.parametrize("game", OWN)
def test_every_message_said_in_the_code_exists(game: str) -> None:
    _, words = OWN[game]
    known = words.messages("en") | load(game or GAMES[0]).rulebook.messages("en")
    assert said_in_code(game)
    assert said_in_code(game) <= known


@pytest.mark.parametrize("game", OWN)
def test_every_message_is_said_somewhere(game: str) -> None:
    _, words = OWN[game]
    patterns = made_up(game)
    unsaid = {
        message
        for message in words.messages("en") - literals(game)
        if not any(pattern.fullmatch(message) for pattern in patterns)
    }
    assert unsaid == set()


@pytest.mark.parametrize(("game", "message"), sorted(MESSAGES))
def test_both_languages_fill_in_the_same_places(game: str, message: str) -> None:
    assert places(game, message, "fr") == places(game, message, "en")


def places(game: str, message: str, language: str) -> set[str]:
    source = (OWN[game][0] / f"messages.{language}.ftl").read_text("utf-8")
    body = re.search(rf"^{re.escape(message)} =(.*?)(?=^[a-z#]|\Z)", source, re.M | re.S)
    assert body
    return set(PLACES.findall(body[1]))


@pytest.mark.parametrize("game", OWN)
def test_french_has_its_spaces_before_double_punctuation(game: str) -> None:
    source = (OWN[game][0] / "messages.fr.ftl").read_text("utf-8")
    values = re.findall(r"^[a-z0-9-]+ = (.*)$", source, re.M)
    plain = [re.sub(r"\{[^}]*\}", "X", value) for value in values]
    assert [text for text in plain if re.search(r"\w[;:!?](\s|$)", text)] == []
