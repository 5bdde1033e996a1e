"""The room: the tables in the order in which they open, and when seats are drawn."""

from collections.abc import Callable
from functools import partial
from typing import Final, get_args

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit

from tdconsole.club import Club, Room, RoomTable
from tdconsole.domain.values import DrawAt, Millis, TableNo
from tdconsole.gui.console.setup.forms.fields import Rows, figure
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.setup.forms.typed import (
    moment,
    moment_shown,
    number,
    tables,
    tables_shown,
)
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.name_asked import ask_name, is_name
from tdconsole.gui.shared.layout import button_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.setup.terms import draw_at_words, shoot_out_words, term_name
from tdconsole.known_errors import KnownError
from tdconsole.session import TimeSource
from tdconsole.wall.theme import Theme

LONGEST_WAIT: Final = 3600
SHORTEST_WAIT: Final = 10
MOST_EXPECTED: Final = 1_000_000


class RoomForm(Rows):
    def __init__(self, words: Catalogue, theme: Theme, club: Club, time: TimeSource) -> None:
        super().__init__(theme)
        say = words.gettext
        self._words, self._club, self._time = words, club, time
        self._seats = 9
        self._orders: dict[str, tuple[TableNo, ...]] = {}
        self.rooms = Choice(theme)
        self.keep = button_of(say("Keep as a room…"), press=self._ask_name, default=False)
        self.keep.setAccessibleName(self.keep.text())
        self.forget = button_of(
            say("Forget it"), name=say("Forget this room"), press=self._forget, default=False
        )
        self.tables = QLineEdit()
        self.tables.setPlaceholderText(say("1, 2, 3 and so on; or such as 1-12, 15"))
        self.draw_at = Choice(theme)
        for draw_at in get_args(DrawAt):
            self.draw_at.addItem(draw_at_words(words, draw_at), draw_at)
        self.expected = figure(term_name(words, "expected"), 14, theme)
        self.shoot_out = Choice(theme)
        for shoot_out in (False, True):
            self.shoot_out.addItem(shoot_out_words(words, shoot_out=shoot_out), shoot_out)
        self.closes = QLineEdit()
        self.closes.setPlaceholderText(say("with its level; or a time, such as 22:30"))
        self.wait = figure(term_name(words, "answer_within"), 14, theme)
        self.add("tables", term_name(words, "tables"), self.tables)
        self.add("room", say("Room"), self.rooms, self.keep, self.forget)
        self.add("draw_at", term_name(words, "draw_at"), self.draw_at)
        spread = say("the tables this number needs fill evenly; 0 = those the cap needs")
        self.add("expected", self.expected.accessibleName(), self.expected, spread)
        self.add("shoot_out", term_name(words, "shoot_out"), self.shoot_out)
        self.add("closes_at", term_name(words, "closes_at"), self.closes)
        self.add("answer_within", self.wait.accessibleName(), self.wait, say("seconds"))
        self.follow(self.tables, self.expected, self.closes, self.wait)
        self.tables.textChanged.connect(self._named)
        self.draw_at.currentIndexChanged.connect(self.touched)
        self.shoot_out.currentIndexChanged.connect(self.touched)
        self.rooms.activated.connect(self._take)
        self._offer()

    def put(self, plan: Plan) -> None:
        terms = plan.terms
        self._seats = plan.seats_per_table
        self.tables.setText(tables_shown(terms.tables))
        self.draw_at.setCurrentIndex(self.draw_at.findData(terms.draw_at))
        self.expected.setText(str(terms.expected))
        self.shoot_out.setCurrentIndex(self.shoot_out.findData(terms.shoot_out))
        self.closes.setText(moment_shown(terms.closes_at, self._words.zone))
        self.wait.setText(str(terms.answer_within))

    def read(self, plan: Plan) -> Plan | None:
        say = self._words.gettext
        self._seats = plan.seats_per_table
        order = tables(self.tables.text())
        closes = self._closing(plan.terms.closes_at)
        expected = number(self.expected.text(), MOST_EXPECTED)
        wait = number(self.wait.text(), LONGEST_WAIT)
        if order is None:
            self.refuse("tables", say("Numbers of tables, such as 1-12, 15."))
        if closes is None:
            self.refuse("closes_at", say("A time such as 22:30, or 2026-12-31 22:30."))
        if wait is None or wait < SHORTEST_WAIT:
            self.refuse("answer_within", say("From 10 to 3600 seconds."))
            return None
        if expected is None:
            self.refuse("expected", say("How many entries are expected; 0 is not known."))
        if order is None or closes is None or expected is None:
            return None
        return with_terms(
            plan,
            tables=order,
            draw_at=self.draw_at.currentData(),
            expected=expected,
            shoot_out=self.shoot_out.currentData(),
            closes_at=closes,
            answer_within=wait,
        )

    def _closing(self, held: Millis) -> Millis | None:
        """Return the closing time; one nobody edited stays the same to the second."""
        typed = self.closes.text()
        if held and typed.strip() == moment_shown(held, self._words.zone):
            return held
        return moment(typed, self._time.now().utc, self._words.zone)

    # The house's rooms

    def _offer(self) -> None:
        """Offer the house's rooms, and first of all none."""
        self._orders.clear()
        for name in self._club.rooms.named():
            room = self._club.rooms.get(name)
            if room is not None:
                self._orders[name] = tuple(table.no for table in room.tables)
        self.rooms.clear()
        self.rooms.addItem(self._words.pgettext("room", "as typed"), None)
        for name in self._orders:
            self.rooms.addItem(name, name)
        self._named()

    def _named(self) -> None:
        """Return the room whose tables are in the field, if there is one."""
        order = tables(self.tables.text())
        names = [name for name, held in self._orders.items() if order and held == order]
        self.rooms.setCurrentIndex(self.rooms.findData(names[0]) if names else 0)
        self.forget.setVisible(bool(names))

    def _take(self) -> None:
        name = self.rooms.currentData()
        if name is None:
            return
        self.tables.setText(tables_shown(self._orders[name]))

    def _ask_name(self) -> None:
        """Ask for a name for the tables in the field."""
        order = tables(self.tables.text())
        if not order:
            self.refuse("tables", self._words.gettext("Numbers of tables, such as 1-12, 15."))
            self.tables.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        say, held = self._words.gettext, self.rooms.currentData() or ""
        ask_name(self, say("Keep as a room"), say("Name of the room"), held, self.keep_as)

    def keep_as(self, name: str) -> None:
        """Save the room; another one of the same name is replaced, and the table positions stay."""
        order = tables(self.tables.text())
        if not order or not is_name(name):
            return
        self._do(partial(self._keep, name.strip(), order))

    def _keep(self, name: str, order: tuple[TableNo, ...]) -> None:
        before = self._club.rooms.get(name)
        spots = {} if before is None else {table.no: table.spot for table in before.tables}
        self._club.rooms.put(
            Room(
                name=name,
                tables=tuple(
                    RoomTable(no=no, seats=self._seats, spot=spots.get(no)) for no in order
                ),
            )
        )

    def _forget(self) -> None:
        """Delete the room; the tables stay in the field."""
        self._do(partial(self._club.rooms.remove, self.rooms.currentData()))
        self.tables.setFocus(Qt.FocusReason.OtherFocusReason)

    def _do(self, gesture: Callable[[], object]) -> None:
        try:
            gesture()
            self._offer()
        except KnownError as error:
            self.refuse("room", mishap(self._words, error))
