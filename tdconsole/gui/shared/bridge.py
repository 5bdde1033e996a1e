"""A session's plain observers as one signal."""

from PySide6.QtCore import QObject, Signal

from tdconsole.session import Change, Session


class Bridge(QObject):
    changed = Signal(object)
    """A `Change`, whoever made it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = session.observe(self._tell)

    def _tell(self, change: Change) -> None:
        self.changed.emit(change)

    def close(self) -> None:
        self._stop()
