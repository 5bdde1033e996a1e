"""Log sentences on last hands, bags, and the end of the day."""

from typing import assert_never

from tdconsole.domain.language.events.day import (
    DayEnded,
    LastHandsCalled,
    LastHandsDrawn,
    LastHandsPlayed,
    SeatedAsBefore,
    StacksBagged,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Who
from tdconsole.i18n.room.seats import tables_named

DayEvent = (
    LastHandsDrawn | LastHandsCalled | LastHandsPlayed | StacksBagged | DayEnded | SeatedAsBefore
)


def day_told(words: Catalogue, event: DayEvent, who: Who) -> str:
    say = words.gettext
    match event:
        case LastHandsDrawn(card=card):
            return say("The card for the last hands: {card}", card=card)
        case LastHandsCalled(hands=hands):
            return words.ngettext(
                "The last {number} hand of the day at every table",
                "The last {number} hands of the day at every table",
                hands,
            )
        case LastHandsPlayed(tables=tables, hands=hands):
            return words.ngettext(
                "{number} of the last hands played: {tables}",
                "{number} of the last hands played: {tables}",
                hands,
                tables=tables_named(words, tables),
            )
        case StacksBagged(bags=(one,)):
            chips = words.number(one.chips)
            if not one.seal:
                return say("{player} bagged {chips}", player=who(one.entry), chips=chips)
            return say(
                "{player} bagged {chips}, seal {seal}",
                player=who(one.entry),
                chips=chips,
                seal=one.seal,
            )
        case StacksBagged(bags=bags):
            return words.ngettext(
                "{number} stack bagged, {chips} in all",
                "{number} stacks bagged, {chips} in all",
                len(bags),
                chips=words.number(sum(one.chips for one in bags)),
            )
        case SeatedAsBefore(seated=seated):
            return words.ngettext(
                "{number} player seated as the evening before, not drawn",
                "{number} players seated as the evening before, not drawn",
                len(seated),
            )
        case DayEnded():
            return say("The day is over: everybody has got up")
        case _:
            assert_never(event)
