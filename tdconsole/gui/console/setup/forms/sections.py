"""The sections of a set-up together: one plan for all of them, and each refusal at its field."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.rejections.flights import FlightsOpened
from tdconsole.domain.language.rejections.prizes import (
    DeductedTooMuch,
    EnvelopesOpened,
    HeadsDivided,
    TargetTwice,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.setup import (
    AddOnTooDear,
    CurrencyStays,
    NotWithDoubleChance,
    PriceOffStep,
    ProfileTwice,
    RebuyPriceOff,
    SeatsBeyond,
    TableTwice,
)
from tdconsole.domain.language.rejections.structure import (
    BandsOutOfOrder,
    SharesDoNotAddUp,
    SharesRise,
)
from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.setup.creating import payouts_fault, terms_fault
from tdconsole.gui.console.setup.forms.fields import Section
from tdconsole.gui.console.setup.forms.plan import Plan
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.refusals import refusal


class Forms(QObject):
    changed = Signal()

    def __init__(self, sections: tuple[Section, ...], parent: QObject) -> None:
        """Take the sections in reading order: the currency before the amounts in it."""
        super().__init__(parent)
        self.sections = sections
        for section in sections:
            section.changed.connect(self.changed)

    def show_plan(self, plan: Plan, *, anew: bool = False) -> None:
        for section in self.sections:
            section.show_plan(plan, anew=anew)

    def read(self, plan: Plan) -> Plan | None:
        """Read them all; each shows its faults, not only the first."""
        whole: Plan | None = plan
        for section in self.sections:
            section.accept()
            found = section.read(plan)
            plan = plan if found is None else found
            whole = None if found is None or whole is None else found
        return whole

    def accept(self) -> None:
        for section in self.sections:
            section.accept()

    def refuse(self, name: str, why: str) -> Section | None:
        """Return the section that now shows it; None if no field is to blame."""
        return next((one for one in self.sections if one.refuse(name, why)), None)

    def sound(self, plan: Plan, book: Rulebook, words: Catalogue) -> Plan | None:
        """Return the plan; None also if the rulebook or sense forbids it."""
        read = self.read(plan)
        if read is None:
            return None
        fault = terms_fault(read.terms, read.price, read.currency, book)
        fault = fault or payouts_fault(read.payouts)
        return None if fault is not None and self.blame(fault, read, words) else read

    def blame(self, fault: Rejection, plan: Plan, words: Catalogue) -> Section | None:
        """Show the fault at its field, if one is to blame, and return its section."""
        why = refusal(words, fault, str)
        cited = f"{why} ({fault.cite})" if fault.cite else why
        return self.refuse(field_of(fault, plan), cited)

    def faulty(self) -> Section | None:
        return next((one for one in self.sections if one.faults()), None)


def field_of(rejection: Rejection, plan: Plan) -> str:
    """Return the field to blame; empty if none is."""
    match rejection:
        case ProfileTwice():
            return "profiles"
        case TableTwice():
            return "tables"
        case TargetTwice():
            return "targets"
        case EnvelopesOpened() | HeadsDivided():
            return "heads"
        case DeductedTooMuch():
            return "deductions"
        case NotWithDoubleChance():
            return "second_half"
        case AddOnTooDear():
            return "add_on"
        case RebuyPriceOff():
            return "rebuys"
        case CurrencyStays():
            return "currency"
        case SeatsBeyond():
            return "seats_per_table"
        case BandsOutOfOrder() | SharesDoNotAddUp() | SharesRise():
            return "payouts"
        case PriceOffStep():
            return _priced(rejection.price, plan)
        case FlightsOpened():
            return "flights"
        case _:
            return ""


def _priced(total: int, plan: Plan) -> str:
    terms = plan.terms
    if plan.price.total == total:
        return "price"
    if terms.rebuys != "off" and terms.rebuys.price.total == total:
        return "rebuys"
    if terms.add_on != "off" and terms.add_on.price.total == total:
        return "add_on"
    again = None if terms.reentries == "off" else terms.reentries.price
    return "reentries" if again is not None and again.total == total else "profiles"


def first_field(section: QWidget) -> QWidget | None:
    """Return the field that takes the keyboard as its page opens."""
    fields = section.findChildren(QWidget)
    return next(
        (
            one
            for one in fields
            if one.focusPolicy() & Qt.FocusPolicy.TabFocus
            and one.isEnabled()
            and one.accessibleName()
        ),
        None,
    )
