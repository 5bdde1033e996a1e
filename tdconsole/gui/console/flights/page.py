"""The flights: their states, who is through and with how much, and what the merge would bring."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tdconsole.domain.language.commands.flights import OpenFlight
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.flights.forward import GoingForward
from tdconsole.gui.console.flights.merging import Merging
from tdconsole.gui.console.flights.rows import FlightRows, Through, ThroughRows, TwiceRows
from tdconsole.gui.console.flights.wording import summed
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import STRETCH, column_of, label_of, row_of, title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.plain import hint
from tdconsole.gui.shared.rows import holding
from tdconsole.i18n.flights.rules import endless_words
from tdconsole.projections.flights.board import FlightsBoard, flight_lines, flights_board
from tdconsole.projections.flights.end import is_endless
from tdconsole.spelling import folded
from tdconsole.wall.theme import Theme

BESIDE: Final = (76, 108)
"""The least and the greatest width of the part next to the list, in units."""
SHARE: Final = 44
"""Percent of the page that it takes within these bounds."""
WIDE: Final = 350
"""The width from which there is room for the stacks that go forward, in units."""
LIST: Final = 5
FORWARD: Final = 4
"""The shares of the list and of those stacks."""
ROWS: Final = 6
"""The flights visible at once; a longer list scrolls."""


class FlightsPage(Page):
    name = "flights"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        faces, sizes, space = theme.console.faces, theme.console.type, theme.console.space
        self._space = space
        self.title, self.told = title_of(theme, words.pgettext("page", "Flights")), Elided()
        self.told.setProperty("role", "quiet")
        self.open = gestures.button("open-flight")
        self.rows = FlightRows(view, theme)
        self.flights = Listing(self.rows, theme, words.gettext("State of the flights"))
        self.endless = label_of(endless_words(words), role="waiting", wraps=True)
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Find a player"))
        self.search.setAccessibleName(words.gettext("Find a player who is through, by name"))
        self.through = ThroughRows(view, theme)
        self.listing = Listing(self.through, theme, words.gettext("Players who are through"))
        self.listing.sortable(0, Qt.SortOrder.AscendingOrder)
        self.listed = label_of(font=lettering(faces.strong, sizes.text))
        self.merging = Merging(view, gestures, theme)
        self.twice = TwiceRows(view, theme)
        self.several = Listing(self.twice, theme, words.gettext("Players who qualified twice"))
        self.several.setMinimumHeight(2 * space.row)
        self.doubled = label_of(font=lettering(faces.strong, sizes.text))
        self.forward = GoingForward(view, theme)
        self.empty = self._made_empty(theme)
        self.body = self._laid_out(theme)
        column_of((self.body, 1), self.empty, STRETCH, margin=space.margin, within=self)
        self._board: FlightsBoard | None = None
        self._in_hand: int | None = None
        self.search.textChanged.connect(lambda _typed: self._narrow())
        self.search.returnPressed.connect(self._first)
        self.flights.wanted.connect(self._turn)
        self.listing.pointed.connect(self._point)
        view.changed.connect(lambda _change: self._take_in())
        view.renamed.connect(lambda _persons: self._rename())
        view.passed.connect(lambda _board: self._pass())

    def _made_empty(self, theme: Theme) -> QFrame:
        words, space = self._view.words, theme.console.space
        card = QFrame()
        card.setProperty("kind", "card")
        told = label_of(
            words.gettext(
                "This tournament is played in one go. In flights it has several first days, each with a floor and a clock of its own, and one day 2 on which everybody who is left meets. Flights are switched on in the set-up."
            ),
            wraps=True,
        )
        self.setup = self._gestures.button("setup", chief=True)
        self.setup.setAccessibleName(words.gettext("Switch flights on in the set-up"))
        column_of(
            title_of(theme, self.title.text()),
            row_of((told, 1), self.setup, gap=space.margin),
            gap=space.gap,
            margin=space.margin,
            within=card,
        )
        return card

    def _laid_out(self, theme: Theme) -> QWidget:
        space = theme.console.space
        head = row_of(self.title, (self.told, 1), self.open, gap=space.margin)
        above = row_of(self.listed, (self.search, 1), gap=space.margin)
        left, right = _card(space.margin, space.gap), _card(space.margin, space.gap)
        left[1].addLayout(above)
        left[1].addWidget(self.listing, 1)
        right[1].addWidget(self.doubled)
        right[1].addWidget(self.several, 1)
        self._doubles = right[0]
        side = QWidget()
        side.setObjectName("page")
        column_of(self.merging, (self._doubles, 1), STRETCH, gap=space.gap, within=side)
        self._side = QScrollArea()
        self._side.setObjectName("columns")
        self._side.setAccessibleName(self._view.words.gettext("Day 2"))
        self._side.setFrameShape(QFrame.Shape.NoFrame)
        self._side.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through its parts
        self._side.setWidgetResizable(True)
        self._side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._side.setWidget(side)
        below = row_of((left[0], LIST), (self.forward, FORWARD), self._side, gap=space.gap)
        top = _card(space.margin, space.gap)
        top[1].addLayout(head)
        top[1].addWidget(self.flights)
        top[1].addWidget(self.endless)
        body = QWidget()
        column_of(top[0], (below, 1), gap=space.gap, within=body)
        return body

    @property
    def board(self) -> FlightsBoard | None:
        return self._board

    def seek(self) -> None:
        """Go to the choice: a flight, or the level of the merge."""
        if self._board is None:
            return
        self.flights.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.flights.key is None:
            here = (at for at, line in enumerate(self._board.flights) if line.in_hand)
            self.flights.select(next(here, None))

    def begin(self, action: str, selection: Selection) -> None:
        """Begin the merge by showing who goes on, and with what."""
        if action != "merge-flights":
            super().begin(action, selection)
            return
        self.seek_merge()

    def seek_merge(self) -> None:
        self.merging.seek()

    # Gestures

    def _turn(self, at: int) -> None:
        """Turn to a flight, by Enter or a double click."""
        row = self.rows.get(at)
        if row is not None and row.line.play is not None and not self._view.state.merged:
            self._view.turn_to(row.line.play)

    def _first(self) -> None:
        if self.through.rowCount():
            self.listing.select(self.through.at(0).row.entry)
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _narrow(self) -> None:
        asked = folded(self.search.text()).split()

        def accepted(one: Through) -> bool:
            return holding(asked, f"{one.words} {one.row.entry}")

        self.through.narrow(accepted if asked else None)
        self._name()

    def _point(self, key: int | None) -> None:
        """Select only players of the flight in hand; the floor's gestures know nobody else."""
        here = key is not None and key in self._view.state.entries.by_id
        if self.isVisible():
            self._gestures.point(Selection(entries=(EntryId(key),) if here and key else ()))

    # Display

    def _take_in(self) -> None:
        """Take in the state; if the page is hidden, once it is shown."""
        if not self.isVisible():
            return
        view = self._view
        board = self._board = flights_board(view.state, {}, view.now())
        self.body.setVisible(board is not None)
        self.empty.setVisible(board is None)
        if board is None:
            return
        self.told.say(summed(view.words, board))
        flights, structure = view.state.terms.flights, view.state.setup.structure
        self.endless.setVisible(view.state.in_flights and is_endless(flights, structure))
        self._offer_next(board)
        self._show_lines()
        self._follow(board)
        self.through.show(board.through)
        self.twice.show(board.several)
        self._doubles.setVisible(bool(board.several))
        self.merging.show_board(board)
        self._show_forward()
        self._name()

    def _show_forward(self) -> None:
        """Show how deep the stacks are, where there is room and somebody is through."""
        board = self._board
        wide = self.width() >= WIDE * self._space.unit
        self.forward.setVisible(wide and board is not None and bool(board.through))
        if wide and board is not None:
            self.forward.show_board(board)

    def _follow(self, board: FlightsBoard) -> None:
        """Select the row of the flight that came into hand; a later selection stays."""
        here = next((at for at, line in enumerate(board.flights) if line.in_hand), None)
        if here is not None and here != self._in_hand:
            self.flights.select(here)
        self._in_hand = here

    def _offer_next(self, board: FlightsBoard) -> None:
        """Offer the next flight by its name; if it can't be opened, say why."""
        words, refused = self._view.words, self._view.foresee(OpenFlight())
        self.open.setVisible(not board.merged)
        if board.opens_next is not None:
            said = words.pgettext("button", "Open {flight}", flight=board.opens_next)
            self.open.setText(said.replace("&", "&&"))
        hint(self.open, "" if isinstance(refused, tuple) else self._view.said(refused))

    def _rename(self) -> None:
        self.through.rename()
        self._take_in()

    def _show_lines(self) -> None:
        view = self._view
        self.rows.show(flight_lines(view.state, view.now()))
        seen = min(ROWS, max(1, self.rows.rowCount()))
        header = self.flights.horizontalHeader().sizeHint().height()
        self.flights.setFixedHeight(header + seen * self._space.row + self._space.unit)

    def _name(self) -> None:
        words, every, here = self._view.words, self.through.total, self.through.rowCount()
        if self.search.text():
            title = words.gettext(
                "Through ({found} of {number})",
                found=words.number(here),
                number=words.number(every),
            )
        else:
            title = words.gettext("Through ({number})", number=words.number(every))
        self.listed.setText(title)
        self.listing.setAccessibleName(title)
        twice = words.gettext(
            "Qualified more than once ({number})", number=words.number(self.twice.total)
        )
        self.doubled.setText(twice)
        self.several.setAccessibleName(twice)
        self.listing.tell(
            words.gettext("Nobody who is through matches that.")
            if every
            else words.gettext(
                "Nobody is through yet. When a flight has played its last hand, its chips go into bags on the page Day end."
            )
        )

    def _pass(self) -> None:
        """Update the levels and ends, which change as time passes."""
        if self.isVisible() and self._board is not None and not self._board.merged:
            self._show_lines()

    # Called by Qt

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        least, most = (units * self._space.unit for units in BESIDE)
        self._side.setFixedWidth(min(most, max(least, self.width() * SHARE // 100)))
        self._show_forward()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._take_in()


def _card(margin: int, gap: int) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame()
    card.setProperty("kind", "card")
    inner = QVBoxLayout(card)
    inner.setContentsMargins(*[margin] * 4)
    inner.setSpacing(gap)
    return card, inner
