"""What every game must keep, as functions that take a game and raise AssertionError.

They know no game. tests/contract/test_every_game.py runs them over the list of games, and
tests/contract/test_crooked_games.py shows on games with planted faults that they can fail.
"""

from __future__ import annotations

from veillee.contract.drawn import what_is_drawn_is_told_to_whom_it_concerns
from veillee.contract.play import (
    a_manner_changes_nothing_but_what_is_told,
    a_refused_move_changes_nothing,
    legal_is_what_why_not_lets_pass,
    moves_round_trip,
    no_kind_of_move_is_forgotten,
    one_seed_one_match,
    random_play_ends,
    replay_equals_play,
    teams_win_and_lose_together,
    timeout_is_legal,
)
from veillee.contract.sampling import imagined, moments, random_match
from veillee.contract.secrecy import (
    a_move_that_is_not_seen_is_not_heard,
    a_secret_choice_is_not_told,
    awaited_is_what_the_viewer_may_know,
    events_tell_no_more_than_views,
    imagined_worlds_play_on,
    nothing_told_depends_on_secrets,
    secrets_are_kept,
    told,
)
from veillee.contract.words import everything_met_has_words

__all__ = ["EVERY_CHECK", "imagined", "moments", "random_match", "told"]

PLAY = (
    random_play_ends,
    teams_win_and_lose_together,
    legal_is_what_why_not_lets_pass,
    no_kind_of_move_is_forgotten,
    a_manner_changes_nothing_but_what_is_told,
    moves_round_trip,
    replay_equals_play,
    one_seed_one_match,
    timeout_is_legal,
    a_refused_move_changes_nothing,
)
SECRECY = (
    secrets_are_kept,
    nothing_told_depends_on_secrets,
    awaited_is_what_the_viewer_may_know,
    events_tell_no_more_than_views,
    a_move_that_is_not_seen_is_not_heard,
    a_secret_choice_is_not_told,
    what_is_drawn_is_told_to_whom_it_concerns,
    imagined_worlds_play_on,
)
WORDS = (everything_met_has_words,)
EVERY_CHECK = PLAY + SECRECY + WORDS
