"""An entry's consequences besides its price: flight, previous entry, and when it gets a seat."""

from tdconsole.domain.clock.reading import has_begun
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.entry.entries import draws_at_entry
from tdconsole.domain.hand.hands_left import is_overnight
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.room.open_seats import offered
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.values import PersonId
from tdconsole.i18n.flights.elsewhere import elsewhere_words, forward_words
from tdconsole.line.typing.line_context import Desk
from tdconsole.projections.flights.elsewhere import elsewhere, other_flights


def entry_sentence(
    desk: Desk, told: str, person: PersonId | None, events: tuple[Event, ...]
) -> str:
    """Return the sentence with the person's other flights; a new person has none."""
    words, state = desk.words, desk.state
    if state.others:
        flight = flight_name(state, state.current)
        told = words.gettext("{flight}: {gesture}", flight=flight, gesture=told)
    also = list[str]()
    if person is not None:
        others = elsewhere(other_flights(state), person)
        forward = forward_words(words, state, others)
        also += [forward] if forward else elsewhere_words(words, others)
    if _will_wait(desk, events):
        also.append(words.gettext("no seat is free: this player will wait for one"))
    for one in also:
        told = words.gettext("{told}; {also}", told=told, also=one)
    return told


def _will_wait(desk: Desk, events: tuple[Event, ...]) -> bool:
    """Whether a seat would be drawn at once and the open tables have none left."""
    state, after = desk.state, fold(desk.state, events)
    seated = bool(state.play.seating.of)
    if after is None or is_overnight(state) or not (seated or draws_at_entry(state)):
        return False
    waits = after.left - len(after.play.seating.of)
    opening = not seated or not has_begun(
        state.setup.structure, state.play.clock, desk.looking.now()
    )
    tables = offered(after, waits, opening=opening)
    return sum(len(one.free) for one in tables) < waits
