"""Moves on the wire and in notation, and what the words say."""

from __future__ import annotations

import msgspec
import pytest

import veillee
from tests.games.sporz.crews import EIGHT, crew
from veillee.games import sporz as game
from veillee.games.sporz import events
from veillee.kernel.understanding import understand
from veillee.words import LANGUAGES

WIRE = {
    "elect 3": '{"type":"elect","seat":3}',
    "mutate 3": '{"type":"mutate","seat":3}',
    "kill 3": '{"type":"kill","seat":3}',
    "paralyse 3": '{"type":"paralyse","seat":3}',
    "heal 3": '{"type":"heal","seat":3}',
    "inspect 3": '{"type":"inspect","seat":3}',
    "sequence 3": '{"type":"sequence","seat":3}',
    "spy 3": '{"type":"spy","seat":3}',
    "hack psychologist": '{"type":"hack","role":"psychologist"}',
    "sleep": '{"type":"sleep"}',
    "vote 3": '{"type":"vote","seat":3}',
    "vote blank": '{"type":"vote","blank":true}',
    "abstain": '{"type":"abstain"}',
    "decide 3": '{"type":"decide","seat":3}',
    "decide blank": '{"type":"decide","blank":true}',
    "claim role spy": '{"type":"claim","about":{"type":"role","role":"spy"}}',
    "claim n2 5 mutant": (
        '{"type":"claim","about":{"type":"found","night":2,"seat":5,"result":"mutant"}}'
    ),
    "claim n2 count 3": '{"type":"claim","about":{"type":"count","night":2,"mutants":3}}',
    "claim n2 healed": '{"type":"claim","about":{"type":"touched","night":2,"how":"healed"}}',
    "claim suspect 5": '{"type":"claim","about":{"type":"opinion","seat":5,"says":"suspect"}}',
    "claim vote 5": '{"type":"claim","about":{"type":"vote","seat":5}}',
    "claim ask 5 learnt": '{"type":"claim","about":{"type":"question","seat":5,"asks":"learnt"}}',
}


@pytest.mark.parametrize(("text", "wire"), WIRE.items())
def test_moves_have_their_wire_form_and_their_notation(text: str, wire: str) -> None:
    move = game.read(text)
    assert msgspec.json.encode(move).decode() == wire
    assert understand(game, wire) == move
    assert game.write(move) == text
    assert game.read(f"  {text.upper().replace(' ', '   ')} ") == move


@pytest.mark.parametrize(
    "text",
    [
        *("", "mutate", "mutate x", "mutate 200", "mutate -1", "mutate 3 4", "hack cook", "vote"),
        *("vote 3 4", "vote ٣", "claim", "claim role cook", "claim n0 3 mutant", "claim n2 3 dull"),
        *(
            "claim 2 3 mutant",
            "claim n2 count 201",
            "claim ask 5",
            "claim ask 5 dull",
            "sleep 3",
            "claim n99999 healed",
            "decide empty",
            "dormir 3",
        ),
    ],
)
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (the kernel asks for no more)
        game.read(text)


@pytest.mark.parametrize("wire", ['{"type":"vote","seat":3,"why":1}', '{"type":"mutate"}'])
def test_moves_have_nothing_missing_and_nothing_added(wire: str) -> None:
    match = veillee.Match(game, seats=8)
    refusal = match.why_not(0, wire)
    assert refusal is not None
    assert refusal.rule == "0.4"


def test_every_fact_has_words_in_both_languages() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type)]
    tags = {
        kind.__struct_config__.tag
        for kind in kinds
        if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag
    }
    assert len(tags) == 31
    for language in LANGUAGES:
        assert {f"event-{tag}" for tag in tags} <= game.rulebook.messages(language)


def test_a_journey_can_be_told_in_both_languages() -> None:
    here = crew(EIGHT, resistant=4)
    here.night(
        "0 mutate 4; 0 paralyse 6", "1 heal 3", "5 sequence 4; 7 hack geneticist; 4 inspect 0"
    )
    here.day("4 claim n1 0 mutant; 1 vote 0; 2 vote 0; 0 vote 4")
    french = [game.rulebook.tell("fr", event.what) for event in here.events]
    assert "On a tenté de vous muter, en vain : vous êtes résistant." in french
    assert "Les fichiers du généticien : pour la place 4 : génome résistant." in french
    assert "La place 4 : « Nuit 1 : la place 0 est un mutant. »" in french
    assert "L'équipage exécute la place 0 : astronaute, mutant, hôte." in french
    english = [game.rulebook.tell("en", event.what) for event in here.events]
    assert "Ballots against seat 0, seat 4: 2, 1. Blank: 0." in english
    assert "Seat 0 is executed: astronaut, mutant, host." in english


@pytest.mark.parametrize(
    ("french", "written"),
    [
        ("élire 3", "elect 3"),
        ("Muter 3", "mutate 3"),
        ("tuer 3", "kill 3"),
        ("paralyser 3", "paralyse 3"),
        ("soigner 3", "heal 3"),
        ("inspecter 3", "inspect 3"),
        ("séquencer 3", "sequence 3"),
        ("espionner 3", "spy 3"),
        ("pirater généticien", "hack geneticist"),
        ("voter blanc", "vote blank"),
        ("trancher 3", "decide 3"),
        ("s'abstenir", "abstain"),
        ("dormir", "sleep"),
        ("déclarer rôle espion", "claim role spy"),
        ("declarer n2 5 paralysé", "claim n2 5 paralysed"),
        ("déclarer n2 compte 3", "claim n2 count 3"),
        ("déclarer soupçonner 5", "claim suspect 5"),
        ("déclarer confiance 5", "claim trust 5"),
        ("déclarer voter 5", "claim vote 5"),
        ("déclarer demander 5 appris", "claim ask 5 learnt"),
        ("déclarer demander 5 rôle", "claim ask 5 role"),
        ("déclarer demander 5 soupçonner", "claim ask 5 suspect"),
    ],
)
def test_moves_are_read_in_french_as_well(french: str, written: str) -> None:
    assert game.write(game.read(french)) == written


@pytest.mark.parametrize("name", ["computer scientist", "Computer-Scientist", "informatician"])
def test_a_computer_scientist_is_called_so(name: str) -> None:
    assert game.write(game.read(f"hack {name}")) == "hack informatician"
    assert game.write(game.read(f"claim role {name}")) == "claim role informatician"
