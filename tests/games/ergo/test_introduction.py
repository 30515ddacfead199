"""The introduction on the page shows what the rules do."""

from tests.games.introductions import moments


def test_every_step_of_the_introduction_is_a_true_moment_of_its_match() -> None:
    steps, played = moments("ergo")
    assert 5 <= len(steps) <= 8
    for step in steps:
        facts = {name: step[name] for name in step if name != "text"}
        assert any(facts == {name: moment[name] for name in facts} for moment in played), step["text"]
