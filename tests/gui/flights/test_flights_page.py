"""The flights in the window: which one is in hand, how each stands, who is through, the merge."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.terms import Flights, TermsChanges
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.values import EntryId
from tdconsole.gui.app import Console
from tdconsole.gui.console.eliminations.page import OutPage
from tdconsole.gui.console.flights.button import FlightButton
from tdconsole.gui.console.flights.page import FlightsPage
from tdconsole.gui.console.frame.menus import MoreMenu
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.gui.console.prizes.ladder import far_words, rungs
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.session import create
from tdconsole.settings import Settings
from tdconsole.wall.screens.clock_words import Clock
from tdconsole.wall.screens.flights import FlightsShown
from tdconsole.wall.show import Show
from tests.gui.console_evening import seated
from tests.gui.flight_evening import DAY_TWO, FIRST, SATURDAY, SECOND, Flown, SetTime
from tests.gui.frame.test_app import console, window_of
from tests.gui.setup.test_reach import walked
from tests.gui.waiting import until

pytestmark = pytest.mark.usefixtures("qt")


class Flying:
    """The window of a tournament in flights, on its page Flights."""

    def __init__(self, shown: Console, flown: Flown) -> None:
        assert isinstance(shown.window, ConsoleWindow)
        self.console, self.window, self.flown = shown, shown.window, flown
        self.window.show_page("flights")
        QApplication.processEvents()
        self.page = self.window.pages.of(FlightsPage)

    def lines(self) -> list[tuple[str, ...]]:
        rows = self.page.rows
        return [
            tuple(str(rows.index(row, column).data()) for column in range(5))
            for row in range(rows.rowCount())
        ]

    def through(self) -> list[str]:
        rows = self.page.through
        return [str(rows.index(row, 1).data()) for row in range(rows.rowCount())]

    def sees(self) -> Any:
        """As every picture of what the room sees is made."""
        view, shown = self.window.view, self.console
        show = Show(
            view.session,
            view.tournament,
            view.words,
            self.flown.time,
            shown.programme,
            view.flight,
        )
        glance = show.glance()
        assert glance is not None
        return glance.shown.body


@contextmanager
def flying(
    path: Path, *steps: str, flights: Flights | None = None, language: Language = "en"
) -> Iterator[Flying]:
    path.mkdir(exist_ok=True)
    time = SetTime()
    with create(path / "club.house", time) as house:
        flown = Flown(house.session, time, flights)
        for step in steps:
            {
                "first": flown.first,
                "first ends": lambda: flown.ends(FIRST),
                "second": flown.second,
                "second ends": lambda: flown.ends(SECOND),
                "again": lambda: again(flown),
                "merge": flown.merges,
            }[step]()
        shown = Console(house.session, language, Settings(), lambda _settings: None, time)
        shown.begin()
        try:
            yield Flying(shown, flown)
        finally:
            shown.close()
            shown.deleteLater()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def again(flown: Flown) -> None:
    """1B, with three who are through already and one who went out; the last of these plays on."""
    flown.do(OpenFlight())
    out, *_ = flown.enters(*[flown.person(EntryId(n)) for n in (1, 3, 4, 5)], *SATURDAY)
    flown.begins()
    flown.goes_out(out, play=SECOND)


BOTH = ("first", "first ends", "again", "second ends")


# Which one is in hand


def test_the_flight_in_hand_stands_in_the_strip_and_in_the_title(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "second") as here:
        strip = here.window.strip
        assert (strip.flight.isVisible(), strip.flight.shown()) == (True, "1B")
        assert here.window.windowTitle() == "Spring Main · 1B — tdconsole"
        here.window.view.turn_to(FIRST)
        assert strip.flight.shown() == "1A"
        assert strip.players.value == "9/11"
        assert here.window.windowTitle() == "Spring Main · 1A — tdconsole"
        assert strip.flight.geometry().right() < strip.level.geometry().left()


def test_without_flights_there_is_nothing_of_them(session: Any) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        assert not window.strip.flight.isVisible()
        assert window.windowTitle() == "Spring Main — tdconsole"
        assert not window.gestures.action("flight").isEnabled()
        assert not window.navigation._buttons["flights"].isVisible()


def test_nobody_is_in_the_money_before_the_merge(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        view = here.window.view
        places = len(prize_list(view.state))
        assert view.state.left > 0
        assert far_words(view, places) == "Who is paid shows once the flights are merged."
        assert not any(bar.tone == "here" for bar in rungs(view, 99))


def test_after_the_merge_it_is_day_two(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH, "merge") as here:
        view = here.window.view
        assert far_words(view, view.state.left - 1).startswith("1 player goes out")
        assert here.window.strip.flight.shown() == "Day 2"
        assert "Day 2" in here.window.windowTitle()


def test_a_key_opens_the_list_of_flights_which_turns_to_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with flying(tmp_path, "first", "second") as here:
        window, menu = here.window, here.window.strip.flight.menu()
        opens = menu.aboutToShow.emit  # a menu that pops up grabs a keyboard that is not there
        monkeypatch.setattr(FlightButton, "showMenu", lambda _button: opens())
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(window, Qt.Key.Key_F, keys)
        said = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert said[:2] == [
            "1A: plays, Level 1, 15:00 left; 9 of 11 left",
            "1B: plays, Level 1, 18:00 left; 6 of 7 left",
        ]
        assert [one.isChecked() for one in menu.actions()[:2]] == [False, True]
        menu.actions()[0].trigger()
        assert window.view.state.current == FIRST
        here.flown.ends(FIRST)
        window.view.follow()
        menu.aboutToShow.emit()
        assert menu.actions()[0].text() == "1A: over, 9 of 11 through"


def test_in_another_language_it_is_the_same_one(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "second") as here:
        here.window.view.turn_to(FIRST)
        here.console.speak("pl")
        window = window_of(here.console)
        assert window is not here.window
        assert window.strip.flight.shown() == "1A"
        assert window.strip.players.value == "9/11"


def test_the_menu_offers_flights_where_there_are_some(tmp_path: Path, session: Any) -> None:
    seated(session)
    with console(session) as opened:
        menu = window_of(opened).strip.menu.menu()
        assert isinstance(menu, MoreMenu)
        menu.aboutToShow.emit()
        assert not menu.flights.menuAction().isVisible()
    with flying(tmp_path / "flown") as here:
        menu = here.window.strip.menu.menu()
        assert isinstance(menu, MoreMenu)
        menu.aboutToShow.emit()
        assert menu.flights.menuAction().isVisible()


def test_a_long_name_of_a_flight_is_cut_and_told_in_full(tmp_path: Path) -> None:
    name = "Friday afternoon in the great hall upstairs"
    with flying(tmp_path, flights=Flights(names=(name,))) as here:
        button = here.window.strip.flight
        assert button.shown().endswith("…")
        assert name in button.toolTip()
        assert name in button.accessibleName()


# How each stands


def test_each_flight_says_how_it_stands(tmp_path: Path) -> None:
    with flying(
        tmp_path, "first", "first ends", "second", flights=Flights(names=("A", "B", "C"))
    ) as here:
        assert here.lines() == [
            ("A", "over", "11", "9", "9"),
            ("▸ B", "plays", "7", "6", ""),
            ("C", "planned", "", "", ""),
        ]
        assert here.page.told.text().endswith("9 players through. Not over yet: B.")


def test_enter_on_a_flight_turns_to_it(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "second") as here:
        here.page.seek()
        assert here.page.flights.key == 1
        here.page.flights.setFocus()
        QTest.keyClick(here.page.flights, Qt.Key.Key_Up)
        QTest.keyClick(here.page.flights, Qt.Key.Key_Return)
        assert here.window.view.state.current == FIRST
        assert [line[0] for line in here.lines()] == ["▸ 1A", "1B"]


def test_the_next_one_is_opened_by_a_press_once_this_one_has_entries(tmp_path: Path) -> None:
    with flying(tmp_path) as here:
        assert not here.page.open.isEnabled()
        assert "1A" in here.page.open.toolTip()
        here.flown.enters("Maria Rossi")
        here.window.view.follow()
        assert here.page.open.text() == "Open 1B"
        here.page.open.click()
        assert here.window.view.state.current == SECOND
        assert here.window.strip.flight.shown() == "1B"
        assert not here.page.open.isEnabled()


# Players who go on


def test_who_is_through_is_listed_by_family_name(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "first ends") as here:
        here.page.through.sort(1)
        order = "Gonçalves Groß Kowalska Lindström O'Brien Rossi Šarić Smith Smithers"
        assert [name.split()[-1] for name in here.through()] == order.split()


def test_who_is_through_stands_by_chips_and_is_found_by_name(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "first ends") as here:
        assert here.page.listed.text() == "Through (9)"
        here.page.search.setText("ros")
        assert here.through() == ["Maria Rossi"]
        assert here.page.listed.text() == "Through (1 of 9)"
        QTest.keyClick(here.page.search, Qt.Key.Key_Return)
        assert here.window.gestures.selection.entries == (EntryId(10),)


def test_who_qualified_twice_is_listed_with_what_goes_forward(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        rows = here.page.twice
        assert here.page.doubled.text() == "Qualified more than once (3)"
        told = [str(rows.index(0, column).data()) for column in range(3)]
        assert told == ["Joan Smithers", "1A 24,445", "1B 22,857"]
        assert "68,572 chips are forfeited" in here.page.merging.several.text()


def test_in_a_wide_window_the_stacks_that_go_forward_stand_by_depth_and_by_flight(
    tmp_path: Path,
) -> None:
    with flying(tmp_path, *BOTH) as here:
        forward = here.page.forward
        here.window.resize(1280, 800)
        assert until(lambda: not forward.isVisible())
        here.window.resize(1920, 1080)
        assert until(forward.isVisible)
        board = here.page.board
        assert board is not None
        assert sum(int(bar.figure) for bar in forward.depths.bars) == len(board.through)
        lines = [line for line in board.flights if line.entries]
        assert [(bar.name, bar.figure) for bar in forward.flights.bars] == [
            (line.name, f"{line.through} of {line.entries}") for line in lines
        ]


def test_before_anybody_is_through_the_list_says_how_they_come_here(tmp_path: Path) -> None:
    with flying(tmp_path, "first") as here:
        assert here.page.listing.empty.startswith("Nobody is through yet.")
        assert here.page.merging.going.text() == "Nobody is through yet."


# The merge


def test_while_a_flight_plays_the_merge_is_refused_with_its_name(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "first ends", "again") as here:
        merging = here.page.merging
        assert not merging.merge.isEnabled()
        assert "1B" in merging.why.text()
        here.window.gestures.perform("merge-flights")
        assert until(merging.level.hasFocus)


def test_all_flights_over_they_are_merged_at_the_level_that_was_chosen(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        merging = here.page.merging
        assert merging.going.text().startswith("13 players go on with 311,428 chips")
        here.window.show_page("floor")
        here.window.gestures.perform("merge-flights")
        assert until(merging.merge.hasFocus)
        merging.level.setCurrentIndex(4)
        merging.level.activated.emit(4)
        QTest.keyClick(merging.merge, Qt.Key.Key_Space)
        state = here.window.view.state
        assert (state.current, state.left) == (DAY_TWO, 13)
        assert state.play.clock.anchor is not None
        assert state.play.clock.anchor.period == merging.level.itemData(4)
        assert problems(state) == frozenset()
        assert merging.draw.isVisible()
        merging.draw.click()
        assert len(here.window.view.state.play.seating.of) == 13


def test_a_merge_that_is_undone_can_be_made_again(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        before = here.through()
        here.page.merging.merge.click()
        assert here.window.strip.flight.shown() == "Day 2"
        assert here.through() == before
        assert here.window.view.do(Undo())
        assert here.window.strip.flight.shown() == "1B"
        assert here.through() == before
        here.page.merging.merge.click()
        assert here.window.strip.flight.shown() == "Day 2"


def test_whoever_is_called_otherwise_now_is_so_in_the_list(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        people, view = here.flown.session.club.people, here.window.view
        (maria,) = people.find("maria rossi")
        people.change(replace(maria, name="Maria Bianchi"))
        view.know_again([maria.id])
        assert "Maria Bianchi" in here.through()
        assert "Maria Rossi" not in here.through()


# Without flights


def test_a_tournament_in_one_go_is_told_how_flights_are_switched_on(session: Any) -> None:
    seated(session)
    with console(session) as opened:
        window = window_of(opened)
        QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
        page = window.pages.of(FlightsPage)
        assert page.empty.isVisible()
        assert not page.body.isVisible()
        page.setup.click()
        assert window.page.name == "setup"
        window.show_page("flights")
        assert window.view.do(EditSetup(terms=TermsChanges(flights=Flights())))
        assert page.body.isVisible()
        assert window.strip.flight.shown() == "1A"


# The room


def test_the_room_goes_on_seeing_the_flight_that_it_saw(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "second") as here:
        assert isinstance(here.sees(), Clock)
        assert here.sees().title == "Spring Main · 1B"
        here.console.show_on(None)
        wall = here.console.wall.window
        assert wall is not None
        here.window.view.turn_to(FIRST)
        assert here.sees().title == "Spring Main · 1A", "what it would see"
        assert wall.windowTitle() == "Spring Main · 1B"
        here.window.preferences.stage.show_flight(FIRST)
        assert wall.windowTitle() == "Spring Main · 1A"


def test_a_screen_tells_the_room_who_is_through(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH) as here:
        here.window.preferences.stage.show("flights")
        body = here.sees()
        assert isinstance(body, FlightsShown)
        assert list(body.flights) == [("1A", "9", "11"), ("1B", "7", "8")]
        assert body.leaders[0][1:] == ("John Smith", "1A", "24,445")
        assert len(body.leaders) == 13


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("steps", [("first", "second"), BOTH, (*BOTH, "merge")])
def test_everything_on_it_is_named_and_reached_by_tab(
    tmp_path: Path, steps: tuple[str, ...], language: Language
) -> None:
    with flying(tmp_path, *steps, language=language) as here:
        here.window.activateWindow()
        assert QTest.qWaitForWindowActive(here.window)
        reached = walked(here.window)
        assert {here.window.strip.flight, here.page.flights, here.page.listing} <= set(reached)


@pytest.mark.parametrize("steps", [("first", "second"), BOTH])
def test_the_models_are_sound(tmp_path: Path, steps: tuple[str, ...]) -> None:
    with flying(tmp_path, *steps) as here:
        fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
        for model in (here.page.rows, here.page.through, here.page.twice):
            QAbstractItemModelTester(model, fatal, here.page)
        for play in (FIRST, SECOND):
            here.window.view.turn_to(play)
        if not here.window.view.state.merged and here.page.merging.merge.isEnabled():
            here.page.merging.merge.click()


def test_the_row_follows_the_flight_in_hand(tmp_path: Path) -> None:
    with flying(tmp_path, "first", "second") as here:
        assert here.page.flights.key == 1
        here.window.view.turn_to(FIRST)
        assert here.page.flights.key == 0
        here.page.flights.select(1)
        here.flown.goes_out(here.flown.entry("Maria Rossi"), play=FIRST)
        assert here.page.flights.key == 1


def test_a_flight_that_no_level_ends_is_said_to_be_so(tmp_path: Path) -> None:
    with flying(tmp_path, "first") as here:
        assert here.page.endless.isVisible()
    with flying(tmp_path / "other", "first", flights=Flights(ends="share")) as here:
        assert not here.page.endless.isVisible()


def test_a_seat_that_was_in_a_flight_is_said_to_be_so_after_the_merge(tmp_path: Path) -> None:
    with flying(tmp_path, *BOTH, "merge") as here:
        here.window.show_page("out")
        rows = here.window.pages.of(OutPage).rows
        seats = [str(rows.index(row, 2).data()) for row in range(rows.rowCount())]
        assert seats
        assert all(seat.startswith(("1A ", "1B ")) for seat in seats)
