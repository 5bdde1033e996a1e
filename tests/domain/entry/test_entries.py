from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, UnregisterEntry
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered, EntryUnregistered
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.language.rejections.entry import (
    AlreadyPlaying,
    AlreadyRegistered,
    NoReentries,
    UnknownEntry,
    UnknownPerson,
)
from tdconsole.domain.language.rejections.room import PlayerIsOut
from tdconsole.domain.state.money import Takings
from tdconsole.domain.state.tournament import Entry
from tdconsole.domain.values import FIRST_PLAY, Chips, EntryId, Money, PersonId, Price
from tests.domain.floor import (
    CASH,
    FIFTY_AND_FIVE,
    at,
    busting,
    entered,
    opened,
    person,
    playing,
    queueing,
    registered,
    registering,
    seated,
)

ONE, TWO, THREE = EntryId(1), EntryId(2), EntryId(3)


def test_registering_records_the_price_and_the_stack_of_the_day() -> None:
    assert opened().when(registering(1)) == (
        EntryRegistered(
            entry=ONE,
            person=person(1),
            paid=FIFTY_AND_FIVE,
            stack=Chips(20_000),
            payments=(CASH,),
        ),
    )


def test_a_newcomer_enters_as_the_person_the_house_has_made_of_them() -> None:
    wanted = RegisterEntry(person=Newcomer(name="Ada"))
    decided = opened().when(wanted, person=PersonId(555))
    assert decided == (entered(1, person=PersonId(555)),)


def test_somebody_the_house_does_not_know_is_refused_by_number() -> None:
    assert opened().when(registering(1), person=None) == UnknownPerson(person=person(1))


def test_a_newcomer_the_house_could_not_write_down_is_refused() -> None:
    wanted = RegisterEntry(person=Newcomer(name="Ada"))
    assert opened().when(wanted) == UnknownPerson(person=PersonId(0))


def test_the_same_person_twice_is_refused_and_the_entry_named() -> None:
    again = AlreadyRegistered(person=person(2), entry=TWO)
    assert registered(3).when(registering(2)) == again


def test_who_is_out_does_not_enter_again_where_nothing_is_said_of_it() -> None:
    floor = playing(3)
    floor.do(busting(3))
    assert floor.when(registering(3)) == NoReentries(entry=THREE)


def test_an_entry_adds_its_money_and_its_chips() -> None:
    tournament = registered(3).tournament
    assert tournament.takings == Takings(pool=Money(15_000), fees=Money(1_500))
    assert tournament.chips == 60_000
    assert tournament.left == 3
    assert tournament.entries.by_person[person(2)] == TWO


def test_an_entry_keeps_what_was_paid_when_prices_change_in_the_file() -> None:
    dear = Price(pool=Money(9_000), fee=Money(1_000))
    tournament = registered(1).given(entered(2, paid=dear)).tournament
    assert tournament.takings == Takings(pool=Money(14_000), fees=Money(1_500))
    assert tournament.entries.by_id[TWO] == Entry(
        id=TWO, person=person(2), paid=dear, stack=Chips(20_000), payments=(CASH,)
    )


def test_a_late_entry_sits_down_at_once() -> None:
    floor = playing(4)
    entered_, drawn = floor.do(registering(5))
    assert isinstance(entered_, EntryRegistered)
    assert isinstance(drawn, SeatsDrawn)
    assert floor.tournament.play.seating.of[EntryId(5)].table == 1


def test_a_late_entry_may_wait_for_a_seat_and_is_in() -> None:
    floor = playing(4)
    floor.do(queueing(5))
    assert floor.tournament.left == 5
    assert EntryId(5) not in floor.tournament.play.seating.of


def test_unregistering_gives_everything_back_the_way_it_came() -> None:
    floor = registered(2)
    assert floor.do(UnregisterEntry(entry=TWO)) == (EntryUnregistered(entry=TWO, refund=(CASH,)),)
    assert floor.tournament == registered(1).tournament


def test_unregistering_before_the_start_frees_the_seat() -> None:
    floor = seated(3)
    floor.do(UnregisterEntry(entry=TWO))
    assert floor.tournament.play.seating.at(at(1, 2)) is None
    assert TWO not in floor.tournament.play.seating.of


def test_who_sits_when_the_clock_has_started_plays() -> None:
    floor = seated(3)
    floor.do(StartClock())
    assert floor.when(UnregisterEntry(entry=TWO)) == AlreadyPlaying(entry=TWO)


def test_who_still_waits_for_a_seat_can_leave_after_the_start() -> None:
    floor = playing(3)
    floor.do(queueing(4))
    four = EntryId(4)
    assert floor.when(UnregisterEntry(entry=four)) == (
        EntryUnregistered(entry=four, refund=(CASH,)),
    )


def test_an_unknown_entry_is_not_unregistered() -> None:
    assert registered(1).when(UnregisterEntry(entry=TWO)) == UnknownEntry(entry=TWO)


def test_nobody_is_unregistered_twice() -> None:
    floor = registered(2)
    floor.do(UnregisterEntry(entry=TWO))
    assert floor.when(UnregisterEntry(entry=TWO)) == UnknownEntry(entry=TWO)


def test_who_is_out_is_not_unregistered() -> None:
    floor = playing(3)
    floor.do(busting(3))
    assert floor.when(UnregisterEntry(entry=THREE)) == PlayerIsOut(entry=THREE)


def test_who_took_it_back_enters_again_under_a_new_number() -> None:
    floor = registered(2)
    floor.do(UnregisterEntry(entry=TWO))
    assert floor.do(registering(2)) == (entered(3, person=person(2)),)
    assert floor.tournament.entries.by_person[person(2)] == THREE


def test_an_entry_number_used_twice_in_the_file_changes_nothing() -> None:
    floor = registered(2)
    before = floor.tournament
    assert floor.given(entered(2, person=person(9))).tournament is before


def test_an_unregistering_of_nobody_in_the_file_changes_nothing() -> None:
    floor = registered(2)
    before = floor.tournament
    assert floor.given(EntryUnregistered(entry=THREE)).tournament is before


def test_an_entry_struck_from_the_file_takes_its_exit_along() -> None:
    """An undo may leave such a file: the entry was out, and is now no entry."""
    floor = playing(3)
    floor.do(busting(3))
    floor.given(EntryUnregistered(entry=THREE))
    assert floor.tournament.left == 2
    assert len(floor.tournament.exits.by_entry) == 0
    assert floor.tournament.exits.hands == 1


def test_a_bust_of_nobody_in_the_file_counts_as_a_hand_and_no_more() -> None:
    floor = playing(3)
    before = floor.tournament
    floor.given(PlayersEliminated(play=FIRST_PLAY, hand=()))
    assert floor.tournament.exits == replace(before.exits, hands=1)
    assert floor.tournament.play == before.play


def test_striking_one_of_two_entries_of_a_person_leaves_the_other_to_be_found() -> None:
    floor = registered(1).given(entered(2, person=person(1)), EntryUnregistered(entry=ONE))
    assert floor.tournament.entries.by_person[person(1)] == TWO
