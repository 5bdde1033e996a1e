"""The page of the dealers: who deals where and who comes next, who is off, and what was worked."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QWidget

from tdconsole.domain.language.commands.house import RestDealer
from tdconsole.domain.values import Millis, StaffId, TournamentId
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.entrants.asking import Asking
from tdconsole.gui.console.festival.dealers import asked
from tdconsole.gui.console.festival.dealers.paper import ENDING, DealersPaper, Wanted
from tdconsole.gui.console.festival.dealers.rows import DealtRows, OffRows, WorkRows
from tdconsole.gui.console.papers.place_asked import ask_place
from tdconsole.gui.console.people.house_page import HousePage
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.turned import Turned
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.i18n.entry.dealers import advice_words
from tdconsole.known_errors import KnownError
from tdconsole.projections.people.dealers import (
    DealerBoard,
    DealtTooLong,
    TableWithoutDealer,
    letters_of,
)
from tdconsole.session.people.dealers import board_of, plan_of, titles, work_of
from tdconsole.wall.theme import Theme

WORK: Final = 1
"""The part with the work."""

BESIDE: Final = 215
"""The width from which those off the tables and the work are beside each other, in units."""
BELOW: Final = (280, 170)
"""The width up to which, and the height from which on, one part is below the other, in units."""


class DealersPage(HousePage):
    name = "dealers"
    paper: DealersPaper
    looked = Signal()
    """Emitted when the dealers were looked at, or another one is selected."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words, sizes, faces = view.words, theme.console.type, theme.console.faces
        self._board: DealerBoard | None = None
        self._staff: StaffId | None = None
        self.title = title_of(theme, words.pgettext("page", "Dealers"))
        self.state = Elided()
        self.state.setProperty("role", "quiet")
        self.due_word = label_of(role="quiet")
        self.due = label_of(font=lettering(faces.figure, sizes.time))
        self.advice = Elided()
        self.dealt, self.off, self.work = (
            DealtRows(view, theme),
            OffRows(view, theme),
            WorkRows(view, theme),
        )
        self.listing = Listing(self.dealt, theme, words.gettext("The tables and their dealers"))
        self.line_up = Listing(self.off, theme, words.gettext("The dealers off the tables"))
        self.shifts = Listing(self.work, theme, words.gettext("The work of the dealers"))
        self.asking = Asking(view, theme)
        self.paper = DealersPaper(view, self)
        self.turned = Turned(
            theme,
            (words.pgettext("dealer", "Off the tables"), self._off_part(theme)),
            (words.pgettext("dealer", "Work"), self._work_part(theme)),
        )
        self._lay_out(theme)
        self.listing.pointed.connect(lambda _key: self._point(self.listing))
        self.line_up.pointed.connect(lambda _key: self._point(self.line_up))
        for listing in (self.listing, self.line_up):
            listing.wanted.connect(lambda _key: self.put())
        for button in self.turned.buttons:
            button.clicked.connect(lambda _checked=False: self._later())
        self._follow_house()
        view.passed.connect(lambda _clock: self._pass())

    def _off_part(self, theme: Theme) -> QWidget:
        say, part, gap = self._view.words.pgettext, QWidget(), theme.console.space.gap
        self.adding = self._button(say("button", "Add dealer…"), self.add)
        self.turning = self._button(say("button", "Rotation…"), self.set_rotation)
        column_of(
            (self.line_up, 1), row_of(self.adding, self.turning, gap=gap), gap=gap, within=part
        )
        return part

    def _work_part(self, theme: Theme) -> QWidget:
        say, part, gap = self._view.words.pgettext, QWidget(), theme.console.space.gap
        labels: dict[Wanted, str] = {
            "sheet": say("button", "Sheet…"),
            "work": say("button", "Work…"),
            "table": say("button", "CSV…"),
        }
        self.papers: dict[Wanted, QPushButton] = {
            wanted: self._button(label, partial(self.choose_place, wanted))
            for wanted, label in labels.items()
        }
        column_of((self.shifts, 1), row_of(*self.papers.values(), gap=gap), gap=gap, within=part)
        return part

    def _button(self, label: str, press: Callable[[], object]) -> QPushButton:
        button = button_of(label, name=f"{self.title.text()}: {label}")
        button.clicked.connect(lambda _checked=False: press())
        return button

    def _lay_out(self, theme: Theme) -> None:
        space, say = theme.console.space, self._view.words.pgettext
        self.putting = self._button(say("button", "Deal at…"), self.put)
        self.resting = self._button(say("button", "On break"), self.rest)
        self.leaving = self._button(say("button", "Leaves…"), self.send_off)
        self.pushing = self._gestures.button(
            "push-dealers", chief=True, label=say("button", "Push")
        )
        self.advice.setProperty("role", "waiting")
        left, right = QFrame(), QFrame()
        for card in (left, right):
            card.setProperty("kind", "card")
        column_of(
            row_of(self.title, STRETCH, self.due_word, self.due, gap=space.gap),
            self.state,
            (self.listing, 1),
            self.advice,
            gap=space.gap,
            margin=space.margin,
            within=left,
        )
        column_of((self.turned, 1), margin=space.margin, within=right)
        foot = row_of(
            self.putting, self.resting, self.leaving, STRETCH, self.pushing, gap=space.gap
        )
        asks = QWidget()
        column_of((left, 1), self.asking, gap=space.margin, within=asks)
        for part in (asks, right):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._body = row_of((asks, 3), (right, 2), gap=space.margin)
        column_of((self._body, 1), foot, gap=space.gap, margin=space.margin, within=self)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        """Put the dealers off the tables below where the page is tall and has no width for both.

        The work stands beside them there, if there is width for these two.
        """
        super().resizeEvent(event)
        unit = self._theme.console.space.unit
        below = self.height() >= BELOW[1] * unit and self.width() <= BELOW[0] * unit
        self._body.setDirection(
            QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight
        )
        if self.turned.spread(beside=below and self.width() >= BESIDE * unit):
            self._later()

    # Display

    def refresh(self) -> None:
        """Show the dealers as they are now."""
        session = self._view.session
        try:
            self._board, named = board_of(session), titles(session)
            self.dealt.show_board(self._board, named)
            self.off.show_board(self._board, plan_of(session), named)
            if self.turned.shows(WORK):
                self.work.show_work(work_of(session))
        except KnownError as error:
            self._tell(mishap(self._view.words, error), refused=True)
            return
        letters = letters_of(named)
        self._say(self._board, letters, [f"{letters[one]} {named[one]}" for one in letters])
        self._count()
        self._look()
        self.looked.emit()

    def _say(
        self, board: DealerBoard, letters: Mapping[TournamentId, str], named: list[str]
    ) -> None:
        words = self._view.words
        on = len(self._view.session.house.dealing.dealers)
        dealers = words.ngettext("{number} dealer on", "{number} dealers on", on)
        tables = words.ngettext("{number} table", "{number} tables", len(board.tables))
        self.state.say(" · ".join((dealers, tables, *named)))
        self.advice.say(" · ".join(self._due(board, letters)))
        self.listing.tell(
            words.gettext("No table of the rotation is open.")
            if self._view.session.house.dealing.order
            else words.gettext("The rotation has no tables yet: set it first.")
        )
        self.line_up.tell(
            words.gettext("Everybody is at a table.") if on else words.gettext("No dealer is on.")
        )
        self.shifts.tell(words.gettext("No dealer has dealt yet."))

    def _due(self, board: DealerBoard, letters: Mapping[TournamentId, str]) -> Iterator[str]:
        """Say what is due, but for the push, which is counted down; the tables in one."""
        words = self._view.words
        empty = [
            f"{letters.get(one.tournament, '')}{one.table}"
            for one in board.advice
            if isinstance(one, TableWithoutDealer)
        ]
        if empty:
            yield words.gettext("Without a dealer: {tables}", tables=", ".join(empty))
        for one in board.advice:
            if isinstance(one, DealtTooLong):
                yield advice_words(words, one, words.gettext("erased"))

    def _count(self) -> None:
        """Count down to the push."""
        board, say = self._board, self._view.words.pgettext
        left = None if board is None or board.due is None else board.due - self._view.now().utc
        if board is None or left is None:
            self.due_word.setText("")
            self.due.setText("")
            return
        over = left <= 0
        near = left <= board.notice * 60_000
        self.due_word.setText(say("dealer", "push overdue") if over else say("dealer", "push in"))
        self.due.setText(self._view.words.duration(Millis(abs(left))))
        for label in (self.due, self.due_word):
            role = "waiting" if near else "quiet" if label is self.due_word else ""
            if label.property("role") != role:
                label.setProperty("role", role)
                label.style().polish(label)

    def _look(self) -> None:
        """Let nothing be pressed that can't be done."""
        on = bool(self._view.session.house.dealing.dealers)
        for button in (self.putting, self.resting, self.leaving):
            button.setEnabled(on)
        for paper in self.papers.values():
            paper.setEnabled(not self.paper.busy)

    # Pointing

    def _point(self, listing: Listing) -> None:
        key = listing.key
        if key is None:
            return
        other = self.line_up if listing is self.listing else self.listing
        other.select(None)
        if listing is self.listing:
            there = self.dealt.get(key)
            dealer = None if there is None else there.line.dealer
            self._staff = None if dealer is None else dealer.staff
        else:
            self._staff = StaffId(key)
        self.looked.emit()

    @property
    def staff(self) -> StaffId | None:
        """The selected dealer, as long as he or she is on."""
        on = self._view.session.house.dealing.dealers
        picked = self.listing.key is not None or self.line_up.key is not None
        return self._staff if picked and self._staff in on else None

    def _begin(self, verb: str) -> None:
        """Begin the line with the selected dealer, to see what it comes to before it is done."""
        staff = self.staff
        name = "" if staff is None else self._view.session.club.staff.named().get(staff, "")
        self._gestures.begun.emit(f"{verb} {name} " if name else f"{verb} ")

    # Gestures

    def put(self) -> None:
        self._begin("dealer")

    def rest(self) -> None:
        if self.staff is None:
            self._begin("rest")
        else:
            self._view.ask_house(RestDealer(staff=self.staff))

    def send_off(self) -> None:
        self._begin("off")

    def add(self) -> None:
        self.asking.ask(asked.add(self._view))

    def set_rotation(self) -> None:
        self.asking.ask(asked.rotation(self._view))

    # Paper

    def choose_place(self, wanted: Wanted) -> None:
        words, ending = self._view.words, ENDING[wanted]
        file = {
            "sheet": words.gettext("dealers.pdf"),
            "work": words.gettext("dealers-work.pdf"),
            "table": words.gettext("dealers-work.csv"),
        }[wanted]
        kind = f"{ending.upper()} (*.{ending})"
        title, place = words.gettext("Dealers"), self._folder / file
        ask_place(self, title, place, kind, partial(self.write, wanted))

    def write(self, wanted: Wanted, path: Path) -> None:
        self._folder = path.parent
        self.paper.begin(wanted, path)
