"""What every table of this program shares: rows of one height, columns of widths that are given."""

from PySide6.QtWidgets import QHeaderView, QTableView


def even(table: QTableView, row: int) -> QHeaderView:
    """Its titles, whose widths are still to be given."""
    down, across = table.verticalHeader(), table.horizontalHeader()
    down.hide()
    down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    down.setMinimumSectionSize(row)
    down.setDefaultSectionSize(row)
    across.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    across.setMinimumSectionSize(row)
    across.setHighlightSections(False)
    return across
