"""What is due to be told, at marks and in the break after them."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.values import Chips, Level, Mark, MarkKind, Period
from tdconsole.projections.clock.announcement import announcement
from tdconsole.projections.clock.board import clock_board
from tests.domain.floor import BREAK, FIRST_LEVEL, LAST_LEVEL, Floor, playing

CLOSES = Mark(kind="registration_closes")
COLOUR_UP = Mark(kind="colour_up", chip=Chips(25))
MARKED = replace(FIRST_LEVEL, marks=(CLOSES, COLOUR_UP))


def due(floor: Floor) -> list[MarkKind]:
    return [mark.kind for mark in announcement(floor.tournament, floor.now).due]


def stopping(level: Level) -> Level:
    return replace(level, marks=(*level.marks, Mark(kind="add_on", stop=True)))


def test_the_marks_of_a_level_are_due_in_the_break_after_it() -> None:
    floor = playing(4, structure=(MARKED, BREAK, LAST_LEVEL)).wait(minutes=19)
    assert due(floor) == []
    assert due(floor.wait(minutes=2)) == ["registration_closes", "colour_up"]
    assert due(floor.wait(minutes=10)) == []


def test_registration_that_stays_open_through_the_break_is_not_told_as_closed() -> None:
    floor = playing(4, structure=(MARKED, BREAK, LAST_LEVEL))
    floor.do(OverrideRules(changes=RuleChanges(open_through_break=True)))
    assert due(floor.wait(minutes=21)) == ["colour_up"]


@pytest.mark.parametrize(
    ("structure", "expected"),
    [
        ((stopping(MARKED), LAST_LEVEL), ["registration_closes", "colour_up", "add_on"]),
        ((FIRST_LEVEL, MARKED), ["registration_closes", "colour_up"]),
    ],
)
def test_where_the_clock_stands_its_marks_are_due(
    structure: tuple[Period, ...], expected: list[MarkKind]
) -> None:
    floor = playing(4, structure=structure).wait(minutes=60)
    assert due(floor) == expected
    shown = clock_board(floor.tournament, floor.now)
    assert (shown.registration_closes_in, shown.registration_closed) == (None, True)
