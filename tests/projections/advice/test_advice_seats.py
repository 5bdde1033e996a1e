"""What the desk is told: who waits, what was not drawn yet, what would be lost."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawButtons, DrawSeats
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    PassAlternate,
    RegisterEntry,
    TakeSecondHalf,
)
from tdconsole.domain.language.commands.seating import (
    LockTable,
    MarkSeats,
    OpenTables,
    RemoveUnsold,
)
from tdconsole.domain.language.events.tournament import RulesOverridden
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.rules.book import STANDARD, RuleChanges
from tdconsole.domain.values import Chips, EntryId, Mark, Millis, TableNo
from tdconsole.library.rulebooks import rulebook
from tdconsole.projections.advice import (
    AlternateDidNotAnswer,
    AlternateExpected,
    AlternatesWaiting,
    ButtonsNotDrawn,
    ClockNotStarted,
    NoSeatForAlternates,
    RegistrationCloses,
    SeatsFill,
    SeatsNotDrawn,
    SecondHalvesLost,
    TooFewToStart,
    UnsoldStacks,
)
from tests.domain.floor import (
    FIRST_LEVEL,
    LAST_LEVEL,
    MINUTE,
    Floor,
    at,
    busting,
    create,
    opened,
    person,
    playing,
    queueing,
    seated,
    sits,
)
from tests.projections.advising import due, kinds, only

# Before the start


def test_where_seats_are_drawn_at_the_entry_the_first_one_needs_no_other() -> None:
    floor = opened(terms=Terms(draw_at="entry"))
    floor.do(queueing(1))
    assert due(floor) == (SeatsNotDrawn(waiting=1, proposal=DrawSeats()),)


def test_before_the_start_who_finds_no_seat_holds_nothing_up() -> None:
    floor = seated(9, terms=Terms(tables=(TableNo(1),)))
    floor.do(queueing(10))
    assert kinds(floor) == [ClockNotStarted]


def test_buttons_are_drawn_before_the_start_where_the_rule_draws_them() -> None:
    drawn = rulebook("figp-2014").first_button
    floor = seated(4, 4, rulebook=replace(STANDARD, first_button=drawn))
    assert due(floor) == (
        ButtonsNotDrawn(tables=2, cite="FIGP 1.c", proposal=DrawButtons()),
        ClockNotStarted(seated=8),
    )
    floor.do(DrawButtons())
    assert kinds(floor) == [ClockNotStarted]
    floor.given(sits(4, at(3, 1)))
    (buttons,) = (one for one in due(floor) if isinstance(one, ButtonsNotDrawn))
    assert buttons.proposal == DrawButtons(tables=(TableNo(3),))
    floor.do(StartClock())
    assert ButtonsNotDrawn not in kinds(floor)


def test_too_few_to_start_by_the_rule_or_by_the_terms() -> None:
    polish = seated(2, rulebook=rulebook("pl-club"))
    assert due(polish) == (TooFewToStart(seated=2, least=3, cite="PL 6"),)
    heads_up = seated(2, rulebook=rulebook("pl-club"), seats_per_table=2)
    assert kinds(heads_up) == [ClockNotStarted]
    floor = seated(3, rulebook=rulebook("pl-club"), terms=Terms(minimum=6))
    assert due(floor) == (TooFewToStart(seated=3, least=6),)


# Alternates


def test_who_waits_is_called_and_then_seated() -> None:
    floor = playing(4)
    floor.do(queueing(5), queueing(6))
    call, draw = CallAlternate(entry=EntryId(5)), DrawSeats(entries=(EntryId(5),))
    assert due(floor) == (
        AlternatesWaiting(
            number=2, free=5, entry=EntryId(5), urgency="now", proposal=call, choices=(draw,)
        ),
    )
    floor.do(call)
    assert due(floor) == (
        AlternateExpected(
            number=2,
            free=5,
            entry=EntryId(5),
            following=EntryId(6),
            urgency="now",
            proposal=draw,
            choices=(CallAlternate(entry=EntryId(6)),),
        ),
    )
    floor.do(draw, DrawSeats())
    assert due(floor) == ()


def test_nobody_is_called_for_a_seat_that_somebody_was_called_for() -> None:
    floor = playing(8)
    floor.do(queueing(9), queueing(10), CallAlternate())
    (advised,) = due(floor)
    assert isinstance(advised, AlternateExpected)
    assert (advised.entry, advised.following, advised.choices) == (9, None, ())


def test_who_does_not_answer_in_time_is_passed_over() -> None:
    floor = playing(8)
    floor.do(queueing(9), queueing(10), CallAlternate())
    floor.wait(seconds=179.999)
    assert kinds(floor) == [AlternateExpected]
    floor.wait(seconds=0.001)
    assert due(floor) == (
        AlternateDidNotAnswer(
            entry=EntryId(9),
            proposal=PassAlternate(entry=EntryId(9)),
            choices=(DrawSeats(entries=(EntryId(9),)),),
        ),
    )
    floor.do(PassAlternate(entry=EntryId(9)))
    (following,) = due(floor)
    assert following.proposal == CallAlternate(entry=EntryId(10))


def test_where_the_house_seats_them_at_once_as_many_are_drawn_as_there_are_seats() -> None:
    floor = playing(7)
    floor.do(*map(queueing, (8, 9, 10)))
    floor.given(RulesOverridden(changes=RuleChanges(alternates="at_once")))
    (advised,) = due(floor)
    assert advised.proposal == DrawSeats(entries=(EntryId(8), EntryId(9)))


def test_without_a_free_seat_another_table_is_opened_where_the_room_has_one() -> None:
    floor = playing(9, terms=Terms(tables=(TableNo(1), TableNo(4))))
    floor.do(queueing(10), queueing(11))
    opening = OpenTables(number=1)
    assert due(floor) == (NoSeatForAlternates(number=2, table=TableNo(4), proposal=opening),)
    floor.do(opening)
    assert [(type(one), one.urgency) for one in due(floor)] == [(AlternatesWaiting, "now")]
    full = playing(9, terms=Terms(tables=(TableNo(1),)))
    full.do(queueing(10), queueing(11))
    assert due(full) == ()


def test_seats_that_nobody_is_drawn_to_are_not_free() -> None:
    floor = playing(7, 7)
    floor.do(queueing(15), LockTable(table=TableNo(2)))
    floor.do(MarkSeats(seats=(at(1, 9),), use="dead"))
    (advised,) = due(floor)
    assert isinstance(advised, AlternatesWaiting)
    assert advised.free == 1


# What would be lost


def test_unsold_stacks_leave_when_registration_is_closed() -> None:
    closing = replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),))
    floor = playing(4, structure=(closing, LAST_LEVEL))
    floor.do(MarkSeats(seats=(at(1, 8), at(1, 7)), use="unsold"))
    assert due(floor) == ()
    floor.wait(minutes=20)
    assert due(floor) == (UnsoldStacks(seats=(at(1, 7), at(1, 8)), choices=(RemoveUnsold(),)),)
    floor.do(RemoveUnsold())
    assert due(floor) == ()


def test_the_end_of_registration_is_told_by_its_time_too() -> None:
    floor = opened()
    closes_at = Millis(floor.now.utc + 8 * MINUTE)
    floor = opened(terms=Terms(closes_at=closes_at))
    assert due(floor) == (RegistrationCloses(minutes=8),)
    assert due(floor.wait(minutes=8)) == ()


def test_a_second_half_is_called_out_before_it_is_lost() -> None:
    closing = replace(FIRST_LEVEL, marks=(Mark(kind="rebuys_end"),))
    double = Terms(second_half=Chips(10_000))
    floor = playing(4, structure=(closing, LAST_LEVEL), terms=double)
    floor.do(TakeSecondHalf(entry=EntryId(1)), busting(2))
    assert due(floor.wait(minutes=9)) == ()
    assert due(floor.wait(minutes=1)) == (SecondHalvesLost(number=2, minutes=10),)
    floor.do(TakeSecondHalf(entry=EntryId(3)), TakeSecondHalf(entry=EntryId(4)))
    assert due(floor) == ()
    late = playing(4, structure=(closing, LAST_LEVEL), terms=double)
    assert due(late.wait(minutes=20)) == ()


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        (Terms(draw_at="entry", expected=50, cap=90), (50, 6, False)),
        (Terms(draw_at="entry", cap=18), (18, 2, False)),
        (Terms(draw_at="entry"), (0, 0, False)),
        (Terms(draw_at="entry_by_table"), (0, 0, True)),
    ],
)
def test_before_the_first_entry_it_is_said_how_tables_fill(
    terms: Terms, told: tuple[int, int, bool]
) -> None:
    floor = Floor()
    floor.do(create(terms=terms))
    advised = only(floor, SeatsFill)
    assert advised is not None
    assert (advised.expected, advised.tables, advised.by_table) == told
    floor.do(RegisterEntry(person=person(1)))
    assert only(floor, SeatsFill) is None


def test_of_one_draw_for_all_nothing_is_said() -> None:
    floor = Floor()
    floor.do(create())
    assert only(floor, SeatsFill) is None
