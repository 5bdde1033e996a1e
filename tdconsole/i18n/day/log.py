"""Log sentences on last hands, bags, and the end of the day."""

from typing import Final

from tdconsole.domain.language.events.day import (
    DayEnded,
    LastHandsCalled,
    LastHandsDrawn,
    LastHandsPlayed,
    SeatedAsBefore,
    StacksBagged,
)
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences

SENTENCES: Final[Sentences] = {
    LastHandsDrawn: N_("The card for the last hands: {card}"),
    LastHandsCalled: P_(
        "The last {number} hand of the day at every table",
        "The last {number} hands of the day at every table",
        "hands",
    ),
    LastHandsPlayed: P_(
        "{number} of the last hands played: {tables}",
        "{number} of the last hands played: {tables}",
        "hands",
    ),
    SeatedAsBefore: P_(
        "{number} player seated as the evening before, not drawn",
        "{number} players seated as the evening before, not drawn",
        "seated",
    ),
    DayEnded: N_("The day is over: everybody has got up"),
}


def _stacks_bagged(wording: LogWording, event: StacksBagged) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    match event:
        case StacksBagged(bags=[one]):
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


OWN_WORDS: Final[OwnLog] = {
    StacksBagged: _stacks_bagged,
}
