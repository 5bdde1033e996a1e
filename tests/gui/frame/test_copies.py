"""Copies that the window makes by itself, what it says of them, and a hurt house brought back."""

import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec import json
from msgspec.structs import replace

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from tdconsole import settings
from tdconsole.domain.language.commands.clock import PauseClock, ResumeClock
from tdconsole.domain.language.events.day import DayEnded
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.tournament import TournamentFinished
from tdconsole.domain.values import Instant, Millis
from tdconsole.gui.app import Console
from tdconsole.gui.commands import open_
from tdconsole.gui.console.engine.copies import Copies
from tdconsole.gui.console.engine.program import Program
from tdconsole.gui.console.frame.copies.dialog import CopiesDialog
from tdconsole.gui.console.frame.copies.mending import MendingDialog
from tdconsole.gui.console.frame.copies.sign import CopySign
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.papers.orders import Orders, Wanted
from tdconsole.known_errors import DamagedFile
from tdconsole.projections.engine.seals import Seals
from tdconsole.session import Change, Opened, SystemTime, copies, create, open_house
from tdconsole.settings import Backups, PaperWay, Sealing, Settings
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import Kept, window_of
from tests.gui.frame.test_houses import Steps, Voice, top
from tests.gui.hands import click
from tests.gui.houses import file_of
from tests.gui.waiting import until
from tests.journal.forging import forge

MINUTE = 60_000
LONG = 30_000
"""The milliseconds in which another program has certainly started and done its work."""


class Later:
    """The wall clock, moved on by a test."""

    def __init__(self) -> None:
        self._by = 0

    def now(self) -> Instant:
        now = SystemTime().now()
        awake = now.uptime if now.awake is None else now.awake
        return replace(
            now,
            utc=Millis(now.utc + self._by),
            uptime=Millis(now.uptime + self._by),
            awake=Millis(awake + self._by),
        )

    def run(self, minutes: float) -> None:
        self._by += round(minutes * MINUTE)


@pytest.fixture
def folder(qt: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    del qt
    monkeypatch.setenv("TDCONSOLE_SETTINGS", str(tmp_path / "settings" / "settings.json"))
    return tmp_path


@pytest.fixture
def stick(folder: Path) -> Path:
    place = folder / "stick"
    place.mkdir()
    return place


@pytest.fixture
def home(folder: Path) -> Iterator[Opened]:
    with create(folder / "club.house") as house:
        seated(house.session)
        yield house


@pytest.fixture
def time() -> Later:
    return Later()


@contextmanager
def showing(
    home: Opened, place: Path | None, time: Later, *, first: bool = True
) -> Iterator[Console]:
    """The console; its first copy is made unless that isn't wanted."""
    backups = Backups(place=None if place is None else str(place))
    shown = Console(home.session, "en", Settings(backups=backups), Kept(), time, home)
    shown.begin()
    assert shown.window is not None
    assert QTest.qWaitForWindowActive(shown.window)
    if place is not None and first:
        assert until(lambda: ticked(shown).last is not None and not shown.copies.busy, LONG)
    try:
        yield shown
    finally:
        shown.houses.stay()
        shown.close()
        shown.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def ticked(shown: Console) -> Copies:
    window_of(shown).view.tick()
    return shown.copies


def sign(shown: Console) -> CopySign:
    found = window_of(shown).findChild(CopySign)
    assert found is not None
    return found


def dialog(shown: Console) -> CopiesDialog:
    click(sign(shown))
    found = window_of(shown).findChild(CopiesDialog)
    assert found is not None
    return found


def made(shown: Console, place: Path, home: Opened) -> int:
    """The copies there once nothing works any more."""
    assert until(lambda: not shown.copies.busy, LONG)
    return len(copies(place, file_of(home)))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What was to be run beside the window; it is not."""
    started: list[tuple[str, ...]] = []
    monkeypatch.setattr(
        Program,
        "start",
        lambda _self, _language, *words: started.append(tuple(map(str, words))),
    )
    return started


def backups_of(asked: list[tuple[str, ...]]) -> int:
    return sum(words[0] == "backup" and "--list" not in words for words in asked)


def known(shown: Console, time: Later) -> None:
    """As if the place had been looked at, and a copy made just now."""
    shown.copies.last, shown.copies._is_known = time.now().utc, True


def test_without_a_place_it_says_so_calmly_and_makes_none(
    home: Opened, time: Later, asked: list[tuple[str, ...]]
) -> None:
    with showing(home, None, time) as shown:
        time.run(200)
        window_of(shown).view.tick()
        assert sign(shown).text() == "No place for copies chosen"
        assert sign(shown).property("role") == "quiet"
        assert asked == []
        assert not shown.copies.is_wanted


def test_a_first_copy_is_made_and_its_age_and_place_are_seen(
    home: Opened, stick: Path, time: Later
) -> None:
    with showing(home, stick, time) as shown:
        assert made(shown, stick, home) == 1
        assert sign(shown).text() == "Copy just now · stick"
        time.run(12)
        window_of(shown).view.tick()
        assert sign(shown).text() == "Copy 12 minutes old · stick"
        assert sign(shown).property("role") == "quiet"
        assert "Copies of the house (Ctrl+Shift+F6)" in sign(shown).toolTip()


def test_one_is_made_as_a_break_begins_and_none_in_the_middle_of_it(
    home: Opened, stick: Path, time: Later, asked: list[tuple[str, ...]]
) -> None:
    with showing(home, stick, time, first=False) as shown:
        known(shown, time)
        board = window_of(shown).view.board()
        assert board.until_break is not None
        window_of(shown).view.tick()
        for minute in range(board.until_break // MINUTE + 3):
            shown.copies._played = 0
            time.run(1)
            window_of(shown).view.tick()
            assert backups_of(asked) == (minute >= board.until_break // MINUTE)


def test_one_is_made_after_an_hour_of_play_and_none_for_hours_of_rest(
    home: Opened, stick: Path, time: Later, asked: list[tuple[str, ...]]
) -> None:
    with showing(home, stick, time, first=False) as shown:
        view = window_of(shown).view
        known(shown, time)
        for minutes in (30, 25):
            time.run(minutes)
            view.tick()
        assert backups_of(asked) == 0
        view.do(PauseClock())
        time.run(300)
        view.tick()
        assert backups_of(asked) == 0
        view.do(ResumeClock())
        time.run(6)
        view.tick()
        assert backups_of(asked) == 1


@pytest.mark.parametrize("kind", [DayEnded, TournamentFinished])
def test_one_is_made_at_the_end_of_a_day_and_of_the_tournament(
    home: Opened, stick: Path, time: Later, asked: list[tuple[str, ...]], kind: type[Event]
) -> None:
    with showing(home, stick, time, first=False) as shown:
        view = window_of(shown).view
        known(shown, time)
        play, anchor = view.state.current, view.state.play.clock.anchor
        assert anchor is not None
        ends: dict[type[Event], Event] = {
            DayEnded: DayEnded(play=play, at=time.now()),
            TournamentFinished: TournamentFinished(play=play, anchor=anchor),
        }
        last = home.session.timeline(view.tournament).steps[-1]
        for event, wanted in (last.events[0], 0), (ends[kind], 1):
            view.changed.emit(
                Change(
                    tournament=view.tournament,
                    before=view.state,
                    after=view.state,
                    steps=(replace(last, events=(event,)),),
                    foreign=False,
                )
            )
            assert backups_of(asked) == wanted


def test_a_place_that_is_gone_turns_the_sign_red_and_is_told_once(
    home: Opened, stick: Path, time: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick.rmdir()
    with showing(home, stick, time, first=False) as shown:
        told: list[str] = []
        monkeypatch.setattr(shown, "tell", told.append)
        assert until(lambda: bool(shown.copies.fault), LONG)
        for _ in range(3):
            time.run(6)
            window_of(shown).view.tick()
            assert until(lambda: not shown.copies.busy, LONG)
        assert shown.copies.fault == f"{stick} does not exist."
        assert sign(shown).property("role") == "stopped"
        assert sign(shown).text() == "No copy: stick failed"
        assert sign(shown).toolTip().endswith(f"{stick} does not exist.")
        assert told == [f"No copy was made. {stick} does not exist."]
        stick.mkdir()
        time.run(6)
        window_of(shown).view.tick()
        assert made(shown, stick, home) == 1
        assert sign(shown).property("role") == "quiet"


def test_a_stick_that_is_put_back_is_enough(home: Opened, stick: Path, time: Later) -> None:
    with showing(home, stick, time) as shown:
        pulled = stick.rename(stick.with_name("in a pocket"))
        shown.copies.make(time.now())
        assert until(lambda: bool(shown.copies.fault), LONG)
        pulled.rename(stick)
        time.run(4)
        window_of(shown).view.tick()
        assert not shown.copies.busy
        time.run(2)
        window_of(shown).view.tick()
        assert until(lambda: not shown.copies.fault, LONG)
        assert sign(shown).property("role") == "quiet"


def test_too_much_play_since_the_last_one_turns_the_sign_red(
    home: Opened, stick: Path, time: Later, asked: list[tuple[str, ...]]
) -> None:
    """The copies that are asked for meanwhile never come to an end."""
    with showing(home, stick, time, first=False) as shown:
        view = window_of(shown).view
        known(shown, time)
        time.run(59)
        view.tick()
        assert (sign(shown).property("role"), backups_of(asked)) == ("quiet", 0)
        time.run(32)
        view.tick()
        assert backups_of(asked) == 1
        assert sign(shown).property("role") == "stopped"
        assert sign(shown).text() == "Copy 91 minutes old · stick"


def test_closing_waits_for_one_more_copy_and_closes_by_itself(
    home: Opened, stick: Path, time: Later
) -> None:
    with showing(home, stick, time) as shown:
        window = window_of(shown)
        window.view.do(PauseClock())
        time.run(2)
        ended: list[bool] = []
        shown.ended.connect(lambda: ended.append(True))
        window.close()
        waiting = window.closing.copying
        assert waiting is not None
        assert window.isVisible()
        assert str(stick) in waiting.said.text()
        assert until(lambda: not window.isVisible(), LONG)
        assert ended == [True]
        assert not shown.copies.is_wanted
    with open_house(copies(stick, file_of(home))[0].path) as copy:
        (number,) = copy.session.tournaments()
        assert copy.session.timeline(number).steps[-1].command == "PauseClock"


@pytest.mark.parametrize("way", ["button", "window", "key"])
def test_closing_can_do_without_it(
    home: Opened, stick: Path, time: Later, way: str, asked: list[tuple[str, ...]]
) -> None:
    with showing(home, stick, time, first=False) as shown:
        window = window_of(shown)
        window.view.do(PauseClock())
        window.close()
        waiting = window.closing.copying
        assert waiting is not None
        assert backups_of(asked) == 1
        if way == "button":
            click(waiting.skip)
        elif way == "window":
            window.close()
        else:
            QTest.keyClick(waiting, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        assert not window.isVisible()


def test_one_that_fails_at_the_end_says_why_and_leaves_the_choice(
    home: Opened, stick: Path, time: Later
) -> None:
    with showing(home, stick, time) as shown:
        window = window_of(shown)
        window.view.do(PauseClock())
        for one in stick.iterdir():
            one.unlink()
        stick.rmdir()
        window.close()
        waiting = window.closing.copying
        assert waiting is not None
        assert until(lambda: "No copy was made" in waiting.said.text(), LONG)
        assert window.isVisible()
        QTest.keyClick(waiting, Qt.Key.Key_Escape)
        assert window.isVisible()
        assert window.closing.copying is None


def test_nothing_new_needs_no_more_copy(home: Opened, stick: Path, time: Later) -> None:
    home.session.submit(home.session.find(None), PauseClock())
    with showing(home, stick, time) as shown:
        window_of(shown).close()
        assert window_of(shown).closing.copying is None
        assert not window_of(shown).isVisible()


def test_a_place_is_chosen_and_the_first_copy_made_at_once(
    home: Opened, stick: Path, time: Later
) -> None:
    with showing(home, None, time) as shown:
        there = dialog(shown)
        assert there.where.text().startswith("Choose a folder")
        assert not there.make.isEnabled()
        click(there.choose)
        chooser = there.findChild(QFileDialog)
        assert chooser is not None
        chooser.fileSelected.emit(str(stick))
        chooser.close()
        assert shown.settings.backups.place == str(stick)
        assert made(shown, stick, home) == 1
        assert until(lambda: there.list.count() == 1, LONG)
        assert "just now, 0." in there.list.item(0).text()
        assert there.said.text() == "Copy just now · stick"
        time.run(2)
        before = shown.copies.last
        click(there.make)
        assert until(lambda: shown.copies.last != before, LONG)


def test_a_copy_is_restored_beside_the_house_and_opened(
    home: Opened, stick: Path, time: Later, folder: Path
) -> None:
    with showing(home, stick, time) as shown:
        window = window_of(shown)
        window.view.do(PauseClock())
        there = dialog(shown)
        assert until(lambda: there.list.count() == 1, LONG)
        click(there.restore)
        chooser = there.findChild(QFileDialog)
        assert chooser is not None
        assert Path(chooser.selectedFiles()[0]).name.startswith("club restored 2")
        new = folder / "back.house"
        chooser.fileSelected.emit(str(new))
        chooser.close()
        assert until(lambda: there.make.text() == "Open it", LONG)
        assert "1 step after them is lost" in there.said.text()
        assert "go on from a new commitment" in there.said.text()
        click(there.make)
        assert shown.houses.following == new
        assert until(lambda: not window.isVisible(), LONG)


def test_the_sign_survives_another_language(home: Opened, stick: Path, time: Later) -> None:
    with showing(home, stick, time) as shown:
        shown.speak("it")
        window_of(shown).view.tick()
        assert sign(shown).text() == "Copia: adesso · stick"


class TestAHurtHouse:
    """Opened by its name, as by a double click."""

    @pytest.fixture
    def house(self, folder: Path, stick: Path) -> Path:
        path = folder / "club.house"
        with create(path) as house:
            seated(house.session, clock=False)
        command = [
            sys.executable,
            "-m",
            "tdconsole",
            "--lang",
            "en",
            "backup",
            str(path),
            str(stick),
        ]
        subprocess.run(command, check=True, capture_output=True)
        settings.write(Settings(backups=Backups(place=str(stick))))
        forge(path, "UPDATE step SET command = 'Else' WHERE version = 13")
        return path

    def ended(self, path: Path, *steps: Callable[[], bool]) -> object:
        left = Steps(*steps)
        outcome = CliRunner().invoke(open_, [str(path)], obj=Voice())
        left.give_up()
        assert left.left == []
        return outcome.exception

    @pytest.mark.parametrize("blotted", [False, True])
    def test_is_restored_in_two_gestures(self, house: Path, *, blotted: bool) -> None:
        before = house.read_bytes()
        report: list[str] = []

        def opened() -> bool:
            (asked,) = top(MendingDialog) or (None,)
            if not isinstance(asked, MendingDialog) or asked.restore.text() != "Open it":
                return False
            report.append(asked.said.text())
            click(asked.restore)
            return True

        if blotted:  # then it can't even be opened
            house.write_bytes(bytes(4096) + house.read_bytes()[4096:])
            before = house.read_bytes()
        assert self.ended(house, partial(pressed, "restore"), opened, closed) is None
        (aside,) = house.parent.glob("club (hurt *).house")
        assert aside.read_bytes() == before
        assert report[0].startswith("Restored from ")
        with open_house(house) as back:
            assert back.lost == ()

    def test_is_repaired(self, house: Path) -> None:
        def opened() -> bool:
            (asked,) = top(MendingDialog) or (None,)
            ready = isinstance(asked, MendingDialog) and asked.restore.text() == "Open it"
            return ready and pressed("restore")

        self.ended(house, partial(pressed, "repair"), opened, closed)
        with open_house(house.parent / "club (repaired).house") as back:
            (number,) = back.session.tournaments()
            assert len(back.session.timeline(number).steps) == 13

    def test_is_left_alone(self, house: Path) -> None:
        before = house.read_bytes()
        fault = self.ended(house, partial(pressed, "cancel"))
        assert isinstance(fault, DamagedFile)
        assert house.read_bytes() == before

    def test_opened_from_the_window_leaves_the_present_one_in_peace(
        self, house: Path, folder: Path, time: Later
    ) -> None:
        house.write_bytes(bytes(4096) + house.read_bytes()[4096:])
        with create(folder / "other.house") as other:
            seated(other.session)
            with showing(other, None, time) as shown:
                shown.houses.open(house)
                asked = window_of(shown).findChild(MendingDialog)
                assert asked is not None
                assert "damaged" in " ".join(one.text() for one in asked.findChildren(QLabel))
                asked.reject()
                assert window_of(shown).isVisible()
                assert shown.houses.following is None


def pressed(button: str) -> bool:
    for asked in top(MendingDialog):
        found = getattr(asked, button)
        if found.isEnabled():
            click(found)
            return True
    return False


def closed() -> bool:
    """The console came up on a house, and is closed at once."""
    for window in top(ConsoleWindow):
        assert isinstance(window, ConsoleWindow)
        window.closing.waive()
        window.close()
        return True
    return False


def test_what_works_beside_the_window_ends_with_it(home: Opened, stick: Path, time: Later) -> None:
    with showing(home, stick, time, first=False) as shown:
        shown.copies.make(time.now())
        assert shown.copies.busy
    assert [one.name for one in stick.iterdir() if one.name.startswith(".")] == []


# The seals at each rest


def kept_in(place: Path) -> str:
    """A command that keeps what it is given, as this machine's command for the seals."""
    written = f"import sys; open({str(place)!r}, 'ab').write(sys.stdin.buffer.read())"
    return shlex.join([sys.executable, "-c", written])


def test_the_seals_are_handed_on_as_a_break_begins_and_none_in_the_middle_of_it(
    home: Opened, folder: Path, time: Later
) -> None:
    place = folder / "seals.jsonl"
    with showing(home, None, time, first=False) as shown:
        sealing = Sealing(command=kept_in(place))
        assert settings.write(Settings(sealing=sealing))
        shown.settings = replace(shown.settings, sealing=sealing)
        view = window_of(shown).view
        board = view.board()
        assert board.until_break is not None
        view.tick()
        for _minute in range(board.until_break // MINUTE + 3):
            time.run(1)
            view.tick()
        assert until(place.exists, LONG)
        seals = window_of(shown).seals
        assert seals is not None
        assert until(lambda: not seals.program.busy, LONG)
    (line,) = place.read_bytes().splitlines()
    head = home.session.timeline(view.tournament).head
    assert json.decode(line, type=Seals).seals[0].head == head


def test_a_command_for_the_seals_that_fails_is_told(home: Opened, time: Later) -> None:
    with showing(home, None, time, first=False) as shown:
        sealing = Sealing(command="no-such-command-anywhere")
        assert settings.write(Settings(sealing=sealing))
        shown.settings = replace(shown.settings, sealing=sealing)
        told: list[str] = []
        window_of(shown).view.told.connect(lambda one: told.append(one.sentence))
        shown.copies.rested.emit()
        assert until(lambda: bool(told), LONG)
        assert told[0].startswith("The command for the seals, no-such-command-anywhere, failed")


def test_the_strip_is_chosen_next_to_the_copies_and_printed_at_a_rest(
    home: Opened, time: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Wanted] = []
    monkeypatch.setattr(Orders, "take", lambda _self, wanted: taken.append(wanted))
    with showing(home, None, time, first=False) as shown:
        told: list[str] = []
        window_of(shown).view.told.connect(lambda one: told.append(one.sentence))
        dialog = CopiesDialog(
            window_of(shown).view, shown, window_of(shown).theme, window_of(shown)
        )
        dialog.open()
        QTest.keyClick(dialog.strip, Qt.Key.Key_Space)
        assert shown.settings.sealing.strip
        dialog.close()
        shown.copies.rested.emit()
        assert told == [
            "This machine has no printer: the strip of seals can be made on the page Paper."
        ]
        way = PaperWay(document="seal-strip", paper="roll-58", printer="Desk")
        shown.settings = replace(shown.settings, papers=(way,))
        shown.copies.rested.emit()
    assert [(one.document, one.paper, one.printer) for one in taken] == [
        ("seal-strip", "roll-58", "Desk")
    ]


def test_a_house_that_is_looked_at_makes_no_copies(
    home: Opened, stick: Path, time: Later, asked: list[tuple[str, ...]]
) -> None:
    with (
        open_house(file_of(home), looking=True) as looked_at,
        showing(looked_at, stick, time, first=False) as shown,
    ):
        assert shown.copies.place is None
        shown.copies.make(time.now())
        assert backups_of(asked) == 0
