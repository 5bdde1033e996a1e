"""A form for something of the house: what is wrong is said as it is typed, and what is kept is told."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.layout import button_of, label_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.session import Refused


class HouseDialog(QDialog):
    kept = Signal(object)
    """Emitted with the number of what was begun or changed."""

    def __init__(
        self, view: TournamentView, title: str, label: str, numbered: str, parent: QWidget
    ) -> None:
        """Open it; `numbered` names the field of the fact that has the number."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._numbered = view, numbered
        self.setWindowTitle(title)
        self.said = label_of(wraps=True)
        self.said.setMinimumHeight(2 * self.said.fontMetrics().lineSpacing())
        cancel = view.words.gettext("Cancel")
        self.cancel = button_of(cancel, name=cancel, press=self.reject, default=False)
        self.keep = button_of(label, kind="chief", name=f"{title}: {label}", press=self._keep)
        self.keep.setDefault(True)

    def _asked(self) -> HouseCommand | None:
        """The request for what is typed; None if it can't be read or changes nothing."""
        return None

    def _say(self, sentence: str, *, ready: bool) -> None:
        self.said.setText(sentence)
        self.said.setProperty("role", "waiting")
        self.said.style().polish(self.said)
        self.keep.setEnabled(ready)

    def _keep(self) -> None:
        request = self._asked()
        if request is None:
            return
        try:
            answer = self._view.session.submit_house(request)
        except KnownError as error:
            self._say(mishap(self._view.words, error), ready=True)
            return
        if isinstance(answer, Refused):
            self._say(self._view.said(answer.rejection), ready=False)
            return
        (event,) = answer.step.events
        self.kept.emit(getattr(event, self._numbered, None))
        self.accept()
