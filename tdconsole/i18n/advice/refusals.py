"""What is refused about advice that somebody takes on, and who is on the way to it."""

from typing import Final

from tdconsole.domain.language.rejections.advice import (
    NotTakenOn,
    TakenOnAlready,
    TakerUnknown,
    YoursAlready,
)
from tdconsole.domain.state.tournament import TakenOn
from tdconsole.i18n.catalogue import N_, Catalogue
from tdconsole.i18n.naming import OwnWords, Sentences, Wording


def _taken_on_already(wording: Wording, one: TakenOnAlready) -> str:
    words, time = wording.words, wording.words.time_of_day(one.since)
    if wording.kept is None:
        return words.gettext("Somebody else has taken this on, at {time}.", time=time)
    name = wording.kept.staff(one.by)
    return words.gettext("{name} has taken this on, at {time}.", name=name, time=time)


SENTENCES: Final[Sentences] = {
    TakerUnknown: N_("Nobody is named here who could take it on: say first who acts."),
    YoursAlready: N_("You have taken this on already."),
    NotTakenOn: N_("Nobody has taken this on."),
}
OWN_WORDS: Final[OwnWords] = {TakenOnAlready: _taken_on_already}


def taken_on_words(words: Catalogue, one: TakenOn, name: str) -> str:
    """The one who is on the way to it, and since when."""
    time = words.time_of_day(one.since)
    return words.gettext("{name} takes this, {time}.", name=name, time=time)
