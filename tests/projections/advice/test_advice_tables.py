"""Tables to level and to break, new seats for all; nine seats at a table unless a test says otherwise."""

from typing import Any, Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.draw import DrawButtons, RedrawSeats
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    MovePlayer,
    NameBigBlind,
    PlaceButton,
    Relocation,
    SetBreakingOrder,
)
from tdconsole.domain.language.commands.seating import LockTable, MarkSeats
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.room.balancing import Planned
from tdconsole.domain.room.halting import Halt
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import Tolerance
from tdconsole.domain.values import EntryId, Mark, SeatNo, TableNo
from tdconsole.projections.advice import (
    AlternatesWaiting,
    BreakWaits,
    ButtonsNotDrawn,
    ClockNotStarted,
    ClockPaused,
    LockedInTheWay,
    RedrawDue,
    SeatsNotDrawn,
    TableCanBreak,
    TablesNotLevel,
)
from tests.domain.floor import (
    FIRST_LEVEL,
    LAST_LEVEL,
    Floor,
    at,
    busting,
    playing,
    queueing,
    seated,
)
from tests.projections.advising import due, kinds, only

CLOSING: Final = (replace(FIRST_LEVEL, marks=(Mark(kind="registration_closes"),)), LAST_LEVEL)


def closed(*players: int, **changes: Any) -> Floor:
    """Registration closed with the first level, a minute ago."""
    return playing(*players, structure=CLOSING, **changes).wait(minutes=21)


def uneven(floor: Floor) -> TablesNotLevel:
    found = only(floor, TablesNotLevel)
    assert found is not None
    return found


def big_blind(floor: Floor, table: int, seat: int) -> None:
    floor.do(NameBigBlind(table=TableNo(table), seat=SeatNo(seat)))


def ruled(floor: Floor, **changes: Any) -> None:
    floor.do(OverrideRules(changes=RuleChanges(**changes)))


# Level or not


@pytest.mark.parametrize(("players", "is_due"), [((9, 9), False), ((9, 8), False), ((9, 7), True)])
def test_tables_are_level_within_one(players: tuple[int, ...], is_due: bool) -> None:
    assert (only(playing(*players), TablesNotLevel) is not None) == is_due


def test_or_within_what_the_book_says() -> None:
    floor = playing(9, 7)
    ruled(floor, balance_tolerance=(Tolerance(most=2),))
    assert due(floor) == ()


def test_of_what_is_not_known_it_asks_the_table_that_gives_first() -> None:
    assert uneven(playing(7, 9, 6, 9, 6)) == TablesNotLevel(
        from_table=TableNo(4),
        players=9,
        to_table=TableNo(3),
        fewest=6,
        moves=(
            Planned(
                source=TableNo(4),
                target=TableNo(3),
                ranked=(SeatNo(7), SeatNo(8), SeatNo(9)),
                asks=(TableNo(4), TableNo(3)),
            ),
            Planned(
                source=TableNo(2),
                target=TableNo(5),
                ranked=(SeatNo(7), SeatNo(8), SeatNo(9)),
                asks=(TableNo(2), TableNo(5)),
            ),
        ),
        duty="should",
        by_card=False,
        halt="plays",
        cite="TDA-2024 11-A",
        start="bb 4-",
    )


def test_then_the_table_that_takes() -> None:
    floor = playing(9, 7)
    big_blind(floor, 1, 4)
    half = uneven(floor)
    assert (half.proposal, half.start, half.mover_at) == (None, "bb 2-", at(1, 4))
    assert (half.moves[0].entry, half.moves[0].seat) == (4, None)


def test_and_where_only_that_is_known_the_one_that_gives() -> None:
    floor = playing(9, 7)
    big_blind(floor, 2, 4)
    half = uneven(floor)
    assert (half.proposal, half.start, half.mover_at) == (None, "bb 1-", None)
    assert (half.moves[0].entry, half.moves[0].seat) == (None, 8)


def test_what_is_known_can_be_done_at_once() -> None:
    floor = playing(9, 7)
    big_blind(floor, 1, 4)
    big_blind(floor, 2, 4)
    known = uneven(floor)
    assert known.start is None
    assert known.proposal == BalanceTables(moves=(Relocation(entry=EntryId(4), seat=at(2, 8)),))
    floor.do(known.proposal)
    assert due(floor) == ()


def test_of_several_moves_those_before_the_first_question() -> None:
    floor = playing(9, 9, 6, 6)
    for table in (2, 3):
        big_blind(floor, table, 4)
    several = uneven(floor)
    assert [(one.source, one.target) for one in several.moves] == [(2, 3), (1, 4)]
    assert several.proposal == BalanceTables(moves=(Relocation(entry=EntryId(13), seat=at(3, 7)),))
    for table in (1, 4):
        big_blind(floor, table, 4)
    whole = uneven(floor).proposal
    assert isinstance(whole, BalanceTables)
    assert len(whole.moves) == 2
    floor.do(whole)
    assert due(floor) == ()


def test_where_who_moves_is_drawn_nobody_is_asked_for() -> None:
    floor = playing(9, 7, terms=Terms(game="razz"))
    drawn = uneven(floor)
    assert (drawn.by_card, drawn.proposal, drawn.start) == (True, None, "bal 1-")


def test_whether_it_has_to_be_is_the_books() -> None:
    floor = playing(9, 7)
    assert uneven(floor).duty == "should"
    ruled(floor, balance_duty="must")
    assert uneven(floor).duty == "must"


def test_who_is_alone_gets_company_now() -> None:
    floor = playing(9, 1)
    assert (uneven(floor).urgency, uneven(floor).to_table) == ("now", 2)


def test_a_table_nobody_sits_at_is_not_short() -> None:
    floor = playing(9, 2)
    floor.do(busting(11))
    floor.do(busting(9), MovePlayer(entry=EntryId(10), seat=at(1, 9)))
    assert due(floor) == ()


def test_a_locked_table_is_neither_levelled_nor_broken() -> None:
    floor = playing(9, 5, 8)
    assert TablesNotLevel in kinds(floor)
    floor.do(LockTable(table=TableNo(2)))
    assert due(floor) == ()
    floor = closed(4, 4, 3)
    assert TableCanBreak in kinds(floor)
    floor.do(LockTable(table=TableNo(3)))
    broken = only(floor, TableCanBreak)
    assert broken is not None
    assert (broken.table, broken.free) == (2, 5)


# Before the start


def test_before_the_start_nothing_halts_and_levelling_comes_before_the_clock() -> None:
    floor = seated(9, 5)
    assert [(type(one), one.urgency) for one in due(floor)] == [
        (TablesNotLevel, "soon"),
        (ClockNotStarted, "soon"),
    ]
    assert uneven(floor).halt == "plays"


def test_before_the_start_the_draw_does_the_levelling() -> None:
    floor = seated(9, 5)
    floor.do(queueing(15))
    assert kinds(floor) == [SeatsNotDrawn]
    floor.do(StartClock())
    assert kinds(floor) == [AlternatesWaiting, TablesNotLevel]


def test_so_it_does_where_each_is_drawn_at_the_entry() -> None:
    assert kinds(seated(9, 5, terms=Terms(draw_at="entry"))) == [ClockNotStarted]


# Halting


def short_by_busts(**changes: Any) -> Floor:
    """Nine and six, of whom three went out."""
    floor = playing(9, 9, **changes)
    floor.do(busting(16), busting(17), busting(18))
    return floor


def test_a_table_halts_when_its_big_blind_comes_to_an_empty_seat() -> None:
    floor = short_by_busts()
    assert (uneven(floor).halt, uneven(floor).urgency) == ("plays_until_open_seat", "now")
    floor.do(PlaceButton(table=TableNo(2), button=SeatNo(2)))
    assert uneven(floor).halt == "plays_until_open_seat"
    floor.do(PlaceButton(table=TableNo(2), button=SeatNo(4)))
    assert uneven(floor).halt == "halts"


def test_or_at_once_where_the_book_says_so() -> None:
    floor = short_by_busts()
    ruled(floor, halt_at_open_seat=False)
    assert uneven(floor).halt == "halts"


@pytest.mark.parametrize(("by_elimination", "state"), [(True, "plays"), (False, "halts")])
def test_a_table_that_was_never_full_halts_only_where_that_is_no_matter(
    by_elimination: bool, state: Halt
) -> None:
    floor = playing(9, 6)
    ruled(floor, halt_by_elimination=by_elimination, halt_at_open_seat=False)
    assert uneven(floor).halt == state


def test_of_short_handed_tables_the_director_decides() -> None:
    floor = playing(6, 6, seats_per_table=6)
    floor.do(busting(10), busting(11), busting(12))
    assert (uneven(floor).halt, uneven(floor).urgency) == ("director", "now")


def test_two_short_is_not_enough() -> None:
    floor = playing(9, 9)
    floor.do(busting(17), busting(18))
    assert (uneven(floor).halt, uneven(floor).urgency) == ("plays", "soon")


# Breaking


@pytest.mark.parametrize(("players", "is_due"), [((8, 8, 3), False), ((8, 8, 2), True)])
def test_a_table_can_break_when_the_others_hold_everybody(
    players: tuple[int, ...], is_due: bool
) -> None:
    assert (only(closed(*players), TableCanBreak) is not None) == is_due


def test_the_last_of_the_order_of_opening_or_the_first_that_was_posted() -> None:
    floor = closed(4, 3, 5, 3, 4)
    assert only(floor, TableCanBreak) == TableCanBreak(
        table=TableNo(5),
        players=4,
        free=21,
        urgency="soon",
        cite="TDA-2024 10-A",
        proposal=BreakTable(table=TableNo(5)),
    )
    floor.do(SetBreakingOrder(tables=tuple(map(TableNo, (2, 5, 4, 3, 1)))))
    posted = only(floor, TableCanBreak)
    assert posted is not None
    assert posted.table == 2


def test_a_table_that_is_much_shorter_is_broken_now() -> None:
    assert [one.urgency for one in due(closed(6, 5, 5))] == ["soon"]
    assert [one.urgency for one in due(closed(6, 6, 4))] == ["now"]
    assert [one.urgency for one in due(closed(2, 2, 1))] == ["now"]


def test_who_waits_needs_a_seat_too() -> None:
    floor = closed(8, 8, 2)
    assert only(floor, TableCanBreak)
    late = replace(queueing(19), override="a guest of the house")
    floor.do(late)
    assert TableCanBreak not in kinds(floor)


def test_a_dead_seat_takes_nobody_from_a_table_that_breaks() -> None:
    floor = closed(8, 8, 2)
    assert only(floor, TableCanBreak)
    floor.do(MarkSeats(seats=(at(1, 9),), use="dead"))
    assert TableCanBreak not in kinds(floor)


def test_while_registration_is_open_it_waits_unless_the_director_wants_it() -> None:
    floor = playing(8, 8, 2, structure=CLOSING).wait(minutes=7, seconds=30)
    waits = only(floor, BreakWaits)
    assert waits == BreakWaits(
        table=TableNo(3),
        players=2,
        minutes=13,
        cite="TDA-2024 10-A",
        choices=(BreakTable(table=TableNo(3)),),
    )
    assert kinds(floor) == [TablesNotLevel, BreakWaits]
    floor.do(waits.choices[0])
    assert not floor.tournament.play.seating.tables[TableNo(3)].players
    assert due(floor) == ()


def test_where_nothing_says_when_registration_closes_it_does_not_wait() -> None:
    assert kinds(playing(8, 8, 2)) == [TableCanBreak]


def test_what_breaks_is_not_levelled_as_well() -> None:
    assert kinds(closed(8, 8, 2)) == [TableCanBreak]


def test_no_table_breaks_before_the_start() -> None:
    floor = seated(4, 4)
    assert kinds(floor) == [ClockNotStarted]
    floor.do(StartClock())
    assert kinds(floor) == [TableCanBreak]


def test_the_last_table_does_not_break() -> None:
    assert due(closed(4)) == ()


# New seats for all


def test_the_final_table_is_formed_when_so_few_are_left() -> None:
    floor = closed(5, 5)
    assert due(floor) == ()
    floor.do(busting(1))
    assert due(floor) == (
        RedrawDue(
            occasion="final_table",
            players=9,
            tables=1,
            cite="TDA-2024 RP-9",
            proposal=RedrawSeats(tables=(TableNo(1),)),
        ),
    )
    floor.do(RedrawSeats())
    assert due(floor) == ()


def test_the_clock_goes_on_behind_the_new_seats_for_all() -> None:
    floor = closed(5, 5)
    floor.do(busting(1), PauseClock())
    assert kinds(floor) == [RedrawDue, ClockPaused]
    floor.do(RedrawSeats(tables=(TableNo(1),)))
    assert kinds(floor) == [ClockPaused]


def test_a_final_table_of_one_more_brings_its_seat_with_it() -> None:
    floor = closed(6, 5)
    ruled(floor, combine_at="one_more")
    floor.do(busting(1))
    final = only(floor, RedrawDue)
    assert final is not None
    assert final.proposal == RedrawSeats(seats=10, tables=(TableNo(1),))
    floor.do(final.proposal)
    assert due(floor) == ()


def test_no_final_table_is_formed_while_somebody_may_come() -> None:
    floor = playing(5, 5, structure=CLOSING)
    floor.do(busting(1))
    assert kinds(floor) == [BreakWaits]


def test_all_sit_anew_when_two_tables_hold_them() -> None:
    floor = closed(*[9] * 6)
    ruled(floor, redraw_tables="by_field")
    for table in floor.tournament.play.seating.tables.values():
        floor.do(*(busting(table.players[SeatNo(seat)]) for seat in range(4, 10)))
    found = only(floor, RedrawDue)
    assert found is not None
    assert (found.occasion, found.players, found.tables) == ("tables", 18, 2)
    floor.do(RedrawSeats())
    assert due(floor) == ()


def test_and_at_numbers_of_players_even_while_registration_is_open() -> None:
    floor = playing(9, 8, 8)
    ruled(floor, redraw_players=(24, 16))
    assert due(floor) == ()
    floor.do(busting(1))
    found = only(floor, RedrawDue)
    assert found is not None
    assert (found.occasion, found.players, found.tables) == ("players", 24, 3)
    floor.do(RedrawSeats())
    assert due(floor) == ()
    rest = sorted(floor.tournament.play.seating.of)[: 24 - 16]
    floor.do(*map(busting, rest[:-1]))
    assert RedrawDue not in kinds(floor)
    floor.do(busting(rest[-1]))
    assert RedrawDue in kinds(floor)


def test_a_locked_table_keeps_its_players_and_so_do_all() -> None:
    floor = closed(5, 5)
    floor.do(busting(1))
    assert kinds(floor) == [RedrawDue]
    floor.do(LockTable(table=TableNo(2)))
    (stuck,) = due(floor)
    assert stuck == LockedInTheWay(
        table=TableNo(2),
        players=5,
        proposal=LockTable(table=TableNo(2), locked=False),
    )


def test_after_it_the_button_is_drawn_again_where_the_book_says_so() -> None:
    floor = closed(5, 5)
    floor.do(busting(1))
    ruled(floor, first_button="drawn_again_at_3_2_1")
    assert ButtonsNotDrawn not in kinds(floor)
    floor.do(RedrawSeats())
    (table,) = (no for no, one in floor.tournament.play.seating.tables.items() if one.players)
    assert due(floor) == (
        ButtonsNotDrawn(tables=1, urgency="now", proposal=DrawButtons(tables=(table,))),
    )
    floor.do(DrawButtons(tables=(table,)))
    assert due(floor) == ()


def test_a_break_is_urgent_while_another_table_is_so_short_that_it_halts() -> None:
    floor = closed(9, 9, 5, 9)
    floor.do(*(busting(entry) for entry in (10, 11, 12, 13, 14)))
    breaks = only(floor, TableCanBreak)
    assert breaks is not None
    assert (breaks.table, breaks.players, breaks.urgency) == (4, 9, "now")
