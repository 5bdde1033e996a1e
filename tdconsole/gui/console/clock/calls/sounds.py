"""The sounds of a called clock: each second of the countdown, and the end."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.sound.sounds import Sounds
from tdconsole.projections.clock.calls import NO_CALLS, CallBoard, CallSignal, call_signals

if TYPE_CHECKING:
    from tdconsole.gui.console.engine.preferences import WindowPreferences

SOUND_OF: Final[dict[CallSignal, str]] = {"tick": "tick", "over": "time-up"}


class CountedAloud(QObject):
    """Sounds apart from the clock's signals: neither cuts the other off."""

    def __init__(self, preferences: "WindowPreferences", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences, self._sounds = preferences, Sounds(self)

    def prepare(self) -> None:
        if not self._preferences.signalling.muted:
            self._sounds.prepare()

    def hear(self, signal: CallSignal) -> None:
        chosen = self._preferences.signalling
        if not chosen.muted:
            self._sounds.play(SOUND_OF[signal], chosen.volume)


class CallSounds(QObject):
    def __init__(
        self, view: TournamentView, aloud: CountedAloud, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._aloud, self._before = aloud, NO_CALLS
        view.called.connect(self._look)

    def _look(self, board: CallBoard) -> None:
        before, self._before = self._before, board
        if board.calls and not before.calls:
            self._aloud.prepare()
        for signal in call_signals(before, board)[:1]:
            self._aloud.hear(signal)
