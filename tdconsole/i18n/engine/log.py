"""The log: a sentence per event, in the words of its subject."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import AdviceTaken
from tdconsole.domain.state.tournament import Setup
from tdconsole.i18n.advice.log import AdvisingEvent, advising_told, and_advised
from tdconsole.i18n.bubble.log import BubbleEvent, bubble_told
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.log import ChipsEvent, chips_told
from tdconsole.i18n.clock.calling import CallingEvent, calling_told
from tdconsole.i18n.clock.log import ClockEvent, clock_told
from tdconsole.i18n.day.log import DayEvent, day_told
from tdconsole.i18n.discipline.log import PenaltyEvent, penalty_told
from tdconsole.i18n.discipline.rulings_log import RulingEvent, ruling_told
from tdconsole.i18n.eliminations.log import OutEvent, out_told
from tdconsole.i18n.entry.log import DeskEvent, desk_told
from tdconsole.i18n.flights.log import FlightEvent, flight_told
from tdconsole.i18n.naming import Names
from tdconsole.i18n.payouts.log import MoneyEvent, money_told
from tdconsole.i18n.room.log import FloorEvent, floor_told
from tdconsole.i18n.room.moves_log import MovingEvent, moving_told
from tdconsole.i18n.setup.log import TournamentEvent, tournament_told


def log_sentence(words: Catalogue, event: Event, names: Names, setup: Setup) -> str:
    """The event's sentence; levels are named as in the present structure."""
    who, note = names.who, names.note
    if isinstance(event, DeskEvent):
        return desk_told(words, event, who, note, setup.currency)
    if isinstance(event, MoneyEvent):
        return money_told(words, event, who, note, setup.currency)
    if isinstance(event, ChipsEvent):
        return chips_told(words, event, who, note)
    if isinstance(event, BubbleEvent):
        return bubble_told(words, event)
    if isinstance(event, PenaltyEvent):
        return penalty_told(words, event, names)
    if isinstance(event, RulingEvent):
        return ruling_told(words, event, who, note)
    if isinstance(event, DayEvent):
        return day_told(words, event, who)
    if isinstance(event, FlightEvent):
        return flight_told(words, event, setup)
    if isinstance(event, FloorEvent):
        return floor_told(words, event, who, note)
    if isinstance(event, MovingEvent):
        return moving_told(words, event, who, note)
    if isinstance(event, OutEvent):
        return out_told(words, event, who)
    if isinstance(event, AdvisingEvent):
        return advising_told(words, event, note)
    if isinstance(event, CallingEvent):
        return calling_told(words, event, who)
    if isinstance(event, TournamentEvent):
        return tournament_told(words, event, who, note, setup)
    if isinstance(event, ClockEvent):
        return clock_told(words, event, note, setup)
    raise LookupError(type(event).__name__)


def log_sentences(
    words: Catalogue,
    events: Iterable[Event],
    names: Names,
    setup: Setup,
) -> Iterator[str]:
    """The sentences of one step; advice it followed is named with the last event."""
    last: str | None = None
    for event in events:
        if isinstance(event, AdviceTaken) and last is not None:
            last = and_advised(words, last, event)
            continue
        if last is not None:
            yield last
        last = log_sentence(words, event, names, setup)
    if last is not None:
        yield last
