"""Hand for hand: when it begins and ends, who reports what, and what the hands take off the clock."""

from typing import Any

import pytest
from msgspec.structs import replace

from tdconsole.domain.bubble.hand_for_hand import next_jump
from tdconsole.domain.clock.reading import read
from tdconsole.domain.hand.known_hands import known
from tdconsole.domain.language.commands.bubble import (
    DealNextHand,
    EndHandForHand,
    ExtendHandForHand,
    StartHandForHand,
)
from tdconsole.domain.language.commands.clock import (
    AdjustClock,
    CountHands,
    PauseClock,
    RestoreClock,
    ResumeClock,
    SetLevel,
    StartClock,
)
from tdconsole.domain.language.commands.draw import RedrawSeats
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    MovePlayer,
    PlaceButton,
    Relocation,
    SwapPlayers,
)
from tdconsole.domain.language.commands.penalties import GivePenalty
from tdconsole.domain.language.commands.seating import OpenTables
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.language.events.bubble import NextHandDealt, TablesReported
from tdconsole.domain.language.rejections.bubble import (
    AllInHeld,
    AllInsNotHeld,
    AllInsOpen,
    AnotherRuns,
    BoardCountsHands,
    HandForHandOff,
    HandForHandOn,
    NobodyDeals,
    NoBreakYet,
    NothingHeld,
    NotInABreak,
    NotInThisHand,
    ReleasedEarly,
    ReportedSo,
    TablesStillDeal,
    UntilNeeded,
    UntilNotBelow,
    UntilReached,
)
from tdconsole.domain.language.rejections.clock import (
    ClockAlreadyRunning,
    ClockNotRunning,
    ClockNotStarted,
    NothingToRestore,
)
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.language.rejections.room import NoSuchTable
from tdconsole.domain.language.rejections.setup import TournamentIsOver
from tdconsole.domain.rules.book import STANDARD, RuleChanges, rules
from tdconsole.domain.values import (
    FIRST_PLAY,
    Break,
    Chips,
    EntryId,
    Mark,
    PayoutBand,
    PeriodId,
    SeatNo,
    TableNo,
)
from tdconsole.library.rulebooks import rulebooks_named
from tests.domain.at_the_bubble import (
    all_done,
    board,
    book_of,
    bubble,
    hand_over,
    left_on_clock,
    levels,
    minutes,
    on,
    out,
    reporting,
)
from tests.domain.floor import BREAK, FIRST_LEVEL, LAST_LEVEL, Floor, at, down_to, playing, seated

RP_8 = "TDA-2024 RP-8"
RP_8_F = "TDA-2024 RP-8-F"

FLAT = PayoutBand(entries=1, shares=(625,) * 16)


# Its beginning


def test_the_hand_in_progress_is_the_first_and_it_ends_at_the_money() -> None:
    floor = on(20, 18)
    assert (board(floor).hand, board(floor).tables, board(floor).until) == (1, (1, 2, 3), 18)
    assert board(floor).minutes == 2


@pytest.mark.parametrize("book", rulebooks_named())
def test_every_book_says_how_many_minutes_a_hand_takes(book: str) -> None:
    assert board(on(rulebook=book_of(book))).minutes == 2


def test_the_clock_stops_with_it() -> None:
    floor = bubble(20, 18).wait(minutes=3)
    floor.do(StartHandForHand())
    assert left_on_clock(floor.wait(minutes=9)) == minutes(17)


def test_it_is_not_begun_twice() -> None:
    assert on().when(StartHandForHand()) == HandForHandOn(cite=RP_8)


def test_it_is_not_begun_before_play_is() -> None:
    assert seated(9, 9).when(StartHandForHand(until=3)) == ClockNotStarted()


def test_it_is_not_begun_in_a_break() -> None:
    floor = bubble(20, 18).wait(minutes=41)
    assert floor.when(StartHandForHand()) == NotInABreak()


def test_it_is_not_begun_where_no_hand_can_be_dealt() -> None:
    floor = playing(1, 1)
    assert floor.when(StartHandForHand(until=1)) == NobodyDeals()


def test_it_is_not_begun_when_all_is_over() -> None:
    floor = down_to(bubble(9, 3), 1)
    floor.do(FinishTournament())
    assert floor.when(StartHandForHand()) == TournamentIsOver()


@pytest.mark.parametrize("until", [20, 25])
def test_it_ends_with_fewer_than_there_are(until: int) -> None:
    wanted = StartHandForHand(until=until)
    assert bubble(20, 18).when(wanted) == UntilReached(until=until, left=20)


def test_in_the_money_it_ends_at_the_next_jump() -> None:
    floor = down_to(bubble(20, 18), 12)
    floor.do(StartHandForHand())
    assert board(floor).until == 1


def test_where_no_prize_is_higher_the_director_says_when_it_ends() -> None:
    floor = playing(8, 8, payouts=(FLAT,))
    assert floor.when(StartHandForHand()) == UntilNeeded()
    floor.do(StartHandForHand(until=5))
    assert board(floor).until == 5


def test_the_jumps_are_where_the_least_prize_rises() -> None:
    floor = bubble(20, 18)
    assert (next_jump(floor.tournament), next_jump(floor.tournament, 18)) == (18, 1)
    assert next_jump(floor.tournament, 1) is None


# Reports


@pytest.mark.parametrize(
    "command",
    [reporting(1), DealNextHand(), ExtendHandForHand(until=2), EndHandForHand()],
    ids=lambda command: type(command).__name__,
)
def test_without_it_there_is_nothing_to_report(command: Command) -> None:
    assert bubble(20, 18).when(command) == HandForHandOff()


def test_a_table_reports_once() -> None:
    floor = on()
    floor.do(reporting(2))
    assert board(floor).task(TableNo(2)) == "done"
    assert floor.when(reporting(2)) == ReportedSo(tables=(TableNo(2),), task="done")


def test_of_several_those_that_are_done_are_left_out() -> None:
    floor = on()
    floor.do(reporting(2))
    told = TablesReported(play=FIRST_PLAY, tables=(TableNo(3), TableNo(1)), task="done")
    assert floor.when(reporting(3, 2, 1, 3)) == (told,)


@pytest.mark.parametrize(
    ("table", "refused"),
    [(9, NoSuchTable(table=TableNo(9))), (4, NotInThisHand(table=TableNo(4)))],
)
def test_only_a_table_of_this_hand_reports(table: int, refused: Refusal) -> None:
    floor = on()
    floor.do(OpenTables(number=1), reporting(1), MovePlayer(entry=EntryId(1), seat=at(4, 1)))
    assert floor.when(reporting(table)) == refused


def test_an_all_in_is_held_until_the_others_are_done() -> None:
    floor = on()
    floor.do(reporting(1, task="held"))
    early = ReleasedEarly(table=TableNo(1), tables=(TableNo(2), TableNo(3)), others=0, cite=RP_8_F)
    assert floor.when(reporting(1, task="released")) == early
    floor.do(reporting(2, 3), reporting(1, task="released"), reporting(1), DealNextHand())
    assert board(floor).hand == 2


def test_held_all_ins_are_played_one_at_a_time() -> None:
    floor = on()
    floor.do(reporting(1, 3, task="held"), reporting(2))
    both = floor.when(reporting(1, 3, task="released"))
    assert both == AnotherRuns(table=TableNo(3), running=TableNo(1), cite=RP_8_F)
    floor.do(reporting(3, task="released"))
    running = AnotherRuns(table=TableNo(1), running=TableNo(3), cite=RP_8_F)
    assert floor.when(reporting(1, task="released")) == running
    floor.do(reporting(3), reporting(1, task="released"))


def test_of_many_tables_that_deal_some_are_named() -> None:
    floor = on(90, 80)
    floor.do(reporting(1, task="held"))
    refused = floor.when(reporting(1, task="released"))
    assert isinstance(refused, ReleasedEarly)
    assert (refused.tables, refused.others) == (tuple(map(TableNo, range(2, 7))), 4)


def test_a_held_all_in_is_not_done_before_it_was_played() -> None:
    floor = on()
    floor.do(reporting(1, task="held"))
    assert floor.when(reporting(1)) == AllInHeld(table=TableNo(1), cite=RP_8_F)


def test_only_what_is_held_is_released() -> None:
    assert on().when(reporting(1, task="released")) == NothingHeld(table=TableNo(1))


@pytest.mark.parametrize("task", ["done", "held"])
def test_any_report_is_taken_back(task: Any) -> None:
    floor = on()
    floor.do(reporting(1, task=task), reporting(1, task="dealing"))
    assert board(floor).task(TableNo(1)) == "dealing"


def test_where_the_book_holds_none_no_all_in_is_held() -> None:
    changes = RuleChanges(hold_all_in=False)
    floor = on(rulebook=rules(STANDARD, changes).book)
    refused = floor.when(reporting(1, task="held"))
    assert refused == AllInsNotHeld(option="h4h.hold_all_in")


@pytest.mark.parametrize("book", rulebooks_named())
def test_every_book_that_is_shipped_holds_them(book: str) -> None:
    """FIGP 60.a, TDA RP-8-F and WSOP 126.g; the others do not say otherwise."""
    floor = on(rulebook=book_of(book))
    floor.do(reporting(1, task="held"))
    early = floor.when(reporting(1, task="released"))
    assert isinstance(early, ReleasedEarly)
    assert early.cite in {"FIGP 60.a", "WSOP 126.g", "TDA-2022 RP-8-F", RP_8_F}


# The next hand


def test_nobody_is_dealt_the_next_hand_before_all_are_done() -> None:
    floor = on()
    floor.do(reporting(1))
    waits = TablesStillDeal(tables=(TableNo(2), TableNo(3)), others=0, cite=RP_8)
    assert floor.when(DealNextHand()) == waits


@pytest.mark.parametrize(
    ("book", "cite"),
    [
        ("tda-2024", RP_8),
        ("tda-2022", "TDA-2022 RP-8"),
        ("wsop-2026", "WSOP 126"),
        ("figp-2014", "FIGP 60"),
        ("goldbet-it", "GB Programmati: Mano per mano"),
        ("pl-club", RP_8),
        ("pokerclub-it", RP_8),
    ],
)
def test_a_next_hand_too_early_is_refused_by_the_article_of_the_book(book: str, cite: str) -> None:
    floor = on(rulebook=book_of(book))
    floor.do(reporting(1))
    early = floor.when(DealNextHand())
    assert isinstance(early, TablesStillDeal)
    assert early.cite == cite


def test_a_table_that_everybody_has_left_holds_nobody_up() -> None:
    floor = on()
    floor.do(OpenTables(number=1), reporting(3))
    floor.do(*(MovePlayer(entry=EntryId(entry), seat=at(4, entry - 18)) for entry in (19, 20)))
    floor.do(reporting(3, task="dealing"), reporting(1, 2), DealNextHand())
    assert board(floor).tables == (1, 2, 4)


def test_whoever_sits_alone_is_dealt_no_hand() -> None:
    floor = on()
    floor.do(out(20), all_done(floor))
    assert floor.when(DealNextHand()) == (
        NextHandDealt(play=FIRST_PLAY, tables=(TableNo(1), TableNo(2)), at=floor.now),
    )


def test_with_everybody_alone_there_is_no_next_hand() -> None:
    floor = playing(2, 2)
    floor.do(StartHandForHand(until=1), out(1), out(3), reporting(1, 2))
    assert floor.when(DealNextHand()) == NobodyDeals()


# The clock


@pytest.mark.parametrize("seconds", [1_050, 63_000])
def test_h4h_13_each_hand_takes_two_minutes_the_current_one_too(seconds: int) -> None:
    """H4H-13."""
    floor = bubble(20, 18, structure=levels(1_200), rulebook=book_of("wsop-2026"))
    floor.wait(seconds=1_200 * 60 - seconds)
    floor.do(StartHandForHand())
    read_ = [left_on_clock(floor)]
    for _ in range(2):
        floor.wait(minutes=7)
        hand_over(floor)
        read_.append(left_on_clock(floor))
    assert read_ == [seconds * 1000, (seconds - 120) * 1000, (seconds - 240) * 1000]


def test_the_last_hand_takes_its_minutes_when_it_is_over() -> None:
    floor = on()
    hand_over(floor)
    floor.do(all_done(floor), EndHandForHand())
    assert left_on_clock(floor.wait(minutes=5)) == minutes(16)


def test_a_hand_in_the_middle_of_which_it_ends_takes_nothing() -> None:
    floor = on()
    hand_over(floor)
    floor.do(EndHandForHand())
    assert left_on_clock(floor) == minutes(18)


def test_it_does_not_end_before_an_all_in_is_played() -> None:
    floor = on()
    floor.do(reporting(2, task="held"))
    assert floor.when(EndHandForHand()) == AllInsOpen(tables=(TableNo(2),), cite=RP_8_F)


def test_what_a_hand_takes_goes_on_into_the_next_level() -> None:
    floor = bubble(20, 18, structure=levels(20, 30)).wait(minutes=19)
    floor.do(StartHandForHand())
    hand_over(floor)
    floor.do(EndHandForHand(), ResumeClock())
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    assert (reading.index, reading.left, reading.running) == (1, minutes(29), True)


def test_no_break_begins_by_it() -> None:
    floor = bubble(20, 18, structure=(FIRST_LEVEL, BREAK, LAST_LEVEL)).wait(minutes=19)
    floor.do(StartHandForHand())
    hand_over(floor)
    hand_over(floor)
    floor.do(EndHandForHand())
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    assert (reading.index, reading.left) == (0, 0)
    floor.do(ResumeClock())
    after = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert after is not None
    assert isinstance(after.period, Break)
    assert after.left == minutes(10)


def test_no_stop_is_passed_by_it() -> None:
    first, second = levels(20, 20)
    stop = Mark(kind="end_of_day", stop=True)
    floor = bubble(20, 18, structure=(replace(first, marks=(stop,)), second)).wait(minutes=19)
    floor.do(StartHandForHand())
    hand_over(floor)
    hand_over(floor)
    assert left_on_clock(floor) == 0


def test_a_clock_that_stopped_at_a_mark_is_held_there_when_it_is_over() -> None:
    first, second = levels(20, 20)
    stop = Mark(kind="colour_up", chip=Chips(25), stop=True)
    floor = bubble(20, 18, structure=(replace(first, marks=(stop,)), second)).wait(minutes=25)
    assert held(floor) == stop
    floor.do(StartHandForHand())
    hand_over(floor)
    assert held(floor) == stop
    floor.do(EndHandForHand())
    assert held(floor) == stop
    floor.do(ResumeClock())
    assert (held(floor), left_on_clock(floor)) == (None, minutes(20))


def test_a_clock_that_hands_take_to_a_mark_is_held_there() -> None:
    first, second = levels(2, 20)
    stop = Mark(kind="end_of_day", stop=True)
    floor = on(structure=(replace(first, marks=(stop,)), second))
    assert held(floor) is None
    hand_over(floor)
    assert held(floor) == stop
    floor.do(EndHandForHand(), ResumeClock())
    assert (held(floor), left_on_clock(floor)) == (None, minutes(20))


def held(floor: Floor) -> Mark | None:
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    return reading.held


def test_no_break_is_set_while_it_is_on() -> None:
    floor = on(structure=(FIRST_LEVEL, BREAK, LAST_LEVEL))
    assert floor.when(SetLevel(period=PeriodId(2))) == NoBreakYet(cite=RP_8)
    floor.do(EndHandForHand(), SetLevel(period=PeriodId(2)))


def test_the_hands_of_a_level_are_counted_by_the_board_alone() -> None:
    by_hands = replace(FIRST_LEVEL, hands=5)
    floor = bubble(20, 18, structure=(by_hands, *levels(30)))
    floor.do(SetLevel(period=PeriodId(1)), CountHands(hands=1), StartHandForHand())
    for wrong in (1, -1):
        assert floor.when(CountHands(hands=wrong)) == BoardCountsHands(cite=RP_8)
    hand_over(floor)
    floor.do(EndHandForHand(), CountHands(hands=-2))
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    assert reading.hands == 5


@pytest.mark.parametrize("command", [StartClock(), ResumeClock(), RestoreClock()])
def test_only_its_end_sets_the_clock_going(command: Command) -> None:
    assert on().when(command) == HandForHandOn(cite=RP_8)


def test_a_clock_that_stands_is_not_stopped() -> None:
    assert on().when(PauseClock()) == ClockNotRunning()


def test_after_its_end_the_clock_waits_for_the_director() -> None:
    floor = on()
    floor.do(EndHandForHand())
    assert left_on_clock(floor.wait(minutes=5)) == minutes(20)
    floor.do(ResumeClock())
    assert left_on_clock(floor.wait(minutes=5)) == minutes(15)
    assert floor.when(ResumeClock()) == ClockAlreadyRunning()


def test_the_clock_is_not_put_back_to_before_it() -> None:
    floor = on()
    hand_over(floor)
    floor.do(EndHandForHand())
    assert floor.when(RestoreClock()) == NothingToRestore()


def test_set_anew_the_clock_loses_what_comes_after() -> None:
    floor = on()
    hand_over(floor)
    floor.do(AdjustClock(seconds=60))
    assert left_on_clock(floor) == minutes(19)
    hand_over(floor)
    assert left_on_clock(floor) == minutes(17)
    floor.do(SetLevel(period=PeriodId(2)))
    hand_over(floor)
    assert left_on_clock(floor) == minutes(18)


def test_an_edited_structure_does_not_take_the_hands_off_twice() -> None:
    floor = on()
    hand_over(floor)
    first, *others = floor.tournament.setup.structure
    longer = replace(first, minutes=25)
    floor.do(EditStructure(structure=(longer, *others)))
    assert left_on_clock(floor) == minutes(23)
    hand_over(floor)
    assert left_on_clock(floor) == minutes(21)


def test_of_a_level_by_hands_each_is_one() -> None:
    by_hands = replace(FIRST_LEVEL, hands=2)
    floor = bubble(20, 18, structure=(by_hands, *levels(30, 30)))
    floor.do(SetLevel(period=PeriodId(1)), StartHandForHand())
    for _ in range(3):
        hand_over(floor)
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    assert (reading.index, reading.left, reading.hands) == (1, minutes(28), None)


def test_into_a_level_by_hands_go_those_that_the_level_before_did_not_last() -> None:
    by_hands = replace(FIRST_LEVEL, hands=10)
    floor = bubble(20, 18, structure=(*levels(5), by_hands))
    floor.do(StartHandForHand())
    for _ in range(5):
        hand_over(floor)
    reading = read(floor.tournament.setup.structure, floor.tournament.play.clock, floor.now)
    assert reading is not None
    assert (reading.index, reading.hands) == (1, 8)


# How far it goes


def test_it_goes_on_to_the_next_jump() -> None:
    floor = on()
    floor.do(ExtendHandForHand(until=9))
    assert board(floor).until == 9


def test_it_goes_on_to_fewer_than_before() -> None:
    assert on().when(ExtendHandForHand(until=18)) == UntilNotBelow(until=18, was=18)


def test_it_goes_on_to_fewer_than_there_are() -> None:
    floor = on()
    floor.do(*(out(entry) for entry in (1, 2, 10, 11)))
    assert floor.when(ExtendHandForHand(until=16)) == UntilReached(until=16, left=16)


# Meanwhile


def test_nobody_is_moved_in_the_middle_of_a_hand() -> None:
    floor = on(18, 17)
    for entry in range(12, 19):
        floor.do(out(entry))
    floor.do(reporting(1))
    move = Relocation(entry=EntryId(9), seat=at(2, 3))
    waits = TablesStillDeal(tables=(TableNo(2),), others=0)
    assert floor.when(BreakTable(table=TableNo(2))) == waits
    assert floor.when(RedrawSeats(reason="new table")) == waits
    floor.do(reporting(1, task="dealing"), reporting(2))
    still = TablesStillDeal(tables=(TableNo(1),), others=0)
    assert floor.when(BalanceTables(moves=(move,))) == still


def test_nobody_gets_up_from_a_table_that_deals() -> None:
    """To one where others deal somebody may go, who waits there for the next hand."""
    floor = on(16, 14)
    floor.do(reporting(1))
    first = TablesStillDeal(tables=(TableNo(2),), others=0)
    floor.do(out(9))
    assert floor.when(MovePlayer(entry=EntryId(10), seat=at(1, 9))) == first
    for pair in ((1, 10), (10, 1)):
        one, other = map(EntryId, pair)
        assert floor.when(SwapPlayers(entry=one, other=other)) == first
    seated_wrongly = MovePlayer(entry=EntryId(10), seat=at(2, 9))
    floor.do(seated_wrongly, SwapPlayers(entry=EntryId(11), other=EntryId(12)))
    floor.do(MovePlayer(entry=EntryId(1), seat=at(2, 8)))
    floor.do(reporting(2), MovePlayer(entry=EntryId(10), seat=at(1, 9)))


def test_between_the_hands_a_table_is_broken() -> None:
    floor = on(12, 10)
    floor.do(*(out(entry) for entry in (1, 2, 3)), all_done(floor), BreakTable(table=TableNo(2)))
    floor.do(DealNextHand())
    assert board(floor).tables == (1,)


def test_penalties_are_served_hand_by_hand_from_the_next_one_on() -> None:
    floor = on()
    floor.do(GivePenalty(entry=EntryId(1), rounds=1))
    hand_over(floor)
    hand_over(floor)
    floor.do(all_done(floor), EndHandForHand())
    (penalty,) = floor.tournament.penalties.values()
    assert (penalty.hands, penalty.served) == (9, 2)


def test_a_hand_that_was_not_over_is_served_where_it_is_done() -> None:
    floor = bubble(20, 18)
    floor.do(*(GivePenalty(entry=EntryId(entry), hands=5) for entry in (1, 10)))
    floor.do(StartHandForHand(), reporting(1), EndHandForHand())
    assert [one.served for _, one in sorted(floor.tournament.penalties.items())] == [1, 0]


def test_known_buttons_go_on_hand_by_hand_and_stand_dead() -> None:
    """TDA 32: the blinds go on even if players are gone."""
    floor = on()
    floor.do(PlaceButton(table=TableNo(1), button=SeatNo(1)))
    floor.do(out(2))
    hand_over(floor)
    floor.wait(minutes=30)
    hand = known(floor.tournament, TableNo(1), floor.now)
    assert hand is not None
    assert (hand.dealt.button, hand.dealt.small_blind, hand.dealt.big_blind) == (2, 3, 4)
    hand_over(floor)
    hand = known(floor.tournament, TableNo(1), floor.now)
    assert hand is not None
    assert (hand.dealt.button, hand.dealt.big_blind) == (3, 5)


def test_buttons_that_nobody_knows_stay_unknown() -> None:
    floor = bubble(20, 18)
    floor.do(PlaceButton(table=TableNo(1), button=SeatNo(1)))
    floor.wait(minutes=30)
    floor.do(StartHandForHand())
    hand_over(floor)
    assert known(floor.tournament, TableNo(1), floor.now) is None
