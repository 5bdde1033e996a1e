"""The director's window as the program opens it, for as long as a test looks at it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.gui.app import Console
from tdconsole.i18n.catalogue import Language
from tdconsole.session import Opened
from tdconsole.settings import Hall, Publishing, Settings
from tests.gui.frame.test_app import Kept


@contextmanager
def showing(
    home: Opened,
    chosen: Hall | Publishing | None = None,
    keep: Kept | None = None,
    language: Language = "en",
) -> Iterator[Console]:
    if isinstance(chosen, Hall):
        settings = Settings(hall=chosen)
    else:
        settings = Settings(publishing=chosen or Publishing())
    shown = Console(home.session, language, settings, keep or Kept(), home=home)
    shown.begin()
    assert shown.window is not None
    assert QTest.qWaitForWindowActive(shown.window)
    try:
        yield shown
    finally:
        shown.waive()
        shown.close()
        shown.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
