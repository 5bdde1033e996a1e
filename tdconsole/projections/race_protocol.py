"""What was raced, read off the trail: who had what, which cards lay there and who got a chip."""

from collections.abc import Iterable, Iterator

from tdconsole.domain.events import ChipsRaced, RaceCardsDealt, RacedSeat
from tdconsole.domain.lots import OddChips, odd_of, text_hash
from tdconsole.domain.race_cards import race_inputs
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import (
    Chips,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    RaceMethod,
    Record,
    SeatNo,
    StepNo,
    TableNo,
)
from tdconsole.projections.names import People, of_entry
from tdconsole.projections.trail import TrailStep


class RacedThere(Record, kw_only=True):
    """The seat is known where the cards were dealt by the console."""

    entry: EntryId
    name: str | None
    seat: SeatNo | None
    odd: int
    cards: tuple[str, ...]
    got: int
    alone: bool


class RacedTableTold(Record, kw_only=True):
    """One table's race, as it stands; without seats only its sums were told."""

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


class RaceProtocol(Record, kw_only=True):
    """All that were not undone, by the chips and then by the tables; `change` is of the ledger."""

    event: str
    tables: tuple[RacedTableTold, ...]
    change: int


def race_protocol(
    tournament: Tournament, people: People, trail: Iterable[TrailStep]
) -> RaceProtocol:
    told = [one for step in trail for one in _told(tournament, people, step)]
    told.sort(key=lambda one: (one.old, one.table))
    return RaceProtocol(
        event=tournament.setup.name,
        tables=tuple(told),
        change=sum(one.change for one in told),
    )


def race_at(
    tournament: Tournament, people: People, trail: Iterable[TrailStep], old: Chips, table: TableNo
) -> RacedTableTold | None:
    for step in trail:
        for one in _told(tournament, people, step):
            if (one.old, one.table) == (old, table):
                return one
    return None


def _told(tournament: Tournament, people: People, step: TrailStep) -> Iterator[RacedTableTold]:
    if step.undone_by is not None:
        return
    dealt = next((one for one in step.events if isinstance(one, RaceCardsDealt)), None)
    for event in step.events:
        if isinstance(event, ChipsRaced):
            yield from _of_tables(tournament, people, step, event, dealt)


def _of_tables(
    tournament: Tournament,
    people: People,
    step: TrailStep,
    event: ChipsRaced,
    dealt: RaceCardsDealt | None,
) -> Iterator[RacedTableTold]:
    odd = {} if dealt is None else {one.table: one for one in odd_of(dealt.odd)}
    cards = {} if dealt is None else {(one.table, one.seat): one.cards for one in dealt.cards}
    for table in event.tables:
        seats = _seats(table.seats, odd.get(table.table))
        yield RacedTableTold(
            step=step.no,
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
                for one, seat in zip(table.seats, seats, strict=True)
            ),
        )


def _seats(told: tuple[RacedSeat, ...], odd: OddChips | None) -> tuple[SeatNo | None, ...]:
    """Dealt to seat by seat, those who race are told in the same order."""
    if odd is None or len(odd.seats) != len(told):
        return (None,) * len(told)
    return tuple(seat for seat, _odd in odd.seats)
