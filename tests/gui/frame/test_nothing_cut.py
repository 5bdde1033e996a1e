"""In each usual window no page and no dialog cuts a button, a title or a word, in any language."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDialog, QMenu

from tdconsole.gui.console.frame.table import NAMES
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.session import Session
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import console, window_of
from tests.gui.measured import cut

SIZES: Final = (
    (1024, 768), (1280, 720), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160),
)  # fmt: skip
ENLARGED: Final = (((1280, 720), 150, "pl"), ((1280, 720), 200, "it"), ((1024, 768), 200, "en"))
"""What is left of a window where the desktop enlarges everything by so many percent."""
ALONE: Final = "TDCONSOLE_TEST_SIZE"
DIALOGS: Final = (
    "aloud", "balance", "cancel-tournament", "charts", "copies", "deal", "hall", "keys", "new",
    "open-on-server", "publish", "staff",
)  # fmt: skip
TASKBAR: Final = 48


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_cuts_its_words(session: Session, language: Language) -> None:
    seated(session)
    with console(session, language=language) as opened:
        window, found = window_of(opened), []
        alone = os.environ.get(ALONE)
        for size in SIZES if alone is None else [SIZES[int(alone)]]:
            window.resize(*size)
            for name in NAMES:
                window.show_page(name)
                for _turn in range(8):
                    QApplication.processEvents()
                found += [(size, name, *one) for one in cut(window)]
        assert not found, found


@pytest.mark.parametrize(("size", "percent", "language"), ENLARGED)
def test_nothing_is_cut_where_the_desktop_enlarges_everything(
    size: tuple[int, int], percent: int, language: Language
) -> None:
    """In a process of its own, as Qt asks for that once."""
    again = f"{__file__}::{test_no_page_cuts_its_words.__name__}[{language}]"
    enlarged = {"QT_SCALE_FACTOR": str(percent / 100), ALONE: str(SIZES.index(size))}
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    subprocess.run(
        [sys.executable, "-m", "pytest", *options, again],
        cwd=Path(__file__).parents[3],
        env=os.environ | enlarged,
        check=True,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_dialog_cuts_its_words(session: Session, language: Language) -> None:
    seated(session)
    with console(session, language=language) as opened:
        window, found, seen = window_of(opened), [], set[str]()
        window.resize(*SIZES[0])
        for action in DIALOGS:
            window.gestures.perform(action)
            for _turn in range(8):
                QApplication.processEvents()
            for dialog in window.findChildren(QDialog):
                if dialog.isVisible():
                    seen.add(action)
                    found += [(action, *one) for one in cut(dialog)]
                    wide, high = dialog.width() <= SIZES[0][0], dialog.height() <= SIZES[0][1]
                    assert wide, action
                    assert high, action
                    dialog.close()
        assert seen == set(DIALOGS)
        assert not found, found


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


def test_every_tick_and_every_choice_has_the_programs_own_mark(session: Session) -> None:
    """The sheet takes Qt's own marks away: a plain box would never show that it is ticked."""
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        for name in NAMES:
            window.show_page(name)
        boxes = window.findChildren(QCheckBox)
        assert {type(one) for one in boxes} == {Tick}
        assert all(isinstance(one, Choice) for one in window.findChildren(QComboBox))
        box = next(one for one in boxes if one.isEnabled() and not one.isChecked())
        before = box.grab().toImage()
        box.blockSignals(True)
        box.setChecked(True)
        assert box.grab().toImage() != before
