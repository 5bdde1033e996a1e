from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import NameBigBlind
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.rules.book import RuleChanges, rules
from tdconsole.domain.values import EntryId, SeatNo, TableNo
from tdconsole.library.rulebooks import rulebook
from tdconsole.projections.room.move_slips import (
    Barred,
    MoveSlip,
    made_slips,
    planned_slips,
    void_slips,
)
from tdconsole.projections.room.moves_sheet import last_moves, last_of, last_undone
from tests.domain.floor import Floor, playing
from tests.projections.moved import Evening, evening
from tests.projections.persons import PEOPLE


def planned(floor: Floor) -> tuple[MoveSlip, ...]:
    return planned_slips(floor.tournament, PEOPLE, floor.now)


def blind(table: int, seat: int) -> NameBigBlind:
    return NameBigBlind(table=TableNo(table), seat=SeatNo(seat))


def test_level_tables_have_no_slip() -> None:
    assert planned(playing(6, 6)) == ()


def test_where_no_button_is_known_the_rule_stands_for_player_and_seat() -> None:
    [slip] = planned(playing(9, 7))
    assert (slip.entry, slip.source, slip.source_seat) == (None, 1, None)
    assert (slip.target, slip.seat, slip.seats) == (2, None, (8, 9))
    assert (slip.who, slip.where) == ("next_big_blind", "worst")
    assert slip.cites == ("TDA-2024 11-A", "TDA-2024 10-A")


def test_a_known_button_names_player_and_seat() -> None:
    floor = playing(9, 7)
    floor.do(blind(1, 2), blind(2, 1))
    [slip] = planned(floor)
    assert (slip.entry, slip.name, slip.source_seat) == (2, "Bob", 2)
    assert (slip.seat, slip.seats) == (8, ())


def test_the_only_free_seat_needs_no_button() -> None:
    floor = playing(4, 2, seats_per_table=4)
    full = floor.tournament.play.seating.tables[TableNo(2)]
    uses = full.uses.set(SeatNo(4), "dead")
    seating = floor.tournament.play.seating
    tables = seating.tables.set(TableNo(2), replace(full, uses=uses))
    play = replace(floor.tournament.play, seating=replace(seating, tables=tables))
    floor.state = replace(floor.tournament, plays=floor.tournament.plays.set(play.id, play))
    [slip] = planned(floor)
    assert (slip.seat, slip.seats) == (3, ())


def test_without_blinds_a_card_decides_and_nobody_is_barred() -> None:
    [slip] = planned(playing(9, 7, terms=Terms(game="stud")))
    assert (slip.who, slip.barred) == ("high_card", None)


@pytest.mark.parametrize(
    ("profile", "balanced", "broken", "cited"),
    [
        ("tda-2024", "small_blind_to_button", "small_blind_to_button", ("TDA-2024 10-A",)),
        ("figp-2014", "big_blind_to_button", "small_blind_to_button", ("FIGP 6/52",)),
        (
            "goldbet-it",
            "small_blind",
            "small_blind",
            ("GB Rotazione del dealer e dei bui",),
        ),
    ],
)
def test_where_no_cards_are_dealt_depends_on_the_book_and_on_why_the_player_comes(
    profile: str, balanced: Barred, broken: Barred, cited: tuple[str, ...]
) -> None:
    book = rules(rulebook(profile), RuleChanges())
    floor = playing(9, 7)
    setup = replace(floor.tournament.setup, rules=book)
    floor.state = replace(floor.tournament, setup=setup)
    assert [slip.barred for slip in planned(floor)] == [balanced]
    with evening() as night:
        night.thin(1, 3)
        night.thin(2, 3)
        night.shatter(3)
        state = replace(night.state, setup=replace(night.state.setup, rules=book))
        made = last_of(night.trail, "broken")
        assert made is not None
        slips = made_slips(state, {}, (made,))
    assert {slip.barred for slip in slips} == {broken}
    assert {slip.cites for slip in slips} == {cited}


@pytest.fixture
def floor() -> Iterator[Evening]:
    with evening() as floor:
        yield floor


def test_a_move_that_was_made_is_a_slip_again(floor: Evening) -> None:
    entry = floor.at(1)[0]
    source, target = floor.send(entry, 3)
    [slip] = made_slips(floor.state, floor.source.people, last_moves(floor.trail))
    assert (slip.entry, slip.source, slip.source_seat) == (entry, source.table, source.seat)
    assert (slip.target, slip.seat, slip.proof) == (target.table, target.seat, None)
    assert slip.name == f"Player {entry}"


def test_who_was_drawn_from_a_broken_table_can_check_the_seat(floor: Evening) -> None:
    floor.thin(1, 3)
    floor.thin(2, 3)
    floor.shatter(3)
    slips = made_slips(floor.state, floor.source.people, last_moves(floor.trail))
    assert len(slips) == 7
    assert all(slip.proof is not None and slip.why == "broken" for slip in slips)


def test_after_a_redraw_nobody_is_barred(floor: Evening) -> None:
    floor.redraw()
    slips = made_slips(floor.state, floor.source.people, last_moves(floor.trail))
    assert {slip.barred for slip in slips} == {None}


def test_a_slip_of_what_was_undone_says_where_the_player_sits(floor: Evening) -> None:
    entry = floor.at(1)[0]
    source, target = floor.send(entry, 3)
    floor.undo()
    [slip] = void_slips(floor.state, floor.source.people, last_undone(floor.trail))
    assert slip.void
    assert (slip.entry, slip.target, slip.seat) == (entry, target.table, target.seat)
    assert slip.stays == source


def test_who_is_out_by_now_stays_nowhere(floor: Evening) -> None:
    entry = floor.at(1)[0]
    floor.send(entry, 3)
    floor.undo()
    floor.bust(entry)
    [slip] = void_slips(floor.state, floor.source.people, last_undone(floor.trail))
    assert (slip.entry, slip.stays) == (EntryId(entry), None)
