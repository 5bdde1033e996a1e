"""What can be won besides the pool's prizes: seats in another tournament, and special prizes."""

from typing import Final

from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.language.terms import Satellite, Target
from tdconsole.domain.values import Money, Off
from tdconsole.gui.console.setup.forms.fields import Rows, figure
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.setup.forms.typed import money, money_shown
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.name_asked import LONGEST
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name
from tdconsole.wall.theme import Theme

MOST_MONEY: Final = 10**12
MOST_TARGETS: Final = 50


class SeatsForm(Rows):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(theme)
        say = words.gettext
        self._words = words
        self.seat = figure(say("Value of a seat"), 22, theme)
        self.target = QLineEdit()
        self.target.setMaxLength(LONGEST)
        self.target.setPlaceholderText(say("the tournament it is for"))
        self.target.setAccessibleName(say("Seats in"))
        self.remainder = Choice(theme)
        self.remainder.addItem(say("in blocks to the next places"), "blocks")
        self.remainder.addItem(say("shared by the seat winners"), "shared")
        self.block = figure(say("A block"), 22, theme)
        self.targets = QLineEdit()
        self.targets.setPlaceholderText(say("such as Royal flush 500; Bad beat 100"))
        label = say("Satellite: value of a seat")
        self.add("satellite", label, self.seat, say("none unless it is a satellite"))
        self.add("seats_in", self.target.accessibleName(), self.target)
        self.add("remainder", say("What is left over goes"), self.remainder)
        self.add("block", self.block.accessibleName(), self.block, say("two entries without one"))
        self._of_satellite = self.seen_at(range(1, 4))
        self.add("targets", term_name(words, "targets"), self.targets)
        self.follow(self.seat, self.target, self.block, self.targets)
        self.remainder.currentIndexChanged.connect(self.touched)
        self.seat.textChanged.connect(self._allow)
        self.remainder.currentIndexChanged.connect(self._allow)
        self._allow()

    def _allow(self, *_turned: object) -> None:
        """Enable the remainder only if there is a seat."""
        for part in self._of_satellite:
            part.setVisible(bool(self.seat.text().strip()))
        self.block.setEnabled(self.remainder.currentData() == "blocks")

    def put(self, plan: Plan) -> None:
        satellite, currency = plan.terms.satellite, plan.currency
        none = satellite == "off"
        held = Satellite(seat=Money(1)) if satellite == "off" else satellite
        self.seat.setText("" if none else money_shown(held.seat, currency))
        self.target.setText(held.target)
        self.remainder.setCurrentIndex(self.remainder.findData(held.remainder))
        self.block.setText(money_shown(held.block, currency) if held.block else "")
        self.targets.setText(_shown(plan))

    def read(self, plan: Plan) -> Plan | None:
        satellite = self._satellite(plan.currency)
        targets = self._targets(plan)
        if targets is None:
            self.refuse(
                "targets",
                self._words.gettext(
                    "A name and an amount each, such as Royal flush 500; Bad beat 100."
                ),
            )
        if satellite is None or targets is None:
            return None
        return with_terms(plan, satellite=satellite, targets=targets)

    def _targets(self, plan: Plan) -> tuple[Target, ...] | None:
        """Return the targets; those nobody edited stay, whatever they are called."""
        if self.targets.text() == _shown(plan):
            return plan.terms.targets
        return targets_typed(self.targets.text(), plan.currency)

    def _satellite(self, currency: str) -> Satellite | Off | None:
        if not self.seat.text().strip():
            return "off"
        seat, block = money(self.seat.text(), currency), money(self.block.text(), currency)
        amount = self._words.gettext(
            "An amount in {currency}, such as 50 or 7.50.", currency=currency
        )
        target = self.target.text().strip()
        if not seat or seat > MOST_MONEY:
            self.refuse("satellite", amount)
        if block is None or block > MOST_MONEY:
            self.refuse("satellite", amount)
        if not target.isprintable():
            self.refuse("satellite", self._words.gettext("A name on one line."))
        if self.faults() or not seat or block is None:
            return None
        shared = self.remainder.currentData() == "shared"
        return Satellite(
            seat=seat,
            remainder="shared" if shared else "blocks",
            block=block,
            target=target,
        )


def _shown(plan: Plan) -> str:
    currency = plan.currency
    return "; ".join(
        f"{one.name} {money_shown(one.amount, currency)}" for one in plan.terms.targets
    )


def targets_typed(text: str, currency: str) -> tuple[Target, ...] | None:
    """Return each target's name and amount; None if one can't be read."""
    found: list[Target] = []
    for part in text.split(";"):
        if not part.strip():
            continue
        name, _, typed = part.strip().rpartition(" ")
        amount = money(typed, currency)
        if not amount or amount > MOST_MONEY or not 0 < len(name.strip()) <= LONGEST:
            return None
        if not name.isprintable():
            return None
        found.append(Target(name=name.strip(), amount=amount))
    return tuple(found) if len(found) <= MOST_TARGETS else None
