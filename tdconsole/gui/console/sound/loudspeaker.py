"""The loudspeaker: a sound, then speech. What the machine lacks is said once."""

from typing import Literal, NamedTuple

from PySide6.QtCore import QObject, Signal

from tdconsole.gui.console.sound.sounds import Sounds
from tdconsole.gui.console.sound.voice import Voice
from tdconsole.i18n.catalogue import Language


class Call(NamedTuple):
    """A call; without a sound it is only spoken, without a text only sounded."""

    sound: str
    text: str
    language: Language
    volume: int


class Lack(NamedTuple):
    """A missing voice in this language; without one, no sound device at all."""

    voice: Language | None = None


Telling = Literal["once", "always", "later"]
"""Whether a lack is said: later if other words are just being said."""


class Loudspeaker(QObject):
    lacked = Signal(object)
    """Emitted with a `Lack`, as often as it is to be said."""
    done = Signal()

    def __init__(self, parent: QObject | None = None, engine: str = "") -> None:
        super().__init__(parent)
        self.sounds, self.voice = Sounds(self), Voice(self, engine)
        self._told = set[Lack]()
        self._telling: Telling = "once"
        self._call: Call | None = None
        self.sounds.ended.connect(self._speak)
        self.sounds.failed.connect(self._fail)
        self.voice.ended.connect(self.done)

    def prepare(self) -> None:
        """Prepare in good time, so that the first sound is not late."""
        self.sounds.prepare()

    def call(self, call: Call, telling: Telling = "once") -> None:
        self.stop()
        self._call, self._telling = call, telling
        if telling == "always":
            self.voice.look_again()
        if not call.sound:
            self._speak()
        elif not self.sounds.play(call.sound, call.volume):
            self._fail()

    def stop(self) -> None:
        self._call = None
        self.sounds.stop()
        self.voice.stop()

    def _fail(self) -> None:
        self._tell(Lack())
        self._speak()

    def _speak(self) -> None:
        call, self._call = self._call, None
        if call is None:
            return
        if call.text:
            if self.voice.say(call.text, call.language, call.volume):
                return
            self._tell(Lack(voice=call.language))
        self.done.emit()

    def _tell(self, lack: Lack) -> None:
        if self._telling == "later":
            return
        if self._telling == "always" or lack not in self._told:
            self._told.add(lack)
            self.lacked.emit(lack)
