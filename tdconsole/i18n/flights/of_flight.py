"""The flight of an event in the log, so that two flights running at once can be told apart."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.language.events.event import Event, play_of
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.events.money import (
    PlayerReclassified,
    PrizePaid,
    PrizeTakenBack,
    SpecialGiven,
)
from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, PlayId
from tdconsole.i18n.catalogue import Catalogue

_OF_ALL_FLIGHTS: Final = (PlayerReclassified, PrizePaid, PrizeTakenBack, SpecialGiven)
"""Events about an entry whose money and results are those of all flights together."""


def in_flight(
    words: Catalogue, tournament: Tournament, events: Iterable[Event], sentence: str
) -> str:
    """Return the sentence with its flight; unchanged with one flight, or for none or day 2."""
    if len(tournament.plays) < 2:
        return sentence
    plays = (_play(tournament, event) for event in events)
    play = next((one for one in plays if one is not None), None)
    day_two = tournament.current if tournament.merged else None
    if play is None or play not in tournament.plays or play == day_two:
        return sentence
    return words.gettext(
        "{flight}: {gesture}", flight=flight_name(tournament, play), gesture=sentence
    )


def _play(tournament: Tournament, event: Event) -> PlayId | None:
    if isinstance(event, FlightOpened | FlightsMerged):  # the sentence names it
        return None
    number: EntryId | None = getattr(event, "entry", None)
    if number is None or play_of(event) is not None or isinstance(event, _OF_ALL_FLIGHTS):
        return play_of(event)
    entry = entry_of(tournament, number)
    return None if entry is None else entry.play
