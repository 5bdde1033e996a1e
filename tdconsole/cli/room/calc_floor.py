"""The calculators of the room: balancing moves, tables that halt or break, redraws."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import SeatsTyped, refusing
from tdconsole.cli.calc.room import NOW, PlayersTyped, RoomAsked, tournament_of
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.calculators import TooManyAtTable
from tdconsole.domain.language.rejections.room import LastTable
from tdconsole.domain.room.balancing import Planned, plan, sizes_of, who_moves
from tdconsole.domain.room.breaking import breaking_order, next_to_break
from tdconsole.domain.room.fewest_moves import most_apart
from tdconsole.domain.room.final_table import combine_at, redraw_tables
from tdconsole.domain.room.halting import Halt, halt
from tdconsole.domain.rules.values import BalanceDuty, BalanceWho
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import MOST_SEATS, Game, Record, SeatNo, TableNo

BreakVerdict = Literal["break", "registration_open", "no_room"]


class BalanceAsked(RoomAsked, kw_only=True):
    game: Game = "holdem"


class MoveTold(Record, kw_only=True):
    """A move; its player and seat are null if found at the tables in `asks`, or by card."""

    source: TableNo
    from_seat: SeatNo | None
    target: TableNo
    to_seat: SeatNo | None
    ranked: tuple[SeatNo, ...]
    """The free seats at the target, best first, if its players are known."""
    asks: tuple[TableNo, ...]


class TableTold(Record, kw_only=True):
    table: TableNo
    players: int


class BalanceTold(Record, kw_only=True):
    moves: tuple[MoveTold, ...]
    after: tuple[TableTold, ...]
    most_apart: int
    """The most by which two tables may differ."""
    duty: BalanceDuty
    who: BalanceWho
    cite: str | None


class BreakingAsked(RoomAsked, kw_only=True):
    waiting: Annotated[int, Meta(ge=0, le=100_000)] = 0
    registration_open: bool = False


class Turn(Record, kw_only=True):
    """A table's turn: broken once those after it hold all players left, waiting ones included."""

    table: TableNo
    players: int
    breaks_at: int | None
    """Null for the last table, which is never broken."""


class BreakingTold(Record, kw_only=True):
    """The verdict on the first table in the order, and how many must bust before it breaks."""

    order: tuple[Turn, ...]
    next: TableNo
    verdict: BreakVerdict
    to_go: int


class HaltAsked(ByTheBook, kw_only=True):
    """A table's players, and those of the largest other.

    `by_elimination`: its seats were emptied by busts. `open_seat`: whether the next big blind's
    seat is empty, if known.
    """

    seats: SeatsTyped = 9
    players: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    largest: PlayersTyped
    by_elimination: bool = True
    open_seat: bool | None = None


class HaltTold(Record, kw_only=True):
    verdict: Halt
    cite: str | None


class RedrawAsked(ByTheBook, kw_only=True):
    seats: SeatsTyped = 9
    entries: Annotated[int, Meta(ge=1, le=1_000_000)]


class AtNumbers(Record, kw_only=True):
    at: tuple[int, ...]
    cite: str | None


class RedrawTold(Record, kw_only=True):
    """The numbers of players for the final table and for redraws."""

    final_table: AtNumbers
    tables: AtNumbers
    players: AtNumbers


def balance_tables(voice: Voice, asked: BalanceAsked) -> BalanceTold:
    tournament = tournament_of(voice, asked, game=asked.game)
    sizes = sizes_of(tournament)
    moves = plan(tournament, NOW)
    players = {one.table: one.players for one in sizes.every}
    for move in moves:
        players[move.source] -= 1
        players[move.target] += 1
    known = {one.table for one in asked.tables if one.occupied}
    rules = tournament.rules
    return BalanceTold(
        moves=tuple(_move(tournament, one, known) for one in moves),
        after=tuple(TableTold(table=no, players=n) for no, n in sorted(players.items())),
        most_apart=most_apart(rules.balance_tolerance.value, sizes.tables),
        duty=rules.balance_duty.value,
        who=who_moves(tournament),
        cite=rules.balance_who.cite,
    )


def _move(tournament: Tournament, move: Planned, known: set[TableNo]) -> MoveTold:
    of = tournament.play.seating.of
    return MoveTold(
        source=move.source,
        from_seat=None if move.entry is None else of[move.entry].seat,
        target=move.target,
        to_seat=move.seat,
        ranked=move.ranked if move.target in known else (),
        asks=move.asks,
    )


def next_break(voice: Voice, asked: BreakingAsked) -> BreakingTold:
    tournament = tournament_of(voice, asked, waiting=asked.waiting)
    sizes = sizes_of(tournament)
    of = {one.table: one for one in sizes.every}
    if len(of) == 1:
        raise refusing(voice, LastTable(table=next(iter(of))))
    hold = sizes.room
    order = []
    for number in breaking_order(tournament):
        hold -= of[number].room
        order.append(Turn(table=number, players=of[number].players, breaks_at=hold or None))
    first = order[0]
    if next_to_break(tournament, sizes) is None:
        verdict: BreakVerdict = "no_room"
    else:
        verdict = "registration_open" if asked.registration_open else "break"
    return BreakingTold(
        order=tuple(order),
        next=first.table,
        verdict=verdict,
        to_go=max(0, tournament.left - (first.breaks_at or 0)),
    )


def halt_of(voice: Voice, asked: HaltAsked) -> HaltTold:
    book, fullest = asked.book, max(asked.players, asked.largest)
    if fullest > asked.seats:
        raise refusing(voice, TooManyAtTable(players=fullest, seats=asked.seats))
    verdict = halt(
        book,
        seats=asked.seats,
        players=asked.players,
        largest=asked.largest,
        by_elimination=asked.by_elimination,
        open_seat=asked.open_seat,
    )
    return HaltTold(verdict=verdict, cite=book.halt_deficit.cite)


def redraws(_voice: Voice, asked: RedrawAsked) -> RedrawTold:
    book = asked.book
    return RedrawTold(
        final_table=AtNumbers(
            at=(combine_at(book.combine_at.value, asked.seats),), cite=book.combine_at.cite
        ),
        tables=AtNumbers(
            at=redraw_tables(book.redraw_tables.value, asked.entries),
            cite=book.redraw_tables.cite,
        ),
        players=AtNumbers(at=book.redraw_players.value, cite=book.redraw_players.cite),
    )


BALANCE: Final = Calculator(BalanceAsked, BalanceTold, balance_tables)
BREAKING: Final = Calculator(BreakingAsked, BreakingTold, next_break)
HALT: Final = Calculator(HaltAsked, HaltTold, halt_of)
REDRAW: Final = Calculator(RedrawAsked, RedrawTold, redraws)
