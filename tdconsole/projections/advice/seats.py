"""Advice on players without a seat, before the first draw and later as alternates."""

from collections.abc import Iterator

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.clock.registration import is_closed
from tdconsole.domain.hand.hands_left import is_shut
from tdconsole.domain.language.commands.day import SeatAsBefore
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import CallAlternate, PassAlternate
from tdconsole.domain.language.commands.seating import OpenTables, RemoveUnsold
from tdconsole.domain.room.open_seats import tables_expected
from tdconsole.domain.room.same_seats import as_before_fault
from tdconsole.domain.room.seat_draw import LEAST_PLAYERS, draw_fault
from tdconsole.domain.room.tables import to_open, unsold
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant
from tdconsole.projections.advice.card import Urgency
from tdconsole.projections.advice.due import (
    Advice,
    AlternateDidNotAnswer,
    AlternateExpected,
    AlternatesWaiting,
    NoSeatForAlternates,
    SeatsFill,
    SeatsNotDrawn,
    UnsoldStacks,
)
from tdconsole.projections.room.waiting_list import answers_within, seats_free


def of_seats(
    tournament: Tournament, waiting: int, reading: Reading | None, now: Instant
) -> Iterator[Advice]:
    yield from _seats_fill(tournament)
    if waiting > 0 and not is_shut(tournament):
        urgency: Urgency = "now" if reading is not None and reading.running else "soon"
        if reading is None or not tournament.play.seating.of:
            yield from _to_draw(tournament, waiting, urgency)
        else:
            yield from _alternates(tournament, waiting, urgency, now)
    if is_closed(tournament, reading, now) and (seats := unsold(tournament)):
        yield UnsoldStacks(seats=seats, choices=(RemoveUnsold(),))


def _seats_fill(tournament: Tournament) -> Iterator[SeatsFill]:
    """How seats will fill, before the first entry is drawn; opened tables share entries too."""
    terms = tournament.terms
    if terms.draw_at == "once" or tournament.entries.by_id or tournament.play.clock.anchor:
        return
    yield SeatsFill(
        expected=terms.expected or terms.cap,
        tables=tables_expected(tournament),
        by_table=terms.draw_at == "entry_by_table",
    )


def _to_draw(tournament: Tournament, waiting: int, urgency: Urgency) -> Iterator[Advice]:
    """Advice to draw; before play begins the draw opens the tables it needs."""
    at_entry = tournament.terms.draw_at != "once"
    least = 1 if at_entry or tournament.play.seating.of else LEAST_PLAYERS
    if as_before_fault(tournament) is None:
        yield SeatsNotDrawn(
            waiting=waiting,
            urgency=urgency,
            cite=tournament.rules.redraw_each_day.cite,
            proposal=SeatAsBefore(),
            choices=(DrawSeats(),),
        )
    elif waiting >= least and draw_fault(tournament) is None:
        yield SeatsNotDrawn(waiting=waiting, urgency=urgency)


def _alternates(
    tournament: Tournament, number: int, urgency: Urgency, now: Instant
) -> Iterator[Advice]:
    free = seats_free(tournament)
    if not free:
        table = next(to_open(tournament), None)
        if table is not None:
            yield NoSeatForAlternates(number=number, table=table, proposal=OpenTables(number=1))
        return
    line, called = in_line(tournament), tournament.alternates.called
    if tournament.rules.alternates.value == "at_once":
        seated = tuple(line[:free])
        yield AlternatesWaiting(
            number=number,
            free=free,
            entry=line[0],
            urgency=urgency,
            proposal=DrawSeats(entries=seated),
        )
        return
    uncalled = [entry for entry in line if entry not in called]
    answering = list[EntryId]()
    for entry in line:
        if entry not in called:
            continue
        if answers_within(called[entry], now):
            answering.append(entry)
        else:
            yield AlternateDidNotAnswer(
                entry=entry,
                proposal=PassAlternate(entry=entry),
                choices=(DrawSeats(entries=(entry,)),),
            )
    more = uncalled[0] if uncalled and free > len(line) - len(uncalled) else None
    if answering:
        yield AlternateExpected(
            number=number,
            free=free,
            entry=answering[0],
            following=more,
            urgency=urgency,
            proposal=DrawSeats(entries=(answering[0],)),
            choices=() if more is None else (CallAlternate(entry=more),),
        )
    elif more is not None:
        yield AlternatesWaiting(
            number=number,
            free=free,
            entry=more,
            urgency=urgency,
            proposal=CallAlternate(entry=more),
            choices=(DrawSeats(entries=(more,)),),
        )
