"""The console from its beginning to its end: what breaks in it, and who ends it from outside."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from tdconsole import settings
from tdconsole.gui.app import Console
from tdconsole.gui.shared.application import application
from tdconsole.i18n.catalogue import Language
from tdconsole.session import Session


def run(session: Session, language: Language) -> None:
    """Returns when the director has closed the window."""
    app = application()
    app.setQuitOnLastWindowClosed(False)
    chosen = settings.read()
    console = Console(session, chosen.language or language, chosen, settings.write)
    console.ended.connect(app.quit)
    app.commitDataRequest.connect(console.waive)
    with _unbroken(console), _interrupted(console):
        console.begin()
        app.exec()
    console.close()


@contextmanager
def _unbroken(console: Console) -> Iterator[None]:
    """What breaks in a slot is reported and told, and the show goes on."""
    before = sys.excepthook

    def broke(
        _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        console.tell_bug(error)

    sys.excepthook = broke
    try:
        yield
    finally:
        sys.excepthook = before


@contextmanager
def _interrupted(console: Console) -> Iterator[None]:
    """Ctrl+C in the terminal closes it like any other window."""

    def leave(*_: object) -> None:
        console.waive()
        console.ended.emit()

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
