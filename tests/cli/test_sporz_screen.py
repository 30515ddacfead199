"""Sporz' screen asks everyone alike at night, and tells by day who has said what."""

from __future__ import annotations

import random

import pytest

from tests.cli.conftest import Command
from tests.games.sporz.crews import NINE, Ship, crew
from veillee.cli.screens import Screen
from veillee.cli.screens import sporz as screen
from veillee.cli.screens.sporz.knowledge import dossier, log, typed
from veillee.games import sporz
from veillee.kernel import Match
from veillee.words import LANGUAGES


def drawn(here: Ship, seat: int | None = 0, language: str = "en") -> str:
    return screen.draw(sporz.view(here.state, seat), language)


def listed(here: Ship, seat: int, language: str = "en") -> list[str]:
    view = sporz.view(here.state, seat)
    return screen.moves(view, sporz.legal(here.state, seat), language).splitlines()


def looked(here: Ship, seat: int, text: str, language: str = "en") -> str:
    seen = screen.look(sporz.view(here.state, seat), text, language)
    assert seen is not None
    return seen


def morning() -> Ship:
    """Night 1: the base mutant mutates 8 and paralyses 3, doctor 1 heals 5, 4 inspects 8; the
    mutants' next victim is 7."""
    return crew(NINE).night("0 mutate 8; 0 paralyse 3", "1 heal 5", "4 inspect 8; 5 sequence 8")


def test_everyone_is_told_his_part_when_he_wakes_up() -> None:
    here = crew(NINE, asleep=False)
    told = drawn(here, 4).splitlines()
    assert told[0] == "Before the first night: the crew elects a chief."
    assert told[1] == "You are seat 4: psychologist, healthy, genome unknown."
    assert told[3].startswith("Each night you find out of one player")
    assert told[-1] == "> Whom do you raise your hand for?"
    missions = {drawn(here, seat).splitlines()[-2] for seat in range(9)}
    assert len(missions) == 8  # eight roles; there are two doctors


def test_doctors_are_told_each_other() -> None:
    assert "Your fellow doctors: 2." in drawn(crew(NINE), 1)
    assert "doctors" not in drawn(crew(NINE), 8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_night_all_screens_have_the_same_form(language: str) -> None:
    here = crew(NINE)
    for _ in range(3):
        screens = [drawn(here, seat, language).splitlines() for seat in range(9)]
        assert {len(lines) for lines in screens} == {7}
        heads = {lines[0] for lines in screens}
        assert len(heads) == 1
        if here.state.phase != "informants":
            assert len({lines[-1] for lines in screens}) == 1
        here.close()


def test_who_is_awake_sees_what_his_fellows_point_at() -> None:
    here = crew(NINE, mutants=(8,)).say("8 mutate 5; 8 paralyse 1")
    assert "Awake with you: seat 8 (mutate 5, paralyse 1)." in drawn(here, 0)
    assert "Awake with you: –." in drawn(here, 4)
    assert "You point at: mutate 5, paralyse 1." in drawn(here, 8)


def test_eyes_are_open_closed_or_paralysed() -> None:
    here = crew(NINE)
    assert "Your eyes are open" in drawn(here, 0)
    assert "You are asleep" in drawn(here, 1)
    here.close("0 paralyse 1")
    assert "You are paralysed" in drawn(here, 1)


@pytest.mark.parametrize(
    ("seat", "question"),
    [(3, "inspect"), (4, "inspect"), (5, "genome"), (6, "watch"), (7, "files"), (8, "inspect")],
)
def test_in_the_third_step_the_question_is_that_of_the_role(seat: int, question: str) -> None:
    here = crew(NINE).close().close()
    assert question in drawn(here, seat).splitlines()[-1]


def test_by_day_a_table_tells_who_has_claimed_what_and_what_one_knows() -> None:
    here = morning().say("3 claim role spy; 3 claim n1 5 host; 6 claim suspect 3")
    told = drawn(here, 4).splitlines()
    assert told[0] == "Day 1: talk, claims, and the ballot."
    assert "role" in told[2]
    assert "you know" in told[2]
    assert "has claimed" in told[2]
    rows = {line.split()[0]: line for line in told[3:12]}
    assert "“spy”" in rows["3"]
    assert "n1 5 host" in rows["3"]
    assert "suspect 3" in rows["6"]
    assert "n1 MUTANT" in rows["8"]
    assert "chief" in rows["0"]
    assert "n1 MUTANT" not in drawn(here, 6)


def test_whoever_has_begun_to_speak_is_not_shown_the_table_again_until_he_asks() -> None:
    here = morning().say("4 claim suspect 8; 4 vote 8")
    told = drawn(here, 4)
    assert "has claimed" not in told
    assert "Your ballot so far: vote 8. Claims today: 1 of 5." in told
    assert "has claimed" in looked(here, 4, "table")


def test_a_long_list_of_claims_is_cut_to_the_latest() -> None:
    here = morning().say("; ".join(f"3 claim n1 {seat} sequenced" for seat in (0, 1, 2, 4, 5)))
    (row,) = [line for line in drawn(here, 4).splitlines() if line.startswith("  3")]
    assert row.endswith("… n1 4 sequenced, n1 5 sequenced")
    assert looked(here, 4, "seat 3").count("sequenced") == 5


def test_the_dead_are_marked_with_their_autopsy() -> None:
    here = morning().day("3 vote 5")
    here.night()
    (row,) = [line for line in drawn(here, 4).splitlines() if line.startswith("  5 †")]
    assert "geneticist, healthy, normal (day 1)" in row


def test_whoever_dies_at_night_is_told_that_he_is_still_asked() -> None:
    here = crew(NINE).close("0 kill 8")
    told = drawn(here, 8)
    assert "You are dead" in told
    assert "Until dawn you are still asked" in told
    assert "base mutant, MUTANT, host" in told
    assert "Until dawn you are still asked" in drawn(here.say("8 sleep"), 8)
    here.close().close()
    assert "still asked" not in drawn(here, 8)


def test_a_tie_names_the_tied_and_the_chief() -> None:
    here = morning().day("3 vote 5; 4 vote 8; 5 vote blank")
    told = drawn(here, 0)
    assert "tied between 5, 8, blank. The chief, seat 0, settles it." in told
    assert told.endswith("> Whom do you choose?")
    assert "Asked in this step: 0 (chief)." in drawn(here, 3)


def test_the_log_tells_night_by_night_what_one_knows() -> None:
    here = morning().day("3 claim role spy; 4 vote blank").night("", "", "4 inspect 6")
    log = looked(here, 4, "log").splitlines()
    assert log == [
        "Night 1, and the day after",
        "   Night 1: you wake up. You are alone.",
        "   Seat 8 is a mutant.",
        "   Your ballot of day 1: blank.",
        "   Nobody is named. Blank: 1.",
        "Claims of day 1",
        "   3: role spy",
        "Night 2, and the day after",
        "   Night 2: you wake up. You are alone.",
        "   Seat 6 is healthy.",
    ]
    assert "Seat 8" not in looked(here, 6, "journal")


def test_before_anything_has_happened_the_log_says_so() -> None:
    assert looked(crew(NINE, asleep=False), 4, "log") == "You know nothing yet."


def test_naming_a_seat_shows_what_was_said_and_is_known_of_it() -> None:
    here = morning().say("3 claim n1 8 healthy; 8 claim role hacker")
    assert looked(here, 4, "8").splitlines() == [
        "Seat 8",
        "   Day 1. Seat 3: “Night 1: seat 8 is healthy.”",
        "   Day 1. Seat 8: “I am a hacker.”",
        "   You know: n1 MUTANT",
    ]


def test_looking_is_no_move_and_a_move_is_no_looking() -> None:
    view = sporz.view(morning().state, 4)
    for text in ("vote 3", "sleep", "99", "seat", "claim role spy"):
        assert screen.look(view, text, "en") is None


def test_moves_are_listed_by_verb_with_what_they_do_and_their_clause() -> None:
    night = listed(crew(NINE), 0)
    assert night[0] == "  mutate 0 … 8: make a mutant of somebody [6.2]"
    assert night[1] == "  kill 0 … 8: kill instead of mutating [5.6]"
    assert listed(crew(NINE), 4) == night
    day = listed(morning(), 4)
    assert day[0] == "  sleep: your last word: nobody waits for you any more [11.2]"
    assert any(line.startswith("  claim …") and "5 left today" in line for line in day)


def test_in_french_moves_are_listed_in_words_that_can_be_typed() -> None:
    lines = listed(crew(NINE), 0, "fr")
    assert lines[0] == "  muter 0 … 8 : faire de quelqu'un un mutant [6.2]"
    here = morning().say("3 claim n1 5 paralysed")
    assert "n1 5 paralysé" in drawn(here, 4, "fr")


def test_every_word_shown_in_french_is_understood() -> None:
    here = morning()
    for seat in range(9):
        for move in sporz.legal(here.state, seat):
            text = typed(sporz.write(move), "fr")
            assert sporz.read(text) == move, text
    night = crew(NINE)
    for _ in range(3):
        for seat in range(9):
            for move in sporz.legal(night.state, seat):
                assert sporz.read(typed(sporz.write(move), "fr")) == move
        night.close()


def test_every_clause_in_the_lists_is_in_the_rulebook() -> None:
    named = {**screen.CLAUSES, **screen.IN_AN_ELECTION, **screen.BY_DAY}
    assert set(named.values()) <= set(sporz.rulebook.clauses())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [4, 9, 30])
def test_the_screen_can_be_drawn_at_every_moment_for_everybody(seats: int, language: str) -> None:
    options = {"disagreement": "majority"}
    match = Match(sporz, seats=seats, seed="screen", options=options)
    whole = Screen(match.game, screen)
    dice = random.Random(seats)
    while match.to_act and len(match) < 900:
        seat = dice.choice(match.to_act)
        viewer = dice.choice([*range(seats), None])
        view = match.view(viewer)
        assert whole.draw(view, language).plain
        assert whole.moves(match.view(seat), match.legal(seat), language)
        assert log(view, language)
        assert dossier(view, dice.randrange(seats), language)
        match.play(seat, dice.choice(match.legal(seat)))


def test_a_person_plays_a_whole_match_among_bots(command: Command) -> None:
    typed = "elect 1\n" * 2 + "log\n3\n?\nsleep\nabstain\n" * 400
    said = command(
        "play", "sporz", "--seats", "5", "--bots", "random", "--seed", "whole", typed=typed
    )
    assert said.err == ""
    assert "The journey is over, and everything is open." in said.out
    assert "Night 1, first step: the mutants are called." in said.out


def test_two_persons_at_one_keyboard_see_each_only_his_own(command: Command) -> None:
    typed = "\nsleep\nabstain\n" * 500
    said = command(
        "play", "sporz", "--seats", "5", "--people", "0,1", "--bots", "random", typed=typed
    )
    assert said.err == ""
    assert "Pass the keyboard to seat 1." in said.out
    assert "The journey is over, and everything is open." in said.out


def test_bots_and_the_person_speak_in_turns(command: Command) -> None:
    """On the first day every bot has one word before the person, and another after his claim."""
    typed = "abstain\n" * 2 + "sleep\n" * 3 + "claim role spy\nsleep\nquit\n\n"
    said = command(
        "play", "sporz", "--seats", "9", "--bots", "random", "--seed", "rounds", typed=typed
    )
    before, _, after = said.out.partition("Seat 0: “I am a spy.”")
    assert "Day 1 breaks." in before
    assert "“" in after.split("> What do you say", 1)[0]
