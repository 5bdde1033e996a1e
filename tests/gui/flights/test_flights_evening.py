"""Two first days of sixty entries each and their day 2, by the window's own gestures, to the end."""

from typing import Any, Final

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.terms import Flights, Reentries, Terms
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.state.flight_in_hand import floors
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Money, Price, Seat
from tdconsole.gui.console.day.page import DayPage
from tdconsole.gui.console.flights.page import FlightsPage
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.library.payouts import payouts
from tdconsole.library.structures import structure
from tdconsole.projections.advice import RedrawDue, TableCanBreak, TablesNotLevel, advice
from tdconsole.session import Done, Session
from tests.gui.frame.test_app import console, window_of
from tests.gui.waiting import until

ENTRIES: Final = 60
LEFT: Final = 9
"""The players left in each flight."""
STACK: Final = 20_000
BUY_IN: Final = Price(pool=Money(5_000), fee=Money(500))


def two_flights(session: Session) -> None:
    """Nobody says when registration ends."""
    made = session.submit(
        None,
        CreateTournament(
            name="Spring Main",
            price=BUY_IN,
            stack=Chips(STACK),
            structure=tuple(replace(one, marks=()) for one in structure("club-evening")),
            payouts=payouts("club"),
            terms=Terms(
                flights=Flights(ends="share", share=LEFT * 10_000 // ENTRIES),
                reentries=Reentries(),
            ),
        ),
    )
    assert isinstance(made, Done)


class Weekend:
    def __init__(self, window: ConsoleWindow) -> None:
        self.window = window

    @property
    def state(self) -> Tournament:
        return self.window.view.state

    def types(self, line: str) -> None:
        before = len(self.window.view.session.timeline(self.window.view.tournament).steps)
        self.window.quick.take(line)
        QTest.keyClick(self.window.quick.field, Qt.Key.Key_Return)
        after = self.window.view.session.timeline(self.window.view.tournament).steps
        assert len(after) > before, (line, self.window.quick.sentence.text)

    def there_and_back(self) -> None:
        before = self.state
        ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(self.window, Qt.Key.Key_Z, ctrl)
        assert self.state != before
        QTest.keyClick(self.window, Qt.Key.Key_Z, ctrl | shift)
        assert self.state == before

    # A day

    def enters(self, first: int, *again: EntryId) -> None:
        """Enter new people, and people of earlier flights by their number in the house."""
        persons = self.window.view.session.timeline(self.window.view.tournament).persons
        for entry in again:
            self.types(f"r @{persons[entry]}")
        for number in range(first, first + ENTRIES - len(again)):
            self.types(f"r + Player Number {number}")
        self.types("draw")
        self.types("go")

    def goes_out(self) -> None:
        """Somebody of the largest table, once nothing is due about the tables."""
        while (due := self._due()) is not None:
            self._take(due)
        state = self.state
        size = {no: len(table.players) for no, table in state.play.seating.tables.items()}
        seat = min(state.play.seating.of.values(), key=lambda one: (-size[one.table], one.seat))
        self.types(f"b {seat.table}-{seat.seat}")

    def _due(self) -> TablesNotLevel | TableCanBreak | RedrawDue | None:
        wanted = TablesNotLevel | TableCanBreak | RedrawDue
        due = advice(self.state, self.window.view.now())
        first = due[0] if due else None
        return first if isinstance(first, wanted) else None

    def _take(self, due: TablesNotLevel | TableCanBreak | RedrawDue) -> None:
        if isinstance(due, TablesNotLevel):
            for table in due.moves[0].asks:
                players = self.state.play.seating.tables[table].players
                seat = Seat(table=table, seat=min(players))
                self.types(f"bb {seat.table}-{seat.seat}")
        before = self.state

        def taken() -> bool:
            """A card that has only just come is not listened to."""
            if self.state is before:
                self.window.gestures.perform("advice")
            return self.state is not before

        assert until(taken), due

    def ends(self) -> None:
        """The last hand, the bags seat by seat, everybody home."""
        self.types("pause end of the flight")
        self.types("last 1")
        self.window.show_page("day")
        page = self.window.pages.of(DayPage)
        for table in [one.table for one in page.day_end.tables]:
            self.types(f"hand {table}")
        assert page.day_end.stage == "bags"
        left = self.state.left
        while (here := page.bags.draft.here) is not None:
            left -= 1
            rest = self.state.chips - page.day_end.chips - page.bags.draft.chips
            page.bags.chips.setText(str(rest - 1_000 * left if not left else rest // (left + 1)))
            QTest.keyClick(page.bags.chips, Qt.Key.Key_Return)
            assert page.bags.draft.here != here
        page.end.click()
        assert self.state.play.day == 2

    def played(self) -> None:
        while self.state.left > LEFT:
            self.goes_out()
        self.ends()

    # What has to be so at each end

    def adds_up(self) -> None:
        state = self.state
        assert problems(state) == frozenset()
        every = floors(state).values()
        entries = sum(len(one.entries.by_id) for one in every)
        assert sum(one.chips + one.forfeited for one in every) == entries * STACK
        assert state.takings.pool == entries * BUY_IN.pool


def test_two_flights_and_their_second_day_are_played_to_the_winner(session: Session) -> None:
    two_flights(session)
    with console(session) as opened:
        friday = Weekend(window_of(opened))
        window = friday.window
        friday.enters(1)
        friday.played()
        friday.adds_up()

        window.gestures.perform("open-flight")
        friday.there_and_back()
        assert window.strip.flight.shown() == "1B"
        out = sorted(floors(friday.state)[next(iter(friday.state.others))].exits.by_entry)
        through = [one for one in range(1, ENTRIES + 1) if EntryId(one) not in out]
        friday.enters(1_000, *out[:20], *map(EntryId, through[:3]))
        friday.played()
        friday.adds_up()

        window.gestures.perform("flights")
        page = window.pages.of(FlightsPage)
        QApplication.processEvents()
        assert page.board is not None
        assert [line.through for line in page.board.flights] == [LEFT, LEFT]
        twice = len(page.board.several)
        assert len(page.board.through) == 2 * LEFT - twice
        window.gestures.perform("merge-flights")
        QTest.keyClick(page.merging.merge, Qt.Key.Key_Space)
        friday.there_and_back()
        friday.adds_up()
        assert friday.state.left == 2 * LEFT - twice

        page.merging.draw.click()
        friday.types("go")
        while friday.state.left > 1:
            friday.goes_out()
        friday.types("finish")
        state = friday.state
        assert state.finished
        friday.adds_up()
        told: Any = sorted(one.place for one in finishes(state))
        assert told == list(range(1, 2 * ENTRIES + 1))
        assert sum(one.amount for one in awards(state)) == state.pool
