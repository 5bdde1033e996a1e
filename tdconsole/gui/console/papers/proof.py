"""The preview of the chosen document, made in the background and again when it is outdated."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.papers.orders import Wanted, making, refused
from tdconsole.gui.console.papers.press import Press, Stopped
from tdconsole.gui.console.papers.preview import Preview
from tdconsole.gui.shared.layout import column_of
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.wall.theme import Theme

SHOWN: Final = 24
"""Cards and receipts shown at most; further ones show nothing new."""


class Proof(QWidget):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        super().__init__()
        self._view = view
        self._next: Wanted | None = None
        self._note = ""
        self.preview = Preview(view.words, theme)
        self.press = Press(self)
        self.press.finished.connect(self._finished)
        column_of(self.preview, within=self)

    def show_paper(self, wanted: Wanted) -> None:
        """Show the last wanted paper; one in the making for another is dropped."""
        self._next = wanted
        if self.press.busy:
            self.press.stop()
        else:
            self._start()

    def rest(self, *, wait: bool) -> None:
        self._next = None
        self.press.stop()
        if wait:
            self.press.wait()

    def _start(self) -> None:
        wanted, self._next = self._next, None
        if wanted is None:
            return
        if refused(self._view, wanted):
            self.preview.clear("")
            return
        few = _few(self._view.state, wanted)
        words = self._view.words
        self._note = "" if few == wanted else words.gettext("the first of them only")
        try:
            self.press.start(making(self._view, few, self.press.hear))
        except KnownError as error:
            self.preview.clear(mishap(words, error))

    def _finished(self, outcome: object) -> None:
        if self._next is not None:
            self._start()
            return
        match outcome:
            case Stopped():
                pass
            case KnownError():
                self.preview.clear(mishap(self._view.words, outcome))
            case Exception():
                raise outcome
            case bytes() if outcome:
                self.preview.show_pdf(outcome, self._note)
            case _:
                self.preview.clear("")


def _few(state: Tournament, wanted: Wanted) -> Wanted:
    """Return the first ones if there are many and none was named."""
    match wanted.document:
        case "seat-cards" if wanted.entries is None:
            of = state.play.seating.of
            entries = sorted(of, key=lambda entry: of[entry])
        case "receipt" if wanted.entries is None:
            entries = sorted(state.entries.by_id)
        case _:
            return wanted
    if len(entries) <= SHOWN:
        return wanted
    return replace(wanted, entries=tuple(entries[:SHOWN]))
