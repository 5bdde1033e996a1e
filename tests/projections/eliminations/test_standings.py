from tdconsole.domain.language.terms import Reentries, Terms
from tdconsole.domain.values import EntryId, Money, Place
from tdconsole.projections.eliminations.standings import Standing, standings
from tests.domain.floor import at, busting, opened, playing, queueing, registering
from tests.projections.persons import PEOPLE


def test_who_is_in_stands_first_without_a_place() -> None:
    floor = playing(3)
    floor.do(busting(2))
    shown = standings(floor.tournament, PEOPLE)
    assert (shown.players, shown.entries, shown.currency) == (2, 3, "EUR")
    assert shown.rows == (
        Standing(
            place=None,
            shared_by=1,
            entry=EntryId(1),
            name="Ada Łęcka",
            country="PL",
            seat=at(1, 1),
        ),
        Standing(place=None, shared_by=1, entry=EntryId(3), name=None, country=None, seat=at(1, 3)),
        Standing(
            place=Place(3), shared_by=1, entry=EntryId(2), name="Bob", country=None, seat=None
        ),
    )


def test_when_all_is_over_everybody_has_a_place_and_the_paid_a_prize() -> None:
    floor = playing(6)
    floor.do(*(busting(entry) for entry in (4, 6, 5, 2, 1)))
    rows = standings(floor.tournament, PEOPLE).rows
    assert [(row.place, row.entry, row.prize) for row in rows] == [
        (1, 3, 15_000),
        (2, 1, 9_000),
        (3, 2, 6_000),
        (4, 5, 0),
        (5, 6, 0),
        (6, 4, 0),
    ]


def test_a_tie_shows_by_how_many_and_what_each_has() -> None:
    floor = playing(3, 3)
    floor.do(busting(6), busting(3, 5, 1, unknown=True))
    tied = standings(floor.tournament, {}).rows[2:5]
    assert {(row.place, row.shared_by, row.prize) for row in tied} == {(3, 3, Money(2_000))}


def test_who_is_alone_before_anybody_went_out_has_no_place() -> None:
    (row,) = standings(playing(1).tournament, PEOPLE).rows
    assert (row.place, row.prize, row.seat) == (None, 0, at(1, 1))


def test_who_waits_for_a_seat_is_in() -> None:
    floor = playing(2)
    floor.do(queueing(3))
    last = standings(floor.tournament, PEOPLE).rows[-1]
    assert (last.entry, last.place, last.seat) == (3, None, None)


def test_before_anybody_came_there_is_nothing_to_show() -> None:
    assert standings(opened().tournament, PEOPLE).rows == ()


def test_who_entered_again_stands_once_with_the_last_of_the_entries() -> None:
    floor = playing(3, terms=Terms(reentries=Reentries()))
    floor.do(busting(2), registering(2), busting(3))
    shown = standings(floor.tournament, {})
    assert [(row.entry, row.entries, row.place) for row in shown.rows] == [
        (1, 1, None),
        (4, 2, None),
        (3, 1, 3),
    ]
    assert (shown.entries, shown.players) == (4, 2)


def test_a_place_that_may_still_change_is_shown_as_provisional_for_that_long() -> None:
    floor = playing(3, 3)
    floor.do(busting(2))
    assert [row.provisional for row in standings(floor.tournament, {}, floor.now).rows][-2:] == [
        False,
        True,
    ]
    assert not any(row.provisional for row in standings(floor.tournament, {}).rows)
    floor.wait(minutes=3)
    assert not any(row.provisional for row in standings(floor.tournament, {}, floor.now).rows)
