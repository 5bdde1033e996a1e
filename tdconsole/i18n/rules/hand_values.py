"""The rules of betting and of shared pots, as a director reads them."""

from typing import Any, assert_never

from tdconsole.domain.rules.values import (
    CapLifted,
    CompletedFrom,
    LimitReopenedBy,
    OddChip,
    OverShortBet,
    PotInNoLimit,
    ReopenedBy,
)
from tdconsole.i18n.catalogue import Catalogue


def hand_rule(words: Catalogue, option: str, value: Any) -> str:
    """The value in words; a later version's is shown as in the file."""
    say = words.pgettext
    match option:
        case "raise.must_complete":
            return completed_from(words, value)
        case "raise.over_short_bet":
            return over_short_bet(words, value)
        case "raise.one_chip":
            return (
                say("betting", "a call") if value == "call" else say("betting", "all it is worth")
            )
        case "raise.several_chips":
            if value == "call_if_all_are_needed":
                return say("betting", "a call, if all of them are needed for it")
            return say("betting", "all they are worth")
        case "raise.reopened_by":
            return reopened_by(words, value)
        case "raise.reopened_in_limit_by":
            return reopened_in_limit_by(words, value)
        case "raise.cap":
            if not value:
                return say("betting", "any number")
            return words.gettext("{number} in all", number=words.number(value))
        case "raise.cap_lifted":
            return cap_lifted(words, value)
        case "pot.most":
            return say("pot-limit", "the pot, with the call counted in")
        case "pot.short_blinds":
            if value == "as_full":
                return say("pot-limit", "counts as a full one")
            return say("pot-limit", "counts as it was posted")
        case "pot.in_no_limit":
            return pot_in_no_limit(words, value)
        case "odd_chip.goes_to":
            return odd_chip(words, value)
        case "odd_chip.high_low":
            return say("odd chip", "high") if value == "high" else say("odd chip", "low")
        case _:
            return str(value)


def completed_from(words: Catalogue, rule: CompletedFrom) -> str:
    say = words.pgettext
    match rule:
        case "half_the_raise":
            return say("betting", "completed from half of a minimum raise on, else a call")
        case "half_the_bet":
            return say("betting", "completed from half of the bet on, else a call")
        case _:
            assert_never(rule)


def over_short_bet(words: Catalogue, rule: OverShortBet) -> str:
    say = words.pgettext
    match rule:
        case "least_bet_on_top":
            return say("betting", "by at least one minimum bet")
        case "twice_the_least_bet":
            return say("betting", "to at least two minimum bets")
        case _:
            assert_never(rule)


def reopened_by(words: Catalogue, rule: ReopenedBy) -> str:
    say = words.pgettext
    match rule:
        case "all_together":
            return say("betting", "all-ins that come to a full raise together")
        case "a_single_one":
            return say("betting", "one all-in that is a full raise")
        case _:
            assert_never(rule)


def reopened_in_limit_by(words: Catalogue, rule: LimitReopenedBy) -> str:
    say = words.pgettext
    match rule:
        case "half_a_bet":
            return say("betting", "half of a bet")
        case "a_full_bet":
            return say("betting", "a full bet")
        case _:
            assert_never(rule)


def cap_lifted(words: Catalogue, rule: CapLifted) -> str:
    say = words.pgettext
    match rule:
        case "two_in_the_tournament":
            return say("betting", "with two left in the tournament")
        case "two_in_the_round":
            return say("betting", "with two in the hand when the round begins")
        case "never":
            return say("betting", "never")
        case _:
            assert_never(rule)


def pot_in_no_limit(words: Catalogue, rule: PotInNoLimit) -> str:
    say = words.pgettext
    match rule:
        case "least_bet_or_raise":
            return say("pot-limit", "binds to a valid bet or raise")
        case "nothing":
            return say("pot-limit", "binds to nothing")
        case _:
            assert_never(rule)


def odd_chip(words: Catalogue, rule: OddChip) -> str:
    say = words.pgettext
    match rule:
        case "by_game":
            return say("odd chip", "the first seat left of the button, in stud the highest card")
        case "left_of_button":
            return say("odd chip", "the first seat left of the button")
        case _:
            assert_never(rule)
