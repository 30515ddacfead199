"""The end of a match in words."""

from __future__ import annotations

from collections.abc import Collection

from veillee.cli.voice import words
from veillee.kernel import Match, Outcome


def how_it_ended(
    match: Match, outcome: Outcome, language: str, people: Collection[int] = ()
) -> str:
    """The reason with its clause, who won, then the seats by rank."""
    reason = match.game.rulebook.say(language, outcome.reason)
    lines = [
        words().say(language, "ended", {"reason": reason, "rule": outcome.rule}),
        who_won(outcome, language, people),
    ]
    for seat in sorted(range(match.seats), key=lambda seat: (outcome.ranks[seat], seat)):
        args: dict[str, str | int | float] = {
            "rank": outcome.ranks[seat],
            "seat": seat,
            "score": outcome.scores[seat],
            "you": "true" if people == {seat} else "false",
        }
        lines.append(words().say(language, "ended-rank", args))
    return "\n".join(lines)


def who_won(outcome: Outcome, language: str, people: Collection[int]) -> str:
    winners = outcome.winners
    if not winners:
        return words().say(language, "ended-drawn")
    if len(people) == 1 and set(winners) == set(people):
        return words().say(language, "ended-you-won")
    seats = ", ".join(map(str, winners))
    return words().say(language, "ended-won", {"count": len(winners), "seats": seats})
