"""Words in two languages."""

import pytest

from veillee.kernel import Rulebook
from veillee.kernel.rulebook import read_clauses
from veillee.words import LANGUAGES, Catalogue, spoken, system_language

KERNEL = Catalogue(["veillee.kernel"])


@pytest.mark.parametrize(
    ("asked", "got"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("fr_FR.UTF-8", "fr"),
        ("EN", "en"),
        ("de", "en"),
        (None, "en"),
    ],
)
def test_a_language_is_spoken_by_its_first_letters_and_english_otherwise(
    asked: str | None, got: str
) -> None:
    assert spoken(asked) == got


def test_the_systems_language_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert system_language() == "fr"
    monkeypatch.setenv("LC_ALL", "C")
    assert system_language() == "en"


def test_both_languages_say_the_same_messages() -> None:
    assert KERNEL.messages("fr") == KERNEL.messages("en")


def test_plurals_are_right_in_both_languages() -> None:
    said = {
        (language, made): KERNEL.say(language, "no-such-moment", {"made": made, "asked": 9})
        for language in LANGUAGES
        for made in (0, 1, 2)
    }
    assert said["fr", 0].startswith("0 coup a été joué")
    assert said["fr", 2].startswith("2 coups ont été joués")
    assert said["en", 1].startswith("One move has been made")


def test_a_message_that_is_not_there_is_an_error_that_names_its_file() -> None:
    file = r"veillee\.kernel/messages\.fr\.ftl"
    with pytest.raises(KeyError, match=f"'no-such-message': add it to {file}"):
        KERNEL.say("fr", "no-such-message")


def test_a_message_whose_places_are_not_filled_is_an_error() -> None:
    with pytest.raises(ValueError, match="no-such-seat"):
        KERNEL.say("fr", "no-such-seat")


def test_clauses_are_paragraphs_that_begin_with_their_number() -> None:
    clauses = read_clauses("## 1. One\n\n**1.1** First\nline.\n\nAside.\n\n**1.2** *Note.* Why.\n")
    assert [(c.number, c.text, c.chapter) for c in clauses] == [
        ("1.1", "First line.", "1. One"),
        ("1.2", "*Note.* Why.", "1. One"),
    ]
    assert [c.explains for c in clauses] == [False, True]


def test_every_rulebook_contains_chapter_0() -> None:
    assert "0.1" in Rulebook("veillee.games.ergo").clauses("fr")
