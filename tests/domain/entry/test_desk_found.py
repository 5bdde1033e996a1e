"""What a hostile reader of the desk's rules found: each stays mended."""

from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.engine.undo_touches import undoable
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    PassAlternate,
    RegisterEntry,
    RemoveNoShow,
    TakeBonus,
    TakeRebuy,
    TakeSecondHalf,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.seating import (
    MarkSeats,
    OpenTables,
    RemoveUnsold,
    SeatEntry,
)
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import BonusTaken, EntryRegistered
from tdconsole.domain.language.rejections.entry import (
    AlreadyPlaying,
    AlreadyRegistered,
    NoMoreReentries,
    NoSecondHalf,
    NoShowTooEarly,
    SecondHalfTakenAlready,
    SpentTooMuch,
)
from tdconsole.domain.language.rejections.room import MoreThanInPlay
from tdconsole.domain.language.rejections.setup import NotWithDoubleChance, PriceOffStep
from tdconsole.domain.language.terms import (
    Profile,
    Rebuys,
    Reentries,
    StaffBonus,
    Terms,
    TermsChanges,
)
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import Sum
from tdconsole.domain.state.context import Standing
from tdconsole.domain.values import Chips, EntryId, Money, PersonId, Price, TableNo
from tests.domain.floor import (
    BREAK,
    FIFTY_AND_FIVE,
    FIRST_LEVEL,
    LAST_LEVEL,
    SECOND_LEVEL,
    Floor,
    at,
    busting,
    opened,
    person,
    playing,
    registered,
    registering,
)

ONE, TWO, THREE = EntryId(1), EntryId(2), EntryId(3)
MERGED: Final = PersonId(900)
SOLD: Final = Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000))
BONUS: Final = StaffBonus(price=Money(500), chips=Chips(5_000))
DEARER: Final = Price(pool=Money(6_000), fee=Money(600))


def at_most(amount: int) -> OverrideRules:
    return OverrideRules(changes=RuleChanges(most_spent=Sum(amount=Money(amount))))


# One person under several numbers


def again_as_another(**terms: object) -> Floor:
    """Entry 3 is out; its person, by now 900, has entered again as entry 4."""
    floor = playing(3, terms=Terms(reentries=Reentries(), **terms))  # type: ignore[arg-type]
    floor.do(busting(3))
    events = floor.when(RegisterEntry(person=MERGED), standing=Standing(same=(person(3),)))
    assert isinstance(events, tuple)
    return floor.given(*events)


def test_an_entry_is_not_called_back_beside_the_next_one_of_the_same_person() -> None:
    floor = again_as_another()
    both = Standing(same=(MERGED, person(3)))
    refused = floor.when(ReinstatePlayer(entry=THREE), standing=both)
    assert refused == AlreadyRegistered(person=person(3), entry=EntryId(4))


@pytest.mark.parametrize(("most", "fits"), [(15_500, False), (16_000, True)])
def test_what_was_spent_under_two_numbers_counts_once(most: int, *, fits: bool) -> None:
    floor = again_as_another(rebuys=SOLD)
    floor.do(at_most(most))
    both = Standing(same=(MERGED, person(3)))
    bought = floor.when(TakeRebuy(entry=EntryId(4)), standing=both)
    assert isinstance(bought, tuple if fits else SpentTooMuch)


def test_who_is_in_under_either_number_does_not_enter_once_more() -> None:
    """Two records were registered, merged, and the later one's entry busted."""
    floor = playing(4, terms=Terms(reentries=Reentries()))
    floor.do(busting(4))
    refused = floor.when(registering(4), standing=Standing(same=(person(3),)))
    assert refused == AlreadyRegistered(person=person(4), entry=THREE)


def test_reentries_are_counted_over_both_numbers() -> None:
    floor = playing(4, terms=Terms(reentries=Reentries(most=1)))
    floor.do(busting(4), busting(3))
    refused = floor.when(registering(4), standing=Standing(same=(person(3),)))
    assert refused == NoMoreReentries(most=1)


def test_a_reentry_taken_back_leaves_the_earlier_entry_with_its_own_person() -> None:
    floor = playing(3, terms=Terms(reentries=Reentries(), tables=(TableNo(1),)), seats_per_table=3)
    floor.do(busting(3), registering(4))
    events = floor.when(RegisterEntry(person=MERGED), standing=Standing(same=(person(3),)))
    assert isinstance(events, tuple)
    floor.given(*events).do(UnregisterEntry(entry=EntryId(5)))
    by_person = floor.tournament.entries.by_person
    assert by_person.get(MERGED) is None
    assert by_person[person(3)] == THREE


# The limit on all that one person buys


def test_the_staffs_part_counts_whenever_it_is_bought() -> None:
    floor = playing(3, terms=Terms(staff_bonus=BONUS))
    floor.do(at_most(5_900))
    refused = floor.when(TakeBonus(entry=TWO))
    assert isinstance(refused, SpentTooMuch)
    (bought,) = floor.do(TakeBonus(entry=TWO, override="the house pays"))
    assert isinstance(bought, BonusTaken)
    assert bought.overrode == ("spending",)


def test_the_staffs_part_is_a_price_too() -> None:
    terms = Terms(staff_bonus=replace(BONUS, price=Money(333)))
    floor = opened()
    floor.do(OverrideRules(changes=RuleChanges(price_step=Sum(amount=Money(50)))))
    assert isinstance(
        floor.when(EditSetup(terms=TermsChanges(staff_bonus=terms.staff_bonus))), PriceOffStep
    )


# The set-up, for those who are registered too


def test_a_stack_that_was_another_one_never_falls_below_nothing() -> None:
    floor = registered(1, stack=Chips(1_000))
    floor.do(EditSetup(stack=Chips(30_000)), registering(2))
    floor.do(EditSetup(stack=Chips(2_000), entries_too=True))
    entries = floor.tournament.entries.by_id
    assert (entries[ONE].stack, entries[TWO].stack) == (1_000, 2_000)
    assert floor.tournament.chips == 3_000


def test_a_new_price_is_for_those_with_the_staffs_part_too() -> None:
    floor = opened(terms=Terms(staff_bonus=BONUS))
    floor.do(RegisterEntry(person=person(1), bonus=True), registering(2))
    floor.do(TakeBonus(entry=TWO))
    floor.do(EditSetup(price=DEARER, stack=Chips(25_000), entries_too=True))
    entries = floor.tournament.entries.by_id
    assert entries[ONE].paid == replace(DEARER, staff=Money(500))
    assert entries[TWO].spent == replace(DEARER, staff=Money(500))
    assert entries[ONE].chips == entries[TWO].chips == 30_000
    assert problems(floor.tournament) == frozenset()


def test_the_price_of_a_profile_stays_though_it_is_that_of_all() -> None:
    profile = Profile(name="Friend", price=FIFTY_AND_FIVE, bonus=Chips(2_000))
    floor = opened(terms=Terms(profiles=(profile,)))
    floor.do(RegisterEntry(person=person(1), profile="Friend"))
    floor.do(EditSetup(price=DEARER, stack=Chips(25_000), entries_too=True))
    entry = floor.tournament.entries.by_id[ONE]
    assert (entry.paid, entry.stack) == (FIFTY_AND_FIVE, 27_000)


def test_a_double_chance_that_comes_late_is_for_those_registered_too() -> None:
    floor = playing(3)
    half = TermsChanges(second_half=Chips(9_000))
    assert floor.when(TakeSecondHalf(entry=ONE)) == NoSecondHalf()
    floor.do(EditSetup(terms=half))
    assert floor.when(TakeSecondHalf(entry=ONE)) == NoSecondHalf()
    floor.do(EditSetup(terms=TermsChanges(second_half=Chips(0))))
    floor.do(EditSetup(terms=half, entries_too=True), TakeSecondHalf(entry=ONE))
    assert floor.tournament.chips == 69_000
    assert floor.when(TakeSecondHalf(entry=ONE)) == SecondHalfTakenAlready(entry=ONE)
    floor.do(EditSetup(terms=TermsChanges(second_half=Chips(5_000)), entries_too=True))
    assert floor.tournament.entries.by_id[ONE].second_half == 0
    assert floor.tournament.entries.by_id[TWO].second_half == 5_000


def test_a_currency_is_set_back_by_an_edit_and_never_undone() -> None:
    """Money may have been taken in it."""
    assert not undoable(opened().do(EditSetup(currency="USD")))
    assert undoable(opened().do(EditSetup(name="Saturday")))


def test_what_an_override_has_made_wrong_does_not_hold_up_other_edits() -> None:
    """The book forbids what is sold already: the name may still be mended."""
    floor = opened(terms=Terms(rebuys=SOLD, second_half=Chips(9_000)))
    floor.do(OverrideRules(changes=RuleChanges(double_chance_alone=True)))
    floor.do(EditSetup(name="Saturday"))
    floor.do(EditSetup(terms=TermsChanges(second_half=Chips(0))))
    again = floor.when(EditSetup(terms=TermsChanges(second_half=Chips(9_000))))
    assert isinstance(again, NotWithDoubleChance)


def test_a_profile_is_found_whatever_blanks_are_around_its_name() -> None:
    profile = Profile(name=" Friend ", price=DEARER)
    floor = opened(terms=Terms(profiles=(profile,)))
    floor.do(RegisterEntry(person=person(1), profile="Friend"))
    assert floor.tournament.entries.by_id[ONE].paid == DEARER


def test_the_blinds_take_no_more_of_a_stack_than_it_had() -> None:
    floor = playing(3)
    floor.do(MarkSeats(seats=(at(1, 8), at(1, 9)), use="unsold"))
    refused = floor.when(RemoveUnsold(blinded=Chips(40_001)))
    assert refused == MoreThanInPlay(stack=Chips(40_001), in_play=Chips(40_000))
    assert isinstance(floor.when(RemoveUnsold(blinded=Chips(40_000))), tuple)


# Waiting


def full() -> Floor:
    floor = playing(3, seats_per_table=3, terms=Terms(tables=(TableNo(1),)))
    floor.do(registering(4), registering(5))
    return floor


def test_whoever_did_not_answer_last_is_the_last() -> None:
    floor = full()
    four, five = EntryId(4), EntryId(5)
    floor.do(PassAlternate(entry=four), PassAlternate(entry=four), PassAlternate(entry=five))
    assert in_line(floor.tournament) == [4, 5]
    assert floor.tournament.alternates.passed[four] == 2


def test_whoever_comes_late_overtakes_nobody_who_waits() -> None:
    floor = full()
    floor.do(busting(3))
    events = floor.do(registering(6))
    assert not any(isinstance(event, SeatsDrawn) for event in events)
    assert in_line(floor.tournament) == [4, 5, 6]
    events = floor.do(RegisterEntry(person=person(7), draw=True))
    assert isinstance(events[-1], SeatsDrawn)


def test_where_there_are_seats_for_all_who_wait_nobody_waits_for_them() -> None:
    floor = full()
    floor.do(OverrideRules(changes=RuleChanges(no_show="removed_by_director")))
    floor.do(EditSetup(terms=TermsChanges(tables=(TableNo(1), TableNo(2)))), OpenTables())
    assert isinstance(floor.do(registering(6))[-1], SeatsDrawn)


def test_a_seat_that_is_given_ends_the_call() -> None:
    floor = full()
    floor.do(CallAlternate(), PassAlternate(entry=EntryId(5)), busting(3))
    floor.do(SeatEntry(entry=EntryId(4), seat=at(1, 3), reason="knee"))
    assert len(floor.tournament.alternates.called) == 0


def test_tables_open_by_themselves_until_a_start_that_was_put_off() -> None:
    floor = opened(seats_per_table=3, terms=Terms(draw_at="entry"))
    floor.do(registering(1), registering(2), registering(3))
    floor.do(StartClock(at="23:00"))
    events = floor.do(registering(4))
    assert isinstance(events[-1], SeatsDrawn)
    assert events[-1].seated[0].table == 2


# Leaving


def test_whoever_is_left_alone_has_won_and_is_no_no_show() -> None:
    floor = playing(2)
    floor.do(busting(2))
    assert floor.when(RemoveNoShow(entry=ONE)) == AlreadyPlaying(entry=ONE)
    floor = playing(3)
    floor.do(registering(4), busting(3), busting(2), RemoveNoShow(entry=ONE))
    assert floor.when(UnregisterEntry(entry=EntryId(4))) == AlreadyPlaying(entry=EntryId(4))


def test_nobody_gives_up_the_chips_of_the_others() -> None:
    floor = playing(3, terms=Terms(reentries=Reentries()))
    giving = RegisterEntry(person=person(2), forfeit=Chips(59_999))
    assert floor.when(giving) == MoreThanInPlay(stack=Chips(59_999), in_play=Chips(59_998))
    entry = floor.do(replace(giving, forfeit=Chips(59_998)))[1]
    assert isinstance(entry, EntryRegistered)


def test_in_a_later_break_the_first_one_is_still_over() -> None:
    structure = (FIRST_LEVEL, BREAK, SECOND_LEVEL, BREAK, LAST_LEVEL)
    floor = playing(3, structure=structure)
    floor.do(OverrideRules(changes=RuleChanges(no_show="removed_after_first_break")))
    assert isinstance(floor.wait(minutes=25).when(RemoveNoShow(entry=ONE)), NoShowTooEarly)
    assert isinstance(floor.wait(minutes=6).when(RemoveNoShow(entry=ONE)), tuple)
    assert isinstance(floor.wait(minutes=22).when(RemoveNoShow(entry=ONE)), tuple)
