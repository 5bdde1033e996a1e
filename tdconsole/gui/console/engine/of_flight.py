"""In which of several flights something happened, so that two that run at once are told apart."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    EntryUnregistered,
    NoShowRemoved,
    PaymentsCorrected,
    RebuyTaken,
    SecondHalfTaken,
)
from tdconsole.domain.language.events.event import Event, play_of
from tdconsole.domain.language.events.flights import FlightOpened, FlightsMerged
from tdconsole.domain.language.events.seating import SeatPinned
from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PlayId
from tdconsole.i18n.catalogue import Catalogue

_OF_AN_ENTRY: Final = (
    AddOnTaken,
    AlternateCalled,
    AlternatePassed,
    BonusTaken,
    EntryUnregistered,
    NoShowRemoved,
    PaymentsCorrected,
    RebuyTaken,
    SeatPinned,
    SecondHalfTaken,
)
"""They say of whom they are, and so of which flight."""


def in_flight(
    words: Catalogue, tournament: Tournament, events: Iterable[Event], sentence: str
) -> str:
    """The sentence as it is where there is one flight, or it is of none or of day 2."""
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
    if isinstance(event, FlightOpened | FlightsMerged):  # it is named in the sentence
        return None
    if isinstance(event, _OF_AN_ENTRY):
        entry = entry_of(tournament, event.entry)
        return None if entry is None else entry.play
    return play_of(event)
