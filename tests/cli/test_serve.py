"""`veillee serve`: the usual port, or the next one that is free; and the port one asks for."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from veillee.house.errors import StartError
from veillee.house.server import bind, bind_near

SERVE = """
import sys
import veillee.cli.serve as serve
from veillee.cli import main
serve.DEFAULT_PORT = {port}
sys.exit(main())
"""


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield int(other.getsockname()[1])


def test_where_the_usual_port_is_taken_the_next_free_one_is_opened(taken: int) -> None:
    with closing(bind_near("127.0.0.1", taken)) as door:
        assert taken < door.getsockname()[1] < taken + 20


def test_a_port_that_was_asked_for_and_is_taken_is_refused(taken: int) -> None:
    with pytest.raises(StartError, match="--port"):
        bind("127.0.0.1", taken)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "is taken: the house opens on"), ("fr", "est pris : la maison")]
)
def test_the_house_says_on_which_port_it_opens_instead(
    taken: int, tmp_path: Path, language: str, says: str
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVE.format(port=taken), "serve", "--lang", language],
        env={**os.environ, "VEILLEE_DATABASE": f"sqlite:///{tmp_path}/house.sqlite"},
        stdout=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdout
        first, second = run.stdout.readline(), run.stdout.readline()
        run.terminate()
    assert str(taken) in first
    assert says in first
    assert "http://127.0.0.1:" in second
    assert f":{taken}/" not in second
