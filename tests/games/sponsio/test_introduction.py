"""The introduction on the page shows what the rules do."""

from tests.games.introductions import is_true


def test_every_step_of_the_introduction_is_a_true_moment_of_its_match() -> None:
    assert is_true("sponsio")
