"""Fields as they look: what is wrong, what takes nothing now; and rows under the pointer."""

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from tdconsole.gui.console.entry.cash.amount import AmountField
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.wall.theme import THEMES, Theme, ThemeName, theme


@pytest.fixture(params=THEMES)
def look(request: pytest.FixtureRequest) -> Theme:
    name: ThemeName = request.param
    return theme(name)


@pytest.fixture
def window(qt: Any, look: Theme) -> Iterator[QWidget]:
    del qt
    shown = QWidget()
    dress(shown, look)
    QVBoxLayout(shown)
    shown.resize(400, 300)
    shown.show()
    yield shown
    shown.close()
    shown.deleteLater()


def put(window: QWidget, widget: QWidget) -> None:
    layout = window.layout()
    assert layout is not None
    layout.addWidget(widget)
    QApplication.processEvents()


def edge(widget: QWidget) -> str:
    return widget.grab().toImage().pixelColor(widget.width() // 2, 0).name()


def inside(widget: QWidget) -> QColor:
    return widget.grab().toImage().pixelColor(widget.width() // 2, 4)


@pytest.mark.parametrize("kind", ["", "cell"])
def test_a_wrong_field_has_a_red_edge_until_it_is_right(
    window: QWidget, look: Theme, kind: str
) -> None:
    field = QLineEdit()
    field.setProperty("kind", kind)
    put(window, field)
    assert edge(field) != look.colours.stopped
    mark_wrong(field, wrong=True)
    assert edge(field) == look.colours.stopped
    field.setFocus()
    QApplication.processEvents()
    assert edge(field) == look.colours.stopped
    field.clearFocus()
    mark_wrong(field, wrong=False)
    assert edge(field) != look.colours.stopped


def test_so_has_a_wrong_note_and_a_wrong_amount(window: QWidget, look: Theme) -> None:
    note, amount = QPlainTextEdit(), AmountField("", "Paid")
    put(window, note)
    put(window, amount)
    mark_wrong(note, wrong=True)
    amount.setText("12,3x")
    assert edge(note) == edge(amount) == look.colours.stopped
    amount.setText("12,30")
    assert edge(amount) != look.colours.stopped


def test_a_field_that_takes_text_is_lighter_than_one_that_does_not(window: QWidget) -> None:
    takes, not_now = QLineEdit(), QLineEdit()
    not_now.setEnabled(False)
    put(window, takes)
    put(window, not_now)
    assert inside(takes).lightnessF() > inside(not_now).lightnessF()


def test_the_row_under_the_pointer_is_raised(window: QWidget, look: Theme) -> None:
    columns: tuple[Column[int], ...] = (Column("Number", str),)
    rows = Rows(columns, int, look)
    rows.fill(range(1, 4))
    listing = Listing(rows, look, "Numbers")
    put(window, listing)

    def there(row: int) -> str:
        at = QPoint(listing.viewport().width() - 3, listing.rowViewportPosition(row) + 3)
        return listing.viewport().grab().toImage().pixelColor(at).name()

    def point_at(row: int) -> None:
        at = QPointF(5, listing.rowViewportPosition(row) + 5)
        left, none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        moved = QMouseEvent(QEvent.Type.MouseMove, at, at, left, left, none)
        QApplication.sendEvent(listing.viewport(), moved)

    assert there(1) != look.colours.raised
    point_at(1)
    assert (there(1), there(2)) == (look.colours.raised, look.colours.surface)
    point_at(2)
    assert (there(1), there(2)) == (look.colours.surface, look.colours.raised)
    listing.select(3)
    assert there(2) == look.colours.chosen
    QApplication.sendEvent(listing.viewport(), QEvent(QEvent.Type.Leave))
    assert there(1) == look.colours.surface
