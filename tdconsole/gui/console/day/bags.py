"""The bags of a table, typed seat by seat: Enter goes on, and after the last seat sends them."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit

from tdconsole.domain.day.bagging import bagged_today, is_bagged
from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.language.commands.day import Bagging, BagStacks
from tdconsole.domain.values import EntryId, PlayId, TableNo
from tdconsole.gui.console.day.by_size import BySize
from tdconsole.gui.console.day.draft import BagDraft, Seals
from tdconsole.gui.console.day.seats import BagRows, ChipsField
from tdconsole.gui.console.day.wording import asks
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.field import mark_wrong
from tdconsole.gui.shared.layout import button_of, column_of, label_of, title_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.line.typing.typed_chips import amount, unreadable
from tdconsole.projections.day.day_end import bag_rows
from tdconsole.wall.theme import Theme

_SEAL: Final = 26
"""The width of the seal's field, in units."""


class Bags(QFrame):
    """The bags of the open table, or if none is open all bags, largest first."""

    turned = Signal(object)
    """Emitted with the number of the table turned to, or None."""
    drafted = Signal()
    finished = Signal()
    """Emitted when the last bag of all is typed."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._view, words = view, view.words
        space = theme.console.space
        self._seals, self._of_bag = Seals(), False
        self.listed = False
        """Whether all bags are shown although some players' chips are not bagged."""
        self.title = title_of(theme)
        self.all = button_of(
            words.pgettext("button", "All bags"),
            name=words.gettext("All bags, the largest first"),
            press=self._list_all,
        )
        self.rows = BagRows(view, theme)
        self._flight, self._kept = view.state.current, dict[PlayId, BagDraft]()
        self.listing = Listing(self.rows, theme, words.gettext("Bags of the table"))
        self.listing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.every = BySize(view, theme)
        self.asked = label_of(wraps=True)
        self.chips, self.seal = ChipsField(), QLineEdit()
        self.chips.setPlaceholderText(words.pgettext("column", "Chips"))
        self.seal.setPlaceholderText(words.pgettext("bag", "Seal"))
        self.chips.setAccessibleName(self.chips.placeholderText())
        self.seal.setAccessibleName(self.seal.placeholderText())
        self.seal.setFixedWidth(_SEAL * space.unit)
        self.seal.setMaxLength(40)
        above, fields = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self.title, 1)
        above.addWidget(self.all)
        fields.setSpacing(space.gap)
        fields.addWidget(self.chips, 1)
        fields.addWidget(self.seal)
        column_of(
            above,
            (self.listing, 1),
            (self.every, 1),
            self.asked,
            fields,
            gap=space.gap,
            margin=space.margin,
            within=self,
        )
        self.chips.returnPressed.connect(self._enter)
        self.seal.returnPressed.connect(self._sealed)
        self.chips.textEdited.connect(lambda _text: self._say())
        self.chips.walked.connect(self._walk)
        self.listing.pointed.connect(self._point)
        self.every.wanted.connect(self._mend)

    @property
    def draft(self) -> BagDraft:
        return self.rows.draft

    def follow_flight(self) -> None:
        """Keep what was typed in one flight with it; it is never sent for another."""
        flight = self._view.state.current
        if flight == self._flight:
            return
        self._kept[self._flight] = self.draft
        self.rows.draft = self._kept.pop(flight, BagDraft())
        self._flight = flight
        self.chips.clear()
        self._show()

    def open(self, table: TableNo | None) -> None:
        """Open the table; first send what was typed at another one."""
        if self.draft.table != table and self.draft.request is not None and not self._send():
            return
        rows = () if table is None else bag_rows(self._view.state, self._view.people, table)
        if self.draft.table != table:
            self.rows.draft = BagDraft(table, rows)
        self.listed = self.listed and table is None
        self.take_in()
        self.turned.emit(table)

    def take_in(self) -> None:
        table = self.draft.table
        if table is not None:
            self.draft.take_in(bag_rows(self._view.state, self._view.people, table))
        self._suggest()
        self._show()

    def _list_all(self) -> None:
        self.open(None)
        if self.draft.table is None:
            self.listed = True
            self.seek()

    def seek(self) -> None:
        if self.draft.table is None:
            self.every.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self.chips.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.chips.selectAll()

    def leave(self) -> None:
        """Leave; a bag being corrected stays as it was."""
        if self.draft.mends is not None:
            self.draft.leave_bag()
        self.seal.setModified(False)
        self.chips.clear()
        self._suggest()
        self._say()

    # Typing

    def _enter(self) -> None:
        """Keep the field and go on; empty skips the seat, and the last seat sends the table."""
        typed = self.chips.text().strip()
        chips = (amount(typed) or None) if typed else None
        if typed and chips is None:
            self._say()
            return
        here, mends = self.draft.here, self.draft.mends is not None
        if mends and not self._mended(chips):
            return
        if not mends and here is not None:
            seal = self.seal.text().strip()
            kept = self.draft.typed.get(here.entry)
            if typed or kept is None:
                self.draft.put(chips, seal)
            else:
                self.draft.put(kept.chips, seal)
            if here.entry in self.draft.typed:
                self._seals.put(here.entry, seal)
                self.seal.setModified(False)
        self.chips.clear()
        self._suggest()
        self._show()
        if self.draft.here is None and not mends:
            self._finish()

    def _mended(self, chips: int | None) -> bool:
        """Return whether the bag was corrected as typed; an empty field leaves the stack alone."""
        row = self.draft.mends
        if row is None:
            return False
        seal = self.seal.text().strip()
        bag = Bagging(entry=row.entry, chips=chips or row.chips or 0, seal=seal)
        if (bag.chips, seal) != (row.chips, row.seal):
            if not self._view.do(BagStacks(bags=(bag,), anew=True)):
                return False
            self._seals.mend(row.entry, seal)
        self.draft.leave_bag()
        self.seal.setModified(False)
        return True

    def _sealed(self) -> None:
        """Take chips next after the seal; a seat without chips is not skipped."""
        if self.chips.text().strip() or self.draft.mends is not None:
            self._enter()
        if self.draft.here is not None:
            self.seek()

    def _finish(self) -> None:
        """Finish the table and go on by number to the next one with chips not bagged."""
        table = self.draft.table
        if self.draft.request is not None and not self._send():
            self.draft.at = 0
            self.take_in()
            return
        following = self._next(table)
        self.open(following)
        if following is None:
            self.finished.emit()

    def _send(self) -> bool:
        request = self.draft.request
        if request is None:
            return True
        if not self._view.do(request):
            return False
        self.draft.typed.clear()
        return True

    def _next(self, after: TableNo | None) -> TableNo | None:
        state = self._view.state
        still = to_play(state)
        open_ = sorted(
            number
            for number, table in state.play.seating.tables.items()
            if number not in still
            and not all(is_bagged(state, entry) for entry in table.players.values())
        )
        further = [number for number in open_ if after is None or number > after]
        return next(iter(further or open_), None)

    def _point(self, key: int | None) -> None:
        row = None if key is None else self.rows.row_of(key)
        if row is not None and row != self.draft.at:
            self.draft.go(row)
            self._moved()
            self.seek()

    def _walk(self, by: int) -> None:
        if by < 0:
            self.draft.back()
        else:
            self.draft.onward()
        self._moved()

    def _mend(self, entry: EntryId | None) -> None:
        """Correct this bag at its table, as long as the day is not over."""
        seat = None if entry is None else self._view.state.play.seating.of.get(entry)
        if entry is None or seat is None or not is_bagged(self._view.state, entry):
            return
        self.open(seat.table)
        if self.draft.table == seat.table and (row := self.rows.row_of(entry)) is not None:
            self.draft.go(row)
            self._moved()
            self.seek()

    def _moved(self) -> None:
        """Move to the row; the text of its bag is selected, to be typed over."""
        mends = self.draft.mends
        if mends is not None:
            self.chips.setText(str(mends.chips))
        elif not self.chips.isModified():
            self.chips.clear()
        self.seal.setModified(False)
        self._suggest()
        self._say()

    def _suggest(self) -> None:
        """Suggest the bag's seal, else the next number; what is being typed stays."""
        if self.seal.isModified():
            return
        draft, here = self.draft, self.draft.here
        typed = None if here is None else draft.typed.get(here.entry)
        bag = draft.mends or typed
        if bag is not None:
            self.seal.setText(bag.seal)
        elif self._seals.begun or self._of_bag:
            self.seal.setText(self._seals.next(self._stands))
        self._of_bag = bag is not None

    def _stands(self, entry: EntryId, seal: str) -> bool:
        typed, state = self.draft.typed.get(entry), self._view.state
        if typed is not None:
            return typed.seal == seal
        return is_bagged(state, entry) and state.play.bags[entry].seal == seal

    # Texts

    def _show(self) -> None:
        self.rows.fill(self.draft.rows)
        if self.draft.table is None:
            self.every.take_in()
        self._say()
        self.drafted.emit()

    def _say(self) -> None:
        words, draft, here = self._view.words, self.draft, self.draft.here
        open_ = draft.table is not None
        self.title.setText(
            words.gettext("Table {table}", table=draft.table)
            if open_
            else words.gettext("All bags, the largest first")
        )
        today = bagged_today(self._view.state).number > 0
        self.asked.setText(asks(words, draft, self._view.who, today=today))
        self.listing.setVisible(open_)
        self.every.setVisible(not open_)
        self.all.setVisible(open_)
        for field in (self.chips, self.seal):
            field.setVisible(open_)
        self.listing.select(None if here is None else here.entry)
        if here is not None:
            player = self._view.who(here.entry)
            self.chips.setAccessibleName(
                words.gettext("Chips of {player}, seat {seat}", player=player, seat=here.seat.seat)
            )
            self.seal.setAccessibleName(words.gettext("Seal of the bag of {player}", player=player))
        typed = self.chips.text().strip()
        wrong = bool(typed) and not amount(typed)
        if wrong:
            self.asked.setText(unreadable(words, typed))
        mark_wrong(self.chips, wrong=wrong)
