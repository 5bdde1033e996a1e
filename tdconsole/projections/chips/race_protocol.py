"""The races as recorded on the trail: odd chips, cards and new chips by seat."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import dropwhile
from typing import Final

from tdconsole.domain.chips.race_cards import race_inputs
from tdconsole.domain.draw.lots import OddChips, odd_of, text_hash
from tdconsole.domain.engine.decider import fold, initial
from tdconsole.domain.language.events.chips import ChipsRaced, RaceCardsDealt, RacedTable
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    RaceMethod,
    Record,
    Seat,
    SeatNo,
    StepNo,
    TableNo,
)
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.flights.trail import of_flight
from tdconsole.projections.people.names import People, of_entry

Sits = Mapping[EntryId, Seat]
_NOWHERE: Final[Sits] = {}
_BEHIND_ALL: Final = 1_000


class RacedThere(Record, kw_only=True):
    """A player in a race, with the seat at that time if known."""

    entry: EntryId
    name: str | None
    seat: SeatNo | None
    odd: int
    cards: tuple[str, ...]
    got: int
    alone: bool


class RacedTableTold(Record, kw_only=True):
    """One table's race as it counts now; without seats only its totals were reported."""

    step: StepNo
    table: TableNo
    at: Instant
    old: Chips
    new: Chips
    method: RaceMethod
    odd: int
    got: int
    change: int
    draw: DrawNo | None
    link: Digest | None
    inputs: Digest | None
    seats: tuple[RacedThere, ...]


class _Held(Record, kw_only=True):
    """A race as recorded in a step, with the seating before it."""

    step: TrailStep
    event: ChipsRaced
    dealt: RaceCardsDealt | None
    sits: Sits


class RaceProtocol(Record, kw_only=True):
    """All races not undone, by chip, table and seat; `change` is that of the ledger."""

    event: str
    tables: tuple[RacedTableTold, ...]
    change: int


def race_protocol(
    tournament: Tournament, people: People, trail: Iterable[TrailStep]
) -> RaceProtocol:
    told: list[RacedTableTold] = []
    state, steps = initial(), _up_to_the_last_race(trail)
    here = {step.no: step for step in of_flight(tournament, steps)}
    for step in steps:
        if step.no in here:
            told += _races_of_step(tournament, people, here[step.no], _sat_there(state, step))
        state = fold(state, step.events)
    told.sort(key=lambda one: (one.old, one.table))
    return RaceProtocol(
        event=title_of(tournament),
        tables=tuple(told),
        change=sum(one.change for one in told),
    )


def _up_to_the_last_race(trail: Iterable[TrailStep]) -> list[TrailStep]:
    """The steps up to the last race, without undone ones; later seats aren't needed."""
    alive = [step for step in trail if step.undone_by is None]
    return list(dropwhile(lambda step: not _is_race(step), reversed(alive)))[::-1]


def _sat_there(state: Tournament | None, step: TrailStep) -> Sits:
    """The seats in the flight that was raced."""
    plays = (event.play for event in step.events if isinstance(event, ChipsRaced))
    play = next(plays, None)
    if state is None or play is None or play not in state.plays:
        return _NOWHERE
    return state.plays[play].seating.of


def _is_race(step: TrailStep) -> bool:
    return any(isinstance(event, ChipsRaced) for event in step.events)


def race_at(
    tournament: Tournament, people: People, trail: Iterable[TrailStep], old: Chips, table: TableNo
) -> RacedTableTold | None:
    """A table's race; seats are given if the console dealt the cards."""
    for step in of_flight(tournament, trail):
        for one in _races_of_step(tournament, people, step):
            if (one.old, one.table) == (old, table):
                return one
    return None


def _races_of_step(
    tournament: Tournament, people: People, step: TrailStep, sits: Sits = _NOWHERE
) -> Iterator[RacedTableTold]:
    if step.undone_by is not None:
        return
    dealt = next((one for one in step.events if isinstance(one, RaceCardsDealt)), None)
    for event in step.events:
        if isinstance(event, ChipsRaced):
            held = _Held(step=step, event=event, dealt=dealt, sits=sits)
            yield from _of_tables(tournament, people, held)


def _of_tables(tournament: Tournament, people: People, held: _Held) -> Iterator[RacedTableTold]:
    event, dealt = held.event, held.dealt
    odd = {} if dealt is None else {one.table: one for one in odd_of(dealt.odd)}
    cards = {} if dealt is None else {(one.table, one.seat): one.cards for one in dealt.cards}
    for table in event.tables:
        seats = _seats(table, odd.get(table.table), held.sits)
        by_seat = sorted(
            zip(seats, table.seats, strict=True), key=lambda one: one[0] or _BEHIND_ALL
        )
        yield RacedTableTold(
            step=held.step.no,
            table=table.table,
            at=event.at,
            old=event.old,
            new=event.new,
            method=event.method,
            odd=table.odd,
            got=table.got,
            change=table.got * event.new - table.odd * event.old,
            draw=None if dealt is None else dealt.draw,
            link=None if dealt is None else dealt.link,
            inputs=None if dealt is None else text_hash(race_inputs(dealt)),
            seats=tuple(
                RacedThere(
                    entry=one.entry,
                    name=None
                    if (known := of_entry(tournament, people, one.entry)) is None
                    else known.name,
                    seat=seat,
                    odd=one.odd,
                    cards=() if seat is None else cards.get((table.table, seat), ()),
                    got=one.got,
                    alone=one.alone,
                )
                for seat, one in by_seat
            ),
        )


def _seats(table: RacedTable, odd: OddChips | None, sits: Sits) -> tuple[SeatNo | None, ...]:
    """The seats of the racers, in the order they were dealt to."""
    if odd is None or len(odd.seats) != len(table.seats):
        return tuple(_seat(sits.get(one.entry), table.table) for one in table.seats)
    return tuple(seat for seat, _odd in odd.seats)


def _seat(sits: Seat | None, table: TableNo) -> SeatNo | None:
    return None if sits is None or sits.table != table else sits.seat
