"""The machine's voice, if it has one in the wanted language."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, Signal

from tdconsole.gui.console.sound.sounds import unheard
from tdconsole.i18n.catalogue import Language

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech

USUAL: Final[dict[Language, str]] = {"en": "en_GB", "it": "it_IT", "pl": "pl_PL"}


class Voice(QObject):
    ended = Signal()

    def __init__(self, parent: QObject | None = None, engine: str = "") -> None:
        """Take this engine; without a name, the one that Qt prefers."""
        super().__init__(parent)
        self._engine = engine
        self._speech: QTextToSpeech | None = None
        self._mute = False
        self._speaking = False

    def say(self, text: str, language: Language, volume: int) -> bool:
        """Return whether it will be heard."""
        speech = self._made()
        locale = None if speech is None else _spoken(speech, language)
        if speech is None or locale is None:
            return False
        if speech.locale() != locale:
            speech.setLocale(locale)
        speech.setVolume(volume / 100)
        self._speaking = True
        speech.say(text)
        return True

    def stop(self) -> None:
        self._speaking = False
        if self._speech is not None:
            self._speech.stop()

    def look_again(self) -> None:
        """Look for voices again; one may have been installed since."""
        self._mute = False

    def _made(self) -> "QTextToSpeech | None":
        if self._speech is not None or self._mute:
            return self._speech
        with unheard():
            try:
                from PySide6.QtTextToSpeech import (  # noqa: PLC0415 -- few ask for it
                    QTextToSpeech,
                )
            except ImportError:
                self._mute = True
                return None
            made = QTextToSpeech(self._engine, self) if self._engine else QTextToSpeech(self)
        if made.state() == QTextToSpeech.State.Error:
            made.deleteLater()
            self._mute = True
            return None
        made.stateChanged.connect(self._turned)
        self._speech = made
        return made

    def _turned(self, state: object) -> None:
        speech = self._speech
        if speech is None or not self._speaking:
            return
        if state in {speech.State.Ready, speech.State.Error}:
            self._speaking = False
            self.ended.emit()


def _spoken(speech: "QTextToSpeech", language: Language) -> QLocale | None:
    wanted = QLocale(USUAL[language])
    there = [one for one in speech.availableLocales() if one.language() == wanted.language()]
    return next((one for one in there if one == wanted), there[0] if there else None)
