"""What a rule's value is typed into: a field each for the shapes that values have."""

from collections.abc import Callable
from typing import Any, Final, get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tdconsole.domain.rulebook import (
    HAND_BEGINS,
    AnteHeadsUp,
    AnteOrder,
    CallClock,
    ShotClock,
)
from tdconsole.domain.values import MOST_SEATS, AnteKind
from tdconsole.gui.console.choice import Choice
from tdconsole.gui.console.tick import Tick
from tdconsole.gui.shared.theme import Theme
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rulebooks import begins, rule_name, rule_value

MOST_SECONDS: Final = 600
MOST_COUNTED: Final = 60
MOST_CARDS: Final = 100
USUAL_SHOT_CLOCK: Final = ShotClock(seconds=30, cards=4)

_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "level.deck_change": (True, False),
    "level.by_hands": (True, False),
    "registration.open_through_break": (True, False),
    "ante.kind": get_args(AnteKind),
    "ante.order_when_short": get_args(AnteOrder),
    "ante.heads_up": get_args(AnteHeadsUp),
    "ante.reduce_when_all_tables_at_most": tuple(range(MOST_SEATS + 1)),
}


class RuleField(QWidget):
    """`first` is where the keyboard goes; `value` is None while there is none."""

    changed = Signal()
    first: QWidget

    def value(self) -> Any:
        raise NotImplementedError

    def put(self, value: Any) -> None:
        raise NotImplementedError


class ChoiceField(RuleField):
    """One of a few, each in the words in which the rule is read."""

    def __init__(self, words: Catalogue, theme: Theme, option: str) -> None:
        super().__init__()
        self._values = _CHOICES[option]
        self.choice = Choice(theme)
        self.first = self.choice
        self.choice.setAccessibleName(rule_name(words, option))
        self.choice.addItems([rule_value(words, option, value) for value in self._values])
        self.choice.currentIndexChanged.connect(self.changed)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.choice)

    def value(self) -> Any:
        return self._values[self.choice.currentIndex()]

    def put(self, value: Any) -> None:
        self.choice.setCurrentIndex(self._values.index(value))


class WaysField(RuleField):
    """Any of the ways in which a hand begins, but one at least."""

    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__()
        self._ways = {way: Tick(begins(words, way), theme) for way in HAND_BEGINS}
        self.first = self._ways[HAND_BEGINS[0]]
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.console.space.unit)
        for way in self._ways.values():
            way.toggled.connect(self.changed)
            box.addWidget(way)

    def value(self) -> Any:
        return tuple(name for name, way in self._ways.items() if way.isChecked()) or None

    def put(self, value: Any) -> None:
        for name, way in self._ways.items():
            way.setChecked(name in value)


class _Form(RuleField):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(theme.console.space.margin)
        self._form.setVerticalSpacing(theme.console.space.gap)

    def _number(self, label: str, least: int, most: int) -> QSpinBox:
        field = QSpinBox()
        field.setRange(least, most)
        unit = self._theme.console.space.unit
        field.setFixedWidth(20 * unit)
        field.setAccessibleName(label)
        field.valueChanged.connect(self.changed)
        self._form.addRow(label, field)
        return field

    def _switch(self, label: str) -> Tick:
        switch = Tick(label, self._theme)
        switch.toggled.connect(self.changed)
        self._form.addRow("", switch)
        return switch


class CallField(_Form):
    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__(theme)
        say = words.gettext
        self.seconds = self._number(say("Seconds to think"), 1, MOST_SECONDS)
        self.countdown = self._number(say("Seconds counted down"), 0, MOST_COUNTED)
        self.at_most = self._switch(say("The floor may give fewer"))
        self.first = self.seconds

    def value(self) -> Any:
        return CallClock(
            seconds=self.seconds.value(),
            countdown=self.countdown.value(),
            at_most=self.at_most.isChecked(),
        )

    def put(self, value: Any) -> None:
        self.seconds.setValue(value.seconds)
        self.countdown.setValue(value.countdown)
        self.at_most.setChecked(value.at_most)


class ShotClockField(_Form):
    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__(theme)
        say = words.gettext
        self.used = self._switch(say("Every decision is timed"))
        self.seconds = self._number(say("Seconds for each decision"), 1, MOST_SECONDS)
        self.cards = self._number(say("Time-bank cards a day"), 0, MOST_CARDS)
        self.card_seconds = self._number(say("Seconds of a card"), 1, MOST_SECONDS)
        self.reset = self._switch(say("Given anew at the final table"))
        self.first = self.used
        self.used.toggled.connect(self._look)

    def _look(self) -> None:
        for part in (self.seconds, self.cards, self.card_seconds, self.reset):
            part.setEnabled(self.used.isChecked())

    def value(self) -> Any:
        if not self.used.isChecked():
            return "off"
        return ShotClock(
            seconds=self.seconds.value(),
            cards=self.cards.value(),
            card_seconds=self.card_seconds.value(),
            reset_at_final_table=self.reset.isChecked(),
        )

    def put(self, value: Any) -> None:
        shown = value if isinstance(value, ShotClock) else USUAL_SHOT_CLOCK
        self.used.setChecked(isinstance(value, ShotClock))
        self.seconds.setValue(shown.seconds)
        self.cards.setValue(shown.cards)
        self.card_seconds.setValue(shown.card_seconds)
        self.reset.setChecked(shown.reset_at_final_table)
        self._look()


_OWN: Final[dict[str, Callable[[Catalogue, Theme, str], RuleField]]] = {
    "clock.call": CallField,
    "shot_clock": ShotClockField,
    "level.hand_begins": WaysField,
}


def field_for(words: Catalogue, theme: Theme, option: str) -> RuleField:
    return _OWN.get(option, ChoiceField)(words, theme, option)
