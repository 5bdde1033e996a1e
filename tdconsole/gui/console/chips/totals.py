"""The sums under the seats: the table's total, and what the whole count still lacks."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips
from tdconsole.gui.console.chips.draft import CountDraft
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.words import difference_words, standing_words
from tdconsole.projections.chips.counted import CountState
from tdconsole.wall.theme import Theme


class Totals(QWidget):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words = words
        self.here, self.whole = QLabel(), QLabel()
        self.here.setFont(lettering(theme.console.faces.figure, theme.console.type.title))
        self.whole.setWordWrap(True)
        down = QVBoxLayout(self)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(theme.console.space.gap)
        for label in (self.here, self.whole):
            label.setTextFormat(Qt.TextFormat.PlainText)
            down.addWidget(label)
        self.here.setAlignment(Qt.AlignmentFlag.AlignRight)

    def show_sums(
        self, state: Tournament, draft: CountDraft, shown: CountState | None, typed: str
    ) -> None:
        """Update the totals; the difference of what was sent is above the page."""
        if shown is None or draft.table is None:
            self.here.clear()
            self._tell("", "quiet")
            return
        words, now = self._words, draft.running(state, shown, typed)
        expected = Chips(shown.in_play - shown.apart)
        self.here.setText(words.gettext("Sum {chips}", chips=words.number(now.at_table)))
        if not (draft.waits or draft.fresh or typed):
            self._tell("" if shown.whole else standing_words(words, shown), "quiet")
        elif now.seats:
            told = words.ngettext(
                "{chips} of {expected} counted, {number} seat still to count",
                "{chips} of {expected} counted, {number} seats still to count",
                now.seats,
                chips=words.number(now.counted),
                expected=words.number(expected),
            )
            self._tell(told, "quiet")
        else:
            difference = now.counted - expected
            self._tell(difference_words(words, difference), "stopped" if difference else "done")

    def _tell(self, sentence: str, role: str) -> None:
        paint(self.whole, role)
        self.whole.setText(sentence)
