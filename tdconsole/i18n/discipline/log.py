"""Log sentences on penalties given, counted, lifted and closed."""

from typing import assert_never

from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.offences import with_offence
from tdconsole.i18n.naming import Names, Who

PenaltyEvent = PenaltyGiven | HandsServed | PenaltyLifted | PlayerReturned


def penalty_told(words: Catalogue, event: PenaltyEvent, names: Names) -> str:
    say, whose = words.gettext, names.whose
    match event:
        case PenaltyGiven():
            told = with_offence(words, _given(words, event, names.who), event.offence)
            if event.words is None:
                return told
            return say("{told}: {words}", told=told, words=names.note(event.words))
        case HandsServed(penalty=penalty, hands=hands) if hands < 0:
            return words.ngettext(
                "{player}: {number} hand taken back (penalty {penalty})",
                "{player}: {number} hands taken back (penalty {penalty})",
                -hands,
                player=whose(penalty),
                penalty=penalty,
            )
        case HandsServed(penalty=penalty, hands=hands):
            return words.ngettext(
                "{player}: {number} hand missed (penalty {penalty})",
                "{player}: {number} hands missed (penalty {penalty})",
                hands,
                player=whose(penalty),
                penalty=penalty,
            )
        case PenaltyLifted(penalty=penalty, reason=reason):
            return say(
                "Penalty {penalty} for {player} lifted: {reason}",
                penalty=penalty,
                player=whose(penalty),
                reason=names.note(reason),
            )
        case PlayerReturned(penalty=penalty):
            return say(
                "{player} back at the table: penalty {penalty} is closed",
                player=whose(penalty),
                penalty=penalty,
            )
        case _:
            assert_never(event)


def _given(words: Catalogue, event: PenaltyGiven, who: Who) -> str:
    say, about = words.gettext, {"player": who(event.entry), "penalty": event.penalty}
    match event.step:
        case "warning":
            return say("Penalty {penalty} for {player}: warning", **about)
        case "hand_annulled":
            return say("Penalty {penalty} for {player}: hand annulled", **about)
        case "chips":
            return say(
                "Penalty {penalty} for {player}: {chips} in chips confiscated",
                chips=words.number(event.chips),
                **about,
            )
        case "miss" if event.rounds:
            return words.ngettext(
                "Penalty {penalty} for {player}: {number} round",
                "Penalty {penalty} for {player}: {number} rounds",
                event.rounds,
                **about,
            )
        case "miss":
            return words.ngettext(
                "Penalty {penalty} for {player}: {number} hand",
                "Penalty {penalty} for {player}: {number} hands",
                event.hands,
                **about,
            )
        case _:
            assert_never(event.step)
