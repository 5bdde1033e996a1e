"""The end of a day: the last hands, the bags table by table, and what the morning needs."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from tdconsole.domain.language.commands.day import CallLastHands, PlayLastHands
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.day.bags import Bags
from tdconsole.gui.console.day.morning import Morning
from tdconsole.gui.console.day.tiles import DayTables, tile_of
from tdconsole.gui.console.day.wording import begin_sentence, state_sentence, sums, title
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.beside.stacks import depths
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import STRETCH, column_of, head_of, label_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.flights.rules import flight_in_hand
from tdconsole.projections.day.day_end import EndOfDay, end_of_day
from tdconsole.wall.theme import Theme

BESIDE: Final = (84, 120)
"""The least and the greatest width of the bags, in units."""
SHARE: Final = 50
"""Percent of the page that they take within these bounds."""
_FIELD: Final = 16
_MOST: Final = 99


class DayPage(Page):
    name = "day"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self._unit = space.unit
        self.title, self.told = title_of(theme), CitedLabel(view, theme)
        self.sum = label_of(font=lettering(faces.figure, sizes.text))
        self.card = QLineEdit()
        self.card.setFixedWidth(_FIELD * space.unit)
        self.card.setAccessibleName(words.gettext("Hands on the card"))
        self.asks = QLabel(words.gettext("The card says:"))
        self.asks.setBuddy(self.card)
        self.draw = gestures.button(
            "draw-last-hands", chief=True, label=words.pgettext("button", "Draw the card")
        )
        self.end = gestures.button("end-day", chief=True)
        head = head_of(theme, self.title, (STRETCH, 1))
        for part in (self.asks, self.card, self.draw, self.end):
            head.addWidget(part)
        self.tables = DayTables(view, theme)
        self.bags = Bags(view, theme)
        self.morning = Morning(view, gestures, theme)
        below = row_of((self.tables, 1), (self.morning, 1), self.bags, gap=space.margin)
        self.foot = Elided()
        self.foot.setProperty("role", "quiet")
        column_of(
            head,
            self.told,
            self.told.cites,
            self.sum,
            (below, 1),
            self.foot,
            gap=space.gap,
            margin=(space.margin, 2 * space.margin, space.margin, space.gap),
            within=self,
        )
        self.card.returnPressed.connect(self._call)
        self.tables.pressed.connect(self._press)
        self.tables.typing.connect(self._typing)
        self.bags.turned.connect(lambda _table: self._show_tables())
        self.bags.drafted.connect(self._sum)
        self.bags.finished.connect(self.finished)
        self.morning.drawn.connect(self.finished)
        self.end.clicked.connect(lambda _checked=False: self._ended())
        view.changed.connect(lambda _change: self._take_in())
        view.passed.connect(lambda _board: self._pass())
        self._end = end_of_day(view.state, view.now())
        self._typing("")

    @property
    def day_end(self) -> EndOfDay:
        return self._end

    def seek(self) -> None:
        """Go to where typing comes next: the bags, a table's number, or the drawn card."""
        match self._end.stage:
            case "bags" | "close" | "home":
                self.bags.seek()
            case "play" if self.card.isVisible():
                self.card.setFocus(Qt.FocusReason.ShortcutFocusReason)
            case _:
                self.tables.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def takes(self, widget: QWidget, text: str) -> bool:
        """Take what is typed at the tables as their numbers."""
        return widget is self.tables and self.tables.takes(text)

    def leave(self) -> None:
        self.tables.leave()
        self.bags.leave()
        self.card.clear()
        if self._end.stage in {"play", "hands"} and not self.bags.draft.typed:
            self.bags.open(None)
            self._take_in()

    # Gestures

    def _call(self) -> None:
        typed = self.card.text().strip()
        if typed.isdecimal() and 1 <= int(typed) <= _MOST:
            if self._view.do(CallLastHands(hands=int(typed))):
                self.card.clear()
                self.tables.setFocus(Qt.FocusReason.OtherFocusReason)
        elif typed:
            self.card.selectAll()

    def _ended(self) -> None:
        if self._end.stage == "home":
            self.finished.emit()

    def _press(self, table: TableNo) -> None:
        """Count a hand at a table in play; afterwards open its bags."""
        at = next((one for one in self._end.tables if one.table == table), None)
        if self._end.stage == "hands" and (at is None or at.left):
            self._view.do(PlayLastHands(tables=(table,)))
        elif at is not None:
            self.bags.open(table)
            self._take_in()
            self.bags.seek()

    # Display

    def _take_in(self) -> None:
        """Take in the state; if the page is hidden, once it is shown."""
        if not self.isVisible():
            return
        self.bags.follow_flight()
        state = self._view.state
        before, day = self._end.stage, end_of_day(state, self._view.now())
        self._end = day
        words, stage = self._view.words, day.stage
        flight = flight_in_hand(words, state) if state.in_flights else ""
        self.title.setText(title(words, day, flight))
        plays = stage == "play" and not day.morning
        for part in (self.asks, self.card, self.draw):
            part.setVisible(plays and day.turned)
        self.end.setVisible(stage in {"bags", "close"})
        begun = self.bags.draft.table is not None and not day.morning
        bagging = stage in {"bags", "close"} or bool(day.bagged) or begun
        unseen = plays and day.unseen > 0 and not bagging
        self.tables.setVisible(not day.morning)
        self.morning.setVisible(day.morning or unseen)
        self.bags.setVisible(bagging or day.morning)
        self.sum.setVisible(bagging)
        self.foot.setVisible(not day.morning)
        if day.morning or unseen:
            self.morning.show_view(day)
        if day.morning:
            self.bags.open(None)
        elif bagging:
            self._open_bags(day)
        self._show_tables()
        self._say()
        self._sum()
        if before == "hands" and stage == "bags" and self.tables.hasFocus():
            self.bags.seek()

    def _open_bags(self, day: EndOfDay) -> None:
        """Open the first table with chips not bagged, until one is chosen."""
        tables = {one.table for one in day.tables}
        here = self.bags.draft.table
        if here in tables or self.bags.listed:
            self.bags.take_in()
            return
        waiting = (one.table for one in day.tables if one.bagged < one.players and not one.left)
        self.bags.open(next(waiting, None))

    def _show_tables(self) -> None:
        words, day = self._view.words, self._end
        chosen = self.bags.draft.table if self.bags.isVisibleTo(self) else None
        self.tables.show_stacks(depths(self._view))
        self.tables.show_tiles(
            [tile_of(words, one) for one in day.tables],
            self._view.state.play.seating,
            self._view.who,
        )
        self.tables.choose(chosen)

    def _say(self) -> None:
        view = self._view
        said = state_sentence(view.words, self._end, view.cited(self._end.cite))
        if self._end.morning:
            said = f"{said} {begin_sentence(view.words, view.state, view.now())}".rstrip()
        self.told.setText(said)

    def _sum(self) -> None:
        said, wrong = sums(self._view.words, self._end, self.bags.draft.chips)
        self.sum.setText(said)
        role = "stopped" if wrong else "quiet"
        if self.sum.property("role") != role:
            self.sum.setProperty("role", role)
            self.sum.style().unpolish(self.sum)
            self.sum.style().polish(self.sum)

    def _typing(self, typed: str) -> None:
        say = self._view.words.gettext
        if typed:
            self.foot.say(say("Table {table}: Enter.", table=typed))
        else:
            self.foot.say(
                say(
                    "Click a table, or type its number and Enter: while it plays a hand is counted, then its bags are opened."
                )
            )

    def _pass(self) -> None:
        """Update as time passes; before the last hands are called the clock runs on."""
        if self.isVisible() and self._end.stage == "play":
            self._end = end_of_day(self._view.state, self._view.now())
            self._say()

    # Called by Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        least, most = (units * self._unit for units in BESIDE)
        self.bags.setFixedWidth(min(most, max(least, self.width() * SHARE // 100)))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._take_in()
