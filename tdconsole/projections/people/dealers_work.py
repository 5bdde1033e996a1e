"""The work of the dealers: minutes dealt and downs of each shift, by which a club pays."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tdconsole.domain.engine.house_decider import NEW_HOUSE, evolve_house
from tdconsole.domain.house.dealers import MINUTE
from tdconsole.domain.language.events.house import (
    DealerCameOn,
    DealerPut,
    DealerRested,
    DealersPushed,
    DealersSwapped,
    DealerWentOff,
    DealingTakenBack,
    HouseEvent,
    PushTakenBack,
    RotationSet,
)
from tdconsole.domain.state.dealers import Dealer
from tdconsole.domain.values import (
    DealtTable,
    Instant,
    Map,
    Millis,
    Record,
    StaffId,
    elapsed,
)

MOVES = (
    DealerCameOn
    | DealerWentOff
    | DealersPushed
    | PushTakenBack
    | DealingTakenBack
    | DealerPut
    | DealerRested
    | DealersSwapped
)
"""What changes where a dealer is."""
Closings = Mapping[DealtTable, Sequence[Instant]]
"""When each table was closed: nobody deals there any longer."""


class Shift(Record, kw_only=True):
    """A dealer from coming on to going off, if that is over; times in milliseconds of UTC."""

    staff: StaffId
    name: str | None
    day: str
    on: Millis
    off: Millis | None
    minutes: int
    downs: int


class DealersWork(Record, kw_only=True):
    shifts: tuple[Shift, ...]


class _Sum(NamedTuple):
    millis: int = 0
    downs: int = 0


_Sums = dict[StaffId, _Sum]


def dealers_work(
    events: Iterable[HouseEvent],
    names: Mapping[StaffId, str],
    day_of: Callable[[Millis], str],
    now: Instant,
    closings: Closings | None = None,
) -> DealersWork:
    found = sorted(
        _shifts(events, names, day_of, now, closings or {}),
        key=lambda one: (one.day, one.name or "", one.on),
    )
    return DealersWork(shifts=tuple(found))


def _shifts(
    events: Iterable[HouseEvent],
    names: Mapping[StaffId, str],
    day_of: Callable[[Millis], str],
    now: Instant,
    closings: Closings,
) -> Iterator[Shift]:
    house, sums, over = NEW_HOUSE, _Sums(), list[Shift]()
    before: tuple[_Sums, int] = _Sums(), 0

    def shift(staff: StaffId, one: Dealer, off: Instant | None) -> Shift:
        total = sums.get(staff, _Sum())
        return Shift(
            staff=staff,
            name=names.get(staff),
            day=day_of(one.on.utc),
            on=one.on.utc,
            off=None if off is None else off.utc,
            minutes=round(total.millis / MINUTE),
            downs=total.downs,
        )

    for event in events:
        earlier = house.dealing.dealers
        house = evolve_house(house, event)
        if not isinstance(event, MOVES | RotationSet):
            continue
        if isinstance(event, PushTakenBack | DealingTakenBack):
            sums = dict(before[0])
            del over[before[1] :]
            continue
        before = dict(sums), len(over)
        if isinstance(event, RotationSet):
            continue
        _add(sums, earlier, house.dealing.dealers, event.at, closings)
        if isinstance(event, DealerWentOff) and event.staff in earlier:
            over.append(shift(event.staff, earlier[event.staff], event.at))
            sums.pop(event.staff, None)
    yield from over
    on = house.dealing.dealers
    _add(sums, on, Map(), now, closings)
    for staff, one in on.items():
        yield shift(staff, one, None)


def _add(
    sums: _Sums,
    earlier: Mapping[StaffId, Dealer],
    later: Mapping[StaffId, Dealer],
    now: Instant,
    closings: Closings,
) -> None:
    """Add the time at a table that ended now, and the down that began."""
    for staff in {*earlier, *later}:
        one, then = earlier.get(staff), later.get(staff)
        if one is then:
            continue
        total = sums.get(staff, _Sum())
        if one is not None and one.at is not None:
            until = _end(closings.get(one.at, ()), one.since, now)
            total = total._replace(millis=total.millis + elapsed(one.since, until))
        if then is not None and then.downs > (0 if one is None else one.downs):
            total = total._replace(downs=total.downs + 1)
        sums[staff] = total


def _end(closed: Sequence[Instant], since: Instant, now: Instant) -> Instant:
    return next((at for at in closed if since.utc < at.utc < now.utc), now)
