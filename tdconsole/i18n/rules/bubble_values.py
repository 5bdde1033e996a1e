"""The rules of hand-for-hand play, races and last hands, as a director reads them."""

from collections.abc import Sequence
from typing import Any, assert_never

from tdconsole.domain.rules.values import DayEnd, Rescue, Rounding
from tdconsole.domain.values import RaceMethod
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.seat_values import seat_rule


def bubble_rule(words: Catalogue, option: str, value: Any) -> str:
    say = words.pgettext
    match option:
        case "h4h.next_hand":
            return say("hand for hand", "when every table is done")
        case "h4h.minutes_per_hand":
            if not value:
                return say("hand for hand", "nothing off the clock")
            return words.ngettext("{number} minute", "{number} minutes", value)
        case "h4h.hold_all_in":
            if value:
                return say("hand for hand", "held until every other table is done")
            return say("hand for hand", "played at once")
        case "race.method":
            return race_method(words, value)
        case "race.rounding":
            return rounding(words, value)
        case "race.rescue":
            return rescue(words, value)
        case "day.last_hands":
            return last_hands(words, value)
        case _:
            return seat_rule(words, option, value)


def race_method(words: Catalogue, method: RaceMethod) -> str:
    say = words.pgettext
    match method:
        case "race":
            return say("chip race", "by cards, one new chip each")
        case "top_up":
            return say("chip race", "by cards, odd chips go to the player who completes a new one")
        case "round_up_all":
            return say("chip race", "no race: everybody is rounded up")
        case _:
            assert_never(method)


def rounding(words: Catalogue, rule: Rounding) -> str:
    say = words.pgettext
    match rule:
        case "half_up":
            return say("chip race", "to the nearest, a half upwards")
        case "up":
            return say("chip race", "always up")
        case "down":
            return say("chip race", "always down")
        case _:
            assert_never(rule)


def rescue(words: Catalogue, rule: Rescue) -> str:
    say = words.pgettext
    match rule:
        case "extra_chip":
            return say("chip race", "gets a chip on top")
        case "served_first":
            return say("chip race", "is served before the cards count")
        case _:
            assert_never(rule)


def last_hands(words: Catalogue, rule: DayEnd | str) -> str:
    say = words.gettext
    if not isinstance(rule, DayEnd):
        return words.pgettext("end of day", "no rule: as the director decides")
    told = say(
        "between {from_minutes} and {to_minutes} minutes before the end, a card of {cards}",
        from_minutes=words.number(rule.from_minutes),
        to_minutes=words.number(rule.to_minutes),
        cards=_cards(words, rule.cards),
    )
    if rule.short_cards:
        told = say(
            "{rule}, of {cards} with fewer than nine seats",
            rule=told,
            cards=_cards(words, rule.short_cards),
        )
    if rule.above_tables:
        told = words.ngettext(
            "{rule}; not after a redraw to {number} table",
            "{rule}; not after a redraw to {number} tables or fewer",
            rule.above_tables,
            rule=told,
        )
    if rule.shut:
        told = say("{rule}; nobody enters or is moved meanwhile", rule=told)
    return told


def _cards(words: Catalogue, cards: Sequence[int]) -> str:
    """The cards, as a range from lowest to highest if none is missing."""
    told = sorted(cards)
    if len(told) > 2 and told == list(range(told[0], told[-1] + 1)):
        return f"{words.number(told[0])}–{words.number(told[-1])}"
    return words.listed([words.number(card) for card in told])
