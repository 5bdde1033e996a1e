"""Deductions from the pool, additions to it, and the tax withheld from prizes."""

import re
from decimal import Decimal
from typing import Final

from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.language.terms import Deduction, Withholding
from tdconsole.domain.values import WHOLE, Money, Off
from tdconsole.gui.console.setup.forms.fields import Rows, figure
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.setup.forms.typed import money, money_shown
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.name_asked import LONGEST
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name
from tdconsole.wall.theme import Theme

MOST_MONEY: Final = 10**12
MOST_DEDUCTIONS: Final = 10
_PERCENT: Final = re.compile(r"([0-9]{1,3}(?:[.,][0-9]{1,2})?)\s*%?", re.ASCII)


class PoolForm(Rows):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(theme)
        say = words.gettext
        self._words = words
        self.deductions = QLineEdit()
        self.deductions.setPlaceholderText(say("such as Staff 3%; League 1.25%"))
        self.added = figure(term_name(words, "added"), 28, theme)
        self.share = figure(term_name(words, "withholding"), 14, theme)
        self.above = figure(say("Withheld of prizes above"), 22, theme)
        self.of = Choice(theme)
        self.of.addItem(say("of what is above"), "excess")
        self.of.addItem(say("of all of it"), "whole")
        self.of.setAccessibleName(say("Withheld of"))
        self.add("deductions", term_name(words, "deductions"), self.deductions)
        self.add("added", self.added.accessibleName(), self.added, say("0 = none"))
        self.add("withholding", self.share.accessibleName(), self.share, say("percent; 0 is none"))
        self.add("above", self.above.accessibleName(), self.above, self.of)
        self.follow(self.deductions, self.added, self.share, self.above)
        self.of.currentIndexChanged.connect(self.touched)
        self.share.textChanged.connect(self._allow)
        self._allow()

    def _allow(self, *_typed: object) -> None:
        """Enable the tax-free sum only if tax is withheld."""
        withheld = self.share.text().strip() not in {"", "0"}
        self.above.setEnabled(withheld)
        self.of.setEnabled(withheld)

    def put(self, plan: Plan) -> None:
        withholding, currency = plan.terms.withholding, plan.currency
        self.deductions.setText(_shown(plan))
        self.added.setText(money_shown(plan.terms.added, currency))
        none = withholding == "off"
        held = Withholding(share=WHOLE) if withholding == "off" else withholding
        self.share.setText("0" if none else percent_shown(held.share))
        self.above.setText(money_shown(held.above, currency))
        self.of.setCurrentIndex(self.of.findData(held.of))

    def read(self, plan: Plan) -> Plan | None:
        say, currency = self._words.gettext, plan.currency
        deductions, added = self._deductions(plan), money(self.added.text(), currency)
        withholding = self._withholding(currency)
        if deductions is None:
            why = say("A name and a percentage each, such as Staff 3%; League 1.25%.")
            self.refuse("deductions", why)
        if added is None or added > MOST_MONEY:
            self.refuse("added", self._amount(currency))
            added = None
        if deductions is None or added is None or withholding is None:
            return None
        return with_terms(plan, deductions=deductions, added=added, withholding=withholding)

    def _deductions(self, plan: Plan) -> tuple[Deduction, ...] | None:
        """Return the deductions; those nobody edited stay, whatever they are called."""
        if self.deductions.text() == _shown(plan):
            return plan.terms.deductions
        return deductions_typed(self.deductions.text())

    def _withholding(self, currency: str) -> Withholding | Off | None:
        share = percent(self.share.text().strip() or "0")
        above = money(self.above.text(), currency)
        if share == 0:
            return "off"
        if share is None:
            self.refuse("withholding", self._words.gettext("A percentage, such as 20 or 12.5."))
        if above is None or above > MOST_MONEY:
            self.refuse("above", self._amount(currency))
            above = None
        if share is None or above is None:
            return None
        whole = self.of.currentData() == "whole"
        return Withholding(above=Money(above), share=share, of="whole" if whole else "excess")

    def _amount(self, currency: str) -> str:
        return self._words.gettext(
            "An amount in {currency}, such as 50 or 7.50.", currency=currency
        )


def _shown(plan: Plan) -> str:
    return "; ".join(f"{one.name} {percent_shown(one.share)}%" for one in plan.terms.deductions)


def percent(typed: str) -> int | None:
    """Return ten-thousandths, at most the whole."""
    found = _PERCENT.fullmatch(typed)
    share = None if found is None else int(Decimal(found[1].replace(",", ".")) * 100)
    return None if share is None or share > WHOLE else share


def percent_shown(share: int) -> str:
    return str(share // 100) if share % 100 == 0 else str(Decimal(share).scaleb(-2))


def deductions_typed(text: str) -> tuple[Deduction, ...] | None:
    """Return each deduction's name and share; None if one can't be read."""
    found: list[Deduction] = []
    for part in text.split(";"):
        if not part.strip():
            continue
        name, _, typed = part.strip().removesuffix("%").rstrip().rpartition(" ")
        share = percent(typed)
        if not share or not 0 < len(name.strip()) <= LONGEST or not name.isprintable():
            return None
        found.append(Deduction(name=name.strip(), share=share))
    return tuple(found) if len(found) <= MOST_DEDUCTIONS else None
