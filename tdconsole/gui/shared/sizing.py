"""The common form of all tables: rows of one height, columns of given widths."""

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
