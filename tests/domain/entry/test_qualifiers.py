"""Players who qualified in a season enter its final together, each with the stack earned there."""

from collections.abc import Iterable
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdconsole.domain.chip_sets import Chip, ChipSet
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.chips import RaceChips, RacingTable
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import (
    QualifierPays,
    RegisterEntry,
    UnregisterEntry,
)
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.calculators import NoSuchSeason, SeasonStillOpen
from tdconsole.domain.language.rejections.entry import (
    AlreadyRegistered,
    CapReached,
    NoSuchTill,
    PersonBarred,
    RegistrationClosed,
    StackNotMade,
    UnknownPerson,
)
from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.state.context import Comer, SeasonKnown, Standing
from tdconsole.domain.values import (
    NOTHING,
    Chips,
    EntryId,
    Millis,
    Money,
    NoteId,
    Payment,
    Price,
    SeasonNo,
    TableNo,
    TillNo,
)
from tests.domain.floor import (
    FIFTY_AND_FIVE,
    Floor,
    busting,
    entered,
    opened,
    person,
    playing,
    qualifying,
    queueing,
    registered,
)

ONE, TWO, THREE = EntryId(1), EntryId(2), EntryId(3)
CHIPS: Final = ChipSet(
    name="House",
    chips=tuple(
        Chip(value=Chips(value), colour="#808080", count=10_000)
        for value in (25, 100, 500, 1_000, 5_000)
    ),
)


def qualified(entry: int, stack: int, **changes: object) -> EntryRegistered:
    plain = entered(
        entry,
        paid=NOTHING,
        stack=Chips(stack),
        payments=(),
        season=SeasonNo(2),
        own_stack=True,
    )
    return replace(plain, **changes)


def stacks(floor: Floor) -> list[int]:
    return [one.stack for _, one in sorted(floor.tournament.entries.by_id.items())]


def test_each_enters_with_the_stack_of_the_season_and_pays_nothing() -> None:
    assert opened().when(qualifying(31_500, 12_000)) == (
        qualified(1, 31_500),
        qualified(2, 12_000),
    )


def test_their_chips_are_in_play_and_the_pool_gets_nothing() -> None:
    floor = registered(1)
    before = floor.tournament
    floor.do(qualifying(31_500, 12_000, first=2))
    after = floor.tournament
    assert after.chips == before.chips + 43_500
    assert after.takings == before.takings
    assert problems(after) == frozenset()


def test_without_a_stack_of_their_own_they_start_with_that_of_the_tournament() -> None:
    asked = qualifying(None)
    assert opened().when(asked) == (qualified(1, 20_000, own_stack=False),)


@pytest.mark.parametrize("method", ["cash", "card", "house"])
def test_the_price_of_the_tournament_is_paid_in_one_way_by_all(method: QualifierPays) -> None:
    assert method != "free"
    floor = opened()
    floor.do(qualifying(31_500, 12_000, pays=method))
    paid = [(one.paid, one.payments) for _, one in sorted(floor.tournament.entries.by_id.items())]
    price = FIFTY_AND_FIVE
    assert paid == [(price, (Payment(method=method, amount=price.total),))] * 2


def test_a_price_of_nothing_is_no_payment() -> None:
    floor = opened(price=Price(pool=Money(0)))
    assert floor.when(qualifying(31_500, pays="cash")) == (qualified(1, 31_500),)


def test_a_till_that_is_not_there_takes_no_money() -> None:
    asked = qualifying(31_500, pays="cash", till=TillNo(3))
    assert opened().when(asked) == NoSuchTill(till=TillNo(3))


def test_who_enters_free_needs_no_till() -> None:
    assert opened().when(qualifying(31_500, till=TillNo(3))) == (qualified(1, 31_500),)


# Refused whole


def test_a_season_that_is_not_there_qualifies_nobody() -> None:
    assert opened().when(qualifying(31_500), season=None) == NoSuchSeason(season=SeasonNo(2))


def test_a_season_that_is_still_open_has_to_be_meant() -> None:
    still = SeasonKnown(name="Winter", open=True)
    floor = opened()
    assert floor.when(qualifying(31_500), season=still) == SeasonStillOpen(name="Winter")
    assert floor.when(qualifying(31_500, while_open=True), season=still) == (qualified(1, 31_500),)


def test_somebody_the_house_does_not_know_keeps_everybody_out() -> None:
    comers = (Comer(person=person(1)), Comer(person=None))
    decided = opened().when(qualifying(31_500, 12_000), comers=comers)
    assert decided == UnknownPerson(person=person(2))


def test_who_is_in_already_keeps_everybody_out() -> None:
    floor = registered(2)
    decided = floor.when(qualifying(31_500, 12_000, first=2))
    assert decided == AlreadyRegistered(person=person(2), entry=TWO)


def test_who_has_been_in_is_not_entered_anew() -> None:
    floor = playing(2, terms=Terms(reentries=Reentries()))
    floor.do(busting(2))
    decided = floor.when(qualifying(31_500, first=2))
    assert decided == AlreadyRegistered(person=person(2), entry=TWO)


def test_who_is_in_under_another_number_is_not_entered_anew() -> None:
    floor = registered(1)
    comers = (Comer(person=person(5), standing=Standing(same=(person(1),))),)
    decided = floor.when(qualifying(31_500, first=5), comers=comers)
    assert decided == AlreadyRegistered(person=person(5), entry=ONE)


def test_asking_twice_enters_nobody_twice() -> None:
    floor = opened()
    floor.do(qualifying(31_500, 12_000))
    decided = floor.when(qualifying(31_500, 12_000))
    assert decided == AlreadyRegistered(person=person(1), entry=ONE)


def test_nobody_is_entered_twice_in_one_request() -> None:
    asked = qualifying(31_500)
    comers = (Comer(person=person(1)),) * 2
    twice = replace(asked, players=asked.players * 2)
    assert opened().when(twice, comers=comers) == AlreadyRegistered(person=person(1), entry=ONE)


def test_one_who_is_barred_keeps_everybody_out_unless_there_is_a_reason() -> None:
    barred = Comer(person=person(2), standing=Standing(barred=True))
    comers = (Comer(person=person(1)), barred)
    floor = opened()
    refused = floor.when(qualifying(31_500, 12_000), comers=comers)
    assert refused == PersonBarred(person=person(2))
    let_in = floor.when(qualifying(31_500, 12_000, override="served the time"), comers=comers)
    assert let_in == (
        qualified(1, 31_500),
        qualified(2, 12_000, overrode=("barred",), reason=NoteId("a note")),
    )


def test_registration_that_is_closed_keeps_them_out() -> None:
    floor = opened(terms=Terms(closes_at=Millis(1_000_000)))
    assert isinstance(floor.when(qualifying(31_500)), RegistrationClosed)


def test_more_than_there_are_places_for_are_kept_out_together() -> None:
    floor = opened(terms=Terms(cap=2))
    assert floor.when(qualifying(1_000, 2_000, 3_000)) == CapReached(cap=2)
    assert isinstance(floor.when(qualifying(1_000, 2_000)), tuple)


# Chips


@pytest.mark.parametrize("stack", [0, 10, 31_510, 31_525])
def test_a_stack_is_made_of_the_chips_in_play(stack: int) -> None:
    """The blinds need no chip of 25, so that none is handed out."""
    floor = opened(terms=Terms(chip_set=CHIPS))
    decided = floor.when(qualifying(31_500, stack))
    assert decided == StackNotMade(person=person(2), stack=Chips(stack), smallest=Chips(100))


def test_a_chip_that_was_raced_off_makes_up_no_stack() -> None:
    floor = playing(2, terms=Terms(chip_set=CHIPS))
    table = RacingTable(table=TableNo(1), odd=0)
    floor.do(RaceChips(old=Chips(100), new=Chips(500), tables=(table,)))
    decided = floor.when(qualifying(31_600, first=3))
    assert decided == StackNotMade(person=person(3), stack=Chips(31_600), smallest=Chips(500))
    assert isinstance(floor.when(qualifying(31_500, first=3)), tuple)


def test_without_chips_of_its_own_a_tournament_takes_any_stack_but_none() -> None:
    assert isinstance(opened().when(qualifying(31_501)), tuple)
    refused = StackNotMade(person=person(1), stack=Chips(0), smallest=Chips(1))
    assert opened().when(qualifying(0)) == refused


# The set-up changes afterwards


def test_another_stack_for_everybody_leaves_theirs_alone() -> None:
    """Even if it happened to be as large as that of the tournament."""
    floor = registered(1)
    floor.do(qualifying(20_000, 12_000, None, first=2))
    floor.do(EditSetup(stack=Chips(25_000), entries_too=True))
    assert stacks(floor) == [25_000, 20_000, 12_000, 25_000]
    assert floor.tournament.chips == sum(stacks(floor))


def test_a_price_for_everybody_is_not_charged_to_who_entered_free() -> None:
    floor = opened(price=NOTHING)
    floor.do(RegisterEntry(person=person(1)), qualifying(12_000, first=2))
    floor.do(EditSetup(price=FIFTY_AND_FIVE, entries_too=True))
    by_id = floor.tournament.entries.by_id
    assert (by_id[ONE].paid, by_id[TWO].paid) == (FIFTY_AND_FIVE, NOTHING)


def test_one_who_does_not_come_is_taken_back_with_the_stack() -> None:
    floor = opened()
    floor.do(qualifying(31_500, 12_000), UnregisterEntry(entry=ONE))
    assert floor.tournament.chips == Chips(12_000)
    assert floor.tournament.takings.total == Money(0)


def test_whoever_enters_again_later_has_the_stack_of_the_tournament() -> None:
    floor = opened(terms=Terms(reentries=Reentries()))
    floor.do(qualifying(31_500, 12_000, 13_000), DrawSeats(), StartClock(), busting(1))
    floor.do(queueing(1))
    again = floor.tournament.entries.by_id[EntryId(4)]
    assert (again.stack, again.own_stack, again.season) == (Chips(20_000), False, None)


# Seats


def test_where_seats_are_drawn_at_the_entry_they_all_get_one_in_one_draw() -> None:
    floor = opened(terms=Terms(draw_at="entry"))
    *entries, drawn = floor.do(qualifying(31_500, 12_000, 13_000))
    assert len(entries) == 3
    assert isinstance(drawn, SeatsDrawn)
    assert {one.entry for one in drawn.seated} == {ONE, TWO, THREE}


def test_before_the_draw_they_wait_for_it_like_everybody() -> None:
    floor = registered(1)
    floor.do(qualifying(31_500, 12_000, first=2))
    assert not floor.tournament.play.seating.of


def test_late_ones_are_drawn_in_or_all_wait_if_there_are_too_few_seats() -> None:
    floor = playing(8, seats_per_table=9)
    drawn = floor.do(qualifying(31_500, first=9))[-1]
    assert isinstance(drawn, SeatsDrawn)
    floor = playing(8, seats_per_table=9)
    events = floor.do(qualifying(31_500, 12_000, first=9))
    assert not any(isinstance(event, SeatsDrawn) for event in events)


def test_a_preview_draws_nothing() -> None:
    floor = opened(terms=Terms(draw_at="entry"))
    assert floor.when(qualifying(31_500), foreseen=True) == (qualified(1, 31_500),)


# Whatever the stacks


def _in_play(floor: Floor, given_: Iterable[int]) -> None:
    tournament = floor.tournament
    assert tournament.chips == sum(given_)
    assert tournament.chips == sum(one.chips for one in tournament.entries.by_id.values())
    assert problems(tournament) == frozenset()


@given(
    there=st.integers(0, 4),
    wanted=st.lists(st.integers(1, 10**9), min_size=1, max_size=12),
    gone=st.integers(0, 11),
    at_entry=st.booleans(),
)
def test_chips_are_conserved_and_taking_back_gives_back(
    there: int, wanted: list[int], gone: int, *, at_entry: bool
) -> None:
    floor = registered(there, terms=Terms(draw_at="entry" if at_entry else "once"))
    before = floor.tournament
    events = floor.do(qualifying(*wanted, first=there + 1))
    usual = [20_000] * there
    _in_play(floor, [*usual, *wanted])
    assert fold(before, events) == floor.tournament
    assert floor.tournament.takings.total == before.takings.total
    one = gone % len(wanted)
    floor.do(UnregisterEntry(entry=EntryId(there + 1 + one)))
    _in_play(floor, [*usual, *wanted[:one], *wanted[one + 1 :]])
