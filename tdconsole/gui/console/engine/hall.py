"""The switch of the hall: its server beside the window, started again when it dies."""

import sys
from collections.abc import Callable
from typing import Final, Protocol

from msgspec import MsgspecError, json
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QObject, QProcess, QTimer, Signal

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.engine.program import arguments, without_code
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Place
from tdconsole.settings import ALL_ADDRESSES, Hall, in_url
from tdconsole.wall.control import Live, Order, Report, door, is_open

PAUSES: Final = (300, 1_000, 2_000, 5_000, 15_000, 30_000, 60_000)
"""The milliseconds before it is started again, the first time and each time after that."""
LONG: Final = 30_000
"""The milliseconds after which one that died counts as the first."""
PATIENCE: Final = 4_000
"""The milliseconds in which it has left."""


class Host(Protocol):
    """The console that the hall belongs to."""

    words: Catalogue

    @property
    def hall_chosen(self) -> Hall: ...
    def choose_hall(self, chosen: Hall) -> None: ...
    def tell(self, sentence: str) -> None: ...


class HallSwitch(QObject):
    changed = Signal()

    def __init__(self, house: Place | None, host: Host, parent: QObject | None = None) -> None:
        """Take the house in hand; a house that nobody works on here has no hall."""
        super().__init__(parent)
        self.house, self._host = house, host
        self.on = False
        self.report: Report | None = None
        """What it said last, while it is open."""
        self.fault = ""
        """Why it is not open, though it is switched on."""
        self.taken = False
        """Whether another window of this machine has it."""
        self._tournament: TournamentId | None = None
        self._live: Live | None = None
        self._runs: list[str] | None = None
        """What it was started with, while it runs."""
        self._leaving = self._told = False
        self._tries = 0
        self._since = QElapsedTimer()
        self._again = self._timer(self._look)
        self._late = self._timer(self._kill)
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._failed)

    def _timer(self, done: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(done)
        return timer

    @property
    def url(self) -> str:
        """Where the room reaches it; empty while it is not open."""
        report = self.report
        return "" if report is None else f"http://{in_url(self._name(report))}:{report.port}/"

    def _name(self, report: Report) -> str:
        names = self._host.hall_chosen.names
        return names[0] if names else report.address

    @property
    def again_in(self) -> int:
        """The seconds until it is started again."""
        return -(-max(self._again.remainingTime(), 0) // 1000)

    # Gestures

    def begin(self) -> None:
        """Open it where this machine wants that, or where it went on without a window."""
        if self.house is None:
            return
        there = door()
        if there is not None and not is_open(there):
            there = None
        if there is not None and not there.alone:
            self.taken = self._host.hall_chosen.starts
        elif self._host.hall_chosen.starts or (there and there.house == str(self.house)):
            self.open()

    def open(self) -> None:
        if self.house is None:
            return
        if self._host.hall_chosen.address is None:
            self._host.choose_hall(replace(self._host.hall_chosen, address=ALL_ADDRESSES))
        self.on, self.taken, self._tries, self._told = True, False, 0, False
        self._again.stop()
        self._look()

    def close(self) -> None:
        self.on, self.fault = False, ""
        self._again.stop()
        self._look()

    def choose(self, chosen: Hall) -> None:
        """Go by these settings; if it is open elsewhere than they say, open it there."""
        self._host.choose_hall(chosen)
        self.fault, self._tries, self._told = "", 0, False
        self._again.stop()
        self._look()

    def show(self, tournament: TournamentId) -> None:
        if tournament != self._tournament:
            self._tournament = tournament
            self._look()

    def tell(self, live: Live) -> None:
        """Tell it what is live on the projector."""
        if live != self._live:
            self._live = live
            self._order(Order(live=live))

    def stop(self) -> None:
        """Close it with the console, and wait until it has left."""
        self.on = False
        self._again.stop()
        self._process.blockSignals(True)
        self._leave()
        self._late.stop()
        if self._runs is not None and not self._process.waitForFinished(PATIENCE):
            self._process.kill()
            self._process.waitForFinished(PATIENCE)

    # The process

    def _look(self) -> None:
        """Start or end it, whichever is wanted."""
        wanted = self._wanted()
        if self._runs is None:
            if wanted is not None and not self._again.isActive():
                self._start(wanted)
        elif wanted != self._runs:
            self._leave()
        self.changed.emit()

    def _wanted(self) -> list[str] | None:
        if not self.on or self.house is None or self._tournament is None:
            return None
        chosen = self._host.hall_chosen
        names = [word for name in chosen.names for word in ("--name", name)]
        return [
            *("serve", str(self.house), "--control", "--tournament", self._tournament),
            *("--address", chosen.listens_at, "--port", str(chosen.port), *names),
        ]

    def _start(self, wanted: list[str]) -> None:
        self._runs = wanted
        self._since.start()
        self._process.start(sys.executable, arguments(self._host.words.language, *wanted))
        if self._live is not None:
            self._order(Order(live=self._live))

    def _leave(self) -> None:
        """Let it end; before it listens it hears nothing, and has nothing to put away."""
        if self._runs is None or self._leaving:
            return
        self._leaving, was_open, self.report = True, self.report is not None, None
        self._late.start(PATIENCE)
        if was_open:
            self._order(Order(leave=True))
        else:
            self._process.terminate()

    def _kill(self) -> None:
        self._process.kill()

    def _order(self, order: Order) -> None:
        if self._runs is not None:
            self._process.write(json.encode(order) + b"\n")

    def _read(self) -> None:
        while self._process.canReadLine():
            line = bytes(self._process.readLine().data())
            try:
                report = json.decode(line, type=Report)
            except MsgspecError:
                continue
            if self._leaving:
                continue
            self.report, self.fault, self._told = report, "", False
            if report.left:
                self.on, self.taken, self.report, self._leaving = False, True, None, True
        self.changed.emit()

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._ended(self._process.errorString())

    def _finished(self, _status: int, _how: QProcess.ExitStatus) -> None:
        self._read()
        said = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        self._ended(without_code(said.strip()))

    def _ended(self, said: str) -> None:
        """Start it again after a pause, unless it was to end."""
        was_open, expected = self.report is not None, self._leaving
        self._runs, self.report, self._leaving = None, None, False
        self._late.stop()
        if self.on and not expected:
            if self._since.elapsed() >= LONG:
                self._tries = 0
            self.fault = said or self._host.words.gettext("Its process ended.")
            self._again.start(PAUSES[min(self._tries, len(PAUSES) - 1)])
            self._tries += 1
            if not was_open and not self._told:
                self._told = True
                say = self._host.words.gettext
                self._host.tell(say("The hall is not open. {why}", why=self.fault))
        self._look()
