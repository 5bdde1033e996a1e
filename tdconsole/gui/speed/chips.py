"""The time of a key while chips are counted as they are read out, in a hall of 1,000."""

from pathlib import Path
from time import perf_counter
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tdconsole.evening.hall import filled
from tdconsole.gui.console.chips.page import ChipsPage
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.speed.window import bare_screens, shown
from tdconsole.session import create, open_house
from tdconsole.session.speed import Figure, milliseconds

SEATS: Final = 1_000
STACK: Final = "20150"


def counting(app: QApplication, folder: Path, share: int) -> dict[str, Figure]:
    """The times; a share of ten makes it a tenth of the work."""
    path, seats = folder / "count.house", max(20, SEATS // share)
    with create(path) as house:
        filled(house.session, seats)
    with open_house(path) as house, shown(house.session) as window:
        return _counted(app, window, path, seats)


def _counted(app: QApplication, window: ConsoleWindow, path: Path, seats: int) -> dict[str, Figure]:
    window.show_page("chips")
    app.processEvents()
    view, page = window.view, window.pages.of(ChipsPage)
    first = len(view.session.timeline(view.tournament).steps) + 1
    keys: list[float] = []
    tables: list[float] = []
    for _ in range(seats):
        last = page.entering.draft.at + 1 == len(page.entering.column.lines)
        keys += [_press(app, page.entering.field, sign) for sign in STACK]
        took = _press(app, page.entering.field, "\r", Qt.Key.Key_Return)
        (tables if last else keys).append(took)
    count, steps = view.state.counts.count, view.session.timeline(view.tournament).steps
    if count is None or len(count.stacks) != seats or len(steps) + 1 - first != len(tables):
        raise RuntimeError(len(steps))
    screens = bare_screens(window, path, first, len(steps))
    told = f"{seats} seats typed as they are read out"
    return {
        "count a key": milliseconds(
            keys,
            _bare_keys(app, len(keys)),
            f"{told}, each key to the screen; against a bare field",
        ),
        "count a table": milliseconds(
            tables,
            screens,
            f"{told}, the Enter that sends a table; against bare rows and a blank window",
        ),
    }


def _press(app: QApplication, field: QWidget, sign: str, key: int = 0) -> float:
    """The time from the key to the last thing painted."""
    began = perf_counter()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(field, event)
    app.processEvents()
    return perf_counter() - began


def _bare_keys(app: QApplication, times: int) -> list[float]:
    field = QLineEdit()
    field.show()
    app.processEvents()
    bare = []
    for at in range(times):
        if not at % (len(STACK) + 1):
            field.clear()
        bare.append(_press(app, field, STACK[at % len(STACK)]))
    field.close()
    return bare
