"""The hall switched on in the window: where it is, who is connected, and what is in its way."""

import http.client
import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdconsole.club import pins
from tdconsole.domain.values import DeviceId, StaffId
from tdconsole.gui.app import Console
from tdconsole.gui.console.wall.hall.dialog import HallDialog
from tdconsole.gui.console.wall.hall.pairing import PairingDialog
from tdconsole.session import Opened, create, open_house
from tdconsole.session.people.devices import pair
from tdconsole.settings import ALL_ADDRESSES, Hall, Settings, Wall, reached, write
from tdconsole.wall.control import Door, door
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import Kept, window_of
from tests.gui.hands import click
from tests.gui.houses import CHECKOUT, arguments, begin, evening, file_of
from tests.gui.showing import showing
from tests.gui.waiting import until
from tests.printing.seen import read
from tests.session.staffed import FEW_ROUNDS, acts_as, staffed
from tests.web.controlled import controlled
from tests.web.serving import Asked
from tests.web.tablet import claim

SOON = 20_000
"""The milliseconds in which another program has certainly started."""


@pytest.fixture
def folder(qt: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings.json"))
    return tmp_path


@pytest.fixture
def home(folder: Path) -> Iterator[Opened]:
    with create(folder / "club.house") as house:
        seated(house.session)
        yield house


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def dialog(shown: Console) -> HallDialog:
    window_of(shown).gestures.perform("hall")
    found = window_of(shown).findChild(HallDialog)
    assert found is not None
    return found


def said_of(hall: HallDialog) -> tuple[str, str]:
    return hall.state.text(), hall.url.text()


def chosen_in(keep: Kept) -> Hall:
    return keep.last.hall


def is_open(shown: Console) -> bool:
    return until(lambda: shown.hall.report is not None, SOON)


def answers(port: int, path: str = "/") -> str | None:
    """What the hall answers; None if nobody listens."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        line.request("GET", path)
        return line.getresponse().read().decode()
    except (OSError, http.client.HTTPException):
        return None
    finally:
        line.close()


def left_door() -> Door:
    found = door()
    assert found is not None
    return found


def on_wall(port: int, text: str) -> bool:
    """Whether a television that shows what is live now shows this."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    line.request("GET", "/stream/wall/live")
    answer = line.getresponse()
    try:
        while True:
            said = answer.readline().decode()
            if said.startswith('data: {"screen"'):
                return text in said
    finally:
        line.close()


def test_a_key_opens_it_and_a_button_switches_it_on_and_off(home: Opened, port: int) -> None:
    keep = Kept()
    with showing(home, Hall(port=port), keep) as shown:
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(window_of(shown), Qt.Key.Key_F5, keys)
        hall = window_of(shown).findChild(HallDialog)
        assert hall is not None
        assert not hall.isModal()
        assert said_of(hall) == ("The hall is closed", "")
        assert not hall.devices.pair.isEnabled()
        assert chosen_in(keep) == Hall()
        QTest.keyClick(hall.switch, Qt.Key.Key_Space)
        assert said_of(hall) == ("The hall is being opened…", "")
        assert is_open(shown)
        assert said_of(hall) == ("The hall is open", f"http://{reached(ALL_ADDRESSES)}:{port}/")
        assert hall.connected.text() == "0 phones · 0 televisions · 0 devices"
        assert "Spring Main" in (answers(port) or "")
        assert chosen_in(keep) == Hall(address=ALL_ADDRESSES, port=port)
        click(hall.switch)
        assert said_of(hall) == ("The hall is closed", "")
        assert until(lambda: answers(port) is None, SOON)
        QTest.keyClick(hall, Qt.Key.Key_Escape)
        assert until(lambda: window_of(shown).findChild(HallDialog) is None)


def test_the_code_on_the_screen_is_the_address(home: Opened, port: int, folder: Path) -> None:
    with showing(home, Hall(address="127.0.0.1", port=port, names=("hall.lan",))) as shown:
        hall = dialog(shown)
        shown.hall.open()
        assert is_open(shown)
        hall.code.grab().save(str(folder / "code.png"))
        with Image.open(folder / "code.png") as picture:
            (found,) = read(picture.convert("L"))
        assert found.text == hall.url.text() == f"http://hall.lan:{port}/"


def test_it_is_back_when_it_was_killed(home: Opened, port: int) -> None:
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        shown.hall.open()
        assert is_open(shown)
        first = left_door().pid
        os.kill(first, signal.SIGKILL)
        assert until(lambda: shown.hall.report is None, SOON)
        assert shown.hall.on
        hall = dialog(shown)
        assert hall.said.text().startswith("Its process ended.")
        assert is_open(shown)
        assert hall.said.text() == ""
        assert left_door().pid != first
        assert "Spring Main" in (answers(port) or "")


def test_a_port_that_is_taken_is_told_and_tried_again(home: Opened, port: int) -> None:
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        hall = dialog(shown)
        told: list[str] = []
        window_of(shown).view.told.connect(lambda one: told.append(one.sentence))
        with socket.create_server(("127.0.0.1", port)):
            click(hall.switch)
            assert until(lambda: bool(shown.hall.fault), SOON)
            assert f"The hall can't be opened at 127.0.0.1:{port}" in hall.said.text()
            assert "It is tried again in" in hall.said.text()
            assert hall.said.property("role") == "stopped"
            assert until(lambda: shown.hall._tries > 1, SOON)
        assert is_open(shown)
        assert hall.said.text() == ""
        assert len(told) == 1
        assert told[0].startswith("The hall is not open. The hall can't be opened at")


def test_another_port_is_gone_to_at_once(home: Opened, port: int) -> None:
    keep = Kept()
    with socket.create_server(("127.0.0.1", 0)) as free:
        other = int(free.getsockname()[1])
    with showing(home, Hall(address="127.0.0.1", port=port), keep) as shown:
        hall = dialog(shown)
        click(hall.switch)
        assert is_open(shown)
        hall.port.setValue(other)
        assert keep.last.hall.port == other
        assert until(lambda: shown.hall.url == f"http://127.0.0.1:{other}/", SOON)
        assert answers(port) is None
        hall.name.setText("no such name")
        hall.name.editingFinished.emit()
        assert "is not a name of a machine" in hall.said.text()
        assert not chosen_in(keep).names
        hall.name.setText("hall.lan")
        hall.name.editingFinished.emit()
        assert chosen_in(keep).names == ("hall.lan",)
        assert until(lambda: shown.hall.url == f"http://hall.lan:{other}/", SOON)


def test_the_televisions_show_what_the_director_has_live(home: Opened, port: int) -> None:
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        shown.hall.open()
        assert is_open(shown)
        assert on_wall(port, '"screen":"clock"')
        shown.stage.show("seating")
        assert until(lambda: on_wall(port, '"screen":"seating"'), SOON)
        shown.stage.choose(Wall(notice="Patience"))
        shown.stage.show("notice")
        assert until(lambda: on_wall(port, "Patience"), SOON)
        os.kill(left_door().pid, signal.SIGKILL)
        assert until(lambda: shown.hall.report is None, SOON)
        assert is_open(shown)
        assert until(lambda: on_wall(port, "Patience"), SOON)


def test_another_tournament_in_hand_is_shown_once_that_is_asked_for(
    home: Opened, port: int
) -> None:
    other = begin(home.session, "Side Event")
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        shown.hall.open()
        assert is_open(shown)
        assert "Side Event" in (answers(port) or "")
        first = next(one for one in home.session.tournaments() if one != other)
        shown.choose(first)
        assert not until(lambda: "Side Event" not in (answers(port) or ""), 500)
        shown.toggle_show()
        assert not shown.wall.on
        assert until(lambda: "Spring Main" in (answers(port) or ""), SOON)
        assert is_open(shown)


def test_it_opens_with_the_window_where_that_is_wanted(home: Opened, port: int) -> None:
    keep = Kept()
    with showing(home, Hall(address="127.0.0.1", port=port, starts=True), keep) as shown:
        assert is_open(shown)
        hall = dialog(shown)
        assert hall.starts.isChecked()
        hall.starts.click()
        assert not keep.last.hall.starts
        hall.cards.click()
        assert not keep.last.hall.on_cards
        assert shown.hall.report is not None
        click(hall.close_button)
        window_of(shown).close()
        question = window_of(shown).closing.question
        assert question is not None
        texts = [label.text() for label in question.findChildren(type(hall.said))]
        assert "The hall closes: phones and televisions are told nothing more." in texts
        question.reject()
    assert answers(port) is None
    assert door() is None


def test_another_window_has_it_now(home: Opened, port: int, folder: Path) -> None:
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        hall = dialog(shown)
        click(hall.switch)
        assert is_open(shown)
        with controlled(file_of(home), folder, port=port) as other:
            assert until(lambda: not shown.hall.on, SOON)
            assert hall.said.text() == "Another window on this machine has the hall."
            assert hall.switch.text() == "Open the hall"
            other.report()
            assert until(lambda: shown.hall._runs is None, SOON)
            assert "Spring Main" in (answers(port) or "")
            click(hall.switch)
            assert is_open(shown)
            assert other.process.wait(20) == 0
            assert hall.said.text() == ""


def test_one_that_went_on_alone_is_adopted_and_no_other(
    home: Opened, port: int, folder: Path
) -> None:
    chosen = Hall(address="127.0.0.1", port=port)
    with controlled(file_of(home), folder, port=port) as other:
        other.report()
        with showing(home, chosen) as shown:
            assert not shown.hall.on
        with showing(home, Hall(address="127.0.0.1", port=port, starts=True)) as shown:
            assert not shown.hall.on
            assert dialog(shown).said.text() == "Another window on this machine has the hall."
        for pipe in (other.process.stdin, other.process.stderr):
            assert pipe is not None
            pipe.close()
        assert until(lambda: other.door.alone, SOON)
        with showing(home, chosen) as shown:
            assert shown.hall.on
            assert is_open(shown)
            assert other.process.wait(20) == 0
            assert "Spring Main" in (answers(port) or "")


def test_a_house_only_looked_at_has_no_hall(home: Opened, port: int) -> None:
    with (
        open_house(file_of(home), looking=True) as looked,
        showing(looked, Hall(address="127.0.0.1", port=port, starts=True)) as shown,
    ):
        hall = dialog(shown)
        assert not hall.switch.isEnabled()
        assert hall.said.text().startswith("Here the house is only looked at")
        assert not shown.hall.on


# Devices


def paired(home: Opened, name: str = "Tablet 1") -> tuple[DeviceId, str]:
    staff = home.session.club.staff
    anna = staff.by_name("Anna") or staff.add("Anna")
    _, code = pair(home.session, name, anna, "floor")
    device = home.session.house_desk.called(name)
    assert code is not None
    assert device is not None
    return device, code


def lines(hall: HallDialog) -> list[tuple[str, ...]]:
    rows = hall.devices.rows
    return [
        tuple(str(rows.index(row, column).data()) for column in range(rows.columnCount()))
        for row in range(rows.rowCount())
    ]


def asked(hall: HallDialog) -> PairingDialog:
    click(hall.devices.pair)
    (found,) = (one for one in hall.findChildren(PairingDialog) if one.isVisible())
    return found


def test_the_devices_are_listed_and_removed_by_one_gesture(home: Opened, port: int) -> None:
    _, code = paired(home)
    paired(home, "Television")
    assert home.session.club.devices.claim(code, home.session.now()) is not None
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        hall = dialog(shown)
        assert lines(hall) == [
            ("Tablet 1", "Anna", "floor", "not here"),
            ("Television", "Anna", "floor", "waits for its code"),
        ]
        assert not hall.devices.remove.isEnabled()
        QTest.keyClick(hall.devices.list, Qt.Key.Key_Down)
        click(hall.devices.remove)
        assert hall.said.text() == "Tablet 1 is no longer paired."
        assert [line[0] for line in lines(hall)] == ["Television"]
        assert [one.staff for one in home.session.house.devices.values()] == [StaffId(1)]


def test_one_is_paired_by_its_code_and_the_window_says_so(home: Opened, port: int) -> None:
    home.session.club.staff.add("Anna")
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        hall = dialog(shown)
        click(hall.switch)
        assert is_open(shown)
        one = asked(hall)
        assert not one.go.isEnabled()
        QTest.keyClicks(one.name, "Tablet 7")
        one.role.setCurrentIndex(one.role.findText("desk"))
        QTest.keyClick(one.name, Qt.Key.Key_Return)
        code = one.letters.text()
        assert len(code) == 9
        assert code[4] == "-"
        assert one.code.text == f"http://127.0.0.1:{port}/pair#{code.replace('-', '')}"
        assert "2:00 more" in one.left.text()
        assert not one.go.isEnabled()
        assert lines(hall) == [("Tablet 7", "Anna", "desk", "waits for its code")]
        tablet = claim(Asked(port), code)
        assert tablet.status == 200
        assert until(lambda: hall.findChild(PairingDialog) is None)
        assert hall.said.text() == "Tablet 7 is paired."
        assert hall.said.property("role") == "done"
        assert lines(hall) == [("Tablet 7", "Anna", "desk", "not here")]
        cookie = tablet.headers["set-cookie"].split(";")[0]
        with Asked(port).heard("/stream/floor", Cookie=cookie):
            assert until(lambda: lines(hall) == [("Tablet 7", "Anna", "desk", "connected")], SOON)
            assert hall.connected.text() == "0 phones · 0 televisions · 1 device"
            hall.devices.list.select(1)
            click(hall.devices.remove)
            assert until(lambda: hall.connected.text().endswith("0 devices"), SOON)
        assert lines(hall) == []


def test_a_code_that_is_over_is_followed_by_another(
    home: Opened, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.session.club.staff.add("Anna")
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        hall = dialog(shown)
        click(hall.switch)
        assert is_open(shown)
        one = asked(hall)
        QTest.keyClicks(one.name, "Tablet 7")
        click(one.go)
        code = one.letters.text()
        monkeypatch.setattr("tdconsole.gui.console.wall.hall.pairing.CODE_LASTS", 0)
        assert until(one.go.isEnabled)
        assert (one.letters.text(), one.code.text) == ("", "")
        assert one.left.text() == "The code is over: nobody can use it any more."
        monkeypatch.setattr("tdconsole.gui.console.wall.hall.pairing.CODE_LASTS", 60_000)
        click(one.go)
        assert one.letters.text() not in {"", code}
        assert len(home.session.house.devices) == 1
        assert home.session.club.devices.claim(code, home.session.now()) is None
        QTest.keyClick(one, Qt.Key.Key_Escape)
        QTest.keyClick(hall.devices.list, Qt.Key.Key_Down)
        again = asked(hall)
        assert (again.name.text(), again.staff.currentText()) == ("Tablet 7", "Anna")
        again.reject()


def test_what_may_not_be_paired_is_refused_in_a_sentence(
    home: Opened, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pins, "_ROUNDS", FEW_ROUNDS)
    session = home.session
    with showing(home, Hall(address="127.0.0.1", port=port)) as shown:
        hall = dialog(shown)
        click(hall.switch)
        assert is_open(shown)
        one = asked(hall)
        QTest.keyClicks(one.name, "Tablet 7")
        assert not one.go.isEnabled()
        assert one.said.text().startswith("Nobody is on the staff yet")
        one.reject()
        members = staffed(session)
        acts_as(session, "floor", members)
        one = asked(hall)
        QTest.keyClicks(one.name, "Tablet 7")
        click(one.go)
        assert one.letters.text() == ""
        assert one.said.text().startswith("Not for the role “floor”: device paired.")
        assert not session.house.devices
        one.reject()


# The window killed


class Window:
    """The director's window in a process of its own, as it is started by hand."""

    def __init__(self, house: Path) -> None:
        self.process = subprocess.Popen(
            arguments("--lang", "en", "open", house),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=CHECKOUT,
        )

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def opened(house: Path) -> Iterator[Window]:
    window = Window(house)
    try:
        yield window
    finally:
        window.kill()


def serves(port: int, *before: int) -> bool:
    """Whether it answers from another process than these."""
    found = door()
    return found is not None and found.pid not in before and "Spring Main" in (answers(port) or "")


def test_a_window_that_is_killed_leaves_the_hall_open_and_the_next_takes_it_over(
    folder: Path, port: int
) -> None:
    house = evening(folder / "club.house")
    hall = Hall(address="127.0.0.1", port=port, starts=True)
    assert write(Settings(hall=hall), folder / "settings.json")
    left: list[int] = []
    try:
        with opened(house) as first:
            assert until(lambda: serves(port), SOON)
            left.append(left_door().pid)
            first.kill()
        assert until(lambda: left_door().alone, SOON)
        assert serves(port)
        assert left_door().pid == left[0]
        with opened(house) as second:
            assert until(lambda: serves(port, left[0]), SOON)
            left.append(left_door().pid)
            assert until(lambda: not is_running(left[0]), SOON)
            os.kill(left[1], signal.SIGKILL)
            assert until(lambda: serves(port, *left), SOON)
            left.append(left_door().pid)
            second.process.send_signal(signal.SIGINT)
            assert second.process.wait(20) == 0
        assert answers(port) is None
        assert door() is None
    finally:
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def is_running(pid: int) -> bool:
    """Whether the process is there, and not only waited for."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").split(") ")[1][0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
