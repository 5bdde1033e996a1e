"""What the screen shows now: a tournament of a session, in one language."""

import logging
from typing import NamedTuple

from tdconsole.domain.values import Instant, Millis, NoteId, TournamentId
from tdconsole.gui.projector.wording import Shown, shown
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.known_errors import KnownError
from tdconsole.projections.clock_board import ClockBoard, clock_board, until_change
from tdconsole.session import Session, TimeSource

log = logging.getLogger(__name__)


class Glance(NamedTuple):
    shown: Shown
    holds: Millis
    """For how long, if nobody does anything."""


class Show:
    """A fault of the world never ends it: the last board that could be read goes on."""

    def __init__(
        self,
        session: Session,
        tournament: TournamentId,
        words: Catalogue,
        time: TimeSource,
    ) -> None:
        self.session, self.tournament = session, tournament
        self._words, self._time = words, time
        self._reason: tuple[NoteId | None, str | None] = (None, None)
        self._fault = ""

    def follow(self) -> None:
        try:
            self.session.refresh()
        except KnownError as error:
            self._tell(error)

    def glance(self) -> Glance | None:
        """Nothing where there never was such a tournament."""
        state = self.session.state(self.tournament)
        if state is None:
            return None
        now = self._time.now()
        board = clock_board(state, now)
        return Glance(self._said(board, now), until_change(board, now))

    def _said(self, board: ClockBoard, now: Instant) -> Shown:
        return shown(self._words, board, now, self._read(board.pause_reason))

    def _read(self, note: NoteId | None) -> str | None:
        if note is None or note == self._reason[0]:
            return None if note is None else self._reason[1]
        try:
            self._reason = (note, self.session.club.notes.read(note))
        except KnownError as error:
            self._tell(error)
            return None
        return self._reason[1]

    def _tell(self, error: KnownError) -> None:
        """Once, and not four times a second."""
        if str(error) != self._fault:
            self._fault = str(error)
            log.warning("the screen goes on with what it last read: %s", error)
