"""The days of a festival: what is on and when, and how each tournament of it stands now."""

from collections.abc import Iterator, Mapping
from datetime import date, datetime, timedelta
from typing import Final, Literal

from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.schedule import Happening, Planned
from tdconsole.domain.state.flight_in_hand import floors, seen
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.house import same_series
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    Instant,
    Level,
    Millis,
    Money,
    NoteId,
    PersonId,
    Price,
    Record,
    ScheduleNo,
    TournamentId,
)
from tdconsole.projections.bubble.untold import untold
from tdconsole.projections.clock.board import ClockBoard, clock_board, clock_state
from tdconsole.projections.festival.lasting import Lasting, lasting, planned_lasting

RowState = Literal["ahead", "open", "playing", "paused", "break", "over", "off", "begun"]
"""Still to come; taking entries; playing; stopped; on a break; over; called off; or begun, where no
tournament tells more."""

DAWN: Final = "06:00"
"""What begins before is of the night before, for those who are in the room."""
_MINUTE: Final = 60
_CLOCKS: Final[Mapping[str, RowState]] = {
    "break": "break",
    "paused": "paused",
    "held": "paused",
    "finished": "over",
}


class ScheduleRow(Record, kw_only=True):
    """A row with what its tournament knows better than the schedule, once there is one."""

    row: ScheduleNo | None
    """None for a tournament of today that nobody put on the schedule."""
    day: str
    time: str
    title: str
    kind: Happening
    price: Price | None
    currency: str
    stack: Chips
    minutes: int
    late: str
    note: str
    tournament: TournamentId | None
    flight: str
    state: RowState
    starts_in: int | None = None
    """The minutes until it begins, on its day."""
    lasts: Lasting = Lasting()
    """How long from its time; on the screens of the room nobody asks."""
    level: int | None = None
    players: int = 0
    entries: int = 0
    pool: Money | None = None
    registration_open: bool = False
    winner: PersonId | None = None
    """The one who won, once it has ended."""
    winner_name: str = ""


class ScheduleDay(Record, kw_only=True):
    day: str
    rows: tuple[ScheduleRow, ...]


class Schedule(Record, kw_only=True):
    """The days with something on, in order."""

    today: str
    days: tuple[ScheduleDay, ...]


class Today(Record, kw_only=True):
    """What is on from dawn to dawn; `next` is the place of the row that begins next."""

    day: str
    rows: tuple[ScheduleRow, ...]
    next: int | None


class Unplanned(Record, kw_only=True):
    """A tournament of today that nobody put on the schedule, and when it begins or began."""

    tournament: TournamentId
    day: str
    time: str


class World(Record, kw_only=True):
    """What the schedule is read with: the moment, the hall's own time, texts and tournaments."""

    now: Instant
    here: datetime
    notes: Mapping[NoteId, str]
    tournaments: Mapping[TournamentId, Tournament]
    unplanned: tuple[Unplanned, ...] = ()
    in_room: bool = False
    """Whether it is read in the room, which isn't told of a bust before the hand is over."""


def of_the_day(here: datetime) -> str:
    """The day it still is in the room: until dawn the one before."""
    night = f"{here:%H:%M}" < DAWN
    return (here.date() - timedelta(days=night)).isoformat()


def schedule(planned: Mapping[ScheduleNo, Planned], world: World) -> Schedule:
    days: dict[str, list[ScheduleRow]] = {}
    for row in _rows(planned, world):
        days.setdefault(row.day, []).append(row)
    return Schedule(
        today=of_the_day(world.here),
        days=tuple(ScheduleDay(day=day, rows=tuple(rows)) for day, rows in days.items()),
    )


def today(planned: Mapping[ScheduleNo, Planned], world: World) -> Today:
    day = of_the_day(world.here)
    after = (date.fromisoformat(day) + timedelta(days=1)).isoformat()
    rows = tuple(
        row
        for row in _rows(planned, world)
        if (row.day == day and row.time >= DAWN) or (row.day == after and row.time < DAWN)
    )
    coming = (
        (row.starts_in, at)
        for at, row in enumerate(rows)
        if row.state in {"ahead", "open"} and row.starts_in is not None and row.starts_in >= 0
    )
    return Today(day=day, rows=rows, next=min(coming, default=(0, None))[1])


def _rows(planned: Mapping[ScheduleNo, Planned], world: World) -> list[ScheduleRow]:
    adopted = dict(_adopted(planned, world))
    rows = [
        _row(number, adopted.get(number, one), planned, world) for number, one in planned.items()
    ]
    taken = {one.tournament for one in adopted.values()}
    for one in world.unplanned:
        state = world.tournaments.get(one.tournament)
        if state is not None and one.tournament not in taken:
            alone = Planned(
                day=one.day, time=one.time, title=state.setup.name, tournament=one.tournament
            )
            rows.append(_row(None, alone, {}, world))
    return sorted(rows, key=lambda row: (row.day, row.time, row.row or 0, row.title))


def _adopted(
    planned: Mapping[ScheduleNo, Planned], world: World
) -> Iterator[tuple[ScheduleNo, Planned]]:
    """The rows linked to a tournament; of today the same title is link enough."""
    linked = {one.tournament for one in planned.values()}
    free = [one for one in world.unplanned if one.tournament not in linked]
    for number, one in planned.items():
        if one.tournament is not None:
            yield number, one
            continue
        of_its_name = [
            other.tournament
            for other in free
            if other.day == one.day
            and other.tournament in world.tournaments
            and same_series(world.tournaments[other.tournament].setup.name, one.title)
        ]
        if len(of_its_name) == 1:
            yield number, replace(one, tournament=of_its_name[0])


def _row(
    number: ScheduleNo | None,
    one: Planned,
    planned: Mapping[ScheduleNo, Planned],
    world: World,
) -> ScheduleRow:
    row = ScheduleRow(
        row=number,
        day=one.day,
        time=one.time,
        title=one.title,
        kind=one.kind,
        price=one.price,
        currency=one.currency,
        stack=one.stack,
        minutes=one.minutes,
        late=one.late,
        note="" if one.note is None else world.notes.get(one.note, ""),
        tournament=one.tournament,
        flight=one.flight,
        state="ahead",
        starts_in=_starts_in(one, world.here),
        lasts=planned_lasting(one),
    )
    whole = None if one.tournament is None else world.tournaments.get(one.tournament)
    if whole is None:
        return replace(row, state=_by_the_clock(one, row.starts_in, world.here))
    return _told(row, whole, _stands(number, one, whole, planned, world.here), world)


def _starts_in(one: Planned, here: datetime) -> int | None:
    """The minutes to its time, today or tonight; nobody counts those of another day."""
    if abs((date.fromisoformat(one.day) - here.date()).days) > 1:
        return None
    at = datetime.fromisoformat(f"{one.day}T{one.time}")
    return round((at - here.replace(second=0, microsecond=0)).total_seconds()) // _MINUTE


def _by_the_clock(one: Planned, starts_in: int | None, here: datetime) -> RowState:
    """The state of what no tournament tells of."""
    if starts_in is None:
        return "ahead" if one.day > here.date().isoformat() else "over"
    if starts_in > 0:
        return "ahead"
    if one.day < of_the_day(here):
        return "over"
    return "open" if ":" in one.late and one.time <= f"{here:%H:%M}" < one.late else "begun"


_Stands = Literal["before", "now", "after"]


def _stands(
    number: ScheduleNo | None,
    one: Planned,
    whole: Tournament,
    planned: Mapping[ScheduleNo, Planned],
    here: datetime,
) -> _Stands:
    """Whether a row of several that one tournament has is played now, or before or after that.

    The one that began last is, or if none has begun the first. A flight speaks for itself.
    """
    if one.flight or number is None:
        return "now"
    same = [
        (other.day, other.time, at)
        for at, other in planned.items()
        if other.tournament == one.tournament and not other.flight
    ]
    flown = any(other.tournament == one.tournament and other.flight for other in planned.values())
    until = (here.date().isoformat(), f"{here:%H:%M}")
    begun = [key for key in sorted(same) if key[:2] <= until]
    if flown and whole.in_flights and not begun:
        return "after"
    own, live = (one.day, one.time, number), begun[-1] if begun else min(same, default=None)
    if live is None or own == live:
        return "now"
    return "before" if own < live else "after"


def _told(row: ScheduleRow, whole: Tournament, stands: _Stands, world: World) -> ScheduleRow:
    """The row with what its tournament tells: its terms, and how it stands."""
    setup = whole.setup
    first = next((one for one in setup.structure if isinstance(one, Level)), None)
    row = replace(
        row,
        price=setup.price,
        currency=setup.currency,
        stack=setup.stack,
        minutes=row.minutes if first is None else first.minutes,
    )
    closed = replace(row.lasts, closes=None)
    if stands != "now" and not whole.finished:
        if stands == "before":
            return replace(row, state="over", lasts=closed)
        return replace(row, state="ahead")
    tournament = _flight(whole, row.flight)
    if tournament is None:
        merged = whole.finished or whole.merged
        return replace(row, state="over", lasts=closed) if merged else replace(row, state="ahead")
    kept_back = len(untold(tournament)) if world.in_room else 0
    board = clock_board(tournament, world.now, kept_back)
    starts_in = row.starts_in
    lasts = closed if board.finished else row.lasts
    if starts_in is not None and not (world.in_room or board.finished):
        lasts = lasting(tournament, board, -starts_in, world.now)
    if board.starts_in is not None:
        starts_in = -(-board.starts_in // Millis(_MINUTE * 1000))
    return replace(
        row,
        state=_state(board),
        starts_in=starts_in,
        lasts=lasts,
        level=board.level if board.started else None,
        players=board.players,
        entries=board.entries,
        pool=board.pool or None,
        registration_open=not board.registration_closed and not board.finished,
        winner=_winner(tournament),
    )


def _flight(whole: Tournament, name: str) -> Tournament | None:
    """The tournament with that flight in hand; None if there is none of that name now."""
    if not name or not whole.in_flights:
        return None if name else whole
    there = (play for play in floors(whole) if same_series(flight_name(whole, play), name))
    play = next(there, None)
    return None if play is None else seen(whole, play)


def _state(board: ClockBoard) -> RowState:
    if board.called_off:
        return "off"
    if board.finished or board.ended:
        return "over"
    if not board.started:
        return "open" if board.entries else "ahead"
    return _CLOCKS.get(clock_state(board), "playing")


def _winner(tournament: Tournament) -> PersonId | None:
    """The winner, if one alone is left at the end."""
    if not tournament.finished or tournament.left != 1:
        return None
    best = next(finishes(tournament), None)
    return None if best is None else tournament.entries.by_id[best.entry].person
