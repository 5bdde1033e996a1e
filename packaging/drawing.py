"""How pictures are taken of the real program, without a display."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.cli.main import run
from tdconsole.gui.app import Console
from tdconsole.gui.console.advice.card import Card
from tdconsole.gui.console.frame.charts.ribbon import EveningRibbon
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.session import Opened, Session, SystemTime, TimeSource
from tdconsole.settings import Language, Settings

WINDOW: Final = (1280, 800)
_LATEST: Final = 5.0
"""The seconds after which a picture is taken of whatever is there."""


def made(*arguments: str) -> None:
    """Let the command line do this."""
    if run(["--lang", "en", *arguments]) != 0:
        sys.exit(f"tdconsole {' '.join(arguments)} failed")


def settled(widget: QWidget) -> None:
    """Laid out anew, which takes a few turns; with the evening on its line and no advice new."""
    latest = monotonic() + _LATEST
    while not _told(widget) and monotonic() < latest:
        waited(0.05)
    for _turn in range(5):
        QApplication.processEvents()
    widget.repaint()


def _told(widget: QWidget) -> bool:
    ribbons, cards = widget.findChildren(EveningRibbon), widget.findChildren(Card)
    told = all(one.line is not None for one in ribbons if one.isVisible())
    return told and not any(one.is_new for one in cards)


def waited(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


@contextmanager
def director(
    session: Session,
    settings: Settings | None = None,
    *,
    time: TimeSource | None = None,
    home: Opened | None = None,
    language: Language = "en",
) -> Iterator[ConsoleWindow]:
    """The director's window."""
    console = Console(
        session, language, settings or Settings(), lambda _chosen: None, time or SystemTime(), home
    )
    console.begin()
    window = console.window
    if not isinstance(window, ConsoleWindow):
        sys.exit("no window")
    window.showNormal()
    window.resize(*WINDOW)
    yield window
    console.close()


def first_page(pdf: Path, page: Path) -> Path:
    """A picture of the first page, at this path with `.png` behind it."""
    subprocess.run(  # noqa: S603
        ["pdftoppm", "-png", "-r", "110", "-singlefile", "-l", "1", pdf, page],  # noqa: S607
        check=True,
    )
    return page.with_name(f"{page.name}.png")
