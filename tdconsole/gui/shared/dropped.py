"""Files dropped on a widget."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


class Dropped(QObject):
    """Files with one of these endings dropped on a widget, and the folders that may hold some."""

    def __init__(
        self,
        window: QWidget,
        then: Callable[[list[Path]], None],
        *endings: str,
        folders: bool = True,
    ) -> None:
        super().__init__(window)
        self._then, self._endings, self._folders = then, endings, folders
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        if not isinstance(event, QDropEvent):
            return False
        paths = [
            path
            for url in event.mimeData().urls()
            if url.isLocalFile() and self._is_meant(path := Path(url.toLocalFile()))
        ]
        if not paths or event.type() not in {QEvent.Type.DragEnter, QEvent.Type.Drop}:
            return False
        event.acceptProposedAction()
        if event.type() is QEvent.Type.Drop:
            self._then(paths)
        return True

    def _is_meant(self, path: Path) -> bool:
        return path.suffix.lower() in self._endings or (self._folders and path.is_dir())
