"""The house's own stream: bars and tills, from two windows at once, and what tournaments ask of it."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from msgspec.structs import replace

from tdconsole.club import Club
from tdconsole.domain.language.commands.entry import CorrectPayments, Newcomer, RegisterEntry
from tdconsole.domain.language.commands.entry import UnregisterEntry as Unregister
from tdconsole.domain.language.commands.house import (
    BarPerson,
    CloseTill,
    CountTill,
    HouseCommand,
    LiftBar,
    MoveCash,
    OpenTill,
)
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.house import HouseEvent, PersonBarred, TillCounted, TillOpened
from tdconsole.domain.language.rejections.engine import RequestUsedBefore, TooBusy
from tdconsole.domain.language.rejections.entry import (
    NotBarred,
    TillHasLess,
    TillIsClosed,
    TillNameTaken,
    UnknownPerson,
)
from tdconsole.domain.language.rejections.entry import PersonBarred as IsBarred
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.values import EntryId, Money, Payment, PersonId, TillNo
from tdconsole.house import Place
from tdconsole.journal import HOUSE, Append, Conflict, KeptVault, Step, StoredHouseStep, stream_of
from tdconsole.known_errors import NewerFile
from tdconsole.projections.engine.faults import PaidAtNoTill, SealBroken
from tdconsole.session import (
    HouseChange,
    HouseDone,
    Opened,
    Refused,
    Session,
    open_house,
    rehearsal,
)
from tdconsole.session.checking import check
from tests.engines import house_at
from tests.journal.forging import forge
from tests.session.floor import Desk, Room, WallClock
from tests.session.test_conflicts import Meddled

MAIN = TillNo(1)
PRICE = 5_500
OPEN = OpenTill(name="Main", floats=Money(20_000))


def does(session: Session, request: HouseCommand, number: str | None = None) -> HouseDone:
    answer = session.submit_house(request, number)
    assert isinstance(answer, HouseDone), answer
    return answer


def event(session: Session, request: HouseCommand) -> HouseEvent:
    (one,) = does(session, request).step.events
    return one


def refusal(session: Session, request: HouseCommand, number: str | None = None) -> Rejection:
    before = session.house
    answer = session.submit_house(request, number)
    assert isinstance(answer, Refused), answer
    assert session.house is before
    return answer.rejection


def paying(name: str, till: int | None = 1, card: int = 0) -> RegisterEntry:
    parts = (
        Payment(amount=Money(PRICE - card)),
        Payment(method="card", amount=Money(card)),
    )
    return RegisterEntry(
        person=Newcomer(name=name), payments=parts, till=None if till is None else TillNo(till)
    )


def barring(person: PersonId, until: str | None = None) -> BarPerson:
    return BarPerson(person=person, until=until, reason="threw chips")


def counting(amount: int = 0) -> CountTill:
    return CountTill(till=MAIN, counted=Money(amount))


@pytest.fixture
def session(club: Room) -> Session:
    return club.session()


# The road


def test_nothing_happened_to_a_new_house(session: Session) -> None:
    assert not session.house.bars
    assert not session.house.tills
    assert list(session.house_desk.trail()) == []


def test_what_happened_to_the_house_is_on_the_disk(here: Opened, place: Place) -> None:
    person = here.session.club.people.add("Maria")
    does(here.session, barring(person))
    does(here.session, OPEN)
    with open_house(place) as again:
        assert again.session.house == here.session.house
        assert [step.no for step in again.session.house_desk.trail()] == [1, 2]
        assert list(again.faults()) == []


def test_the_house_is_no_tournament(session: Session) -> None:
    does(session, OPEN)
    assert session.tournaments() == []
    assert Desk(session).length == 1


def test_the_same_request_gets_the_first_answer(session: Session) -> None:
    first = does(session, OPEN, "r1")
    again = does(session, OPEN, "r1")
    assert (first.again, again.again) == (False, True)
    assert again.step == first.step
    assert len(session.house.tills) == 1
    assert refusal(session, counting(), "r1") == RequestUsedBefore(request="r1", command="OpenTill")
    other = replace(OPEN, name="Another")
    used = RequestUsedBefore(request="r1", command="OpenTill", same_command=True)
    assert refusal(session, other, "r1") == used


def test_every_step_has_its_actor_and_its_moment(club: Room) -> None:
    ada = club.club.staff.add("Ada")
    step = does(club.session(ada), OPEN).step
    assert (step.actor, step.at, step.command) == (ada, club.time.now(), "OpenTill")


def test_observers_are_told_what_changed(session: Session) -> None:
    told: list[HouseChange] = []
    stop = session.observe_house(told.append)
    before = session.house
    done = does(session, OPEN)
    stop()
    does(session, counting())
    (change,) = told
    assert change.before is before
    assert change.steps == (done.step,)
    assert MAIN in change.after.tills
    assert not change.foreign


def test_whoever_observes_a_house_that_cannot_be_read_is_told_at_once(
    here: Opened, place: Place
) -> None:
    does(here.session, OPEN)
    forge(place, "UPDATE event SET kind = 'till-painted'", seal=True)
    with open_house(place) as again, pytest.raises(NewerFile):
        again.session.observe_house(lambda _change: None)


def test_a_failing_observer_is_not_swallowed_and_the_step_stands(session: Session) -> None:
    def fails(_change: HouseChange) -> None:
        raise ZeroDivisionError

    stop = session.observe_house(fails)
    with pytest.raises(ExceptionGroup):
        session.submit_house(OPEN)
    stop()
    assert MAIN in session.house.tills


def test_looking_ahead_does_nothing(session: Session) -> None:
    foreseen = session.house_desk.foresee(OPEN)
    assert foreseen == (TillOpened(till=MAIN, name="Main", currency="EUR", floats=Money(20_000)),)
    assert not session.house.tills
    assert session.house_desk.foresee(barring(PersonId(9))) == UnknownPerson(person=PersonId(9))


def test_a_rehearsal_has_a_house_of_its_own(time: WallClock) -> None:
    with rehearsal(time) as session:
        does(session, OPEN)
        assert event(session, counting(20_000)) == TillCounted(
            till=MAIN, counted=Money(20_000), expected=Money(20_000)
        )


# What may be erased


def test_a_reason_stands_in_a_note_and_not_on_the_trail(here: Opened, place: Place) -> None:
    session = here.session
    barred = event(session, barring(session.club.people.add("Maria")))
    assert isinstance(barred, PersonBarred)
    assert session.club.notes.read(barred.reason) == "threw chips"
    with closing(house_at(place)) as kept:
        bodies = kept.rows("SELECT body FROM event")
    assert bodies
    assert all("chips" not in body for (body,) in bodies)
    session.club.notes.erase(barred.reason)
    assert list(here.faults()) == []


def test_a_refusal_leaves_no_note(session: Session, club: Room) -> None:
    refusal(session, barring(PersonId(9)))
    assert club.house.rows("SELECT id FROM note") == []


def test_a_change_to_the_houses_trail_is_found(here: Opened, place: Place) -> None:
    does(here.session, OPEN)
    forge(place, "UPDATE event SET body = replace(body, '20000', '10000')")
    with open_house(place) as again:
        assert [type(fault) for fault in again.faults()] == [SealBroken]


def test_a_payment_at_a_till_that_never_was_is_found(here: Opened, place: Place) -> None:
    does(here.session, OPEN)
    desk = Desk(here.session)
    desk.do(paying("Maria"))
    assert list(check(here)) == []
    paid = EntryRegistered(
        entry=EntryId(2),
        person=PersonId(1),
        paid=desk.state.setup.price,
        stack=desk.state.setup.stack,
        payments=(Payment(amount=Money(PRICE)),),
        till=TillNo(9),
    )
    forged = Step(at=WallClock().now(), command="RegisterEntry", request="x", events=(paid,))
    append = Append(stream=stream_of(desk.id), expected=desk.length, step=forged)
    here.write_in_bulk([append], 1)
    with open_house(place) as again:
        found = PaidAtNoTill(stream=stream_of(desk.id), till=TillNo(9))
        assert found in list(check(again))


# Two windows


def test_two_windows_bar_and_count_at_once(here: Opened, there: Opened) -> None:
    does(here.session, OPEN)
    person = here.session.club.people.add("Maria")
    told: list[HouseChange] = []
    assert MAIN in there.session.house.tills
    there.session.observe_house(told.append)
    for number in range(5):
        does(here.session, counting(number))
        does(there.session, barring(person))
        does(there.session, counting(100 + number))
        does(here.session, LiftBar(person=person))
    here.session.refresh()
    there.session.refresh()
    assert here.session.house == there.session.house
    trail = list(here.session.house_desk.trail())
    assert [step.no for step in trail] == list(range(1, 22))
    assert sum(len(change.steps) for change in told if change.foreign) == 10
    assert list(here.faults()) == []


@pytest.fixture
def store(here: Opened, place: Place) -> Iterator[Meddled]:
    assert not here.session.house.tills
    with closing(house_at(place)) as house:
        yield Meddled(house)


@pytest.fixture
def late(store: Meddled, time: WallClock) -> Session:
    """The window that is too late."""
    house = store._house
    return Session(store, KeptVault(house), Club(house), time)


def test_what_lost_the_race_is_decided_again(store: Meddled, late: Session, here: Opened) -> None:
    store.meddlings = [lambda: does(here.session, OPEN)]
    assert refusal_after(late, OPEN) == TillNameTaken(till=MAIN, name="Main")
    store.meddlings = [lambda: does(here.session, OpenTill(name="Bar"))]
    side = event(late, OpenTill(name="Side"))
    assert isinstance(side, TillOpened)
    assert side.till == 3


def refusal_after(session: Session, request: HouseCommand) -> Rejection:
    answer = session.submit_house(request)
    assert isinstance(answer, Refused)
    return answer.rejection


def test_a_payment_that_lost_the_race_to_a_closing_is_refused(
    store: Meddled, late: Session, here: Opened
) -> None:
    does(here.session, OPEN)
    desk = Desk(late)
    store.meddlings = [lambda: does(here.session, CloseTill(till=MAIN, counted=Money(20_000)))]
    answer = late.submit(desk.id, paying("Maria"))
    assert answer == Refused(rejection=TillIsClosed(till=MAIN))


def test_a_count_that_lost_the_race_to_a_payment_expects_it(
    store: Meddled, late: Session, here: Opened
) -> None:
    does(here.session, OPEN)
    desk = Desk(here.session)
    assert late.state(desk.id) == desk.state
    store.meddlings = [lambda: desk.do(paying("Maria"))]
    counted = event(late, counting())
    assert isinstance(counted, TillCounted)
    assert counted.expected == 20_000 + PRICE


def test_who_lost_three_races_counts_while_nobody_else_can(
    store: Meddled, late: Session, here: Opened
) -> None:
    does(here.session, OPEN)
    store.meddlings = [lambda: does(here.session, counting())] * 50
    assert does(late, counting()).step.no == late.house_desk.length
    store.meddlings = []


def test_a_trail_that_conflicts_for_ever_is_told(
    store: Meddled, late: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def conflicting(_appends: object) -> list[StoredHouseStep]:
        raise Conflict(HOUSE)

    monkeypatch.setattr(store.house, "append", conflicting)
    assert late.submit_house(OPEN) == Refused(rejection=TooBusy())


# What a tournament asks of the house


def test_somebody_barred_is_not_registered(session: Session) -> None:
    desk, person = Desk(session), session.club.people.add("Maria")
    barred = event(session, barring(person, "2099-12-31"))
    assert isinstance(barred, PersonBarred)
    refused = desk.refused(RegisterEntry(person=person))
    assert isinstance(refused, IsBarred)
    assert (refused.until, refused.reason) == ("2099-12-31", barred.reason)
    does(session, LiftBar(person=person))
    desk.do(RegisterEntry(person=person))


def test_a_bar_from_a_series_keeps_out_of_its_tournaments_alone(session: Session) -> None:
    desk, person = Desk(session), session.club.people.add("Maria")
    does(
        session,
        BarPerson(person=person, reason="threw chips", series="winter series"),
    )
    desk.do(EditSetup(terms=TermsChanges(series="Winter Series")))
    refused = desk.refused(RegisterEntry(person=person))
    assert isinstance(refused, IsBarred)
    assert refused.series == "winter series"
    desk.do(EditSetup(terms=TermsChanges(series="")))
    desk.do(RegisterEntry(person=person))


def test_a_bar_that_has_run_out_keeps_nobody_out(session: Session, club: Room) -> None:
    desk, person = Desk(session), session.club.people.add("Maria")
    today = session.house_desk.today()
    does(session, barring(person, today))
    assert isinstance(desk.refused(RegisterEntry(person=person)), IsBarred)
    club.time.run(86_400_000)
    desk.do(RegisterEntry(person=person))
    assert refusal(session, LiftBar(person=person)) == NotBarred(person=person)


def test_a_bar_follows_a_person_who_was_merged(session: Session) -> None:
    people = session.club.people
    old, new = people.add("Maria R."), people.add("Maria Rossi")
    does(session, barring(old))
    people.merge(old, new, 0)
    assert isinstance(Desk(session).refused(RegisterEntry(person=new)), IsBarred)
    does(session, LiftBar(person=new))
    assert not session.house.bars


def test_no_payment_goes_to_a_till_that_is_closed(session: Session) -> None:
    does(session, OPEN)
    does(session, CloseTill(till=MAIN, counted=Money(20_000)))
    assert Desk(session).refused(paying("Maria")) == TillIsClosed(till=MAIN)


# What should be in the till


def test_the_cash_of_every_tournament_is_expected_in_the_till(session: Session) -> None:
    does(session, OPEN)
    one, two = Desk(session), Desk(session)
    one.do(paying("Maria"))
    two.do(paying("Ada", card=5_000))
    two.do(paying("Zoe", till=None))
    does(session, MoveCash(till=MAIN, amount=Money(-3_000), reason="to the safe"))
    counted = event(session, counting(23_000))
    assert isinstance(counted, TillCounted)
    assert counted.expected == 20_000 + PRICE + 500 - 3_000
    sheet = session.house_desk.till_sheet(MAIN)
    assert sheet is not None
    assert (sheet.expected, sheet.difference) == (counted.expected, 0)
    report = session.house_desk.cash_report()
    assert report.tills == (sheet,)
    assert report.currencies[0].cash_without_till == PRICE


def test_an_undone_payment_is_expected_no_longer_and_a_redone_one_again(session: Session) -> None:
    does(session, OPEN)
    desk, expected = Desk(session), session.house_desk.expected_in
    desk.do(paying("Maria"))
    desk.do(paying("Ada"))
    assert expected(MAIN) == 20_000 + 2 * PRICE
    desk.do(Undo())
    assert expected(MAIN) == 20_000 + PRICE
    desk.do(Redo())
    assert expected(MAIN) == 20_000 + 2 * PRICE


def test_a_refund_and_a_correction_are_expected(session: Session) -> None:
    does(session, OPEN)
    desk, expected = Desk(session), session.house_desk.expected_in
    desk.do(paying("Maria"))
    desk.do(paying("Ada"))
    by_card = (Payment(method="card", amount=Money(PRICE)),)
    desk.do(CorrectPayments(entry=EntryId(1), payments=by_card, till=MAIN))
    assert expected(MAIN) == 20_000 + PRICE
    desk.do(Unregister(entry=EntryId(2), till=MAIN))
    assert expected(MAIN) == 20_000


def test_no_more_is_taken_out_than_there_should_be(session: Session) -> None:
    does(session, OPEN)
    out = MoveCash(till=MAIN, amount=Money(-20_000 - PRICE), reason="to the safe")
    assert isinstance(refusal(session, out), TillHasLess)
    Desk(session).do(paying("Maria"))
    does(session, out)
    assert session.house_desk.expected_in(MAIN) == 0


def test_only_tournaments_since_the_tills_opening_are_read_for_it(
    here: Opened, place: Place, time: WallClock
) -> None:
    old = Desk(here.session)
    does(here.session, OPEN)
    new = Desk(here.session)
    new.do(paying("Maria"))
    with open_house(place, time) as again:
        assert again.session.house_desk.expected_in(MAIN) == 20_000 + PRICE
        assert set(again.session._timelines) == {new.id}
    assert old.id != new.id


def test_a_till_that_never_was_has_no_sums(session: Session) -> None:
    assert session.house_desk.till_sheet(MAIN) is None
    assert session.house_desk.expected_in(MAIN) == 0


def test_the_day_is_that_of_the_hall(session: Session, club: Room) -> None:
    first = session.house_desk.today()
    club.time.run(86_400_000)
    assert session.house_desk.today() > first
