"""The moves on the trail: the last ones made, and the last ones undone."""

from collections.abc import Iterable, Iterator
from typing import Literal

from tdconsole.domain.language.events.day import SeatedAsBefore
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    PlayerMoved,
    PlayerReinstated,
    PlayersSwapped,
    TablesBalanced,
)
from tdconsole.domain.language.events.seating import PlayerSeated
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import DrawNo, EntryId, Instant, Record, Seat, StepNo, TableNo, elapsed
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import People, of_entry
from tdconsole.projections.room.moves import RECENT

Why = Literal["moved", "balanced", "broken", "redrawn"]


class Made(Record, kw_only=True):
    """One move as it was made."""

    entry: EntryId
    source: Seat | None
    target: Seat


class Moving(Record, kw_only=True):
    """All moves of one step."""

    why: Why
    at: Instant
    moves: tuple[Made, ...]
    undone_by: StepNo | None
    table: TableNo | None = None
    """The table that was broken."""
    draw: DrawNo | None = None
    cite: str | None = None


def movings(trail: Iterable[TrailStep]) -> Iterator[Moving]:
    """All moves in order, each from the player's seat by the steps that count."""
    of: dict[EntryId, Seat] = {}
    for step in trail:
        for event in step.events:
            seats = _seats(event, of)
            if (why := _why(event, of)) is not None:
                moves = tuple(
                    Made(entry=entry, source=of.get(entry), target=seat)
                    for entry, seat in seats.items()
                )
                yield _moving(why, event, step, moves)
            if step.undone_by is None:
                of |= seats


def _moving(why: Why, event: Event, step: TrailStep, moves: tuple[Made, ...]) -> Moving:
    drawn = event if isinstance(event, SeatsDrawn) else None
    return Moving(
        why=why,
        at=step.at,
        moves=moves,
        undone_by=step.undone_by,
        table=None if drawn is None else drawn.broken,
        draw=None if drawn is None else drawn.draw,
        cite=event.cite if isinstance(event, TablesBalanced) else None,
    )


def _seats(event: Event, of: dict[EntryId, Seat]) -> dict[EntryId, Seat]:
    """The seats that an event gives."""
    match event:
        case PlayerMoved() | PlayerReinstated() | PlayerSeated():
            return {event.entry: event.seat}
        case SeatedAsBefore():
            return {one.entry: one.seat for one in event.seated}
        case TablesBalanced():
            return {one.entry: one.seat for one in event.moves}
        case SeatsDrawn():
            return {one.entry: Seat(table=one.table, seat=one.seat) for one in event.seated}
        case PlayersSwapped() if event.one in of and event.other in of:
            return {event.one: of[event.other], event.other: of[event.one]}
        case _:
            return {}


def _why(event: Event, of: dict[EntryId, Seat]) -> Why | None:
    """The reason for a move; None for a first seat, or one given back."""
    match event:
        case PlayerMoved() if event.entry in of:
            return "moved"
        case PlayersSwapped() if event.one in of and event.other in of:
            return "moved"
        case TablesBalanced():
            return "balanced"
        case SeatsDrawn(redraw=True):
            return "redrawn"
        case SeatsDrawn(broken=int()):
            return "broken"
        case _:
            return None


def last_of(trail: Iterable[TrailStep], why: Why) -> Moving | None:
    """The last moves for this reason that still count."""
    found = [one for one in movings(trail) if one.why == why and one.undone_by is None]
    return found[-1] if found else None


def last_moves(trail: Iterable[TrailStep]) -> tuple[Moving, ...]:
    """The last moves that still count."""
    return _together([one for one in movings(trail) if one.undone_by is None])


def last_undone(trail: Iterable[TrailStep]) -> tuple[Moving, ...]:
    undone = [(one.undone_by, nth, one) for nth, one in enumerate(movings(trail)) if one.undone_by]
    return _together([one for _, _, one in sorted(undone)])


def _together(found: list[Moving]) -> tuple[Moving, ...]:
    """The last break or redraw alone, or all other moves made shortly before the last one."""
    if not found:
        return ()
    last = found[-1]
    together = [last]
    for one in reversed(found[:-1]):
        if {one.why, last.why} & {"broken", "redrawn"} or elapsed(one.at, last.at) >= RECENT:
            break
        together.insert(0, one)
    return tuple(together)


class MoveRow(Record, kw_only=True):
    entry: EntryId
    name: str | None
    country: str | None
    family_name: str = ""
    """A part of the name."""
    source: Seat | None
    target: Seat


class MovesSheet(Record, kw_only=True):
    """The moves by the table left and the seat there."""

    event: str
    at: Instant
    broken: TableNo | None
    rows: tuple[MoveRow, ...]


def moves_sheet(
    tournament: Tournament, people: People, made: tuple[Moving, ...]
) -> MovesSheet | None:
    """The sheet; a player moved more than once has one row, one who came back has none."""
    sources: dict[EntryId, Seat | None] = {}
    targets: dict[EntryId, Seat] = {}
    for moving in made:
        for move in moving.moves:
            sources.setdefault(move.entry, move.source)
            targets[move.entry] = move.target
    moves = [
        Made(entry=entry, source=sources[entry], target=target)
        for entry, target in targets.items()
        if sources[entry] != target
    ]
    if not moves:
        return None
    moves.sort(key=lambda move: (move.source or move.target, move.entry))
    return MovesSheet(
        event=title_of(tournament),
        at=made[-1].at,
        broken=made[-1].table,
        rows=tuple(row_of(tournament, people, move) for move in moves),
    )


def row_of(tournament: Tournament, people: People, move: Made) -> MoveRow:
    known = of_entry(tournament, people, move.entry)
    return MoveRow(
        entry=move.entry,
        name=known.name if known else None,
        country=known.country if known else None,
        family_name=known.family if known else "",
        source=move.source,
        target=move.target,
    )
