"""Rulings in readable form: who and where, what happened, what was decided."""

from collections.abc import Iterable, Iterator, Mapping

from tdconsole.domain.language.events.rulings import RulingDecided, RulingMade
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.ruling import Ruling
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    EntryId,
    HandStage,
    Instant,
    NoteId,
    Record,
    RulingNo,
    StaffId,
    TableNo,
    Withheld,
)
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.purchases import Staff
from tdconsole.projections.people.names import Notes, People, of_entry

By = Mapping[RulingNo, StaffId | None]


class RuledOn(Record, kw_only=True):
    entry: EntryId
    name: str | None


class RulingTold(Record, kw_only=True):
    """A ruling; a missing text was erased, and a pending one has no decision yet."""

    ruling: RulingNo
    at: Instant
    by: str | None
    flight: str | None
    """Set only if there are several."""
    table: TableNo | None
    players: tuple[RuledOn, ...]
    stage: HandStage | None
    happened: str | None
    pending: bool
    decided: str | None
    decided_at: Instant | None
    decided_by: str | None
    cites: tuple[str, ...]
    withheld: Withheld | None
    """What is held back while it is pending, or what was."""
    holds_prize_of: str | None


class RulingList(Record, kw_only=True):
    event: str
    pending: int
    rulings: tuple[RulingTold, ...]


def ruling_list(
    tournament: Tournament,
    people: People,
    trail: Iterable[TrailStep],
    staff: Staff,
    notes: Notes,
) -> RulingList:
    """The rulings: pending ones oldest first, then the others latest first."""
    made, decided = _actors(trail)
    told = [
        _ruling_told(tournament, people, number, ruling, notes, _Names(made, decided, staff))
        for number, ruling in sorted(tournament.rulings.items(), key=_order)
    ]
    waiting = sum(one.pending for one in told)
    return RulingList(event=tournament.setup.name, pending=waiting, rulings=tuple(told))


def notes_of(rulings: Iterable[Ruling]) -> Iterator[NoteId]:
    """The numbers of the notes with their texts."""
    for ruling in rulings:
        yield ruling.happened
        if ruling.decided is not None:
            yield ruling.decided


def _order(numbered: tuple[RulingNo, Ruling]) -> tuple[bool, int]:
    number, ruling = numbered
    return not ruling.pending, number if ruling.pending else -number


class _Names:
    """The staff who made a ruling and who decided it."""

    def __init__(self, made: By, decided: By, staff: Staff) -> None:
        self._made, self._decided, self._staff = made, decided, staff

    def made(self, number: RulingNo) -> str | None:
        return self._name(self._made.get(number))

    def decided(self, number: RulingNo) -> str | None:
        return self._name(self._decided.get(number))

    def _name(self, actor: StaffId | None) -> str | None:
        return None if actor is None else self._staff.get(actor)


def _actors(trail: Iterable[TrailStep]) -> tuple[By, By]:
    made, decided = dict[RulingNo, StaffId | None](), dict[RulingNo, StaffId | None]()
    for step in trail:
        for event in () if step.undone_by is not None else step.events:
            if isinstance(event, RulingMade):
                made[event.ruling] = step.actor
                if event.decided is not None:
                    decided[event.ruling] = step.actor
            elif isinstance(event, RulingDecided):
                decided[event.ruling] = step.actor
    return made, decided


def _ruling_told(  # noqa: PLR0913, PLR0917 -- all that a ruling is told from
    tournament: Tournament,
    people: People,
    number: RulingNo,
    ruling: Ruling,
    notes: Notes,
    by: _Names,
) -> RulingTold:
    held = ruling.withheld
    return RulingTold(
        ruling=number,
        at=ruling.at,
        by=by.made(number),
        flight=flight_name(tournament, ruling.play) if len(tournament.plays) > 1 else None,
        table=ruling.table,
        players=tuple(
            RuledOn(entry=entry, name=_name(tournament, people, entry)) for entry in ruling.entries
        ),
        stage=ruling.stage,
        happened=notes.get(ruling.happened),
        pending=ruling.pending,
        decided=None if ruling.decided is None else notes.get(ruling.decided),
        decided_at=ruling.decided_at,
        decided_by=by.decided(number),
        cites=ruling.cites,
        withheld=held,
        holds_prize_of=None
        if held is None or held.prize is None
        else _name(tournament, people, held.prize),
    )


def _name(tournament: Tournament, people: People, entry: EntryId) -> str | None:
    known = of_entry(tournament, people, entry)
    return None if known is None else known.name
