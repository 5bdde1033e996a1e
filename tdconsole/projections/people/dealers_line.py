"""The dealers over time: at which table each was since coming on, and where the rotation leads next."""

from collections.abc import Iterable, Iterator, Mapping

from tdconsole.domain.engine.house_decider import NEW_HOUSE, evolve_house
from tdconsole.domain.house.dealers import MINUTE
from tdconsole.domain.language.events.house import (
    DealingTakenBack,
    HouseEvent,
    PushTakenBack,
)
from tdconsole.domain.state.dealers import Dealer
from tdconsole.domain.values import DealtTable, Instant, Millis, Record, StaffId
from tdconsole.projections.people.dealers import DealerPlan
from tdconsole.projections.people.dealers_work import MOVES


class Stretch(Record, kw_only=True):
    """A time at a table, or off the tables if there is none; in milliseconds of UTC."""

    at: DealtTable | None
    since: Millis
    until: Millis
    planned: bool = False


class DealerCourse(Record, kw_only=True):
    """A dealer who is on; the name is None once erased."""

    staff: StaffId
    name: str | None
    stretches: tuple[Stretch, ...]


_Known = dict[StaffId, list[Stretch]]


def dealers_line(
    events: Iterable[HouseEvent],
    plan: DealerPlan,
    names: Mapping[StaffId, str],
    down: int,
    now: Instant,
) -> tuple[DealerCourse, ...]:
    """Those who are on by the plan's order: what they dealt until now, and what comes."""
    past = _past(events, now)
    return tuple(
        DealerCourse(
            staff=row.staff,
            name=names.get(row.staff),
            stretches=(*past.get(row.staff, ()), *_planned(plan.times, row.places, down, now)),
        )
        for row in plan.rows
    )


def _planned(
    times: tuple[Millis, ...], places: tuple[DealtTable | None, ...], down: int, now: Instant
) -> Iterator[Stretch]:
    ends = (*times[1:], Millis(times[-1] + down * MINUTE)) if times else ()
    for at, since, until in zip(places, times, ends, strict=False):
        if until > now.utc:
            begins = Millis(max(since, now.utc))
            yield Stretch(at=at, since=begins, until=until, planned=True)


def _past(events: Iterable[HouseEvent], now: Instant) -> _Known:
    house, known, before = NEW_HOUSE, _Known(), _Known()
    for event in events:
        earlier = house.dealing.dealers
        house = evolve_house(house, event)
        if not isinstance(event, MOVES):
            continue
        if isinstance(event, PushTakenBack | DealingTakenBack):
            known = {staff: list(one) for staff, one in before.items()}
            continue
        before = {staff: list(one) for staff, one in known.items()}
        _close(known, earlier, house.dealing.dealers, event.at)
    _close(known, house.dealing.dealers, {}, now)
    return known


def _close(
    known: _Known,
    earlier: Mapping[StaffId, Dealer],
    later: Mapping[StaffId, Dealer],
    now: Instant,
) -> None:
    """Add what ended now; whoever comes on again begins anew."""
    for staff, one in earlier.items():
        then = later.get(staff)
        if one is then or (then is not None and (then.at, then.since) == (one.at, one.since)):
            continue
        found = known.setdefault(staff, [])
        if now.utc > one.since.utc:
            found.append(Stretch(at=one.at, since=one.since.utc, until=now.utc))
    for staff in set(later) - set(earlier):
        known[staff] = []
