"""The rules of late, absent and misplaced players, as a director reads them."""

from typing import Any, assert_never

from tdconsole.domain.rules.values import (
    Absent,
    AloneThere,
    LateEntry,
    SeatsDrawn,
    Unclaimed,
    WrongSeat,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.rules.hand_values import hand_rule


def seat_rule(words: Catalogue, option: str, value: Any) -> str:
    say = words.pgettext
    match option:
        case "seating.draw":
            return seats_drawn(words, value)
        case "seating.wrong_seat":
            return wrong_seat(words, value)
        case "seating.late":
            return late_entry(words, value)
        case "unclaimed.stack":
            return unclaimed(words, value)
        case "absent.stack":
            return absent(words, value)
        case "absent.alone":
            return alone(words, value)
        case "button.repair_next_hand":
            if value:
                return say("button", "corrected in the next hand")
            return say("button", "left where it is after action")
        case _:
            return hand_rule(words, option, value)


def seats_drawn(words: Catalogue, rule: SeatsDrawn) -> str:
    match rule:
        case "at_random":
            return words.pgettext("seating", "at random over all open seats, tables kept level")
        case _:
            assert_never(rule)


def wrong_seat(words: Catalogue, rule: WrongSeat) -> str:
    say = words.pgettext
    match rule:
        case "moves_with_stack":
            return say("seating", "moves to the right one with the stack as it is")
        case "as_director_decides":
            return say("seating", "as the director decides")
        case _:
            assert_never(rule)


def late_entry(words: Catalogue, rule: LateEntry) -> str:
    say = words.pgettext
    match rule:
        case "dealt_in_at_once":
            return say("seating", "a full stack, and cards at once")
        case "waits_for_big_blind":
            return say("seating", "a full stack, and cards with the big blind")
        case _:
            assert_never(rule)


def unclaimed(words: Catalogue, rule: Unclaimed) -> str:
    say = words.pgettext
    match rule:
        case "at_its_seat":
            return say("seating", "stands at the seat from the start")
        case "brought_to_the_player":
            return say("seating", "is brought when the player comes")
        case _:
            assert_never(rule)


def absent(words: Catalogue, rule: Absent) -> str:
    say = words.pgettext
    match rule:
        case "blinded_off":
            return say("absent", "dealt in and blinded off")
        case "left_alone":
            return say("absent", "left alone")
        case _:
            assert_never(rule)


def alone(words: Catalogue, rule: AloneThere | str) -> str:
    if not isinstance(rule, AloneThere):
        return words.pgettext("absent", "as the director decides")
    return words.gettext(
        "after {minutes} min the button moves on every {seconds} s, the blinds go to the player "
        "there",
        minutes=words.number(rule.after_minutes),
        seconds=words.number(rule.every_seconds),
    )
