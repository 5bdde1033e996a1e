"""House files from the window: made, opened in place of another, and copied while they are open."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from click.testing import CliRunner

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from tdconsole import settings
from tdconsole.gui.app import Console
from tdconsole.gui.commands import open_
from tdconsole.gui.commands import window as rehearse
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.copying import CopyDialog
from tdconsole.gui.console.frame.house_menu import HouseMenu
from tdconsole.gui.console.frame.making import MakingQuestion
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.houses import LISTED
from tdconsole.gui.running import PATIENCE, run
from tdconsole.i18n.catalogue import catalogue
from tdconsole.known_errors import FileMissing
from tdconsole.session import Copied, Opened, Place, copy_house, create, open_house
from tdconsole.settings import Settings
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import Kept, window_of
from tests.gui.houses import CHECKOUT, arguments, begin, evening, file_of
from tests.gui.waiting import until
from tests.journal.forging import forge


class Voice:
    words = catalogue("en")


@pytest.fixture
def folder(qt: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    return tmp_path


@contextmanager
def at_home(home: Opened, chosen: Settings | None = None) -> Iterator[Console]:
    shown = Console(home.session, "en", chosen or Settings(), Kept(), home=home)
    shown.begin()
    assert shown.window is not None
    assert QTest.qWaitForWindowActive(shown.window)
    try:
        yield shown
    finally:
        shown.houses.stay()
        shown.close()
        shown.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def menu(shown: Console) -> dict[str, Callable[[], None]]:
    house = window_of(shown).findChild(HouseMenu)
    assert house is not None
    house.aboutToShow.emit()
    return {one.text(): one.trigger for one in house.actions() if one.text()}


def following(shown: Console) -> Place | None:
    return shown.houses.following


def said(shown: Console) -> str:
    return window_of(shown).quick.sentence.text


def top(kind: type) -> list[object]:
    return [
        one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()
    ]


class Steps:
    """What a director does one thing after another, each as soon as it can be done."""

    def __init__(self, *steps: Callable[[], bool]) -> None:
        self.left = list(steps)
        self._timer = QTimer()
        self._timer.setInterval(20)
        self._timer.timeout.connect(self._go)
        self._timer.start()

    def _go(self) -> None:
        if self.left and self.left[0]():
            self.left.pop(0)
        if not self.left:
            self._timer.stop()

    def give_up(self) -> None:
        """What was not to be done was not."""
        self._timer.stop()


def close_window(kind: type) -> bool:
    windows = top(kind)
    for window in windows:
        window.close()  # type: ignore[attr-defined]
    return bool(windows)


def enter() -> bool:
    """As soon as the question has the keyboard, whichever button that is."""
    for question in top(MakingQuestion):
        focused = QApplication.focusWidget()
        if isinstance(question, MakingQuestion) and focused is not None:
            QTest.keyClick(focused, Qt.Key.Key_Return)
            return True
    return False


def press(button: str, kind: type) -> bool:
    for question in top(kind):
        QTest.mouseClick(getattr(question, button), Qt.MouseButton.LeftButton)
        return True
    return False


@pytest.mark.parametrize("way", ["mouse", "Enter"])
def test_a_house_that_is_not_there_is_made_when_it_is_wanted(folder: Path, way: str) -> None:
    path = folder / "club.house"
    answer = partial(press, "make", MakingQuestion) if way == "mouse" else enter
    steps = Steps(answer, partial(close_window, BeginningWindow))
    ended = CliRunner().invoke(open_, [str(path)], obj=Voice(), catch_exceptions=False)
    assert (ended.exit_code, steps.left) == (0, [])
    with open_house(path) as house:
        assert house.session.tournaments() == []
    assert settings.read().houses == (str(path),)


def test_a_name_that_was_spelt_wrong_makes_nothing(folder: Path) -> None:
    evening(folder / "club.house")
    path = folder / "clb.house"
    named: list[str] = []

    def look() -> bool:
        for question in top(MakingQuestion):
            assert isinstance(question, MakingQuestion)
            named.extend(label.text() for label in question.findChildren(QLabel))
            QTest.keyClick(question, Qt.Key.Key_Escape)
            return True
        return False

    steps = Steps(look)
    ended = CliRunner().invoke(open_, [str(path)], obj=Voice(), catch_exceptions=False)
    assert (ended.exit_code, steps.left) == (0, [])
    assert "Houses in this folder: club.house." in named
    assert not path.exists()


def test_it_is_asked_in_the_language_of_the_machine(folder: Path) -> None:
    settings.write(Settings(language="it"))
    heads: list[str] = []

    def look() -> bool:
        for question in top(MakingQuestion):
            assert isinstance(question, MakingQuestion)
            heads.append(question.make.text())
            question.reject()
            return True
        return False

    steps = Steps(look)
    CliRunner().invoke(open_, [str(folder / "club.house")], obj=Voice(), catch_exceptions=False)
    assert steps.left == []
    assert heads == [catalogue("it").pgettext("button", "Make it")]
    assert heads != ["Make it"]


def test_in_a_folder_that_is_not_there_nothing_is_asked(folder: Path) -> None:
    path = folder / "stick" / "club.house"
    steps = Steps(partial(close_window, MakingQuestion))
    with pytest.raises(FileMissing) as told:
        CliRunner().invoke(open_, [str(path)], obj=Voice(), catch_exceptions=False)
    assert len(steps.left) == 1
    steps.give_up()
    assert told.value.path == str(folder / "stick")


def test_without_a_display_it_is_told(tmp_path: Path) -> None:
    ended = subprocess.run(
        arguments("--lang", "en", "open", tmp_path / "club.house"),
        capture_output=True,
        text=True,
        cwd=CHECKOUT,
        env={**os.environ, "QT_QPA_PLATFORM": "", "DISPLAY": "", "WAYLAND_DISPLAY": ""},
        check=False,
        timeout=60,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("HouseMissing: ")
    assert not (tmp_path / "club.house").exists()


def test_another_house_takes_the_place_of_the_one_that_is_left(folder: Path) -> None:
    """The clock runs in the first one, so that leaving it is asked about; both are listed."""
    first = evening(folder / "first.house")
    second = folder / "second.house"
    with create(second) as house:
        begin(house.session, "Second")
    seen: list[str] = []

    def turn() -> bool:
        for window in top(ConsoleWindow):
            assert isinstance(window, ConsoleWindow)
            window.preferences.houses.open(second)
            question = window.closing.question
            assert question is not None
            seen.extend([question.windowTitle(), question.leave.text()])
            QTest.mouseClick(question.leave, Qt.MouseButton.LeftButton)
            return True
        return False

    def end() -> bool:
        for window in top(ConsoleWindow):
            assert isinstance(window, ConsoleWindow)
            seen.append(window.view.state.setup.name)
            window.close()
            return True
        return False

    steps = Steps(turn, end)
    run(open_house(first), "en")
    assert steps.left == []
    assert seen == ["Leave this house?", "Open second.house", "Second"]
    assert settings.read().houses == (str(second), str(first))
    assert {one.name for one in folder.iterdir()} == {
        *(
            f"{house}{beside}"
            for house in ("first", "second")
            for beside in (".house", ".house-heads")
        ),
        "heads",
        "settings.json",
    }


def test_a_rehearsal_is_not_listed_and_what_is_opened_from_it_is(folder: Path) -> None:
    first, second = evening(folder / "demo.house"), evening(folder / "club.house", begun=False)
    seen: list[str] = []

    def turn() -> bool:
        for window in top(ConsoleWindow):
            assert isinstance(window, ConsoleWindow)
            seen.extend(settings.read().houses)
            window.preferences.houses.open(second)
            question = window.closing.question
            assert question is not None
            QTest.mouseClick(question.leave, Qt.MouseButton.LeftButton)
            return True
        return False

    steps = Steps(turn, partial(close_window, ConsoleWindow))
    rehearse(first, catalogue("en"))
    assert (steps.left, seen) == ([], [])
    assert settings.read().houses == (str(second),)


def test_while_it_is_shown_another_writer_is_waited_for_only_so_long(folder: Path) -> None:
    home = open_house(evening(folder / "club.house", begun=False))
    patience: list[int] = []

    def look() -> bool:
        patience.append(home._house.patience)
        return close_window(ConsoleWindow)

    steps = Steps(look)
    run(home, "en")
    assert steps.left == []
    assert set(patience) == {PATIENCE}


def test_the_houses_of_this_machine_are_few_and_each_is_listed_once(folder: Path) -> None:
    path = folder / "club.house"
    before = tuple(f"/houses/{number}.house" for number in range(LISTED))
    with create(path) as home:
        seated(home.session)
        listed = (*before[:2], str(path), *before[2:])
        with at_home(home, Settings(houses=listed)) as shown:
            shown.houses.note()
            assert shown.settings.houses == (str(path), *before[: LISTED - 1])


def test_houses_of_one_name_are_told_apart_by_their_folders(folder: Path) -> None:
    listed = ("/a/club.house", "/b/club.house", "/c/A&B.house")
    with create(folder / "own.house") as home:
        seated(home.session)
        with at_home(home, Settings(houses=listed)) as shown:
            names = [name for name in menu(shown) if ".house" in name]
            assert names == ["/a/club.house", "/b/club.house", "A&&B.house"]


def test_another_house_is_looked_for_beside_the_one_in_hand(folder: Path) -> None:
    other = evening(folder / "other.house")
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            window_of(shown).gestures.perform("open-house")
            dialog = window_of(shown).findChild(QFileDialog, "house")
            assert dialog is not None
            assert Path(dialog.directory().path()) == folder
            dialog.fileSelected.emit(str(other))
            dialog.reject()
            assert following(shown) == other


def test_the_first_page_of_an_empty_house_leads_to_another_one(folder: Path) -> None:
    other = evening(folder / "other.house")
    with create(folder / "club.house") as home, at_home(home) as shown:
        assert isinstance(shown.window, BeginningWindow)
        QTest.mouseClick(shown.window.other, Qt.MouseButton.LeftButton)
        dialog = shown.window.findChild(QFileDialog, "house")
        assert dialog is not None
        dialog.fileSelected.emit(str(other))
        dialog.reject()
        assert following(shown) == other


def test_a_window_that_can_not_be_left_now_keeps_its_house(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A paper is being made."""
    other = evening(folder / "other.house")
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            monkeypatch.setattr(window_of(shown), "is_printing", lambda: True)
            shown.houses.open(other)
            assert window_of(shown).isVisible()
            assert following(shown) is None
            monkeypatch.undo()


def test_of_two_that_were_chosen_only_the_last_one_stays_open(folder: Path) -> None:
    first, second = evening(folder / "first.house"), evening(folder / "second.house")
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            shown.houses.open(first)
            assert first.with_name("first.house-wal").exists()
            shown.houses.open(second)
            assert following(shown) == second
            assert not first.with_name("first.house-wal").exists()


def test_who_stays_keeps_the_house_and_can_close_it_later(folder: Path) -> None:
    other = evening(folder / "other.house")
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home, Settings(houses=(str(other),))) as shown:
            menu(shown)["other.house"]()
            question = window_of(shown).closing.question
            assert question is not None
            assert following(shown) == other
            QTest.mouseClick(question.stay, Qt.MouseButton.LeftButton)
            assert following(shown) is None
            window_of(shown).close()
            question = window_of(shown).closing.question
            assert question is not None
            assert question.windowTitle() == "Close the console?"


def test_a_house_that_can_not_be_opened_is_told_and_nothing_is_left(folder: Path) -> None:
    text = folder / "notes.txt"
    text.write_text("a shopping list")
    gone = folder / "gone.house"
    with create(folder / "club.house") as home:
        seated(home.session)
        listed = (str(gone), str(text), str(folder / "club.house"))
        with at_home(home, Settings(houses=listed)) as shown:
            assert "club.house" not in menu(shown)
            menu(shown)["gone.house"]()
            assert f"{gone} is not there" in said(shown)
            menu(shown)["notes.txt"]()
            assert "is not a house file" in said(shown)
            shown.houses.open(folder / "club.house")
            assert "is the house that is open" in said(shown)
            assert window_of(shown).isVisible()


def test_a_copy_is_made_while_the_house_is_open(folder: Path) -> None:
    place = folder / "stick" / "copy.house"
    place.parent.mkdir()
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            window = window_of(shown)
            window.gestures.perform("copy-house")
            dialog = window.findChild(QFileDialog, "house")
            assert dialog is not None
            today = date.today().isoformat()  # noqa: DTZ011 -- as a person reads it
            assert Path(dialog.selectedFiles()[0]).name == f"club-{today}.house"
            dialog.fileSelected.emit(str(place))
            dialog.reject()
            assert until(lambda: "Copied to" in said(shown))
            assert f"Copied to {place} and checked: 1 tournament, " in said(shown)
            assert until(lambda: not window.findChildren(CopyDialog))
            dialog.fileSelected.emit(str(folder / "club.house"))
            assert until(lambda: "is the house itself" in said(shown))
            assert until(lambda: not window.findChildren(CopyDialog))
    with open_house(place) as copy:
        assert len(copy.session.tournaments()) == 1


def test_while_the_copy_is_checked_that_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = Event()

    def slowly(house: Path, place: Path, progress: Callable[[int, int], None]) -> Copied:
        progress(2, 2)
        assert checked.wait(30)
        return copy_house(house, place, lambda _done, _of: None)

    monkeypatch.setattr("tdconsole.gui.console.frame.copying.copy_house", slowly)
    place = folder / "copy.house"
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            window = window_of(shown)
            copying = CopyDialog(window.view, folder / "club.house", place, window.theme, window)
            copying.open()
            copying.begin()
            assert until(lambda: copying.said.text() == f"Checking the copy {place}…")
            assert copying.bar.maximum() == 0
            checked.set()
            assert until(lambda: "Copied to" in said(shown))
            assert until(lambda: not window.findChildren(CopyDialog))


def test_copying_is_stopped_by_escape(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def without_end(_house: Path, _place: Path, progress: Callable[[int, int], None]) -> None:
        while True:
            progress(1, 2)

    monkeypatch.setattr("tdconsole.gui.console.frame.copying.copy_house", without_end)
    with create(folder / "club.house") as home:
        seated(home.session)
        with at_home(home) as shown:
            window = window_of(shown)
            copying = CopyDialog(
                window.view, folder / "club.house", folder / "copy.house", window.theme, window
            )
            copying.open()
            copying.begin()
            QTest.keyClick(copying, Qt.Key.Key_Escape)
            assert until(lambda: "The copying was stopped" in said(shown))
            assert until(lambda: not window.findChildren(CopyDialog))


def test_what_a_house_has_lost_is_told_as_it_is_opened(folder: Path) -> None:
    path = evening(folder / "club.house")
    forge(path, "DELETE FROM event WHERE step > 1", "DELETE FROM step WHERE id > 1")
    with open_house(path) as home, at_home(home) as shown:
        assert "it ends with step 1, but went to step" in said(shown)


def test_a_past_changed_behind_the_window_is_told_before_it_closes(folder: Path) -> None:
    with create(folder / "club.house") as home:
        tournament = begin(home.session)
        with at_home(home) as shown:
            forge(file_of(home), "UPDATE step SET command = 'CloseTables' WHERE version = 1")
            window_of(shown).close()
            question = window_of(shown).closing.question
            assert question is not None
            told = " ".join(label.text() for label in question.findChildren(QLabel))
            assert f"tournament/{tournament}: step 1" in told
            assert "clock" not in told
