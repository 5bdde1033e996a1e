"""The bags of a table, typed seat by seat: Enter goes on, and behind the last seat they are sent."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from tdconsole.domain.bagging import is_bagged
from tdconsole.domain.day_hands import to_play
from tdconsole.domain.values import TableNo
from tdconsole.gui.console.day.draft import BagDraft, following
from tdconsole.gui.console.quick.busting import chips_of
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import Column, Rows
from tdconsole.gui.shared.theme import Theme
from tdconsole.projections.day_end import BagRow, bag_rows

_SEAL: Final = 26
"""In units."""
_UP, _DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down


class BagRows(Rows[BagRow]):
    """With what is typed for it and not sent yet."""

    def __init__(self, watch: Watch, theme: Theme) -> None:
        words = watch.words
        self.draft = BagDraft()
        super().__init__(
            (
                Column(words.pgettext("column", "Seat"), lambda row: str(row.seat.seat), "00"),
                Column(words.pgettext("column", "Player"), lambda row: watch.who(row.entry)),
                Column(
                    words.pgettext("column", "Chips"),
                    lambda row: "" if (chips := self._chips(row)) is None else words.number(chips),
                    words.number(max(watch.state.chips, 999_999)),
                    right=True,
                    ink=lambda row: "ink" if row.chips is None else "done",
                ),
                Column(words.pgettext("bag", "Seal"), self._seal, "B 10000", spare=36),
            ),
            lambda row: row.entry,
            theme,
            watch,
        )
        self._order = lambda row: row.seat.seat

    def _chips(self, row: BagRow) -> int | None:
        typed = self.draft.typed.get(row.entry)
        return row.chips if typed is None else typed.chips

    def _seal(self, row: BagRow) -> str:
        typed = self.draft.typed.get(row.entry)
        return row.seal if typed is None else typed.seal


class Bags(QFrame):
    turned = Signal(object)
    """To another table: its number, or none."""
    drafted = Signal()

    def __init__(self, watch: Watch, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._watch, words = watch, watch.words
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self.title = QLabel()
        self.title.setFont(lettering(faces.strong, sizes.title))
        self.rows = BagRows(watch, theme)
        self.listing = Listing(self.rows, theme, words.gettext("Bags of the table"))
        self.listing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.asked = QLabel()
        self.asked.setTextFormat(Qt.TextFormat.PlainText)
        self.asked.setWordWrap(True)
        self.chips, self.seal = QLineEdit(), QLineEdit()
        self.chips.setPlaceholderText(words.pgettext("column", "Chips"))
        self.seal.setPlaceholderText(words.pgettext("bag", "Seal"))
        self.seal.setAccessibleName(words.gettext("Seal of the next bag"))
        self.seal.setFixedWidth(_SEAL * space.unit)
        self.seal.setMaxLength(40)
        fields = QHBoxLayout()
        fields.setSpacing(space.gap)
        fields.addWidget(self.chips, 1)
        fields.addWidget(self.seal)
        down = QVBoxLayout(self)
        down.setContentsMargins(*[space.margin] * 4)
        down.setSpacing(space.gap)
        down.addWidget(self.title)
        down.addWidget(self.listing, 1)
        down.addWidget(self.asked)
        down.addLayout(fields)
        self.chips.returnPressed.connect(self._enter)
        self.seal.returnPressed.connect(self._sealed)
        self.chips.textEdited.connect(lambda _text: self._say())
        self.chips.installEventFilter(self)
        self.listing.pointed.connect(self._point)

    @property
    def draft(self) -> BagDraft:
        return self.rows.draft

    def open(self, table: TableNo | None) -> None:
        """What was typed at another table and not sent is sent first."""
        if self.draft.table != table and self.draft.request is not None and not self._send():
            return
        rows = () if table is None else bag_rows(self._watch.state, self._watch.people, table)
        if self.draft.table != table:
            self.rows.draft = BagDraft(table, rows)
        self.take_in()
        self.turned.emit(table)

    def take_in(self) -> None:
        table = self.draft.table
        if table is not None:
            self.draft.take_in(bag_rows(self._watch.state, self._watch.people, table))
        self._show()

    def seek(self) -> None:
        self.chips.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.chips.selectAll()

    def leave(self) -> None:
        self.chips.clear()
        self._say()

    # Typing

    def _enter(self) -> None:
        """Nothing typed leaves the seat empty; behind the last seat the table is sent."""
        typed = self.chips.text().strip()
        chips = chips_of(typed) if typed else None
        if typed and chips is None:
            self._say()
            return
        if self.draft.here is not None:
            seal = self.seal.text().strip()
            kept = self.draft.typed.get(self.draft.here.entry)
            if not typed and kept is not None:
                self.draft.put(kept.chips, kept.seal)
            else:
                self.draft.put(chips, seal)
                if chips is not None:
                    self.seal.setText(following(seal))
        self.chips.clear()
        self._show()
        if self.draft.here is None:
            self._finish()

    def _sealed(self) -> None:
        """What is typed next are chips; without any no seat is left out."""
        self.seek()
        if self.chips.text().strip():
            self._enter()

    def _finish(self) -> None:
        """And on to the next table by number where somebody's chips are in no bag."""
        table = self.draft.table
        if self.draft.request is not None and not self._send():
            self.draft.at = 0
            self.take_in()
            return
        self.open(self._next(table))

    def _send(self) -> bool:
        request = self.draft.request
        if request is None:
            return True
        if not self._watch.do(request):
            return False
        self.draft.typed.clear()
        return True

    def _next(self, after: TableNo | None) -> TableNo | None:
        state = self._watch.state
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
            self._say()

    # Saying

    def _show(self) -> None:
        self.rows.fill(self.draft.rows)
        self._say()
        self.drafted.emit()

    def _say(self) -> None:
        words, draft, here = self._watch.words, self.draft, self.draft.here
        if draft.table is None:
            self.title.setText(words.gettext("All chips are in bags."))
            self.asked.setText("")
        else:
            self.title.setText(words.gettext("Table {table}", table=draft.table))
            self.asked.setText(self._asks())
        for field in (self.chips, self.seal):
            field.setEnabled(draft.table is not None)
        if here is not None:
            self.listing.select(here.entry)
            name = words.gettext(
                "Chips of {player}, seat {seat}",
                player=self._watch.who(here.entry),
                seat=here.seat.seat,
            )
            self.chips.setAccessibleName(name)
        typed = self.chips.text().strip()
        wrong = bool(typed) and chips_of(typed) is None
        self.chips.setProperty("role", "stopped" if wrong else "")
        self.chips.style().unpolish(self.chips)
        self.chips.style().polish(self.chips)

    def _asks(self) -> str:
        words, here = self._watch.words, self.draft.here
        if here is None:
            return words.gettext("Enter sends the table.")
        return words.gettext(
            "Seat {seat}, {player}: how many chips? Enter goes on; an empty field leaves the seat out.",
            seat=here.seat.seat,
            player=self._watch.who(here.entry),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Up and down lead along the seats."""
        if (
            watched is self.chips
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
        ):
            if event.key() == _UP:
                self.draft.back()
            elif event.key() == _DOWN:
                self.draft.go(self.draft.at + 1)
            else:
                return False
            self._say()
            return True
        return super().eventFilter(watched, event)
