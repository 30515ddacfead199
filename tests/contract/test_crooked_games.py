"""The contract's checks can fail: each planted fault is caught by the check that should."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.contract import checks
from tests.toys import crooked, higher
from veillee.kernel import Game

FAULTS = [
    (crooked.view_with_a_leak, checks.secrets_are_kept),
    (crooked.imagine_that_peeks, checks.secrets_are_kept),
    (crooked.imagine_that_forgets, checks.secrets_are_kept),
    (crooked.event_with_a_leak, checks.events_tell_no_more_than_views),
    (crooked.refusal_with_a_leak, checks.nothing_told_depends_on_secrets),
    (crooked.legal_that_omits, checks.legal_is_what_why_not_lets_pass),
    (crooked.chance_from_elsewhere, checks.one_seed_one_match),
    (crooked.endless, checks.random_play_ends),
]


@pytest.mark.parametrize(("fault", "check"), FAULTS, ids=lambda f: f.__name__)
def test_a_planted_fault_is_caught(fault: Callable[[], Game], check: Callable[..., None]) -> None:
    check(higher, 3, higher.Options())
    with pytest.raises(AssertionError):
        check(fault(), 3, higher.Options())
