"""Who sits elsewhere since a short while: what is called out and shown to the room."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.events import (
    Event,
    PlayerMoved,
    PlayerReinstated,
    PlayerSeated,
    SeatsDrawn,
)
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId, Instant, Millis, Record, Seat, StepNo, elapsed
from tdconsole.projections.trail import TrailStep

RECENT: Final = Millis(10 * 60_000)


class Move(Record, kw_only=True):
    step: StepNo
    at: Instant
    entry: EntryId
    source: Seat | None
    target: Seat


def recent_moves(
    tournament: Tournament, latest_first: Iterable[TrailStep], now: Instant
) -> tuple[Move, ...]:
    """The last move of each that sits where it brought them; the latest first.

    Whoever drew the same seat again has nowhere to go.
    """
    of = tournament.play.seating.of
    found: dict[EntryId, Move] = {}
    unsourced: set[EntryId] = set()
    for step in latest_first:
        recent = elapsed(step.at, now) < RECENT
        if not recent and not unsourced:
            break
        if step.undone_by is not None:
            continue
        for event in reversed(step.events):
            for entry, seat in _seated(event, unsourced):
                found[entry] = replace(found[entry], source=seat)
                unsourced.discard(entry)
            for entry, seat in _moved(event) if recent else ():
                if entry not in found and of.get(entry) == seat:
                    found[entry] = Move(
                        step=step.no, at=step.at, entry=entry, source=None, target=seat
                    )
                    unsourced.add(entry)
    return tuple(one for one in found.values() if one.source != one.target)


def _moved(event: Event) -> list[tuple[EntryId, Seat]]:
    """Who had a seat before; in a redraw that is everybody."""
    match event:
        case PlayerMoved():
            return [(event.entry, event.seat)]
        case SeatsDrawn(redraw=True):
            return _drawn(event)
        case _:
            return []


def _seated(event: Event, wanted: set[EntryId]) -> list[tuple[EntryId, Seat]]:
    """Where an event put one of these."""
    match event:
        case PlayerMoved() | PlayerReinstated() | PlayerSeated() if event.entry in wanted:
            return [(event.entry, event.seat)]
        case SeatsDrawn() if wanted:
            return [(entry, seat) for entry, seat in _drawn(event) if entry in wanted]
        case _:
            return []


def _drawn(event: SeatsDrawn) -> list[tuple[EntryId, Seat]]:
    return [(one.entry, Seat(table=one.table, seat=one.seat)) for one in event.seated]
