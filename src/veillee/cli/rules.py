"""`veillee rules`: the rulebook, or one clause of it."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from veillee import kernel
from veillee.cli.troubles import Misuse
from veillee.cli.voice import Voice
from veillee.games import load
from veillee.kernel import AnyGame, Clause, Rulebook


def rules(
    game: Annotated[str, Parameter(help="help-game")],
    clause: Annotated[str | None, Parameter(help="help-rules-clause")] = None,
    /,
    *,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    show_rules(voice, load(game), clause)


def show_rules(voice: Voice, game: AnyGame, number: str | None) -> None:
    if number:
        show_clause(voice, clause_of(game, number, voice.language))
        return
    everywhere = Rulebook(kernel.__name__).markdown(voice.language)
    voice.show_markdown(f"{game.rulebook.markdown(voice.language)}\n\n{everywhere}")


def show_clause(voice: Voice, clause: Clause) -> None:
    voice.show_markdown(f"**{clause.number}** {clause.text}")


def clause_of(game: AnyGame, number: str, language: str) -> Clause:
    clauses = game.rulebook.clauses(language)
    found = clauses.get(number.strip().strip("."))
    if found is None:
        raise Misuse(
            "unknown-clause", clause=number, first=next(iter(clauses)), last=list(clauses)[-1]
        )
    return found
