"""A table as it is called out: Enter goes from seat to seat, and after the last sends the table."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton

from tdconsole.domain.values import PlayId, TableNo
from tdconsole.gui.console.chips.draft import CountDraft, Place, playing
from tdconsole.gui.console.chips.lines import heading_of, line_of
from tdconsole.gui.console.chips.seats import SeatColumn
from tdconsole.gui.console.chips.totals import Totals
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, title_of
from tdconsole.line.typing.typed_chips import amount, unreadable
from tdconsole.projections.chips.counted import CountState
from tdconsole.wall.theme import Theme

_JUMP: Final = 20
"""The width of the field that leads to another table, in units of the grid."""


class Entering(QFrame):
    turned = Signal(object)
    """Emitted with the number of the table turned to."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, self._theme = view, theme
        self.setProperty("kind", "panel")
        words = view.words
        self.draft = CountDraft()
        self._flight, self._kept = view.state.current, dict[PlayId, CountDraft]()
        self._shown: CountState | None = None
        self._sending = self._pointed = False
        """Whether a click or an arrow led to the seat, instead of its turn."""
        self.title = title_of(theme)
        self.jump = QLineEdit()
        self.jump.setPlaceholderText(words.gettext("Table"))
        self.jump.setAccessibleName(words.gettext("Go to the table of this number"))
        self.jump.setFixedWidth(_JUMP * theme.console.space.unit)
        self.at_once = _toggle(
            words.gettext("Table’s sum only"), words.gettext("Count a table’s chips all together")
        )
        self.fresh = _toggle(
            words.gettext("New count"),
            words.gettext("What is counted next begins a new count"),
        )
        self.column = SeatColumn(theme)
        self.field = self.column.field
        self.totals, self.said = Totals(words, theme), CitedLabel(view, theme, brief=True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        space = self._theme.console.space
        above, below = QHBoxLayout(), QHBoxLayout()
        for row in (above, below):
            row.setSpacing(space.gap)
        above.addWidget(self.title, 1)
        above.addWidget(self.jump)
        for part in (self.at_once, self.fresh):
            below.addWidget(part)
        below.addStretch(1)
        column_of(
            above,
            self.column,
            self.totals,
            self.said.with_sign(),
            below,
            (STRETCH, 1),
            gap=space.gap,
            within=self,
        )
        self.setTabOrder(self.field, self.jump)
        self.setTabOrder(self.jump, self.at_once)
        self.setTabOrder(self.at_once, self.fresh)

    def _connect(self) -> None:
        self.field.entered.connect(self._enter)
        self.field.sent.connect(self._send_now)
        self.field.stepped.connect(self._step)
        self.field.turned.connect(self._turn)
        self.field.textEdited.connect(lambda _text: self._typed())
        self.column.clicked.connect(self._click)
        self.jump.returnPressed.connect(self._jump)
        self.at_once.clicked.connect(self._choose_sum)
        self.fresh.clicked.connect(self._choose_fresh)
        self._view.told.connect(self._hear)

    # Display

    def follow_flight(self) -> None:
        """Keep what was typed in one flight with it, and show it again when it is in hand."""
        flight = self._view.state.current
        if flight == self._flight:
            return
        self._kept[self._flight] = self.draft
        self.draft = self._kept.pop(flight, CountDraft())
        self._flight = flight
        self._say("")
        table = self.draft.table
        self._open(table if table in set(playing(self._view.state)) else None)

    def show_state(self, shown: CountState) -> None:
        """Show this state; the draft stays, and a table that is gone gives way to the first."""
        self._shown = shown
        self.draft.forget_the_gone(self._view.state)
        tables = playing(self._view.state)
        if self.draft.table not in tables:
            self._open(tables[0] if tables else None)
            return
        places = self._places()
        if self.draft.at >= len(places):
            self.draft.at = max(0, len(places) - 1)
        self._write()

    def open_table(self, table: TableNo) -> None:
        """Open a table with what was typed there before; its first seat gets the field."""
        if self._take():
            self._open(table)
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self, table: TableNo | None) -> None:
        self.draft.table, self.draft.at = table, 0
        self._pointed = False
        self._show()
        self._fill()
        self.turned.emit(table)

    def _places(self) -> tuple[Place, ...]:
        return self.draft.places(self._view.state)

    def _write(self) -> None:
        self._show()
        self._show_sums()

    def _show(self) -> None:
        places = self._places()
        self.title.setText(heading_of(self._view, self.draft.table))
        self.column.show_lines([line_of(self._view, place) for place in places], self.draft.at)
        self.at_once.setChecked(self.draft.at_once)
        self.fresh.setChecked(self.draft.fresh)
        self.fresh.setVisible(self._view.state.counts.count is not None)

    def _show_sums(self) -> None:
        self.totals.show_sums(self._view.state, self.draft, self._shown, self.field.text())

    # Typing

    def _typed(self) -> None:
        if self.said.text():
            self._say("")
        self._show_sums()

    def _fill(self) -> None:
        """Fill the field: empty if the number was sent, otherwise with what was typed."""
        places = self._places()
        place = places[self.draft.at] if self.draft.at < len(places) else None
        typed = place is not None and place.typed and place.chips is not None
        self.field.setText(str(place.chips) if place is not None and typed else "")
        told = None if place is None or typed else place.chips
        self.field.setPlaceholderText("" if told is None else self._view.words.number(told))
        self.field.selectAll()
        self._show_sums()

    def _take(self) -> bool:
        """Keep the field's number; if it can't be right, return False and say why."""
        places, text = self._places(), self.field.text().strip()
        if self.draft.at >= len(places):
            return True
        place = places[self.draft.at]
        if not text:
            if place.typed:
                self.draft.put(place, None)
            return True
        chips = amount(text)
        if chips is None:
            self._say(unreadable(self._view.words, text), "stopped")
            return False
        if fault := self.draft.fault(self._view.state, place, chips):
            self._say(self._view.said(fault), "stopped")
            return False
        self.draft.put(place, chips)
        return True

    def _enter(self) -> None:
        text = self.field.text().strip().casefold()
        if text.startswith("t") and text[1:].isdecimal():
            self.field.clear()
            self._go(text[1:])
            return
        if not self._take():
            return
        if self._pointed and self.draft.mends(self._view.state):
            self._send(onward=False)
        elif self.draft.at + 1 < len(self._places()):
            self._walk(self.draft.at + 1)
        else:
            self._send()

    def _send_now(self) -> None:
        if self._take():
            self._send()

    def _step(self, by: int) -> None:
        at = self.draft.at + by
        if 0 <= at < len(self._places()) and self._take():
            self._walk(at, pointed=True)

    def _click(self, at: int) -> None:
        if self._take():
            self._walk(at, pointed=True)
        self.field.setFocus(Qt.FocusReason.MouseFocusReason)

    def _walk(self, at: int, *, pointed: bool = False) -> None:
        self.draft.at, self._pointed = at, pointed
        self._say("")
        lines = [line_of(self._view, place) for place in self._places()]
        self.column.show_lines(lines, at)
        self._fill()

    def _send(self, *, onward: bool = True) -> None:
        """Send one table, or its corrections, as one step; nothing if nothing was typed."""
        state = self._view.state
        request = self.draft.request(state)
        if request is not None:
            fresh, self.draft.fresh = self.draft.fresh, False
            self._sending = True
            done = self._view.do(request)
            self._sending = False
            if not done:
                self.draft.fresh = fresh
                self._write()
                return
            self.draft.sent(request)
        following = self.draft.next_table(self._view.state) if onward else None
        if not onward:
            self._walk(self.draft.at, pointed=True)
        elif following is not None:
            self._open(following)
        else:
            self._walk(0)
            self._write()

    # Choosing the table and the way of counting

    def _turn(self, by: int) -> None:
        tables = playing(self._view.state)
        if self.draft.table in tables:
            self.open_table(tables[(tables.index(self.draft.table) + by) % len(tables)])

    def _jump(self) -> None:
        typed = self.jump.text().strip()
        self.jump.clear()
        if typed:
            self._go(typed)

    def _go(self, typed: str) -> None:
        table = TableNo(int(typed)) if typed.isdecimal() and len(typed) < len("100000") else None
        if table is None or table not in playing(self._view.state):
            told = self._view.words.gettext("There is no table {table} in play.", table=typed)
            self._say(told, "stopped")
        else:
            self.open_table(table)

    def _choose_sum(self, on: bool) -> None:
        if self._take():
            self.draft.at_once, self.draft.at = on, 0
            self._fill()
        self._write()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_fresh(self, on: bool) -> None:
        self.draft.fresh = on
        self._write()
        self._fill()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hear(self, told: Told) -> None:
        if self._sending:
            self._say(told.sentence if told.refused else "", "stopped")

    def _say(self, sentence: str, role: str = "quiet") -> None:
        paint(self.said, role)
        self.said.setText(sentence)
        mark_wrong(self.field, wrong=role == "stopped")


def _toggle(label: str, name: str) -> QPushButton:
    button = button_of(label, name=name)
    button.setCheckable(True)
    return button
