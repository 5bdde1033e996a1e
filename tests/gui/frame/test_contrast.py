"""What is written in the window stands out from its ground: measured in the pixels, in each theme."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget

from tdconsole.gui.console.frame.table import NAMES
from tdconsole.gui.console.widgets.style import sheet
from tdconsole.session import Session
from tdconsole.settings import Settings, Theme
from tdconsole.wall.theme import THEMES, theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.widgets.test_theme import contrast

READ: Final = 4.5
SEEN: Final = 3.0
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_INK: Final = re.compile(r"(?<![-\w])color: (#\w{6})")
_SELECTED: Final = re.compile(r"selection-color: (#\w{6})")
_GROUND: Final = re.compile(r"(?<![-\w])background: (#\w{6})")
_CHOSEN: Final = re.compile(r"selection-background-color: (#\w{6})")
_EDGE: Final = re.compile(r"border(?:-color)?: (?:\d+px \w+ )?(#\w{6})")


def _found(pattern: re.Pattern[str], text: str) -> str | None:
    found = pattern.search(text)
    return None if found is None else found[1]


@pytest.mark.parametrize("name", THEMES)
def test_each_rule_of_the_sheet_writes_what_can_be_read_on_its_own_ground(name: Theme) -> None:
    rules = _RULE.findall(sheet(theme(name)))
    measured = 0
    for selector, body in rules:
        for ink, ground in ((_INK, _GROUND), (_SELECTED, _CHOSEN)):
            pair = _found(ink, body), _found(ground, body)
            if pair[0] and pair[1]:
                assert contrast(pair[0], pair[1]) >= READ, selector
                measured += 1
    assert measured > 15


@pytest.mark.parametrize("name", THEMES)
def test_the_edge_of_what_is_typed_into_or_has_the_keyboard_is_seen(name: Theme) -> None:
    """On the ground of the window, of a card, and of the field itself, unless it takes nothing."""
    colours = theme(name).colours
    measured = 0
    for selector, body in _RULE.findall(sheet(theme(name))):
        fields = "QLineEdit" in selector or "QCheckBox::indicator" in selector
        wanted = fields or ":focus" in selector or '[role="stopped"]' in selector
        edge = _found(_EDGE, body)
        if not wanted or edge is None or ":disabled" in selector or "paused" in selector:
            continue
        grounds = [colours.ground, colours.surface, colours.field]
        if 'kind="chief"' in selector:
            grounds = [colours.accent]
        elif 'kind="flight"' in selector:
            grounds = [colours.chosen]
        for ground in grounds:
            assert contrast(edge, ground) >= SEEN, selector
            measured += 1
    assert measured > 15


def _pixels(image: QImage) -> Counter[int]:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return Counter(memoryview(bytes(plain.constBits())).cast("I"))


def stands_out(picture: QImage, widget: QWidget) -> float:
    """The greatest contrast of anything in it with its commonest colour, as far as it is in sight."""
    seen = widget.visibleRegion().boundingRect()
    corner = widget.mapTo(widget.window(), seen.topLeft())
    found = _pixels(picture.copy(QRect(corner, seen.size())))
    (ground, _often), *_others = found.most_common(1)
    under = QColor.fromRgb(ground).name()
    return max(contrast(QColor.fromRgb(one).name(), under) for one in found)


def _said(one: QWidget) -> str:
    if isinstance(one, QLabel | QAbstractButton):
        return one.text()
    if isinstance(one, QLineEdit) and one.isEnabled():
        return one.text() or one.placeholderText()
    return ""


def _written(top: QWidget) -> Iterator[tuple[str, QWidget]]:
    for one in top.findChildren(QWidget):
        said = _said(one)
        there = one.isVisible() and not one.visibleRegion().isEmpty()
        if there and any(letter.isalnum() for letter in said):
            yield said, one


@pytest.mark.parametrize("name", THEMES)
def test_every_word_of_every_page_can_be_read(session: Session, name: Theme) -> None:
    seated(session)
    with console(session, Settings(theme=name, motion=False)) as opened:
        window, dull, seen = window_of(opened), [], 0
        window.resize(1280, 800)
        for page in NAMES:
            window.show_page(page)
            for _turn in range(4):
                QApplication.processEvents()
            picture = window.grab().toImage()
            for said, widget in _written(window):
                seen += 1
                if (found := stands_out(picture, widget)) < READ:
                    dull.append((page, said, type(widget).__name__, round(found, 2)))
        assert not dull, dull
        assert seen > 600
