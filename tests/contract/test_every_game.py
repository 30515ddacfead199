"""A game that is listed is tested: every check, every number of seats, options varied."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.toys import higher, noughts, sealed
from tools import golden, rule_coverage
from veillee.contract.checks import EVERY_CHECK
from veillee.contract.sampling import tables_of
from veillee.games import GAMES, load, sponsio
from veillee.kernel import AnyGame
from veillee.words import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"
PLAYED = [*(load(name) for name in GAMES), higher, noughts, sealed]

TABLES = [pytest.param(*table[:3], id=table.name) for game in PLAYED for table in tables_of(game)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@pytest.mark.parametrize("check", EVERY_CHECK, ids=lambda check: check.__name__)
def test_every_game_keeps_the_contract(check: Any, game: AnyGame, seats: int, options: Any) -> None:
    check(game, seats, options)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_records_and_they_replay_to_the_byte(name: str) -> None:
    records = sorted((GOLDEN / name).glob("*.jsonl"))
    assert records, f"make golden records for {name}: python -m tools.golden"
    for path in records:
        text = path.read_text("utf-8")
        assert str(veillee.replay(text).record) == text, path.name


@pytest.mark.parametrize("name", GAMES)
def test_component_data_does_not_change_without_the_rules_version(name: str) -> None:
    now, kept = golden.data_of(load(name)), golden.kept_data(name)
    if kept is None or now.rules != kept.rules:
        pytest.fail(f"keep the data of {name} under rules {now.rules}: run `make golden`")
    assert now == kept, (
        f"components, presets or tables of {name} have changed, and records made before would be "
        f"called forged: raise its rules_version above {kept.rules}, delete its golden records and "
        "run `make golden`"
    )


def test_a_changed_figure_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = golden.data_of(load("sponsio"))
    monkeypatch.setitem(sponsio.components.ODDS["V"], "1", 4)
    assert golden.data_of(load("sponsio")) != before


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_both_languages_have_the_same_clauses(game: AnyGame) -> None:
    french, english = (game.rulebook.clauses(language) for language in LANGUAGES)
    assert list(french) == list(english)
    assert [c.explains for c in french.values()] == [c.explains for c in english.values()]


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_both_languages_have_the_same_messages(game: AnyGame) -> None:
    french, english = (game.rulebook.messages(language) for language in LANGUAGES)
    assert french == english
    assert {"title", "tagline", "move-forms"} <= english


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test(name: str) -> None:
    assert rule_coverage.clauses_without_a_test(name) == []


@pytest.mark.parametrize("name", GAMES)
def test_tests_name_only_clauses_that_exist(name: str) -> None:
    assert rule_coverage.tests_of_unknown_clauses(name) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_cites_a_clause_and_has_words(name: str) -> None:
    rulebook = load(name).rulebook
    cited = rule_coverage.refusals(name)
    assert cited
    for rule, message in cited:
        assert rule in rulebook.clauses(), f"{message} cites clause {rule}, which is not there"
        assert message in rulebook.messages("en"), f"no words for {message}"
