"""A ruling being written, decided or corrected, next to earlier rulings in similar cases."""

from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.gui.console.discipline.rulings.draft import (
    Draft,
    Writing,
    corrected,
    decided,
    drafted,
    made,
)
from tdconsole.gui.console.discipline.rulings.fields import Fields
from tdconsole.gui.console.discipline.rulings.likeness import Likeness
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.console.widgets.leavable import Leavable
from tdconsole.gui.shared.layout import button_of, label_of, row_of, title_of
from tdconsole.gui.shared.pressing import ENTER
from tdconsole.projections.discipline.rulings import RulingTold
from tdconsole.wall.theme import Theme

Doing = Literal["new", "decide", "correct"]


class RulingForm(Leavable):
    """The form; Esc leaves it, and what was typed of a new ruling is kept for the next time."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view, self._words = view, view.words
        self._doing: Doing = "new"
        self._about: RulingTold | None = None
        self._filling = False
        self._kept: Draft | None = None
        words, space = view.words, theme.console.space
        self.title = title_of(theme)
        self.case = label_of(wraps=True)
        self.fields = Fields(view, theme)
        self.likeness = Likeness(view, theme)
        self.said = CitedLabel(view, theme, brief=True)
        self.keep = button_of(kind="chief", press=self.ask)
        self.keep.setToolTip(words.gettext("Ctrl+Enter"))
        self.cancel = button_of(
            words.gettext("Cancel"),
            name=words.gettext("Leave the ruling as it is"),
            press=self._drop,
        )
        inner, down = QWidget(), QVBoxLayout(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, space.gap, 0)
        column.setSpacing(space.gap)
        for part in (self.title, self.case, self.fields):
            column.addWidget(part, 1 if part is self.fields else 0)
        self.port = QScrollArea()
        self.port.setAccessibleName(words.gettext("The ruling being written"))
        self.port.setFrameShape(QFrame.Shape.NoFrame)
        self.port.setWidgetResizable(True)
        self.port.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.port.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.port.setWidget(inner)
        inner.setAutoFillBackground(False)
        foot = row_of((self.said.with_sign(), 1), self.cancel, self.keep, gap=space.gap)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(space.gap)
        down.addWidget(self.port, 1)
        down.addLayout(foot)
        self.fields.changed.connect(self._look)
        for field in self.fields.heads:
            field.installEventFilter(self)

    # Writing

    def write(self, draft: Draft) -> None:
        """Write a new ruling about the selection, unless an unfinished one is waiting."""
        kept, self._kept = self._kept, None
        self._begin("new", kept or draft, None)
        self.fields.show_only()
        self.fields.happened.setFocus(Qt.FocusReason.OtherFocusReason)

    def decide(self, one: RulingTold) -> None:
        self._begin("decide", drafted(one), one)
        self.fields.articles.clear()
        self.fields.show_only(self.fields.decided, self.fields.articles)
        self.fields.decided.setFocus(Qt.FocusReason.OtherFocusReason)

    def correct(self, one: RulingTold) -> None:
        self._begin("correct", drafted(one), one)
        shown = [field for field in self.fields.heads if self._corrects(field, one)]
        self.fields.show_only(*shown)
        self.fields.happened.setFocus(Qt.FocusReason.OtherFocusReason)

    def _corrects(self, field: QWidget, one: RulingTold) -> bool:
        fields = self.fields
        if field is fields.decided:
            return not one.pending
        return one.pending or field not in {fields.chips, fields.prize}

    def _begin(self, doing: Doing, draft: Draft, about: RulingTold | None) -> None:
        words = self._words
        self._doing, self._about = doing, about
        number = 0 if about is None else about.ruling
        titles: dict[Doing, str] = {
            "new": words.gettext("New ruling"),
            "decide": words.gettext("Decide ruling {ruling}", ruling=number),
            "correct": words.gettext("Correct ruling {ruling}", ruling=number),
        }
        buttons: dict[Doing, str] = {
            "new": words.pgettext("button", "Write down"),
            "decide": words.pgettext("button", "Decide"),
            "correct": words.pgettext("button", "Correct"),
        }
        self.title.setText(titles[doing])
        self.keep.setText(buttons[doing])
        self.keep.setAccessibleName(buttons[doing])
        case = about.happened if doing == "decide" and about is not None else None
        self.case.setText(case or "")
        self.case.setVisible(bool(case))
        pends = words.gettext("empty as long as it is pending") if doing == "new" else ""
        self.fields.decided.setPlaceholderText(pends)
        self._filling = True
        self.likeness.begin()
        self.fields.begin(draft, self.likeness.cites)
        self._filling = False
        self.port.verticalScrollBar().setValue(0)
        self._look()

    def leave(self) -> None:
        """Leave; nothing of a new ruling is lost."""
        draft = self.fields.draft()
        if isinstance(draft, str):
            draft = self.fields.texts()
        if self._doing == "new" and draft.happened + draft.decided:
            self._kept = draft

    def _drop(self) -> None:
        self.fields.begin(Draft(), ())
        self._kept = None
        self.left.emit()

    # Outcome

    def request(self, draft: Draft) -> Writing:
        if self._about is None:
            return made(draft)
        if self._doing == "decide":
            return decided(draft, self._about.ruling)
        return corrected(draft, self._about)

    def ask(self) -> None:
        draft = self.fields.draft()
        if not self.keep.isEnabled() or isinstance(draft, str):
            return
        if self._view.do(self.request(draft)):
            self._drop()

    def _look(self) -> None:
        if self._filling:
            return
        draft = self.fields.draft()
        self.keep.setEnabled(False)
        if isinstance(draft, str):
            self._say(draft, "waiting")
            return
        about = None if self._about is None else self._about.ruling
        self.likeness.look(draft.happened, draft.cites, draft.stage, about)
        for field in (self.fields.chips, self.fields.prize):
            field.setEnabled(self._doing != "new" or not draft.decided)
        missing = draft.decided if self._doing == "decide" else draft.happened
        erased = self._doing == "correct" and self._about is not None and not self._about.happened
        if not missing and not erased:
            self._say(self._wanted(), "quiet")
            return
        foreseen = self._view.foresee(self.request(draft))
        if isinstance(foreseen, Refusal):
            self._say(self._view.said(foreseen), "waiting")
            return
        self.keep.setEnabled(True)
        self._say(self._comes_to(draft), "quiet")

    def _wanted(self) -> str:
        words = self._words
        if self._doing == "decide":
            return words.gettext("Say what was decided.")
        return words.gettext("Say what happened.")

    def _comes_to(self, draft: Draft) -> str:
        words = self._words
        if self._doing != "new":
            return ""
        return (
            words.gettext("Written down as decided.")
            if draft.decided
            else words.gettext("Written down as pending.")
        )

    def _say(self, sentence: str, role: str) -> None:
        paint(self.said, role)
        self.said.setText(sentence)

    def means(self, event: QKeyEvent) -> bool:
        """Whether it takes the key; elsewhere Ctrl+Enter applies the page's draft."""
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        return held and event.key() in ENTER

    def eventFilter(self, viewing: QObject, event: QEvent) -> bool:  # noqa: N802 -- Qt's name
        """Submit by Enter, or in a multi-line text by Ctrl+Enter."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            text = viewing in {self.fields.happened, self.fields.decided}
            if event.key() in ENTER and (self.means(event) or not text):
                self.ask()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
        return super().eventFilter(viewing, event)
