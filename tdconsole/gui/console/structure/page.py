"""The structure, edited as a draft next to its consequences, and applied in one gesture."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from tdconsole.domain.design.wish import Wish
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.engine.gestures import HINT, Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure.beside import Beside
from tdconsole.gui.console.structure.effect import Standing
from tdconsole.gui.console.structure.foot import Foot
from tdconsole.gui.console.structure.mending import Mending
from tdconsole.gui.console.structure.table.bar import Bar, menu_button
from tdconsole.gui.console.structure.table.cells import OPTIONAL, ColumnId, columns_for
from tdconsole.gui.console.structure.table.edits import Rows
from tdconsole.gui.console.structure.table.grid import PeriodTable
from tdconsole.gui.console.structure.table.lines import lines
from tdconsole.gui.console.structure.table.periods import Periods
from tdconsole.gui.console.structure.table.row_gestures import RowGestures
from tdconsole.gui.console.structure.table.row_menus import (
    antes_menu,
    columns_menu,
    marks_menu,
    open_at,
    rows_menu,
)
from tdconsole.gui.console.structure.taking import Exchange
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import UNBOUND, Space, button_of, column_of, row_of, title_of
from tdconsole.wall.theme import Theme

BESIDE: Final = 96
"""The greatest width of the panel next to the table, in units."""
NARROW: Final = 200
WIDE: Final = 340
"""The width of the page from which the panel has what the table leaves, in units."""
TABLE: Final = 206
"""The greatest width of the table there, in units."""
TABLE_SHARE: Final = 3
"""The table's share of the width beside the panel."""
EVENING: Final = 300
"""Minutes that a structure is made for, unless said otherwise."""


class StructurePage(Page):
    name = "structure"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        self._columns: frozenset[ColumnId] = frozenset()
        self._standing: Standing | None = None
        words = view.words
        self.mending = Mending(view, self)
        self.periods = Periods(words, theme, self)
        self.table = PeriodTable(self.periods, words, theme, self._fault)
        self.bar = Bar(words, theme)
        self.beside = Beside(view, self.mending, theme)
        self.foot = Foot(view, theme)
        self.gestures = RowGestures(words, self.mending, self.table, self.foot.tell)
        self.exchange = Exchange(view, self.mending, self.foot.tell, self)
        self.title = title_of(theme, gestures.row(self.name).label(view.words))
        self.state = Elided()
        self.take = menu_button(
            words.gettext("Take from"),
            words.gettext("Take the structure from"),
            theme,
            lambda at: open_at(self.exchange.menu(), at),
        )
        self.make = button_of(
            words.gettext("Make…"), name=words.gettext("Make a structure to measure")
        )
        self.save = button_of(
            words.gettext("Save as…"), name=words.gettext("Save the structure as a file")
        )
        self._lay_out()
        self._connect()
        self._look()

    def _lay_out(self) -> None:
        space = self._theme.console.space
        head = row_of(self.title, Space(space.gap), (self.state, 1), gap=space.gap)
        for button in (*self.bar.signs, self.take, self.make, self.save):
            head.addWidget(button)
        card = QFrame()
        card.setProperty("kind", "card")
        self._card = card
        column_of((self.table, 1), self.foot, gap=space.gap, margin=space.gap, within=card)
        self.beside.setMaximumWidth(BESIDE * space.unit)
        self._across = row_of((card, TABLE_SHARE), (self.beside, 1), gap=space.gap)
        column_of(
            head,
            self.bar,
            (self._across, 1),
            gap=space.gap,
            margin=(space.margin, 2 * space.margin, space.margin, space.margin),
            within=self,
        )

    def _connect(self) -> None:
        self.mending.changed.connect(self._look)
        self.periods.typed.connect(self.gestures.typed)
        self.table.gesture.connect(self.perform)
        self.table.moved.connect(self.gestures.move)
        self.table.refused.connect(partial(self.foot.tell, wrong=True))
        self.table.marks_wanted.connect(self._marks)
        self.table.menu_wanted.connect(self._ask_rows)
        self.table.selectionModel().selectionChanged.connect(self._allow)
        self.bar.gesture.connect(self._pressed)
        self.bar.marks_wanted.connect(self._marks)
        self.bar.antes_wanted.connect(
            lambda at: open_at(antes_menu(self._view.words, self.mending, self), at)
        )
        self.bar.columns_wanted.connect(self._ask_columns)
        self.beside.wanted_row.connect(self._show_row)
        self.beside.field_changed.connect(self._look)
        self.foot.check.toggled.connect(self._arrange)
        self.foot.again.clicked.connect(self._start_again)
        self.foot.apply.clicked.connect(self.apply)
        self.make.clicked.connect(self._make)
        self.save.clicked.connect(self.exchange.ask_place)
        self._view.passed.connect(self._tick)
        self._view.changed.connect(self._tick)
        keys = self._gestures.action("apply-structure").shortcut().toString()
        self.foot.apply.setToolTip(HINT.format(label=self.foot.apply.text(), keys=keys))

    def seek(self) -> None:
        """Go to the row in play."""
        self.foot.check.setChecked(False)
        self.table.begin()
        self.table.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def begin(self, action: str, selection: Selection) -> None:
        if action != "apply-structure":
            super().begin(action, selection)
            return
        self.apply()

    def perform(self, name: str) -> None:
        """Perform a gesture of the table, its menu or the bar."""
        if self.mending.locked:
            return
        if name == "scale":
            self._scale(self.table.chosen_rows())
        else:
            self.gestures.perform(name)

    def _pressed(self, name: str) -> None:
        """Perform a button's gesture, and return the keyboard to the row it was about."""
        self.foot.check.setChecked(False)
        self.perform(name)
        if name != "scale":
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # Applying

    def _start_again(self) -> None:
        self.mending.start_again()
        self.foot.tell(
            self._view.words.gettext(
                "The draft is the present structure again; Ctrl+Z in the table brings it back."
            ),
            wrong=False,
        )
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply(self) -> None:
        """Apply the draft, including what is being typed."""
        if not self.table.cells.settle():
            return
        if not self.mending.pending:
            self.foot.tell(self._view.words.gettext("There is nothing to apply."), wrong=False)
        elif self.mending.apply():
            told = self._view.words.gettext(
                "Applied. Ctrl+Z in the table brings the previous one back as a draft."
            )
            self.foot.tell(told, wrong=False, done=True)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fault(self, row: int, column: ColumnId, typed: str) -> str:
        return self.gestures.fault(row, column, typed)

    # Menus and dialogs

    def _marks(self, at: QPoint) -> None:
        rows = self.table.chosen_rows()
        if rows and not self.mending.locked:
            open_at(marks_menu(self._view.words, self.mending, rows, self), at)

    def _ask_rows(self, at: QPoint) -> None:
        if not self.mending.locked:
            open_at(rows_menu(self._view.words, self.perform, self), at)

    def _ask_columns(self, at: QPoint) -> None:
        shown = columns_for(self.mending.rows, self._columns)
        open_at(columns_menu(self._view.words, shown, self._turn_column, self), at)

    def _turn_column(self, column: ColumnId) -> None:
        there = column in columns_for(self.mending.rows, frozenset())
        if there:
            self.foot.tell(
                self._view.words.gettext("The column stays while a level has something in it."),
                wrong=False,
            )
        self._columns ^= frozenset(OPTIONAL[column])
        self._look()

    def _scale(self, rows: Rows) -> None:
        from tdconsole.gui.console.structure.scale_dialog import ScaleDialog  # noqa: PLC0415 -- seldom asked for

        ScaleDialog(self._view.words, self._theme, self.mending, rows, self).open()

    def _make(self) -> None:
        from tdconsole.gui.console.structure.maker_dialog import MakerDialog  # noqa: PLC0415 -- as above

        setup = self._view.state.setup
        wish = Wish(
            players=self.beside.expected,
            stack=setup.stack,
            chips=self.mending.chips,
            minutes=EVENING,
            ante=self._view.state.rules.ante_kind.value,
        )
        dialog = MakerDialog(self._view.words, self._theme, wish, self)
        dialog.wanted.connect(self.exchange.fill)
        dialog.open()

    # Display

    def _arrange(self) -> None:
        """Give the panel what the table leaves in a wide window, and its place in the narrowest if asked for."""
        unit = self._theme.console.space.unit
        narrow, wide = self.width() < NARROW * unit, self.width() >= WIDE * unit
        instead = narrow and self.foot.check.isChecked()
        way = QBoxLayout.Direction
        self._across.setDirection(way.BottomToTop if instead else way.LeftToRight)
        self._across.setStretchFactor(self._card, 0 if instead else TABLE_SHARE)
        self.beside.spread(wide=wide)
        self.beside.lie(flat=instead)
        self._card.setMaximumWidth(TABLE * unit if wide else UNBOUND)
        self.beside.setMaximumWidth(UNBOUND if wide or instead else BESIDE * unit)
        self.beside.setVisible(instead or not narrow)
        self.table.setVisible(not instead)
        self.foot.check.setVisible(narrow)
        self.bar.narrow(narrow=narrow)

    def _tick(self, _board: object = None) -> None:
        if self.isVisible():
            self._look()

    def _look(self) -> None:
        would = self.mending.effect()
        self._standing = would.after
        self.beside.show_standing(would.after)
        self.foot.warn(wrong=self.beside.wrong)
        self.periods.lock(locked=self.mending.locked)
        wrong = getattr(would.refusal, "row", None)
        depths = self.beside.depths(would.after)
        now = self._view.now()
        self.periods.show(lines(self._view.words, would.after, depths, now, wrong))
        self.table.show_columns(columns_for(self.mending.rows, self._columns))
        if not self.table.chosen_rows():
            self.table.begin()
        self._say_state()
        self.foot.show_effect(self._view, self.mending, would)
        self._allow()
        self.pending.emit(self.mending.pending)

    def _say_state(self) -> None:
        say, mending = self._view.words.gettext, self.mending
        role = "quiet"
        if mending.locked:
            text = say("The tournament is finished: its structure stays as it is.")
        elif not mending.pending:
            text = say("as it is played")
        else:
            role, text = "waiting", "● " + say("a draft, not applied yet")
            if mending.lost:
                text = "● " + say("a draft, not applied yet, and not kept on the disk")
        if self.state.property("role") != role:
            self.state.setProperty("role", role)
            self.state.style().polish(self.state)
        self.state.say(text)

    def _allow(self, *_selection: object) -> None:
        mending, rows = self.mending, self.table.chosen_rows()
        self.bar.allow(
            locked=mending.locked,
            undo=bool(mending.draft.past),
            redo=bool(mending.draft.future),
            rows=bool(rows),
        )
        for button in (self.take, self.make):
            button.setEnabled(not mending.locked)

    def _show_row(self, row: int) -> None:
        if 0 <= row < self.periods.rowCount():
            self.foot.check.setChecked(False)
            self.table.point(row, "big_blind")
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._arrange()
        self._tick()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._gestures.point(NOTHING)
        self._look()
