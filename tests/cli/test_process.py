"""The command as people run it: a process, pipes, exit codes."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Command

WHOLE_GAME = """?
why e5
e5
why e5
undo
e5
a1
e6
save kept.jsonl
a2
e7
a3
e4
a4
e3
"""


def test_two_persons_play_a_whole_game_through_a_pipe(process: Command, tmp_path: Path) -> None:
    said = process("play", "ergo", "--people", "0,1", typed=WHOLE_GAME + "whole.jsonl\n")
    assert said.code == 0, said.err
    assert said.err == ""
    assert "on any of the 90 free cells" in said.out
    assert "e5 is allowed." in said.out
    assert "Not allowed, clause 3.4" in said.out
    assert "Seat 0 has won." in said.out
    assert "(clause 2.1)" in said.out
    for name in ("kept.jsonl", "whole.jsonl"):
        assert process("verify", name).code == 0


def test_a_person_plays_against_a_bot_in_french(process: Command) -> None:
    said = process(
        "play", "ergo", "--bots", "random", "--lang", "fr", typed="e5\nreprendre\nquitter\n"
    )
    assert said.code == 0, said.err
    assert "Les Noirs posent une pièce en e5." in said.out
    assert "2 coups sont repris." in said.out
    assert "Merci pour la veillée." in said.out


def test_the_system_language_is_spoken(process: Command) -> None:
    assert "Commandes" in process("--help", LC_ALL="fr_FR.UTF-8").out
    assert "Commands" in process("--help", LC_ALL="en_GB.UTF-8").out


def test_two_processes_play_eight_games_between_bots(process: Command, tmp_path: Path) -> None:
    said = process(
        *("arena", "ergo", "--bots", "random,random", "--games", "8", "--jobs", "2"),
        *("--seed", "s", "--out", "games.jsonl"),
    )
    assert said.code == 0, said.err
    assert "random #1       8" in said.out
    games = [
        json.loads(line) for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    ]
    assert sorted(game["number"] for game in games) == list(range(8))
    (tmp_path / "first.jsonl").write_text(games[0]["record"], "utf-8")
    assert process("verify", "first.jsonl").code == 0


def test_help_does_not_load_native_code(tmp_path: Path) -> None:
    code = (
        "import sys; from veillee.cli import main; main(['--help']); "
        "sys.exit('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0


def test_an_error_is_one_line_and_no_traceback(process: Command) -> None:
    said = process("verify", "nowhere.jsonl")
    assert said.code == 1
    assert said.out == ""
    assert said.complaint == "veillee: nowhere.jsonl: no such file or folder. Check the name."


def test_a_reader_who_has_read_enough_is_no_error_to_speak_of() -> None:
    script = Path(sys.executable).with_name("veillee")
    with subprocess.Popen(
        [str(script), "rules", "ergo"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_told() -> None:
    script = Path(sys.executable).with_name("veillee")
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [str(script), "rules", "ergo"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"disk is full" in done.stderr


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Tests that were started in the background ignore interrupts, and so would their children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupted_arena_tells_the_table_so_far() -> None:
    script = Path(sys.executable).with_name("veillee")
    with subprocess.Popen(
        [str(script), "arena", "ergo", "--bots", "random,random", "--games", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        assert running.stdout
        assert running.stdout.readline().startswith("Ergo: 1,000,000 games")
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(3)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=20)
    assert running.returncode == 130, err
    assert "The table so far" in out
    assert "wins by seat" in out
