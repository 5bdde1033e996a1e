"""The time at which each row begins, if everything goes as planned from now on."""

from tdconsole.domain.clock.reading import Reading, bears, span
from tdconsole.domain.values import Break, Level, Millis, Record, Structure, Zone


class Timetable(Record, kw_only=True):
    begins: tuple[Millis | None, ...]
    """The world's time; None for the past, the present row, and another day's rows."""
    ends: Millis
    """The end of the day, if one is marked, or of the structure."""
    ends_day: bool
    """Whether a day ends then: nobody knows yet when the next one begins."""
    begun: Millis
    """The start of the count: now, or the postponed start."""


class Totals(Record, kw_only=True):
    levels: int
    breaks: int
    play: Millis
    rest: Millis


def timetable(structure: Structure, reading: Reading | None, now: Millis, zone: Zone) -> Timetable:
    """Return the times; before the start, as if it began now."""
    waits = reading is not None and reading.starts_in is not None
    present, begun = -1, now
    if reading is not None:
        present, begun = reading.index, Millis(now + (reading.starts_in or 0))
    moment, begins = begun, list[Millis | None]()
    ends: Millis | None = None
    for row, period in enumerate(structure):
        to_come = row > present or (waits and row == present)
        begins.append(moment if to_come and ends is None else None)
        if reading is not None and row == present:
            moment = Millis(moment + reading.left)
        elif row > present:
            moment = Millis(moment + span(period, moment, zone))
        if row >= present and ends is None and bears(period, "end_of_day"):
            ends = moment
    return Timetable(
        begins=tuple(begins),
        ends=moment if ends is None else ends,
        ends_day=ends is not None,
        begun=begun,
    )


def totals(structure: Structure, table: Timetable) -> Totals:
    """Return the planned totals; a break until a time of day lasts as long as it would now."""
    play = rest = 0
    for row, period in enumerate(structure):
        begins = table.begins[row]
        following = table.begins[row + 1] if row + 1 < len(structure) else None
        lasts = period.minutes * 60_000
        if isinstance(period, Break) and begins is not None and following is not None:
            lasts = following - begins
        if isinstance(period, Level):
            play += lasts
        else:
            rest += lasts
    levels = sum(1 for period in structure if isinstance(period, Level))
    return Totals(
        levels=levels, breaks=len(structure) - levels, play=Millis(play), rest=Millis(rest)
    )
