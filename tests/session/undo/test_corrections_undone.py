"""Taking back what was said of those who went out, and of where players sit."""

import pytest

from tdconsole.domain.language.commands.floor import (
    Bust,
    CorrectElimination,
    EliminatePlayers,
    MovePlayer,
    ReinstatePlayer,
    SeePlayers,
    SwapPlayers,
)
from tdconsole.domain.language.commands.seating import MarkSeats
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.engine import WouldNotAddUp
from tdconsole.domain.values import Chips, EntryId, Seat, SeatNo, StepNo
from tdconsole.journal import StoredStep
from tests.domain.busts import reordering, some
from tests.session.floor import Desk, standing_on


def bust(
    entry: int, by: int | None = None, joined: int | None = None, before: int | None = None
) -> EliminatePlayers:
    winners = () if by is None else (EntryId(by),)
    return EliminatePlayers(
        hand=(Bust(entry=EntryId(entry), by=winners),), joined=some(joined), before=some(before)
    )


def correct(entry: int, stack: int) -> CorrectElimination:
    return CorrectElimination(entry=EntryId(entry), stack=Chips(stack))


def undo(step: StoredStep) -> Undo:
    return Undo(step=StepNo(step.no))


@pytest.fixture
def floor(desk: Desk) -> Desk:
    """Nine at three tables; two are out, each in a hand of its own, and all others were seen."""
    desk.seat_and_start(9)
    out = out_of(desk)
    desk.bust(out[0])
    desk.bust(out[1])
    desk.do(SeePlayers())
    return desk


def out_of(desk: Desk) -> list[EntryId]:
    """One of each table."""
    tables = desk.state.play.seating.tables.values()
    return [table.players[min(table.players)] for table in tables]


def gestures(desk: Desk) -> dict[str, Request]:
    one, two = sorted(desk.state.exits.by_entry, key=lambda e: desk.state.exits.by_entry[e].hand)
    of = desk.state.play.seating.of
    three = min(of)
    four = next(entry for entry in of if entry != three and of[entry].table == of[three].table)
    return {
        "bust": bust(three, by=four),
        "joined": bust(three, joined=one),
        "missed": bust(three, before=one),
        "corrected": correct(one, 700),
        "reordered": reordering(two, before=one),
        "together": reordering(two, joined=one),
        "last of all": reordering(one),
        "back": ReinstatePlayer(entry=one),
        "swapped": SwapPlayers(entry=three, other=four),
    }


GESTURES = (
    "bust",
    "joined",
    "missed",
    "corrected",
    "reordered",
    "together",
    "last of all",
    "back",
    "swapped",
)


@pytest.mark.parametrize("name", GESTURES)
def test_undone_it_is_as_it_was_and_redone_as_it_had_become(floor: Desk, name: str) -> None:
    before = floor.state
    floor.do(gestures(floor)[name])
    after = floor.state
    assert after != before
    floor.do(Undo())
    assert floor.state == before
    floor.do(Redo())
    assert floor.state == after


def test_who_was_seen_was_not_seen_after_all(floor: Desk) -> None:
    seen = floor.state.play.seen
    floor.do(Undo())
    assert not floor.state.play.seen
    floor.do(Redo())
    assert floor.state.play.seen == seen


def first_and_second(desk: Desk) -> tuple[EntryId, EntryId]:
    first, second = sorted(
        desk.state.exits.by_entry, key=lambda entry: desk.state.exits.by_entry[entry].hand
    )
    return first, second


def busts_of(desk: Desk) -> list[StoredStep]:
    steps = desk.session.timeline(desk.id).steps
    return [step for step in steps if step.command == "EliminatePlayers"]


def test_what_was_said_of_a_bust_stands_on_it(floor: Desk) -> None:
    first, second = first_and_second(floor)
    busts = busts_of(floor)
    corrected = floor.do(correct(first, 700))
    reordered = floor.do(reordering(second, before=first))
    assert floor.refused(undo(busts[0])) == standing_on(busts[0], corrected, reordered)
    assert floor.refused(undo(busts[1])) == standing_on(busts[1], reordered)
    floor.do(undo(reordered))
    assert floor.do(undo(busts[1])).undoes == busts[1].no


def test_a_missed_one_stands_on_the_bust_it_was_put_before(floor: Desk) -> None:
    first, _second = first_and_second(floor)
    bust_of_first = busts_of(floor)[0]
    missed = floor.do(bust(min(floor.state.play.seating.of), before=first))
    assert floor.refused(undo(bust_of_first)) == standing_on(bust_of_first, missed)
    last = floor.do(reordering(first))
    assert floor.refused(undo(missed)) == standing_on(missed, last)
    floor.do(undo(last))
    floor.do(undo(missed))
    assert floor.do(undo(bust_of_first)).undoes == bust_of_first.no


def test_hands_after_one_that_is_taken_back_keep_their_order(floor: Desk) -> None:
    first, second = first_and_second(floor)
    missed = floor.do(bust(min(floor.state.play.seating.of), before=second))
    third = min(floor.state.play.seating.of)
    floor.do(bust(third))
    floor.do(undo(missed))
    out = floor.state.exits.by_entry
    assert sorted(out, key=lambda entry: out[entry].hand) == [first, second, third]


def test_who_won_a_hand_since_stays_in_play(floor: Desk) -> None:
    """Taken back, the return would leave a hand that was won by somebody who was out."""
    first, _second = first_and_second(floor)
    back = floor.do(ReinstatePlayer(entry=first))
    of = floor.state.play.seating.of
    other = next(one for one in of if one != first and of[one].table == of[first].table)
    won = floor.do(bust(other, by=first))
    assert floor.refused(undo(back)) == standing_on(back, won)
    floor.do(undo(won))
    floor.do(undo(back))
    assert first in floor.state.exits.by_entry


def test_nobody_is_left_on_a_seat_that_has_died_since(floor: Desk) -> None:
    entry, old = min(floor.state.play.seating.of.items())
    free = next(
        Seat(table=old.table, seat=SeatNo(number))
        for number in range(1, 10)
        if SeatNo(number) not in floor.state.play.seating.tables[old.table].players
    )
    moved = floor.do(MovePlayer(entry=entry, seat=free))
    floor.do(MarkSeats(seats=(old,), use="dead"))
    refused = floor.refused(undo(moved))
    assert isinstance(refused, WouldNotAddUp)
    assert floor.state.play.seating.of[entry] == free
