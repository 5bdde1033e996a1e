"""The trail of everything done, and the undo of any step."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import StepNo
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.log.seeking import Seeking
from tdconsole.gui.console.log.steps import Steps
from tdconsole.gui.console.widgets.cite_button import Cites
from tdconsole.gui.console.widgets.listed import Parts, lay_out_listed
from tdconsole.gui.shared.layout import label_of, title_of
from tdconsole.gui.shared.listing import Listing
from tdconsole.session import Change
from tdconsole.wall.theme import Theme


class StepsPart(QWidget):
    def __init__(
        self, view: TournamentView, gestures: Gestures, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._view, self._gestures = view, gestures
        words = view.words
        self.rows = Steps(view, theme)
        self.title = title_of(theme)
        self.search = QLineEdit()
        self.search.setPlaceholderText(words.gettext("Find a step"))
        self.search.setAccessibleName(words.gettext("Find a step by what it says"))
        self.listing = Listing(self.rows, theme, words.gettext("What was done, the latest first"))
        self.sentence = label_of(wraps=True)
        self.reason = label_of(role="waiting", wraps=True)
        for label in (self.sentence, self.reason):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.cites = Cites(view, theme)
        self.seeking = Seeking(self.rows, self)
        parts = Parts(
            head=(self.title, self.search),
            listing=self.listing,
            said=(self.sentence, self.reason, self.cites),
            buttons=(
                gestures.button("replay"),
                gestures.button("undo-step"),
                gestures.button("redo-step"),
            ),
        )
        lay_out_listed(self, theme, parts)
        self.search.textChanged.connect(self._ask)
        self.search.returnPressed.connect(self._first)
        self.seeking.moved.connect(self._name)
        self.listing.pointed.connect(self._point)
        view.changed.connect(self._changed)
        self._name()
        self._explain()

    def seek(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _ask(self, typed: str) -> None:
        self.seeking.ask(typed)
        self._name()

    def _first(self) -> None:
        """Go on to the first one found, by Enter in the field."""
        if self.rows.rowCount():
            self.listing.select(self.rows.at(0).no)
            self.listing.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _name(self) -> None:
        words, every, here = self._view.words, self.rows.total, self.rows.rowCount()
        if not self.search.text():
            title = words.gettext("Steps ({number})", number=words.number(every))
        else:
            title = words.gettext(
                "Steps ({found} of {number})", found=words.number(here), number=words.number(every)
            )
        self.title.setText(title)
        looking = self.seeking.under_way
        self.listing.tell(
            words.gettext("Looking…") if looking else words.gettext("No step matches that.")
        )

    # Pointing

    def _selection(self) -> Selection:
        return NOTHING if self.listing.key is None else self.rows.selection(self.listing.key)

    def _point(self, _key: int | None = None) -> None:
        """Enable only what can be done to the step."""
        if self.isVisible():
            chosen, why = self._selection(), ""
            if chosen.step is not None:
                answer = self._view.foresee(self.rows.request(chosen))
                why = self._view.said(answer) if isinstance(answer, Refusal) else ""
            self._gestures.point(replace(chosen, stays=bool(why)))
            self._explain(why)

    def _explain(self, why: str = "") -> None:
        """Show the step's whole sentence, and why it can't be undone or redone, beforehand."""
        words, key = self._view.words, self.listing.key
        if key is None:
            self.sentence.setText(words.gettext("Choose a step to undo it or to bring it back."))
        else:
            self.sentence.setText(self.rows.sentence(StepNo(key)))
        self.reason.setText(why)
        self.reason.setVisible(bool(self.reason.text()))
        said = "" if key is None else self.sentence.text()
        self.cites.tell(f"{said} {self.reason.text()}")

    def _changed(self, change: Change) -> None:
        self.rows.follow(change)
        if self.isVisible():
            self.seeking.go_on()
            self._point()
            self._name()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 -- Qt's name
        super().showEvent(event)
        self.seeking.go_on()
        self._point()
        self._name()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 -- Qt's name
        """Stop searching while hidden; it resumes when the page is back."""
        super().hideEvent(event)
        self.seeking.stop()
