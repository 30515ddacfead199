"""What the house says: the same in both languages, nothing missing, nothing left over."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from veillee.house.errors import HouseError, house_words

HOUSE = Path(str(files("veillee.house")))
SPEAKING = {"HouseError", "StartError"}
PLACES = re.compile(r"\$([a-z]+)")


def calls() -> Iterator[ast.Call]:
    for source in sorted(HOUSE.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in SPEAKING:
                yield node


def said() -> set[str]:
    return {
        call.args[0].value
        for call in calls()
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


def literals() -> set[str]:
    return {
        node.value
        for source in sorted(HOUSE.rglob("*.py"))
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def places(message: str, language: str) -> set[str]:
    source = (HOUSE / f"messages.{language}.ftl").read_text("utf-8")
    body = re.search(rf"^{re.escape(message)} =(.*?)(?=^[a-z#]|\Z)", source, re.M | re.S)
    assert body
    return set(PLACES.findall(body[1]))


def test_both_languages_have_the_same_messages() -> None:
    assert house_words().messages("fr") == house_words().messages("en")


def test_every_message_said_in_the_code_exists() -> None:
    assert said() <= house_words().messages("en")
    assert len(said()) > 30


def test_every_message_is_said_somewhere() -> None:
    assert house_words().messages("en") - literals() == set()


@pytest.mark.parametrize("message", sorted(house_words().messages("en")))
def test_both_languages_fill_in_the_same_places(message: str) -> None:
    assert places(message, "fr") == places(message, "en")


@pytest.mark.parametrize("call", list(calls()), ids=lambda call: f"{call.lineno}")
def test_every_place_is_filled_where_the_message_is_said(call: ast.Call) -> None:
    message = call.args[0]
    if isinstance(message, ast.Constant) and isinstance(message.value, str):
        assert {word.arg for word in call.keywords} - {"status"} == places(message.value, "en")


@pytest.mark.parametrize("made", [0, 1, 2])
def test_numbers_agree_with_their_nouns(made: int) -> None:
    french = HouseError("no-such-moment", made=made).text("fr")
    assert ("coups" in french) == (made > 1)


def test_french_has_its_spaces_before_double_punctuation() -> None:
    source = (HOUSE / "messages.fr.ftl").read_text("utf-8")
    values = re.findall(r"^[a-z0-9-]+ = (.*)$", source, re.M)
    plain = [re.sub(r"\{[^}]*\}", "X", value) for value in values]
    assert [text for text in plain if re.search(r"\w[;:!?](\s|$)", text)] == []
