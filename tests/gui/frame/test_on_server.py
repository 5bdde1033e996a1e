"""A house on a server from the window: opened and made by its address, and listed by its name."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from tdconsole import settings
from tdconsole.gui.commands import open_
from tdconsole.gui.console.frame.beginning import BeginningWindow
from tdconsole.gui.console.frame.copies.dialog import CopiesDialog
from tdconsole.gui.console.frame.copies.mending import MendingDialog
from tdconsole.gui.console.frame.copies.sign import CopySign
from tdconsole.gui.console.frame.house_menu import HouseMenu
from tdconsole.gui.console.frame.not_opened import NotOpenedDialog
from tdconsole.gui.console.frame.on_server import AddressDialog
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.running import run
from tdconsole.known_errors import ServerOutOfReach
from tdconsole.session import Address, create, is_there, open_house, place_of
from tdconsole.settings import Sealing, Settings
from tests.gui.frame.test_app import window_of
from tests.gui.frame.test_houses import (
    Steps,
    Voice,
    at_home,
    close_window,
    folder,
    following,
    menu,
    said,
    top,
)
from tests.gui.houses import begin, evening
from tests.gui.waiting import until
from tests.postgres.cluster import ALWAYS_THERE, Cluster, Server

__all__ = ["folder"]


@pytest.fixture
def there(place_on_server: str) -> Address:
    place = place_of(place_on_server)
    assert isinstance(place, Address)
    with create(place) as house:
        begin(house.session, "Second")
    return place


def asked(window: ConsoleWindow) -> AddressDialog:
    window.gestures.perform("open-on-server")
    dialog = window.findChild(AddressDialog)
    assert dialog is not None
    return dialog


def typed(dialog: AddressDialog, address: object) -> None:
    dialog.line.setText(str(address))
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)


def test_a_house_is_opened_by_its_address_and_noted(folder: Path, there: Address) -> None:
    first = evening(folder / "first.house", begun=False)
    seen: list[str] = []

    def turn() -> bool:
        for window in top(ConsoleWindow):
            assert isinstance(window, ConsoleWindow)
            typed(asked(window), there)
            return True
        return False

    def end() -> bool:
        for window in top(ConsoleWindow):
            assert isinstance(window, ConsoleWindow)
            if window.view.state.setup.name == "Second":
                seen.append(window.windowTitle())
                window.close()
                return True
        return False

    steps = Steps(turn, end)
    run(open_house(first), "en")
    assert steps.left == []
    assert seen == [f"Second — {there.name}, {there.server} — tdconsole"]
    assert settings.read().houses == (str(there), str(first))


def test_a_house_is_made_there(folder: Path, places_on_server: Callable[[], str]) -> None:
    new = place_of(places_on_server())
    with open_house(evening(folder / "club.house", begun=False)) as home, at_home(home) as shown:
        dialog = asked(window_of(shown))
        typed(dialog, new)
        assert until(lambda: "does not exist" in dialog.said.text())
        QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
        assert until(lambda: following(shown) == new)
    assert is_there(new)


def test_a_refusal_stands_under_the_line_and_tells_no_password(folder: Path) -> None:
    with open_house(evening(folder / "club.house", begun=False)) as home, at_home(home) as shown:
        dialog = asked(window_of(shown))
        assert not dialog.open_it.isEnabled()
        typed(dialog, "postgresql://ann:s3cr3t@hall/club/evening")
        assert "password" in dialog.said.text()
        assert "s3cr3t" not in dialog.said.text()
        typed(dialog, "hall")
        assert "does not say which house" in dialog.said.text()
        typed(dialog, "postgresql://127.0.0.1:9/club/evening")
        assert until(lambda: "can't be reached" in dialog.said.text())
        assert dialog.line.text() == "postgresql://127.0.0.1:9/club/evening"
        assert dialog.isVisible()
        assert following(shown) is None


def test_who_no_longer_waits_for_a_house_does_not_get_it(folder: Path, there: Address) -> None:
    with open_house(evening(folder / "club.house", begun=False)) as home, at_home(home) as shown:
        dialog = asked(window_of(shown))
        dialog.opened.connect(lambda _home: pytest.fail("it was left"))
        typed(dialog, there)
        dialog.reject()
        assert until(lambda: not isValid(dialog))
        assert following(shown) is None


def test_a_house_there_is_listed_by_its_name_and_server(folder: Path, there: Address) -> None:
    file = evening(folder / "club.house", begun=False)
    chosen = Settings(houses=(str(there), "postgresql://", str(folder / "other.house"), str(file)))
    with open_house(file) as home, at_home(home, chosen) as shown:
        listed = menu(shown)
        assert f"{there.name} — {there.server}" in listed
        assert "other.house" in listed
        listed[f"{there.name} — {there.server}"]()
        assert until(lambda: following(shown) == there)


def test_what_only_a_file_has_is_grey_with_the_reason(folder: Path, there: Address) -> None:
    del folder
    with open_house(there) as home, at_home(home) as shown:
        window = window_of(shown)
        house = window.findChild(HouseMenu)
        assert house is not None
        house.aboutToShow.emit()
        (copy,) = [one for one in house.actions() if one.text() == "Copy the house…"]
        assert not copy.isEnabled()
        assert "pg_dump" in copy.toolTip()
        window.gestures.perform("copy-house")
        assert "a file is wanted here" in said(shown)
        sign = window.findChild(CopySign)
        assert sign is not None
        assert not sign.isVisible()
        typed(asked(window), there)
        (dialog,) = window.findChildren(AddressDialog)
        assert "is the house that is open" in dialog.said.text()
        dialog.reject()
        window.gestures.perform("copies")
        copies = window.findChild(CopiesDialog)
        assert copies is not None
        assert copies.said.text().startswith("What is acknowledged ")
        assert not any(
            part.isVisible() for part in (copies.choose, copies.list, copies.restore, copies.make)
        )
        assert copies.strip.isVisible()


def test_its_seals_are_handed_on_at_a_break(folder: Path, there: Address) -> None:
    sealed = folder / "sealed"
    chosen = Settings(sealing=Sealing(command=f"tee {sealed}"))
    settings.write(chosen)  # what the command is called by reads them, too
    with open_house(there) as home, at_home(home, chosen) as shown:
        shown.copies.rested.emit()
        assert until(lambda: sealed.is_file() and "Second" in sealed.read_text(encoding="utf-8"))


def test_what_is_wrong_with_a_house_there_is_told_in_the_line(
    folder: Path, server: Server, there: Address, places_on_server: Callable[[], str]
) -> None:
    with server.connected() as connection:
        connection.execute(f"ALTER TABLE {there.house}.step RENAME COLUMN hash TO gone")
    with open_house(evening(folder / "club.house", begun=False)) as home, at_home(home) as shown:
        shown.houses.open(place_of(places_on_server()))
        assert "the database has no house of this name" in said(shown)
        shown.houses.open(there)
        assert "the server's own copies" in said(shown)
        assert not window_of(shown).findChildren(MendingDialog)


def test_a_server_that_is_not_there_at_the_start_is_tried_again(
    folder: Path, cluster: Cluster
) -> None:
    del folder
    place = place_of(cluster.address(ALWAYS_THERE, "evening"))
    with create(place) as house:
        begin(house.session)
    cluster.stop()

    def again() -> bool:
        for dialog in top(NotOpenedDialog):
            assert isinstance(dialog, NotOpenedDialog)
            assert "can't be reached" in dialog.why.text()
            assert dialog.make.isHidden()
            cluster.start()
            QTest.mouseClick(dialog.again, Qt.MouseButton.LeftButton)
            return True
        return False

    steps = Steps(again, partial(close_window, ConsoleWindow))
    ended = CliRunner().invoke(open_, [str(place)], obj=Voice(), catch_exceptions=False)
    assert (ended.exit_code, steps.left) == (0, [])


def test_a_house_that_is_not_there_at_the_start_is_made_where_that_is_wanted(
    folder: Path, place_on_server: str
) -> None:
    del folder

    def make() -> bool:
        for dialog in top(NotOpenedDialog):
            assert isinstance(dialog, NotOpenedDialog)
            QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
            return True
        return False

    steps = Steps(make, partial(close_window, BeginningWindow))
    ended = CliRunner().invoke(open_, [place_on_server], obj=Voice(), catch_exceptions=False)
    assert (ended.exit_code, steps.left) == (0, [])
    assert is_there(place_of(place_on_server))


def test_another_house_may_be_opened_instead(folder: Path) -> None:
    file = evening(folder / "club.house", begun=False)
    settings.write(Settings(houses=(str(file),)))

    def other() -> bool:
        for dialog in top(NotOpenedDialog):
            assert isinstance(dialog, NotOpenedDialog)
            (action,) = [one for one in dialog.menu.actions() if one.text() == "club.house"]
            action.trigger()
            return True
        return False

    steps = Steps(other, partial(close_window, ConsoleWindow))
    gone = "postgresql://127.0.0.1:9/club/evening"
    ended = CliRunner().invoke(open_, [gone], obj=Voice(), catch_exceptions=False)
    assert (ended.exit_code, steps.left) == (0, [])


def test_who_leaves_it_is_told_in_the_terminal_too(folder: Path) -> None:
    del folder
    steps = Steps(partial(close_window, NotOpenedDialog))
    with pytest.raises(ServerOutOfReach):
        CliRunner().invoke(
            open_,
            ["postgresql://127.0.0.1:9/club/evening"],
            obj=Voice(),
            catch_exceptions=False,
        )
    assert steps.left == []
