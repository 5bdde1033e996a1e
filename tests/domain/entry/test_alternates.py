"""Alternates: called, given time, seated or passed over; or seated at once."""

from tdconsole.domain.entry.alternates import follow
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import (
    CallAlternate,
    PassAlternate,
    RegisterEntry,
    UnregisterEntry,
)
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import AlternateCalled, AlternatePassed
from tdconsole.domain.language.events.floor import PlayersEliminated
from tdconsole.domain.language.rejections.entry import (
    CalledAlready,
    NobodyWaits,
    NotWaiting,
    UnknownEntry,
)
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.room.waiting import in_line
from tdconsole.domain.rules.book import Rulebook, Ruled
from tdconsole.domain.values import EntryId, TableNo
from tests.domain.floor import Floor, busting, person, playing, registering

FOUR, FIVE = EntryId(4), EntryId(5)
FULL = Terms(tables=(TableNo(1),))
AT_ONCE = Rulebook(id="house", title="House", alternates=Ruled(value="at_once"))


def full(**changes: object) -> Floor:
    """Three sit at the only table, and two wait."""
    floor = playing(3, seats_per_table=3, terms=FULL, **changes)
    floor.do(registering(4), registering(5))
    return floor


def test_the_first_who_waits_is_called_with_the_time_the_house_gives() -> None:
    floor = full()
    assert floor.do(CallAlternate()) == (AlternateCalled(entry=FOUR, since=floor.now, seconds=180),)
    assert floor.do(CallAlternate())[0] == AlternateCalled(entry=FIVE, since=floor.now, seconds=180)
    assert floor.when(CallAlternate()) == NobodyWaits()
    assert floor.when(CallAlternate(entry=FIVE)) == CalledAlready(entry=FIVE)


def test_who_does_not_answer_stands_behind_the_others() -> None:
    floor = full()
    floor.do(CallAlternate())
    assert floor.do(PassAlternate(entry=FOUR)) == (AlternatePassed(entry=FOUR),)
    assert in_line(floor.tournament) == [5, 4]
    assert floor.tournament.alternates.called.get(FOUR) is None


def test_only_who_waits_is_called_or_passed_over() -> None:
    floor = full()
    assert floor.when(CallAlternate(entry=EntryId(1))) == NotWaiting(entry=EntryId(1))
    assert floor.when(PassAlternate(entry=EntryId(1))) == NotWaiting(entry=EntryId(1))
    assert floor.when(CallAlternate(entry=EntryId(9))) == UnknownEntry(entry=EntryId(9))


def test_a_seat_drawn_ends_the_call() -> None:
    floor = full()
    floor.do(CallAlternate(), busting(3), DrawSeats(entries=(FOUR,)))
    assert floor.tournament.play.seating.of[FOUR].table == 1
    assert len(floor.tournament.alternates.called) == 0
    assert in_line(floor.tournament) == [5]


def test_who_leaves_the_line_is_forgotten_by_it() -> None:
    floor = full()
    floor.do(CallAlternate(), PassAlternate(entry=FOUR), CallAlternate(entry=FOUR))
    floor.do(UnregisterEntry(entry=FOUR))
    alternates = floor.tournament.alternates
    assert (len(alternates.called), len(alternates.passed)) == (0, 0)


def test_where_the_house_has_it_so_a_bust_seats_the_next_at_once() -> None:
    floor = full(rulebook=AT_ONCE)
    out, drawn = floor.do(busting(3))
    assert isinstance(out, PlayersEliminated)
    assert isinstance(drawn, SeatsDrawn)
    assert [one.entry for one in drawn.seated] == [4]


def test_by_hand_a_bust_seats_nobody() -> None:
    floor = full()
    assert len(floor.do(busting(3))) == 1


def test_what_is_only_looked_at_seats_nobody() -> None:
    floor = full(rulebook=AT_ONCE)
    decided = floor.when(busting(3), foreseen=True)
    assert isinstance(decided, tuple)
    assert len(decided) == 1
    wanted = RegisterEntry(person=person(6), draw=True)
    assert len(playing(2).when(wanted, foreseen=True)) == 1  # type: ignore[arg-type]


def test_nobody_follows_where_nobody_waits() -> None:
    floor = playing(3, rulebook=AT_ONCE)
    assert follow(floor.tournament, floor._context(CallAlternate())) == ()
