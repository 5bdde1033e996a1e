"""What is cut in a window: words wider than their place, and parts that run out at a side."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QTableView,
    QToolButton,
    QWidget,
)

GIVES: Final = 16
"""The pixels of a button's own sides that its words may use before anything is cut."""
PLAIN: Final = {"QPushButton", "QToolButton", "QCheckBox", "Tick", "_ActionButton"}
Cut = tuple[str, str]


def cut(top: QWidget) -> Iterator[Cut]:
    for one in top.findChildren(QWidget):
        if one.isVisible():
            yield from _words(one)
            yield from _run_out(one)


def _words(one: QWidget) -> Iterator[Cut]:
    kind, wide = type(one).__name__, one.width()
    if isinstance(one, QPushButton | QToolButton | QCheckBox):
        if kind in PLAIN and one.text() and one.sizeHint().width() - GIVES > wide:
            yield kind, one.text()
    elif isinstance(one, QLabel) and kind == "QLabel" and one.text():
        if one.wordWrap():
            if one.heightForWidth(wide) > one.height():
                yield kind, one.text()
        elif one.sizeHint().width() > wide:
            yield kind, one.text()
    elif isinstance(one, QTableView):
        yield from _titles(one)
    elif isinstance(one, QComboBox):
        if one.fontMetrics().horizontalAdvance(one.currentText()) > _room(one):
            yield kind, one.currentText()
    elif isinstance(one, QLineEdit) and not one.text():
        placeholder = one.placeholderText()
        if one.fontMetrics().horizontalAdvance(placeholder) + GIVES > wide:
            yield kind, placeholder


def _room(one: QComboBox) -> int:
    option = QStyleOptionComboBox()
    one.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    return one.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, one).width()


def _titles(table: QTableView) -> Iterator[Cut]:
    """Titles too long for their columns, and columns that run out of the list or stand apart."""
    across, at = table.horizontalHeader(), 0
    for section in range(across.count()):
        if across.isSectionHidden(section):
            continue
        text = str(across.model().headerData(section, Qt.Orientation.Horizontal) or "")
        wide = across.fontMetrics().horizontalAdvance(text)
        if wide + GIVES > across.sectionSize(section):
            yield "title", text
        if across.sectionPosition(section) != at:
            yield "gap before", text
        at = across.sectionPosition(section) + across.sectionSize(section)
        if at > table.viewport().width() and not table.horizontalScrollBar().isVisible():
            yield "column", text


def _run_out(one: QWidget) -> Iterator[Cut]:
    """A part of which one side is out of sight; what is further down is scrolled to."""
    if not isinstance(one, QPushButton | QToolButton | QCheckBox | QLabel | QLineEdit | QComboBox):
        return
    seen = one.visibleRegion().boundingRect()
    if not seen.isEmpty() and seen.width() < one.width():
        said = "" if isinstance(one, QLineEdit | QComboBox) else one.text()
        if said := said or one.accessibleName():
            yield "run out", said
