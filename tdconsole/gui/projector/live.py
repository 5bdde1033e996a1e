"""The live screen alone, from start to end."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

import click
from PySide6.QtCore import QTimer

from tdconsole.domain.values import TournamentId
from tdconsole.gui.projector import outputs
from tdconsole.gui.projector.house_theme import look_of
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.wall import Wall
from tdconsole.gui.shared.application import application
from tdconsole.gui.shared.line_to_house import line_to
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Opened, TimeSource
from tdconsole.settings import Screen
from tdconsole.settings import Wall as Choices
from tdconsole.wall.branding.looks import EVERY, HouseLook


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
    look, programme, time = look_of(house.session), Programme(choices), house.session.time
    programme.show(screen, time.now())
    line = line_to(house)
    wall = Wall(house.session, time, programme, line=line)
    wall.show(tournament, words, look.of(choices), wanted or outputs.usual())
    wall.turned.connect(app.quit)
    branding = _dressing(wall, look, choices, time)
    with _interrupted(wall):
        app.exec()
    branding.stop()
    wall.hide()
    if line is not None:
        line.close()


def _dressing(wall: Wall, look: HouseLook, choices: Choices, time: TimeSource) -> QTimer:
    """Dress the wall anew whenever the house gets another brand."""
    timer = QTimer()

    def dress() -> None:
        if wall.window is not None and look.has_changed(time.now()):
            wall.window.dress(look.of(choices))

    timer.timeout.connect(dress)
    timer.start(EVERY)
    return timer


@contextmanager
def _interrupted(wall: Wall) -> Iterator[None]:
    """Let Ctrl+C in the terminal close it like any other window."""
    before = signal.signal(signal.SIGINT, lambda *_: wall.hide())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
