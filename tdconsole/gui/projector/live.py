"""The live screen alone, from start to end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import click

from tdconsole.domain.values import TournamentId
from tdconsole.gui.projector import outputs
from tdconsole.gui.projector.house_theme import dressed
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.wall import Wall
from tdconsole.gui.shared.application import application
from tdconsole.gui.shared.line_to_house import line_to
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Opened
from tdconsole.settings import Screen
from tdconsole.settings import Wall as Choices


def live(  # noqa: PLR0913, PLR0917  # what of, how, and where
    house: Opened,
    tournament: TournamentId,
    words: Catalogue,
    choices: Choices,
    screen: Screen,
    wanted: str | None,
) -> None:
    """Show the screen, and return once its window has been closed."""
    app = application()
    app.setQuitOnLastWindowClosed(False)
    if wanted is not None and wanted not in outputs.names():
        raise click.UsageError(
            words.gettext(
                "There is no output called {output}; there are: {outputs}",
                output=wanted,
                outputs=", ".join(outputs.names()),
            )
        )
    look, programme, time = dressed(choices), Programme(choices), house.session.time
    programme.show(screen, time.now())
    line = line_to(house)
    wall = Wall(house.session, time, programme, line=line)
    wall.show(tournament, words, look, wanted or outputs.usual())
    wall.turned.connect(app.quit)
    with _interrupted(wall):
        app.exec()
    wall.hide()
    if line is not None:
        line.close()


@contextmanager
def _interrupted(wall: Wall) -> Iterator[None]:
    """Let Ctrl+C in the terminal close it like any other window."""
    before = signal.signal(signal.SIGINT, lambda *_: wall.hide())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
