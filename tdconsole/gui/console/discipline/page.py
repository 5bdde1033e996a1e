"""Players away from the table, the hands they still miss, and the state of every penalty."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.discipline.away.costs import Costs
from tdconsole.gui.console.discipline.away.listing import AwayListing
from tdconsole.gui.console.discipline.away.repeated import Repeated
from tdconsole.gui.console.discipline.away.rows import PenaltyRows
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.listed import Parts, lay_out_listed
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import STRETCH, button_of, row_of, title_of
from tdconsole.i18n.discipline.penalties import penalty_told
from tdconsole.library.offences import offences
from tdconsole.projections.discipline.penalties import PenaltyRow
from tdconsole.session import Change
from tdconsole.wall.theme import Theme

TALL: Final = 190
"""The height from which there is room below the list, in units."""


class AwayPage(Page):
    name = "away"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        self.rows = PenaltyRows(view, theme)
        self.title = title_of(theme)
        self.every = button_of(
            words.gettext("All penalties"), name=words.gettext("All penalties, closed ones as well")
        )
        self.every.setCheckable(True)
        self.listing = AwayListing(self.rows, theme, words.gettext("Players who are away"))
        self.about = CitedLabel(view, theme, brief=True)
        self.costs = Costs(view, theme)
        self.repeated = Repeated(view, theme)
        self._lay_out(theme)
        self.every.toggled.connect(self._show_all)
        self.listing.pointed.connect(self._point)
        self.listing.performed.connect(gestures.perform)
        self.listing.wanted.connect(lambda _key: gestures.perform("returned"))
        view.changed.connect(self._changed)
        view.renamed.connect(lambda _persons: self._refresh())
        self._tell()

    def _lay_out(self, theme: Theme) -> None:
        say = self._view.words.pgettext
        gestures = {
            "hand-missed": "",
            "hand-redealt": say("button", "Misdeal"),
            "hand-at-table": say("button", "Whole table"),
            "returned": "",
        }
        papers = {
            "lift-penalty": "",
            "penalty-notice": "",
            "tally-card": "",
        }
        self.listing.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        for name in (*gestures, "misdeal-at-table", *papers):
            self.listing.addAction(self._gestures.action(name))
        head = QWidget()
        row_of(self.title, (STRETCH, 1), self.every, within=head)
        parts = Parts(
            head=(head,), listing=self.listing, said=(self.about,), buttons=(self.about.cites,)
        )
        inner = lay_out_listed(self, theme, parts)
        for number, part in enumerate((self.costs, self.repeated), start=1):
            inner.insertWidget(inner.indexOf(self.listing) + number, part, 1)
        for names in (gestures, papers):
            below = QHBoxLayout()
            below.setSpacing(theme.console.space.gap)
            for name, briefly in names.items():
                below.addWidget(self._gestures.button(name, label=briefly))
            below.addStretch(1)
            inner.addLayout(below)

    def seek(self) -> None:
        """Select the first player away, if nobody is selected yet."""
        if self.listing.key is None and self.rows.rowCount():
            self.listing.select(self.rows.at(0).penalty)
        self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_all(self, every: bool) -> None:
        self.rows.show_all(every=every)
        self._tell()
        self._look_below()

    def _tell(self) -> None:
        words = self._view.words
        title = words.gettext("Away ({number})", number=words.number(self.rows.open))
        self.title.setText(title)
        self.listing.tell(
            words.gettext("No penalty was given.")
            if self.every.isChecked()
            else words.gettext("Nobody is away. Type p and the seat below, such as p 7-4 1r.")
        )
        key = self.listing.key
        row = None if key is None else self.rows.get(key)
        self.about.setText("" if row is None else self._sentence(row))
        self.about.setVisible(row is not None)

    def _sentence(self, row: PenaltyRow) -> str:
        view = self._view
        usual = offences().usual(row.offence, view.state.rules) if row.offence else None
        said = "" if row.words is None else view.note(row.words)
        cite = "" if usual is None else view.cited(usual.cite)
        told = penalty_told(view.words, row, self.rows.name(row), said, cite)
        if row.lifted is not None:
            reason = view.note(row.lifted)
            told.append(view.words.gettext("Lifted: {reason}", reason=reason))
        return "\n".join(told)

    # Selection

    def _point(self, key: int | None) -> None:
        row = None if key is None else self.rows.get(key)
        if self.isVisible():
            entries: tuple[EntryId, ...] = () if row is None else (row.entry,)
            self._gestures.point(Selection(entries=entries))
        self._tell()

    def _changed(self, _change: Change) -> None:
        """Follow a change; if the page is hidden, once it is shown."""
        if self.isVisible():
            self._refresh()

    def _refresh(self) -> None:
        self.rows.look()
        self._tell()
        self._look_below()

    def _look_below(self) -> None:
        """Show in a tall page what is below the list, which then takes no more than its rows need."""
        tall = self.height() >= TALL * self._theme.console.space.unit
        self.costs.look(wanted=tall)
        self.repeated.look(wanted=tall)
        self.listing.bound(snug=not self.repeated.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 -- Qt's name
        super().resizeEvent(event)
        self._look_below()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self._refresh()
        entries = self._gestures.selection.entries
        first = next((row for row in self._shown() if row.entry in entries), None)
        if first is not None:
            self.listing.select(first.penalty)
        self._point(self.listing.key)

    def _shown(self) -> list[PenaltyRow]:
        return [self.rows.at(at) for at in range(self.rows.rowCount())]
