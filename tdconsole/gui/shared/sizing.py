"""The common form of all tables: whole rows of one height, columns of given widths."""

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QTableView


def even(table: QTableView, row: int) -> QHeaderView:
    """Make all rows even, and return the titles, whose widths are still to be set."""
    down, across = table.verticalHeader(), table.horizontalHeader()
    down.hide()
    down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    down.setMinimumSectionSize(row)
    down.setDefaultSectionSize(row)
    across.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    across.setMinimumSectionSize(row)
    across.setHighlightSections(False)
    return across


def foot_of_rows(table: QTableView) -> int:
    """Return where the last whole row ends: below it is at most a row that has no room."""
    view = table.viewport()
    row = table.rowAt(view.height() - 1)
    top = table.rowViewportPosition(row)
    whole = row < 0 or top <= 0 or top + table.rowHeight(row) <= view.height()
    return view.height() if whole else top


def cover_cut_row(table: QTableView, ground: str) -> None:
    """Paint over the row at the foot that has no room: half a line reads as a fault."""
    view, foot = table.viewport(), foot_of_rows(table)
    if foot < view.height():
        painter = QPainter(view)
        painter.fillRect(view.rect().adjusted(0, foot, 0, 0), QColor(ground))
        painter.end()
