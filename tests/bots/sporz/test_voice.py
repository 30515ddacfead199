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
Heard = tuple[int, Words, bool]
"""The seat, what is heard, and whether it is a mutant."""
Day = tuple[int, int, bool]
"""The night before it, the seat, and whether it is a mutant."""
MATCHES = 160
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


@pytest.mark.parametrize("listens", ["manners", "questions", "answers"])
def test_an_adversary_who_hears_how_bots_speak_guesses_no_better_than_by_lot(listens: str) -> None:
    """He has seen who was a mutant in half of the matches, and goes by how often each manner was a
    mutant's; by what each asked on a day, if anything; by whether they answered when asked. By lot
    he is right as often as there are others of each kind."""
    learnt: defaultdict[Words, list[int]] = defaultdict(lambda: [1, 1])
    matches = [heard(number)[listens] for number in range(MATCHES)]
    for match in matches[: MATCHES // 2]:
        for _, spoken, is_mutant in match:
            learnt[spoken][is_mutant] += 1
    pairs = wins = 0.0
    for match in matches[MATCHES // 2 :]:
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
    assert pairs > 100
    assert abs(wins / pairs - 0.5) < 0.08


@cache
def heard(number: int) -> dict[str, list[Heard]]:
    """Of every claim of a match its manner; of every day what each has asked, and whether whoever
    was asked has answered."""
    chance = Chance(f"manners {number}")
    state = sporz.setup(sporz.Options(), 8, chance)
    bots = [bot("easy", f"manners {number} {seat}") for seat in range(8)]
    manners, turn = list[Heard](), -1
    asked, answered = dict[Day, Words](), dict[Day, Words]()
    while awaited := sporz.to_act(state):
        turn = next((seat for seat in awaited if seat > turn), awaited[0])
        view, legal = sporz.view(state, turn), sporz.legal(state, turn)
        move, is_mutant = made_by(bots[turn], view, legal), state.mutants
        if state.phase == "day":
            asked.setdefault((state.night, turn, is_mutant[turn]), "nothing")
        state, events = sporz.play(state, turn, move, chance)
        if isinstance(move, Claim):
            today = (state.night, turn, is_mutant[turn])
            manners.append((turn, move.manner, is_mutant[turn]))
            if isinstance(move.about, Question):
                other = move.about.seat
                asked[today] = move.about.asks
                answered.setdefault((state.night, other, is_mutant[other]), "no")
            if getattr(events[0].what, "asker", None) is not None:
                answered[today] = "yes"
    by_day = [[(seat, what, one) for (_, seat, one), what in d.items()] for d in (asked, answered)]
    return {"manners": manners, "questions": by_day[0], "answers": by_day[1]}
