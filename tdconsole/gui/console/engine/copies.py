"""The rolling copies of the house in hand: when one is made, how old the last one is."""

from pathlib import Path
from typing import Final, NamedTuple, Protocol

from msgspec import json
from PySide6.QtCore import QObject, Signal

from tdconsole.domain.language.events.day import DayEnded
from tdconsole.domain.language.events.flights import FlightsMerged
from tdconsole.domain.language.events.tournament import TournamentFinished
from tdconsole.domain.values import Break, Instant, Millis
from tdconsole.gui.console.engine.program import Program, without_code
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.clock.board import ClockBoard
from tdconsole.session import Change, LastCopy, Listed
from tdconsole.settings import Backups

ENDS: Final = (DayEnded, FlightsMerged, TournamentFinished)
_MINUTE: Final = 60_000
_AGAIN: Final = Millis(5 * _MINUTE)
"""The time after which one that failed is tried again."""


class Host(Protocol):
    """The console that the copies are made for."""

    words: Catalogue

    @property
    def backups(self) -> Backups: ...
    def tell(self, sentence: str) -> None: ...


class _Look(NamedTuple):
    """The clock as it was last seen."""

    at: Instant
    flight: str | None
    resting: bool
    running: bool


class Copies(QObject):
    """Makes a copy at each break, at the end of a day, and after an hour of play without one."""

    changed = Signal()
    ended = Signal()
    """Emitted when a copy was made, or couldn't be."""
    rested = Signal()
    """Emitted as a break begins or a day ends, whether a copy is made or not."""

    def __init__(self, house: Path | None, host: Host, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.house, self._host = house, host
        self.last: Millis | None = None
        """When the last copy was made."""
        self.fault = ""
        """Why the last try failed; empty if it didn't."""
        self._program = Program(self)
        self._program.ended.connect(self._ended)
        self._played, self._again = 0, Millis(0)
        self._listing = Program(self)
        self._listing.ended.connect(self._listed)
        self.there: tuple[LastCopy, ...] = ()
        """The copies in the place, as they were last looked at."""
        self._is_known = False
        self._written: Millis | None = None
        self._look: _Look | None = None
        self._covered = self._begun = self._stamp()
        self._at = Millis(0)

    @property
    def place(self) -> Path | None:
        """Where they go; without a house or a place, none are made."""
        chosen = self._host.backups.place
        return None if chosen is None or self.house is None else Path(chosen)

    @property
    def busy(self) -> bool:
        return self._program.busy

    @property
    def is_old(self) -> bool:
        """Whether too much would be lost with the house."""
        return self._played >= self._host.backups.minutes * _MINUTE

    @property
    def is_wanted(self) -> bool:
        """Whether something was written since the last copy."""
        if self.place is None:
            return False
        return self.last is None or bool(self.fault) or self._stamp() != self._covered

    def look(self) -> None:
        """Look into the place; a stick that hangs holds nothing up."""
        if self.place is None or self.house is None or self._listing.busy:
            return
        language = self._host.words.language
        self._listing.start(language, "backup", self.house, self.place, "--list", "--json")

    def begin_anew(self) -> None:
        """Forget the place that was, for another one was chosen."""
        self.stop()
        self.there, self.last, self.fault, self._again = (), None, "", Millis(0)
        self._is_known = False
        self.changed.emit()

    def watch(self, view: TournamentView) -> None:
        """Watch the clock and the steps in this window."""
        self._written = view.latest_at()
        view.passed.connect(lambda board: self._passed(board, view.now()))
        view.changed.connect(self._stepped)

    def make(self, at: Instant) -> None:
        """Make one now; while one is being made, it will do."""
        if self.place is None or self.house is None or self.busy:
            return
        self._begun, self._at = self._stamp(), at.utc
        keep = str(self._host.backups.keep)
        self._program.start(
            self._host.words.language, "backup", self.house, self.place, "--keep", keep
        )
        self.changed.emit()

    def stop(self) -> None:
        """Stop what is being done in the background, and wait until nothing of it is left."""
        for program in (self._listing, self._program):
            if program.busy:
                program.stop()

    def _listed(self, done: bool, said: str) -> None:
        """What was written after the last copy counts as play."""
        if done:
            self.there = json.decode(said, type=Listed, dec_hook=_path).copies
            first, self.last = self.last is None, self.there[0].at if self.there else None
            if first and self.last is not None and self._written is not None:
                self._played = max(0, self._written - self.last)
        else:
            self.there = ()
            self._fail(said)
        self._is_known = True
        self.changed.emit()

    def _ended(self, done: bool, said: str) -> None:
        if done:
            self.last, self.fault, self._covered = self._at, "", self._begun
            self._played = 0
        else:
            self._again = Millis(self._at + _AGAIN)
            self._fail(said)
        self.changed.emit()
        self.ended.emit()

    def _fail(self, said: str) -> None:
        """Keep the reason, and tell it once."""
        first, self.fault = not self.fault, without_code(said)
        if first:
            words = self._host.words
            self._host.tell(words.gettext("No copy was made. {why}", why=self.fault))

    def _passed(self, board: ClockBoard, now: Instant) -> None:
        before = self._look
        resting = board.started and isinstance(board.period, Break)
        self._look = _Look(now, board.flight, resting, board.running)
        if before is None:
            return
        if before.running and before.at.boot == now.boot:
            self._played += max(0, _awake(now) - _awake(before.at))
        begins = resting and not before.resting and before.flight == board.flight
        long = self._played >= self._host.backups.minutes * _MINUTE * 2 // 3
        if begins:
            self.rested.emit()
        is_missed = self.last is None or long or bool(self.fault)
        if begins or (self._is_known and is_missed and now.utc >= self._again):
            self.make(now)
        elif now.utc // _MINUTE != before.at.utc // _MINUTE:
            self.changed.emit()

    def _stepped(self, change: Change) -> None:
        ends = any(isinstance(event, ENDS) for step in change.steps for event in step.events)
        if ends and not change.foreign:
            self.rested.emit()
        if ends and change.steps:
            self.make(change.steps[-1].at)

    def _stamp(self) -> tuple[object, ...]:
        """The house file and its log as they are: one that is written to changes."""
        return (
            ()
            if self.house is None
            else tuple(map(_state, (self.house, Path(f"{self.house}-wal"))))
        )


def _state(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _awake(at: Instant) -> int:
    return at.uptime if at.awake is None else at.awake


def _path(kind: type, written: object) -> object:
    return kind(written)
