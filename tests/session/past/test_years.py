"""A player's page over the years, whatever the number was then."""

from collections.abc import Sequence
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import RegisterEntry, TakeRebuy
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import CancelTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.terms import Rebuys, Reentries, Terms
from tdconsole.domain.values import Chips, EntryId, Money, PersonId, Price
from tdconsole.journal import KeptStore
from tdconsole.projections.eliminations.years import Figures, PlayerYears, Sums
from tdconsole.session import Done, Session
from tests.session.floor import CREATION, Desk, Room

DAY: Final = 24 * 3_600_000
YEAR: Final = 365 * DAY


@pytest.fixture
def session(club: Room) -> Session:
    return club.session()


@pytest.fixture
def people(session: Session) -> list[PersonId]:
    return [session.club.people.add(f"Player {number}") for number in range(1, 9)]


def begun(
    session: Session,
    people: Sequence[PersonId],
    *,
    name: str = "Tuesday",
    series: str = "",
    currency: str = "EUR",
) -> Desk:
    """Everybody is in at one table; the entries have the numbers of their order."""
    creation = replace(
        CREATION,
        name=name,
        currency=currency,
        seats_per_table=9,
        terms=replace(CREATION.terms, reentries=Reentries(), series=series),
    )
    created = session.submit(None, creation)
    assert isinstance(created, Done), created
    desk = Desk(session, created.tournament)
    for person in people:
        desk.do(RegisterEntry(person=person, draw=False))
    desk.do(DrawSeats())
    desk.do(StartClock())
    return desk


def played(session: Session, club: Room, order: Sequence[PersonId], **how: str) -> Desk:
    """An evening that ends in this order, the winner first; the winner puts everybody out."""
    desk = begun(session, order, **how)
    for entry in range(len(order), 1, -1):
        out(desk, entry, by=1)
    club.time.run(DAY)
    return desk


def out(desk: Desk, entry: int, by: int) -> None:
    desk.do(EliminatePlayers(hand=(Bust(entry=EntryId(entry), by=(EntryId(by),)),)))


def told(years: PlayerYears) -> list[tuple[str, int | None, int]]:
    return [(one.name, one.place, one.field) for one in years.evenings]


def test_evenings_add_up_latest_first(session: Session, club: Room, people: list[PersonId]) -> None:
    maria, *others = people
    played(session, club, [maria, *others[:4]], name="First", series="Winter")
    club.time.run(YEAR)
    played(session, club, [*others, maria], name="Second")
    played(session, club, [others[0], maria, *others[1:3]], name="Third", series="winter")
    years = session.years.of(maria)
    assert told(years) == [("Third", 2, 4), ("Second", 8, 8), ("First", 1, 5)]
    assert years.figures == Figures(
        played=3,
        wins=1,
        cashes=2,
        cashed=6_667,
        average_place=37,
        average_share=5_667,
        entries=3,
        heads=4,
        sums=(Sums(currency="EUR", prizes=Money(23_300), bounties=Money(0)),),
    )
    assert [(one.name, one.figures.played) for one in years.years] == [("2027", 2), ("2026", 1)]
    assert [(one.name, one.figures.wins) for one in years.series] == [("winter", 1)]
    assert [one.place for one in years.best] == [1, 2, 8]


def test_what_was_spent_is_there_only_where_it_is_shown(
    session: Session, club: Room, people: list[PersonId]
) -> None:
    played(session, club, people[:4])
    assert session.years.of(people[0]).evenings[0].profit is None
    (one,) = session.years.of(people[0], profit=True).evenings
    assert (one.won, one.spent, one.profit) == (13_400, 5_500, 7_900)
    (last,) = session.years.of(people[3], profit=True).figures.sums
    assert (last.spent, last.profit) == (5_500, -5_500)


def test_money_of_two_currencies_is_never_added_up(
    session: Session, club: Room, people: list[PersonId]
) -> None:
    played(session, club, people[:4])
    played(session, club, people[:4])
    played(session, club, people[:4], currency="PLN")
    sums = session.years.of(people[0], profit=True).figures.sums
    assert [(one.currency, one.profit) for one in sums] == [("EUR", 15_800), ("PLN", 7_900)]


def test_a_second_entry_is_the_same_evening(session: Session, people: list[PersonId]) -> None:
    desk = begun(session, people[:4])
    out(desk, 2, by=3)
    desk.do(RegisterEntry(person=people[1]))
    for entry in (4, 3, 1):
        out(desk, entry, by=5)
    (one,) = session.years.of(people[1], profit=True).evenings
    assert (one.place, one.field, one.entries, one.heads, one.spent) == (1, 5, 2, 3, 11_000)
    figures = session.years.of(people[1]).figures
    assert (figures.played, figures.entries) == (1, 2)
    assert session.years.of(people[2]).figures.heads == 1


def test_two_numbers_are_one_person(session: Session, club: Room, people: list[PersonId]) -> None:
    old, new, *others = people
    played(session, club, [old, *others[:3]], name="First")
    played(session, club, [others[0], new, others[1], old], name="Second")
    session.club.people.merge(old, new, 0)
    years = session.years.of(old)
    assert years == session.years.of(new)
    assert (years.person, years.name) == (new, "Player 2")
    assert told(years) == [("Second", 2, 4), ("First", 1, 4)]
    assert years.evenings[0].entries == 2
    assert years.evenings[0].prize == 6_600


def test_somebody_who_was_erased_has_results_and_no_name(
    session: Session, club: Room, people: list[PersonId]
) -> None:
    played(session, club, people[:4])
    session.years.of(people[0])
    session.club.erase(people[0])
    years = session.years.of(people[0])
    assert years.name is None
    assert told(years) == [("Tuesday", 1, 4)]


def test_nobody_has_an_empty_page(session: Session, people: list[PersonId]) -> None:
    years = session.years.of(people[0], profit=True)
    assert (years.figures, years.evenings, years.years) == (Figures(), (), ())


def test_an_evening_that_goes_on_does_not_count_yet(
    session: Session, people: list[PersonId]
) -> None:
    desk = begun(session, people[:4])
    years = session.years.of(people[0], profit=True)
    assert [(one.stands, one.profit) for one in years.evenings] == [("open", None)]
    assert years.figures == Figures()
    out(desk, 4, by=1)
    assert session.years.of(people[3]).figures.played == 1
    desk.do(Undo())
    assert session.years.of(people[3]).figures.played == 0


def test_what_was_called_off_was_not_played(session: Session, people: list[PersonId]) -> None:
    desk = begun(session, people[:4])
    desk.do(CancelTournament(reason="the lights went out"))
    years = session.years.of(people[0], profit=True)
    assert [(one.stands, one.profit) for one in years.evenings] == [("called-off", 0)]
    assert years.figures.played == 0


def test_rebuys_are_counted_and_paid(session: Session, people: list[PersonId]) -> None:
    terms: Terms = replace(
        CREATION.terms, rebuys=Rebuys(price=Price(pool=Money(2_000)), chips=Chips(1_000))
    )
    created = session.submit(None, replace(CREATION, seats_per_table=9, terms=terms))
    assert isinstance(created, Done), created
    desk = Desk(session, created.tournament)
    for person in people[:4]:
        desk.do(RegisterEntry(person=person, draw=False))
    desk.do(DrawSeats())
    desk.do(StartClock())
    desk.do(TakeRebuy(entry=EntryId(4)))
    out(desk, 4, by=1)
    (one,) = session.years.of(people[3], profit=True).evenings
    assert (one.rebuys, one.spent) == (1, 7_500)


def test_what_another_process_wrote_is_read_again_and_nothing_else(
    club: Room, people: list[PersonId], monkeypatch: pytest.MonkeyPatch
) -> None:
    writer, reader = club.session(), club.session()
    first = played(writer, club, people[:4], name="First")
    played(writer, club, people[:4], name="Second")
    assert told(reader.years.of(people[0])) == [("Second", 1, 4), ("First", 1, 4)]
    read = list[str]()
    living = KeptStore.living

    def counted(store: KeptStore, stream: str) -> object:
        read.append(stream)
        return living(store, stream)

    monkeypatch.setattr(KeptStore, "living", counted)
    reader.years.of(people[1])
    assert read == []
    first.do(Undo())
    assert told(reader.years.of(people[0]))[1] == ("First", None, 4)
    assert read == [f"tournament/{first.id}"]


def test_a_tournament_in_hand_is_not_read_again(
    session: Session, club: Room, people: list[PersonId], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KeptStore, "living", None)
    played(session, club, people[:4])
    assert told(session.years.of(people[2])) == [("Tuesday", 3, 4)]
