"""A window on a house that is only looked at: a judge's, or one on a copy given as evidence."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from click.testing import CliRunner
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel

from tdconsole import settings
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.gui.app import Console
from tdconsole.gui.commands import open_
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.papers.orders import Stage, Wanted
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.people.staff.choosing import StaffDialog
from tdconsole.known_errors import HouseMissing
from tdconsole.session import Opened, create, open_house
from tdconsole.settings import kept_heads
from tests.gui.frame.test_app import window_of
from tests.gui.frame.test_houses import (
    Steps,
    Voice,
    at_home,
    close_window,
    following,
    menu,
    said,
)
from tests.gui.houses import begin, evening, typed
from tests.gui.waiting import until
from tests.house.read_only import read_only
from tests.house.test_looking import trace

LOOKING = "Looking only: nothing can be changed from here."
NINA = RegisterEntry(person=Newcomer(name="Nina Neu"))


@pytest.fixture
def club(qt: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings" / "settings.json"))
    folder = tmp_path / "club"
    folder.mkdir()
    return evening(folder / "club.house")


@contextmanager
def looking(path: Path) -> Iterator[tuple[Console, Opened]]:
    with open_house(path, looking=True) as home, at_home(home) as shown:
        yield shown, home


def enter(shown: Console, line: str) -> str:
    quick = window_of(shown).quick
    quick.take(line)
    QTest.keyClick(quick.field, Qt.Key.Key_Return)
    return quick.sentence.text


def bar(shown: Console) -> str:
    assert shown.window is not None
    label = shown.window.findChild(QLabel, "looking")
    assert label is not None
    assert label.isVisible()
    return label.text()


def test_it_says_that_it_only_looks_and_why_nothing_is_done(club: Path) -> None:
    before, heads = trace(club.parent), kept_heads(club)
    with looking(club) as (shown, _home):
        window = window_of(shown)
        assert window.windowTitle() == "Spring Main · looking only — tdconsole"
        assert bar(shown) == LOOKING
        assert enter(shown, "r + Nina Neu") == LOOKING
        assert enter(shown, "+2m") == LOOKING
        window.quick.take("")
        window.gestures.perform("undo")
        assert said(shown) == LOOKING
        QTest.mouseClick(window.strip.clock, Qt.MouseButton.LeftButton)
        assert said(shown) == LOOKING
        assert not window.quick.last.undo.isVisible()
        assert not window.quick.last.redo.isVisible()
        shown.houses.note()
        assert shown.settings.houses == ()
        for page in ("desk", "people", "chips", "prizes", "setup", "structure", "paper", "log"):
            window.show_page(page)
        shown.toggle_show()
        assert shown.wall.on
        shown.toggle_show()
        window.close()
        assert window.closing.question is None
    assert trace(club.parent) == before
    assert kept_heads(club) == heads


def test_it_follows_the_window_in_which_it_is_worked(club: Path) -> None:
    with looking(club) as (shown, _home), open_house(club) as house:
        (tournament,) = house.session.tournaments()
        house.session.submit(tournament, NINA)
        assert until(lambda: "Nina Neu" in said(shown))
    with open_house(club) as house, looking(club) as (shown, _home):
        house.session.submit(tournament, RegisterEntry(person=Newcomer(name="Otto Alt")))
        assert until(lambda: "Otto Alt" in said(shown))
        assert not window_of(shown).quick.last.undo.isVisible()


def test_a_paper_is_saved_and_not_noted(club: Path, tmp_path: Path) -> None:
    before = trace(club.parent)
    with looking(club) as (shown, home):
        (tournament,) = home.session.tournaments()
        steps = len(home.session.timeline(tournament).steps)
        window = window_of(shown)
        window.show_page("paper")
        path = tmp_path / "payouts.pdf"
        order = window.pages.of(PaperPage).orders.take(
            Wanted(
                document="payout-sheet",
                paper="a4",
                language="en",
                second=None,
                logo=None,
                path=str(path),
            )
        )
        assert until(lambda: not order.going)
        assert order.stage is Stage.DONE
        assert path.read_bytes().startswith(b"%PDF")
        assert said(shown).startswith("The paper was made, but not noted in the log")
        assert len(home.session.timeline(tournament).steps) == steps
    assert trace(club.parent) == before


def test_a_house_is_chosen_in_the_menu_to_be_looked_at(club: Path, tmp_path: Path) -> None:
    before = trace(club.parent)
    with create(tmp_path / "own.house") as home:
        begin(home.session)
        with at_home(home) as shown:
            menu(shown)["Open to look at…"]()
            dialog = window_of(shown).findChild(QFileDialog, "house")
            assert dialog is not None
            dialog.fileSelected.emit(str(club))
            dialog.reject()
            assert following(shown) == club
            assert shown.houses.next is not None
            assert shown.houses.next.session.only_looking is not None
    assert trace(club.parent) == before


def test_a_house_without_a_tournament_is_looked_at_too(qt: object, tmp_path: Path) -> None:
    del qt
    path = tmp_path / "empty.house"
    with create(path):
        pass
    with looking(path) as (shown, _home):
        assert isinstance(shown.window, BeginningWindow)
        assert bar(shown) == LOOKING
        shown.window.form.name.setText("Late Night")
        shown.window.form.ask()
        assert isinstance(shown.window, BeginningWindow)
        assert LOOKING in [one.text() for one in shown.window.form.findChildren(QLabel)]


def test_it_is_opened_to_look_at_from_the_command_line(club: Path) -> None:
    before, heads = trace(club.parent), kept_heads(club)
    steps = Steps(lambda: close_window(ConsoleWindow))
    ended = CliRunner().invoke(open_, ["--look", str(club)], obj=Voice(), catch_exceptions=False)
    assert (ended.exit_code, steps.left) == (0, [])
    assert trace(club.parent) == before
    assert kept_heads(club) == heads
    assert settings.read().houses == ()
    with pytest.raises(HouseMissing):
        CliRunner().invoke(
            open_, ["--look", str(club.with_name("x"))], obj=Voice(), catch_exceptions=False
        )


def test_where_nothing_can_be_written_it_is_looked_at_by_itself(club: Path, tmp_path: Path) -> None:
    with read_only(club, tmp_path / "evidence") as given:
        before = trace(given.parent)
        with open_house(given) as home, at_home(home) as shown:
            assert bar(shown).startswith("Looking only: this house is in a place that can't be")
            assert enter(shown, "r + Nina Neu") == bar(shown)
        shown_as = typed(given, "-o", tmp_path / "board.png")
        assert (shown_as.returncode, shown_as.stderr) == (0, "")
        assert (tmp_path / "board.png").stat().st_size
        assert trace(given.parent) == before


def test_people_and_staff_stay_as_they_are(club: Path) -> None:
    before = trace(club.parent)
    with looking(club) as (shown, _home):
        window = window_of(shown)
        window.gestures.perform("staff")
        dialog = window.findChild(StaffDialog)
        assert dialog is not None
        dialog.name.setText("Nina Neu")
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
        assert any("opened only to look at" in one.text() for one in dialog.findChildren(QLabel))
        dialog.reject()
    assert trace(club.parent) == before
