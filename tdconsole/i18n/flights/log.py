"""Log sentences on flights and their merge."""

from typing import Final

from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.i18n.catalogue import N_
from tdconsole.i18n.clock.words import period_name
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences

SENTENCES: Final[Sentences] = {
    FlightOpened: N_("Flight {name} opened: it takes entries"),
}


def _flights_merged(wording: LogWording, event: FlightsMerged) -> str:
    words, setup = wording.words, wording.setup
    say = words.gettext
    anchor = event.anchor
    named = (i for i, period in enumerate(setup.structure) if period.id == anchor.period)
    index = next(named, None)
    if index is None:
        return say("The flights are merged")
    return say(
        "The flights are merged: day 2 begins with {period}",
        period=period_name(words, setup.structure, index),
    )


OWN_WORDS: Final[OwnLog] = {
    FlightsMerged: _flights_merged,
}
