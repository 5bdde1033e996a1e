"""One table of a colour-up: odd chips typed seat by seat, and who gets a new one."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.chips.race.draft import Draft
from tdconsole.gui.console.chips.race.seats import SeatList, SeatRow, SeatRows
from tdconsole.gui.console.chips.race.wording import due_text, heading_of, hint_text
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.shared.layout import column_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.rows import Ink
from tdconsole.projections.chips.race_board import RaceTable, Racing
from tdconsole.projections.chips.race_protocol import RacedTableTold
from tdconsole.wall.theme import Theme


class AtTable(QWidget):
    typed = Signal()
    ended = Signal()
    """Emitted when everything needed is entered."""
    onward = Signal()
    """Emitted to go to the next table."""

    def __init__(self, draft: Draft, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._draft, self._view = draft, view
        self._table: RaceTable | None = None
        self._raced: RacedTableTold | None = None
        self._typing: EntryId | None = None
        """The entry whose number the next digit continues."""
        self.rows = SeatRows(view, theme)
        self.seats = SeatList(self.rows, view, theme)
        self.title, self.due, self.hint, self.told = (QLabel() for _ in range(4))
        faces, sizes = theme.console.faces, theme.console.type
        self.title.setFont(lettering(faces.strong, sizes.title))
        self.due.setFont(lettering(faces.strong, sizes.text))
        self.hint.setProperty("role", "quiet")
        down = column_of(self.title, (self.seats, 1), gap=theme.console.space.gap, within=self)
        for label in (self.due, self.hint, self.told):
            down.addWidget(label)
        for label in (self.title, self.due, self.hint, self.told):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.seats.digit.connect(self._digit)
        self.seats.rubbed.connect(self._rub)
        self.seats.entered.connect(self._enter)
        self.seats.turned.connect(self._turn)
        self.seats.turned_seat.connect(self._turn_seat)
        self.seats.pointed.connect(lambda _key: self._begin_number())
        self.setFocusProxy(self.seats)

    # Display

    def clear(self) -> None:
        self.rows.fill(())
        self._begin_number()

    def show_table(self, table: RaceTable | None, raced: RacedTableTold | None) -> None:
        words, draft = self._view.words, self._draft
        self._table, self._raced = table, raced
        self.seats.choosing = draft.choosing
        self.title.setText(heading_of(words, table))
        self._fill([] if table is None else [self._row(table, one) for one in table.seats])
        due = draft.due(self._view.state)
        said: tuple[str, Ink] = ("", "quiet")
        if table is not None and not table.done:
            said = due_text(words, draft, due)
        elif table is not None and not table.odd:
            said = words.gettext("Nobody had an odd chip."), "quiet"
        elif table is not None and not table.seats:
            said = words.gettext("Only the totals of this table were given."), "quiet"
        self.due.setText(said[0])
        paint(self.due, said[1])
        self.due.setVisible(bool(said[0]))
        self.hint.setText(hint_text(words, draft, table))

    def _fill(self, rows: list[SeatRow]) -> None:
        keys = {self.rows.key(row) for row in rows}
        shown = [self.rows.at(at) for at in self._places()]
        gone = [key for one in shown if (key := self.rows.key(one)) not in keys]
        with QSignalBlocker(self.seats):
            self.rows.take([row for row in rows if row not in shown], gone)
            if self.seats.key is None and rows:
                self.seats.select(self.rows.key(self.rows.at(0)))

    def _row(self, table: RaceTable, one: Racing) -> SeatRow:
        words, draft = self._view.words, self._draft
        name = words.gettext("erased") if one.name is None else one.name
        if not table.done:
            return SeatRow(
                entry=one.entry,
                seat=one.seat or 0,
                name=name,
                odd=(odd := draft.odd.get(one.entry)),
                whole=odd is not None and odd >= draft.whole,
                alone=one.entry in draft.alone,
                won=one.entry in draft.won,
            )
        told = () if self._raced is None else self._raced.seats
        raced = next((seat for seat in told if seat.entry == one.entry), None)
        return SeatRow(
            entry=one.entry,
            seat=one.seat or (raced.seat if raced else None) or 0,
            name=name,
            odd=one.odd,
            cards=() if raced is None else raced.cards,
            alone=one.alone,
            won=bool(one.got),
            done=True,
        )

    # Typing

    @property
    def _open(self) -> bool:
        return self._table is not None and not self._table.done

    def _places(self) -> range:
        return range(self.rows.rowCount())

    def _begin_number(self) -> None:
        self._typing = None

    def _digit(self, digit: int) -> None:
        row = self.seats.row
        if row is None or not self._open:
            return
        fits = self._draft.type_digit(row.entry, digit, anew=self._typing != row.entry)
        self._typing = row.entry
        if fits:
            self.say("")
        else:
            self._say_whole()
        self.typed.emit()

    def _say_whole(self) -> None:
        said = self._view.words.ngettext(
            "{number} makes a new chip: exchange it first.",
            "{number} make a new chip: exchange them first.",
            self._draft.whole,
        )
        self.say(said, refused=True)

    def lead_to(self, entry: EntryId) -> None:
        """Lead to a player whose odd chips make a whole new one, to be corrected first."""
        row = next((one for one in map(self.rows.at, self._places()) if one.entry == entry), None)
        if row is not None:
            self.seats.select(self.rows.key(row))
        self._draft.choosing = False
        self._begin_number()
        self._say_whole()

    def _rub(self) -> None:
        row = self.seats.row
        if self._draft.choosing:
            self._draft.choosing = False
        elif row is not None and self._open:
            self._draft.rub_out(row.entry)
        self.typed.emit()

    def _enter(self) -> None:
        row = self.seats.row
        if not self._open:
            self.onward.emit()
        elif self._draft.choosing:
            self.ended.emit()
        else:
            if row is not None and self._draft.odd.setdefault(row.entry, 0) >= self._draft.whole:
                self.lead_to(row.entry)
                return
            self._begin_number()
            if self.seats.walk():
                self.typed.emit()
            else:
                self.ended.emit()

    def _turn(self, entry: EntryId, box: str) -> None:
        if not self._open:
            return
        if box == "alone":
            self._draft.turn_alone(entry)
        elif not self._draft.deals(self._view.state):
            chosen = self._draft.choosing
            if not chosen:
                self._draft.choose(self._view.state)
            if chosen or entry not in self._draft.won:
                self._draft.turn_won(entry)
        self.typed.emit()

    def _turn_seat(self, seat: int) -> None:
        there = () if self._table is None else self._table.seats
        entry = next((one.entry for one in there if one.seat == seat), None)
        if entry is None or not self._draft.turn_won(entry):
            said = self._view.words.gettext("Nobody at seat {seat} races for a chip.", seat=seat)
            self.say(said, refused=True)
            return
        self.say("")
        self.typed.emit()

    def say(self, sentence: str, *, refused: bool = False) -> None:
        self.told.setText(sentence)
        paint(self.told, "stopped" if refused else "done")
        self.told.setVisible(bool(sentence))
