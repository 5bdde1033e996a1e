"""Penalties that were given, counted, lifted and closed."""

from typing import assert_never

from tdconsole.domain import events as happened
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.log.passed import Note, Who
from tdconsole.i18n.offences import with_offence

PenaltyEvent = (
    happened.PenaltyGiven | happened.HandsServed | happened.PenaltyLifted | happened.PlayerReturned
)


def penalty_told(words: Catalogue, event: PenaltyEvent, who: Who, note: Note) -> str:
    say = words.gettext
    match event:
        case happened.PenaltyGiven():
            told = with_offence(words, _given(words, event, who), event.offence)
            if event.words is None:
                return told
            return say("{told}: {words}", told=told, words=note(event.words))
        case happened.HandsServed(penalty=penalty, hands=hands) if hands < 0:
            return words.ngettext(
                "{number} hand of penalty {penalty} taken back",
                "{number} hands of penalty {penalty} taken back",
                -hands,
                penalty=penalty,
            )
        case happened.HandsServed(penalty=penalty, hands=hands):
            return words.ngettext(
                "{number} hand of penalty {penalty} served",
                "{number} hands of penalty {penalty} served",
                hands,
                penalty=penalty,
            )
        case happened.PenaltyLifted(penalty=penalty, reason=reason):
            return say("Penalty {penalty} lifted: {reason}", penalty=penalty, reason=note(reason))
        case happened.PlayerReturned(penalty=penalty):
            return say("Back at the table: penalty {penalty} is closed", penalty=penalty)
        case _:
            assert_never(event)


def _given(words: Catalogue, event: happened.PenaltyGiven, who: Who) -> str:
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
