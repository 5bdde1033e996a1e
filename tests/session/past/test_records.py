"""A person's record over all tournaments of the house, whatever the number was then."""

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.entry import RegisterEntry
from tdconsole.domain.language.commands.house import BarPerson, LiftBar
from tdconsole.domain.language.commands.money import DisqualifyPlayer
from tdconsole.domain.language.commands.penalties import GivePenalty, LiftPenalty
from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Chips, EntryId, PenaltyNo, PersonId, RulingNo
from tdconsole.journal import MemoryStore
from tdconsole.session import Done, Session
from tests.session.floor import CREATION, Desk, Room

DAY = 86_400_000


@pytest.fixture
def session(club: Room) -> Session:
    return club.session()


def evening(session: Session, *people: PersonId) -> Desk:
    """They are the first entries, and three more; the clock runs."""
    desk = Desk(session)
    for person in people:
        desk.do(RegisterEntry(person=person, draw=False))
    desk.seat_and_start(3)
    return desk


def warned(desk: Desk, entry: int = 1) -> None:
    desk.do(GivePenalty(entry=EntryId(entry), step="warning", offence="phone", words="rang"))


def test_over_several_tournaments_under_every_number(session: Session, club: Room) -> None:
    people = session.club.people
    old, new = people.add("Maria R."), people.add("Maria Rossi")
    warned(evening(session, old))
    club.time.run(DAY)
    evening(session)
    club.time.run(DAY)
    last = evening(session, new)
    last.do(GivePenalty(entry=EntryId(1), rounds=1, offence="language"))
    people.merge(old, new, 0)
    record = session.record_of(old)
    assert record == session.record_of(new)
    assert (record.person, record.name, record.tournaments) == (new, "Maria Rossi", 2)
    assert [(one.degree, one.offence, one.words) for one in record.penalties] == [
        ("round", "language", None),
        ("warning", "phone", "rang"),
    ]
    assert [one.here for one in record.earlier(last.id)] == [True, False]


def test_what_was_undone_never_was_and_what_was_lifted_says_why(session: Session) -> None:
    maria = session.club.people.add("Maria")
    desk = evening(session, maria)
    warned(desk)
    warned(desk)
    desk.do(LiftPenalty(penalty=PenaltyNo(1), reason="wrong player"))
    assert [one.why_lifted for one in session.record_of(maria).penalties] == [None, "wrong player"]
    desk.do(Undo())
    desk.do(Undo())
    (one,) = session.record_of(maria).penalties
    assert not one.lifted


def test_of_somebody_who_was_erased_the_record_stays_without_a_name(session: Session) -> None:
    maria = session.club.people.add("Maria")
    warned(evening(session, maria))
    session.club.erase(maria)
    record = session.record_of(maria)
    assert record.name is None
    assert len(record.penalties) == 1


def test_put_out_and_barred(session: Session) -> None:
    maria = session.club.people.add("Maria")
    evening(session, maria).do(
        DisqualifyPlayer(
            entry=EntryId(1), stack=Chips(100), reason="dumped chips", offence="chip-dumping"
        )
    )
    session.submit_house(BarPerson(person=maria, reason="dumped chips", series="Winter"))
    session.submit_house(BarPerson(person=maria, reason="again"))
    session.submit_house(LiftBar(person=maria, series="winter", reason="said sorry"))
    record = session.record_of(maria)
    assert [(one.degree, one.words) for one in record.penalties] == [
        ("disqualification", "dumped chips")
    ]
    assert [(bar.series, bar.holds, bar.why_lifted) for bar in record.bars] == [
        ("", True, None),
        ("Winter", False, "said sorry"),
    ]


@pytest.fixture(params=["file", "memory"])
def kept(request: pytest.FixtureRequest, club: Room) -> Session:
    return club.session(store=MemoryStore() if request.param == "memory" else None)


def test_rulings_stand_apart_from_penalties(kept: Session) -> None:
    maria, ada = kept.club.people.add("Maria"), kept.club.people.add("Ada")
    desk = evening(kept, maria, ada)
    desk.do(
        MakeRuling(happened="cards mixed", entries=(EntryId(2), EntryId(1)), decided="it plays")
    )
    desk.do(MakeRuling(happened="chips hidden", entries=(EntryId(2),)))
    desk.do(CorrectRuling(ruling=RulingNo(2), entries=(EntryId(1),)))
    record = kept.record_of(maria)
    assert [(one.name, one.happened, one.pending, one.decided) for one in record.rulings] == [
        ("Tuesday", "chips hidden", True, None),
        ("Tuesday", "cards mixed", False, "it plays"),
    ]
    assert (record.penalties, record.earlier(desk.id)) == ((), ())
    assert [one.happened for one in kept.record_of(ada).rulings] == ["cards mixed"]
    desk.do(Undo())
    assert [one.happened for one in kept.record_of(ada).rulings] == ["chips hidden", "cards mixed"]
    assert [one.happened for one in kept.record_of(maria).rulings] == ["cards mixed"]


def test_a_ruling_is_pending_again_once_its_decision_is_undone(kept: Session) -> None:
    maria = kept.club.people.add("Maria")
    desk = evening(kept, maria)
    desk.do(MakeRuling(happened="chips hidden", entries=(EntryId(1),)))
    desk.do(DecideRuling(ruling=RulingNo(1), decided="nothing was", cites=("TDA 67",)))
    (one,) = kept.record_of(maria).rulings
    assert (one.pending, one.decided, one.cites) == (False, "nothing was", ("TDA 67",))
    desk.do(Undo())
    (one,) = kept.record_of(maria).rulings
    assert (one.pending, one.decided, one.cites) == (True, None, ())


def test_of_a_ruling_whose_texts_were_erased_the_rest_stays(kept: Session) -> None:
    maria = kept.club.people.add("Maria")
    desk = evening(kept, maria)
    desk.do(MakeRuling(happened="cards mixed", entries=(EntryId(1),), decided="it plays"))
    ruling = desk.state.rulings[RulingNo(1)]
    for text in (ruling.happened, ruling.decided):
        assert text is not None
        kept.club.notes.erase(text)
    (one,) = kept.record_of(maria).rulings
    assert (one.happened, one.decided, one.pending) == (None, None, False)


def test_somebody_who_never_came_has_nothing_on_record(session: Session) -> None:
    record = session.record_of(session.club.people.add("Maria"))
    assert (record.tournaments, record.penalties, record.bars) == (0, (), ())


def test_what_another_window_wrote_is_on_record_at_once(club: Room) -> None:
    here, there = club.session(), club.session()
    maria = here.club.people.add("Maria")
    warned(evening(there, maria))
    assert len(here.record_of(maria).penalties) == 1


def test_from_a_store_in_memory_as_from_the_file(club: Room) -> None:
    session = club.session(store=MemoryStore())
    maria = session.club.people.add("Maria")
    warned(evening(session, maria))
    assert isinstance(session.submit(None, replace(CREATION, name="Empty")), Done)
    assert [one.name for one in session.record_of(maria).penalties] == ["Tuesday"]
