"""The rule for one player present alone: when the button first moves, and how often."""

from typing import Any, Final

from tdconsole.domain.rules.values import AloneThere
from tdconsole.gui.console.rules.options.field import FormField
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

USUAL: Final = AloneThere(after_minutes=5, every_seconds=120)


class AloneField(FormField):
    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__(theme)
        say = words.gettext
        self.used = self.add_switch(say("The button moves on"))
        self.after = self.add_number(say("First time after, minutes"), 0, 60)
        self.every = self.add_number(say("Then every, seconds"), 10, 600)
        self.first = self.used
        self.used.toggled.connect(self._look)

    def _look(self) -> None:
        for part in (self.after, self.every):
            part.setEnabled(self.used.isChecked())

    def value(self) -> Any:
        if not self.used.isChecked():
            return "off"
        return AloneThere(after_minutes=self.after.value(), every_seconds=self.every.value())

    def put(self, value: Any) -> None:
        shown = value if isinstance(value, AloneThere) else USUAL
        self.used.setChecked(isinstance(value, AloneThere))
        self.after.setValue(shown.after_minutes)
        self.every.setValue(shown.every_seconds)
        self._look()
