"""Players who need certain seats, and people who are not to meet."""

from typing import Any

from msgspec.structs import replace

from tdconsole.domain.draw.drawing import drawn_again
from tdconsole.domain.draw.lots import Lots, needs_of, offers_of, pairs_hash, seats_by_lot
from tdconsole.domain.language.commands.draw import DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.seating import PinSeat
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.values import EntryId, NoteId, SeatNo, TableNo
from tests.domain.draw.casting import entries, table
from tests.domain.floor import Floor, playing, queueing, registered, registering

KEPT = NoteId("pairs")


def pinned(floor: Floor, entry: int, *seats: int) -> Floor:
    floor.do(PinSeat(entry=EntryId(entry), seats=tuple(map(SeatNo, seats)), reason="a wheelchair"))
    return floor


def drawn(floor: Floor, command: DrawSeats | RedrawSeats | None = None, **world: Any) -> SeatsDrawn:
    decided = floor.when(command or DrawSeats(), **world)
    assert isinstance(decided, tuple), decided
    (event,) = decided
    assert isinstance(event, SeatsDrawn)
    assert drawn_again(event) == event.seated
    return event


def apart(*pairs: tuple[int, int]) -> dict[str, Any]:
    return {"apart": pairs, "salt": "salt", "pairs": KEPT}


def tables_of(event: SeatsDrawn) -> dict[EntryId, TableNo]:
    return {one.entry: one.table for one in event.seated}


def test_whoever_needs_a_seat_gets_one_of_those() -> None:
    floor = pinned(registered(20), 7, 1, 9)
    event = drawn(floor)
    assert needs_of(event.needs) == {7: (1, 9)}
    assert event.seated[6].seat in {1, 9}
    floor.given(event)
    sizes = [len(one.players) for one in floor.tournament.play.seating.tables.values()]
    assert max(sizes) - min(sizes) <= 1


def test_a_late_player_who_needs_a_seat_goes_to_the_emptiest_table_that_has_one() -> None:
    """Seats 1 to 7 and 1 to 5 are taken: only a full table has an eighth."""
    tables = [table(1, 7, 8, 9), table(2, 5, 6, 7)]
    (one,) = seats_by_lot(Lots("late"), tables, entries(13), {EntryId(13): (SeatNo(8),)})
    assert (one.table, one.seat) == (1, 8)


def test_tables_beyond_reach_of_the_others_are_in_the_draw_of_one_who_needs_a_seat() -> None:
    floor = playing(7, 5)
    floor.do(queueing(13))
    assert [one.table for one in offers_of(drawn(floor).tables)] == [2]
    assert [one.table for one in offers_of(drawn(pinned(floor, 13, 8)).tables)] == [1, 2]


def test_where_no_such_seat_is_left_any_will_do() -> None:
    (one,) = seats_by_lot(
        Lots("none"), [table(1, 5, 6, 7)], entries(6), {EntryId(6): (SeatNo(1), SeatNo(2))}
    )
    assert one.seat in {6, 7}


def test_needs_hold_in_a_redraw() -> None:
    event = drawn(pinned(playing(6, 6), 4, 5), RedrawSeats(reason="final table"))
    assert event.seated[3].seat == 5


def test_two_kept_apart_do_not_meet() -> None:
    met = 0
    for pair in range(2, 12):
        event = drawn(registered(12), **apart((1, pair)))
        tables = tables_of(event)
        assert tables[EntryId(1)] != tables[EntryId(pair)]
        assert event.apart is not None
        assert event.apart.kept
        met += event.attempt > 0
    assert met > 0


def test_the_attempts_thrown_away_are_those_in_which_they_met() -> None:
    floor = registered(12)
    event = next(e for n in range(2, 12) if (e := drawn(floor, **apart((1, n)))).attempt > 1)
    number = next(n for n in range(2, 12) if drawn(floor, **apart((1, n))) == event)
    for attempt in range(event.attempt):
        tables = tables_of(cast(event, attempt))
        assert tables[EntryId(1)] == tables[EntryId(number)]


def cast(event: SeatsDrawn, attempt: int) -> SeatsDrawn:
    tried = replace(event, attempt=attempt)
    return replace(tried, seated=drawn_again(tried))


def test_a_late_player_is_kept_apart_from_one_who_sits() -> None:
    floor = playing(4, 4)
    for pair in range(1, 9):
        decided = floor.when(registering(9), **apart((pair, 9)))
        assert isinstance(decided, tuple)
        event = decided[-1]
        assert isinstance(event, SeatsDrawn)
        assert event.seated[0].table == (2 if pair <= 4 else 1)


def test_of_a_hopeless_wish_the_first_seating_stands() -> None:
    """Both are at the one table there is."""
    event = drawn(registered(5), **apart((1, 2)))
    assert event.attempt == 0
    assert event.apart is not None
    assert not event.apart.kept


def test_in_public_there_is_only_a_hash_of_who_is_kept_apart() -> None:
    floor = registered(12)
    event = drawn(floor, **apart((1, 2), (3, 4)))
    assert event.apart is not None
    assert event.apart.pairs == KEPT
    assert event.apart.hash == pairs_hash("salt\n1 2\n3 4\n")
    assert "1 2" not in event.tables + event.needs


def test_a_draw_does_not_show_whether_it_was_about_anybody_of_a_pair() -> None:
    floor = playing(4, 4)
    floor.do(queueing(9))
    told = [drawn(floor, **apart(*pairs)).apart for pairs in ((), ((1, 5),), ((1, 9),))]
    assert all(one is not None and one.kept for one in told)
