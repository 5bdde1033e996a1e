"""Putting out, striking and settling are taken back and done again, until somebody was paid by them."""

import pytest

from tdconsole.domain.engine.invariants import problems
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.money import (
    DisqualifyPlayer,
    PayOut,
    ReclassifyPlayer,
    SettleTie,
)
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.language.commands.trail import Redo, Request, Undo
from tdconsole.domain.language.rejections.engine import Blocker, StepsStandOnIt, WouldNotAddUp
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.values import Chips, EntryId
from tests.session.floor import Desk, Room


def out(desk: Desk, entry: EntryId) -> None:
    """Bust an entry; a player alone at a table is moved to another one first."""
    table = desk.seat_of(entry).table
    if len(desk.state.play.seating.tables[table].players) == 1:
        desk.move(entry, next(seat for seat in desk.free_seats() if seat.table != table))
    desk.bust(entry)


def one_hand(desk: Desk) -> list[EntryId]:
    """Two of the last three go out together, at one table and with equal stacks."""
    desk.seat_and_start(4)
    one, other = (
        entry for entry in (1, 2, 3, 4) if desk.seat_of(entry).table == desk.seat_of(1).table
    )
    desk.bust(one)
    desk.move(
        other, next(seat for seat in desk.free_seats() if seat.table != desk.seat_of(other).table)
    )
    first, second, _winner = sorted(desk.state.play.seating.of)
    desk.do(
        EliminatePlayers(
            hand=(Bust(entry=first, stack=Chips(500)), Bust(entry=second, stack=Chips(500)))
        )
    )
    return [first, second]


def put_out(entry: EntryId) -> DisqualifyPlayer:
    return DisqualifyPlayer(entry=entry, stack=Chips(900), reason="hid chips")


def strike(entry: EntryId) -> ReclassifyPlayer:
    return ReclassifyPlayer(entry=entry, reason="chip dumping")


@pytest.mark.parametrize("gesture", ["put out", "struck", "settled"])
def test_it_is_taken_back_and_done_again(desk: Desk, gesture: str) -> None:
    hand = one_hand(desk) if gesture == "settled" else []
    if not hand:
        desk.seat_and_start(5)
        desk.bust(1)
    gestures: dict[str, Request] = {
        "put out": put_out(EntryId(2)),
        "struck": strike(EntryId(1)),
        "settled": SettleTie(ranks=tuple((one,) for one in reversed(hand)))
        if hand
        else strike(EntryId(1)),
    }
    before = desk.state
    step = desk.do(gestures[gesture])
    after = desk.state
    assert after != before
    undone = desk.do(Undo(step=step.no))
    assert desk.state == before
    desk.do(Redo(step=undone.no))
    assert desk.state == after
    assert problems(after) == frozenset()


def test_why_is_kept_and_can_be_read(desk: Desk) -> None:
    desk.seat_and_start(5)
    desk.do(put_out(EntryId(2)))
    (note,) = desk.state.prizes.struck.values()
    assert desk.session.club.notes.read(note) == "hid chips"


def test_a_payment_holds_a_settled_tie(desk: Desk) -> None:
    first, second = one_hand(desk)
    desk.do(FinishTournament())
    step = desk.do(SettleTie(ranks=((second,), (first,))))
    second_prize = next(one for one in awards(desk.state) if one.place == 2)
    assert second_prize.entry == second
    paid = desk.do(PayOut(entry=second))
    assert desk.refused(Undo(step=step.no)) == StepsStandOnIt(
        step=step.no, blockers=(Blocker(step=paid.no, command="PayOut"),)
    )


def test_a_bust_of_a_settled_hand_stays_while_it_is_settled(desk: Desk) -> None:
    first, second = one_hand(desk)
    bust = desk.session.timeline(desk.id).steps[-1]
    desk.do(SettleTie(ranks=((second,), (first,))))
    assert isinstance(desk.refused(Undo(step=bust.no)), StepsStandOnIt)


def test_whoever_moved_up_and_was_paid_keeps_the_place(desk: Desk) -> None:
    """The prize of the one who was struck was paid to the next: he is not put back before him."""
    desk.seat_and_start(5)
    for entry in (1, 2, 3, 4):
        out(desk, EntryId(entry))
    desk.do(FinishTournament())
    step = desk.do(strike(EntryId(4)))
    desk.do(PayOut(entry=EntryId(3)))
    assert isinstance(desk.refused(Undo(step=step.no)), WouldNotAddUp)


def test_when_it_is_finished_who_was_put_out_stays_out(desk: Desk) -> None:
    desk.seat_and_start(4)
    out(desk, EntryId(1))
    out(desk, EntryId(2))
    step = desk.do(put_out(EntryId(3)))
    desk.do(FinishTournament())
    assert isinstance(desk.refused(Undo(step=step.no)), StepsStandOnIt | WouldNotAddUp)


def test_who_was_merged_is_struck_with_all_entries(desk: Desk, club: Room) -> None:
    desk.seat_and_start(4)
    for entry in (4, 3):
        out(desk, EntryId(entry))
    persons = {entry: desk.state.entries.by_id[EntryId(entry)].person for entry in (3, 4)}
    club.club.people.merge(persons[3], persons[4], 0)
    desk.do(ReclassifyPlayer(entry=EntryId(3), reason="two accounts"))
    assert set(desk.state.prizes.struck) == {3, 4}
