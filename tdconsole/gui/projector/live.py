"""The live screen alone, from its beginning to its end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import click

from tdconsole.domain.values import TournamentId
from tdconsole.gui.projector import outputs
from tdconsole.gui.projector.wall import Wall
from tdconsole.gui.shared.application import application
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Session, SystemTime


def live(
    session: Session, tournament: TournamentId, words: Catalogue, theme: Theme, wanted: str | None
) -> None:
    """Returns when the window has been closed."""
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
    wall = Wall(session, SystemTime())
    wall.show(tournament, words, theme, wanted or outputs.usual())
    wall.turned.connect(app.quit)
    with _interrupted(wall):
        app.exec()
    wall.hide()


@contextmanager
def _interrupted(wall: Wall) -> Iterator[None]:
    """Ctrl+C in the terminal closes it like any other window."""
    before = signal.signal(signal.SIGINT, lambda *_: wall.hide())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
