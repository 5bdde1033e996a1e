"""The tables of a calculation, as a tournament in which nobody has a name."""

from typing import Annotated, Final

import click
from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.checks import Numbers, SeatsTyped, once, refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.draw import TooFewSeats
from tdconsole.domain.language.rejections.room import ButtonOnBigBlind, NoSuchSeat, NoSuchTable
from tdconsole.domain.language.rejections.setup import TableTwice
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.rules.book import Rules
from tdconsole.domain.state.tournament import (
    Entries,
    Entry,
    Hand,
    Play,
    Seating,
    Setup,
    Table,
    Tournament,
)
from tdconsole.domain.values import (
    FIRST_PLAY,
    MOST_SEATS,
    NOTHING,
    Chips,
    Dealt,
    EntryId,
    Game,
    Instant,
    Map,
    Millis,
    Money,
    PersonId,
    Record,
    Seat,
    SeatNo,
    SeatUse,
    TableNo,
    TableTyped,
)

PlayersTyped = Annotated[int, Meta(ge=1, le=MOST_SEATS)]

NOW: Final = Instant(utc=Millis(0), boot="", uptime=Millis(0))
DEAD: Final[SeatUse] = "dead"


class TableAsked(Record, kw_only=True):
    """A table's players by number or by seat, with the last hand dealt, if known.

    `room` is how many can play there, if that isn't the usual number of seats.
    """

    table: TableTyped
    players: PlayersTyped | None = None
    occupied: Numbers = ()
    last: Dealt | None = None
    room: SeatsTyped | None = None


class RoomAsked(ByTheBook, kw_only=True):
    """The tables in play; the first in the order is broken first.

    Tables that the order doesn't name come before it, the highest number first.
    """

    seats: SeatsTyped = 9
    tables: Annotated[tuple[TableAsked, ...], Meta(min_length=1, max_length=5000)]
    order: Annotated[tuple[TableTyped, ...], Meta(max_length=5000)] = ()


def tournament_of(
    voice: Voice, asked: RoomAsked, *, game: Game = "holdem", waiting: int = 0
) -> Tournament:
    """The tournament, with entries numbered by seat."""
    most = max(one.room or asked.seats for one in asked.tables)
    tables: dict[TableNo, Table] = {}
    hands: dict[TableNo, Hand] = {}
    of: dict[EntryId, Seat] = {}
    for one in asked.tables:
        if one.table in tables:
            raise refusing(voice, TableTwice(table=one.table))
        room, players = one.room or asked.seats, dict[SeatNo, EntryId]()
        for seat in _occupied(voice, one, room):
            entry = players[seat] = EntryId(len(of) + 1)
            of[entry] = Seat(table=one.table, seat=seat)
        dead = {SeatNo(seat): DEAD for seat in range(room + 1, most + 1)}
        tables[one.table] = Table(no=one.table, players=Map(players), uses=Map(dead))
        if one.last is not None:
            there = players.get(one.last.big_blind)
            hands[one.table] = Hand(dealt=one.last, since=NOW, big_blind=there)
    for at, number in enumerate(asked.order):
        if number not in tables:
            raise refusing(voice, NoSuchTable(table=number))
        if number in asked.order[:at]:
            raise refusing(voice, TableTwice(table=number))
    play = Play(
        id=FIRST_PLAY,
        seating=Seating(tables=Map(tables), of=Map(of)),
        hands=Map(hands),
        breaking=asked.order,
    )
    numbers = map(EntryId, range(1, len(of) + waiting + 1))
    return Tournament(
        setup=_setup(asked, most, game),
        entries=Entries(by_id=Map((number, _entry(number)) for number in numbers)),
        plays=Map({FIRST_PLAY: play}),
    )


def _occupied(voice: Voice, one: TableAsked, room: int) -> tuple[SeatNo, ...]:
    if one.players is not None and not one.occupied and one.last is None:
        if one.players > room:
            raise refusing(voice, TooFewSeats(seats=room, players=one.players))
        return tuple(map(SeatNo, range(1, one.players + 1)))
    if one.players is not None or not one.occupied:
        raise click.UsageError("players or occupied is needed of each table; last with occupied.")
    dealt = one.last
    last = () if dealt is None else (dealt.button, dealt.small_blind, dealt.big_blind)
    for seat in (*one.occupied, *last):
        if seat > room:
            there = Seat(table=one.table, seat=seat)
            raise refusing(voice, NoSuchSeat(seat=there, seats_per_table=room))
    if dealt is not None and dealt.button == dealt.big_blind:
        raise refusing(voice, ButtonOnBigBlind(table=one.table))
    once(voice, one.occupied)
    return one.occupied


def _entry(number: EntryId) -> Entry:
    return Entry(id=number, person=PersonId(number), paid=NOTHING, stack=Chips(0))


def _setup(asked: RoomAsked, seats: int, game: Game) -> Setup:
    return Setup(
        name="",
        currency="EUR",
        price=NOTHING,
        cash_unit=Money(1),
        seats_per_table=seats,
        stack=Chips(0),
        structure=(),
        payouts=(),
        rules=Rules(book=asked.book),
        terms=Terms(game=game),
    )
