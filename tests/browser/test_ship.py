"""Sporz in one room: eight phones and the ship's screen play whole games.

Two games are played in which two players have each other's roles, the mutant's and the spy's, and
everybody touches the same things in the same order. Whoever is neither of the two must be sent the
same bytes and see the same pixels in both, as long as nobody has been shown to be what he is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import veillee
from tests.browser.alike import assert_same, look_alike, pixels, until_the_second_day, while_alive
from tests.browser.conftest import known
from tests.browser.sporz import await_phase, await_stage, come_in, where
from tests.browser.test_large_screen import RECORD_THE_VOICE, command, heard_by, until
from tests.browser.test_reading import violations
from tests.house.conftest import Server

Visit = Callable[..., Page]
Lay = Callable[..., str]

SEEDS = ("room 1218", "room 22")
"""Two games of eight that differ in who is the mutant and who the spy, and in nothing else."""
ONE, OTHER = 0, 7
FIRST_DOCTOR, INFORMATICIAN, SECOND_DOCTOR, GENETICIST, HACKER, PSYCHOLOGIST = range(1, 7)
HOST = SECOND_DOCTOR
STEP_SECONDS = 590
A_PAUSE = 799  # milliseconds; a timer of 800 may round down
TAPS = {"mutants": 5, "doctors": 4, "informants": 4}

COUNT_NOISES = """
window.noises = 0;
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.noises++; return start.apply(this, when) };
}
navigator.vibrate = () => { window.noises++; return true };
localStorage.setItem('veillee.sound', 'on');
"""

SPEAK_WITHOUT_PAUSE = """
const wait = window.setTimeout;
window.setTimeout = (what, time, ...more) => wait(what, time === 800 ? 0 : time, ...more);
"""


class Ship(Server):
    """A house whose clock a test may turn, and which deals what the test says."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._ahead, self._seed = folder / "ahead", folder / "seed"
        self._ahead.write_text("0")
        self._seed.write_text("")
        self.first = (
            "from pathlib import Path\n"
            "from veillee.house import now, timekeeping\n"
            "from veillee.house.table.actions import lay\n"
            f"ahead, seed = Path({str(self._ahead)!r}), Path({str(self._seed)!r})\n"
            "passed_ns, new_id = now.passed_ns, lay.new_id\n"
            "now.passed_ns = lambda: passed_ns() + int(ahead.read_text() or 0) * 1_000_000\n"
            "timekeeping.LONGEST_ALARM = 0.2\n"
            "lay.new_id = lambda n=16: seed.read_text() or new_id(n)\n"
        )

    def turn_clock(self, seconds: int) -> None:
        self._ahead.write_text(str(int(self._ahead.read_text()) + seconds * 1000))

    def deal(self, seed: str) -> None:
        self._seed.write_text(seed)


class Game(NamedTuple):
    """What was sent, shown and said in a game."""

    sent: list[list[str]]
    shown: list[bytes]
    screen: list[str]
    said: list[list[str]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ship]:
    ship = Ship(tmp_path_factory.mktemp("ship"))
    ship.open()
    yield ship
    ship.close()


def test_the_two_games_differ_in_two_players_roles_alone() -> None:
    states = [veillee.Match("sporz", seats=8, seed=seed).state for seed in SEEDS]
    roles, genomes = [list(state.roles) for state in states], [list(s.genomes) for s in states]
    assert (roles[0][ONE], roles[0][OTHER]) == ("mutant", "spy")
    for facts in (roles, genomes):
        facts[0][ONE], facts[0][OTHER] = facts[0][OTHER], facts[0][ONE]
        assert facts[0] == facts[1]


def test_whole_games_on_eight_phones_and_nobody_learns_what_he_may_not(
    visit: Visit, lay: Lay, house: Ship
) -> None:
    # Nine pages in one browser: what drifts and glows costs more than it shows here.
    phones = [come_in(visit, phone=True) for _ in range(8)]
    screen = come_in(visit)
    for phone in phones:
        prepare(phone)
    screen.add_init_script(RECORD_THE_VOICE)
    screen.add_init_script(SPEAK_WITHOUT_PAUSE)
    first = play(house, lay, phones, screen, SEEDS[0], mutant=ONE)
    second = play(house, lay, phones, screen, SEEDS[1], mutant=OTHER)
    for seat in (INFORMATICIAN, SECOND_DOCTOR, GENETICIST, PSYCHOLOGIST):
        assert_same(*(until_the_second_day(game.sent[seat]) for game in (first, second)))
        # His own answers and what is announced; what others answer makes no frame.
        assert len(until_the_second_day(first.sent[seat])) > 15
    assert_same(until_the_second_day(first.screen), until_the_second_day(second.screen))
    for seat in (HACKER, FIRST_DOCTOR):
        assert_same(while_alive(first.sent[seat]), while_alive(second.sent[seat]))
    assert first.said == second.said
    assert {language for language, _ in first.said} == {"fr-FR"}
    assert not [text for _, text in first.said if text.startswith("voice-")]
    assert [text for _, text in first.said][-1].endswith("Les sains ont gagné.")
    assert [text for _, text in first.said].count("La discussion est close. Votez.") == 1
    assert len(first.shown) == 2 * 3 * 6 - 3
    assert all(look_alike(screen, *pair) for pair in zip(first.shown, second.shown, strict=True))


def test_the_ships_screen_speaks_english_where_that_is_chosen_and_pauses_between_lines(
    visit: Visit, lay: Lay, house: Ship
) -> None:
    host = known(visit, language="en-GB")
    screen = known(visit, language="en-GB")
    screen.add_init_script(RECORD_THE_VOICE)
    table = lay(host, "sporz", ["me", "easy", "easy", "easy"], start=False)
    screen.goto(f"/screen/{table}")
    screen.wait_for_selector(".lobby")
    command(host, house, table, type="start")
    expect(screen.get_by_test_id("caption")).to_contain_text("Crew, this is your ship")
    until(screen, "window.spoken.length === 2")
    assert [language for language, _ in screen.evaluate("window.spoken")] == ["en-GB", "en-GB"]
    assert screen.evaluate("window.silences[1]") >= A_PAUSE
    origin = {"Origin": house.address}
    assert host.request.patch("/api/me", headers=origin, data={"name": "Aurore"}).ok
    expect(screen.locator("main")).to_contain_text("Aurore")
    expect(screen.get_by_test_id("caption")).to_be_empty()
    assert screen.evaluate("window.spoken.length") == 2
    screen.get_by_role("button", name="The table's voice").click()
    expect(screen.get_by_role("button", name="The table's voice")).to_have_attribute(
        "aria-pressed", "false"
    )


# -- playing --------------------------------------------------------------------------------------

HANDS = """
const a_moment = () => new Promise((done) => setTimeout(done, 4));
const all_of = (selector) => [...document.querySelectorAll(selector)];

/** Touch it as soon as it may be touched. */
window.touch = async (selector) => {
  for (let waited = 0; waited < 5000; waited++) {
    const [there] = all_of(selector);
    if (there && !there.disabled) return there.click();
    await a_moment();
  }
  throw new Error(`nothing to touch: ${selector}`);
};

window.until_there = async (selector) => {
  for (let waited = 0; waited < 5000; waited++) {
    if (all_of(selector).length) return;
    await a_moment();
  }
  throw new Error(`it never comes: ${selector}`);
};

/** The house has one's last word, or even everybody's. */
const answered = (step) =>
  until_there(`.mine .plate:not(.awaited), [data-testid=ship]:not([data-phase=${step}])`);

/** Every question of a step of the night; how many taps it took. */
window.answer = async ({ step, word, target }) => {
  const ship = document.querySelector('[data-testid=ship]');
  let taps = 0;
  while (ship.dataset.phase === step && ship.dataset.stage !== 'closed') {
    const { stage } = ship.dataset;
    const pointing = stage === 'target' && target !== null;
    await touch({
      look: '[data-testid=card]',
      word: `[data-word=${word}]`,
      sleep: '[data-testid=sleep]',
    }[stage] ?? (pointing ? `[data-seat='${target}']` : '[data-testid=nobody]'));
    if (stage === 'look') await touch('[data-testid=card]'); // and face down again
    taps++;
    await until_there(`[data-testid=ship]:not([data-stage=${stage}])`);
  }
  await answered(step);
  return taps;
};

window.elect = async (seat) => {
  await touch(`[data-seat='${seat}']`);
  await touch('[data-testid=confirm]');
  await answered('election');
};

window.vote = async (seat) => {
  await touch(`[data-seat='${seat}']`);
  await touch('[data-testid=confirm]');
  await until_there('[data-testid=abstain]');
};

window.end_the_day = async () => {
  await touch('[data-testid=sleep]');
  await answered('day');
};
"""
"""Fingers on a phone. How the board takes real ones is shown elsewhere, with fewer phones."""


class Room(NamedTuple):
    """Those who play together: the house, eight phones, the ship's screen."""

    house: Ship
    phones: list[Page]
    screen: Page
    shown: list[bytes]

    def wait_for(self, step: str, seats: Iterable[int]) -> None:
        for seat in seats:
            await_phase(self.phones[seat], step)

    def wait_for_silence(self, step: str) -> None:
        """Until the ship has come to this step, and said all it had to say: a line that was not
        begun when the next step opens is left out."""
        self.screen.wait_for_selector(f"[data-testid=ship][data-phase={step}]")
        expect(self.screen.get_by_test_id("caption")).to_have_text("")

    def answer(self, seats: list[int], step: str, *, word: str, target: int | None) -> None:
        """Everybody taps the same; the step ends when its time is up, and not before."""
        self.wait_for(step, seats)
        self.shown.extend(pixels(self.phones[seat]) for seat in seats if seat not in (ONE, OTHER))
        noises = [phone.evaluate("noises") for phone in self.phones]
        told = {"step": step, "word": word, "target": target}
        taps = [self.phones[seat].evaluate("told => answer(told)", told) for seat in seats]
        assert taps == [TAPS[step]] * len(seats)
        assert {where(self.phones[seat])[0] for seat in seats} == {step}
        assert [phone.evaluate("noises") for phone in self.phones] == noises
        self.wait_for_silence(step)
        self.house.turn_clock(STEP_SECONDS)

    def vote(self, seats: list[int], *, against: int) -> None:
        for seat in seats:
            self.phones[seat].evaluate("seat => vote(seat)", against)
        for seat in seats:
            self.phones[seat].evaluate("end_the_day()")


def play(
    house: Ship, lay: Lay, phones: list[Page], screen: Page, seed: str, *, mutant: int
) -> Game:
    """A whole game: two nights, two executions, and no mutant is left."""
    house.deal(seed)
    clock = {"type": "step", "seconds": STEP_SECONDS, "talk": 3600}
    table = lay(phones[HOST], "sporz", ["open"] * 8, start=False, clock=clock)
    for seat, phone in enumerate(phones):
        command(phone, house, table, type="sit", seat=seat)
    sent, on_screen = [heard_by(phone) for phone in phones], heard_by(screen)
    screen.goto(f"/screen/{table}")
    for phone in phones:
        phone.goto(f"/table/{table}")
        phone.wait_for_selector(".lobby")
    expect(screen.locator(".lobby")).to_contain_text("Tout le monde est là")
    room = Room(house, phones, screen, [])
    phones[HOST].get_by_role("button", name="Commencer la partie").click()
    everyone = list(range(8))
    room.wait_for("election", everyone)
    room.wait_for_silence("election")
    for phone in phones:
        phone.evaluate("seat => elect(seat)", PSYCHOLOGIST)

    room.wait_for("mutants", everyone)
    assert violations(screen) == []
    room.answer(everyone, "mutants", word="mutate", target=HACKER)
    phones[ONE] = come_back(phones[ONE], table)
    room.answer(everyone, "doctors", word="heal", target=None)
    room.answer(everyone, "informants", word="informatician", target=INFORMATICIAN)

    room.wait_for("day", everyone)
    room.wait_for_silence("day")
    phones[HOST].get_by_role("button", name="Clore la discussion").click()
    for phone in phones:
        expect(phone.get_by_role("button", name="Clore la discussion")).to_have_count(0)
    until(screen, "window.spoken.at(-1)[1] === 'La discussion est close. Votez.'")
    room.wait_for_silence("day")
    room.vote(everyone, against=HACKER)

    left = [seat for seat in everyone if seat != HACKER]
    room.answer(left, "mutants", word="kill", target=FIRST_DOCTOR)
    await_stage(phones[HACKER], "closed")
    room.answer(left, "doctors", word="heal", target=None)
    room.answer(left, "informants", word="psychologist", target=INFORMATICIAN)
    left.remove(FIRST_DOCTOR)
    room.wait_for("day", left)
    room.wait_for_silence("day")
    room.vote(left, against=mutant)
    for phone in phones:
        phone.wait_for_selector("[data-phase=over]")
    until(screen, "window.spoken.at(-1)[1].startsWith('Fin du voyage')")
    assert violations(screen) == []
    return Game(sent, room.shown, on_screen, screen.evaluate("window.spoken"))


def come_back(phone: Page, table: str) -> Page:
    """The phone dies in the night; its browser comes back by the table's link."""
    phone.close()
    again = phone.context.new_page()
    prepare(again)
    again.goto(f"/table/{table}")
    await_phase(again, "doctors")
    return again


def prepare(phone: Page) -> None:
    phone.add_init_script(COUNT_NOISES)
    phone.add_init_script(HANDS)
