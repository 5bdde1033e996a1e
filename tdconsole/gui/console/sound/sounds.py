"""The sounds of the signals; Qt's player is loaded when the first one is near."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Signal, qInstallMessageHandler

from tdconsole.files import resource
from tdconsole.projections.clock.signals import SignalKind, Signals

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

SOUND_OF: Final[dict[SignalKind, str]] = {
    "starting": "starting",
    "one_minute": "one-minute",
    "ten_seconds": "ten-seconds",
    "level_up": "level-up",
    "break_begins": "break-begins",
    "break_over": "break-over",
    "registration_closed": "notice",
    "rebuys_ended": "notice",
    "add_on": "notice",
    "colour_up": "notice",
    "end_of_day": "stop",
    "held": "stop",
    "hand_for_hand": "stop",
}


def sound_of(called: Signals) -> str:
    """Return the sound; only one is played: play stopping comes before anything else."""
    sounds = [SOUND_OF[signal.kind] for signal in called]
    return "stop" if "stop" in sounds else sounds[0]


@contextmanager
def unheard() -> Iterator[None]:
    """Silence what Qt's libraries print about missing devices; the window says it itself."""
    before = qInstallMessageHandler(lambda _kind, _context, _text: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


class Sounds(QObject):
    ended = Signal()
    failed = Signal()
    """Emitted when a started sound could not be played after all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._multimedia: ModuleType | None = None
        self._device = b""
        self._effects: dict[str, QSoundEffect] = {}
        self._playing: QSoundEffect | None = None
        self._begun = False

    def prepare(self) -> bool:
        """Return whether there is a device to play on; it may be another one than last time."""
        with unheard():
            try:
                from PySide6 import QtMultimedia  # noqa: PLC0415 -- a cold start goes without it
            except ImportError:
                return False
            self._multimedia = QtMultimedia
            device = QtMultimedia.QMediaDevices.defaultAudioOutput()
        name = bytes(device.id().data())
        if name != self._device:
            self._device = name
            self._drop()
        return not device.isNull()

    def play(self, name: str, volume: int) -> bool:
        """Return whether it will be heard. Loudness is perceived as the square of the volume."""
        self.stop()
        if not self.prepare() or self._multimedia is None:
            return False
        effect = self._effects.get(name) or self._loaded(name, self._multimedia)
        effect.setVolume((volume / 100) ** 2)
        self._playing, self._begun = effect, False
        effect.play()
        return True

    def stop(self) -> None:
        playing, self._playing = self._playing, None
        if playing is not None:
            playing.stop()

    def _loaded(self, name: str, multimedia: ModuleType) -> "QSoundEffect":
        with unheard():
            effect: QSoundEffect = multimedia.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(resource("sounds", f"{name}.wav"))))
        effect.playingChanged.connect(lambda: self._turned(effect))
        effect.statusChanged.connect(lambda: self._looked(effect))
        self._effects[name] = effect
        return effect

    def _drop(self) -> None:
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects.clear()

    def _turned(self, effect: "QSoundEffect") -> None:
        """Follow a sound: one still being loaded does not play yet, but has not ended either."""
        if effect is not self._playing:
            return
        if effect.isPlaying():
            self._begun = True
        elif self._begun:
            self._playing = None
            self.ended.emit()

    def _looked(self, effect: "QSoundEffect") -> None:
        if effect is self._playing and effect.status() == effect.Status.Error:
            self._playing = None
            self._drop()
            self.failed.emit()
