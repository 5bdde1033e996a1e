"""The list of entries, and what can be done about one of them."""

from typing import Final, Literal, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QMenu,
    QWidget,
)

from tdconsole.domain.values import EntryId, PersonId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.entrants.paid_for import entry_words
from tdconsole.gui.console.entry.entrants.rows import Entrant, Entrants
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.shared.layout import STRETCH, button_of, column_of, row_of, title_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import holding
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.session import Change
from tdconsole.spelling import folded
from tdconsole.wall.theme import Theme

Among = Literal["all", "waiting", "no-document", "owing"]
AMONG: Final = 5
"""The letters that the field keeps for which entries are shown."""
MORE: Final = (
    "second-half",
    "staff-bonus",
    "correct-payment",
    "print-card",
    "",
    "pin-seat",
    "seat-by-hand",
    "keep-apart",
    "",
    "no-show",
    "reinstate",
)
"""The less frequent actions; an empty one separates groups."""


def among_name(words: Catalogue, among: Among) -> str:
    say = words.pgettext
    names: dict[Among, str] = {
        "all": say("entries", "All"),
        "waiting": say("entries", "Without a seat"),
        "no-document": say("entries", "No document seen"),
        "owing": say("entries", "Owing"),
    }
    return names[among]


class EntryList(QFrame):
    wanted = Signal(object)
    """Emitted with the entry to be shown on the floor."""

    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._view, self._gestures = view, gestures
        self.setProperty("kind", "card")
        words = view.words
        self.rows = Entrants(view, theme)
        self.title = title_of(theme)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(words.pgettext("field", "Find"))
        self.filter.setAccessibleName(words.gettext("Find an entry by name, number or country"))
        self.among = Choice(theme)
        self.among.cut(AMONG)
        self.among.setAccessibleName(words.gettext("Which entries are shown"))
        for among in get_args(Among):
            self.among.addItem(among_name(words, among), among)
        self._unseen: frozenset[PersonId] = frozenset()
        self.about = Elided()
        self.about.setProperty("role", "quiet")
        self.more = button_of(
            words.pgettext("button", "More…"), name=words.gettext("More about the chosen entry")
        )
        self.more.setMenu(self._menu())
        self.listing = Listing(self.rows, theme, words.gettext("Entries"))
        self.listing.sortable(0, Qt.SortOrder.AscendingOrder)
        self.filter.textChanged.connect(self._narrow)
        self.among.currentIndexChanged.connect(self._narrow)
        self.filter.returnPressed.connect(self._first)
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(self.wanted)
        self._lay_out(theme)
        view.changed.connect(self._changed)
        view.renamed.connect(self.rows.rename)
        self._name()

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        head = row_of(self.title, (self.filter, 1), self.among, gap=space.gap)
        say = self._view.words.pgettext
        foot = row_of(
            self._gestures.button("rebuy", label=say("button", "Rebuy")),
            self._gestures.button("add-on", label=say("button", "Add-on")),
            self._gestures.button("unregister", label=say("button", "Take back")),
            self.more,
            STRETCH,
            gap=space.gap,
        )
        column_of(
            head,
            (self.listing, 1),
            self.about,
            foot,
            gap=space.gap,
            margin=space.margin,
            within=self,
        )

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        for name in MORE:
            if name:
                menu.addAction(self._gestures.action(name))
            else:
                menu.addSeparator()
        return menu

    def select(self, entry: EntryId) -> None:
        """Select the entry, however the list is filtered."""
        if self.rows.get(entry) is not None and self.rows.row_of(entry) is None:
            self.among.setCurrentIndex(0)
            self.filter.clear()
        self.listing.select(entry)

    def shown(self) -> None:
        """Keep what was selected elsewhere if it is one entry."""
        entries = self._gestures.selection.entries
        if len(entries) == 1 and self.rows.get(entries[0]) is not None:
            self.select(entries[0])
        self._point(self.listing.key)

    def _point(self, key: int | None) -> None:
        if self.isVisible():
            entries = () if key is None else (EntryId(key),)
            self._gestures.point(Selection(entries=entries))
        self._tell_about()

    def _tell_about(self) -> None:
        key = self.listing.key
        paid_for = None if key is None else self._view.state.entries.by_id.get(EntryId(key))
        self.about.say("" if paid_for is None else entry_words(self._view, paid_for))

    def _narrow(self) -> None:
        asked = folded(self.filter.text()).split()
        among: Among = self.among.currentData()
        if among == "no-document":
            people = self._view.session.club.people
            self._unseen = people.without_document(self._view.state.entries.by_person)

        def accepted(row: Entrant) -> bool:
            return self._among(row, among) and (not asked or holding(asked, row.sought))

        self.rows.narrow(accepted if asked or among != "all" else None)
        self._name()

    def _among(self, row: Entrant, among: Among) -> bool:
        match among:
            case "all":
                return True
            case "waiting":
                return row.waits
            case "no-document":
                return row.person in self._unseen
            case "owing":
                return bool(row.owed)

    def _first(self) -> None:
        """Go on to the first one found, by Enter in the field."""
        if self.rows.rowCount():
            self.listing.select(self.rows.at(0).entry)
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _changed(self, change: Change) -> None:
        if self.among.currentData() == "no-document" and _came(change):
            self._narrow()
        self.rows.follow(change)
        self._tell_about()
        self._name()

    def _name(self) -> None:
        words, every, here = self._view.words, self.rows.total, self.rows.rowCount()
        if self.filter.text() or self.among.currentIndex():
            title = words.gettext(
                "Entries ({found} of {number})",
                found=words.number(here),
                number=words.number(every),
            )
        else:
            title = words.gettext("Entries ({number})", number=words.number(every))
        self.title.setText(title)
        self.listing.setAccessibleName(title)
        if every:
            self.listing.tell(words.gettext("No entry matches that."))
        else:
            self.listing.tell(
                words.gettext(
                    "Nobody is registered yet. Type a name into the field on the left, then Enter."
                )
            )


def _came(change: Change) -> bool:
    """Whether the list has changed, so that a document's check may be missing."""
    before, after = change.before, change.after
    return before is None or after is None or before.entries is not after.entries
