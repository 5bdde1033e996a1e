"""The time of a registration, from Enter to the disk and the screen, in a full hall."""

from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tdconsole.evening.hall import filled
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.speed.window import bare_screens, shown
from tdconsole.session import Opened, create, open_house
from tdconsole.session.speed import Figure, crowd, milliseconds

ENTRIES: Final = 10_000
PEOPLE: Final = 100_000
TIMES: Final = 200
VISITOR: Final = "Visitor Number{number}"


def entry_to_screen(app: QApplication, folder: Path, share: int) -> Figure:
    """The time; a share of ten makes it a tenth of the work."""
    path, times = folder / "desk.house", max(2, TIMES // share)
    with create(path) as house:
        _fill(house, ENTRIES // share, PEOPLE // share, times)
    with open_house(path) as house, shown(house.session) as window:
        window.show_page("desk")
        app.processEvents()
        view = window.view
        first = len(view.session.timeline(view.tournament).steps) + 1
        ours = [_registered(app, window, number) for number in range(times)]
        last = len(view.session.timeline(view.tournament).steps)
        if last - first + 1 != times:
            raise RuntimeError(last)
        bare = bare_screens(window, path, first, last)
    return milliseconds(
        ours,
        bare,
        f"the last Enter to disk, seat and a screen of 1920x1080, with {ENTRIES // share} entries "
        f"and {PEOPLE // share} people; against bare rows and a blank window",
    )


def _fill(house: Opened, entries: int, people: int, visitors: int) -> None:
    filled(house.session, entries)
    crowd(house, people - entries - visitors)
    for number in range(visitors):
        house.session.club.people.add(VISITOR.format(number=number))


def _registered(app: QApplication, window: ConsoleWindow, number: int) -> float:
    """The time of one registration, from the Enter that takes the money."""
    window.pages.of(DeskPage).register()
    app.processEvents()
    window.pages.of(DeskPage).registering.search.setText(VISITOR.format(number=number))
    app.processEvents()
    _enter(app)
    began = perf_counter()
    _enter(app)
    return perf_counter() - began


def _enter(app: QApplication) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
        if (widget := QApplication.focusWidget()) is not None:
            QApplication.sendEvent(widget, event)
    app.processEvents()
