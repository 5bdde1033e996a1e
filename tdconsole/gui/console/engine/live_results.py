"""The folder of the club's web site, kept up to date by the program itself beside the window."""

import sys
from typing import Final, Protocol

from msgspec.structs import replace
from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.engine.program import arguments, without_code
from tdconsole.i18n.catalogue import Catalogue, Language
from tdconsole.session import Place, Session
from tdconsole.settings import Publishing, Wall

PAUSE: Final = 5_000
"""The milliseconds after which one that ended is started again."""
PATIENCE: Final = 3_000
"""The milliseconds in which it has left."""


class Host(Protocol):
    """The console whose results they are."""

    words: Catalogue
    session: Session

    @property
    def paper_language(self) -> Language: ...
    @property
    def publishing(self) -> Publishing: ...
    @property
    def wall_chosen(self) -> Wall: ...
    def publish(self, chosen: Publishing) -> None: ...
    def tell(self, sentence: str) -> None: ...


class LiveResults(QObject):
    """Starts it, ends it, and starts it again; a gesture in the window waits for none of it."""

    changed = Signal()

    def __init__(self, house: Place | None, host: Host, parent: QObject | None = None) -> None:
        """Take the house in hand; one that nobody works on here is not published from here."""
        super().__init__(parent)
        self.house, self._host = house, host
        self.said = ""
        """What it said last, such as when it wrote."""
        self.fault = ""
        """What is in its way; empty if nothing is."""
        self._told = ""
        self._runs: list[str] | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.look)
        self._leaving = False
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._process = QProcess(self)
        self._late.timeout.connect(self._process.kill)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.readyReadStandardError.connect(self._read_fault)
        self._process.finished.connect(lambda *_: self._ended())
        self._process.errorOccurred.connect(self._failed)

    @property
    def tournament(self) -> TournamentId | None:
        """The tournament that is kept up to date."""
        chosen = self._host.publishing
        return None if chosen.tournament is None else TournamentId(chosen.tournament)

    def begin(self) -> None:
        """Go on with a tournament of this house that is not over."""
        number, session = self.tournament, self._host.session
        if self.house is None or number is None or number not in session.tournaments():
            return
        state = session.state(number)
        if state is not None and not state.finished:
            self.look()

    def keep(self, tournament: TournamentId | None) -> None:
        """Keep this tournament up to date from now on, or none."""
        self._told = ""
        self.choose(replace(self._host.publishing, tournament=tournament))

    def choose(self, chosen: Publishing) -> None:
        """Go by these settings from now on."""
        self._host.publish(chosen)
        self.said = self.fault = ""
        self._again.stop()
        self.look()

    def words(self, *, of: TournamentId) -> list[str]:
        """The words of the command line that say whose results, and how they look."""
        chosen, theme = self._host.publishing, self._host.wall_chosen.house
        return [
            *("--tournament", of, "--in", self._host.paper_language),
            *(("--everybody",) if chosen.everybody else ()),
            *(("--club", chosen.club) if chosen.club else ()),
            *(("--house-theme", theme) if theme else ()),
        ]

    def look(self) -> None:
        """Start or end it, whichever is wanted."""
        wanted = self._wanted()
        if self._runs is not None and wanted != self._runs and not self._leaving:
            self._leave()
        elif self._runs is None and wanted is not None and not self._again.isActive():
            self._runs = wanted
            self._process.start(sys.executable, arguments(self._host.words.language, *wanted))
        self.changed.emit()

    def stop(self) -> None:
        """End it with the console, and wait until it has left."""
        self._again.stop()
        if self._runs is None:
            return
        self._process.blockSignals(True)
        self._late.stop()
        self._leave()
        if not self._process.waitForFinished(PATIENCE):
            self._process.kill()
            self._process.waitForFinished(PATIENCE)
        self._late.stop()

    def _wanted(self) -> list[str] | None:
        chosen, number = self._host.publishing, self.tournament
        if self.house is None or chosen.place is None or number is None:
            return None
        how = self.words(of=number)
        return ["export", str(self.house), "live", "-o", chosen.place, "--follow", "--beside", *how]

    def _leave(self) -> None:
        """Let it end; whatever it is about to write it puts away."""
        self._leaving = True
        self._late.start(PATIENCE)
        self._process.closeWriteChannel()
        self._process.terminate()

    def _read(self) -> None:
        if self._leaving:
            return
        said = bytes(self._process.readAllStandardOutput().data()).decode(errors="replace")
        if lines := said.split("\n")[:-1]:
            self.said, self.fault, self._told = lines[-1], "", ""
        self.changed.emit()

    def _read_fault(self) -> None:
        said = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
        self._fail(without_code(said.strip()))

    def _fail(self, fault: str) -> None:
        """Keep what is in the way, and tell it once."""
        if fault and fault != self._told:
            self._told = fault
            say = self._host.words.gettext
            self._host.tell(say("The web site’s results were not written. {why}", why=fault))
        self.fault = fault or self.fault
        self.changed.emit()

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._fail(self._process.errorString())
            self._ended()

    def _ended(self) -> None:
        """Start it again, after a pause if nobody told it to end."""
        self._late.stop()
        self._runs = None
        if self._leaving:
            self._leaving = False
            self._process.readAllStandardError()
        else:
            self._read_fault()
            self._again.start(PAUSE)
        self.look()
