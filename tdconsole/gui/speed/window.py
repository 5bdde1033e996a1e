"""Speeds of the windows on this machine, each next to what Qt and the disk alone need."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tdconsole.domain.values import Millis, Seat, TournamentId
from tdconsole.gui.app import Console
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.projector.pace import repaint
from tdconsole.gui.projector.programme import Programme
from tdconsole.gui.projector.wall import Wall
from tdconsole.gui.shared.application import application
from tdconsole.gui.speed.hall import PHONES, WALLS, hall_beside
from tdconsole.i18n.catalogue import catalogue
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.session import Session, open_house
from tdconsole.session.speed import BareTrail, Figure, milliseconds, rounded
from tdconsole.settings import Settings
from tdconsole.settings import Wall as Choices
from tdconsole.wall.theme import theme

ENTRIES: Final = 10_000
BUSTS: Final = 300
NAMES: Final = ("kowals", "marco r", "lukasz", "o'brien", "zzzz", "de santis")
STARTS: Final = 5
AT_REST: Final = 5.0
SECONDS: Final = 20
BETWEEN: Final = 100
"""Milliseconds from one bust to the next beside the hall: more than any floor sees."""
SIZE: Final = (1920, 1080)
SEEN: Final = "seen"
"""The word of a started program whose window has been painted."""

_OURS: Final = "import sys; from tdconsole.gui.speed.window import begun; begun(sys.argv[1])"
_BARE: Final = f"""
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication(["bare"])
window = QMainWindow()
window.show()
app.processEvents()
print({SEEN!r}, flush=True)
"""


def speeds(share: int) -> dict[str, Figure]:
    """The figures; a share of ten makes it a tenth of the work."""
    from tdconsole.evening import make  # noqa: PLC0415 -- no part of a cold start
    from tdconsole.gui.speed.bubble import report_to_screen  # noqa: PLC0415 -- as above
    from tdconsole.gui.speed.chips import counting  # noqa: PLC0415 -- as above
    from tdconsole.gui.speed.desk import entry_to_screen  # noqa: PLC0415 -- as above
    from tdconsole.gui.speed.fade import fading, sliding  # noqa: PLC0415 -- as above
    from tdconsole.gui.speed.floor import map_frame  # noqa: PLC0415 -- as above
    from tdconsole.gui.speed.penalty import penalty_to_notice  # noqa: PLC0415 -- as above

    app = application(unseen=True)
    figures: dict[str, Figure] = {}
    with TemporaryDirectory(prefix="tdconsole-bench-") as folder:
        path = Path(folder, "hall.house")
        tournament = make(path, ENTRIES // share)
        figures["cold start"] = _cold(path, max(1, STARTS // share))
        with open_house(path) as house:
            with shown(house.session) as window:
                figures["find a key"] = _finding(app, window)
                figures["bust to screen"] = _busts(app, window, path, BUSTS // share)
                figures["bust beside the hall"] = _beside(app, window, path, BUSTS // share)
                figures["map frame"] = map_frame(app, window, max(1, 10 // share))
                figures["second late"] = _late(app, window, max(2, SECONDS // share))
            figures["projector repaint"] = repaint(house.session, tournament, max(2, 20 // share))
            figures["projector fade"] = fading(app, house.session, tournament, max(2, 10 // share))
            figures["projector slide"] = sliding(max(2, 10 // share))
            figures["projector at rest"] = _at_rest(house.session, tournament, AT_REST / share)
        figures |= counting(app, Path(folder), share)
        figures["entry to screen"] = entry_to_screen(app, Path(folder), share)
        figures["report to screen"] = report_to_screen(app, Path(folder), share)
        figures["penalty to notice"] = penalty_to_notice(app, Path(folder), share)
    return figures


def begun(path: str) -> None:
    """Start the program up to the first sight of its window."""
    app = application(unseen=True)
    with open_house(Path(path)) as house, shown(house.session):
        app.processEvents()
        sys.stdout.write(SEEN + "\n")
        sys.stdout.flush()


@contextmanager
def shown(session: Session) -> Iterator[ConsoleWindow]:
    console = Console(session, "en", Settings(), lambda _chosen: None)
    console.begin()
    if not isinstance(console.window, ConsoleWindow):
        raise TypeError(console.window)
    console.window.showNormal()
    console.window.resize(*SIZE)
    try:
        yield console.window
    finally:
        console.close()


def _cold(path: Path, times: int) -> Figure:
    ours = [_until_seen(_OURS, str(path)) for _ in range(times)]
    bare = [_until_seen(_BARE) for _ in range(times)]
    return Figure(
        unit="s",
        ours=rounded(median(ours)),
        ceiling=rounded(median(bare)),
        ratio=rounded(median(ours) / median(bare)),
        note="a house of so many entries opened until its window is painted; against an empty window",
    )


def _until_seen(program: str, *arguments: str) -> float:
    began = perf_counter()
    with subprocess.Popen(  # noqa: S603 -- this very program
        [sys.executable, "-c", program, *arguments], stdout=subprocess.PIPE, text=True
    ) as started:
        if started.stdout is None or started.stdout.readline().strip() != SEEN:
            raise RuntimeError(program)
        took = perf_counter() - began
        started.communicate()
    return took


def _press(app: QApplication, window: ConsoleWindow, key: int, text: str) -> float:
    """The time from the key to the last thing painted."""
    line = window.quick.field
    began = perf_counter()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(line, event)
    app.processEvents()
    return perf_counter() - began


def _write(app: QApplication, window: ConsoleWindow, text: str) -> list[float]:
    return [_press(app, window, 0, sign) for sign in text]


def _finding(app: QApplication, window: ConsoleWindow) -> Figure:
    window.show_page("floor")
    app.processEvents()
    view = window.view
    names = [view.who(entry).casefold() for entry in view.state.entries.by_id]
    ours, bare = [], []
    for name in NAMES:
        window.quick.take("")
        ours += _write(app, window, name)
        for end in range(1, len(name) + 1):
            began = perf_counter()
            hits = [one for one in names if name[:end] in one]
            bare.append(perf_counter() - began)
            hits.clear()
    window.quick.take("")
    return milliseconds(ours, bare, "a key to the screen; against a look through the names")


def _busts(app: QApplication, window: ConsoleWindow, path: Path, times: int) -> Figure:
    """The times of typed busts on the floor, from Enter until nothing is left to paint."""
    view = window.view
    first = len(view.session.timeline(view.tournament).steps) + 1
    ours = _typed_busts(app, window, times)
    last = len(view.session.timeline(view.tournament).steps)
    if last - first + 1 != times:
        raise RuntimeError(last)
    bare = bare_screens(window, path, first, last)
    return milliseconds(
        ours, bare, "Enter to disk and a screen of 1920x1080; against bare rows and a blank window"
    )


def _typed_busts(
    app: QApplication, window: ConsoleWindow, times: int, between: int = 0
) -> list[float]:
    ours, loop = [], QEventLoop()
    for seat in list(islice(_crowded(window), times)):
        if between:
            QTimer.singleShot(between, loop.quit)
            loop.exec()
        _write(app, window, f"b {seat.table}-{seat.seat}")
        ours.append(_press(app, window, Qt.Key.Key_Return, ""))
    return ours


def _beside(app: QApplication, window: ConsoleWindow, path: Path, times: int) -> Figure:
    """Busts one after the other, while phones and televisions follow each of them."""
    alone = _typed_busts(app, window, times, BETWEEN)
    with hall_beside(path):
        ours = _typed_busts(app, window, times, BETWEEN)
    told = f"while {PHONES} phones and {WALLS} televisions follow; against the same without them"
    return milliseconds(ours, alone, told)


def bare_screens(window: ConsoleWindow, path: Path, first: int, last: int) -> list[float]:
    """The same number of rows written by SQLite alone, and of windows painted black."""
    blank = _Blank()
    blank.resize(window.size())
    blank.show()
    bare = []
    with BareTrail(path, path.with_name("bare.db")) as trail:
        for written in trail.copy(first, last):
            began = perf_counter()
            blank.repaint()
            bare.append(written + perf_counter() - began)
    blank.close()
    return bare


def _late(app: QApplication, window: ConsoleWindow, seconds: int) -> Figure:
    """The delay of each true second until painted, next to a timer that does nothing."""
    view, loop = window.view, QEventLoop()
    ours: list[float] = []

    def shown(_board: ClockBoard) -> None:
        app.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        left = view.board().left or Millis(0)
        ours.append((-left) % 1000 / 1000)
        if len(ours) > seconds:
            loop.quit()

    view.passed.connect(shown)
    view.tick()
    loop.exec()
    view.passed.disconnect(shown)
    return milliseconds(
        ours[1:], _idle(seconds), "the shown second behind the true one; against a bare timer"
    )


def _idle(times: int) -> list[float]:
    loop, timer, late = QEventLoop(), QTimer(), list[float]()
    timer.setSingleShot(True)
    timer.setTimerType(Qt.TimerType.PreciseTimer)

    def rang() -> None:
        late.append(max(1e-4, perf_counter() - due[0]))
        loop.quit()

    timer.timeout.connect(rang)
    for _ in range(times):
        due = [perf_counter() + 0.1]
        timer.start(100)
        loop.exec()
    return late


class _Blank(QWidget):
    def paintEvent(self, event: QPaintEvent, /) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(event.rect(), Qt.GlobalColor.black)
        painter.end()


def _crowded(window: ConsoleWindow) -> Iterator[Seat]:
    """Players all over the hall, at tables where others stay."""
    tables = sorted(window.view.state.play.seating.tables.values(), key=lambda table: table.no)
    for turn in range(4):
        for table in tables:
            seats = sorted(table.players)
            if len(seats) > turn + 2:
                yield Seat(table=table.no, seat=seats[turn])


def _at_rest(session: Session, tournament: TournamentId, seconds: float) -> Figure:
    wall = Wall(session, session.time, Programme(Choices()))
    wall.show(tournament, catalogue("en"), theme("dark"), None)
    if wall.window is not None:
        wall.window.resize(*SIZE)
    ours = _busy(seconds)
    wall.hide()
    blank, timer = QLabel("0"), QTimer()
    blank.resize(*SIZE)
    blank.show()
    timer.timeout.connect(lambda: blank.setText(str(int(blank.text()) + 1)))
    timer.start(1000)
    bare = _busy(seconds)
    timer.stop()
    blank.close()
    return Figure(
        unit="% of a core",
        ours=rounded(ours),
        ceiling=rounded(max(bare, 0.01)),
        ratio=rounded(ours / max(bare, 0.01)),
        note="1920x1080, a running clock; against a label that counts",
    )


def _busy(seconds: float) -> float:
    loop = QEventLoop()
    QTimer.singleShot(1100, loop.quit)  # what belongs to opening is over
    loop.exec()
    began, used = perf_counter(), process_time()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()
    return 100 * (process_time() - used) / (perf_counter() - began)
