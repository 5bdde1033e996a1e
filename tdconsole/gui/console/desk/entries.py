"""The list of entries, and what can be done about one of them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from tdconsole.club.folding import folded
from tdconsole.domain.values import EntryId
from tdconsole.gui.console.desk.entrants import Entrants
from tdconsole.gui.console.hands import Hands
from tdconsole.gui.console.selection import Selection
from tdconsole.gui.console.watch import Watch
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.gui.shared.rows import holding
from tdconsole.gui.shared.theme import Theme
from tdconsole.session import Change


class EntryList(QFrame):
    wanted = Signal(object)
    """The entry to be shown on the floor."""

    def __init__(
        self, watch: Watch, hands: Hands, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._watch, self._hands = watch, hands
        self.setProperty("kind", "card")
        words, faces, sizes = watch.words, theme.console.faces, theme.console.type
        self.rows = Entrants(watch, theme)
        self.title = QLabel()
        self.title.setFont(lettering(faces.strong, sizes.title))
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(words.gettext("Find an entry"))
        self.filter.setAccessibleName(words.gettext("Find an entry by name, number or country"))
        self.listing = Listing(self.rows, theme, words.gettext("Entries"))
        self.listing.sortable(0, Qt.SortOrder.AscendingOrder)
        self.filter.textChanged.connect(self._narrow)
        self.filter.returnPressed.connect(self._first)
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(self.wanted)
        self._lay_out(theme)
        watch.changed.connect(self._changed)
        self._name()

    def _lay_out(self, theme: Theme) -> None:
        space = theme.console.space
        head = QHBoxLayout()
        head.setSpacing(space.margin)
        head.addWidget(self.title)
        head.addWidget(self.filter, 1)
        foot = QHBoxLayout()
        foot.setSpacing(space.gap)
        foot.addWidget(self._hands.button("reinstate"))
        foot.addWidget(self._hands.button("unregister"))
        foot.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*[space.margin] * 4)
        whole.setSpacing(space.gap)
        whole.addLayout(head)
        whole.addWidget(self.listing, 1)
        whole.addLayout(foot)

    def select(self, entry: EntryId) -> None:
        """However the list is narrowed."""
        if self.rows.get(entry) is not None and self.rows.row_of(entry) is None:
            self.filter.clear()
        self.listing.select(entry)

    def shown(self) -> None:
        """What was pointed at elsewhere stays pointed at, if it is one entry."""
        entries = self._hands.selection.entries
        if len(entries) == 1 and self.rows.get(entries[0]) is not None:
            self.select(entries[0])
        self._point(self.listing.key)

    def _point(self, key: int | None) -> None:
        if self.isVisible():
            entries = () if key is None else (EntryId(key),)
            self._hands.point(Selection(entries=entries))

    def _narrow(self, typed: str) -> None:
        asked = folded(typed).split()
        self.rows.narrow((lambda row: holding(asked, row.sought)) if asked else None)
        self._name()

    def _first(self) -> None:
        """Enter in the field goes on to the first that was found."""
        if self.rows.rowCount():
            self.listing.select(self.rows.at(0).entry)
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _changed(self, change: Change) -> None:
        self.rows.follow(change)
        self._name()

    def _name(self) -> None:
        words, every, here = self._watch.words, self.rows.total, self.rows.rowCount()
        if self.filter.text():
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
            self.listing.tell(words.gettext("No entry answers to that."))
        else:
            self.listing.tell(
                words.gettext(
                    "Nobody is registered yet. Type a name into the field on the left, then Enter."
                )
            )
