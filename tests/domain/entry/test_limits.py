"""Every limit refuses with its citation; the director may pass it, and the trail says so."""

from typing import Any

import pytest

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import (
    Newcomer,
    RegisterEntry,
    RemoveNoShow,
    TakeAddOn,
    TakeRebuy,
    TakeSecondHalf,
)
from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.events.clock import ClockStarted
from tdconsole.domain.language.events.entry import (
    EntryRegistered,
    NoShowRemoved,
    RebuyTaken,
    SecondHalfTaken,
    StackForfeited,
)
from tdconsole.domain.language.rejections.draw import NobodyToSeat
from tdconsole.domain.language.rejections.entry import (
    AddOnsEnded,
    AddOnTakenAlready,
    AddOnWasTaken,
    AlreadyRegistered,
    CapReached,
    DocumentMissing,
    LiveStackStays,
    NoMoreRebuys,
    NoMoreReentries,
    NoReentries,
    NoShowTooEarly,
    NotForfeited,
    PersonBarred,
    RebuysEnded,
    RegistrationClosed,
    SecondHalfLost,
    SpentTooMuch,
    StackNotLost,
    StackTooLarge,
    TooFewToStart,
    TooYoung,
    UnknownEntry,
)
from tdconsole.domain.language.rejections.room import MoreThanInPlay, NamedTwice, PlayerIsOut
from tdconsole.domain.language.terms import AddOn, Rebuys, Reentries, Terms
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import Sum
from tdconsole.domain.state.context import Standing
from tdconsole.domain.values import (
    FIRST_PLAY,
    Break,
    Chips,
    EntryId,
    Mark,
    Millis,
    Money,
    NoteId,
    PersonId,
    Price,
    Structure,
)
from tests.domain.dealing import book, by
from tests.domain.floor import (
    BREAK,
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
    seated,
)

ONE, TWO, THREE = EntryId(1), EntryId(2), EntryId(3)
HOUR = 3_600_000
SOLD = Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000), most=2)
ADD_ON = AddOn(price=Price(pool=Money(5_000)), chips=Chips(30_000))


def marked(kind: Any) -> Structure:
    """The first level ends with it, and a break follows."""
    first = FIRST_LEVEL.__class__(
        small_blind=Chips(100), big_blind=Chips(200), minutes=20, marks=(Mark(kind=kind),)
    )
    return (first, BREAK, SECOND_LEVEL, LAST_LEVEL)


def passing(number: int, why: str = "the director knows him") -> RegisterEntry:
    return RegisterEntry(person=person(number), override=why)


# Entering


def test_after_the_close_nobody_enters_but_with_a_reason() -> None:
    floor = playing(3, structure=marked("registration_closes"))
    floor.wait(minutes=21)
    assert floor.when(registering(4)) == RegistrationClosed()
    entered = floor.do(passing(4))[0]
    assert isinstance(entered, EntryRegistered)
    assert (entered.overrode, entered.reason) == (("closed",), NoteId("a note"))


def test_the_rule_that_leaves_it_open_through_the_break_is_cited_when_it_closes() -> None:
    rules = book(open_through_break=by(True, "WSOP 12"))
    floor = playing(3, structure=marked("registration_closes"), rulebook=rules)
    floor.wait(minutes=21)
    assert isinstance(floor.when(registering(4)), tuple)
    floor.wait(minutes=10)
    assert floor.when(registering(4)) == RegistrationClosed(cite="WSOP 12")


def test_registration_closes_at_its_time_too() -> None:
    floor = opened(terms=Terms(closes_at=Millis(1_000_000 + HOUR)))
    assert isinstance(floor.when(registering(1)), tuple)
    floor.wait(minutes=60)
    assert floor.when(registering(1)) == RegistrationClosed()


def test_a_reason_is_only_recorded_where_something_was_in_the_way() -> None:
    (entered,) = opened().do(passing(1))
    assert isinstance(entered, EntryRegistered)
    assert (entered.overrode, entered.reason) == ((), None)


def test_the_cap_counts_entries() -> None:
    floor = registered(3, terms=Terms(cap=3))
    assert floor.when(registering(4)) == CapReached(cap=3)
    assert isinstance(floor.when(passing(4)), tuple)


def test_somebody_barred_is_refused_with_the_reason() -> None:
    standing = Standing(barred=True, barred_until="2027-01-01", bar_note=NoteId("n-1"))
    assert opened().when(registering(1), standing=standing) == PersonBarred(
        person=person(1), until="2027-01-01", reason=NoteId("n-1")
    )


@pytest.mark.parametrize(
    ("hours_ago", "wanted", "each_day"),
    [(None, "once", False), (None, "each_day", True), (17, "each_day", True)],
)
def test_without_a_document_where_one_is_required(
    hours_ago: int | None, wanted: str, *, each_day: bool
) -> None:
    floor = opened(rulebook=book(identity=by(wanted, "FIGP 51")))
    floor.wait(minutes=60 * 24)
    seen = None if hours_ago is None else Millis(floor.now.utc - hours_ago * HOUR)
    refused = floor.when(registering(1), standing=Standing(document_on=seen))
    assert refused == DocumentMissing(person=person(1), each_day=each_day, cite="FIGP 51")


def test_a_document_seen_once_or_today_is_enough() -> None:
    floor = opened(rulebook=book(identity=by("once", "FIGP 51")))
    assert isinstance(floor.when(registering(1), standing=Standing(document_on=Millis(1))), tuple)
    floor.do(OverrideRules(changes=RuleChanges(identity="each_day")))
    today = Standing(document_on=Millis(floor.now.utc - HOUR))
    assert isinstance(floor.when(registering(1), standing=today), tuple)


def test_nobody_under_age_where_a_birth_date_is_on_file() -> None:
    floor = opened(rulebook=book(minimum_age=by(18, "GB")))
    young = Standing(age=17)
    assert floor.when(registering(1), standing=young) == TooYoung(
        person=person(1), age=17, least=18, cite="GB"
    )
    assert isinstance(floor.when(registering(1), standing=Standing(age=18)), tuple)
    assert isinstance(floor.when(registering(1)), tuple)


def test_all_that_one_person_buys_counts_against_the_limit() -> None:
    rules = book(most_spent=by(Sum(amount=Money(10_000)), "GB"))
    floor = playing(3, rulebook=rules, terms=Terms(reentries=Reentries()))
    floor.do(busting(3))
    assert floor.when(registering(3)) == SpentTooMuch(
        total=Money(11_000), most=Money(10_000), currency="EUR", cite="GB"
    )


def test_a_limit_in_another_currency_binds_nobody() -> None:
    rules = book(most_spent=by(Sum(amount=Money(100), currency="USD"), "GB"))
    assert isinstance(opened(rulebook=rules).when(registering(1)), tuple)


def test_what_a_person_spent_under_another_number_counts() -> None:
    rules = book(most_spent=by(Sum(amount=Money(10_000)), "PC"))
    floor = playing(3, rulebook=rules, terms=Terms(reentries=Reentries()))
    floor.do(busting(3))
    merged = Standing(same=(person(3),))
    refused = floor.when(RegisterEntry(person=PersonId(900)), standing=merged)
    assert isinstance(refused, SpentTooMuch)


# Entering again


def again(most: int = 0, **changes: Any) -> Floor:
    floor = playing(4, terms=Terms(reentries=Reentries(most=most)), **changes)
    floor.do(busting(3))
    return floor


def test_a_reentry_is_a_new_entry_of_the_same_person() -> None:
    floor = again()
    entered = floor.do(registering(3))[0]
    assert isinstance(entered, EntryRegistered)
    assert (entered.entry, entered.before) == (5, THREE)
    tournament = floor.tournament
    assert tournament.entries.by_id[EntryId(5)].bullet == 2
    assert tournament.entries.by_person[person(3)] == 5
    assert (tournament.left, len(tournament.entries.by_id)) == (4, 5)


def test_a_reentry_may_have_a_price_of_its_own() -> None:
    cheap = Price(pool=Money(4_000))
    floor = playing(3, terms=Terms(reentries=Reentries(price=cheap)))
    floor.do(busting(3))
    entered = floor.do(registering(3))[0]
    assert isinstance(entered, EntryRegistered)
    assert entered.paid == cheap


def test_who_is_still_in_enters_only_by_giving_the_stack_up() -> None:
    floor = again()
    assert floor.when(registering(2)) == AlreadyRegistered(person=person(2), entry=TWO)
    forfeit, entered, _drawn = floor.do(RegisterEntry(person=person(2), forfeit=Chips(1_500)))
    assert forfeit == StackForfeited(play=FIRST_PLAY, entry=TWO, seat=at(1, 2), stack=Chips(1_500))
    assert isinstance(entered, EntryRegistered)
    assert floor.tournament.chips == 5 * 20_000 - 1_500
    assert floor.tournament.exits.by_entry[TWO].forfeited == 1_500


def test_nothing_is_given_up_by_whoever_has_nothing() -> None:
    floor = again()
    assert floor.when(RegisterEntry(person=person(3), forfeit=Chips(1))) == NotForfeited(
        person=person(3)
    )


def test_where_zero_chips_are_needed_a_live_stack_goes_only_at_the_end_of_registration() -> None:
    """REG-1."""
    rules = book(reentry_at_zero=by(True, "WSOP 13"))
    structure = (FIRST_LEVEL, *marked("registration_closes"))
    floor = again(rulebook=rules, structure=structure)
    giving = RegisterEntry(person=person(2), forfeit=Chips(900))
    assert floor.when(giving) == LiveStackStays(entry=TWO, cite="WSOP 13")
    floor.wait(minutes=21)
    assert isinstance(floor.when(giving), tuple)


def test_reentries_are_counted() -> None:
    floor = again(most=1)
    floor.do(registering(3), busting(5))
    assert floor.when(registering(3)) == NoMoreReentries(most=1)
    assert isinstance(floor.when(passing(3)), tuple)


def test_without_reentries_the_first_bullet_was_the_last() -> None:
    floor = playing(3)
    floor.do(busting(3))
    assert floor.when(registering(3)) == NoReentries(entry=THREE)


def test_the_same_person_under_another_number_is_the_same_person() -> None:
    floor = registered(2)
    merged = Standing(same=(person(2),))
    wanted = RegisterEntry(person=PersonId(900))
    assert floor.when(wanted, standing=merged) == AlreadyRegistered(person=PersonId(900), entry=TWO)


# More chips


def rebuying(**changes: Any) -> Floor:
    terms = Terms(rebuys=SOLD, add_on=ADD_ON)
    return playing(3, terms=terms, structure=marked("rebuys_end"), **changes)


def test_a_rebuy_pays_into_the_pool_and_brings_its_chips() -> None:
    floor = rebuying()
    (bought,) = floor.do(TakeRebuy(entry=TWO))
    assert isinstance(bought, RebuyTaken)
    tournament = floor.tournament
    assert (tournament.chips, tournament.takings.pool) == (80_000, 20_000)
    assert tournament.entries.by_id[TWO].rebuys == 1
    assert len(tournament.entries.by_id) == 3


def test_the_winner_of_a_stack_that_a_rebuy_replaced_may_be_named() -> None:
    floor = rebuying()
    (bought,) = floor.do(TakeRebuy(entry=TWO, stack=Chips(0), by=(THREE,)))
    assert isinstance(bought, RebuyTaken)
    assert bought.by == (THREE,)
    floor.do(TakeRebuy(entry=TWO, by=(EntryId(1), THREE)))
    assert floor.tournament.entries.by_id[TWO].lost_to == (THREE, 1, THREE)


def test_nobody_has_won_what_is_still_there_or_from_himself() -> None:
    floor = rebuying()
    some = TakeRebuy(entry=TWO, stack=Chips(100), by=(THREE,))
    assert floor.when(some) == StackNotLost(entry=TWO)
    assert floor.when(TakeRebuy(entry=TWO, by=(TWO,))) == NamedTwice(entry=TWO)
    assert floor.when(TakeRebuy(entry=TWO, by=(THREE, THREE))) == NamedTwice(entry=THREE)
    assert floor.when(TakeRebuy(entry=TWO, by=(EntryId(9),))) == UnknownEntry(entry=EntryId(9))
    floor.do(busting(3))
    assert floor.when(TakeRebuy(entry=TWO, by=(THREE,))) == PlayerIsOut(entry=THREE)


def test_rebuys_are_counted_and_end_at_their_mark() -> None:
    floor = rebuying()
    floor.do(TakeRebuy(entry=TWO), TakeRebuy(entry=TWO))
    assert floor.when(TakeRebuy(entry=TWO)) == NoMoreRebuys(most=2)
    floor.wait(minutes=20)
    assert floor.when(TakeRebuy(entry=THREE)) == RebuysEnded()


@pytest.mark.parametrize(
    ("when", "stack", "most"),
    [("below", 20_000, 19_999), ("at_or_below", 20_001, 20_000), ("at_zero", 1, 0)],
)
def test_a_rebuy_is_for_a_small_enough_stack(when: str, stack: int, most: int) -> None:
    floor = rebuying(rulebook=book(rebuy_when=by(when, "GB")))
    wanted = TakeRebuy(entry=TWO, stack=Chips(stack))
    assert floor.when(wanted) == StackTooLarge(stack=Chips(stack), most=Chips(most), cite="GB")
    assert isinstance(floor.when(TakeRebuy(entry=TWO, stack=Chips(most))), tuple)


def test_nobody_rebuys_after_the_add_on() -> None:
    rules = book(rebuy_after_add_on=by(False, "GB"))
    floor = rebuying(rulebook=rules)
    floor.do(TakeAddOn(entry=TWO))
    assert floor.when(TakeRebuy(entry=TWO)) == AddOnWasTaken(entry=TWO, cite="GB")
    assert floor.when(TakeAddOn(entry=TWO)) == AddOnTakenAlready(entry=TWO)


def test_the_add_on_is_sold_through_the_break_after_its_mark() -> None:
    floor = playing(3, terms=Terms(add_on=ADD_ON), structure=marked("add_on"))
    floor.wait(minutes=29)
    assert isinstance(floor.when(TakeAddOn(entry=TWO)), tuple)
    floor.wait(minutes=2)
    assert floor.when(TakeAddOn(entry=TWO)) == AddOnsEnded()
    assert isinstance(floor.when(TakeAddOn(entry=TWO, override="was at the till")), tuple)


def test_a_second_half_is_not_in_play_until_it_is_asked_for() -> None:
    terms = Terms(second_half=Chips(10_000))
    floor = playing(3, terms=terms, structure=marked("rebuys_end"))
    assert floor.tournament.chips == 60_000
    assert floor.do(TakeSecondHalf(entry=TWO)) == (SecondHalfTaken(entry=TWO, chips=Chips(10_000)),)
    assert floor.tournament.chips == 70_000
    assert floor.tournament.takings.pool == 15_000
    floor.wait(minutes=21)
    assert floor.when(TakeSecondHalf(entry=THREE)) == SecondHalfLost()


# The start, and who never came


def test_too_few_to_start_unless_it_is_heads_up() -> None:
    rules = book(min_players=by(3, "PL 6"))
    floor = seated(2, rulebook=rules)
    assert floor.when(StartClock()) == TooFewToStart(seated=2, least=3, cite="PL 6")
    (started,) = floor.do(StartClock(override="the third is parking"))
    assert isinstance(started, ClockStarted)
    assert (started.overrode, started.reason) == (("min_players",), NoteId("a note"))
    assert isinstance(seated(2, rulebook=rules, seats_per_table=2).when(StartClock()), tuple)


def test_a_no_show_leaves_and_the_money_is_held() -> None:
    floor = playing(3)
    assert floor.do(RemoveNoShow(entry=THREE)) == (NoShowRemoved(entry=THREE),)
    tournament = floor.tournament
    assert (tournament.takings.pool, tournament.takings.held) == (10_000, 5_500)
    assert (tournament.chips, tournament.left) == (40_000, 2)
    assert tournament.play.seating.at(at(1, 3)) is None


def test_what_the_blinds_took_of_a_no_show_stays_in_play() -> None:
    floor = playing(3)
    floor.do(RemoveNoShow(entry=THREE, blinded=Chips(1_200)))
    assert (floor.tournament.chips, floor.tournament.blinded) == (41_200, 1_200)
    more = RemoveNoShow(entry=TWO, blinded=Chips(20_001))
    assert floor.when(more) == MoreThanInPlay(stack=Chips(20_001), in_play=Chips(20_000))


def test_a_no_show_has_until_the_level_after_the_first_break() -> None:
    rules = book(no_show=by("removed_after_first_break", "WSOP 16"))
    floor = playing(3, rulebook=rules)
    assert any(isinstance(period, Break) for period in floor.tournament.setup.structure)
    assert floor.when(RemoveNoShow(entry=THREE)) == NoShowTooEarly(cite="WSOP 16")
    floor.wait(minutes=51)
    assert floor.do(RemoveNoShow(entry=THREE)) == (NoShowRemoved(entry=THREE),)


# A newcomer


def test_a_newcomer_meets_the_same_limits() -> None:
    floor = opened(rulebook=book(identity=by("once", "FIGP 51")))
    wanted = RegisterEntry(person=Newcomer(name="Ada"))
    refused = floor.when(wanted, person=PersonId(7))
    assert refused == DocumentMissing(person=PersonId(7), cite="FIGP 51")


def test_the_seats_of_an_evening_can_be_drawn_one_by_one_from_the_first() -> None:
    floor = opened(terms=Terms(draw_at="entry"))
    floor.do(registering(1), registering(2))
    assert len(floor.tournament.play.seating.of) == 2
    assert floor.when(DrawSeats()) == NobodyToSeat()


def test_the_house_may_want_more_than_the_rule_does() -> None:
    floor = seated(3, terms=Terms(minimum=5))
    assert floor.when(StartClock()) == TooFewToStart(seated=3, least=5)
