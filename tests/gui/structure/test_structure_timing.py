"""When the rows begin for a clock that waits, in levels of 20 minutes and a break of 10."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import SetClock, SetLevel, StartClock
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import Mark, PeriodId
from tests.domain.floor import MINUTE, Floor, opened

pytest.importorskip("PySide6")

from tdconsole.gui.console.structure.timing import timetable


def waiting(*gestures: Command) -> Floor:
    """Until 0:30; the hall's clock shows 0:16:40."""
    floor = opened()
    floor.do(StartClock(at="00:30"), *gestures)
    return floor


@pytest.mark.parametrize(
    ("gestures", "begins", "ends"),
    [
        ((), [0, 20, 40, 50], 65),
        ((SetLevel(period=PeriodId(2)),), [None, 0, 20, 30], 45),
        ((SetClock(seconds=25 * 60),), [0, 25, 45, 55], 70),
    ],
)
def test_play_begins_where_the_clock_was_set_to_begin(
    gestures: tuple[Command, ...], begins: list[int | None], ends: int
) -> None:
    floor = waiting(*gestures)
    tournament, now = floor.tournament, floor.now
    structure = tournament.setup.structure
    reading = read(structure, tournament.play.clock, now)
    found = timetable(structure, reading, now.utc, floor.zone)
    assert found.begun == 30 * MINUTE
    after = [None if one is None else (one - found.begun) / MINUTE for one in found.begins]
    assert (after, (found.ends - found.begun) / MINUTE) == (begins, ends)


def test_nobody_knows_when_the_rows_of_another_day_begin() -> None:
    floor = waiting()
    now, structure = floor.now, floor.tournament.setup.structure
    reading = read(structure, floor.tournament.play.clock, now)
    assert not timetable(structure, reading, now.utc, floor.zone).ends_day
    last = replace(structure[1], marks=(Mark(kind="end_of_day", stop=True),))
    found = timetable((structure[0], last, *structure[2:]), reading, now.utc, floor.zone)
    assert found.ends_day
    assert (found.ends - found.begun) / MINUTE == 40
    assert found.begins[2:] == (None, None)
