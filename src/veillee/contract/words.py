"""A check of words: whatever happens or is refused can be said in every language."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from veillee.contract.moves import well_formed_moves
from veillee.contract.sampling import encoded, events_by_move, moments, random_match
from veillee.kernel import AnyGame, Event, Refusal, Rulebook
from veillee.words import LANGUAGES

OF_EACH_KIND = 8


def everything_met_has_words(game: AnyGame, seats: int, options: Any) -> None:
    """Every event, refusal and ending cites a clause that there is, and has words that ask for
    what is given, in all their branches."""
    matches = [random_match(game, seats, options, f"words {n}") for n in range(3)]
    for event in events_met(matches):
        fields = msgspec.to_builtins(event.what)
        can_be_said(game, event.rule, f"event-{fields.pop('type')}", fields)
        for language in LANGUAGES:
            assert game.rulebook.tell(language, event.what).strip()
    for refusal in refusals_met(game, matches):
        can_be_said(game, refusal.rule, refusal.message, refusal.args)
        asked = (asked_for(game.rulebook, language, refusal.message) for language in LANGUAGES)
        unused = set(refusal.args).difference(*(names or () for names in asked))
        assert not unused, (
            f"{refusal.message} is given {listed(unused)}, and its words ask for no such thing"
        )
        for language in LANGUAGES:
            assert refusal.text(language).strip()
    for match in matches:
        can_be_said(game, match.outcome.rule, match.outcome.reason, ())


def can_be_said(game: AnyGame, rule: str, message: str, given: Iterable[str]) -> None:
    for language in LANGUAGES:
        assert rule in game.rulebook.clauses(language), (
            f"{message} cites clause {rule}, and there is none"
        )
        asked = asked_for(game.rulebook, language, message)
        assert asked is not None, f"add {message} to messages.{language}.ftl: it has no words"
        missing = asked.difference(given)
        assert not missing, (
            f"{message} asks in messages.{language}.ftl for {listed(missing)}, which is not given"
        )


def listed(variables: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables))


def events_met(matches: list[Any]) -> list[Event]:
    """What happened, some of each kind."""
    found = defaultdict[Any, dict[bytes, Event]](dict)
    for match in matches:
        for events in events_by_move(match):
            for event in events:
                kind = found[event.rule, type(event.what)]
                if len(kind) < OF_EACH_KIND:
                    kind.setdefault(encoded(event.what), event)
    return [event for kind in found.values() for event in kind.values()]


def refusals_met(game: AnyGame, matches: list[Any]) -> list[Refusal]:
    """What was refused, some of each kind, when moves of all kinds were tried."""
    found = defaultdict[Any, dict[bytes, Refusal]](dict)
    pool = well_formed_moves(game, matches)
    dice = random.Random("refused")
    for match in matches:
        for moment in moments(match, 8):
            for move in dice.sample(pool, min(len(pool), 150)):
                if refusal := moment.why_not(dice.randrange(match.seats), move):
                    kind = found[refusal.rule, refusal.message]
                    if len(kind) < OF_EACH_KIND:
                        kind.setdefault(encoded(refusal.args), refusal)
    return [refusal for kind in found.values() for refusal in kind.values()]


def asked_for(rulebook: Rulebook, language: str, message: str) -> frozenset[str] | None:
    """The variables in a message's words, in branches too that no match took; None: no words."""
    return _variables(rulebook.source(language)).get(message)


@cache
def _variables(source: str) -> dict[str, frozenset[str]]:
    entries = FluentParser(with_spans=False).parse(source).body
    patterns = {e.id.name: e.value for e in entries if isinstance(e, ast.Message | ast.Term)}
    return {name: frozenset(_asked(name, patterns)) for name in patterns}


def _asked(name: str, patterns: dict[str, Any]) -> set[str]:
    asked = set[str]()

    class Reader(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (fluent's name)
            asked.add(node.id.name)

        def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
            asked.update(_asked(node.id.name, patterns) if node.id.name in patterns else ())

    Reader().visit(patterns[name])
    return asked
