"""A colour-up by keyboard: odd chips seat by seat, the winners, the next table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.chips import ChipsRaced, RaceCardsDealt
from tdconsole.domain.values import Chips, Seat, SeatNo, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.chips.race.cells import SIGNS
from tdconsole.gui.console.chips.race.dialog import RaceDialog
from tdconsole.gui.console.chips.race.seats import ALONE, WON
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.frame.table import ACTIONS, BY_ID
from tdconsole.gui.console.room.floor.menu import ABOUT_A_TABLE, menu_of
from tdconsole.gui.console.widgets.style import dress
from tdconsole.i18n.catalogue import LANGUAGES, Language
from tdconsole.line.grammar import read
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import ToRace
from tdconsole.projections.chips.race_board import Exchange
from tdconsole.session import Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated, viewing
from tests.gui.frame.test_app import console, window_of

EXCHANGE: Final = Exchange(old=Chips(25), new=Chips(100))
KEYS: Final = {"\n": Qt.Key.Key_Return, " ": Qt.Key.Key_Space, "<": Qt.Key.Key_Backspace}


class Shown:
    """Twelve at two tables, six at each."""

    def __init__(self, view: TournamentView, window: QWidget) -> None:
        self.view = view
        self.dialog = RaceDialog(view, Gestures(view, window, ACTIONS), theme("dark"), window)
        self.dialog.open(EXCHANGE)

    def type(self, keys: str) -> None:
        for sign in keys:
            if sign in KEYS:
                QTest.keyClick(self.dialog.here.seats, KEYS[sign])
            else:
                QTest.keyClicks(self.dialog.here.seats, sign)

    def seats(self, table: int) -> list[SeatNo]:
        return sorted(self.view.state.play.seating.tables[TableNo(table)].players)

    def raced(self, table: int) -> dict[int, tuple[int, int]]:
        """The odd and the new chips of each entry that raced there."""
        told = self.view.state.counts.raced_tables[Chips(25)][TableNo(table)]
        return {one.entry: (one.odd, one.got) for one in told.seats}

    def entries(self, table: int) -> list[int]:
        players = self.view.state.play.seating.tables[TableNo(table)].players
        return [players[seat] for seat in sorted(players)]

    def click(self, row: int, column: int) -> None:
        seats = self.dialog.here.seats
        at = seats.visualRect(self.dialog.here.rows.index(row, column)).center()
        QTest.mouseClick(seats.viewport(), Qt.MouseButton.LeftButton, pos=at)

    @property
    def told(self) -> str:
        return self.dialog.here.told.text()


@pytest.fixture
def shown(qt: Any, tmp_path: Path) -> Iterator[Shown]:
    del qt
    with viewing(tmp_path) as view:
        window = QWidget()
        dress(window, theme("dark"))
        window.show()
        made = Shown(view, window)
        yield made
        made.dialog.close()
        made.dialog.deleteLater()
        window.close()
        window.deleteLater()


def test_enter_walks_the_seats_and_the_number_of_a_seat_ticks_it(shown: Shown) -> None:
    winner = shown.seats(1)[0]
    entries = shown.entries(1)
    shown.type("3\n\n2\n\n\n\n")
    assert shown.dialog.draft.choosing
    shown.type(f"{winner}\n")
    assert shown.raced(1) == {entries[0]: (3, 1), entries[2]: (2, 0)}
    assert shown.dialog.draft.table == 2
    assert "1 of 2 tables done" in shown.dialog.head.progress.text()


def test_where_nobody_has_to_be_chosen_enter_ends_the_table(shown: Shown) -> None:
    shown.type("1\n" + "\n" * 5)
    assert list(shown.raced(1).values()) == [(1, 0)]
    shown.type("\n" * 6)
    assert shown.raced(2) == {}
    assert shown.view.state.chips == 12 * 20_000 - 25


def test_nothing_is_sent_before_as_many_are_ticked_as_there_are_chips(shown: Shown) -> None:
    steps = len(shown.view.session.timeline(shown.view.tournament).steps)
    shown.type("3\n3\n3\n\n\n\n")
    shown.type(f"{shown.seats(1)[0]}\n")
    assert len(shown.view.session.timeline(shown.view.tournament).steps) == steps
    assert "makes 2 new ones, not 1" in shown.told
    shown.type(f"{shown.seats(1)[2]}\n")
    assert sum(got for _odd, got in shown.raced(1).values()) == 2


def test_whoever_has_nothing_else_gets_a_chip_whatever_the_cards_say(shown: Shown) -> None:
    shown.type("3\n1 \n\n\n\n\n")
    entries = shown.entries(1)
    shown.type(f"{shown.seats(1)[0]}\n")
    assert shown.raced(1) == {entries[0]: (3, 1), entries[1]: (1, 1)}


def test_what_makes_a_whole_chip_stays_there_until_it_is_mended(shown: Shown) -> None:
    shown.type("4\n")
    assert "exchange" in shown.told
    row = shown.dialog.here.rows.at(0)
    assert (row.odd, row.whole) == (4, True)
    assert shown.dialog.here.seats.row == row
    shown.dialog.finish.click()
    assert "exchange" in shown.told
    assert not shown.view.state.counts.raced_tables
    shown.type("3\n")
    assert not shown.told
    assert shown.dialog.draft.odd == {shown.entries(1)[0]: 3}
    assert shown.dialog.here.seats.row == shown.dialog.here.rows.at(1)


def test_a_table_with_too_many_at_a_seat_leads_back_there(shown: Shown) -> None:
    shown.type("3\n5")
    shown.dialog.here.seats.select(shown.dialog.here.rows.key(shown.dialog.here.rows.at(5)))
    shown.type("1\n")
    assert shown.dialog.here.seats.row == shown.dialog.here.rows.at(1)
    assert "exchange" in shown.told
    assert not shown.dialog.draft.choosing
    assert "4 odd chips: 1 new one" in shown.dialog.here.due.text()


def test_the_hands_stay_at_the_seats_when_somebody_else_deals(shown: Shown) -> None:
    shown.dialog.activateWindow()
    assert QTest.qWaitForWindowActive(shown.dialog)
    for switch in (shown.dialog.head.deal, shown.dialog.head.up):
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
        assert shown.dialog.here.seats.hasFocus()
    assert shown.dialog.draft.deal
    assert shown.dialog.draft.method == "round_up_all"


def test_backspace_goes_back_to_the_odd_chips(shown: Shown) -> None:
    shown.type("3\n1\n\n\n\n2\n")
    shown.type("<<")
    shown.type("1\n")
    assert shown.dialog.draft.due(shown.view.state).odd == 5


def test_a_click_ticks_too(shown: Shown) -> None:
    shown.type("3\n1\n1\n")
    first, second, third = shown.entries(1)[:3]
    shown.click(2, WON)
    assert shown.dialog.draft.won == {third}
    shown.click(0, ALONE)
    assert shown.dialog.draft.won == {first, third}
    shown.click(2, WON)
    assert shown.dialog.draft.won == {first}
    assert second not in shown.dialog.draft.alone


def test_a_seat_without_odd_chips_wins_nothing(shown: Shown) -> None:
    shown.type("3\n1\n\n\n\n\n")
    shown.type(str(shown.seats(1)[3]))
    assert shown.told
    assert not shown.dialog.draft.won


def test_cards_dealt_here_are_seen_before_the_next_table(shown: Shown) -> None:
    shown.dialog.head.deal.click()
    shown.type("3\n1\n2\n\n\n\n")
    steps = shown.view.session.timeline(shown.view.tournament).steps
    cards, raced = steps[-1].events
    assert isinstance(cards, RaceCardsDealt)
    assert isinstance(raced, ChipsRaced)
    assert shown.dialog.draft.table == 1
    rows = [shown.dialog.here.rows.at(row) for row in range(3)]
    assert [len(row.cards) for row in rows] == [3, 1, 2]
    assert sum(row.won for row in rows) == 2
    assert all(sign in SIGNS for row in rows for card in row.cards for sign in card[1])
    assert not shown.dialog.grab().isNull()
    shown.type("\n")
    assert shown.dialog.draft.table == 2


def test_everybody_rounded_up(shown: Shown) -> None:
    shown.dialog.head.up.click()
    shown.type("3\n1\n2\n\n\n\n\n")
    assert [got for _odd, got in shown.raced(1).values()] == [1, 1, 1]


def test_a_wrong_table_is_undone_and_raced_again(shown: Shown) -> None:
    shown.type("1\n" + "\n" * 5)
    shown.dialog.tables.select(1)
    assert shown.dialog.take_back.isVisible()
    shown.dialog.take_back.click()
    assert TableNo(1) not in shown.view.state.counts.raced_tables.get(Chips(25), {})
    shown.type("2\n" + "\n" * 5)
    assert shown.dialog.draft.choosing or shown.raced(1)


def test_whoever_goes_out_meanwhile_is_forgotten(shown: Shown) -> None:
    shown.type("3\n3\n")
    entry = shown.view.state.play.seating.tables[TableNo(1)].players[shown.seats(1)[0]]
    shown.view.session.submit(shown.view.tournament, EliminatePlayers(hand=(Bust(entry=entry),)))
    assert shown.dialog.draft.due(shown.view.state).odd == 3
    assert shown.dialog.here.rows.rowCount() == 5


def test_other_chips_begin_another_race(shown: Shown) -> None:
    shown.type("3\n")
    shown.dialog.head.new.selectAll()
    QTest.keyClicks(shown.dialog.head.new, "50")
    assert not shown.dialog.draft.odd
    shown.dialog.head.new.selectAll()
    QTest.keyClicks(shown.dialog.head.new, "0.1k")
    assert shown.dialog.draft.exchange == EXCHANGE
    shown.dialog.head.new.selectAll()
    QTest.keyClicks(shown.dialog.head.new, "60")
    assert shown.dialog.board is None
    assert shown.dialog.head.warning.isVisible()


def test_the_models_are_sound(shown: Shown) -> None:
    for rows in (shown.dialog.here.rows, shown.dialog.table_rows):
        QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    shown.type("3\n1\n\n\n\n2\n")
    shown.type(f"{shown.seats(1)[0]}\n")
    shown.view.do(Undo())


# The line


def line(view: TournamentView, typed: str) -> Any:
    return read(typed, Desk(view))


def test_the_line_leads_to_the_race(shown: Shown) -> None:
    chips = (Chips(25), Chips(100))
    assert line(shown.view, "race 25 100").jump == ToRace(old=chips[0], new=chips[1])
    assert line(shown.view, "race 25").jump == ToRace(old=chips[0], new=chips[1])
    at_two = line(shown.view, "race 25 100 2").jump
    assert at_two == ToRace(old=chips[0], new=chips[1], table=TableNo(2))
    assert line(shown.view, "race").jump is not None
    assert line(shown.view, "race ace").mood == "asking"
    for refused in ("race 100 25", "race 25 100 9", "race 25 100 2 99", "race 25 100 2 9 1"):
        assert line(shown.view, refused).mood == "refused", refused


def test_a_table_told_together_is_one_line(shown: Shown) -> None:
    reading = line(shown.view, "race 25 100 2 9")
    assert reading.mood == "ready"
    assert reading.sentence == "Table 2: 9 odd chips of 25 out, 2 of 100 in"
    assert shown.view.do(reading.request)
    assert shown.view.state.counts.raced_tables[Chips(25)][TableNo(2)].got == 2


def test_in_the_window_the_line_opens_it(qt: Any, session: Session) -> None:
    del qt
    seated(session)
    with console(session) as app:
        window = window_of(app)
        window.quick.take("race 25 100 2")
        QTest.keyClick(window.quick.field, Qt.Key.Key_Return)
        there = window.findChild(RaceDialog)
        assert there is not None
        assert there.isVisible()
        assert there.draft.exchange == EXCHANGE
        there.close()


def test_the_menu_of_a_table_opens_it_there(qt: Any, session: Session) -> None:
    del qt
    seated(session)
    with console(session) as app:
        window = window_of(app)
        window.gestures.point(Selection(seat=Seat(table=TableNo(2), seat=SeatNo(1))))
        menu = menu_of(window.gestures, window, ABOUT_A_TABLE)
        label = BY_ID["race"].label(window.view.words)
        (action,) = [one for one in menu.actions() if one.text() == label]
        action.trigger()
        there = window.findChild(RaceDialog)
        assert there is not None
        assert there.draft.table == 2
        there.close()
        menu.deleteLater()


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_a_table_is_done_is_read_whole(qt: Any, tmp_path: Path, language: Language) -> None:
    del qt
    with viewing(tmp_path, language) as view:
        window = QWidget()
        dress(window, theme("dark"))
        window.show()
        shown = Shown(view, window)
        shown.type("\n" * (len(shown.seats(1)) + 1))
        tables = shown.dialog.tables
        done = tables.model().index(0, tables.model().columnCount() - 1)
        assert done.data()
        assert tables.sizeHintForIndex(done).width() <= tables.visualRect(done).width()
        shown.dialog.close()
        shown.dialog.deleteLater()
        window.close()
        window.deleteLater()
