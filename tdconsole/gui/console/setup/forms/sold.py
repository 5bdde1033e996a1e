"""Sales after an entry: re-entries, rebuys, add-ons, the second half."""

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from tdconsole.domain.language.terms import AddOn, Rebuys, Reentries, StaffBonus, Terms
from tdconsole.domain.rules.book import STANDARD
from tdconsole.domain.setup.creating import rebuy_price
from tdconsole.domain.values import Chips, Money, Off, Price
from tdconsole.gui.console.setup.forms.fields import note
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.setup.forms.prices import PRICE, Cell, Line, PriceTable, fill
from tdconsole.gui.console.setup.forms.typed import money_shown
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import term_name
from tdconsole.wall.theme import Theme


class Sold(PriceTable):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(words, theme)
        self.book = STANDARD
        """The rulebook whose rebuy price is proposed."""
        self._plan: Plan | None = None
        self.lines: dict[str, Line] = {}
        self.offers: dict[str, Tick] = {}
        every: dict[str, tuple[Cell, ...]] = {
            "reentries": ("most", *PRICE),
            "rebuys": ("most", "chips", *PRICE),
            "add_on": ("chips", *PRICE),
            "second_half": ("chips",),
            "staff_bonus": ("chips", "staff"),
        }
        for term, cells in every.items():
            label = term_name(words, term)
            self.offers[term] = self.offered(label)
            self.lines[term] = self.line(term, self.offers[term], cells, label)
            self.offers[term].toggled.connect(self._allow)
            self.offers[term].toggled.connect(partial(self._propose, term))
        as_entry = words.pgettext("price", "as entry")
        self.lines["reentries"]["pool"].setPlaceholderText(as_entry)
        hint = words.gettext(
            "At most is how often one player may; 0 is as often as it is open."
            " A re-entry without a price of its own costs what an entry costs."
        )
        self.ends = note(theme)
        self.ends.hide()
        for place, part in enumerate((self.ends, note(theme, hint))):
            self.grid.addWidget(part, self._next + place, 0, 1, len(self.cells) + 1)
        self._allow()

    def tell_ends(self, lines: Iterable[str]) -> None:
        """Say until when rebuys and add-ons are sold."""
        self.ends.setText(" ".join(lines))
        self.ends.setVisible(bool(self.ends.text()))

    def _propose(self, term: str, offered: bool) -> None:
        """Propose the book's price for a rebuy, and the entry's pool part for an add-on."""
        plan, line = self._plan, self.lines[term]
        typed = any(field.text().strip() for field in line.values())
        if not offered or self._showing or typed or plan is None:
            return
        match term:
            case "rebuys":
                price = rebuy_price(plan.price, replace(plan.price, fee=Money(0)), self.book)
                self._fill(term, plan.currency, price, most=0, chips=plan.stack)
            case "add_on":
                price = Price(pool=plan.price.pool, fee=Money(0))
                self._fill(term, plan.currency, price, chips=plan.stack)
            case _:
                pass

    def _allow(self, *_turned: object) -> None:
        """Clear what is not offered, so that nothing looks like a price."""
        for term, line in self.lines.items():
            for field in line.values():
                field.setEnabled(self.offers[term].isChecked())

    def put(self, plan: Plan) -> None:
        self._plan = plan
        terms, currency = plan.terms, plan.currency
        for term in self.lines:
            held = getattr(terms, term)
            self.offers[term].setChecked(held not in {"off", 0})
            for field in self.lines[term].values():
                field.clear()
            match held:
                case Reentries():
                    self._fill(term, currency, held.price, most=held.most)
                case Rebuys():
                    self._fill(term, currency, held.price, most=held.most, chips=held.chips)
                case AddOn():
                    self._fill(term, currency, held.price, chips=held.chips)
                case StaffBonus():
                    self.lines[term]["chips"].setText(self.words.number(held.chips))
                    self.lines[term]["staff"].setText(money_shown(held.price, currency))
                case int() if held:
                    self.lines[term]["chips"].setText(self.words.number(held))
                case _:
                    pass

    def _fill(
        self,
        term: str,
        currency: str,
        price: Price | None,
        *,
        most: int | None = None,
        chips: int | None = None,
    ) -> None:
        line = self.lines[term]
        fill(line, price, currency)
        if most is not None:
            line["most"].setText(str(most))
        if chips is not None:
            line["chips"].setText(self.words.number(chips))

    def read(self, plan: Plan) -> Plan | None:
        self._plan = plan
        currency = plan.currency
        again, rebuys = self._reentries(currency), self._rebuys(currency)
        add_on, half, bonus = self._add_on(currency), self._half(), self._bonus(currency)
        if again is None or rebuys is None or add_on is None or half is None or bonus is None:
            return None
        terms = Terms(
            reentries=again, rebuys=rebuys, add_on=add_on, second_half=half, staff_bonus=bonus
        )
        return with_terms(plan, **{term: getattr(terms, term) for term in self.lines})

    def _reentries(self, currency: str) -> Reentries | Off | None:
        line = self.lines["reentries"]
        if not self.offers["reentries"].isChecked():
            return "off"
        most = self.most(line, "reentries")
        own = any(line[cell].text().strip() for cell in PRICE)
        price = self.price(line, "reentries", currency) if own else None
        if most is None or (own and price is None):
            return None
        return Reentries(most=most, price=price)

    def _rebuys(self, currency: str) -> Rebuys | Off | None:
        line = self.lines["rebuys"]
        if not self.offers["rebuys"].isChecked():
            return "off"
        most, chips = self.most(line, "rebuys"), self.chips(line, "rebuys")
        price = self.price(line, "rebuys", currency)
        if most is None or chips is None or price is None:
            return None
        return Rebuys(price=price, chips=chips, most=most)

    def _add_on(self, currency: str) -> AddOn | Off | None:
        line = self.lines["add_on"]
        if not self.offers["add_on"].isChecked():
            return "off"
        chips, price = self.chips(line, "add_on"), self.price(line, "add_on", currency)
        return None if chips is None or price is None else AddOn(price=price, chips=chips)

    def _half(self) -> Chips | None:
        if not self.offers["second_half"].isChecked():
            return Chips(0)
        return self.chips(self.lines["second_half"], "second_half")

    def _bonus(self, currency: str) -> StaffBonus | Off | None:
        line = self.lines["staff_bonus"]
        if not self.offers["staff_bonus"].isChecked():
            return "off"
        chips = self.chips(line, "staff_bonus")
        price = self.price(line, "staff_bonus", currency)
        if chips is None or price is None:
            return None
        return StaffBonus(price=Money(price.staff), chips=chips)
