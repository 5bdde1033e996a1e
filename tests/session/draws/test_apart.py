"""People who are not to meet: from the file of the people to the draw, and to the note."""

from hashlib import sha256

from tdconsole.domain.draw.lots import pairs_hash
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.values import PersonId
from tdconsole.journal import StoredStep
from tdconsole.session.checking import check_draws
from tests.session.floor import Desk, Room


def drawn(step: StoredStep) -> SeatsDrawn:
    event = step.events[-1]
    assert isinstance(event, SeatsDrawn)
    return event


def quarrel(desk: Desk, one: int, other: int) -> None:
    desk.session.club.people.apart.keep_apart(PersonId(one), PersonId(other), "a quarrel")


def test_the_note_of_a_draw_holds_what_its_hash_is_of(desk: Desk) -> None:
    desk.register(6)
    quarrel(desk, 2, 5)
    event = drawn(desk.do(DrawSeats()))
    assert event.apart is not None
    note = desk.session.club.notes.read(event.apart.pairs)
    assert note is not None
    assert note.splitlines()[1:] == ["2 5"]
    assert pairs_hash(note) == event.apart.hash
    assert desk.seat_of(2).table != desk.seat_of(5).table
    assert list(check_draws(desk.session.timeline(desk.id), desk.session.club.notes.read)) == []


def test_whoever_comes_late_is_kept_apart_as_well(desk: Desk) -> None:
    """Two tables of three with two at each: a late entry fits either, but for the pair."""
    desk.register(4)
    desk.do(DrawSeats())
    late = desk.session.club.people.add("Late")
    for enemy in (1, 2):
        quarrel(desk, enemy, late)
    enemies = {desk.seat_of(enemy).table for enemy in (1, 2)}
    step = desk.do(RegisterEntry(person=late))
    event = drawn(step)
    assert event.apart is not None
    assert event.apart.kept == (len(enemies) == 1)
    assert event.apart.kept == (event.seated[0].table not in enemies)


def test_nothing_shows_of_whom_a_draw_concerns(desk: Desk) -> None:
    desk.register(6)
    quarrel(desk, 1, 2)
    desk.do(DrawSeats())
    assert drawn(desk.do(RegisterEntry(person=Newcomer(name="Late")))).apart is not None


def test_the_salt_of_a_note_follows_from_the_secret_of_the_chain(club: Room, desk: Desk) -> None:
    """As the page on the draw says it."""
    desk.register(6)
    quarrel(desk, 1, 2)
    ((secret,),) = club.house.rows("SELECT secret FROM vault")
    for opened, request in (
        (0, DrawSeats()),
        (1, RegisterEntry(person=Newcomer(name="Late"))),
    ):
        event = drawn(desk.do(request))
        assert event.apart is not None
        note = desk.session.club.notes.read(event.apart.pairs)
        assert note is not None
        salted = sha256(f"apart {secret.hex()} {opened}".encode()).hexdigest()
        assert note.splitlines()[0] == salted[:32]
