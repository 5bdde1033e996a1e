"""The console from start to end: bugs in it, and signals from outside."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtWidgets import QDialog

from tdconsole import reports, settings
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.copies.mending import MendingDialog
from tdconsole.gui.console.frame.making import MakingQuestion
from tdconsole.gui.console.frame.not_opened import NotOpenedDialog, Opening
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.houses import others
from tdconsole.gui.shared.application import application
from tdconsole.gui.while_held import WhileHeld
from tdconsole.i18n.catalogue import Catalogue, Language, catalogue
from tdconsole.i18n.engine.mishaps import bug
from tdconsole.i18n.engine.unanswered import unread_in_window
from tdconsole.known_errors import KnownError
from tdconsole.session import Opened, Place
from tdconsole.wall.theme import theme

PATIENCE: Final = 10_000
"""The milliseconds that a gesture waits for somebody else's write; the windows go on meanwhile."""


def run(home: Opened, language: Language, *, listed: bool = True) -> None:
    """Run until the director closes the window; a house that follows is opened first."""
    following: Opened | None = home
    while following is not None:
        with following as house:
            following = _shown(house, language, listed=listed)
        listed = True


def wants_new(path: Path, words: Catalogue) -> bool:
    """Ask in a window whether to make a house where there is none."""
    application()
    chosen = settings.read()
    question = MakingQuestion(
        catalogue(chosen.language) if chosen.language else words, path, theme(chosen.theme)
    )
    return question.exec() == QDialog.DialogCode.Accepted


def mended(error: KnownError, words: Catalogue) -> Path | None:
    """Ask in a window how a hurt house is to be brought back; the house to open, if it was."""
    application()
    chosen = settings.read()
    speaking = catalogue(chosen.language) if chosen.language else words
    question = MendingDialog(speaking, error, chosen.backups, theme(chosen.theme))
    question.exec()
    return question.mended


def instead(
    error: KnownError, place: Place, words: Catalogue, *, looking: bool = False
) -> Opening | None:
    """Ask in a window what to do about a house on a server that can't be opened."""
    application()
    chosen = settings.read()
    question = NotOpenedDialog(
        catalogue(chosen.language) if chosen.language else words,
        theme(chosen.theme),
        error,
        place,
        others(chosen, str(place)),
        looking=looking,
    )
    question.exec()
    return question.opening


def _shown(home: Opened, language: Language, *, listed: bool) -> Opened | None:
    """Show the console, and return the house that follows, if one was chosen."""
    app = application()
    app.setQuitOnLastWindowClosed(False)
    chosen = settings.read()
    console = Console(home.session, chosen.language or language, chosen, settings.write, home=home)
    if listed:
        console.houses.note()
    console.ended.connect(app.quit)
    app.commitDataRequest.connect(console.waive)
    home.wait_at_most(PATIENCE, while_held(console))
    try:
        with _unbroken(console), _interrupted(console):
            console.begin()
            app.exec()
    finally:
        app.commitDataRequest.disconnect(console.waive)
        console.close()
        console.deleteLater()
    return console.houses.next


def while_held(console: Console) -> WhileHeld:
    """What the console does while a gesture waits; its line says calmly for whom."""

    def tell() -> None:
        say, line = console.words.gettext, console.line
        if line is not None:
            line.show_standing()
        other = say("Waiting for another program…")
        if isinstance(console.window, ConsoleWindow):
            view = console.window.view
            view.waits.emit(other if line is None else say("Waiting for the server…"))

    return WhileHeld(tell)


def known_in(error: BaseException) -> list[KnownError] | None:
    """The faults of the world, if an error is nothing else: such as of a timer that had to read."""
    if isinstance(error, KnownError):
        return [error]
    if not isinstance(error, ExceptionGroup):
        return None
    parts = [known_in(one) for one in error.exceptions]
    return None if None in parts else [one for part in parts if part for one in part]


def tell_bug(console: Console, error: BaseException) -> None:
    """Report a bug while the show goes on; what was acknowledged is on the disk."""
    console.tell(bug(console.words, reports.written(error)))


@contextmanager
def _unbroken(console: Console) -> Iterator[None]:
    """Report and show bugs in slots, and carry on."""
    before = sys.excepthook

    def broke(
        _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        if (faults := known_in(error)) is None:
            tell_bug(console, error)
        else:
            console.tell(unread_in_window(console.words, faults[0]))

    sys.excepthook = broke
    try:
        yield
    finally:
        sys.excepthook = before


@contextmanager
def _interrupted(console: Console) -> Iterator[None]:
    """Let Ctrl+C in the terminal close it like any other window."""

    def leave(*_: object) -> None:
        console.waive()
        console.ended.emit()

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
