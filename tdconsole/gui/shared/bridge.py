"""A session's plain observers as signals."""

from PySide6.QtCore import QObject, Signal

from tdconsole.session import Change, HouseChange, Session
from tdconsole.session.unanswered import Settled


class Bridge(QObject):
    changed = Signal(object)
    """A `Change`, made by anybody."""
    house_changed = Signal(object)
    """A `HouseChange`, made by anybody."""
    settled = Signal(object)
    """A `Settled`, once it is known what became of a gesture."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = session.observe(self._tell)
        self._stop_house = session.observe_house(self._tell_of_house)
        self._stop_settled = session.unanswered.observe(self._tell_settled)

    def _tell(self, change: Change) -> None:
        self.changed.emit(change)

    def _tell_of_house(self, change: HouseChange) -> None:
        self.house_changed.emit(change)

    def _tell_settled(self, settled: Settled) -> None:
        self.settled.emit(settled)

    def close(self) -> None:
        self._stop()
        self._stop_house()
        self._stop_settled()
