"""The structure is changed while its clock runs: 20, 20, a break of 10, 15 minutes."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.clock.structure import structure_fault
from tdconsole.domain.language.commands.clock import CountHands, PauseClock, SetLevel
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.events.structure import Reanchored, StructureEdited
from tdconsole.domain.language.rejections.clock import NoSuchPeriod
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.setup import NoLevels
from tdconsole.domain.language.rejections.structure import (
    BlindsFall,
    MarkWithoutChip,
    NothingToBet,
    PeriodTwice,
    PresentPeriodGone,
    PresentPeriodOver,
    SmallBlindTooBig,
    StructureUnchanged,
)
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    Level,
    Mark,
    Millis,
    Period,
    PeriodId,
    Structure,
)
from tests.domain.clock_floor import anchor, level, paused, reading, running, stand
from tests.domain.floor import BREAK, FIRST_LEVEL, MINUTE, SECOND_LEVEL, Floor, opened, structure_of


def edit(floor: Floor, *structure: Period) -> None:
    floor.do(EditStructure(structure=structure))


def test_the_event_has_the_whole_structure_and_where_the_clock_stands() -> None:
    floor = running().wait(minutes=7)
    longer = (replace(structure_of(floor)[0], minutes=25), *structure_of(floor)[1:])
    assert floor.when(EditStructure(structure=longer)) == (
        StructureEdited(
            structure=longer,
            clocks=(Reanchored(play=FIRST_PLAY, anchor=anchor(1, 18, floor.now, ran=7)),),
        ),
    )


def test_before_the_start_no_clock_stands_in_it() -> None:
    floor = opened()
    (event,) = floor.do(EditStructure(structure=structure_of(floor)[:2]))
    assert event == StructureEdited(structure=structure_of(floor))


def test_new_levels_get_numbers_that_nobody_had() -> None:
    floor = running()
    edit(floor, structure_of(floor)[0], level(15), *structure_of(floor)[3:], level(10))
    assert [period.id for period in structure_of(floor)] == [1, 5, 4, 6]
    edit(floor, structure_of(floor)[0], level(9))
    assert [period.id for period in structure_of(floor)] == [1, 7]


def test_the_clock_stays_in_its_level_wherever_that_is_now() -> None:
    floor = running().wait(minutes=27)
    first, second, pause, last = structure_of(floor)
    edit(floor, pause, first, second, last)
    assert (stand(floor), reading(floor).index) == ((2, 13), 2)


def test_levels_that_were_played_may_be_taken_out() -> None:
    floor = running().wait(minutes=27)
    edit(floor, *structure_of(floor)[1:])
    assert (stand(floor), reading(floor).ran) == ((2, 13), 27 * MINUTE)


def test_the_present_level_stays() -> None:
    floor = running().wait(minutes=27)
    first, _second, pause, last = structure_of(floor)
    assert floor.when(EditStructure(structure=(first, pause, last))) == PresentPeriodGone()


def test_in_the_second_in_which_the_level_changes_the_new_one_is_the_present() -> None:
    floor = running().wait(minutes=20)
    _first, second, *others = structure_of(floor)
    edit(floor, replace(second, minutes=21), *others)
    assert stand(floor) == (2, 21)
    floor = running().wait(minutes=20, seconds=-0.001)
    assert floor.when(EditStructure(structure=structure_of(floor)[1:])) == PresentPeriodGone()


@pytest.mark.parametrize(("minutes", "left"), [(21, 14), (8, 1), (40, 33)])
def test_a_longer_level_has_more_left_and_a_shorter_one_less(minutes: int, left: int) -> None:
    for floor, runs in ((running().wait(minutes=7), True), (paused(7, "fire alarm"), False)):
        edit(floor, replace(structure_of(floor)[0], minutes=minutes), *structure_of(floor)[1:])
        assert (stand(floor), reading(floor).running) == ((1, left), runs)


@pytest.mark.parametrize("minutes", [7, 3])
def test_a_level_that_would_be_over_is_not_made_so_short(minutes: int) -> None:
    floor = running().wait(minutes=7)
    shorter = (replace(structure_of(floor)[0], minutes=minutes), *structure_of(floor)[1:])
    assert floor.when(EditStructure(structure=shorter)) == PresentPeriodOver(
        lasted=Millis(7 * MINUTE), row=1
    )


def test_the_reason_of_a_pause_outlives_an_edit() -> None:
    floor = paused(7, "fire alarm")
    edit(floor, *structure_of(floor), level(15))
    assert floor.tournament.play.clock.pause_reason == "a note"


def test_a_level_behind_the_last_begins_at_once_when_all_was_over() -> None:
    floor = running().wait(minutes=100)
    edit(floor, *structure_of(floor), level(15))
    assert stand(floor.wait(minutes=1)) == (5, 14)


def test_a_level_by_time_becomes_one_by_hands_and_back() -> None:
    floor = running().wait(minutes=7)
    edit(floor, replace(structure_of(floor)[0], hands=8), *structure_of(floor)[1:])
    assert (stand(floor), reading(floor).hands) == ((1, 13), 8)
    floor.do(CountHands(hands=3))
    edit(floor, replace(structure_of(floor)[0], hands=10), *structure_of(floor)[1:])
    assert reading(floor).hands == 7
    refused = floor.when(EditStructure(structure=(replace(structure_of(floor)[0], hands=3),)))
    assert isinstance(refused, PresentPeriodOver)
    edit(floor, replace(structure_of(floor)[0], hands=None), *structure_of(floor)[1:])
    assert (stand(floor), reading(floor).hands) == ((1, 13), None)


def test_a_level_that_was_taken_out_can_not_be_set() -> None:
    floor = running()
    edit(floor, *structure_of(floor)[:3])
    assert floor.when(SetLevel(period=PeriodId(4))) == NoSuchPeriod(period=PeriodId(4))


def test_what_is_as_it_was_is_no_edit() -> None:
    floor = running()
    assert floor.when(EditStructure(structure=structure_of(floor))) == StructureUnchanged()


def test_a_paused_clock_that_is_over_stays_over() -> None:
    floor = running().wait(minutes=100)
    floor.do(PauseClock())
    edit(floor, replace(structure_of(floor)[0], minutes=30), *structure_of(floor)[1:])
    assert (reading(floor).over, reading(floor).running) == (True, False)


def test_numbers_nobody_gave_are_refused() -> None:
    floor = running()
    first, *others = structure_of(floor)
    for number in (5, -1):
        strange = replace(others[0], id=PeriodId(number))
        command = EditStructure(structure=(first, strange))
        assert floor.when(command) == NoSuchPeriod(period=PeriodId(number))
    assert floor.when(EditStructure(structure=(first, first))) == PeriodTwice(row=2)


BOTH = Level(small_blind=Chips(5), big_blind=Chips(5), minutes=5)
STUD = Level(bring_in=Chips(50), small_bet=Chips(200), big_bet=Chips(400), minutes=5)


@pytest.mark.parametrize(
    ("structure", "fault"),
    [
        ((), NoLevels()),
        ((BREAK,), NoLevels()),
        ((BREAK, FIRST_LEVEL), None),
        ((BOTH,), None),
        ((Level(minutes=5),), NothingToBet(row=1)),
        (
            (BREAK, replace(BOTH, small_blind=Chips(6))),
            SmallBlindTooBig(row=2, small=Chips(6), big=Chips(5)),
        ),
        (
            (SECOND_LEVEL, BREAK, FIRST_LEVEL),
            BlindsFall(row=3, was=Chips(400), now=Chips(200)),
        ),
        ((SECOND_LEVEL, STUD, SECOND_LEVEL, STUD), None),
        (
            (STUD, SECOND_LEVEL, replace(STUD, big_bet=Chips(300))),
            BlindsFall(row=3, was=Chips(400), now=Chips(300)),
        ),
        ((replace(BOTH, marks=(Mark(kind="colour_up"),)),), MarkWithoutChip(row=1)),
        ((replace(BOTH, marks=(Mark(kind="colour_up", chip=Chips(25)),)),), None),
    ],
)
def test_what_is_no_structure_is_refused_in_its_row(
    structure: Structure, fault: Refusal | None
) -> None:
    assert structure_fault(structure) == fault
    if fault is not None:
        assert running().when(EditStructure(structure=structure)) == fault
