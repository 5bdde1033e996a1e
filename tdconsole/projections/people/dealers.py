"""The dealers as they are shown: table by table, who is off until when, and what is due."""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase

from msgspec.structs import replace

from tdconsole.domain.house.dealers import MINUTE, pushed, seen_now
from tdconsole.domain.house.rotation import next_deal, tables_of
from tdconsole.domain.language.events.house import DealersPushed
from tdconsole.domain.state.dealers import Dealer, Dealing
from tdconsole.domain.state.house import HouseState
from tdconsole.domain.values import (
    DealtTable,
    Instant,
    Millis,
    Record,
    StaffId,
    TableNo,
    TournamentId,
    elapsed,
)

Names = Mapping[StaffId, str]
Titles = Mapping[TournamentId, str]


class PushDue(Record, kw_only=True, tag="push-due"):
    minutes: int


class PushOverdue(Record, kw_only=True, tag="push-overdue"):
    minutes: int


class TableWithoutDealer(Record, kw_only=True, tag="table-without-dealer"):
    tournament: TournamentId
    title: str
    table: TableNo


class DealtTooLong(Record, kw_only=True, tag="dealt-too-long"):
    staff: StaffId
    name: str | None
    minutes: int
    limit: int


DealerAdvice = PushDue | PushOverdue | TableWithoutDealer | DealtTooLong


class DealerAt(Record, kw_only=True):
    """A dealer; the name is None once erased. `since` is in milliseconds of UTC."""

    staff: StaffId
    name: str | None
    since: Millis
    minutes: int
    """The minutes dealt without a break, or those of the break."""
    downs: int
    next: DealtTable | None = None
    """The table after the next push; None is a break."""


class TableLine(Record, kw_only=True):
    """A table of the rotation, its dealer, and the one who comes next."""

    tournament: TournamentId
    title: str
    table: TableNo
    dealer: DealerAt | None
    next: str | None
    next_staff: StaffId | None


class DealerBoard(Record, kw_only=True):
    """The tables with their dealers. `due` is the moment of the next push, once there was a first one."""

    down: int
    downs: int
    notice: int
    tables_first: bool
    pushes: int
    due: Millis | None
    tables: tuple[TableLine, ...]
    resting: tuple[DealerAt, ...]
    """Those on a break, which lasts until the push; who stays off has no next table."""
    free: tuple[DealerAt, ...]
    advice: tuple[DealerAdvice, ...]


class PlanRow(Record, kw_only=True):
    staff: StaffId
    name: str | None
    places: tuple[DealtTable | None, ...]
    """The table in each down; None is a break."""


class DealerPlan(Record, kw_only=True):
    """The rotation of the hours to come: the moments of the pushes, and a row for each dealer."""

    tables: tuple[DealtTable, ...]
    """The tables to be dealt, also those for which no dealer is left."""
    times: tuple[Millis, ...]
    rows: tuple[PlanRow, ...]


def dealer_board(
    house: HouseState,
    open_tables: Sequence[DealtTable],
    names: Names,
    titles: Titles,
    now: Instant,
) -> DealerBoard:
    dealing = _now(house.dealing, open_tables)
    tables = dealt_tables(dealing, open_tables)
    going = {deal.staff: deal.at for deal in next_deal(dealing, tables_of(dealing.order, tables))}
    coming = {at: staff for staff, at in going.items()}
    lines = {
        staff: _line(staff, one, going.get(staff), names, now)
        for staff, one in dealing.dealers.items()
    }
    there = {one.at: staff for staff, one in dealing.dealers.items() if one.at is not None}
    by_name = sorted(lines, key=lambda staff: (lines[staff].name or "", staff))
    off = [staff for staff in by_name if dealing.dealers[staff].at is None]
    return DealerBoard(
        down=dealing.terms.down,
        downs=dealing.terms.downs,
        notice=dealing.terms.notice,
        tables_first=dealing.terms.tables_first,
        pushes=dealing.pushes,
        due=due_at(dealing, now),
        tables=tuple(
            TableLine(
                tournament=at.tournament,
                title=titles.get(at.tournament, at.tournament),
                table=at.table,
                dealer=lines[there[at]] if at in there else None,
                next=names.get(coming[at]) if at in coming else None,
                next_staff=coming.get(at),
            )
            for at in tables
        ),
        resting=tuple(lines[staff] for staff in off if dealing.dealers[staff].resting),
        free=tuple(lines[staff] for staff in off if not dealing.dealers[staff].resting),
        advice=tuple(_advice(dealing, tables, names, titles, now)),
    )


def letters_of(titles: Titles) -> dict[TournamentId, str]:
    """The letter before the number of a table, where several tournaments are dealt."""
    return dict(zip(titles, ascii_uppercase, strict=False)) if len(titles) > 1 else {}


def dealt_tables(dealing: Dealing, open_tables: Sequence[DealtTable]) -> tuple[DealtTable, ...]:
    """The open tables of the rotation, and behind them those that are dealt by hand."""
    rotation = tables_of(dealing.order, open_tables)
    held = {one.at for one in dealing.dealers.values()}
    return (*rotation, *(at for at in open_tables if at in held and at not in rotation))


def _now(dealing: Dealing, open_tables: Sequence[DealtTable]) -> Dealing:
    return replace(dealing, dealers=seen_now(dealing, frozenset(open_tables)))


def due_at(dealing: Dealing, now: Instant) -> Millis | None:
    """The moment of the next push, on the world's clock as it is now."""
    if dealing.pushed is None or not dealing.dealers:
        return None
    return Millis(now.utc - elapsed(dealing.pushed, now) + dealing.terms.down * MINUTE)


def _line(
    staff: StaffId, one: Dealer, to: DealtTable | None, names: Names, now: Instant
) -> DealerAt:
    start = one.since if one.begun is None or one.at is None else one.begun
    return DealerAt(
        staff=staff,
        name=names.get(staff),
        since=one.since.utc,
        minutes=elapsed(start, now) // MINUTE,
        downs=one.downs,
        next=to,
    )


def _advice(
    dealing: Dealing, tables: Sequence[DealtTable], names: Names, titles: Titles, now: Instant
) -> Iterator[DealerAdvice]:
    if not dealing.dealers:
        return
    due = due_at(dealing, now)
    if due is not None:
        left = due - now.utc
        if left <= -MINUTE:
            yield PushOverdue(minutes=-left // MINUTE)
        elif left <= dealing.terms.notice * MINUTE:
            yield PushDue(minutes=max(0, -(-left // MINUTE)))
    held = {one.at for one in dealing.dealers.values()}
    for at in tables:
        if at not in held:
            title = titles.get(at.tournament, at.tournament)
            yield TableWithoutDealer(tournament=at.tournament, title=title, table=at.table)
    limit = dealing.terms.limit
    for staff, one in sorted(dealing.dealers.items()):
        if one.at is None or one.begun is None:
            continue
        minutes = elapsed(one.begun, now) // MINUTE
        if minutes > limit:
            yield DealtTooLong(staff=staff, name=names.get(staff), minutes=minutes, limit=limit)


def dealer_plan(
    house: HouseState,
    open_tables: Sequence[DealtTable],
    names: Names,
    now: Instant,
    pushes: int = 12,
) -> DealerPlan:
    """The present down if there is one, and the pushes to come, as if no table closed."""
    dealing = _now(house.dealing, open_tables)
    tables = tables_of(dealing.order, open_tables)
    step = dealing.terms.down * MINUTE
    due = due_at(dealing, now)
    start = now.utc if due is None else due
    ahead, times, rounds = replace(house, dealing=dealing), [], []
    if due is not None:
        times.append(Millis(due - step))
        rounds.append(_places(dealing))
    for number in range(pushes):
        deals = next_deal(ahead.dealing, tables)
        ahead = pushed(ahead, DealersPushed(deals=deals, at=now))
        times.append(Millis(start + number * step))
        rounds.append(_places(ahead.dealing))
    by_name = sorted(dealing.dealers, key=lambda staff: (names.get(staff, ""), staff))
    return DealerPlan(
        tables=dealt_tables(dealing, open_tables),
        times=tuple(times),
        rows=tuple(
            PlanRow(
                staff=staff,
                name=names.get(staff),
                places=tuple(places[staff] for places in rounds),
            )
            for staff in by_name
        ),
    )


def _places(dealing: Dealing) -> dict[StaffId, DealtTable | None]:
    return {staff: one.at for staff, one in dealing.dealers.items()}
