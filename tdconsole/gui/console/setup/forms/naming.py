"""The name of a tournament, its game, and its number of players."""

from typing import Final, get_args

from msgspec.structs import replace
from PySide6.QtWidgets import QLineEdit

from tdconsole.domain.values import MOST_SEATS, BetLimit, Game, Money
from tdconsole.gui.console.setup.forms.fields import Rows, figure
from tdconsole.gui.console.setup.forms.plan import Plan, with_terms
from tdconsole.gui.console.setup.forms.typed import money, money_shown, number
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.setup.terms import betting_name, game_name, term_name
from tdconsole.wall.theme import Theme

CURRENCIES: Final = (
    "EUR", "PLN", "GBP", "USD", "CHF", "CZK", "SEK", "NOK", "DKK", "HUF", "RON", "BGN", "RSD",
    "CAD", "AUD", "JPY",
)  # fmt: skip
LONGEST_NAME: Final = 120
MOST_ENTRIES: Final = 1_000_000
MOST_MONEY: Final = 10**12
MOST_UNIT: Final = 10**9


class Naming(Rows):
    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__(theme)
        self._words = words
        say = words.gettext
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.series = QLineEdit()
        self.series.setMaxLength(LONGEST_NAME)
        self.series.setPlaceholderText(say("none"))
        self.game, self.limit = Choice(theme), Choice(theme)
        for game in get_args(Game):
            self.game.addItem(game_name(words, game), game)
        for limit in get_args(BetLimit):
            self.limit.addItem(betting_name(words, limit), limit)
        self.limit.setAccessibleName(term_name(words, "limit"))
        self.currency = Choice(theme)
        self.currency.addItems(CURRENCIES)
        named = {name: term_name(words, name) for name in ("guarantee", "cap", "minimum")}
        self.seats = figure(term_name(words, "seats_per_table"), 14, theme)
        self.unit = figure(term_name(words, "cash_unit"), 20, theme)
        self.guarantee = figure(named["guarantee"], 28, theme)
        self.cap, self.minimum = (
            figure(named["cap"], 20, theme),
            figure(named["minimum"], 20, theme),
        )
        self.add("name", term_name(words, "name"), self.name)
        self.add("series", term_name(words, "series"), self.series)
        self.add("game", term_name(words, "game"), self.game, self.limit)
        self.add("currency", term_name(words, "currency"), self.currency, "")
        self.add("seats_per_table", self.seats.accessibleName(), self.seats)
        self.add("guarantee", named["guarantee"], self.guarantee, say("0 = none"))
        self.add("cap", named["cap"], self.cap, say("0 = no limit"))
        self.add("minimum", named["minimum"], self.minimum, say("0 = none"))
        self.add("cash_unit", self.unit.accessibleName(), self.unit)
        self.follow(
            self.name, self.series, self.seats, self.unit, self.guarantee, self.cap, self.minimum
        )
        for choice in (self.game, self.limit, self.currency):
            choice.currentIndexChanged.connect(self.touched)

    def put(self, plan: Plan) -> None:
        self.name.setText(plan.name)
        self.series.setText(plan.terms.series)
        self.game.setCurrentIndex(self.game.findData(plan.terms.game))
        self.limit.setCurrentIndex(self.limit.findData(plan.terms.limit))
        if self.currency.findText(plan.currency) < 0:
            self.currency.addItem(plan.currency)
        self.currency.setCurrentText(plan.currency)
        self.seats.setText(str(plan.seats_per_table))
        self.unit.setText(money_shown(plan.cash_unit, plan.currency))
        self.guarantee.setText(money_shown(plan.terms.guarantee, plan.currency))
        self.cap.setText(str(plan.terms.cap))
        self.minimum.setText(str(plan.terms.minimum))

    def read(self, plan: Plan) -> Plan | None:
        say, currency = self._words.gettext, self.currency.currentText()
        name, series = self.name.text().strip(), " ".join(self.series.text().split())
        seats = number(self.seats.text(), MOST_SEATS)
        unit, guarantee = money(self.unit.text(), currency), money(self.guarantee.text(), currency)
        cap, least = (
            number(self.cap.text(), MOST_ENTRIES),
            number(self.minimum.text(), MOST_ENTRIES),
        )
        sound = True
        if not name or not name.isprintable():
            sound = not self.refuse("name", say("The tournament needs a name of one line."))
        if not series.isprintable():
            sound = not self.refuse("series", say("A name on one line."))
        if seats is None or seats < 2:
            why = say("From 2 to {most}.", most=MOST_SEATS)
            sound = not self.refuse("seats_per_table", why)
        amount = say("An amount in {currency}, such as 50 or 7.50.", currency=currency)
        if not unit or unit > MOST_UNIT:
            sound = not self.refuse("cash_unit", amount)
        if guarantee is None or guarantee > MOST_MONEY:
            sound = not self.refuse("guarantee", amount)
        for field, found in (("cap", cap), ("minimum", least)):
            if found is None:
                sound = not self.refuse(field, say("A whole number."))
        if not sound or seats is None or cap is None or least is None:
            return None
        return replace(
            with_terms(
                plan,
                game=self.game.currentData(),
                limit=self.limit.currentData(),
                guarantee=guarantee,
                cap=cap,
                minimum=least,
                series=series,
            ),
            name=name,
            currency=currency,
            seats_per_table=seats,
            cash_unit=Money(unit or 1),
        )
