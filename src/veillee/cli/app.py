"""The commands put together, with their help in the person's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cyclopts import App, CycloptsError, Group

from veillee import __version__
from veillee.cli.admin import admin
from veillee.cli.analyse import analyse
from veillee.cli.arena import arena
from veillee.cli.backup import backup
from veillee.cli.bench import bench
from veillee.cli.calibrate import calibrate
from veillee.cli.check_proof import check_proof
from veillee.cli.doctor import doctor
from veillee.cli.draw import draw
from veillee.cli.games import games
from veillee.cli.help import HelpPages
from veillee.cli.ladder import ladder
from veillee.cli.new_game import new_game
from veillee.cli.page import page
from veillee.cli.play import play
from veillee.cli.prove import prove
from veillee.cli.prune import prune
from veillee.cli.recount import recount
from veillee.cli.replay import replay
from veillee.cli.restore import restore
from veillee.cli.rules import rules
from veillee.cli.serve import serve
from veillee.cli.today import today
from veillee.cli.train import train
from veillee.cli.troubles import misuse
from veillee.cli.verify import verify
from veillee.cli.voice import Voice

COMMANDS: tuple[Callable[..., int | None], ...] = (
    play,
    rules,
    arena,
    replay,
    verify,
    analyse,
    page,
    bench,
    train,
    calibrate,
    ladder,
    prove,
    check_proof,
    draw,
    new_game,
    serve,
    doctor,
    backup,
    restore,
    prune,
    recount,
    games,
    admin,
    today,
)


def run(voice: Voice, arguments: Sequence[str]) -> int:
    """Have the arguments understood, and do what they ask for."""
    app = build(voice)
    try:
        command, bound, ignored = app.parse_args(
            list(arguments) or ["--help"], exit_on_error=False, print_error=False
        )
    except CycloptsError as error:
        raise misuse(error, app, voice) from None
    heard = {"voice": voice} if "voice" in ignored else {}
    return command(*bound.args, **bound.kwargs, **heard) or 0


def build(voice: Voice) -> App:
    commands = Group(voice.word("help-commands"), sort_key=1)
    app = App(
        name="veillee",
        help=voice.word("help-veillee"),
        usage=voice.word("usage-veillee"),
        version=__version__,
        console=voice.out,
        error_console=voice.err,
        help_format="plaintext",
        help_formatter=HelpPages(voice),
        help_epilogue=voice.word("help-lang"),
        group_commands=commands,
        group_arguments=Group(voice.word("help-arguments"), sort_key=2),
        group_parameters=Group(voice.word("help-options"), sort_key=3),
    )
    names = [command.__name__.replace("_", "-") for command in COMMANDS]
    for place, (name, command) in enumerate(zip(names, COMMANDS, strict=True)):
        app.command(
            command,
            name=name,
            help=voice.word(f"help-{name}"),
            usage=voice.word(f"usage-{name}"),
            sort_key=place,
            version_flags=[],
        )
    flags = Group(voice.word("help-flags"), sort_key=4)
    for part in (app, *(app[name] for name in names)):
        part["--help"].help = voice.word("help-help")
        part["--help"].group = (flags,)
    app["--version"].help = voice.word("help-version")
    app["--version"].group = (flags,)
    return app
