"""The menu of the clock's sound: how loud, which signals, in which language."""

from functools import partial
from typing import Final

from PySide6.QtWidgets import QMenu, QWidget

from tdconsole.gui.console.clock.signals.announcer import KINDS, Announcer
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.preferences import OWN_NAMES
from tdconsole.gui.console.widgets.one_of import one_of
from tdconsole.i18n.catalogue import LANGUAGES
from tdconsole.i18n.clock.speech import signal_name

VOLUMES: Final = (25, 50, 75, 100)


class SoundMenu(QMenu):
    def __init__(self, announcer: Announcer, gestures: Gestures, parent: QWidget) -> None:
        super().__init__(parent)
        self._announcer = announcer
        self._words = words = announcer.view.words
        self.setTitle(words.gettext("Sound"))
        self._mute = gestures.action("mute")
        self._mute.setCheckable(True)
        self._aloud = gestures.action("aloud")
        self.aboutToShow.connect(self._fill)
        announcer.turned.connect(self._look)
        self._look()

    def _look(self) -> None:
        self._mute.setChecked(self._announcer.chosen.muted)

    def _fill(self) -> None:
        say, announcer, chosen = self._words.gettext, self._announcer, self._announcer.chosen
        for menu in self.findChildren(QMenu):
            menu.deleteLater()
        self.clear()
        self.addAction(self._mute)
        volumes = self.addMenu(say("Volume"))
        for volume in VOLUMES:
            one_of(
                volumes,
                self._words.share(volume * 100),
                partial(self._turn_to, volume),
                chosen=volume == chosen.volume,
            )
        every = self.addMenu(say("Signals"))
        for kind in KINDS:
            one = every.addAction(signal_name(self._words, kind))
            one.setCheckable(True)
            one.setChecked(kind not in chosen.silent)
            one.triggered.connect(lambda heard, kind=kind: announcer.allow(kind, heard=heard))
        self.addSeparator()
        speech = self.addAction(say("Speech"))
        speech.setCheckable(True)
        speech.setChecked(chosen.speech)
        speech.triggered.connect(lambda speaks: announcer.choose(speech=speaks))
        languages = self.addMenu(say("Language of the speech"))
        one_of(
            languages,
            say("As the window"),
            partial(announcer.choose, language=None),
            chosen=chosen.language is None,
        )
        for language in LANGUAGES:
            one_of(
                languages,
                OWN_NAMES[language],
                partial(announcer.choose, language=language),
                chosen=chosen.language == language,
            )
        self.addAction(self._aloud)
        self.addSeparator()
        test = self.addAction(say("Stop the test") if announcer.testing else say("Test"))
        test.triggered.connect(lambda _checked=False: announcer.test())

    def _turn_to(self, volume: int) -> None:
        self._announcer.choose(volume=volume)
        self._announcer.sample()
