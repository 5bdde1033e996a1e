"""The live screen from its beginning to its end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import click

from tdconsole.domain.values import TournamentId
from tdconsole.gui.projector import outputs
from tdconsole.gui.projector.awake import awake
from tdconsole.gui.projector.outputs import Output
from tdconsole.gui.projector.show import Show
from tdconsole.gui.projector.window import ProjectorWindow
from tdconsole.gui.shared.application import application
from tdconsole.gui.shared.bridge import Bridge
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Change, Session, SystemTime


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
    show = Show(session, tournament, words, SystemTime())
    window = ProjectorWindow(show.glance, show.follow, theme)
    window.ended.connect(app.quit)
    bridge = Bridge(session, window)

    def changed(change: Change) -> None:
        if change.tournament == tournament:
            window.look()

    bridge.changed.connect(changed)
    name = wanted or outputs.usual()
    if name is None:
        window.show()
    else:
        Output(window, name).take()
    with awake(words.gettext("A tournament is being shown")), _interrupted(window):
        window.begin()
        app.exec()
    bridge.close()


@contextmanager
def _interrupted(window: ProjectorWindow) -> Iterator[None]:
    """Ctrl+C in the terminal closes it like any other window."""
    before = signal.signal(signal.SIGINT, lambda *_: window.close())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
