"""The fields of a curve in the terms of a house: places paid, first prize."""

import re
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tdconsole.domain.language.prize_plan import MOST_PLACES, Curve
from tdconsole.domain.values import WHOLE, Money
from tdconsole.gui.console.entry.cash.amount import AmountField
from tdconsole.gui.console.prizes.listing import plain_amount
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import label_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

_SHARE: Final = re.compile(r"([0-9]{1,3})(?:[.,]([0-9]{1,2}))?\s*(%?)")
_PERCENT: Final = 100
_MOST_ENTRIES: Final = 10_000


class CurveFields(QWidget):
    typed = Signal()

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._filling = words, False
        say = words.gettext
        self.places, self.first, self.minimum = QLineEdit(), QLineEdit(), QLineEdit()
        self.step = AmountField(say("cash unit"), say("To what the prizes are rounded"))
        self.groups = Tick(say("Equal places further down"), theme)
        self.groups.setAccessibleName(
            say("Several equal places further down, as houses print them")
        )
        fields = (
            (say("Places"), self.places, say("27, or 15 %"), say("How many places are paid")),
            (
                say("First prize, %"),
                self.first,
                say("by itself"),
                say("The first prize, in percent of the pool"),
            ),
            (
                say("Least prize, in entries"),
                self.minimum,
                "2",
                say("The least prize, in entries"),
            ),
            (say("Rounded to"), self.step, say("cash unit"), say("To what the prizes are rounded")),
        )
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.console.space.gap)
        grid.setVerticalSpacing(theme.console.space.unit)
        grid.setColumnStretch(1, 1)
        for row, (label, field, example, name) in enumerate(fields):
            named = label_of(label, role="quiet")
            named.setBuddy(field)
            field.setPlaceholderText(example)
            field.setAccessibleName(name)
            field.textEdited.connect(lambda _text: self.typed.emit())
            grid.addWidget(named, row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self.groups, len(fields), 0, 1, 2)
        self.groups.clicked.connect(lambda _on: self.typed.emit())

    def fill(self, curve: Curve, currency: str) -> None:
        words = self._words
        self.step.currency = currency
        self.places.setText(str(curve.places) if curve.places else words.share(curve.share))
        self.first.setText(words.share(curve.first) if curve.first else "")
        self.minimum.setText(_hundredths(words, curve.minimum))
        self.step.setText(plain_amount(curve.step, currency) if curve.step else "")
        self.groups.setChecked(curve.groups == "usual")

    def read(self) -> Curve | str:
        """Read the fields; return the curve, or what is wrong with them."""
        say = self._words.gettext
        places = _share(self.places.text())
        if places is None or not 0 < places[0] <= MOST_PLACES * _PERCENT:
            return say("Places are a number, or a share of the entries such as 15 %.")
        number, percent = places
        if number > WHOLE if percent else number % _PERCENT:
            return say("Places are a number, or a share of the entries such as 15 %.")
        first = _share(self.first.text() or "0")
        if first is None or first[0] > WHOLE:
            return say(
                "The first prize is a share of the pool, such as 25 %. A sum is typed in the list."
            )
        minimum = _share(self.minimum.text() or "0")
        if minimum is None or minimum[0] > _MOST_ENTRIES:
            return say("The least prize is a number of entries, such as 1.5.")
        if self.step.faulty:
            return say("This is not a sum of money.")
        return Curve(
            places=0 if percent else number // _PERCENT,
            share=number if percent else 0,
            first=first[0],
            minimum=minimum[0],
            step=self.step.amount or Money(0),
            groups="usual" if self.groups.isChecked() else "single",
        )


def _share(typed: str) -> tuple[int, bool] | None:
    """Return hundredths of the typed number, and whether a percent sign follows."""
    found = _SHARE.fullmatch(typed.replace("\u00a0", " ").strip()) or _COUNT.fullmatch(
        typed.strip()
    )
    if found is None:
        return None
    if found.re is _COUNT:
        return int(typed) * _PERCENT, False
    return int(found[1]) * _PERCENT + int((found[2] or "").ljust(2, "0")), bool(found[3])


_COUNT: Final = re.compile(r"[0-9]{1,5}")


def _hundredths(words: Catalogue, hundredths: int) -> str:
    whole, rest = divmod(hundredths, _PERCENT)
    if not rest:
        return str(whole)
    sign = words.share(5_050).strip("% \u00a0")[2:3] or "."
    return f"{whole}{sign}{rest:02}".rstrip("0")
