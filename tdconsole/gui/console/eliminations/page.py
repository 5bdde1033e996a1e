"""Busted players: place, eliminator and time, and the corrections."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.eliminations.rows import Gone, GoneRows
from tdconsole.gui.console.eliminations.telling import bust_sentence, out_doubted
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.widgets.listed import Parts, lay_out_listed
from tdconsole.gui.console.widgets.page import Page
from tdconsole.gui.shared.layout import title_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import holding
from tdconsole.session import Change
from tdconsole.spelling import folded
from tdconsole.wall.theme import Theme


class OutPage(Page):
    name = "out"

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(view, gestures, theme, parent)
        words = view.words
        self.rows = GoneRows(view, theme)
        self.title = title_of(theme)
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Find a player"))
        self.search.setAccessibleName(words.gettext("Find a player who is out, by name or number"))
        self.listing = Listing(self.rows, theme, words.gettext("Players who are out"))
        self.listing.sortable(0, Qt.SortOrder.AscendingOrder)
        self.listing.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.about, self.hint = QLabel(), QLabel()
        self.hint.setProperty("role", "waiting")
        for label in (self.about, self.hint):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        short = {
            "reinstate": "",
            "correct-winners": words.pgettext("button", "Won by…"),
            "correct-stack": words.pgettext("button", "Stack…"),
            "reorder-elimination": words.pgettext("button", "Earlier or later…"),
            "settle-tie": words.pgettext("button", "Who ranks higher…"),
        }
        for name in (*short, "strike", "record", "years", "bar"):
            self.listing.addAction(gestures.action(name))
        parts = Parts(
            head=(self.title, self.search),
            listing=self.listing,
            said=(self.about, self.hint),
            buttons=[gestures.button("strike")],
        )
        below = QHBoxLayout()
        below.setSpacing(theme.console.space.gap)
        for name, briefly in short.items():
            below.addWidget(gestures.button(name, label=briefly))
        below.addStretch(1)
        lay_out_listed(self, theme, parts).addLayout(below)
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._first)
        self.listing.pointed.connect(self._point)
        view.changed.connect(self._changed)
        view.renamed.connect(self.rows.rename)
        view.passed.connect(lambda _board: self._pass_time())
        self._name()
        self._explain()

    def seek(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _narrow(self, typed: str) -> None:
        asked = folded(typed).split()

        def accepted(row: Gone) -> bool:
            return holding(asked, f"{row.words} {row.entry}")

        self.rows.narrow(accepted if asked else None)
        self._name()

    def _first(self) -> None:
        """Go on to the first one found, by Enter in the field."""
        if self.rows.rowCount():
            self.listing.select(self.rows.at(0).entry)
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _name(self) -> None:
        words, every, here = self._view.words, self.rows.total, self.rows.rowCount()
        if self.search.text():
            title = words.gettext(
                "Out ({found} of {number})", found=words.number(here), number=words.number(every)
            )
        else:
            title = words.gettext("Out ({number})", number=words.number(every))
        self.title.setText(title)
        self.listing.setAccessibleName(title)
        self.listing.tell(
            words.gettext("Nobody who is out matches that.")
            if every
            else words.gettext(
                "Nobody is out yet. Type b and the seat below, such as b 7-4, when somebody is."
            )
        )

    # Selection

    def _point(self, key: int | None) -> None:
        if self.isVisible():
            self._gestures.point(Selection(entries=() if key is None else (EntryId(key),)))
        self._explain()

    def _explain(self) -> None:
        key = self.listing.key
        row = None if key is None else self.rows.get(key)
        provisional = row is not None and self.rows.is_provisional(row)
        self.about.setText(bust_sentence(self._view, row))
        hint = out_doubted(self._view, row, provisional=provisional)
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint))

    def _changed(self, change: Change) -> None:
        self.rows.follow(change)
        self._name()
        self._explain()

    def _pass_time(self) -> None:
        if self.isVisible():
            self.rows.pass_time()
            self._explain()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.rows.pass_time()
        entries = self._gestures.selection.entries
        if len(entries) == 1 and self.rows.get(entries[0]) is not None:
            self.listing.select(entries[0])
        self._point(self.listing.key)
