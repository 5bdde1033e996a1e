"""The rule of the last hands of a day: when the clock stops, and from which cards one is drawn."""

import re
from typing import Any, Final

from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.rules.values import DayEnd
from tdconsole.gui.console.rules.options.field import FormField
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

MOST_MINUTES: Final = 240
MOST_CARD: Final = 13
MOST_TABLES: Final = 100
USUAL: Final = DayEnd(from_minutes=15, to_minutes=5, cards=(3, 4, 5, 6, 7))


class LastHandsField(FormField):
    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__(theme)
        say = words.gettext
        self.missing = say(
            "Write which cards there are, such as “3 4 5 6 7”, and the earlier minute first."
        )
        self.used = self.add_switch(say("A card says how many hands are played"))
        self.earliest = self.add_number(
            say("At the earliest, minutes before the end"), 0, MOST_MINUTES
        )
        self.latest = self.add_number(say("At the latest, minutes before the end"), 0, MOST_MINUTES)
        self.cards = self._add_cards(say("Cards"))
        self.short = self._add_cards(say("Cards with fewer than nine seats, if different"))
        self.tables = self.add_number(
            say("Not after a redraw to this many tables or fewer"), 0, MOST_TABLES
        )
        self.shut = self.add_switch(say("Nobody enters or is moved meanwhile"))
        self.first = self.used
        self.used.toggled.connect(self._look)

    def _add_cards(self, label: str) -> QLineEdit:
        line = QLineEdit()
        line.setAccessibleName(label)
        line.textChanged.connect(self.changed)
        self.form.addRow(label, line)
        return line

    def _look(self) -> None:
        parts = (self.earliest, self.latest, self.cards, self.short, self.tables, self.shut)
        for part in parts:
            part.setEnabled(self.used.isChecked())

    def value(self) -> Any:
        if not self.used.isChecked():
            return "off"
        cards, short = _typed(self.cards.text()), _typed(self.short.text())
        if not cards or short is None or self.earliest.value() < self.latest.value():
            return None
        return DayEnd(
            from_minutes=self.earliest.value(),
            to_minutes=self.latest.value(),
            cards=cards,
            short_cards=short,
            above_tables=self.tables.value(),
            shut=self.shut.isChecked(),
        )

    def put(self, value: Any) -> None:
        shown = value if isinstance(value, DayEnd) else USUAL
        self.used.setChecked(isinstance(value, DayEnd))
        self.earliest.setValue(shown.from_minutes)
        self.latest.setValue(shown.to_minutes)
        self.cards.setText(" ".join(map(str, shown.cards)))
        self.short.setText(" ".join(map(str, shown.short_cards)))
        self.tables.setValue(shown.above_tables)
        self.shut.setChecked(shown.shut)
        self._look()


def _typed(text: str) -> tuple[int, ...] | None:
    """Return the cards in any order; None if something is not a card."""
    parts = re.split("[ ,;]+", text.strip()) if text.strip() else []
    if not all(re.fullmatch("[0-9]{1,2}", part) for part in parts):
        return None
    numbers = sorted({int(part) for part in parts})
    return tuple(numbers) if all(1 <= one <= MOST_CARD for one in numbers) else None
