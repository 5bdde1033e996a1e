"""The prizes: what is played for, who has won how much of it, and who has been paid."""

from typing import Final, Protocol, Self

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QWidget,
)

from tdconsole.domain.prizes.dues import owed_to
from tdconsole.domain.values import Due, EntryId, Money
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.panel import AtTill
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.papers.usual import Chosen
from tdconsole.gui.console.payouts.cancelling import CancelDialog
from tdconsole.gui.console.payouts.slips import Slips
from tdconsole.gui.console.prizes.beside import Beside
from tdconsole.gui.console.prizes.buttons import Buttons
from tdconsole.gui.console.prizes.head import Head
from tdconsole.gui.console.prizes.listing import PrizeListing
from tdconsole.gui.console.prizes.rows import Held, PrizeRows, due_key, key_of
from tdconsole.gui.console.widgets.beside.course import EveningChart
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.console.widgets.panel import Panel
from tdconsole.gui.shared.layout import button_of, column_of, label_of, row_of
from tdconsole.i18n.catalogue import minor
from tdconsole.line.typing.reading import Jump, ToPayment
from tdconsole.projections.prizes.board import PrizeRow, prize_rows
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

BESIDE: Final = (72, 100)
"""The least and the greatest width of the part next to the list, in units."""
SHARE: Final = 34
"""Percent of the page that it takes within these bounds."""


class Choices(AtTill, Chosen, Protocol):
    """The settings of this machine for tills and slips."""


TALL: Final = 190
"""The height from which there is room for the likely end below the list, in units."""


class PrizesPage(Page):
    name = "prizes"

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        chosen: Choices,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        self._unit = theme.console.space.unit
        words = view.words
        self.head = Head(view, theme)
        self.rows = PrizeRows(view, theme)
        self.listing = PrizeListing(self.rows, view, theme, words.gettext("Prizes by place"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Find a player or a place"))
        self.search.setAccessibleName(words.gettext("Find a player in the prizes, or a place"))
        self.unpaid = button_of(
            words.gettext("Not paid yet"), name=words.gettext("Only what is not paid yet")
        )
        self.unpaid.setCheckable(True)
        self.said = label_of(wraps=True)
        self.ending = EveningChart(view, theme, "ending", "players")
        self.beside = Beside(view, theme, chosen)
        self.buttons = Buttons(gestures, theme)
        self.slips = Slips(view, chosen, self)
        self._lay_out(theme)
        self._connect()
        self._refresh()

    @classmethod
    def opened(
        cls, view: TournamentView, gestures: Gestures, theme: Theme, preferences: WindowPreferences
    ) -> Self:
        return cls(view, gestures, theme, preferences)

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        card = QFrame()
        card.setProperty("kind", "card")
        seeking = row_of((self.search, 1), self.unpaid, gap=space.gap)
        column_of(
            self.head,
            seeking,
            (self.listing, 3),
            (self.ending, 2),
            self.said,
            self.buttons,
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        row_of((card, 1), self.beside, gap=space.gap, margin=space.margin, within=self)

    def _connect(self) -> None:
        view = self._view
        self.search.textChanged.connect(lambda _text: self._narrow())
        self.search.returnPressed.connect(self._first)
        self.unpaid.toggled.connect(lambda _on: self._narrow())
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(self._enter)
        self.listing.typed.connect(self._typed)
        self.listing.let_go.connect(self._let_go)
        self.beside.planning.changed.connect(self._show_rows)
        self.beside.planning.wanted_place.connect(self._show_place)
        self.head.pool.asked.connect(self._ask_pool)
        self.beside.posting.planned.connect(lambda: self.perform("plan-prizes"))
        self.beside.paying.paid.connect(self._paid)
        self.beside.closed.connect(self._closed)
        self.slips.told.connect(self._say)
        view.changed.connect(self._changed)
        view.renamed.connect(lambda _persons: self.rows.rename())
        view.passed.connect(lambda _board: self._pass_time())

    # Called by the window

    def seek(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def leave(self) -> None:
        """Leave an unfinished payment or plan."""
        self.beside.leave()

    @property
    def printing(self) -> bool:
        return self.slips.busy

    def begin(self, action: str, selection: Selection) -> None:
        """Begin the action about the player selected elsewhere."""
        self._gestures.point(selection)
        self.perform(action)

    def jump(self, to: Jump) -> None:
        if not isinstance(to, ToPayment):
            super().jump(to)
            return
        self.ask(to.entry, to.due, back=to.back)

    def perform(self, action: str) -> None:
        entries = self._gestures.selection.entries
        match action:
            case "post-prizes":
                self._open(self.beside.posting)
                self.beside.posting.begin()
            case "plan-prizes":
                self._open(self.beside.planning)
                self.beside.planning.begin()
            case "pay-out" | "take-back" if len(entries) == 1:
                self._ask_first(entries[0], back=action == "take-back")
            case "cancel-tournament":
                CancelDialog(self._view, self._theme, self.window()).open()
            case _:
                pass

    def ask(self, entry: EntryId, due: Due, *, back: bool = False) -> None:
        """Ask how it is paid, next to its row."""
        self._open(self.beside.paying)
        self.search.clear()
        self.unpaid.setChecked(False)
        self.listing.select(due_key(entry, due))
        self.beside.paying.ask(entry, due, back=back)

    def _ask_first(self, entry: EntryId, *, back: bool) -> None:
        """Ask about the open debt in the selected row, or else the first one."""
        found = [one for one in owed_to(self._view.state, entry) if _waits(one.open, back=back)]
        if found:
            keys = [due_key(entry, one.due) for one in found]
            at = keys.index(self.listing.key) if self.listing.key in keys else 0
            self.ask(entry, found[at].due, back=back)

    # Panels

    def _open(self, panel: Panel) -> None:
        self.beside.make_room_for(panel)
        self._say("", "quiet")
        self.buttons.hide()

    def _closed(self) -> None:
        """Return the keyboard to the list."""
        self.buttons.show()
        self._show_rows()
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_pool(self, term: str) -> None:
        self._open(self.beside.pool)
        self._show_rows()
        self.beside.pool.begin(term)

    def _paid(self, entry: EntryId, printed: bool) -> None:
        if printed:
            self.slips.print_slip(entry)

    def _say(self, sentence: str, role: str) -> None:
        paint(self.said, role)
        self.said.setText(sentence)
        self.said.setVisible(bool(sentence))

    # The list

    def _narrow(self) -> None:
        typed, unpaid = self.search.text(), self.unpaid.isChecked()
        self.rows.narrow(self.rows.found(typed, unpaid=unpaid))
        self._tell()

    def _first(self) -> None:
        """Go on to the first one found, by Enter in the field."""
        if self.rows.rowCount():
            self.listing.select(key_of(self.rows.at(0)))
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_place(self, place: int) -> None:
        for at in range(self.rows.rowCount()):
            row = self.rows.at(at)
            if row.first is not None and row.last is not None and row.first <= place <= row.last:
                self.listing.select(key_of(row))
                return

    def _point(self, key: int | None) -> None:
        row = None if key is None else self.rows.get(key)
        entries = () if row is None or row.entry is None else (row.entry,)
        if self.isVisible() and not self.rows.planning:
            self._gestures.point(Selection(entries=entries))

    def _enter(self, key: int | None) -> None:
        """Pay by Enter, or in a plan type the prize."""
        if self.rows.planning:
            self.listing.type_here()
            return
        row = None if key is None else self.rows.get(key)
        if row is not None and row.entry is not None and row.open:
            self.ask(row.entry, row.due, back=row.open < 0)

    def _typed(self, row: PrizeRow, typed: str) -> None:
        amount = minor(typed, self._view.state.setup.currency)
        if row.first is None or row.last is None or not self.rows.planning:
            return
        if amount is None:
            sentence = self._view.words.gettext("“{typed}” is not a sum of money.", typed=typed)
            self.beside.planning.say(sentence, "waiting")
            return
        if amount != row.amount:
            self.beside.planning.put(row.first, row.last, Money(amount))
        self.listing.step_on()

    def _let_go(self, row: PrizeRow) -> None:
        if row.first is not None and row.last is not None:
            self.beside.planning.let_go(row.first, row.last)

    # Following

    def _changed(self, change: Change) -> None:
        if self.isVisible() and change.after is not None:
            self._refresh()

    def _refresh(self) -> None:
        if self.beside.plans:
            self.beside.planning.follow()
        else:
            self._show_rows()
        self.beside.follow()
        self.buttons.follow(self._view.state)

    def _show_rows(self) -> None:
        state, draft = self._view.state, self.beside.planning.draft
        self.rows.hold(Held(fixed=draft.fixed, planning=self.beside.plans))
        self.rows.show_rows(
            draft.rows() if self.beside.plans else prize_rows(state, self._view.now())
        )
        self.head.show_state()
        self._tell()

    def _tell(self) -> None:
        words = self._view.words
        if self.search.text() or self.unpaid.isChecked():
            self.listing.tell(words.gettext("Nothing here matches that."))
        else:
            self.listing.tell(
                words.gettext("There are no prizes yet: they follow from the entries at the desk.")
            )

    def _pass_time(self) -> None:
        """Update the places as time passes: provisional ones may be settled by now."""
        if self.isVisible() and self.rows.provisional and not self.rows.planning:
            self.rows.show_rows(prize_rows(self._view.state, self._view.now()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        least, most = (units * self._unit for units in BESIDE)
        wide = min(most, max(least, self.width() * SHARE // 100))
        self.beside.setFixedWidth(wide)
        self.ending.want(wanted=self.height() >= TALL * self._unit)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._refresh()
        self._point(self.listing.key)


def _waits(amount: Money, *, back: bool) -> bool:
    return amount < 0 if back else amount > 0
