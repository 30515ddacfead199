"""`veillee serve`: open the house, for oneself, for the room, or for many machines."""

from __future__ import annotations

import threading
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from veillee.cli.troubles import house_parts
from veillee.cli.voice import Voice

DEFAULT_PORT = 8080
EVERY_ADDRESS = "0.0.0.0"  # noqa: S104  (asked for by name: the room is to come in)


def serve(
    *,
    port: Annotated[int | None, Parameter(help="help-serve-port", metavar="label-number")] = None,
    host: Annotated[str, Parameter(help="help-serve-host", metavar="label-name")] = "127.0.0.1",
    lan: Annotated[bool, Parameter(help="help-serve-lan", negative=())] = False,
    browse: Annotated[bool, Parameter(help="help-serve-browse", negative=())] = False,
    voice: Annotated[Voice, Parameter(parse=False)],
) -> None:
    with house_parts():
        from veillee.house import server as serving
        from veillee.house.settings import read_settings
    settings = read_settings()
    listens = EVERY_ADDRESS if lan else host
    # Whoever asks for a port has a reason, and is told if it is taken.
    bind = serving.bind_near if port is None else serving.bind
    door = bind(listens, DEFAULT_PORT if port is None else port)
    opened = door.getsockname()[1]
    address = f"http://{serving.lan_address() if lan else host}:{opened}/"

    def say_open() -> None:
        if port is None and opened != DEFAULT_PORT:
            voice.say("port-next", taken=str(DEFAULT_PORT), port=str(opened))
        voice.say("house-open", address=address)
        if lan:
            voice.show(serving.code_for(address))
            voice.say("house-scan")
        if browse:
            # Where there is no browser, the address on the screen has to do.
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    serving.serve(settings, door, say_open)
