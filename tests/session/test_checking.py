"""A forged file is one whose seals are right and whose draws are not."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tdconsole.domain.draw.drawing import drawn_again
from tdconsole.domain.draw.lots import next_link, offer_lines, offers_of, pairs_hash
from tdconsole.domain.engine.invariants import PaidTooMuch, PersonTwice
from tdconsole.domain.language.commands.clock import PauseClock, StartClock
from tdconsole.domain.language.commands.draw import DrawButtons, DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.language.commands.money import PayOut, PostPrizes
from tdconsole.domain.language.commands.seating import LockTable, OpenTables, PinSeat
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.draw import ButtonsDrawn, SeatsDrawn
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import PrizePaid, PrizesPosted
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import (
    FIRST_CHAIN,
    Digest,
    DrawAt,
    DrawNo,
    EntryId,
    Money,
    PersonId,
    SeatNo,
    StepNo,
    TableNo,
)
from tdconsole.house import HouseFile, Place
from tdconsole.journal import Append, KeptStore
from tdconsole.projections.draw.proof import draw_proof
from tdconsole.projections.engine.faults import (
    DoesNotAddUp,
    DrawDiffers,
    Fault,
    FileFault,
    InputsDiffer,
    LinkBroken,
    NoteChanged,
    PairsDiffer,
    PostedOtherwise,
    SecretDamaged,
    VoucherAstray,
)
from tdconsole.session import create, open_house
from tdconsole.session.checking import check
from tdconsole.session.opening import SCHEMAS
from tests.engines import beside, house_at
from tests.journal.forging import forge
from tests.session import floor
from tests.session.floor import CREATION, Desk, WallClock

FIRST_DRAW = 7
SECOND_DRAW = 9
VERSION_1 = Path(__file__).with_name("version_1.sql")
"""The trail of a house from before tables were lines of text, its vault, and no people."""

Change = Callable[[Event], Event]


@pytest.fixture
def sound(place: Place, time: WallClock) -> Place:
    with create(place, time) as opened:
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
    return place


def faults(path: Place) -> list[Fault]:
    with open_house(path) as opened:
        return list(check(opened))


def forged(place: Place, **changes: Change) -> Place:
    """The same steps written anew, and sealed, with the events of some of them changed."""
    create(beside(place)).__exit__(None)
    with closing(house_at(place)) as true, closing(house_at(beside(place))) as false:
        store = KeptStore(false)
        for stream in KeptStore(true).streams():
            for step in KeptStore(true).read(stream):
                change = changes.get(f"step_{step.no}", unchanged)
                events = tuple(change(event) for event in step.events)
                anew = replace(step, events=events)
                store.append([Append(stream=stream, expected=step.no - 1, step=anew)])
    return beside(place)


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


def drawn_by(
    fault: type[LinkBroken | DrawDiffers | InputsDiffer | PairsDiffer], step: int, draw: int
) -> Fault:
    return fault(step=StepNo(step), draw=DrawNo(draw))


def test_in_a_sound_file_nothing_is_found(sound: Place) -> None:
    assert faults(sound) == []


def test_the_same_steps_written_anew_are_sound(sound: Place) -> None:
    assert faults(forged(sound)) == []


def test_seats_that_the_link_did_not_decide_are_named(sound: Place) -> None:
    path = forged(sound, step_7=drawing(swapped))
    assert faults(path) == [drawn_by(DrawDiffers, FIRST_DRAW, 1)]


def test_a_note_that_was_changed_is_named(place: Place, time: WallClock) -> None:
    with create(place, time) as opened:
        desk = Desk(opened.session)
        desk.register(2)
        desk.do(StartClock())
        desk.do(PauseClock(reason="a fight"))
    assert faults(place) == []
    forge(place, "UPDATE note SET text = 'dinner'")
    (changed,) = faults(place)
    assert isinstance(changed, NoteChanged)
    assert changed.text == "dinner"


def test_a_damaged_secret_is_named_while_it_could_still_be_drawn_with(sound: Place) -> None:
    with closing(house_at(sound)) as house, house.transaction():
        house.execute("UPDATE vault SET secret = ?", (bytes(32),))
        ((stream,),) = house.rows("SELECT stream FROM vault")
    assert faults(sound) == [SecretDamaged(stream=stream, chain=FIRST_CHAIN)]


def test_an_undone_draw_is_checked_as_well(sound: Place) -> None:
    path = forged(sound, step_9=drawing(lambda event: replace(event, word="nero")))
    assert faults(path) == []  # one player: any word may decide the same seat


def test_a_word_that_was_not_called_is_named(sound: Place) -> None:
    path = forged(sound, step_7=drawing(lambda event: replace(event, word="nero")))
    assert faults(path) == [drawn_by(DrawDiffers, FIRST_DRAW, 1)]


def test_a_link_of_another_chain_is_named_and_so_is_the_next(sound: Place) -> None:
    other = Digest("00" * 32)
    found = faults(forged(sound, step_7=drawing(lambda event: replace(event, link=other))))
    assert drawn_by(LinkBroken, FIRST_DRAW, 1) in found
    assert drawn_by(DrawDiffers, FIRST_DRAW, 1) in found
    assert drawn_by(LinkBroken, SECOND_DRAW, 2) in found


def test_a_link_that_was_open_already_is_named(sound: Place) -> None:
    known = drawing(lambda event: replace(event, link=next_link(event.link)))
    assert drawn_by(LinkBroken, SECOND_DRAW, 2) in faults(forged(sound, step_9=known))


def test_a_player_taken_out_of_the_draw_is_named(sound: Place) -> None:
    path = forged(sound, step_7=drawing(lambda event: replace(event, seated=event.seated[1:])))
    assert drawn_by(DrawDiffers, FIRST_DRAW, 1) in faults(path)


def test_a_player_drawn_again_who_sat_already_is_named(sound: Place) -> None:
    def twice(event: SeatsDrawn) -> SeatsDrawn:
        (one,) = event.seated
        return again(replace(event, seated=(replace(one, entry=EntryId(2)),)))

    path = forged(sound, step_9=drawing(twice))
    assert drawn_by(InputsDiffer, SECOND_DRAW, 2) in faults(path)


def test_a_seat_kept_out_of_the_draw_is_named(sound: Place) -> None:
    def held(event: SeatsDrawn) -> SeatsDrawn:
        first, *rest = offers_of(event.tables)
        lines = offer_lines((replace(first, free=first.free[1:]), *rest))
        return again(replace(event, tables=lines))

    assert drawn_by(InputsDiffer, FIRST_DRAW, 1) in faults(forged(sound, step_7=drawing(held)))


def test_a_table_that_was_not_needed_is_named(sound: Place) -> None:
    def wider(event: SeatsDrawn) -> SeatsDrawn:
        return again(replace(event, tables=f"{event.tables}9 0 1,2,3\n"))

    assert drawn_by(InputsDiffer, FIRST_DRAW, 1) in faults(forged(sound, step_7=drawing(wider)))


def test_lines_that_are_no_lines_of_a_draw_are_named(sound: Place) -> None:
    torn = drawing(lambda event: replace(event, tables="one two three"))
    found = faults(forged(sound, step_7=torn))
    assert drawn_by(DrawDiffers, FIRST_DRAW, 1) in found
    assert drawn_by(InputsDiffer, FIRST_DRAW, 1) in found


# Needs, people kept apart, redraws, buttons


@pytest.fixture
def wide(place: Place, time: WallClock) -> Place:
    """Entry 3 needs an end of the table, 1 and 2 do not meet; all are redrawn, and buttons."""
    with create(place, time) as opened:
        desk = Desk(opened.session)
        desk.register(5)
        desk.do(PinSeat(entry=EntryId(3), seats=(SeatNo(1), SeatNo(3)), reason="a wheelchair"))
        opened.session.club.people.apart.keep_apart(PersonId(1), PersonId(2), "a quarrel")
        desk.do(DrawSeats(word="rosso"))
        desk.do(RedrawSeats(reason="a new room"))
        desk.do(DrawButtons())
        desk.do(OpenTables(tables=(TableNo(7),)))
        desk.do(LockTable(table=TableNo(7)))
        desk.do(RegisterEntry(person=Newcomer(name="Late")))
    return place


WIDE_DRAW = 8
REDRAW = 9
BUTTONS = 10


def again(event: SeatsDrawn) -> SeatsDrawn:
    """The seats that follow from what was made of the draw."""
    return replace(event, seated=drawn_again(event))


def test_needs_pairs_redraws_and_buttons_are_found_in_order(wide: Place) -> None:
    assert faults(wide) == []
    with open_house(wide) as opened:
        (tournament,) = opened.session.tournaments()
        proof = draw_proof(opened.session.timeline(tournament).trail())
    first, redraw, late = proof.draws
    assert [one.entry for one in first.needs] == [3]
    assert first.apart is not None
    assert redraw.redraw
    assert late.draw == 4
    assert [one.draw for one in proof.buttons] == [3]


@pytest.mark.parametrize("at", ["entry", "entry_by_table"])
def test_seats_drawn_evenly_at_entry_are_sound(
    place: Place, time: WallClock, monkeypatch: pytest.MonkeyPatch, at: DrawAt
) -> None:
    monkeypatch.setattr(floor, "CREATION", replace(CREATION, terms=Terms(draw_at=at, expected=9)))
    with create(place, time) as opened:
        desk = Desk(opened.session)
        for number in range(1, 9):
            desk.do(RegisterEntry(person=Newcomer(name=f"Player {number}")))
        assert len(desk.state.play.seating.of) == 8
    assert faults(place) == []


@pytest.fixture
def even(place: Place, time: WallClock, monkeypatch: pytest.MonkeyPatch) -> Place:
    """Three tables for nine; the third who comes needs an end of the table."""
    terms = Terms(draw_at="entry", expected=9)
    monkeypatch.setattr(floor, "CREATION", replace(CREATION, terms=terms))
    with create(place, time) as opened:
        desk = Desk(opened.session)
        for number in range(1, 3):
            desk.do(RegisterEntry(person=Newcomer(name=f"Player {number}")))
        desk.do(RegisterEntry(person=Newcomer(name="Player 3"), draw=False))
        desk.do(PinSeat(entry=EntryId(3), seats=(SeatNo(1),), reason="a wheelchair"))
        desk.do(DrawSeats())
    return place


EVEN_FIRST = 2
EVEN_NEED = 6


def test_one_who_needs_a_seat_is_offered_the_tables_whose_turn_it_is_not(even: Place) -> None:
    """The one with a need may have to sit at a table with more players."""
    assert faults(even) == []
    with open_house(even) as opened:
        (tournament,) = opened.session.tournaments()
        last = draw_proof(opened.session.timeline(tournament).trail()).draws[-1]
    assert [one.entry for one in last.needs] == [3]

    def fewer(event: SeatsDrawn) -> SeatsDrawn:
        first, *_others = offers_of(event.tables)
        return again(replace(event, tables=offer_lines((first,))))

    found = faults(forged(even, **{f"step_{EVEN_NEED}": drawing(fewer)}))
    assert drawn_by(InputsDiffer, EVEN_NEED, 3) in found


def test_a_table_that_the_expected_entries_do_not_need_is_named(even: Place) -> None:
    def wider(event: Event) -> Event:
        """The seat of the first who registers."""
        if not isinstance(event, SeatsDrawn):
            return event
        return again(replace(event, tables=f"{event.tables}9 0 1,2,3\n"))

    path = forged(even, **{f"step_{EVEN_FIRST}": wider})
    assert drawn_by(InputsDiffer, EVEN_FIRST, 1) in faults(path)


def test_a_need_that_was_left_out_is_named(wide: Place) -> None:
    path = forged(wide, step_8=drawing(lambda event: again(replace(event, needs=""))))
    assert drawn_by(InputsDiffer, WIDE_DRAW, 1) in faults(path)


def test_a_need_that_nobody_has_is_named(wide: Place) -> None:
    path = forged(wide, step_9=drawing(lambda event: again(replace(event, needs="needs 1 2\n"))))
    assert drawn_by(InputsDiffer, REDRAW, 2) in faults(path)


def test_a_player_kept_out_of_a_redraw_is_named(wide: Place) -> None:
    def fewer(event: SeatsDrawn) -> SeatsDrawn:
        return again(replace(event, seated=event.seated[1:]))

    assert drawn_by(InputsDiffer, REDRAW, 2) in faults(forged(wide, step_9=drawing(fewer)))


def test_an_attempt_too_many_is_named(wide: Place) -> None:
    def once_more(event: SeatsDrawn) -> SeatsDrawn:
        return again(replace(event, attempt=event.attempt + 1))

    path = forged(wide, step_8=drawing(once_more))
    assert drawn_by(PairsDiffer, WIDE_DRAW, 1) not in faults(path)  # the note is not in it
    with noted(wide, path):
        assert drawn_by(PairsDiffer, WIDE_DRAW, 1) in faults(path)


def test_other_pairs_than_those_of_the_note_are_named(wide: Place) -> None:
    def other(event: SeatsDrawn) -> SeatsDrawn:
        assert event.apart is not None
        return again(replace(event, apart=replace(event.apart, hash=pairs_hash("salt\n4 5\n"))))

    with noted(wide, forged(wide, step_8=drawing(other))) as path:
        assert drawn_by(PairsDiffer, WIDE_DRAW, 1) in faults(path)


def test_with_its_notes_a_sound_file_is_sound(wide: Place) -> None:
    with noted(wide, forged(wide)) as path:
        assert faults(path) == []


def test_a_button_put_elsewhere_is_named(wide: Place) -> None:
    def moved(event: Event) -> Event:
        assert isinstance(event, ButtonsDrawn)
        first, *rest = event.buttons
        return replace(event, buttons=(replace(first, seat=SeatNo(22)), *rest))

    assert faults(forged(wide, step_10=moved)) == [drawn_by(DrawDiffers, BUTTONS, 3)]


def test_a_player_the_button_passed_over_is_named(wide: Place) -> None:
    def fewer(event: Event) -> Event:
        assert isinstance(event, ButtonsDrawn)
        first, *rest = event.tables.splitlines(keepends=True)
        return replace(event, tables="".join((first.replace("1,", "", 1), *rest)))

    found = faults(forged(wide, step_10=fewer))
    assert drawn_by(InputsDiffer, BUTTONS, 3) in found


@contextmanager
def noted(true: Place, false: Place) -> Iterator[Place]:
    """The forged house with the notes of the true one."""
    with (
        closing(house_at(true)) as kept,
        closing(house_at(false)) as forgery,
        forgery.transaction(),
    ):
        for row in kept.rows("SELECT id, text, salt FROM note ORDER BY rowid"):
            forgery.execute("INSERT INTO note (id, text, salt) VALUES (?, ?, ?)", row)
    yield false


def test_draws_of_an_earlier_shape_are_still_right(file: Path) -> None:
    HouseFile.create(file, SCHEMAS).close()
    with closing(sqlite3.connect(file)) as db:
        db.executescript(VERSION_1.read_text(encoding="utf-8"))
    assert faults(file) == []
    with open_house(file) as opened:
        (tournament,) = opened.session.tournaments()
        steps = opened.session.timeline(tournament).trail()
        assert [(one.draw, one.word) for one in draw_proof(steps).draws] == [
            (1, "rosso"),
            (2, ""),
            (3, "zażółć"),
            (4, ""),
        ]
        late = RegisterEntry(person=Newcomer(name="Late"))
        assert isinstance(Desk(opened.session, tournament).do(late).events[-1], SeatsDrawn)
    assert faults(file) == []


def test_sums_that_do_not_add_up_are_named(sound: Place) -> None:
    def same_person(event: Event) -> Event:
        assert isinstance(event, EntryRegistered)
        return replace(event, person=PersonId(1))

    (fault,) = faults(forged(sound, step_6=same_person))
    assert isinstance(fault, DoesNotAddUp)
    assert fault.problem == PersonTwice(person=PersonId(1))


def test_what_is_not_sealed_is_not_added_up(sound: Place) -> None:
    forge(sound, "UPDATE step SET command = 'x' WHERE id = 7")
    assert [type(fault).__name__ for fault in faults(sound)] == ["SealBroken"]


def test_a_prize_that_was_not_owed_is_named(place: Place, time: WallClock) -> None:
    with create(place, time) as opened:
        desk = Desk(opened.session)
        desk.seat_and_start(3)
        desk.bust(1)
        desk.bust(2)
        paid = desk.do(PayOut(entry=EntryId(3)))

    def more(event: Event) -> Event:
        assert isinstance(event, PrizePaid)
        return replace(event, gross=Money(event.gross + 1))

    assert faults(place) == []
    (found,) = faults(forged(place, **{f"step_{paid.no}": more}))
    assert isinstance(found, DoesNotAddUp)
    assert found.problem == PaidTooMuch(entry=EntryId(3), due="prize")


def test_a_posting_of_another_pool_than_there_was_is_named(place: Place, time: WallClock) -> None:
    with create(place, time) as opened:
        desk = Desk(opened.session)
        desk.register(4)
        posted = desk.do(PostPrizes())
        pool = desk.state.pool
        desk.register()  # what comes in later is no fault of the posting

    def less(event: Event) -> Event:
        assert isinstance(event, PrizesPosted)
        return replace(event, amounts=(event.amounts[0],))

    assert faults(place) == []
    (found,) = faults(forged(place, **{f"step_{posted.no}": less}))
    assert isinstance(found, PostedOtherwise)
    assert (found.step, found.pool) == (posted.no, pool)
    assert found.posted < pool


def test_a_voucher_that_was_spent_twice_or_never_given_out_is_named(
    place: Place, time: WallClock
) -> None:
    number = "S-ffffffff-1"
    with create(place, time) as opened:
        desk = Desk(opened.session)
        first, second = desk.register(2)

    def by_voucher(event: Event) -> Event:
        assert isinstance(event, EntryRegistered)
        assert event.payments is not None
        paid = (replace(event.payments[0], method="voucher", ref=number),)
        return replace(event, payments=paid)

    assert faults(place) == []
    steps = {f"step_{step.no}": by_voucher for step in (first, second)}
    assert VoucherAstray(ref=number) in faults(forged(place, **steps))


def test_a_person_whom_a_search_would_miss_is_told(file: Path, time: WallClock) -> None:
    """A bit turned over in the index of words: everybody is found by `qlayer` now."""
    with create(file, time) as opened:
        Desk(opened.session).register(3)
        assert list(check(opened)) == []
    with closing(sqlite3.connect(file)) as db, db:
        for number, block in db.execute("SELECT id, block FROM person_word_data").fetchall():
            turned = block.replace(b"player", b"qlayer")
            db.execute("UPDATE person_word_data SET block = ? WHERE id = ?", (turned, number))
    with open_house(file, time) as opened:
        assert list(check(opened)) == [FileFault(detail=f"person {number}") for number in (1, 2, 3)]
