"""One ruling to read: place, players, facts and decision."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.entry.cash.sums import paint
from tdconsole.gui.console.widgets.cite_button import Cites
from tdconsole.gui.shared.layout import title_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.discipline.rulings import held_words, stage_name
from tdconsole.projections.discipline.rulings import RulingTold
from tdconsole.wall.theme import Theme


class Reading(QScrollArea):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        words, space = view.words, theme.console.space
        faces, sizes = theme.console.faces, theme.console.type
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(words.gettext("The selected ruling"))
        self.title, self.facts, self.players = title_of(theme), QLabel(), QLabel()
        self.happened, self.decided, self.held, self.by = QLabel(), QLabel(), QLabel(), QLabel()
        self.cites = Cites(view, theme)
        self.heads = {
            "happened": QLabel(words.pgettext("ruling", "What happened")),
            "decided": QLabel(words.pgettext("ruling", "Decision")),
            "held": QLabel(words.pgettext("ruling", "Held back until it is decided")),
        }
        self.players.setFont(lettering(faces.strong, sizes.text))
        for quiet in (self.facts, self.by, *self.heads.values()):
            quiet.setProperty("role", "quiet")
        self.held.setProperty("role", "waiting")
        inner = QWidget()
        down = QVBoxLayout(inner)
        down.setContentsMargins(0, 0, 0, 0)
        down.setSpacing(space.unit)
        for label, above in (
            (self.title, 0),
            (self.facts, 0),
            (self.players, 0),
            (self.heads["happened"], space.gap),
            (self.happened, 0),
            (self.heads["decided"], space.gap),
            (self.decided, 0),
            (self.by, 0),
            (self.heads["held"], space.gap),
            (self.held, 0),
        ):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            down.addSpacing(above)
            down.addWidget(label)
            if label is self.facts:
                down.addWidget(self.cites)
        down.addStretch()
        self.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.show_ruling(None)

    def show_ruling(self, one: RulingTold | None) -> None:
        words = self._view.words
        if one is None:
            self._blank(words.gettext("Choose a ruling to read it, or write a new one."))
            return
        erased = words.gettext("erased")
        self._put(self.title, words.gettext("Ruling {ruling}", ruling=one.ruling))
        self._put(self.facts, " · ".join(self._facts(one)))
        self.cites.tell("".join(f"({cite})" for cite in one.cites))
        self._put(self.players, words.listed([player.name or erased for player in one.players]))
        self._put(self.happened, one.happened or erased, self.heads["happened"])
        if one.pending:
            self._put(self.decided, words.pgettext("ruling", "Pending"), self.heads["decided"])
        else:
            self._put(self.decided, one.decided or erased, self.heads["decided"])
        paint(self.decided, "waiting" if one.pending else "")
        self._put(self.by, self._decided_by(one))
        held = ""
        if one.pending and one.withheld is not None:
            held = held_words(words, one.withheld, one.holds_prize_of or erased)
        self._put(self.held, held, self.heads["held"])
        self.verticalScrollBar().setValue(0)

    def _blank(self, sentence: str) -> None:
        for label in (self.title, self.players, self.happened, self.decided, self.held, self.by):
            self._put(label, "")
        for label in self.heads.values():
            label.hide()
        self._put(self.facts, sentence)
        self.cites.tell("")

    @staticmethod
    def _put(label: QLabel, text: str, head: QLabel | None = None) -> None:
        for one in (label, head):
            if one is not None:
                one.setVisible(bool(text))
        label.setText(text)

    def _facts(self, one: RulingTold) -> list[str]:
        words = self._view.words
        facts = (
            words.moment(one.at),
            one.by,
            one.flight,
            None if one.table is None else words.gettext("Table {table}", table=one.table),
            None if one.stage is None else stage_name(words, one.stage),
            ", ".join(one.cites),
        )
        return [fact for fact in facts if fact]

    def _decided_by(self, one: RulingTold) -> str:
        """The time and author of the decision, unless it was made with the ruling."""
        if one.decided_at is None or (one.decided_at, one.decided_by) == (one.at, one.by):
            return ""
        facts = (self._view.words.moment(one.decided_at), one.decided_by)
        return " · ".join(fact for fact in facts if fact)
