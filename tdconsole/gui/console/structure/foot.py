"""The foot of the table: the last report, the effect of the draft, and applying it."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.structure.effect import Effect
from tdconsole.gui.console.structure.mending import Mending
from tdconsole.gui.console.structure.wording import changes
from tdconsole.gui.console.widgets.cite_button import CitedLabel
from tdconsole.gui.shared.layout import button_of, column_of, row_of
from tdconsole.gui.shared.plain import plain
from tdconsole.i18n.structure.periods import change_told
from tdconsole.wall.theme import Theme

MOST_TOLD: Final = 20
"""Changes listed in the sentence's tooltip at most."""


class Foot(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        words, space = view.words, theme.console.space
        self._words, say = words, words.gettext
        self.said, self.effect = QLabel(), CitedLabel(view, theme, brief=True)
        for label in (self.said, self.effect):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.again = button_of(
            say("Start again"), name=say("Start again from the present structure")
        )
        self.again.setToolTip(say("Start again from the present structure"))
        self.apply = button_of(say("Apply"), kind="chief", name=say("Apply the draft"))
        self.check = button_of(words.pgettext("structure", "Check"))
        self.check.setCheckable(True)
        self.check.hide()
        told = column_of(self.said, self.effect.with_sign(), gap=space.unit)
        row = row_of(self.check, (told, 1), gap=space.gap, within=self)
        for button in (self.again, self.apply):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(2 * space.control + space.gap)
        self.said.hide()

    def warn(self, *, wrong: bool) -> None:
        """Show a sign at the button of the check."""
        name = self._words.pgettext("structure", "Check")
        told = f"⚠ {name}" if wrong else name
        self.check.setText(told)
        self.check.setAccessibleName(told)

    def tell(self, sentence: str, wrong: bool = False, done: bool = False) -> None:
        self._write(self.said, sentence, "waiting" if wrong else "done" if done else "quiet")
        self.said.setVisible(bool(sentence))

    def show_effect(self, view: TournamentView, mending: Mending, would: Effect) -> None:
        say = self._words.gettext
        pending = mending.pending and not mending.locked
        self.again.setVisible(pending)
        self.apply.setVisible(not mending.locked)
        self.apply.setEnabled(pending and would.refusal is None)
        self.apply.setText(say("Apply mine") if mending.overtaken else say("Apply"))
        self.effect.setToolTip("")
        if not pending:
            told = (
                "" if mending.locked else say("Whatever you change waits here until you apply it.")
            )
            self._write(self.effect, told, "quiet")
            return
        if would.refusal is not None:
            reason = view.said(would.refusal)
            self._write(self.effect, say("It can't be applied: {reason}", reason=reason), "stopped")
            return
        sentence, role = changes(self._words, would, view.now()), "ink"
        if mending.overtaken:
            overtaken = say("The structure was changed elsewhere since this draft was begun.")
            sentence, role = f"{overtaken} {sentence}", "waiting"
        self._write(self.effect, sentence, role)
        told_changes = would.changes.changes
        lines = [change_told(self._words, one) for one in told_changes[:MOST_TOLD]]
        if len(told_changes) > MOST_TOLD:
            lines.append("…")
        self.effect.setToolTip(plain("\n".join(lines)))

    @staticmethod
    def _write(label: QLabel, text: str, role: str) -> None:
        if label.property("role") != role:
            label.setProperty("role", role)
            label.style().polish(label)
        if label.text() != text:
            label.setText(text)
