"""The average stacks of past levels: the trail of a long evening is read in pieces."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.projections.structure.course import NONE_PLAYED, Averages, Course

PIECE: Final = 500
"""Steps between two events of the window."""


class Past(QObject):
    known = Signal()
    """Emitted when the rest of the trail, left for later, has been read."""

    def __init__(self, view: TournamentView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._of: tuple[object, ...] | None = None
        self._course = Course(None)
        self._looked_at = self._taken = 0
        """Steps of the trail that were read for what they undo, and for what they did."""
        self._found: Averages = NONE_PLAYED
        self._goes_on = False

    def averages(self) -> Averages:
        """Return the averages known; earlier ones until an undone step has been read again."""
        self._begin()
        self._take()
        return self._found

    def _begin(self) -> None:
        """Begin at the first step, for another tournament or flight, and after an undo."""
        view, current = self._view, self._view.state.current
        of = (view.tournament, current)
        if of != self._of:
            self._of, self._found, self._looked_at = of, NONE_PLAYED, 0
            self._course, self._taken = Course(current), 0
        fresh = view.session.timeline(view.tournament).steps[self._looked_at :]
        self._looked_at += len(fresh)
        if self._taken and any(step.undoes is not None for step in fresh):
            self._course, self._taken = Course(current), 0

    def _take(self) -> None:
        view = self._view
        timeline = view.session.timeline(view.tournament)
        piece = timeline.steps[self._taken : self._taken + PIECE]
        self._course.take(map(timeline.as_read, piece))
        self._taken += len(piece)
        if self._taken == len(timeline.steps):
            self._found = self._course.until(view.now())
        elif not self._goes_on:
            self._goes_on = True
            QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        self._goes_on = False
        self._begin()
        self._take()
        if not self._goes_on:
            self.known.emit()
