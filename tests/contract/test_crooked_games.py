"""The contract's checks can fail: each planted fault is caught by the check that should."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.toys import crooked, higher, sealed
from veillee.contract import checks, drawn, play, secrecy, words
from veillee.games import load
from veillee.kernel import AnyGame

Check = Callable[[AnyGame, int, Any], None]

FAULTS: list[tuple[Callable[[], AnyGame], Check]] = [
    (crooked.view_with_a_leak, secrecy.secrets_are_kept),
    (crooked.imagine_that_peeks, secrecy.secrets_are_kept),
    (crooked.imagine_that_forgets, secrecy.secrets_are_kept),
    (crooked.event_with_a_leak, secrecy.events_tell_no_more_than_views),
    (crooked.refusal_with_a_leak, secrecy.nothing_told_depends_on_secrets),
    (crooked.legal_that_counts_answers, secrecy.nothing_told_depends_on_secrets),
    (crooked.legal_that_omits, play.legal_is_what_why_not_lets_pass),
    (crooked.plain_that_is_another_move, play.a_manner_changes_nothing_but_what_is_told),
    (crooked.chance_from_elsewhere, play.one_seed_one_match),
    (crooked.endless, play.random_play_ends),
    (crooked.team_that_parts, play.teams_win_and_lose_together),
]

ONLY_CAUGHT_BY: dict[Check, list[Callable[[], AnyGame]]] = {
    play.no_kind_of_move_is_forgotten: [crooked.legal_that_forgets_a_kind],
    secrecy.awaited_is_what_the_viewer_may_know: [
        crooked.awaited_that_tells_the_truth,
        crooked.awaited_that_forgets_oneself,
        crooked.awaited_after_the_end,
    ],
    secrecy.a_move_that_is_not_seen_is_not_heard: [crooked.answer_with_a_sound],
    secrecy.a_secret_choice_is_not_told: [crooked.choice_with_a_leak],
    drawn.what_is_drawn_is_told_to_whom_it_concerns: [
        crooked.deal_with_a_leak,
        crooked.deal_with_one_card_open,
    ],
    words.everything_met_has_words: [
        crooked.event_without_words,
        crooked.event_with_a_field_missing,
        crooked.event_with_a_wrong_clause,
        crooked.words_with_a_wrong_variable,
        crooked.words_in_one_language,
        crooked.ending_without_words,
        crooked.ending_with_a_wrong_clause,
        crooked.refusal_with_a_wrong_clause,
        crooked.refusal_without_words,
        crooked.refusal_with_a_missing_argument,
        crooked.refusal_with_an_argument_too_many,
    ],
}
SUBTLE = [(fault, check) for check, faults in ONLY_CAUGHT_BY.items() for fault in faults]


def options_of(game: AnyGame) -> Any:
    return game.presets["book"]


@pytest.mark.parametrize(("fault", "check"), FAULTS + SUBTLE, ids=lambda f: f.__name__)
def test_a_planted_fault_is_caught(fault: Callable[[], AnyGame], check: Check) -> None:
    crooked_game = fault()
    honest: Any = sealed if crooked_game.id == sealed.id else higher
    check(honest, 3, options_of(honest))
    with pytest.raises(AssertionError):
        check(crooked_game, 3, options_of(crooked_game))


@pytest.mark.parametrize(("fault", "check"), SUBTLE, ids=lambda f: f.__name__)
def test_a_subtle_fault_passes_all_checks_but_those_made_for_it(
    fault: Callable[[], AnyGame], check: Check
) -> None:
    for other in checks.EVERY_CHECK:
        if other not in ONLY_CAUGHT_BY:
            other(fault(), 3, options_of(fault()))


SAID: list[tuple[Callable[[], AnyGame], Check, str]] = [
    (crooked.view_with_a_leak, secrecy.secrets_are_kept, "seat 0 can tell 'hand of 1'"),
    (crooked.imagine_that_peeks, secrecy.secrets_are_kept, "`imagine` knows more than the view"),
    (crooked.imagine_that_forgets, secrecy.secrets_are_kept, "`imagine` makes a world that seat"),
    (
        crooked.event_with_a_leak,
        secrecy.events_tell_no_more_than_views,
        "tells a watcher what his view does not",
    ),
    (
        crooked.legal_that_counts_answers,
        secrecy.nothing_told_depends_on_secrets,
        "legal of seat 1 depends on what is hidden",
    ),
    (
        crooked.legal_that_omits,
        play.legal_is_what_why_not_lets_pass,
        "`why_not` allows Play(card=8), and `legal` does not list it",
    ),
    (crooked.chance_from_elsewhere, play.one_seed_one_match, "does not come from `Chance`"),
    (crooked.endless, play.random_play_ends, "not over after as many moves as `bound` states"),
    (
        crooked.event_without_words,
        words.everything_met_has_words,
        "add event-shrugged to messages.fr.ftl",
    ),
    (
        crooked.words_with_a_wrong_variable,
        words.everything_met_has_words,
        "asks in messages.fr.ftl for $name, which is not given",
    ),
]


@pytest.mark.parametrize(("fault", "check", "said"), SAID, ids=lambda f: getattr(f, "__name__", ""))
def test_a_broken_game_is_told_what_is_wrong_in_a_sentence(
    fault: Callable[[], AnyGame], check: Check, said: str
) -> None:
    with pytest.raises(AssertionError) as caught:
        check(fault(), 3, options_of(fault()))
    assert said in str(caught.value)


OVERHEARD = [
    ("sponsio", "book", "hand", drawn.what_is_drawn_is_told_to_whom_it_concerns),
    ("spacepoker", "book", "dealt", drawn.what_is_drawn_is_told_to_whom_it_concerns),
    ("spacepoker", "book", "drew", secrecy.events_tell_no_more_than_views),
    ("sponsors", "book", "received", secrecy.events_tell_no_more_than_views),
    ("sponsors", "book", "sponsor", secrecy.events_tell_no_more_than_views),
    ("sponsors", "book", "swapped", secrecy.events_tell_no_more_than_views),
    ("sponsors", "teams", "proposed", secrecy.a_secret_choice_is_not_told),
    ("sporz", "book", "woke", secrecy.events_tell_no_more_than_views),
    ("sporz", "book", "decided", secrecy.events_tell_no_more_than_views),
    ("sporz", "book", "inspected", secrecy.events_tell_no_more_than_views),
    ("sporz", "book", "counted", secrecy.events_tell_no_more_than_views),
]


@pytest.mark.parametrize(("name", "preset", "kind", "check"), OVERHEARD)
def test_a_game_that_forgets_an_audience_is_caught(
    name: str, preset: str, kind: str, check: Check
) -> None:
    """At one of its tables; every table is tried in test_every_game."""
    game = crooked.overheard(load(name), kind)
    with pytest.raises(AssertionError, match=r"tells|hears"):
        at_its_tables(check, game, game.presets[preset])


def at_its_tables(check: Check, game: AnyGame, options: Any) -> None:
    for seats in reversed(game.seats[:5]):
        check(game, seats, options)
