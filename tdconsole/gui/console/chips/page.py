"""The chips: the count table by table, with what should be there and why."""

from functools import partial
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from tdconsole.domain.values import EntryId, TableNo
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.chips.entering import Entering
from tdconsole.gui.console.chips.rows import LeaderRows, LedgerRows, TableRows, steps_of
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.widgets.beside.course import EveningChart
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import column_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.chips.words import age_words, difference_words, since_words
from tdconsole.projections.chips.counted import CountState, chip_leaders, count_state
from tdconsole.projections.chips.ledger import chip_ledger
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

SHARE: Final = 44
"""Percent of the page for the part next to the count."""
TALL: Final = 200
"""The height of the page, in units, from which a chart of the leaders is below the count, or else of how deep stacks are."""
Beside = Literal["tables", "leaders", "ledger"]


class ChipsPage(Page):
    name = "chips"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        self._state: CountState | None = None
        self.entering = Entering(view, theme)
        self.tables = TableRows(view, theme)
        self.leaders = LeaderRows(view, theme)
        self.ledger = LedgerRows(view, theme)
        self.lists: dict[Beside, Listing] = {
            "tables": Listing(self.tables, theme, words.gettext("Tables of the count")),
            "leaders": Listing(self.leaders, theme, words.gettext("Leaders of the count")),
            "ledger": Listing(self.ledger, theme, words.gettext("Chips in play, line by line")),
        }
        self.lists["tables"].tell(words.gettext("Nobody sits at a table yet."))
        self.lists["leaders"].tell(
            words.gettext("The leaders are known once stacks are counted, seat by seat.")
        )
        say = words.pgettext
        self.turns: dict[Beside, QPushButton] = {
            "tables": QPushButton(say("chips", "Tables")),
            "leaders": QPushButton(say("chips", "Leaders")),
            "ledger": QPushButton(say("chips", "Ledger")),
        }
        self.stack = QStackedWidget()
        self.title = title_of(theme, gestures.row("chips").label(view.words))
        self.in_play, self.counted, self.difference, self.age = (QLabel() for _ in range(4))
        label = words.pgettext("button", "Correct…")
        self.correct = gestures.button("correct-chips", label=label)
        self.race = gestures.button("race")
        self.course = EveningChart(view, theme, "leaders", "depth")
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        theme, space = self._theme, self._theme.console.space
        faces, sizes = theme.console.faces, theme.console.type
        for label in (self.in_play, self.counted, self.difference):
            label.setFont(lettering(faces.strong, sizes.text))
        for label in (self.in_play, self.counted, self.difference, self.age):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.age.setWordWrap(True)
        self.age.setProperty("role", "quiet")
        head, turns = QHBoxLayout(), QHBoxLayout()
        for row in (head, turns):
            row.setSpacing(space.gap)
        head.addWidget(self.title)
        head.addStretch(1)
        for label in (self.in_play, self.counted):
            head.addWidget(label)
            head.addSpacing(space.margin)
        head.addWidget(self.race)
        head.addWidget(self.correct)
        for name, button in self.turns.items():
            button.setCheckable(True)
            shown = self.lists[name].accessibleName()
            button.setAccessibleName(self._view.words.gettext("Show: {list}", list=shown))
            turns.addWidget(button)
            self.stack.addWidget(self.lists[name])
        turns.addStretch(1)
        self.turns["tables"].setChecked(True)
        self.port = area = QScrollArea()
        area.setAccessibleName(self._view.words.gettext("Seats of the table"))
        area.setWidget(self.entering)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.beside = QWidget()
        column_of(turns, (self.stack, 1), gap=space.gap, within=self.beside)
        across = row_of((area, 1), self.beside, gap=2 * space.margin)
        card = QFrame()
        card.setProperty("kind", "card")
        column_of(
            head,
            self.difference,
            self.age,
            (across, 3),
            (self.course, 2),
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        column_of(card, margin=space.margin, within=self)

    def _connect(self) -> None:
        view = self._view
        for name, button in self.turns.items():
            button.clicked.connect(partial(self.turn_to, name))
        self.entering.turned.connect(self._mark)
        self.lists["tables"].clicked.connect(lambda _index: self._choose_table())
        self.lists["tables"].wanted.connect(lambda _key: self._choose_table())
        self.lists["leaders"].pointed.connect(self._point)
        self.lists["ledger"].clicked.connect(lambda _index: self._open_line())
        self.lists["ledger"].wanted.connect(lambda _key: self._open_line())
        view.changed.connect(self._changed)
        view.renamed.connect(lambda _persons: self._refresh())
        view.passed.connect(lambda _board: self._pass_time())

    # Called by the window

    def seek(self) -> None:
        self.entering.jump.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def count(self) -> None:
        """Give the keyboard to the next seat to be called out."""
        self.entering.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def turn_to(self, name: Beside, _checked: bool = True) -> None:
        for other, button in self.turns.items():
            button.setChecked(other == name)
        self.stack.setCurrentWidget(self.lists[name])
        self._show_beside()

    # Pointing

    def _mark(self, table: TableNo | None) -> None:
        """Mark the table; below the visible part the next ones appear together, with one scroll."""
        tables = self.lists["tables"]
        self._share()
        if table is not None and table == tables.key:
            return
        row = None if table is None else self.tables.row_of(table)
        if row is not None and row and not tables.seen(row):
            tables.scrollTo(self.tables.index(row, 0), Listing.ScrollHint.PositionAtTop)
        tables.select(table)

    def _choose_table(self) -> None:
        key = self.lists["tables"].key
        if key is not None and key != self.entering.draft.table:
            self.entering.open_table(TableNo(key))
        self.count()

    def _point(self, key: int | None) -> None:
        if self.isVisible():
            self._gestures.point(Selection(entries=() if key is None else (EntryId(key),)))

    def _open_line(self) -> None:
        key = self.lists["ledger"].key
        row = None if key is None else self.ledger.get(key)
        if row is not None and not row.item and row.line >= 0:
            self.ledger.turn(row.line)
            self._show_beside()

    # Following

    def _changed(self, change: Change) -> None:
        if self.isVisible() and change.after is not None:
            self._refresh()

    def _refresh(self) -> None:
        view, before = self._view, self._state
        self.entering.follow_flight()
        self._state = state = count_state(view.state, view.now())
        if state.earlier and (before is None or before.last != state.last or not before.earlier):
            self.entering.draft.fresh = True
        self.entering.show_state(state)
        self.tables.show_state(state)
        self._mark(self.entering.draft.table)
        self._show_head(state)
        self._show_beside()
        self._share()

    def _show_head(self, state: CountState) -> None:
        words, say = self._view.words, self._view.words.gettext
        self.in_play.setText(say("{chips} in play", chips=words.number(state.in_play)))
        self.counted.setVisible(state.last is not None)
        self.difference.setVisible(state.difference is not None)
        if state.last is None:
            self.age.setText(say("Nothing has been counted yet: type the stack at each seat."))
            return
        self.counted.setText(say("{chips} counted", chips=words.number(state.counted)))
        if state.difference is not None:
            self.difference.setText(difference_words(words, state.difference))
            paint(self.difference, "stopped" if state.difference else "done")
        told = [say("Last {when}.", when=age_words(words, state.last, self._view.now()))]
        if state.average is not None:
            told.append(say("Average {chips}.", chips=words.number(state.average)))
        if since := since_words(words, state):
            told.append(f"{since}.")
        if state.earlier:
            told.append(say("What is counted next begins a new count."))
        self.age.setText(" ".join(told))

    def _show_beside(self) -> None:
        """Show the part next to the count, only as far as it is visible."""
        view = self._view
        here = self.stack.currentWidget()
        if here is self.lists["leaders"]:
            self.leaders.fill(chip_leaders(view.state, view.people, view.now()))
        elif here is self.lists["ledger"]:
            steps = steps_of(view)
            self.ledger.show_ledger(chip_ledger(view.state, steps.values()), steps)

    def _pass_time(self) -> None:
        if self.isVisible() and self._state is not None and self._state.last is not None:
            self._show_head(self._state)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._share()
        self.course.want(wanted=self.height() >= TALL * self._theme.console.space.unit)

    def _share(self) -> None:
        """Share the width, which the seats need first."""
        margin = self._theme.console.space.margin
        room = self.width() - 6 * margin - self.entering.minimumSizeHint().width()
        self.beside.setFixedWidth(max(0, min(self.width() * SHARE // 100, room)))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._refresh()
        self.count()
