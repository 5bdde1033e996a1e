"""Everything has the room that it needs, in every language, down to the least window."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

import pytest
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.values import Break, Chips, Level, PeriodId
from tdconsole.gui.console.frame.keys import KeysDialog
from tdconsole.gui.console.frame.table import NAMES
from tdconsole.gui.console.frame.window import LEAST, USUAL
from tdconsole.gui.console.structure.page import StructurePage
from tdconsole.gui.console.structure.table.cells import COLUMNS
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.style import dress
from tdconsole.gui.console.widgets.wrapped_button import WrappedButton
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.session import Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of

PARTS: Final = (QAbstractButton, QComboBox, QLabel, QLineEdit, QSpinBox)
PAGES: Final = ("wall", "rules", "structure", "out")


def parts(page: QWidget) -> list[QWidget]:
    every = (part for kind in PARTS for part in page.findChildren(kind))
    return [part for part in every if part.isVisible()]


def least(part: QWidget) -> QSize:
    return part.minimumSizeHint().boundedTo(part.maximumSize())


def squeezed(page: QWidget) -> list[str]:
    return [
        f"{part.accessibleName() or part.objectName() or type(part).__name__}: {part.size()}"
        for part in parts(page)
        if not isinstance(part, Elided) and part.size().expandedTo(least(part)) != part.size()
    ]


def overlapping(page: QWidget) -> list[tuple[str, str]]:
    return [
        (one.accessibleName(), other.accessibleName())
        for one, other in combinations(parts(page), 2)
        if one.parentWidget() is other.parentWidget()
        and one.geometry().intersects(other.geometry())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [LEAST, USUAL])
def test_nothing_is_squeezed_or_covered(
    session: Session, language: Language, size: tuple[int, int]
) -> None:
    seated(session)
    with console(session, language=language) as opened:
        window = window_of(opened)
        window.resize(*size)
        for page in PAGES:
            window.show_page(page)
            QApplication.processEvents()
            assert squeezed(window.page) == []
            assert overlapping(window.page) == []


def test_the_keys_are_never_larger_than_the_window(session: Session) -> None:
    seated(session)
    with console(session, language="pl") as opened:
        window = window_of(opened)
        window.resize(*LEAST)
        QTest.keyClick(window, Qt.Key.Key_F1)
        keys = window.findChild(KeysDialog)
        assert keys is not None
        QApplication.processEvents()
        assert keys.size().boundedTo(window.size()) == keys.size()
        QTest.keyClick(keys, Qt.Key.Key_Escape)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_are_never_scrolled_sideways(session: Session, language: Language) -> None:
    seated(session)
    with console(session, language=language) as opened:
        window = window_of(opened)
        window.resize(*USUAL)
        QTest.keyClick(window, Qt.Key.Key_F1)
        keys = window.findChild(KeysDialog)
        assert keys is not None
        QApplication.processEvents()
        sheet = keys.findChild(QScrollArea)
        assert sheet is not None
        assert sheet.horizontalScrollBar().maximum() == 0
        written = sheet.findChildren(QLabel)
        assert all(label.heightForWidth(label.width()) <= label.height() for label in written)
        QTest.keyClick(keys, Qt.Key.Key_Escape)


def test_a_gesture_is_found_on_the_sheet_by_what_it_is_called(session: Session) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        window.resize(*USUAL)
        QTest.keyClick(window, Qt.Key.Key_F1)
        keys = window.findChild(KeysDialog)
        assert keys is not None

        def seen() -> list[str]:
            sheet = keys.findChild(QScrollArea)
            assert sheet is not None
            return [one.text() for one in sheet.findChildren(QLabel) if one.isVisible()]

        every = seen()
        assert keys.focusWidget() is keys.search
        QTest.keyClicks(keys.search, "level nex")
        assert seen()[:4] == ["Clock", "Next level", "Ctrl+Shift+PgDown", "next"]
        keys.search.setText("ctrl+f8")
        assert [one for one in seen() if one.startswith("Ctrl+")] == ["Ctrl+F8"]
        keys.search.setText("zugzwang")
        assert seen() == []
        assert keys.nothing.isVisible()
        keys.search.clear()
        assert seen() == every
        assert not keys.nothing.isVisible()
        QTest.keyClick(keys, Qt.Key.Key_Escape)


@pytest.fixture
def dressed(qt: Any) -> Iterator[QWidget]:
    del qt
    window = QWidget()
    dress(window, theme("dark"))
    yield window
    window.close()
    window.deleteLater()


def test_figures_begin_where_words_do(dressed: QWidget) -> None:
    numbers, words = QSpinBox(), QLineEdit("20")
    numbers.setValue(20)
    column = QVBoxLayout(dressed)
    column.addWidget(numbers)
    column.addWidget(words)
    dressed.show()
    within = numbers.lineEdit()
    within.setCursorPosition(0)
    words.setCursorPosition(0)
    inside = within.cursorRect().left() + within.x()
    assert abs(inside - words.cursorRect().left()) <= 1
    assert within.width() > numbers.width() / 2


def test_the_words_of_a_choice_go_on_below(dressed: QWidget) -> None:
    button = WrappedButton(theme("dark"))
    button.setText("It was stopped meanwhile: level 12, 1:02:03 left")
    column = QVBoxLayout(dressed)
    column.addWidget(button)
    dressed.setFixedWidth(theme("dark").console.space.side)
    dressed.show()
    QApplication.processEvents()
    line = button.fontMetrics().lineSpacing()
    assert button.height() == button.heightForWidth(button.width()) >= 2 * line
    button.setText("OK")
    QApplication.processEvents()
    assert button.height() == theme("dark").console.space.control


def cut(page: StructurePage) -> list[str]:
    """The marks alone may give way: pointing at them tells them."""
    table, rows = page.table, page.periods.rowCount()
    cells = [
        table.model().index(row, column)
        for row in range(rows)
        for column in range(len(COLUMNS) - 1)
        if not table.isColumnHidden(column)
    ]
    return [
        str(cell.data())
        for cell in cells
        if table.sizeHintForIndex(cell).width() > table.columnWidth(cell.column())
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_breaks_and_the_largest_blinds_stand_whole(session: Session, language: Language) -> None:
    seated(session)
    with console(session, language=language) as opened:
        window = window_of(opened)
        window.show_page("structure")
        page = window.pages.of(StructurePage)
        assert any(isinstance(period, Break) for period in page.mending.rows)
        assert cut(page) == []
        narrow = page.table.columnWidth(COLUMNS.index("big_blind"))
        first = next(period for period in page.mending.rows if isinstance(period, Level))
        large = replace(
            first, id=PeriodId(0), big_blind=Chips(1_000_000), ante=Chips(1), ante_kind="each"
        )
        page.exchange.fill((*page.mending.rows, large))
        assert page.table.columnWidth(COLUMNS.index("big_blind")) > narrow
        assert cut(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_is_cut_in_the_column_on_the_left(session: Session, language: Language) -> None:
    """Not even those that something waits on."""
    seated(session)
    with console(session, language=language) as opened:
        navigation = window_of(opened).navigation
        for page in NAMES:
            navigation.wait_for(page, "why")
        buttons = navigation.findChildren(QToolButton)
        wide = [max(map(_width(one), one.text().splitlines())) for one in buttons]
        assert len(wide) > len(NAMES)
        assert [one for one in wide if one > buttons[0].width()] == []


def _width(button: QToolButton) -> Callable[[str], int]:
    return button.fontMetrics().horizontalAdvance
