"""What became of advice: followed, put off, dismissed."""

from typing import assert_never

from tdconsole.domain.language.events.floor import AdviceDismissed, AdvicePostponed, AdviceTaken
from tdconsole.i18n.advice.names import advice_name
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Note
from tdconsole.i18n.passed import with_reason

AdvisingEvent = AdviceTaken | AdvicePostponed | AdviceDismissed


def advising_told(words: Catalogue, event: AdvisingEvent, note: Note) -> str:
    advice = advice_name(words, event.advice)
    match event:
        case AdviceTaken(cite=None):
            return words.gettext("Advice taken: {advice}", advice=advice)
        case AdviceTaken(cite=cite):
            return words.gettext("Advice taken: {advice} ({article})", advice=advice, article=cite)
        case AdvicePostponed(minutes=minutes):
            return words.ngettext(
                "Advice put off for {number} minute: {advice}",
                "Advice put off for {number} minutes: {advice}",
                minutes,
                advice=advice,
            )
        case AdviceDismissed(reason=reason):
            told = words.gettext("Advice dismissed: {advice}", advice=advice)
            return with_reason(words, told, reason, note)
        case _:
            assert_never(event)


def and_advised(words: Catalogue, told: str, taken: AdviceTaken) -> str:
    """The sentence with the advice followed; an article already named isn't repeated."""
    if taken.cite is None or taken.cite in told:
        return words.gettext("{told} (advised)", told=told)
    return words.gettext("{told} (advised, {article})", told=told, article=taken.cite)
