"""Fields for the values of rules, one for each shape of value."""

from collections.abc import Callable
from typing import Any, Final, get_args

from PySide6.QtWidgets import QLineEdit, QVBoxLayout

from tdconsole.domain.rules.values import (
    HAND_BEGINS,
    Absent,
    AnteHeadsUp,
    AnteOrder,
    BalanceDuty,
    BalanceSource,
    BalanceWhere,
    BalanceWho,
    ButtonShown,
    CallClock,
    CapLifted,
    CombineAt,
    CompletedFrom,
    DealtIn,
    DisqualifiedPrize,
    EqualStacks,
    FirstButton,
    Identity,
    LateEntry,
    LimitReopenedBy,
    NextHand,
    NoShow,
    OddChip,
    OddHalf,
    OneChip,
    OverShortBet,
    PotInNoLimit,
    PotMost,
    PotShortBlinds,
    RebuyPrice,
    RebuyWhen,
    RedrawTables,
    ReopenedBy,
    Rescue,
    Rounding,
    Seated,
    SeatsDrawn,
    SeveralChips,
    ShotClock,
    Sum,
    Ties,
    Unclaimed,
    WrongSeat,
)
from tdconsole.domain.values import MOST_SEATS, AnteKind, Money, RaceMethod
from tdconsole.gui.console.rules.options.alone import AloneField
from tdconsole.gui.console.rules.options.field import FormField, RuleField
from tdconsole.gui.console.rules.options.last_hands import LastHandsField
from tdconsole.gui.console.rules.options.typed import MOST_APART, PlayersField, ToleranceField
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import STRETCH, column_of, row_of
from tdconsole.i18n.catalogue import Catalogue, currency_digits, minor
from tdconsole.i18n.rules.books import begins, rule_name, rule_value
from tdconsole.wall.theme import Theme

MOST_SECONDS: Final = 600
MOST_COUNTED: Final = 60
MOST_CARDS: Final = 100
MOST_HAND_MINUTES: Final = 10
USUAL_SHOT_CLOCK: Final = ShotClock(seconds=30, cards=4)

_CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "level.deck_change": (True, False),
    "level.by_hands": (True, False),
    "registration.open_through_break": (True, False),
    "ante.kind": get_args(AnteKind),
    "ante.order_when_short": get_args(AnteOrder),
    "ante.heads_up": get_args(AnteHeadsUp),
    "ante.reduce_when_all_tables_at_most": tuple(range(MOST_SEATS + 1)),
    "start.min_players": tuple(range(MOST_SEATS + 1)),
    "start.first_button": get_args(FirstButton),
    "identity.required": get_args(Identity),
    "reentry.requires_zero_chips": (True, False),
    "rebuy.when": get_args(RebuyWhen),
    "rebuy.price": get_args(RebuyPrice),
    "rebuy.after_add_on": (True, False),
    "double_chance.excludes_rebuys": (True, False),
    "no_show": get_args(NoShow),
    "alternates.seated": get_args(Seated),
    "seating.draw": get_args(SeatsDrawn),
    "seating.wrong_seat": get_args(WrongSeat),
    "seating.late": get_args(LateEntry),
    "unclaimed.stack": get_args(Unclaimed),
    "absent.stack": get_args(Absent),
    "balance.who": get_args(BalanceWho),
    "balance.where": get_args(BalanceWhere),
    "balance.source": get_args(BalanceSource),
    "balance.duty": get_args(BalanceDuty),
    "halt.deficit": tuple(range(MOST_APART + 1)),
    "halt.only_by_elimination": (True, False),
    "halt.when_blind_hits_open_seat": (True, False),
    "button.show_dead_at": get_args(ButtonShown),
    "button.repair_next_hand": (True, False),
    "dealt_in.barred": get_args(DealtIn),
    "final_table.combine_at": get_args(CombineAt),
    "redraw.at_tables": get_args(RedrawTables),
    "redraw.each_day": (True, False),
    "ties.at_announcement": get_args(Ties),
    "ties.later": get_args(Ties),
    "ties.equal_stacks": get_args(EqualStacks),
    "disqualified.prize": get_args(DisqualifiedPrize),
    "h4h.next_hand": get_args(NextHand),
    "h4h.minutes_per_hand": tuple(range(MOST_HAND_MINUTES + 1)),
    "h4h.hold_all_in": (True, False),
    "race.method": get_args(RaceMethod),
    "race.rounding": get_args(Rounding),
    "race.rescue": get_args(Rescue),
    "raise.must_complete": get_args(CompletedFrom),
    "raise.over_short_bet": get_args(OverShortBet),
    "raise.one_chip": get_args(OneChip),
    "raise.several_chips": get_args(SeveralChips),
    "raise.reopened_by": get_args(ReopenedBy),
    "raise.reopened_in_limit_by": get_args(LimitReopenedBy),
    "raise.cap_lifted": get_args(CapLifted),
    "pot.most": get_args(PotMost),
    "pot.short_blinds": get_args(PotShortBlinds),
    "pot.in_no_limit": get_args(PotInNoLimit),
    "odd_chip.goes_to": get_args(OddChip),
    "odd_chip.high_low": get_args(OddHalf),
}
_NUMBERS: Final = {
    "limits.minimum_age": (0, 99),
    "add_on.price_at_most": (0, 100),
    "button.known_for": (1, 60),
    "raise.cap": (0, 20),
}
"""The least and the largest of each; 0 allows none at all."""
CURRENCIES: Final = ("EUR", "PLN", "GBP", "USD", "CHF", "CZK")
MOST_MONEY: Final = Money(10**12)


class ChoiceField(RuleField):
    """One of a few, in the words in which the rule is read."""

    def __init__(self, words: Catalogue, theme: Theme, option: str) -> None:
        super().__init__()
        self._values = _CHOICES[option]
        self.choice = Choice(theme)
        self.first = self.choice
        self.choice.setAccessibleName(rule_name(words, option))
        self.choice.addItems([rule_value(words, option, value) for value in self._values])
        self.choice.currentIndexChanged.connect(self.changed)
        column_of(self.choice, within=self)

    def value(self) -> Any:
        return self._values[self.choice.currentIndex()]

    def put(self, value: Any) -> None:
        self.choice.setCurrentIndex(self._values.index(value))


class WaysField(RuleField):
    """Ways in which a hand begins, at least one of them."""

    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__()
        self.missing = words.gettext("Choose one at least.")
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


class CallField(FormField):
    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__(theme)
        say = words.gettext
        self.seconds = self.add_number(say("Seconds to think"), 1, MOST_SECONDS)
        self.countdown = self.add_number(say("Seconds counted down"), 0, MOST_COUNTED)
        self.at_most = self.add_switch(say("The floor may give fewer"))
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


class ShotClockField(FormField):
    def __init__(self, words: Catalogue, theme: Theme, _option: str) -> None:
        super().__init__(theme)
        say = words.gettext
        self.used = self.add_switch(say("Every decision is timed"))
        self.seconds = self.add_number(say("Seconds for each decision"), 1, MOST_SECONDS)
        self.cards = self.add_number(say("Time-bank cards a day"), 0, MOST_CARDS)
        self.card_seconds = self.add_number(say("Seconds of a card"), 1, MOST_SECONDS)
        self.reset = self.add_switch(say("Given again at the final table"))
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


class NumberField(FormField):
    """A number up to the largest; if none is allowed, words say so."""

    def __init__(self, words: Catalogue, theme: Theme, option: str) -> None:
        super().__init__(theme)
        least, most = _NUMBERS[option]
        self.number = self.add_number(rule_name(words, option), least, most)
        self.number.setFixedWidth(40 * theme.console.space.unit)
        if not least:
            self.number.setSpecialValueText(rule_value(words, option, least))
        self.first = self.number

    def value(self) -> Any:
        return self.number.value()

    def put(self, value: Any) -> None:
        self.number.setValue(value)


class SumField(FormField):
    """A sum with its currency, or none."""

    def __init__(self, words: Catalogue, theme: Theme, option: str) -> None:
        super().__init__(theme)
        say, space = words.gettext, theme.console.space
        self.missing = say("Write a sum, such as 250 or 7.50.")
        steps = option == "limits.price_step"
        self.used = self.add_switch(say("Prices go in steps") if steps else say("There is a limit"))
        self.amount, self.currency = QLineEdit(), Choice(theme)
        self.amount.setFixedWidth(30 * space.unit)
        self.amount.setAccessibleName(rule_name(words, option))
        self.currency.addItems(CURRENCIES)
        self.currency.setAccessibleName(say("Currency"))
        row = row_of(self.amount, self.currency, (STRETCH, 1), gap=space.gap)
        self.form.addRow(say("Sum"), row)
        self.first = self.used
        self.used.toggled.connect(self._look)
        self.amount.textChanged.connect(self.changed)
        self.currency.currentIndexChanged.connect(self.changed)

    def in_currency(self, currency: str) -> None:
        """Offer this currency if the rule has none yet."""
        if self.currency.findText(currency) < 0:
            self.currency.addItem(currency)
        self.currency.setCurrentText(currency)

    def _look(self) -> None:
        for part in (self.amount, self.currency):
            part.setEnabled(self.used.isChecked())

    def value(self) -> Any:
        if not self.used.isChecked():
            return "off"
        currency = self.currency.currentText()
        amount = minor(self.amount.text(), currency)
        if amount is None or not 0 < amount <= MOST_MONEY:
            return None
        return Sum(amount=amount, currency=currency)

    def put(self, value: Any) -> None:
        self.used.setChecked(isinstance(value, Sum))
        if isinstance(value, Sum):
            self.in_currency(value.currency)
            self.amount.setText(_written(value))
        self._look()


def _written(value: Sum) -> str:
    """Format the sum as typed: 250, or 7.50 if it has smaller coins."""
    digits = currency_digits(value.currency)
    whole, rest = divmod(value.amount, 10**digits)
    return f"{whole}.{rest:0{digits}}" if rest else str(whole)


_OWN: Final[dict[str, Callable[[Catalogue, Theme, str], RuleField]]] = {
    "clock.call": CallField,
    "shot_clock": ShotClockField,
    "level.hand_begins": WaysField,
    "limits.minimum_age": NumberField,
    "add_on.price_at_most": NumberField,
    "limits.total_per_player": SumField,
    "limits.price_step": SumField,
    "balance.tolerance": ToleranceField,
    "button.known_for": NumberField,
    "raise.cap": NumberField,
    "absent.alone": AloneField,
    "redraw.at_players": PlayersField,
    "day.last_hands": LastHandsField,
}


def field_for(
    words: Catalogue, theme: Theme, option: str, currency: str = CURRENCIES[0]
) -> RuleField:
    field = _OWN.get(option, ChoiceField)(words, theme, option)
    if isinstance(field, SumField):
        field.in_currency(currency)
    return field
