"""One gesture: decided, on the disk, folded, told; or refused, and nothing changed."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, closing
from pathlib import Path

import pytest

from tdconsole.club import Club
from tdconsole.domain.clock.reading import read
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.clock import ClockPaused
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.clock import ClockNotStarted
from tdconsole.domain.language.rejections.engine import RequestUsedBefore
from tdconsole.domain.language.rejections.entry import AlreadyRegistered, UnknownPerson
from tdconsole.domain.language.rejections.room import NotSeated
from tdconsole.domain.language.rejections.setup import (
    AlreadyCreated,
    NoSuchTournament,
    TournamentIsOver,
)
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, PersonId, StepNo, TournamentId
from tdconsole.house import Place
from tdconsole.journal import Append, KeptStore, KeptVault, StoredStep
from tdconsole.session import Change, Done, Opened, Refused, Session, create, open_house
from tests.domain.floor import at
from tests.engines import house_at
from tests.session.floor import CREATION, Desk, Room, WallClock


def registered(step: StoredStep) -> EntryRegistered:
    (event,) = step.events
    assert isinstance(event, EntryRegistered)
    return event


def test_what_is_done_is_answered_with_its_step(desk: Desk) -> None:
    (step,) = desk.register()
    assert (step.no, step.command, step.undoes) == (2, "RegisterEntry", None)
    assert registered(step).entry == 1
    assert list(desk.state.entries.by_id) == [1]


def test_what_is_refused_changes_nothing(desk: Desk) -> None:
    desk.register()
    move = MovePlayer(entry=EntryId(1), seat=at(1, 1))
    assert desk.refused(move) == NotSeated(entry=EntryId(1))


def test_a_tournament_that_is_not_there_does_nothing(club: Room) -> None:
    session = club.session()
    newcomer = RegisterEntry(person=Newcomer(name="Maria"))
    assert session.submit(None, newcomer) == Refused(rejection=NoSuchTournament())
    assert session.submit(TournamentId("x"), DrawSeats()) == Refused(rejection=NoSuchTournament())
    assert session.tournaments() == []
    assert club.people() == 0


def test_a_tournament_is_created_once(desk: Desk) -> None:
    assert desk.refused(CREATION) == AlreadyCreated()


def test_tournaments_are_listed_as_they_were_created(club: Room) -> None:
    session = club.session()
    made = [Desk(session).id for _ in range(4)]
    assert session.tournaments() == made
    assert club.session().tournaments() == made


def test_a_newcomer_becomes_a_person_in_the_same_breath(club: Room, desk: Desk) -> None:
    step = desk.do(RegisterEntry(person=Newcomer(name="  Łucja Żak ", country="PL")))
    person = club.club.people.get(registered(step).person)
    assert person is not None
    assert (person.name, person.country) == ("Łucja Żak", "PL")


def test_a_refused_newcomer_leaves_nobody_behind(club: Room, desk: Desk) -> None:
    desk.seat_and_start(2)
    desk.bust(1)
    desk.do(FinishTournament())
    newcomer = RegisterEntry(person=Newcomer(name="Too Late"))
    assert desk.refused(newcomer) == TournamentIsOver()
    assert club.people() == 2


def test_a_known_person_is_registered_once(club: Room, desk: Desk) -> None:
    person = club.club.people.add("Maria Rossi", "IT")
    desk.do(RegisterEntry(person=person))
    again = desk.refused(RegisterEntry(person=person))
    assert again == AlreadyRegistered(person=person, entry=EntryId(1))
    stranger = desk.refused(RegisterEntry(person=PersonId(99)))
    assert stranger == UnknownPerson(person=PersonId(99))


def test_a_person_may_play_two_tournaments(club: Room, desk: Desk) -> None:
    other = Desk(desk.session)
    person = club.club.people.add("Maria Rossi")
    for each in (desk, other):
        each.do(RegisterEntry(person=person))
        assert list(each.state.entries.by_person) == [person]


def test_every_step_says_who_did_it(club: Room) -> None:
    maria, piotr = club.club.staff.add("Maria"), club.club.staff.add("Piotr")
    desk = Desk(club.session(maria))
    desk.register()
    desk.session.actor = piotr
    desk.register()
    desk.session.actor = None
    desk.register()
    steps = desk.session.timeline(desk.id).steps
    assert [step.actor for step in steps] == [maria, maria, piotr, None]


def test_every_step_says_when(club: Room, desk: Desk) -> None:
    club.time.run(60_000)
    (step,) = desk.register()
    assert step.at == club.time.now()


# A request's number


def test_a_request_made_twice_gets_the_first_answer(club: Room, desk: Desk) -> None:
    maria = RegisterEntry(person=Newcomer(name="Maria"))
    first = desk.session.submit(desk.id, maria, "n1")
    again = desk.session.submit(desk.id, maria, "n1")
    assert isinstance(first, Done)
    assert again == Done(tournament=desk.id, step=first.step, again=True)
    assert (desk.length, club.people()) == (2, 1)


def test_a_creation_made_twice_is_one_tournament(club: Room) -> None:
    session = club.session()
    first, again = session.submit(None, CREATION, "n1"), session.submit(None, CREATION, "n1")
    assert isinstance(first, Done)
    assert isinstance(again, Done)
    assert first.tournament == again.tournament
    assert len(session.tournaments()) == 1


def test_a_request_is_remembered_by_the_file(place: Place, time: WallClock) -> None:
    maria = RegisterEntry(person=Newcomer(name="Maria"))
    with create(place, time) as opened:
        desk = Desk(opened.session)
        first = desk.do(maria, "n1")
    with open_house(place, time) as opened:
        again = Desk(opened.session, desk.id)
        assert again.do(maria, "n1") == first
        assert again.length == 2


def test_a_request_done_in_the_other_window_is_answered_here(here: Opened, there: Opened) -> None:
    maria = RegisterEntry(person=Newcomer(name="Maria"))
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    assert two.length == 1
    assert one.do(maria, "n1") == two.do(maria, "n1")
    assert two.state == one.state


def test_a_number_may_not_come_with_another_command(desk: Desk) -> None:
    desk.do(RegisterEntry(person=Newcomer(name="Maria")), "n1")
    used = RequestUsedBefore(request="n1", command="RegisterEntry")
    assert desk.refused(DrawSeats(), "n1") == used


def test_a_number_may_not_come_with_other_contents(desk: Desk) -> None:
    first = desk.do(RegisterEntry(person=Newcomer(name="Maria")), "n1")
    used = RequestUsedBefore(request="n1", command="RegisterEntry", same_command=True)
    assert desk.refused(RegisterEntry(person=Newcomer(name="Anna")), "n1") == used
    assert desk.do(RegisterEntry(person=Newcomer(name="Maria")), "n1") == first
    undone = desk.do(Undo(step=first.no), "n2")
    used = RequestUsedBefore(request="n2", command="Undo", same_command=True)
    assert desk.refused(Undo(step=StepNo(1)), "n2") == used
    assert desk.do(Undo(step=first.no), "n2") == undone


def test_what_was_asked_is_forgotten_with_anybody_erased(club: Room, desk: Desk) -> None:
    """A digest of a name would confirm whoever guessed it."""
    desk.do(RegisterEntry(person=Newcomer(name="Maria")), "n1")
    (maria,) = club.club.people.named()
    assert desk.session.eraser.erase(maria)
    assert set(club.house.rows("SELECT asked FROM step")) == {(None,)}
    assert not desk.session.eraser.erase(maria)


def test_a_refused_request_may_be_made_again(desk: Desk) -> None:
    assert desk.refused(PauseClock(), "n1") == ClockNotStarted()
    desk.register(2)
    desk.do(StartClock())
    assert desk.do(PauseClock(), "n1").command == "PauseClock"


# Free text


def test_a_reason_is_kept_outside_the_trail_and_can_be_erased(club: Room, desk: Desk) -> None:
    desk.do(StartClock())
    (event,) = desk.do(PauseClock(reason=" Rossi fainted ")).events
    assert isinstance(event, ClockPaused)
    note = event.reason
    assert note is not None
    assert desk.state.play.clock.pause_reason == note
    assert club.club.notes.read(note) == "Rossi fainted"
    for table in ("step", "event"):
        assert all("Rossi" not in str(row) for row in club.rows(table))
    club.club.notes.erase(note)
    assert club.club.notes.read(note) is None
    assert Desk(club.session(), desk.id).state == desk.state


def test_a_refused_pause_leaves_no_note(club: Room, desk: Desk) -> None:
    desk.refused(PauseClock(reason="nothing runs"))
    assert club.count("note") == 0


def test_a_pause_without_a_reason_has_no_note(desk: Desk) -> None:
    desk.do(StartClock())
    desk.do(PauseClock())
    assert desk.state.play.clock.pause_reason is None


# Observers


def test_observers_are_told_what_was_and_what_is(desk: Desk) -> None:
    told: list[Change] = []
    stop = desk.session.observe(told.append)
    before = desk.state
    (step,) = desk.register()
    assert told == [
        Change(tournament=desk.id, before=before, after=desk.state, steps=(step,), foreign=False)
    ]
    desk.refused(PauseClock())
    stop()
    desk.register()
    assert len(told) == 1


def test_observers_are_told_when_it_is_on_the_disk(place: Place, here: Opened) -> None:
    desk = Desk(here.session)

    def on_disk(change: Change) -> None:
        with closing(house_at(place)) as kept:
            ((steps,),) = kept.rows("SELECT count(*) FROM step")
        seen.append((change.steps[-1].no, steps))

    seen: list[tuple[int, int]] = []
    desk.session.observe(on_disk)
    desk.register(2)
    assert seen == [(2, 2), (3, 3)]


def test_an_observer_that_fails_is_heard_of_after_all_were_told(desk: Desk) -> None:
    told: list[Change] = []

    def fails(_change: Change) -> None:
        raise ZeroDivisionError

    desk.session.observe(fails)
    desk.session.observe(told.append)
    desk.session.observe(fails)
    with pytest.raises(ExceptionGroup) as group:
        desk.register()
    assert [type(error) for error in group.value.exceptions] == [ZeroDivisionError] * 2
    assert [change.after for change in told] == [desk.state]
    assert desk.length == 2


# Two windows


def test_a_screen_that_fails_at_another_s_step_loses_none_of_one_s_own(
    here: Opened, there: Opened
) -> None:
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    assert two.length == 1

    def fails(change: Change) -> None:
        if change.foreign:
            raise ZeroDivisionError

    two.session.observe(fails)
    meddled = two.session._store.transaction

    def after_another() -> AbstractContextManager[None]:
        if one.length == 1:
            one.register()
        return meddled()

    two.session._store.transaction = after_another  # type: ignore[method-assign]
    with pytest.raises(ExceptionGroup):
        two.register()
    assert two.length == 3
    assert two.session.way_back(two.id) is not None


def test_two_windows_see_each_other(here: Opened, there: Opened) -> None:
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    told_one: list[Change] = []
    told_two: list[Change] = []
    assert two.length == 1
    one.session.observe(told_one.append)
    two.session.observe(told_two.append)
    steps = one.register(2)
    before = two.state
    assert told_two == []
    two.session.refresh()
    assert two.state == one.state
    (change,) = told_two
    assert (change.before, change.after, change.foreign) == (before, two.state, True)
    assert list(change.steps) == steps
    two.session.refresh()
    assert len(told_two) == 1
    two.register()
    one.session.refresh()
    assert [change.foreign for change in told_one] == [False, False, True]
    assert one.state == two.state
    assert list(one.state.entries.by_id) == [1, 2, 3]


def test_a_gesture_takes_in_first_what_the_other_window_did(here: Opened, there: Opened) -> None:
    one = Desk(here.session)
    two = Desk(there.session, one.id)
    one.seat_and_start(4)
    two.bust(1)
    one.move(2, next(seat for seat in one.free_seats() if seat != one.seat_of(2)))
    assert [step.command for step in one.session.timeline(one.id).steps[-2:]] == [
        "EliminatePlayers",
        "MovePlayer",
    ]


def test_windows_at_different_tournaments_do_not_disturb_each_other(
    here: Opened, there: Opened
) -> None:
    one, two = Desk(here.session), Desk(there.session)
    told: list[TournamentId] = []
    one.session.observe(lambda change: told.append(change.tournament))
    one.register(2)
    two.register(1)
    one.session.refresh()
    assert told == [one.id, one.id]
    assert one.session.tournaments() == [one.id, two.id]
    assert (one.length, two.length) == (3, 2)


# The worst moment


def test_a_crash_inside_the_transaction_leaves_nothing(place: Place, time: WallClock) -> None:
    class PulledPlug(BaseException):
        pass

    class Falling(KeptStore):
        falls = False

        def append(self, appends: Sequence[Append]) -> list[StoredStep]:
            written = super().append(appends)
            if self.falls:
                raise PulledPlug
            return written

    create(place, time).__exit__(None)
    house = house_at(place)
    falling = Falling(house)
    desk = Desk(Session(falling, KeptVault(house), Club(house), time))
    desk.register()
    falling.falls = True
    before = desk.state
    with pytest.raises(PulledPlug):
        desk.register()
    assert desk.state is before
    house.close()
    with open_house(place, time) as found:
        again = Desk(found.session, desk.id)
        assert again.state == before
        assert len(found.session.club.people.named()) == 1
        assert list(found.faults()) == []
        again.register()


def test_what_was_acknowledged_is_there_when_nobody_closed_the_file(
    tmp_path: Path, file: Path, here: Opened, time: WallClock
) -> None:
    desk = Desk(here.session)
    desk.seat_and_start(3)
    found = tmp_path / "found"
    found.mkdir()
    for name in (file.name, f"{file.name}-wal"):
        (found / name).write_bytes((file.parent / name).read_bytes())
    time.boot()
    time.run(30_000)
    with open_house(found / file.name, time) as opened:
        state = opened.session.state(desk.id)
        assert state == desk.state
        assert isinstance(state, Tournament)
        reading = read(state.setup.structure, state.play.clock, time.now())
        assert reading is not None
        assert (reading.left, reading.running) == (30_000, True)


def test_an_erased_person_leaves_the_trail_whole(here: Opened) -> None:
    desk = Desk(here.session)
    (step,) = desk.register()
    here.session.club.people.erase(registered(step).person)
    assert here.session.club.people.named() == {}
    assert list(here.faults()) == []


def test_every_tournament_is_taken_in_though_an_observer_fails(here: Opened, there: Opened) -> None:
    first, second = Desk(here.session), Desk(here.session)
    seen = [Desk(there.session, desk.id) for desk in (first, second)]
    assert [desk.length for desk in seen] == [1, 1]

    def fails(_change: Change) -> None:
        raise ZeroDivisionError

    stop = there.session.observe(fails)
    first.register()
    second.register()
    with pytest.raises(ExceptionGroup):
        there.session.refresh()
    stop()
    assert [desk.length for desk in seen] == [2, 2]
