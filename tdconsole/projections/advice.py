"""What is due on the floor: why, under which article, and the one gesture that does it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, Literal, dataclass_transform

from tdconsole.domain.clock import Reading, doubt, read
from tdconsole.domain.commands import (
    Command,
    DrawSeats,
    FinishTournament,
    ResumeClock,
    SettleClock,
    StartClock,
)
from tdconsole.domain.draw import LEAST_PLAYERS
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import (
    Counted,
    EntryId,
    Instant,
    Mark,
    Millis,
    NoteId,
    Record,
    TableNo,
)
from tdconsole.projections.clock_board import level_number, registration_closes_in

Urgency = Literal["now", "soon"]

NOT_LEVEL: Final = 2  # fewer than at the fullest table
HALTS: Final = 3
CLOSES_SOON: Final = 600_000  # milliseconds


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Due(Record, tag=True, tag_field="advice"):
    """`proposal` can be asked for as it is; `start` begins a line which the director completes.

    Where only the director knows which of several is right, they are `choices`.
    """

    urgency: Urgency = "soon"
    cite: str | None = None
    proposal: Command | None = None
    start: str | None = None
    choices: tuple[Command, ...] = ()


class ClockInDoubt(Due, kw_only=True):
    """The machine slept, or its time was set: which reading is right, nobody but the director knows."""

    why: Literal["slept", "time_set"]
    readings: tuple["Standing", ...]
    """One for each of the choices."""
    urgency: Urgency = "now"


class Standing(Record, kw_only=True):
    """Where the clock stands if this time is believed; in a break there is no level."""

    by: Counted
    level: int | None
    left: Millis
    starts_in: Millis | None = None


class WinnerKnown(Due, kw_only=True):
    entry: EntryId
    urgency: Urgency = "now"
    proposal: Command | None = FinishTournament()


class ClockPaused(Due, kw_only=True):
    reason: NoteId | None
    urgency: Urgency = "now"
    proposal: Command | None = ResumeClock()


class ClockHeld(Due, kw_only=True):
    """The clock stopped by itself at this mark."""

    mark: Mark
    urgency: Urgency = "now"
    proposal: Command | None = ResumeClock()


class RegistrationCloses(Due, kw_only=True):
    minutes: int
    """Begun ones count."""


class LevelsOver(Due, kw_only=True):
    """The last level of the structure has run out."""

    urgency: Urgency = "now"
    start: str | None = "+"


class SeatsNotDrawn(Due, kw_only=True):
    waiting: int
    proposal: Command | None = DrawSeats()


class AloneAtTable(Due, kw_only=True):
    """No hand can be dealt at this table, and there is a free seat at another one."""

    table: TableNo
    entry: EntryId
    urgency: Urgency = "now"


class TableCanBreak(Due, kw_only=True):
    """Of the tables with the fewest players, the one with the highest number."""

    table: TableNo
    players: int
    free: int
    """Seats at the other tables."""
    cite: str | None = "TDA-2024 10"


class TablesNotLevel(Due, kw_only=True):
    """From the fullest table to the one with the fewest players."""

    from_table: TableNo
    players: int
    to_table: TableNo
    fewest: int
    halted: bool
    """Short by so many that play there halts when the big blind reaches an empty seat."""
    moves: int
    """The fewest that bring all tables within one."""
    cite: str | None = "TDA-2024 11"


class ClockNotStarted(Due, kw_only=True):
    """Everybody sits."""

    seated: int
    proposal: Command | None = StartClock()


Advice = (
    ClockInDoubt
    | WinnerKnown
    | ClockPaused
    | ClockHeld
    | RegistrationCloses
    | LevelsOver
    | SeatsNotDrawn
    | AloneAtTable
    | TableCanBreak
    | TablesNotLevel
    | ClockNotStarted
)


class AdviceList(Record, kw_only=True):
    items: tuple[Advice, ...]


def advice(tournament: Tournament, now: Instant) -> tuple[Advice, ...]:
    """What is due now before what is due soon, and the weightier before the lighter."""
    if tournament.finished:
        return ()
    seated = tournament.play.seating.of
    waiting = tournament.left - len(seated)
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    if reading is not None and tournament.exits.by_entry and tournament.left == len(seated) == 1:
        return (WinnerKnown(entry=next(iter(seated))),)
    begun = None if reading is None or reading.starts_in is not None else reading
    due = (
        *_doubt(tournament, now),
        *_clock(tournament, reading, now),
        *_draw(waiting, begun, least=1 if seated else LEAST_PLAYERS),
        *_tables(tournament, waiting, begun),
        *_start(len(seated), waiting, reading),
    )
    return tuple(sorted(due, key=lambda one: one.urgency != "now"))


def _doubt(tournament: Tournament, now: Instant) -> Iterator[Advice]:
    found = doubt(tournament.setup.structure, tournament.play.clock, now)
    if found is not None:
        structure = tournament.setup.structure
        yield ClockInDoubt(
            why=found.why,
            readings=tuple(
                Standing(
                    by=one.by,
                    level=level_number(structure, one.reading.index),
                    left=one.reading.left,
                    starts_in=one.reading.starts_in,
                )
                for one in found.readings
            ),
            choices=tuple(SettleClock(by=one.by) for one in found.readings),
        )


def _clock(tournament: Tournament, reading: Reading | None, now: Instant) -> Iterator[Advice]:
    if reading is None:
        return
    if reading.held is not None:
        yield ClockHeld(mark=reading.held)
    elif reading.over:
        yield LevelsOver()
    elif not reading.running and reading.starts_in is None:
        yield ClockPaused(reason=tournament.play.clock.pause_reason)
    closes = registration_closes_in(tournament, reading, now)
    if closes is not None and 0 < closes <= CLOSES_SOON:
        yield RegistrationCloses(minutes=-(-closes // 60_000))


def _draw(waiting: int, reading: Reading | None, *, least: int) -> Iterator[Advice]:
    if waiting >= least:
        running = reading is not None and reading.running
        yield SeatsNotDrawn(waiting=waiting, urgency="now" if running else "soon")


def _start(seated: int, waiting: int, reading: Reading | None) -> Iterator[Advice]:
    if reading is None and not waiting and seated >= LEAST_PLAYERS:
        yield ClockNotStarted(seated=seated)


def _tables(tournament: Tournament, waiting: int, reading: Reading | None) -> Iterator[Advice]:
    tables = tournament.play.seating.tables
    sizes = {no: len(table.players) for no, table in tables.items() if table.players}
    if len(sizes) < 2:
        return
    breaking = set()
    if reading is not None:
        for one in _breaks(tournament, sizes):
            breaking.add(one.table)
            yield one
    elif waiting:
        return  # the draw fills the emptiest tables first
    uneven = _not_level(sizes, dealing=reading is not None)
    if uneven is not None and uneven.to_table not in breaking:
        yield uneven


def _breaks(
    tournament: Tournament, sizes: Mapping[TableNo, int]
) -> Iterator[AloneAtTable | TableCanBreak]:
    """Whoever waits for a seat needs one of the free ones too."""
    seats, seating = tournament.setup.seats_per_table, tournament.play.seating
    spare = len(sizes) - -(-tournament.left // seats)
    if spare < 1:
        return
    fewest = min(sizes.values())
    smallest = sorted((no for no, players in sizes.items() if players == fewest), reverse=True)
    if fewest > 1:
        free = (len(sizes) - 1) * seats - (len(seating.of) - fewest)
        table = smallest[0]
        yield TableCanBreak(
            table=table,
            players=fewest,
            free=free,
            urgency="now" if max(sizes.values()) - fewest >= HALTS else "soon",
            start=f"m {table}-",
        )
        return
    for table in smallest[:spare]:
        ((seat, entry),) = seating.tables[table].players.items()
        yield AloneAtTable(table=table, entry=entry, start=f"m {table}-{seat} ")


def _not_level(sizes: Mapping[TableNo, int], *, dealing: bool) -> TablesNotLevel | None:
    most, fewest = max(sizes.values()), min(sizes.values())
    if most - fewest < NOT_LEVEL:
        return None
    fullest = min(no for no, players in sizes.items() if players == most)
    halted = dealing and most - fewest >= HALTS
    return TablesNotLevel(
        from_table=fullest,
        players=most,
        to_table=min(no for no, players in sizes.items() if players == fewest),
        fewest=fewest,
        halted=halted,
        moves=fewest_moves(sizes.values()),
        urgency="now" if halted else "soon",
        start=f"m {fullest}-",
    )


def fewest_moves(sizes: Iterable[int]) -> int:
    """How many players have to move until no table has two more than another."""
    fullest_first = sorted(sizes, reverse=True)
    least, one_more = divmod(sum(fullest_first), len(fullest_first))
    return sum(
        max(0, players - least - (rank < one_more)) for rank, players in enumerate(fullest_first)
    )
