"""The blind clock: an anchor set by hand, and its reading at any moment."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from tdconsole.domain.state.tournament import Clock
from tdconsole.domain.values import (
    Break,
    ClockAnchor,
    Counted,
    Instant,
    Level,
    Mark,
    MarkKind,
    Millis,
    Period,
    Record,
    Structure,
    TimeOfDay,
    Zone,
    passed,
)

DAY: Final = Millis(86_400_000)
HALF_A_DAY: Final = Millis(DAY // 2)
_NEVER: Final = Millis(2**63)
TOLERANCE: Final = Millis(2_000)
"""How far a machine's two clocks may differ before the director is asked."""
LONG_OFF: Final = Millis(600_000)
"""How long a machine may be off, or nothing have been done before, until the director is asked."""


class Reading(Record, kw_only=True):
    """The clock's position: the `index`th period of the structure, counted from 0."""

    index: int
    period: Period
    left: Millis
    running: bool
    over: bool
    """The last period has run out; the clock stays here until the director decides."""
    held: Mark | None = None
    """The mark at which the clock stopped by itself."""
    hands: int | None = None
    """The hands still to be played, if the level is played by hands."""
    starts_in: Millis | None = None
    """The time until a start that was put off."""
    ran: Millis = Millis(0)


class Doubt(Record, kw_only=True):
    """The reason why the machine's clocks disagree, and the readings that could follow."""

    why: Literal["slept", "time_set", "off"]
    readings: tuple["Believed", ...]


class Believed(Record, kw_only=True):
    by: Counted
    reading: Reading


def length(period: Period) -> Millis:
    """The planned length; a level by hands or a break until a time of day may last longer."""
    return Millis(period.minutes * 60_000)


def span(period: Period, begins: Millis, zone: Zone) -> Millis:
    """The length of a period begun then; a time of day already past doesn't wait until tomorrow."""
    if isinstance(period, Break) and period.until is not None:
        until = Millis(next_time(begins, period.until, zone) - begins)
        if until <= HALF_A_DAY:
            return until
    return length(period)


def next_time(after: Millis, time: TimeOfDay, zone: Zone) -> Millis:
    """The next moment at which the hall's clock shows this time."""
    hours, minutes = time.split(":")
    wanted = (int(hours) * 60 + int(minutes)) * 60_000
    shown = after + zone.offset_at(after) * 60_000
    midnight = shown - shown % DAY
    for days in (0, 1, 2):
        local = Millis(midnight + days * DAY + wanted)
        before, then = Millis(local - zone.offset * 60_000), Millis(local - zone.then * 60_000)
        turns = _NEVER if zone.turns is None else zone.turns
        left_out = then < turns <= before  # as if the clocks did not change
        if before > after and (before < turns or (left_out and after < turns)):
            return before
        if then > after and then >= turns:
            return then
    return Millis(after + DAY)


def until_end_of(
    structure: Structure, reading: Reading, index: int, now: Instant, zone: Zone
) -> Millis:
    """The time until a period ends, assuming the clock runs on untouched from now."""
    moment = now.utc + (reading.starts_in or 0) + reading.left
    for period in structure[reading.index + 1 : index + 1]:
        moment += span(period, Millis(moment), zone)
    return Millis(moment - now.utc)


def day(structure: Structure, index: int) -> int:
    """The day of the tournament that a period belongs to, counted from 1."""
    return 1 + sum(bears(period, "end_of_day") for period in structure[:index])


def bears(period: Period, kind: MarkKind) -> bool:
    return any(mark.kind == kind for mark in period.marks)


def hands_of(period: Period) -> int | None:
    return period.hands if isinstance(period, Level) else None


def read(structure: Structure, clock: Clock, now: Instant, by: Counted = "boot") -> Reading | None:
    """The clock's reading; levels change here as time passes, without being recorded."""
    anchor = clock.anchor
    if anchor is None:
        return None
    index = next((i for i, period in enumerate(structure) if period.id == anchor.period), None)
    if index is None:
        return None
    if anchor.since is None:
        if clock.played:
            return _by_hand(structure, clock, anchor, index)
        return _standing(structure, anchor, index)
    ran = passed(anchor.since, now, by)
    if anchor.waits and ran < 0:
        return _standing(structure, anchor, index, starts_in=Millis(-ran))
    return _running(structure, anchor, index, Millis(max(0, ran)))


def stopped(reading: Reading, zone: Zone) -> ClockAnchor:
    """An anchor at the reading's position, stopped."""
    return ClockAnchor(
        period=reading.period.id,
        left=reading.left,
        hands=reading.hands,
        ran=reading.ran,
        zone=zone,
    )


def has_begun(structure: Structure, clock: Clock, now: Instant) -> bool:
    """Whether play has begun; a start that was put off hasn't happened yet."""
    reading = read(structure, clock, now)
    return reading is not None and reading.starts_in is None


def _standing(
    structure: Structure, anchor: ClockAnchor, index: int, starts_in: Millis | None = None
) -> Reading:
    """The reading of a stopped clock; if it stopped by itself at a mark, it is still held there."""
    period, ended = structure[index], has_ended(anchor.left, anchor.hands)
    return Reading(
        index=index,
        period=period,
        left=anchor.left,
        running=False,
        over=ended and index + 1 == len(structure),
        held=_stop(period) if ended and starts_in is None else None,
        hands=anchor.hands,
        starts_in=starts_in,
        ran=anchor.ran,
    )


def _by_hand(structure: Structure, clock: Clock, anchor: ClockAnchor, index: int) -> Reading:
    """The reading after hands took time off: into later levels, but past no break and no stop."""
    left, hands, played = anchor.left, anchor.hands, clock.played
    each = Millis(clock.off // played)
    while True:
        if hands is None:
            here = played if not each else min(played, max(0, -(-left // each)))
            left = Millis(left - here * each)
        else:
            here = min(played, hands)
            hands -= here
        played -= here
        after = structure[index + 1] if index + 1 < len(structure) else None
        goes_on = isinstance(after, Level) and _stop(structure[index]) is None
        if after is None or not goes_on or not has_ended(left, hands):
            break
        over = left if hands is None else Millis(0)
        index, hands = index + 1, hands_of(after)
        left = Millis(length(after) + (over if hands is None else 0))
    told = replace(anchor, period=structure[index].id, left=Millis(max(0, left)), hands=hands)
    return _standing(structure, told, index)


def _running(structure: Structure, anchor: ClockAnchor, index: int, ran: Millis) -> Reading:
    hands = anchor.hands
    lasts = Millis(0) if hands is not None and hands <= 0 else anchor.left
    left = Millis(lasts - ran)
    moment = Millis((0 if anchor.since is None else anchor.since.utc) + lasts)
    while has_ended(left, hands) and not _stop(structure[index]) and index + 1 < len(structure):
        index += 1
        lasts = span(structure[index], moment, anchor.zone)
        left, moment = Millis(left + lasts), Millis(moment + lasts)
        hands = hands_of(structure[index])
    period = structure[index]
    ended = has_ended(left, hands)
    held = _stop(period) if ended else None
    return Reading(
        index=index,
        period=period,
        left=Millis(max(0, left)),
        running=held is None,
        over=ended and index + 1 == len(structure),
        held=held,
        hands=hands,
        ran=Millis(anchor.ran + ran + (min(0, left) if held else 0)),
    )


def has_ended(left: Millis, hands: int | None) -> bool:
    return left <= 0 if hands is None else hands <= 0


def _stop(period: Period) -> Mark | None:
    return next((mark for mark in period.marks if mark.stop), None)


def doubt(
    structure: Structure, clock: Clock, now: Instant, seen: Instant | None = None
) -> Doubt | None:
    """The doubt, if only the director can know how much time the clock has run.

    `seen` is the last moment known before this boot, that of the last step.
    """
    anchor = clock.anchor
    if anchor is None or anchor.since is None:
        return None
    since = anchor.since
    if since.boot != now.boot:
        return _over_boots(structure, clock, now, seen)
    by_boot = passed(since, now)
    slept = by_boot - passed(since, now, "awake") > TOLERANCE
    time_set = abs(by_boot - passed(since, now, "world")) > TOLERANCE
    if not slept and not time_set:
        return None
    believed: list[Counted] = ["boot"]
    if slept:
        believed.append("awake")
    if time_set:
        believed.append("world")
    found = [(by, read(structure, clock, now, by)) for by in believed]
    return _differing("slept" if slept else "time_set", found)


def _over_boots(
    structure: Structure, clock: Clock, now: Instant, seen: Instant | None
) -> Doubt | None:
    """The doubt after the machine was off: by the world's time alone, which anybody can set."""
    anchor = clock.anchor
    if anchor is None or anchor.since is None:
        return None
    ran = passed(anchor.since, now)
    back = ran < -TOLERANCE and not anchor.waits
    if seen is None:
        return _differing("time_set", [("world", read(structure, clock, now))]) if back else None
    went_on = Instant(utc=Millis(seen.utc + now.uptime), boot=now.boot, uptime=now.uptime)
    found: list[tuple[Counted, Reading | None]] = [
        ("world", read(structure, clock, now)),
        ("awake", read(structure, clock, went_on)),
    ]
    if back or now.utc < seen.utc - TOLERANCE:
        return _differing("time_set", found)
    if now.utc - went_on.utc > LONG_OFF and ran >= 0:
        return _differing("off", found)
    return None


def _differing(
    why: Literal["slept", "time_set", "off"], found: Sequence[tuple[Counted, Reading | None]]
) -> Doubt | None:
    """The doubt, unless every reading shows the same."""
    readings = tuple(Believed(by=by, reading=one) for by, one in found if one is not None)
    shown = {(one.reading.index, one.reading.left, one.reading.starts_in) for one in readings}
    alike = len(readings) > 1 and len(shown) == 1  # over, or stopped by itself
    return None if alike else Doubt(why=why, readings=readings)
