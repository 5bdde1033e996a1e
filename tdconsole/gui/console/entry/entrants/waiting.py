"""The players waiting for a seat, in order: called, seated or passed over."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.tournament import Called
from tdconsole.domain.values import EntryId, Instant, Millis, Record, elapsed
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

ROWS: Final = 6
FEW: Final = 2
"""Rows that always fit, in a high window and in a low one."""
STATE: Final = 2
"""The column that changes by itself."""


class Waiter(Record, kw_only=True):
    entry: EntryId
    place: int
    name: str
    called: Called | None
    passed: int


class Waiters(Rows[Waiter]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        self.now: Instant = view.now()
        say = view.words.pgettext
        columns: tuple[Column[Waiter], ...] = (
            Column(
                "",
                lambda row: str(row.place),
                "000",
                right=True,
                order=lambda row: row.place,
            ),
            Column(say("column", "Name"), lambda row: row.name),
            Column(
                say("column", "Called"),
                lambda row: state_words(view.words, row, self.now),
                widest(view.words),
                ink=lambda row: _ink(row, self.now),
            ),
        )
        super().__init__(columns, lambda row: row.entry, theme, view)
        self.look()

    def look(self) -> None:
        state, who = self._view.state, self._view.who
        waiting = state.alternates
        line = in_line(state) if state.play.seating.of else []
        rows = [
            Waiter(
                entry=entry,
                place=place,
                name=who(entry),
                called=waiting.called.get(entry),
                passed=waiting.passed.get(entry, 0),
            )
            for place, entry in enumerate(line, 1)
        ]
        gone = [key for key in self._all if key not in set(line)]
        self.take([row for row in rows if self.get(row.entry) != row], gone)

    def tick(self) -> bool:
        """Whether anybody's time is running."""
        called = bool(self._view.state.alternates.called)
        self.now = self._view.now()
        if called:
            self.restate(STATE)
        return called


class WaitingList(QFrame):
    turned = Signal()
    """Emitted when the first player begins to wait, or nobody waits any more."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._view, self._gestures = view, gestures
        self._slices: tuple[object, ...] = ()
        self.setProperty("kind", "card")
        words, space = view.words, theme.console.space
        self.rows = Waiters(view, theme)
        self.title = label_of(font=lettering(theme.console.faces.strong, theme.console.type.text))
        self.listing = Listing(self.rows, theme, words.gettext("Waiting list"))
        self.rows.sort(0)
        self._space = space
        self.set_rows(ROWS)
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(lambda _key: gestures.perform("call-alternate"))
        buttons = QHBoxLayout()
        buttons.setSpacing(space.gap)
        for name, label in (
            ("call-alternate", words.pgettext("button", "Call")),
            ("seat-alternate", words.pgettext("button", "Seat")),
            ("pass-alternate", words.pgettext("button", "Pass over")),
        ):
            buttons.addWidget(gestures.button(name, label=label))
        buttons.addStretch()
        column_of(
            self.title, self.listing, buttons, gap=space.gap, margin=space.margin, within=self
        )
        view.changed.connect(self._changed)
        view.passed.connect(lambda _board: self._tick())
        self._name()

    @property
    def somebody(self) -> bool:
        return self.rows.total > 0

    def set_rows(self, rows: int) -> None:
        self.listing.setFixedHeight((rows + 1) * self._space.row + 2 * self._space.unit)

    def _changed(self, change: Change) -> None:
        state = change.after
        if state is None:
            return
        now = (state.entries.by_id, state.exits, state.alternates, state.play.seating.of)
        if len(now) != len(self._slices) or any(
            one is not other for one, other in zip(now, self._slices, strict=True)
        ):
            self._slices = now
            self.rows.look()
            self._name()

    def _tick(self) -> None:
        if self.isVisible():
            self.rows.tick()

    def _point(self, key: int | None) -> None:
        if self.isVisible() and key is not None:
            self._gestures.point(Selection(entries=(EntryId(key),)))

    def _name(self) -> None:
        words, number = self._view.words, self.rows.total
        self.title.setText(
            words.gettext("Waiting for a seat ({number})", number=words.number(number))
        )
        self.turned.emit()


def seconds_left(called: Called, now: Instant) -> int:
    left = called.seconds * 1000 - elapsed(called.since, now)
    return max(0, -(-left // 1000))


def state_words(words: Catalogue, row: Waiter, now: Instant) -> str:
    if row.called is not None:
        left = seconds_left(row.called, now)
        if left:
            return words.gettext("{left} to answer", left=words.duration(Millis(left * 1000)))
        return words.gettext("no answer")
    if row.passed:
        return words.ngettext("passed {number} time", "passed {number} times", row.passed)
    return ""


def widest(words: Catalogue) -> str:
    said = (
        words.gettext("{left} to answer", left="00:00"),
        words.gettext("no answer"),
        words.ngettext("passed {number} time", "passed {number} times", 5),
    )
    return max(said, key=len)


def _ink(row: Waiter, now: Instant) -> Ink:
    if row.called is None:
        return "quiet"
    return "waiting" if seconds_left(row.called, now) else "stopped"
