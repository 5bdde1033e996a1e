"""The progress of a colour-up: each table's players with their odd and new chips."""

from collections.abc import Container
from typing import Final

from tdconsole.domain.chips.race_cards import race_rules
from tdconsole.domain.chips.race_sums import is_larger
from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.language.events.chips import RacedTable
from tdconsole.domain.rules.values import Rescue, Rounding
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Level,
    Map,
    RaceMethod,
    Record,
    SeatNo,
    TableNo,
)
from tdconsole.projections.chips.colour_up import own_plan, to_bring
from tdconsole.projections.chips.leaving import ColourUp
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People, of_entry

LADDER: Final = tuple(map(Chips, (1, 5, 25))) + tuple(
    Chips(figure * 10**zeros) for zeros in range(2, 11) for figure in (1, 5)
)
"""The usual chips: 1, 5, 25, 100, 500, 1,000 and so on."""


class Exchange(Record, kw_only=True):
    old: Chips
    new: Chips


class Racing(Record, kw_only=True):
    """A player in the race; the odd and new chips are None if not reported by seat."""

    seat: SeatNo | None
    """The player's present seat, if still at this table."""
    entry: EntryId
    name: str | None
    odd: int | None = None
    got: int | None = None
    alone: bool = False


class RaceTable(Record, kw_only=True):
    table: TableNo
    players: int
    done: bool
    odd: int = 0
    got: int = 0
    seats: tuple[Racing, ...] = ()


class RaceBoard(Record, kw_only=True):
    """The board; `whole` old chips make a new one, `change` is that of the chips in play."""

    event: str
    old: Chips
    new: Chips
    whole: int
    method: RaceMethod
    rounding: Rounding
    rescue: Rescue
    cite: str | None
    tables: tuple[RaceTable, ...]
    done: int
    odd: int
    got: int
    change: int


class RaceSheet(Record, kw_only=True):
    """The tables still to be raced; without an exchange the chips are filled in by hand."""

    event: str
    exchange: Exchange | None
    whole: int
    method: RaceMethod
    rounding: Rounding
    cite: str | None
    tables: tuple[RaceTable, ...]
    bring: dict[TableNo, int]
    """The new chips each table may need, whole ones included, if known."""


def race_sheet(tournament: Tournament, people: People) -> RaceSheet:
    step, exchange = _next(tournament), proposed(tournament)
    book = tournament.rules
    seating = tournament.play.seating.tables.values()
    done = tournament.counts.raced_tables.get(exchange.old, Map()) if exchange else Map()
    tables = (one for one in seating if one.players and one.no not in done)
    return RaceSheet(
        event=title_of(tournament),
        exchange=exchange,
        whole=exchange.new // exchange.old if exchange else 0,
        method=book.race_method.value,
        rounding=book.race_rounding.value,
        cite=book.race_method.cite,
        bring={} if step is None else to_bring(tournament, step),
        tables=tuple(
            _table(tournament, people, table, None, named=True)
            for table in sorted(tables, key=lambda one: one.no)
        ),
    )


def race_board(
    tournament: Tournament,
    people: People,
    exchange: Exchange,
    method: RaceMethod | None = None,
    *,
    named: Container[TableNo] | None = None,
) -> RaceBoard | None:
    """The board, with the seats of all tables or of these; None unless the new chip fits."""
    old, new = exchange.old, exchange.new
    if not is_larger(old, new):
        return None
    rules = race_rules(tournament, old, new, method)
    raced: Map[TableNo, RacedTable] = tournament.counts.raced_tables.get(old, Map())
    there = tournament.play.seating.tables
    numbers = {number for number, table in there.items() if table.players}
    tables = tuple(
        _table(
            tournament,
            people,
            there.get(number) or Table(no=number),
            raced.get(number),
            named=named is None or number in named,
        )
        for number in sorted(numbers | set(raced))
    )
    odd, got = sum(one.odd for one in tables), sum(one.got for one in tables)
    return RaceBoard(
        event=title_of(tournament),
        old=old,
        new=new,
        whole=rules.whole,
        method=rules.method,
        rounding=tournament.rules.race_rounding.value,
        rescue=rules.rescue,
        cite=rules.cite,
        tables=tables,
        done=sum(one.done for one in tables),
        odd=odd,
        got=got,
        change=got * new - odd * old,
    )


def _table(
    tournament: Tournament, people: People, table: Table, raced: RacedTable | None, *, named: bool
) -> RaceTable:
    players = len(table.players)
    if not named:
        odd, got = (0, 0) if raced is None else (raced.odd, raced.got)
        done = raced is not None
        return RaceTable(table=table.no, players=players, done=done, odd=odd, got=got)
    if raced is None:
        seats = tuple(
            _racing(tournament, people, entry, seat)
            for seat, entry in sorted(table.players.items())
        )
        return RaceTable(table=table.no, players=players, done=False, seats=seats)
    sits = {entry: seat for seat, entry in table.players.items()}
    told = tuple(
        Racing(
            seat=sits.get(one.entry),
            entry=one.entry,
            name=_name(tournament, people, one.entry),
            odd=one.odd,
            got=one.got,
            alone=one.alone,
        )
        for one in raced.seats
    )
    return RaceTable(
        table=table.no, players=players, done=True, odd=raced.odd, got=raced.got, seats=told
    )


def _racing(tournament: Tournament, people: People, entry: EntryId, seat: SeatNo) -> Racing:
    return Racing(seat=seat, entry=entry, name=_name(tournament, people, entry))


def _name(tournament: Tournament, people: People, entry: EntryId) -> str | None:
    known = of_entry(tournament, people, entry)
    return None if known is None else known.name


# The chip to race


def proposed(tournament: Tournament) -> Exchange | None:
    """The chip being raced, or the first that should have left and hasn't."""
    step = _next(tournament)
    if step is None:
        return None
    return Exchange(old=step.old, new=step.new or larger(tournament, step.old))


def _next(tournament: Tournament) -> ColourUp | None:
    left = [one for one in own_plan(tournament).steps if not one.over]
    begun = (one for one in left if one.raced)
    return next(begun, left[0] if left else None)


def larger(tournament: Tournament, old: Chips) -> Chips:
    """The next chip known to the structure that is a multiple of this one."""
    marks = (mark for period in tournament.setup.structure for mark in period.marks)
    chips = (one.chip for one in marks if one.kind == "colour_up" and one.chip is not None)
    known = [chip for chip in chips if is_larger(old, chip)]
    usual = [chip for chip in LADDER if is_larger(old, chip)]
    return min([*known, *usual], default=Chips(old * 2))


def still_needed(tournament: Tournament, new: Chips, now: Instant) -> int | None:
    """The first later level that can't be paid with the new chips alone."""
    structure = tournament.setup.structure
    reading: Reading | None = read(structure, tournament.play.clock, now)
    first = 0 if reading is None else reading.index + 1
    for index, period in enumerate(structure):
        if index >= first and isinstance(period, Level) and _needs_less(period, new):
            return sum(isinstance(one, Level) for one in structure[: index + 1])
    return None


def _needs_less(level: Level, new: Chips) -> bool:
    from tdconsole.domain.design.chips import amounts  # noqa: PLC0415 -- when a race is looked at

    return any(amount % new for _kind, amount in amounts(level))
