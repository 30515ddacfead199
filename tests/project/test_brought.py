"""A game that a package brings is on the shelf once it is installed, or one is told why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import veillee
from tests.toys import higher, sealed
from veillee.bots import RandomBot, description, tool_of
from veillee.cli.screens import screen_of
from veillee.games import GAMES, load, shelf
from veillee.games.brought import brought
from veillee.kernel import SetupError

Bring = Callable[..., None]
HIGHER = """
from tests.toys import higher

globals().update({name: what for name, what in vars(higher).items() if name[0] != "_"})
"""


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """As if a package were installed that names this module as a game."""
    monkeypatch.syspath_prepend(tmp_path)

    def bring(name: str, module: str = "tests.toys.higher", code: str | None = None) -> None:
        if code is not None:
            (tmp_path / f"{module}.py").write_text(code, "utf-8")
        info = tmp_path / f"{name}_{module.replace('.', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[veillee.games]\n{name} = {module}\n")
        brought.cache_clear()

    yield bring
    brought.cache_clear()


def test_a_game_that_is_brought_is_on_the_shelf(bring: Bring) -> None:
    bring("higher")
    assert shelf() == (*GAMES, "higher")
    assert "higher" in veillee.games()
    assert load("higher") is higher


def test_it_has_bots_and_a_screen_though_nobody_wrote_any(bring: Bring) -> None:
    bring("higher")
    match = veillee.Match("higher", seats=3, seed="brought")
    for level in veillee.bots("higher"):
        bot = veillee.bot("higher", level, seed=1, seconds=0.01)
        assert bot.choose(match.view(0), match.legal(0)) in match.legal(0)
        assert description("higher", level, "fr") != description("higher", level, "en")
    drawn = screen_of(match.game).draw(match.view(0), "en").plain
    assert drawn.startswith("You sit on seat 0.")
    assert f"hand: {', '.join(map(str, match.view(0).hand))}" in drawn


def test_the_general_screen_says_values_as_their_field_does(bring: Bring) -> None:
    bring("higher")
    match = veillee.Match("higher", seats=3, seed="brought")
    drawn = screen_of(match.game).draw(match.view(0), "fr").plain
    assert match.game.rulebook.say("fr", "value-leader", value="0") == "la place 0"
    assert ": la place 0" in drawn


def test_it_may_bring_bots_of_its_own(bring: Bring, tmp_path: Path) -> None:
    folder = tmp_path / "with_bots"
    folder.mkdir()
    (folder / "__init__.py").write_text(HIGHER)
    (folder / "bots.py").write_text(
        "from veillee.bots import Level, RandomBot\nLEVELS = {'medium': Level(RandomBot, 0)}\n"
    )
    for language in ("fr", "en"):
        (folder / f"messages.{language}.ftl").write_text("bot-medium = Blind.\n")
    bring("higher", "with_bots")
    assert veillee.bots("higher") == ["easy", "medium", "hard"]
    assert isinstance(veillee.bot("higher", "medium"), RandomBot)
    assert description("higher", "medium", "en") == "Blind."
    assert description("higher", "hard", "en") != "Blind."


@pytest.mark.parametrize(
    ("name", "code", "why"),
    [
        ("ergo", None, "there is one of that name"),
        ("lower", None, "and the game itself “higher”"),
        ("broken", "import nowhere_at_all\n", "No module named 'nowhere_at_all'"),
        ("boxless", f"{HIGHER}\nid, box = 'boxless', (5, 10)\n", "It has no box"),
        ("empty", "id = 'empty'\n", "It has no rules_version, seats, box, rulebook"),
    ],
)
def test_one_that_cannot_be_played_is_refused_in_words(
    bring: Bring, name: str, code: str | None, why: str
) -> None:
    bring(name, *([f"brought_{name}", code] if code else []))
    assert shelf() == GAMES
    refused = brought(GAMES).refused[name]
    assert why in refused.text("en")
    assert refused.text("fr") != refused.text("en")


def test_a_refused_game_does_not_hide_the_one_it_is_called_after(bring: Bring) -> None:
    bring("ergo")
    assert load("ergo").seats == range(2, 3)


def test_asked_for_by_name_a_refused_game_says_why(bring: Bring) -> None:
    bring("lower")
    with pytest.raises(SetupError, match="Give both the same name"):
        load("lower")


def test_its_bots_name_the_tools_they_have(bring: Bring, tmp_path: Path) -> None:
    (tmp_path / "tooled").mkdir()
    (tmp_path / "tooled" / "__init__.py").write_text(HIGHER)
    (tmp_path / "tooled" / "bots.py").write_text("LEVELS = {}\nTRAINER = 'tests.toys.sealed'\n")
    bring("higher", "tooled")
    assert tool_of("higher", "TRAINER") is sealed


def test_a_brought_game_without_bots_has_none_of_their_tools(bring: Bring) -> None:
    bring("higher")
    assert tool_of("higher", "TRAINER") is None
