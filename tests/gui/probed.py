"""The real program, that also tells on its standard output where things stand on the screen.

It is driven by keys and mouse alone; a line on its standard input asks where to point.
"""

import json
import sys
from typing import Any

from PySide6.QtCore import QRect, QSocketNotifier
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QMenu, QWidget

from tdconsole.__main__ import main as program
from tdconsole.domain.values import Seat, SeatNo
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.room.page import FloorPage
from tdconsole.gui.shared.application import application


def place(widget: QWidget, inside: QRect | None = None) -> list[int]:
    part = inside or widget.rect()
    at = widget.mapToGlobal(part.topLeft())
    return [at.x(), at.y(), part.width(), part.height()]


def rows(view: QAbstractItemView) -> list[list[int]]:
    """Where each line stands that is in sight."""
    model, port = view.model(), view.viewport()
    seen = []
    for number in range(model.rowCount()):
        rect = view.visualRect(model.index(number, 0))
        if not port.rect().contains(rect.center()):
            break
        seen.append(place(port, rect))
    return seen


def told() -> dict[str, Any]:
    """Everything visible that has a name, what stands beside it, and every seat in sight."""
    named: dict[str, list[int]] = {}
    seats: dict[str, list[int]] = {}
    said: dict[str, Any] = {"named": named, "seats": seats, "rows": {}, "windows": {}, "told": []}
    said["settles"] = False
    for window in QApplication.topLevelWidgets():
        if not window.isVisible():
            continue
        said["windows"][type(window).__name__] = {
            "place": place(window),
            "screen": window.screen().name(),
        }
        for widget in [window, *window.findChildren(QWidget)]:
            if isinstance(widget, QLabel) and widget.isVisible() and widget.text():
                said["told"].append(widget.text())
            if not (widget.isVisible() and widget.isEnabled() and widget.accessibleName()):
                continue
            if widget.property("new"):  # pressed now it would do nothing
                said["settles"] = True
                continue
            named.setdefault(widget.accessibleName(), place(widget))
            if isinstance(widget, QAbstractItemView):
                said["rows"][widget.accessibleName()] = rows(widget)
        if isinstance(window, QMenu):
            for action in window.actions():
                if action.isEnabled() and action.text():
                    text = action.text().partition("\t")[0].replace("&", "")
                    named.setdefault(text, place(window, window.actionGeometry(action)))
        if isinstance(window, ConsoleWindow):
            said["page"] = window.page.name
            said["steps"] = len(window.view.session.timeline(window.view.tournament).steps)
            said["line"] = window.quick.field.text()
            said["active"] = window.isActiveWindow()
            view = window.pages.of(FloorPage).canvas
            if view.isVisible():
                port = view.viewport()
                for table in view.hall.tables:
                    for number in range(1, view.hall.seats + 1):
                        rect = view.rect_of(Seat(table=table.no, seat=SeatNo(number)))
                        if port.rect().contains(rect.center()):
                            seats[f"{table.no}-{number}"] = place(port, rect)
    said["screens"] = [screen.name() for screen in QGuiApplication.screens()]
    front = QApplication.activeWindow()
    said["front"] = type(front).__name__ if front is not None else None
    focus = QApplication.focusWidget()
    said["focus"] = focus.accessibleName() if focus is not None else None
    return said


def main() -> None:
    app = application()
    asked = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read, app)

    def answer() -> None:
        if not sys.stdin.readline():
            asked.setEnabled(False)
            return
        sys.stdout.write(json.dumps(told()) + "\n")
        sys.stdout.flush()

    asked.activated.connect(answer)
    try:
        program()
    finally:
        asked.setEnabled(False)


if __name__ == "__main__":
    main()
