"""The part of a trail that belongs to the flight in hand, while there are several."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event, play_of
from tdconsole.domain.state.flight_in_hand import entry_of
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, PlayId
from tdconsole.projections.engine.trail import TrailStep


def of_flight(tournament: Tournament, trail: Iterable[TrailStep]) -> Iterator[TrailStep]:
    """The steps of this flight and of all flights; everything, if there is only one floor."""
    return _steps_in_hand(tournament, trail) if tournament.others else iter(trail)


def _steps_in_hand(tournament: Tournament, trail: Iterable[TrailStep]) -> Iterator[TrailStep]:
    entered = dict[EntryId, PlayId]()
    for step in trail:
        plays = [_play(tournament, entered, event) for event in step.events]
        named = next((play for play in plays if play is not None), None)
        events = tuple(
            event
            for event, play in zip(step.events, plays, strict=True)
            if (named if play is None else play) in {None, tournament.current}
        )
        if events or not step.events:
            yield step if len(events) == len(step.events) else replace(step, events=events)


def _play(tournament: Tournament, entered: dict[EntryId, PlayId], event: Event) -> PlayId | None:
    """The flight of an event; for an entry since taken back, the one it was registered in."""
    if isinstance(event, EntryRegistered):
        entered[event.entry] = event.play
    play = play_of(event)
    number: EntryId | None = getattr(event, "entry", None)
    if play is not None or number is None:
        return play
    entry = entry_of(tournament, number)
    return entered.get(number) if entry is None else entry.play
