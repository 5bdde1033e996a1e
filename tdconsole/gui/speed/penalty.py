"""The time of a penalty: typed, stored, shown on the page of those away, notice made."""

from pathlib import Path
from time import perf_counter
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.values import EntryId
from tdconsole.evening.hall import filled
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.papers.usual import PENALTY_NOTICE, for_entry
from tdconsole.gui.speed.window import bare_screens, shown
from tdconsole.session import create, open_house
from tdconsole.session.speed import Figure, milliseconds

PLAYERS: Final = 300
PENALTIES: Final = 20


def penalty_to_notice(app: QApplication, folder: Path, share: int) -> Figure:
    """The time; a share of ten makes it a tenth of the work."""
    path, times = folder / "penalty.house", max(2, PENALTIES // share)
    with create(path) as house:
        filled(house.session, max(20, PLAYERS // share))
    with open_house(path) as house, shown(house.session) as window:
        view = window.view
        if not view.do(StartClock()):
            raise RuntimeError(view.state.play.clock)
        window.show_page("away")
        app.processEvents()
        first = len(view.session.timeline(view.tournament).steps) + 1
        entries = sorted(view.state.play.seating.of)[:times]
        ours = [_given(app, window, entry, folder / f"{entry}.pdf") for entry in entries]
        last = len(view.session.timeline(view.tournament).steps)
        if last - first + 1 != 2 * times:  # each was given, and each notice is on the trail
            raise RuntimeError(last)
        bare = bare_screens(window, path, first, last)
    return milliseconds(
        ours,
        bare,
        "a round typed, on the disk, on the page of who is away, and its notice saved, key by key; "
        "against bare rows and a blank window",
    )


def _given(app: QApplication, window: ConsoleWindow, entry: EntryId, path: Path) -> float:
    papers = window.prompt_papers.papers.orders
    wanted = replace(
        for_entry(PENALTY_NOTICE, entry, window.preferences), path=str(path), printer=""
    )
    began = perf_counter()
    for sign in f"p #{entry} 1r phone":
        _press(app, window, 0, sign)
    _press(app, window, Qt.Key.Key_Return, "\r")
    papers.take(wanted)
    while papers.busy:
        app.processEvents()
    took = perf_counter() - began
    if not path.is_file():
        raise RuntimeError(path)
    return took


def _press(app: QApplication, window: ConsoleWindow, key: int, sign: str) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, sign)
        QApplication.sendEvent(window.quick.field, event)
    app.processEvents()
