"""The window turned from one flight to another: nothing on any page is of the one that was left."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from tdconsole.domain.language.commands.clock import PauseClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.values import EntryId, PlayId, StepNo
from tdconsole.gui.app import Console
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.chips.page import ChipsPage
from tdconsole.gui.console.day.page import DayPage
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.page import DeskPage
from tdconsole.gui.console.frame.table import NAMES
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.papers.page import PaperPage
from tdconsole.gui.console.papers.preview import Preview
from tdconsole.i18n.catalogue import catalogue
from tdconsole.session import create
from tdconsole.settings import Settings
from tdconsole.wall.theme import theme
from tests.gui.boards import ROME
from tests.gui.flight_evening import FIRST, SECOND, Flown, SetTime
from tests.gui.waiting import until
from tests.printing.read_again import text_of

Line = tuple[str, ...]


# What stands on a page


def written(page: QWidget) -> list[Line]:
    """Every word that is seen, every row of every list, whether scrolled to or not."""
    lines: list[Line] = []
    papers = page.findChildren(Preview)  # made beside everything else
    for part in (page, *page.findChildren(QWidget)):
        if any(one is part or one.isAncestorOf(part) for one in papers):
            continue
        if part is page or part.isVisibleTo(page):
            lines.extend(_written(part))
    return lines


def _written(part: QWidget) -> Iterator[Line]:
    kind = type(part).__name__
    if part.accessibleName() or part.accessibleDescription():
        yield kind, part.accessibleName(), part.accessibleDescription()
    match part:
        case QLabel():
            yield kind, part.text()
        case QAbstractButton():
            yield kind, part.text(), part.toolTip(), f"{part.isEnabled()}", f"{part.isChecked()}"
        case QLineEdit():
            yield kind, part.text(), part.placeholderText()
        case QComboBox():
            yield kind, part.currentText(), *(part.itemText(at) for at in range(part.count()))
        case QAbstractItemView() if part.model() is not None:
            yield from _rows(kind, part.model())
        case _:
            pass


def _rows(kind: str, model: QAbstractItemModel) -> Iterator[Line]:
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for row in range(model.rowCount()):
        cells = (model.index(row, column) for column in range(columns))
        yield kind, *(f"{cell.data(Qt.ItemDataRole.DisplayRole)}" for cell in cells)


# Windows


class Turned:
    """One window that is turned to and fro, and beside it new ones that never were."""

    def __init__(self, console: Console, flown: Flown) -> None:
        self.console, self.flown = console, flown
        assert isinstance(console.window, ConsoleWindow)
        self.window = console.window

    def to(self, play: PlayId) -> None:
        self.window.view.turn_to(play)

    def pages(self, window: ConsoleWindow) -> dict[str, list[Line]]:
        return {page: self.shown(window, page) for page in NAMES}

    def shown(self, window: ConsoleWindow, page: str) -> list[Line]:
        window.show_page(page)
        return self.now(window)

    def now(self, window: ConsoleWindow) -> list[Line]:
        QApplication.processEvents()
        return written(window.page)

    @contextmanager
    def fresh(self, play: PlayId) -> Iterator[ConsoleWindow]:
        """As it is when it never looked at anything else."""
        words = catalogue("en", ROME)
        view = TournamentView(self.flown.session, self.flown.tournament, words, self.flown.time)
        view.turn_to(play)
        window = ConsoleWindow(view, theme("dark"), self.console)
        window.resize(self.window.size())
        window.show()
        try:
            yield window
        finally:
            window.close()
            window.deleteLater()
            view.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def anew(self, play: PlayId) -> dict[str, list[Line]]:
        """Beside a wall that is off, and so looks at what the director's window does."""
        self.to(play)
        with self.fresh(play) as window:
            return self.pages(window)


@contextmanager
def turned(path: Path, evening: Callable[[Flown], None]) -> Iterator[Turned]:
    time = SetTime()
    with create(path / "club.house", time) as house:
        flown = Flown(house.session, time)
        evening(flown)
        console = Console(house.session, "en", Settings(), lambda _settings: None, time)
        console.words = catalogue("en", ROME)
        console.begin()
        try:
            yield Turned(console, flown)
        finally:
            console.close()
            console.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def side_by_side(flown: Flown) -> None:
    flown.first()
    flown.second()


def just_opened(flown: Flown) -> None:
    flown.first()
    flown.do(OpenFlight())


def one_over(flown: Flown) -> None:
    flown.first()
    flown.ends(FIRST)


def after_one(flown: Flown) -> None:
    one_over(flown)
    flown.second()


EVENINGS: Final = (just_opened, side_by_side, after_one)


@pytest.mark.parametrize("evening", EVENINGS)
def test_a_page_turned_away_from_and_back_is_as_a_new_window_has_it(
    qt: Any, tmp_path: Path, evening: Callable[[Flown], None]
) -> None:
    """Whether it was seen while the window was turned, or another one was."""
    del qt
    with turned(tmp_path, evening) as here:
        news = {play: here.anew(play) for play in (FIRST, SECOND)}
        for page in NAMES:
            here.window.show_page(page)
            for play in (FIRST, SECOND, FIRST, SECOND):
                here.to(play)
                assert here.now(here.window) == news[play][page], f"{page} of {play}"
        for play in (FIRST, SECOND):
            here.window.show_page("rules")
            here.to(play)
            assert here.pages(here.window) == news[play]


@pytest.mark.parametrize("evening", EVENINGS)
def test_what_stands_around_the_pages_is_of_the_flight_too(
    qt: Any, tmp_path: Path, evening: Callable[[Flown], None]
) -> None:
    del qt

    def around(window: ConsoleWindow) -> list[list[Line]]:
        QApplication.processEvents()
        cards = [written(card) for card in window.advice.cards]
        return [written(window.strip), written(window.navigation), *cards]

    with turned(tmp_path, evening) as here:
        news = {}
        for play in (FIRST, SECOND):
            with here.fresh(play) as window:
                window.show_page("desk")
                news[play] = around(window)
        here.window.show_page("desk")
        for play in (FIRST, SECOND, FIRST, SECOND):
            here.to(play)
            assert around(here.window) == news[play]


@pytest.mark.parametrize("page", ["floor", "bubble", "day"])
def test_nor_does_a_picture_show_the_one_that_was_left(qt: Any, tmp_path: Path, page: str) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        here.window.show_page(page)
        for play in (FIRST, SECOND, FIRST):
            here.to(play)
            QApplication.processEvents()
            mine = here.window.page.grab().toImage()
            with here.fresh(play) as other:
                other.show_page(page)
                QApplication.processEvents()
                theirs = other.page.grab().toImage()
            assert mine == theirs


@pytest.mark.parametrize("page", ["floor", "desk", "out", "chips", "bubble"])
def test_nobody_of_the_flight_that_was_left_stays_pointed_at(
    qt: Any, tmp_path: Path, page: str
) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        here.to(FIRST)
        here.window.show_page(page)
        hands = here.window.gestures
        hands.point(Selection(entries=(EntryId(2 if page == "out" else 5),)))
        here.window.show_page("rules")
        hands.point(Selection(entries=(EntryId(2 if page == "out" else 5),)))
        here.window.show_page(page)
        QApplication.processEvents()
        here.to(SECOND)
        QApplication.processEvents()
        assert not set(hands.selection.entries) - set(here.window.view.state.entries.by_id)


def test_the_log_says_in_which_flight_it_was(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, lambda flown: flown.first()) as here:
        rows = here.window.pages.of(LogPage).steps.rows
        assert rows.sentence(StepNo(2)) == "Łukasz Wójcik registered, entry 1, €50.00 + €5.00"
        here.flown.second()
        told = {rows.sentence(StepNo(no)) for no in range(1, rows.total + 1)}
        assert "1A: Łukasz Wójcik registered, entry 1, €50.00 + €5.00" in told
        assert "Flight 1B opened: it takes entries" in told
        assert any(one.startswith("1B: Hugo Lefèvre registered") for one in told)
        assert any(one.startswith("1A: ") and "Łukasz Wójcik" in one for one in told)
        assert here.window.quick.last.sentence.startswith("Last: 1B: Late Comer")
        here.flown.ends(FIRST)
        assert "1A: Clock started: 20:00 left" in {rows.sentence(StepNo(no)) for no in range(1, 30)}


def test_a_typed_line_turns_the_window(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        line = here.window.quick
        line.take("flight 1A")
        QTest.keyClick(line.field, Qt.Key.Key_Return)
        assert here.window.view.state.current == FIRST
        assert not line.field.text()


def test_a_flight_that_is_over_waits_for_the_merge_on_every_page(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, after_one) as here:
        here.to(FIRST)
        words = {
            page: "\n".join(" ".join(line) for line in lines)
            for page, lines in here.pages(here.window).items()
        }
        assert "1A is over." in words["floor"]
        assert "9 players, 9 through" in words["floor"]
        assert "play on when the flights are merged" in words["bubble"]
        assert "Everybody who is left plays on when the flights are merged." in words["day"]
        assert "known when the flights are merged" in words["prizes"]
        assert re.search(r"Maria Rossi +through", words["desk"])
        assert "wait for a seat" not in words["desk"]
        assert "Draw the seats of the day" not in words["day"]


def test_the_desk_says_so_the_moment_it_is_over(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, lambda flown: flown.first()) as here:
        rows = here.window.pages.of(DeskPage).entries.rows
        seats = [rows.get(entry) for entry in (3, 4)]
        assert all(one is not None and one.seat is not None for one in seats)
        here.flown.ends(FIRST)
        over = [rows.get(entry) for entry in (3, 4)]
        assert all(one is not None and one.bagged and not one.waits for one in over)


@pytest.mark.parametrize("drawn", [False, True])
def test_day_two_stands_on_the_pages_as_in_a_new_window(
    qt: Any, tmp_path: Path, *, drawn: bool
) -> None:
    """Made before the merge, and taken in by each of them."""
    del qt
    with turned(tmp_path, after_one) as here:
        here.to(FIRST)
        here.pages(here.window)
        here.flown.ends(SECOND)
        here.flown.merges()
        if drawn:
            here.flown.do(DrawSeats())
        new = here.anew(here.flown.state.current)
        for page, lines in here.pages(here.window).items():
            assert lines == new[page], page


def test_stacks_that_are_typed_stay_with_their_flight(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        here.to(FIRST)
        here.window.show_page("chips")
        entering = here.window.pages.of(ChipsPage).entering
        QTest.keyClicks(entering.field, "12345")
        QTest.keyClick(entering.field, Qt.Key.Key_Return)
        typed = entering.draft.places(here.window.view.state)[0]
        assert (typed.chips, typed.typed) == (12_345, True)
        here.to(SECOND)
        assert not entering.draft.waits
        assert not any(one.typed for one in entering.draft.places(here.window.view.state))
        here.to(FIRST)
        assert entering.draft.places(here.window.view.state)[0] == typed


def test_bags_that_are_typed_are_never_sent_for_another_flight(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        view, told = here.window.view, list[Told]()
        view.told.connect(told.append)
        here.to(FIRST)
        here.flown.do(PauseClock(play=FIRST))
        here.window.show_page("day")
        day = here.window.pages.of(DayPage)
        day.bags.open(min(view.state.play.seating.tables))
        QTest.keyClicks(day.bags.chips, "20000")
        QTest.keyClick(day.bags.chips, Qt.Key.Key_Return)
        (entry,) = day.bags.draft.typed
        here.to(SECOND)
        assert not day.bags.draft.typed
        here.to(FIRST)
        assert list(day.bags.draft.typed) == [entry]
        assert not told
        assert not view.state.play.bags


def test_what_is_asked_at_the_desk_goes_with_its_flight(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        here.to(FIRST)
        here.window.show_page("desk")
        desk = here.window.pages.of(DeskPage)
        here.window.gestures.point(Selection(entries=(EntryId(5),)))
        desk.ask("correct-payment")
        assert desk.asking.isVisible()
        here.to(SECOND)
        assert not desk.asking.isVisible()


def test_a_window_made_anew_has_the_same_flight_in_hand(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        here.to(FIRST)
        here.console.speak("it")
        made = here.console.window
        assert isinstance(made, ConsoleWindow)
        assert made is not here.window
        assert made.view.state.current == FIRST


def test_nothing_is_called_out_because_the_window_is_turned(
    qt: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del qt

    def apart(flown: Flown) -> None:
        flown.first()
        flown.time.minutes += 25
        flown.second()

    with turned(tmp_path, apart) as here:
        called = list[object]()
        monkeypatch.setattr(here.console.loudspeaker, "call", lambda *told: called.append(told))
        here.window.announcer.choose(muted=False)
        for play in (FIRST, SECOND, FIRST):
            here.to(play)
            here.window.view.tick()
        assert not called
        left = here.window.view.board().left
        assert left is not None
        here.flown.time.minutes += (left - 500) / 60_000
        here.window.view.tick()
        called.clear()
        here.flown.time.minutes += 1 / 60
        here.window.view.tick()
        assert called


def test_a_paper_is_of_the_flight_it_was_asked_for_in(qt: Any, tmp_path: Path) -> None:
    del qt
    with turned(tmp_path, side_by_side) as here:
        here.to(FIRST)
        here.window.show_page("paper")
        paper = here.window.pages.of(PaperPage)
        first = paper.save("seating-by-name", tmp_path / "first.pdf")
        queued = paper.save("seating-by-name", tmp_path / "queued.pdf")
        here.to(SECOND)
        assert first is not None
        assert queued is not None
        assert until(lambda: not queued.going, 20_000)
        for path in (tmp_path / "first.pdf", tmp_path / "queued.pdf"):
            said = text_of(path.read_bytes())
            assert "Rossi" in said
            assert "Lefèvre" not in said
