"""Earlier rulings in cases similar to the one being written, in any tournament."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from tdconsole.domain.values import HandStage
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import column_of, label_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.gui.shared.plain import hint
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.session.past.rulings import MOST, PastRuling, past_rulings, similar
from tdconsole.wall.theme import Theme

_LETTERS: Final = 300
"""Letters of a text that are shown; its tooltip has all of it."""


class Likeness(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._past: tuple[PastRuling, ...] = ()
        self.shown: tuple[PastRuling, ...] = ()
        self.title = label_of(
            view.words.gettext("Similar rulings so far"),
            font=lettering(theme.console.faces.strong, theme.console.type.text),
        )
        self.none = label_of(role="quiet", wraps=True)
        down = column_of(self.title, self.none, gap=theme.console.space.gap, within=self)
        self.lines = [QLabel() for _ in range(MOST)]
        for line in self.lines:
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            down.addWidget(line)
        down.addStretch()

    @property
    def cites(self) -> tuple[str, ...]:
        """Return every article ever named, the latest first."""
        lately = sorted(self._past, key=lambda one: -one.at.utc)
        return tuple(cite for one in lately for cite in one.cites)

    def begin(self) -> None:
        """Read all rulings of the house, once for each one being written."""
        words = self._view.words
        try:
            self._past = past_rulings(self._view.session)
            self.none.setText(words.gettext("None yet: say what happened."))
        except KnownError as error:
            self._past = ()
            self.none.setText(mishap(words, error))

    def look(
        self, written: str, cites: tuple[str, ...], stage: HandStage | None, but: int | None
    ) -> None:
        """Look for similar rulings, except the one being corrected."""
        here = self._view.tournament
        past = [one for one in self._past if (one.tournament, one.ruling) != (here, but)]
        self.shown = similar(past, written, cites, stage)
        self.none.setVisible(not self.shown)
        for nth, line in enumerate(self.lines):
            one = self.shown[nth] if nth < len(self.shown) else None
            line.setVisible(one is not None)
            if one is not None:
                said = self._title(one)
                line.setText(said if len(said) <= _LETTERS else f"{said[: _LETTERS - 1]}…")
                hint(line, said if len(said) > _LETTERS else "")

    def _title(self, one: PastRuling) -> str:
        words = self._view.words
        if one.tournament == self._view.tournament:
            where = words.gettext("Ruling {ruling}", ruling=one.ruling)
        else:
            where = words.gettext(
                "{tournament}, ruling {ruling}", tournament=one.name, ruling=one.ruling
            )
        happened = " ".join(one.happened.split())
        decided = words.pgettext("ruling", "pending")
        if one.decided is not None:
            decided = " ".join(one.decided.split())
        cites = f" ({', '.join(one.cites)})" if one.cites else ""
        return f"{where}: {happened} → {decided}{cites}"
