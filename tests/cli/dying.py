"""A worker that dies over its third game, as one does when native code crashes."""

import os
from multiprocessing.connection import Connection
from typing import Any

from veillee.cli.crew import play_one

DEADLY = 2


def work(line: "Connection[Any, Any]") -> None:
    while True:
        pairing = line.recv()
        if pairing.number == DEADLY:
            os._exit(7)
        line.send(play_one(pairing))
