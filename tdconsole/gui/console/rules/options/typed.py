"""Rules whose value is several numbers, written in one line."""

import re
from typing import Any, Final

from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.rules.values import Tolerance
from tdconsole.gui.console.rules.options.field import FormField
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.books import rule_name
from tdconsole.wall.theme import Theme

MOST_APART: Final = 9
MOST_TABLES: Final = 5000
MOST_STEPS: Final = 5
FEWEST_LEFT: Final = 2
MOST_LEFT: Final = 10_000
MOST_REDRAWS: Final = 20
USUAL_TOLERANCE: Final = (Tolerance(above=4, most=2), Tolerance(above=0, most=1))
_MOST, _ABOVE = "\x01", "\x02"
"""Placeholders for the numbers in the written text."""


class TypedField(FormField):
    def __init__(self, theme: Theme, label: str) -> None:
        super().__init__(theme)
        self.line = QLineEdit()
        self.line.setAccessibleName(label)
        self.line.textChanged.connect(self.changed)
        self.form.addRow(label, self.line)
        self.first = self.line

    def _typed(self) -> str:
        return " ".join(self.line.text().casefold().split())


class ToleranceField(TypedField):
    """One number for all tables, or several by number of tables, with the one for the rest last."""

    def __init__(self, words: Catalogue, theme: Theme, option: str) -> None:
        super().__init__(theme, rule_name(words, option))
        self._words = words
        self._step = _pattern(_step(words, _MOST, _ABOVE))
        self._rest = _pattern(_rest(words, _MOST))
        self.missing = words.gettext(
            "Write a number of players, such as 1, or one by the tables left, such as “{example}”.",
            example=_written(words, USUAL_TOLERANCE),
        )

    def value(self) -> Any:
        *before, last = (part.strip() for part in re.split("[,;]", self._typed()))
        told = [self._step.fullmatch(part) for part in before]
        rest = self._rest.fullmatch(last) if before else re.fullmatch("(?P<most>[0-9]{1,4})", last)
        if rest is None or len(told) >= MOST_STEPS:
            return None
        steps = list[Tolerance]()
        for found in told:
            if found is None or not 0 < int(found["above"]) <= MOST_TABLES:
                return None
            steps.append(Tolerance(above=int(found["above"]), most=int(found["most"])))
        steps.append(Tolerance(above=0, most=int(rest["most"])))
        bounds = [step.above for step in steps]
        falling = bounds == sorted(set(bounds), reverse=True)
        within = all(0 < step.most <= MOST_APART for step in steps)
        return tuple(steps) if falling and within else None

    def put(self, value: Any) -> None:
        self.line.setText(_written(self._words, value))


class PlayersField(TypedField):
    """Numbers of players in any order; none at all is valid, too."""

    def __init__(self, words: Catalogue, theme: Theme, option: str) -> None:
        super().__init__(theme, rule_name(words, option))
        self.line.setPlaceholderText(words.pgettext("redraw", "never"))
        self.missing = words.gettext(
            "Write up to {many} numbers from {least} to {most}, such as “24 16 9”, or nothing.",
            many=words.number(MOST_REDRAWS),
            least=words.number(FEWEST_LEFT),
            most=words.number(MOST_LEFT),
        )

    def value(self) -> Any:
        parts = re.split("[ ,;]+", self._typed()) if self._typed() else []
        if not all(re.fullmatch("[0-9]{1,5}", part) for part in parts):
            return None
        numbers = sorted({int(part) for part in parts}, reverse=True)
        within = all(FEWEST_LEFT <= number <= MOST_LEFT for number in numbers)
        return tuple(numbers) if within and len(numbers) <= MOST_REDRAWS else None

    def put(self, value: Any) -> None:
        self.line.setText(" ".join(map(str, value)))


def _written(words: Catalogue, steps: tuple[Tolerance, ...]) -> str:
    """Format the steps as typed: 2 above 4, else 1."""
    told = sorted(steps, key=lambda step: -step.above)
    parts = [_step(words, str(step.most), str(step.above)) for step in told if step.above]
    rest = str(next((step.most for step in told if not step.above), 1))
    return ", ".join((*parts, _rest(words, rest))) if parts else rest


def _step(words: Catalogue, most: str, above: str) -> str:
    return words.pgettext("tables left", "{most} above {above}", most=most, above=above)


def _rest(words: Catalogue, most: str) -> str:
    return words.pgettext("tables left", "else {most}", most=most)


def _pattern(written: str) -> re.Pattern[str]:
    marked = re.escape(written.casefold())
    numbers = marked.replace(_MOST, "(?P<most>[0-9]{1,4})").replace(_ABOVE, "(?P<above>[0-9]{1,4})")
    return re.compile(numbers)
