"""The rules of seating, entry and money, each value as a director reads it."""

from typing import Any, assert_never

from tdconsole.domain.rules.values import (
    FirstButton,
    Identity,
    NoShow,
    RebuyPrice,
    RebuyWhen,
    Seated,
    Sum,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.room_values import floor_rule


def desk_rule(words: Catalogue, option: str, value: Any) -> str:
    say = words.pgettext
    match option:
        case "start.min_players":
            if not value:
                return say("players", "any number")
            return words.ngettext("{number} player", "{number} players", value)
        case "start.first_button":
            return first_button(words, value)
        case "identity.required":
            return identity(words, value)
        case "limits.minimum_age":
            if not value:
                return say("age", "not asked")
            return words.ngettext("{number} year", "{number} years", value)
        case "limits.total_per_player":
            return _sum(words, value)
        case "limits.price_step":
            return say("prices", "any price") if value == "off" else _sum(words, value)
        case "reentry.requires_zero_chips":
            if value:
                return say("re-entry", "only in the last level of registration")
            return say("re-entry", "allowed, the chips leave play")
        case "rebuy.when":
            return rebuy_when(words, value)
        case "rebuy.price":
            return rebuy_price(words, value)
        case "rebuy.after_add_on":
            return say("rebuy", "allowed") if value else say("rebuy", "not allowed")
        case "add_on.price_at_most":
            if not value:
                return say("add-on", "any price")
            return words.ngettext(
                "the price of {number} entry at most",
                "the price of {number} entries at most",
                value,
            )
        case "double_chance.excludes_rebuys":
            if value:
                return say("double chance", "no rebuys and no add-on")
            return say("double chance", "rebuys and add-on allowed as well")
        case "no_show":
            return no_show(words, value)
        case "alternates.seated":
            return seated(words, value)
        case _:
            return floor_rule(words, option, value)


def first_button(words: Catalogue, button: FirstButton) -> str:
    say = words.pgettext
    match button:
        case "drawn":
            return say("first button", "drawn")
        case "seat_1":
            return say("first button", "seat 1")
        case "drawn_again_at_3_2_1":
            return say("first button", "drawn, and again at three tables, two and one")
        case _:
            assert_never(button)


def identity(words: Catalogue, asked: Identity) -> str:
    say = words.pgettext
    match asked:
        case "no":
            return say("photo document", "not asked for")
        case "once":
            return say("photo document", "checked once")
        case "each_day":
            return say("photo document", "checked each day")
        case _:
            assert_never(asked)


def rebuy_when(words: Catalogue, when: RebuyWhen) -> str:
    say = words.pgettext
    match when:
        case "below":
            return say("rebuy", "below the starting stack")
        case "at_or_below":
            return say("rebuy", "the starting stack or less")
        case "at_zero":
            return say("rebuy", "no chips left")
        case _:
            assert_never(when)


def rebuy_price(words: Catalogue, price: RebuyPrice) -> str:
    say = words.pgettext
    match price:
        case "full_entry":
            return say("rebuy", "the full entry")
        case "without_fee":
            return say("rebuy", "the entry without its fee")
        case "any":
            return say("rebuy", "any price")
        case _:
            assert_never(price)


def no_show(words: Catalogue, rule: NoShow) -> str:
    say = words.pgettext
    match rule:
        case "blinded_off":
            return say("no-show", "blinded off")
        case "removed_after_first_break":
            return say("no-show", "taken out at the level after the first break")
        case "removed_by_director":
            return say("no-show", "taken out when the director says so")
        case _:
            assert_never(rule)


def seated(words: Catalogue, rule: Seated) -> str:
    say = words.pgettext
    match rule:
        case "by_hand":
            return say("alternates", "when they are called")
        case "at_once":
            return say("alternates", "as soon as one is free")
        case _:
            assert_never(rule)


def _sum(words: Catalogue, value: Any) -> str:
    if isinstance(value, Sum):
        return words.money(value.amount, value.currency)
    return words.pgettext("spending", "no limit")
