"""The latest entries, and what can be done about the one just served."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from tdconsole.domain.values import EntryId
from tdconsole.gui.console.actions.selection import Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.desk.latest import Latest
from tdconsole.gui.console.widgets.elided import Elided
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.listing import Listing
from tdconsole.wall.theme import Theme


class RecentEntries(QFrame):
    wanted = Signal(object)
    """Emitted with the entry to be shown on the floor."""

    def __init__(
        self,
        view: TournamentView,
        gestures: Gestures,
        theme: Theme,
        at_once: bool,
        keep: Callable[[bool], None],
    ) -> None:
        super().__init__()
        self._gestures = gestures
        self.setProperty("kind", "card")
        words, space = view.words, theme.console.space
        title = label_of(
            words.gettext("Recent entries"),
            font=lettering(theme.console.faces.strong, theme.console.type.text),
        )
        self.said = Elided()
        self.at_once = Tick(words.gettext("Print each card at once"), theme)
        self.at_once.setAccessibleName(words.gettext("Print the seat card of each entry at once"))
        with QSignalBlocker(self.at_once):
            self.at_once.setChecked(at_once)
        self.at_once.toggled.connect(keep)
        self.rows = Latest(view, theme)
        self.listing = Listing(
            self.rows,
            theme,
            words.gettext("Recent entries"),
            words.gettext("Registered players are listed here, the latest first."),
        )
        self.listing.pointed.connect(self._point)
        self.listing.wanted.connect(self.wanted)
        head = row_of(title, (self.said, 1), self.at_once, gap=space.margin)
        foot = QHBoxLayout()
        foot.setSpacing(space.gap)
        for name, label in (
            ("print-card", words.pgettext("button", "Print card")),
            ("correct-payment", words.pgettext("button", "Correct payment")),
            ("undo", words.pgettext("button", "Undo")),
        ):
            button = gestures.button(name, label=label)
            button.setAccessibleName(f"{title.text()}: {button.accessibleName()}")
            foot.addWidget(button)
        foot.addStretch()
        column_of(head, (self.listing, 1), foot, gap=space.gap, margin=space.margin, within=self)
        view.changed.connect(self.rows.follow)
        view.renamed.connect(self.rows.rename)

    def say(self, sentence: str, role: str) -> None:
        """Say how the reprint of a card went."""
        if self.said.property("role") != role:
            self.said.setProperty("role", role)
            self.said.style().polish(self.said)
        self.said.say(sentence)

    def _point(self, key: int | None) -> None:
        if self.isVisible() and key is not None:
            self._gestures.point(Selection(entries=(EntryId(key),)))
