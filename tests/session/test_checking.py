"""A forged file is one whose seals are right and whose draws are not."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.domain.commands import DrawSeats, Undo
from tdconsole.domain.draw import next_link
from tdconsole.domain.events import EntryRegistered, Event, SeatsDrawn
from tdconsole.domain.invariants import PersonTwice
from tdconsole.domain.values import Digest, DrawNo, PersonId, StepNo
from tdconsole.house import House
from tdconsole.journal import Append, SqliteStore
from tdconsole.projections.faults import DoesNotAddUp, DrawDiffers, Fault, InputsDiffer, LinkBroken
from tdconsole.session import create, open_house
from tdconsole.session.checking import check
from tdconsole.session.opening import SCHEMAS
from tests.session.floor import Desk, WallClock

FIRST_DRAW = 7
SECOND_DRAW = 9

Change = Callable[[Event], Event]


@pytest.fixture
def sound(file: Path, time: WallClock) -> Path:
    with create(file, time) as opened:
        desk = Desk(opened.session)
        desk.register(5)
        desk.do(DrawSeats(word="rosso"))
        desk.register()
        desk.do(DrawSeats())
        desk.do(Undo())
        desk.do(DrawSeats())
        desk.do(Undo())
        assert desk.session.timeline(desk.id).steps[FIRST_DRAW - 1].command == "DrawSeats"
        assert desk.session.timeline(desk.id).steps[SECOND_DRAW - 1].command == "DrawSeats"
    return file


def faults(path: Path) -> list[Fault]:
    with open_house(path) as opened:
        return list(check(opened))


def forged(path: Path, **changes: Change) -> Path:
    """The same steps written anew, and sealed, with the events of some of them changed."""
    true, false = House.open(path, SCHEMAS), House.create(path.with_suffix(".forged"), SCHEMAS)
    store = SqliteStore(false)
    for stream in SqliteStore(true).streams():
        for step in SqliteStore(true).read(stream):
            change = changes.get(f"step_{step.no}", unchanged)
            events = tuple(change(event) for event in step.events)
            append = Append(stream=stream, expected=step.no - 1, step=replace(step, events=events))
            store.append([append])
    true.close()
    false.close()
    return path.with_suffix(".forged")


def unchanged(event: Event) -> Event:
    return event


def drawing(change: Callable[[SeatsDrawn], SeatsDrawn]) -> Change:
    def changed(event: Event) -> Event:
        assert isinstance(event, SeatsDrawn)
        return change(event)

    return changed


def swapped(event: SeatsDrawn) -> SeatsDrawn:
    """Two friends exchange their seats."""
    one, two, *rest = event.seated
    seated = (replace(two, entry=one.entry), replace(one, entry=two.entry), *rest)
    return replace(event, seated=seated)


def drawn_by(fault: type[LinkBroken | DrawDiffers | InputsDiffer], step: int, draw: int) -> Fault:
    return fault(step=StepNo(step), draw=DrawNo(draw))


def test_in_a_sound_file_nothing_is_found(sound: Path) -> None:
    assert faults(sound) == []


def test_the_same_steps_written_anew_are_sound(sound: Path) -> None:
    assert faults(forged(sound)) == []


def test_seats_that_the_link_did_not_decide_are_named(sound: Path) -> None:
    path = forged(sound, step_7=drawing(swapped))
    assert faults(path) == [drawn_by(DrawDiffers, FIRST_DRAW, 1)]


def test_an_undone_draw_is_checked_as_well(sound: Path) -> None:
    path = forged(sound, step_9=drawing(lambda event: replace(event, word="nero")))
    assert faults(path) == []  # one player: any word may decide the same seat


def test_a_word_that_was_not_called_is_named(sound: Path) -> None:
    path = forged(sound, step_7=drawing(lambda event: replace(event, word="nero")))
    assert faults(path) == [drawn_by(DrawDiffers, FIRST_DRAW, 1)]


def test_a_link_of_another_chain_is_named_and_so_is_the_next(sound: Path) -> None:
    other = Digest("00" * 32)
    found = faults(forged(sound, step_7=drawing(lambda event: replace(event, link=other))))
    assert drawn_by(LinkBroken, FIRST_DRAW, 1) in found
    assert drawn_by(DrawDiffers, FIRST_DRAW, 1) in found
    assert drawn_by(LinkBroken, SECOND_DRAW, 2) in found


def test_a_link_that_was_open_already_is_named(sound: Path) -> None:
    known = drawing(lambda event: replace(event, link=next_link(event.link)))
    assert drawn_by(LinkBroken, SECOND_DRAW, 2) in faults(forged(sound, step_9=known))


def test_a_player_kept_out_of_the_draw_is_named(sound: Path) -> None:
    path = forged(sound, step_7=drawing(lambda event: replace(event, seated=event.seated[1:])))
    assert drawn_by(InputsDiffer, FIRST_DRAW, 1) in faults(path)


def test_a_seat_kept_out_of_the_draw_is_named(sound: Path) -> None:
    def held(event: SeatsDrawn) -> SeatsDrawn:
        first, *rest = event.tables
        return replace(event, tables=(replace(first, free=first.free[1:]), *rest))

    assert drawn_by(InputsDiffer, FIRST_DRAW, 1) in faults(forged(sound, step_7=drawing(held)))


def test_sums_that_do_not_add_up_are_named(sound: Path) -> None:
    def same_person(event: Event) -> Event:
        assert isinstance(event, EntryRegistered)
        return replace(event, person=PersonId(1))

    (fault,) = faults(forged(sound, step_6=same_person))
    assert isinstance(fault, DoesNotAddUp)
    assert fault.problem == PersonTwice(person=PersonId(1))


def test_what_is_not_sealed_is_not_added_up(sound: Path) -> None:
    house = House.open(sound, SCHEMAS)
    house.db.execute("DROP TRIGGER step_no_update")
    house.db.execute("UPDATE step SET command = 'x' WHERE id = 7")
    house.close()
    assert [type(fault).__name__ for fault in faults(sound)] == ["SealBroken"]
