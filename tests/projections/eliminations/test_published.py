"""What a tournament tells the world at each stage."""

from collections.abc import Iterable

from msgspec.structs import replace

from tdconsole.domain.language.commands.money import AgreeDeal
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.values import Chips, DealShare, EntryId, Millis, Money, StepNo
from tdconsole.projections.eliminations.field import InAt, field
from tdconsole.projections.eliminations.published import Published, published
from tdconsole.projections.engine.trail import TrailStep
from tests.domain.floor import Floor, as_steps, busting, opened, playing, registering
from tests.projections.persons import PEOPLE


def told(floor: Floor, trail: Iterable[TrailStep] = ()) -> Published:
    return published(floor.tournament, PEOPLE, trail, floor.now)


def timed(*events: tuple[int, Event]) -> list[TrailStep]:
    """Each event as a step of its own, done at this moment."""
    steps = as_steps(event for _at, event in events)
    return [
        replace(step, at=replace(step.at, utc=Millis(at)))
        for step, (at, _event) in zip(steps, events, strict=True)
    ]


def test_before_anybody_came_there_are_no_places_and_no_prizes() -> None:
    found = told(opened())
    assert (found.stage, found.entries, found.left, found.rows) == ("before", 0, 0, ())
    assert (found.prizes, found.level, found.field.course) == ((), None, ())
    assert len(found.structure) == 4


def test_in_the_middle_those_out_have_places_and_equal_prizes_are_one_row() -> None:
    floor = playing(3, 3)
    floor.do(busting(2))
    found = told(floor)
    assert (found.stage, found.left, found.level) == ("running", 5, 1)
    assert [(row.place, row.name, row.prize) for row in found.rows] == [(6, "Bob", 0)]
    assert [(one.first, one.last, one.amount) for one in found.prizes] == [
        (1, 1, 15_000),
        (2, 2, 9_000),
        (3, 3, 6_000),
    ]


def test_those_who_are_not_among_the_people_are_counted_and_have_no_country() -> None:
    floor = playing(3)
    floor.do(busting(3), busting(1))
    found = told(floor)
    assert [(row.name, row.country) for row in found.rows] == [
        ("Bob", None),
        ("Ada Łęcka", "PL"),
        (None, None),
    ]
    assert found.unnamed == 1


def test_a_tie_is_told_by_how_many_share() -> None:
    floor = playing(3, 3)
    floor.do(busting(6), busting(3, 5, 1, unknown=True))
    assert {(row.place, row.shared_by) for row in told(floor).rows} == {(3, 3), (6, 1)}


def test_a_deal_is_told_with_what_is_held_back() -> None:
    floor = playing(5)
    floor.do(busting(5), busting(4))
    shares = tuple(
        DealShare(entry=EntryId(entry), chips=Chips(chips), amount=Money(amount))
        for entry, chips, amount in ((1, 50_000, 9_000), (2, 30_000, 8_000), (3, 20_000, 6_000))
    )
    floor.do(AgreeDeal(method="typed", shares=shares, held=Money(2_000)))
    found = told(floor)
    assert (found.dealers, found.held) == (3, 2_000)
    floor.do(busting(2))
    assert [(row.deal, row.prize) for row in told(floor).rows if row.prize] == [(True, 8_000)]


def test_persons_and_entries_are_told_apart() -> None:
    floor = playing(3, terms=Terms(reentries=Reentries()))
    floor.do(busting(2), registering(2), busting(3))
    found = told(floor)
    assert (found.entries, found.players) == (4, 3)


def test_the_course_rises_with_entries_and_falls_with_busts() -> None:
    floor = playing(3)
    came = [_entered(number) for number in (1, 2, 3)]
    (out,) = floor.do(busting(2))
    trail = timed((10, came[0]), (10, came[1]), (25, came[2]), (40, out))
    assert field(floor.tournament, trail).course == (
        InAt(at=Millis(10), players=2),
        InAt(at=Millis(25), players=3),
        InAt(at=Millis(40), players=2),
    )


def test_what_was_undone_is_not_in_the_course() -> None:
    floor = playing(3)
    came = [_entered(number) for number in (1, 2, 3)]
    trail = timed((10, came[0]), (20, came[1]), (30, came[2]), (99, _entered(1)))
    trail[-1] = replace(trail[-1], undone_by=StepNo(9))
    found = field(floor.tournament, trail)
    assert [(one.at, one.players) for one in found.course] == [(10, 1), (20, 2), (30, 3)]


def _entered(number: int) -> EntryRegistered:
    (event,) = (one for one in opened().do(registering(number)) if isinstance(one, EntryRegistered))
    return replace(event, entry=EntryId(number))
