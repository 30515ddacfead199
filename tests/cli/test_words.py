"""What the command says: the same in both languages, nothing missing, nothing left over."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from veillee.cli.voice import words
from veillee.games import GAMES, load

CLI = Path(str(files("veillee.cli")))
SOURCES = sorted(CLI.rglob("*.py"))
SPEAKING = {"word", "say", "ask", "busy", "Trouble", "Misuse", "Fault", "refuse"}
# Screens say words of their own game as well.
RULEBOOKS = {message for name in GAMES for message in load(name).rulebook.messages("en")}
PLACES = re.compile(r"\$([a-z]+)")


def nodes() -> Iterator[ast.AST]:
    for source in SOURCES:
        yield from ast.walk(ast.parse(source.read_text("utf-8")))


def literals() -> set[str]:
    found = {node.value for node in nodes() if isinstance(node, ast.Constant)}
    return {text for text in found if isinstance(text, str)}


def made_up() -> list[re.Pattern[str]]:
    """Names of messages that are put together, such as f"help-{name}"."""
    joined = (node for node in nodes() if isinstance(node, ast.JoinedStr))
    patterns = (
        "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in node.values
        )
        for node in joined
    )
    return [re.compile(text) for text in patterns if re.match(r"[a-z]+\\-", text)]


def said_in_code() -> set[str]:
    """The literal messages handed to whatever speaks."""
    said = set()
    for node in nodes():
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in SPEAKING:
            texts = [a.value for a in node.args if isinstance(a, ast.Constant)]
            said |= {
                t for t in texts if isinstance(t, str) and re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", t)
            }
    return said


def test_both_languages_have_the_same_messages() -> None:
    assert words().messages("fr") == words().messages("en")


def test_every_message_said_in_the_code_exists() -> None:
    assert said_in_code() - RULEBOOKS <= words().messages("en")
    assert len(said_in_code()) > 80


def test_every_message_is_said_somewhere() -> None:
    literal, patterns = literals(), made_up()
    unsaid = {
        message
        for message in words().messages("en") - literal
        if not any(pattern.fullmatch(message) for pattern in patterns)
    }
    assert unsaid == set()


@pytest.mark.parametrize("message", sorted(words().messages("en")))
def test_both_languages_fill_in_the_same_places(message: str) -> None:
    assert places(message, "fr") == places(message, "en")


def places(message: str, language: str) -> set[str]:
    source = (CLI / f"messages.{language}.ftl").read_text("utf-8")
    body = re.search(rf"^{re.escape(message)} =(.*?)(?=^[a-z#]|\Z)", source, re.M | re.S)
    assert body
    return set(PLACES.findall(body[1]))


def test_french_has_its_spaces_before_double_punctuation() -> None:
    source = (CLI / "messages.fr.ftl").read_text("utf-8")
    values = re.findall(r"^[a-z0-9-]+ = (.*)$", source, re.M)
    plain = [re.sub(r"\{[^}]*\}", "X", value) for value in values]
    assert [text for text in plain if re.search(r"\w[;:!?](\s|$)", text)] == []
