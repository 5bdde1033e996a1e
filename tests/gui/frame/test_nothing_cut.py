"""In the least and in the usual window no page cuts a button, a title or a word, in any language."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTableView,
    QToolButton,
    QWidget,
)

from tdconsole.gui.console.frame.table import NAMES
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of

SIZES = ((1024, 768), (1280, 800))
GIVES = 16
"""The pixels of a button's own sides that its words may use before anything is cut."""
TASKBAR = 48


def _cut(page: QWidget) -> Iterator[tuple[str, str]]:
    for one in page.findChildren(QWidget):
        if not one.isVisible():
            continue
        kind, wide = type(one).__name__, one.width()
        if isinstance(one, QPushButton | QToolButton | QCheckBox):
            plain = kind in {"QPushButton", "QToolButton", "QCheckBox", "Tick", "_ActionButton"}
            if plain and one.text() and one.sizeHint().width() - GIVES > wide:
                yield kind, one.text()
        elif isinstance(one, QLabel) and kind == "QLabel" and one.text():
            if one.wordWrap():
                if one.heightForWidth(wide) > one.height():
                    yield kind, one.text()
            elif one.sizeHint().width() > wide:
                yield kind, one.text()
        elif isinstance(one, QTableView):
            yield from _cut_titles(one)
        elif isinstance(one, QLineEdit) and not one.text():
            placeholder = one.placeholderText()
            if one.fontMetrics().horizontalAdvance(placeholder) + GIVES > wide:
                yield kind, placeholder


def _cut_titles(table: QTableView) -> Iterator[tuple[str, str]]:
    across = table.horizontalHeader()
    for section in range(across.count()):
        text = str(across.model().headerData(section, Qt.Orientation.Horizontal) or "")
        wide = across.fontMetrics().horizontalAdvance(text)
        if not across.isSectionHidden(section) and wide + GIVES > across.sectionSize(section):
            yield "title", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_cuts_its_words(session: Session, language: Language) -> None:
    seated(session)
    with console(session, language=language) as opened:
        window, found = window_of(opened), []
        for size in SIZES:
            window.resize(*size)
            for name in NAMES:
                window.show_page(name)
                for _turn in range(8):
                    QApplication.processEvents()
                found += [(size, name, *one) for one in _cut(window)]
        assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_of_the_strip_stays_on_the_smallest_screen(
    session: Session, language: Language
) -> None:
    """In one column, beside the menu that leads to it."""
    seated(session)
    with console(session, language=language) as opened:
        menu = window_of(opened).strip.menu.menu()
        wide, high = SIZES[0]
        for one in (menu, *menu.findChildren(QMenu)):
            assert one.sizeHint().height() < high - TASKBAR
            assert one.sizeHint().width() + menu.sizeHint().width() < wide
