"""The days of the festival: the rows as they stand, the selected one in full, and their form."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QWidget

from tdconsole.domain.language.commands.house import TakeOffSchedule
from tdconsole.domain.values import ScheduleNo
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.entrants.asking import Asking
from tdconsole.gui.console.entry.entrants.questions import Question, Ready
from tdconsole.gui.console.festival.schedule.card import RowCard
from tdconsole.gui.console.festival.schedule.dialog import ScheduleDialog
from tdconsole.gui.console.festival.schedule.paper import ProgrammePaper
from tdconsole.gui.console.festival.schedule.rows import ScheduleRows
from tdconsole.gui.console.papers.place_asked import ask_place
from tdconsole.gui.console.people.house_page import HousePage
from tdconsole.gui.console.season.asked import done
from tdconsole.gui.shared.layout import (
    STRETCH,
    UNBOUND,
    button_of,
    column_of,
    head_of,
    label_of,
    row_of,
    title_of,
)
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.projections.festival.schedule import Schedule, ScheduleRow
from tdconsole.session.festival.schedule import schedule_of
from tdconsole.wall.theme import Theme

BELOW: Final = (280, 170)
"""The width up to which, and the height from which on, the selected row is below, in units."""
CARD: Final = 88
"""The height that the list leaves at least to the selected row below it, in units."""
CHARTED: Final = 210
"""The height from which there is room for a chart of its evening, in units."""


class SchedulePage(HousePage):
    name = "schedule"
    paper: ProgrammePaper
    looked = Signal()
    """Emitted when the rows were looked at, or another one is selected."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        self.data: Schedule | None = None
        self.title = title_of(theme, words.pgettext("page", "Schedule"))
        self.state = label_of(role="quiet")
        self.rows = ScheduleRows(view, theme)
        self.listing = Listing(
            self.rows,
            theme,
            words.gettext("The days of the festival"),
            words.gettext("Nothing is on the schedule yet. Add puts something on it."),
        )
        self.listing.setSortingEnabled(False)
        self.asking = Asking(view, theme)
        self.paper = ProgrammePaper(view, self)
        self._lay_out(theme)
        self.listing.pointed.connect(lambda _key: self._look())
        self.listing.wanted.connect(lambda _key: self.change())
        self._follow_house()
        view.passed.connect(lambda _clock: self._pass())

    def _button(self, text: str, press: Callable[[], object], kind: str = "") -> QPushButton:
        name = f"{text.rstrip('…')}: {self.title.text()}"
        return button_of(text, kind=kind, name=name, press=press)

    def _lay_out(self, theme: Theme) -> None:
        space, say = theme.console.space, self._view.words.pgettext
        self.card = RowCard(self._view, theme)
        self.adding = self._button(say("button", "Add…"), self.add, kind="chief")
        self.changing = self._button(say("button", "Change…"), self.change)
        self.taking = self._button(say("button", "Take off…"), self.take_off)
        self.printing_out = self._button(say("button", "Print…"), self.choose_place)
        self._list = QFrame()
        self._list.setProperty("kind", "card")
        column_of(
            head_of(theme, self.title, self.state, STRETCH),
            (self.listing, 1),
            gap=space.gap,
            margin=space.margin,
            within=self._list,
        )
        asks = QWidget()
        column_of((self._list, 1), self.asking, gap=space.margin, within=asks)
        for part in (asks, self.card):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        foot = row_of(
            self.printing_out, STRETCH, self.taking, self.changing, self.adding, gap=space.gap
        )
        self._body = row_of((asks, 7), (self.card, 3), gap=space.margin)
        column_of((self._body, 1), foot, gap=space.gap, margin=space.margin, within=self)

    # Display

    def refresh(self) -> None:
        """Show the schedule as it stands now."""
        words = self._view.words
        try:
            data = schedule_of(self._view.session)
        except KnownError as error:
            self._tell(mishap(words, error), refused=True)
            return
        if data != self.data:
            self.data = data
            self.rows.show(data)
            self._arrange()
        number = sum(len(day.rows) for day in data.days)
        self.state.setText(
            words.ngettext("{number} row", "{number} rows", number) if number else ""
        )
        if self.listing.key is None:
            self.listing.select(self._first(data))
        self._look()

    def _first(self, data: Schedule) -> int | None:
        """The first row of today that is played or ahead, or of the next day with something on."""
        every = (self.rows.at(at) for at in range(self.rows.rowCount()))
        coming = [one for one in every if one.row.day >= data.today]
        ahead = (one.key for one in coming if one.row.state not in {"over", "off", "begun"})
        return next(ahead, coming[0].key if coming else None)

    @property
    def row(self) -> ScheduleRow | None:
        shown = None if self.listing.key is None else self.rows.get(self.listing.key)
        return None if shown is None else shown.row

    def _look(self) -> None:
        """Show the selected row in full, and let nothing be pressed that can't be done."""
        row = self.row
        self.changing.setEnabled(row is not None)
        self.taking.setEnabled(row is not None and row.row is not None)
        self.printing_out.setEnabled(bool(self.rows.rowCount()) and not self.paper.busy)
        self.card.show_row(row)
        self.looked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the selected row below the list where the page is tall and has no width for both.

        There the list is no taller than its rows, and the selected row has the rest.
        """
        unit = self._theme.console.space.unit
        below = self.height() >= BELOW[1] * unit and self.width() <= BELOW[0] * unit
        self._body.setDirection(
            QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        )
        self._body.setStretch(0, 0 if below else 7)
        self._body.setStretch(1, 1 if below else 3)
        self.listing.bound(snug=below)
        least, most = 0, UNBOUND
        if below:
            space = self._theme.console.space
            head = space.control + space.gap + 2 * space.margin
            left = self.height() - CARD * unit
            least = most = max(0, min(self.listing.maximumHeight() + head, left))
        self._list.setMinimumHeight(least)
        self._list.setMaximumHeight(most)
        self.card.want_chart(wanted=below and self.height() >= CHARTED * unit)

    # Gestures

    def add(self) -> None:
        today = "" if self.data is None else self.data.today
        self._open(None, today if self.row is None else self.row.day)

    def change(self) -> None:
        """Change the row; one that nobody planned is put on the schedule as it is."""
        if self.row is not None:
            self._open(self.row, self.row.day)

    def _open(self, row: ScheduleRow | None, day: str) -> None:
        self.asking.leave()
        dialog = ScheduleDialog(self._view, self._theme, row, day, self)
        dialog.kept.connect(self._kept)
        dialog.open()

    def _kept(self, number: ScheduleNo) -> None:
        self.refresh()
        self.listing.select(number)
        self.listing.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_off(self) -> None:
        row, words = self.row, self._view.words
        if row is None or row.row is None:
            return
        request = TakeOffSchedule(row=row.row)
        told = words.gettext("“{title}” taken off the schedule", title=row.title)
        said = f"{words.day(row.day)}, {row.time}: {row.title}"
        self.asking.ask(
            Question(
                words.gettext("Take it off the schedule"),
                words.pgettext("action", "Take off"),
                (),
                lambda _texts: Ready(said, deed=lambda: done(self._view, request, told)),
            )
        )

    # Paper

    def choose_place(self) -> None:
        words = self._view.words
        file = words.gettext("programme.pdf")
        title, kind = words.gettext("Print the programme"), words.gettext("PDF (*.pdf)")
        ask_place(self, title, self._folder / file, kind, self.write)

    def write(self, path: Path) -> None:
        self._folder = path.parent
        if self.data is not None:
            self.paper.begin(self.data.days, path)
