"""What became of advice: followed, put off, dismissed."""

from typing import Final

from tdconsole.domain.language.events.floor import (
    AdviceDismissed,
    AdviceHandedBack,
    AdvicePostponed,
    AdviceTaken,
    AdviceTakenOn,
)
from tdconsole.i18n.advice.names import advice_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences
from tdconsole.i18n.passed import with_reason

SENTENCES: Final[Sentences] = {}


def and_advised(words: Catalogue, told: str, taken: AdviceTaken) -> str:
    """The sentence with the advice followed; an article already named isn't repeated."""
    if taken.cite is None or taken.cite in told:
        return words.gettext("{told} (advised)", told=told)
    return words.gettext("{told} (advised, {article})", told=told, article=taken.cite)


def _advice_taken(wording: LogWording, event: AdviceTaken) -> str:
    words = wording.words
    advice = advice_name(words, event.advice)
    match event:
        case AdviceTaken(cite=None):
            return words.gettext("Advice taken: {advice}", advice=advice)
        case AdviceTaken(cite=cite):
            return words.gettext("Advice taken: {advice} ({article})", advice=advice, article=cite)


def _advice_postponed(wording: LogWording, event: AdvicePostponed) -> str:
    words = wording.words
    advice = advice_name(words, event.advice)
    minutes = event.minutes
    return words.ngettext(
        "Advice put off for {number} minute: {advice}",
        "Advice put off for {number} minutes: {advice}",
        minutes,
        advice=advice,
    )


def _advice_dismissed(wording: LogWording, event: AdviceDismissed) -> str:
    words, note = wording.words, wording.note
    advice = advice_name(words, event.advice)
    reason = event.reason
    told = words.gettext("Advice dismissed: {advice}", advice=advice)
    return with_reason(words, told, reason, note)


def _advice_taken_on(wording: LogWording, event: AdviceTakenOn) -> str:
    words = wording.words
    return words.gettext("Taken on: {advice}", advice=advice_name(words, event.advice))


def _advice_handed_back(wording: LogWording, event: AdviceHandedBack) -> str:
    words = wording.words
    return words.gettext("Left to others again: {advice}", advice=advice_name(words, event.advice))


OWN_WORDS: Final[OwnLog] = {
    AdviceTaken: _advice_taken,
    AdvicePostponed: _advice_postponed,
    AdviceDismissed: _advice_dismissed,
    AdviceTakenOn: _advice_taken_on,
    AdviceHandedBack: _advice_handed_back,
}
