"""Asking where a file goes."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_place(
    parent: QWidget, title: str, place: Path, kind: str, chosen: Callable[[Path], object]
) -> None:
    """Ask from this place on, whose ending the file gets; `kind` says what it is, with its ending."""
    dialog = QFileDialog(parent, title, str(place))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilter(kind)
    dialog.setDefaultSuffix(place.suffix.removeprefix("."))
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.open()
