"""Bots have a temper, and it tells nothing of what they are."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache

import pytest

from tests.bots.sporz.table import bot
from tests.games.sporz.crews import crew
from veillee.bots import made_by
from veillee.bots.sporz import LEVELS
from veillee.bots.sporz.voice import manner
from veillee.games import sporz
from veillee.games.sporz.manners import TEMPERS, wording
from veillee.games.sporz.moves import Claim, Question
from veillee.kernel import Chance

Words = int | str
WORLDS = ("mdaaapgs", "adamapgs", "spgaadam")
SCRIPT = (
    "2 claim suspect 4; 2 claim vote 4; 3 claim trust 2; 2 claim trust 4; "
    "3 claim ask 2 role; 2 claim role spy"
)


def test_a_bot_has_one_temper_all_match_long() -> None:
    for seed in range(20):
        assert len({wording(manner(seed, spoken)).temper for spoken in range(40)}) == 1


def test_there_are_bots_of_every_temper() -> None:
    tempers = Counter(wording(manner(seed, 0)).temper for seed in range(500))
    assert set(tempers) == set(TEMPERS)
    assert min(tempers.values()) > 70


def test_a_bot_has_used_all_its_words_before_it_repeats_one() -> None:
    assert all(len({manner(seed, spoken) for spoken in range(12)}) == 12 for seed in range(20))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_speaks_in_the_same_manners_whatever_it_is(level: str) -> None:
    """And so does a mind made anew for each claim, as here."""
    heard = []
    for letters in WORLDS:
        here, said = crew(letters).night(), list[int]()
        for line in SCRIPT.split("; "):
            seat, text = line.split(" ", 1)
            view = sporz.view(here.state, int(seat))
            spoken = bot(level, f"seat {seat}").in_manner(view, sporz.read(text))
            assert sporz.plain(spoken) == sporz.read(text)
            said.append(spoken.manner)
            here.say(line)
        heard.append(said)
    assert heard[0] == heard[1] == heard[2]


def test_what_is_no_claim_is_made_as_it_was_chosen() -> None:
    state = sporz.setup(sporz.Options(), 8, Chance("hands"))
    view, legal = sporz.view(state, 3), sporz.legal(state, 3)
    assert made_by(bot("easy", "x"), view, legal) == bot("easy", "x").choose(view, legal)


@pytest.mark.parametrize("listens", ["to manners", "to questions", "to both"])
def test_an_adversary_who_hears_how_bots_speak_guesses_no_better_than_by_lot(listens: str) -> None:
    """He has seen who was a mutant in half of the matches, and goes by how often each manner, each
    question and each answer was a mutant's. By lot he is right as often as there are others of each
    kind."""
    learnt: defaultdict[Words, list[int]] = defaultdict(lambda: [1, 1])
    kinds = {"to manners": int, "to questions": str, "to both": (int, str)}[listens]
    matches = [
        [one for one in heard(number) if isinstance(one[1], kinds)]  # type: ignore[arg-type]
        for number in range(160)
    ]
    for match in matches[:80]:
        for _, spoken, is_mutant in match:
            learnt[spoken][is_mutant] += 1
    pairs = wins = 0.0
    for match in matches[80:]:
        share = defaultdict(list)
        for seat, spoken, is_mutant in match:
            healthy, mutants = learnt[spoken]
            share[seat, is_mutant].append(mutants / (healthy + mutants))
        guesses = {who: sum(shares) / len(shares) for who, shares in share.items()}
        for (_, one), suspected in guesses.items():
            for (_, other), trusted in guesses.items():
                if one and not other:
                    pairs += 1
                    wins += (suspected > trusted) + (suspected == trusted) / 2
    assert pairs > (100 if listens == "to questions" else 500)
    assert abs(wins / pairs - 0.5) < 0.08


@cache
def heard(number: int) -> list[tuple[int, Words, bool]]:
    """Of every claim of a match the seat, its manner, and whether a mutant made it; and the same
    of what it asks, or that it answers."""
    chance = Chance(f"manners {number}")
    state = sporz.setup(sporz.Options(), 8, chance)
    bots = [bot("easy", f"manners {number} {seat}") for seat in range(8)]
    found, turn = list[tuple[int, Words, bool]](), -1
    while awaited := sporz.to_act(state):
        turn = next((seat for seat in awaited if seat > turn), awaited[0])
        view, legal = sporz.view(state, turn), sporz.legal(state, turn)
        move = made_by(bots[turn], view, legal)
        before = state.mutants[turn]
        state, events = sporz.play(state, turn, move, chance)
        if isinstance(move, Claim):
            found.append((turn, move.manner, before))
            if isinstance(move.about, Question):
                found.append((turn, f"asks {move.about.asks}", before))
            if getattr(events[0].what, "asker", None) is not None:
                found.append((turn, "answers", before))
    return found
