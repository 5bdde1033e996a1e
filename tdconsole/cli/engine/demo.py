"""A throw-away evening to look at, which never touches a real house."""

from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Protocol

import click

from tdconsole.cli.clock.show_board import board_rows
from tdconsole.cli.voice.choosing import FILE
from tdconsole.cli.voice.looking import Looking
from tdconsole.cli.voice.tables import laid_out
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.values import TournamentId
from tdconsole.evening import ENTRIES, make
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import clock_board
from tdconsole.session import open_house


class Windowed(Protocol):
    """Something that can show the evening in a window."""

    def can_show(self) -> bool: ...
    def window(self, path: Path, words: Catalogue) -> None: ...


def demo(windowed: Windowed | None = None) -> click.Command:
    """The command; without a display, or without windows, it prints text."""

    @click.command("demo")
    @click.option("--at", type=FILE, help="Where to put the house, and to leave it.")
    @click.option(
        "--entries",
        type=click.IntRange(9, 10_000),
        default=ENTRIES,
        show_default=True,
        help="How large the tournament is.",
    )
    @click.option("--text", is_flag=True, help="Say how it stands, and open no window.")
    @click.pass_obj
    def demo(voice: Voice, at: Path | None, entries: int, *, text: bool) -> None:
        """Go through the first hours of an evening in a throw-away house, and show it."""
        if windowed is not None and not text and windowed.can_show():
            with TemporaryDirectory(prefix="tdconsole-demo-") as folder:
                path = at or Path(folder, "demo.house")
                make(path, entries)
                windowed.window(path, voice.words)
            return
        path = at or Path(mkdtemp(prefix="tdconsole-demo-"), "demo.house")
        _tell(voice, path, make(path, entries))

    return demo


def _tell(voice: Voice, path: Path, tournament: TournamentId) -> None:
    with open_house(path) as house:
        look = Looking(house.session, tournament, voice)
        for line in laid_out(board_rows(voice.words, clock_board(look.state, look.now))):
            click.echo(line)
    click.echo()
    click.echo(
        voice.words.gettext("The house file of this demo is {path}. Look further:", path=path)
    )
    for view in ("advice", "seating", "standings", "log", "draws"):
        click.echo(f"  tdconsole show {path} {view}")
    click.echo(f"  tdconsole print {path} seat-cards -o seat-cards.pdf")
    click.echo(f"  tdconsole open {path}")
