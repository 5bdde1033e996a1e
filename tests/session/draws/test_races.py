"""Races in a file: cards that anybody can deal again, and a table's race undone by itself."""

from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.language.commands.chips import RaceChips, RacingSeat, RacingTable
from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.chips import ChipsRaced, RaceCardsDealt
from tdconsole.domain.language.events.day import LastHandsCalled, LastHandsDrawn
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.chips import AlreadyRaced
from tdconsole.domain.values import Chips, Digest, EntryId, StepNo, TableNo
from tdconsole.house import Place
from tdconsole.projections.draw.proof import draw_proof
from tdconsole.projections.engine.faults import DrawDiffers, Fault, InputsDiffer, LinkBroken
from tdconsole.session import Refused, Session, create
from tests.session.floor import Desk, Rooms, WallClock
from tests.session.test_checking import Change, faults, forged


def playing(session: Session) -> Desk:
    """Six at two tables of three, each with 1,000."""
    desk = Desk(session)
    desk.register(6)
    desk.do(DrawSeats())
    desk.do(StartClock())
    return desk


def at_table(desk: Desk, number: int, *, deal: bool = False) -> RaceChips:
    """The players of a table with 1, 2 and 3 odd chips; the last of them got a new one."""
    players = desk.state.play.seating.tables[TableNo(number)].players
    seats = tuple(
        RacingSeat(entry=entry, odd=odd, got=None if deal else int(odd == 3))
        for odd, entry in enumerate((players[seat] for seat in sorted(players)), start=1)
    )
    told = seats if deal else (replace(seats[0], got=1), *seats[1:])
    table = RacingTable(table=TableNo(number), seats=told)
    return RaceChips(old=Chips(1), new=Chips(4), tables=(table,), deal=deal)


CHIPS: Final = 6_000
AFTER: Final = CHIPS + 2 * 4 - 6


@pytest.mark.parametrize("deal", [False, True])
def test_undone_the_old_chips_are_back_and_redone_gone(rooms: Rooms, *, deal: bool) -> None:
    with rooms() as where:
        desk = playing(where.session())
        desk.do(at_table(desk, 1, deal=deal))
        before = desk.state
        assert before.chips == AFTER
        desk.do(Undo())
        assert desk.state.chips == CHIPS
        assert not desk.state.counts.raced_tables.get(Chips(1))
        desk.do(Redo())
        assert (desk.state.chips, desk.state.counts) == (before.chips, before.counts)


def test_one_tables_race_is_undone_under_anothers(rooms: Rooms) -> None:
    with rooms() as where:
        desk = playing(where.session())
        desk.do(at_table(desk, 1))
        first = desk.length
        desk.do(at_table(desk, 2))
        desk.do(Undo(step=StepNo(first)))
        assert list(desk.state.counts.raced_tables[Chips(1)]) == [2]
        desk.do(at_table(desk, 1))


def test_two_windows_race_at_a_table_once(rooms: Rooms) -> None:
    with rooms() as where:
        desk = playing(where.session())
        told = at_table(desk, 1)
        desk.do(told)
        answer = desk.session.submit(desk.id, told)
        assert isinstance(answer, Refused)
        assert answer.rejection == AlreadyRaced(table=TableNo(1), old=Chips(1))


def test_looked_at_no_card_is_dealt(rooms: Rooms) -> None:
    with rooms() as where:
        desk = playing(where.session())
        before = desk.length
        assert desk.session.foresee(desk.id, at_table(desk, 1, deal=True)) == ()
        assert desk.length == before


def test_cards_undone_stay_in_the_proof_and_others_are_dealt(rooms: Rooms) -> None:
    with rooms() as where:
        desk = playing(where.session())
        desk.do(at_table(desk, 1, deal=True))
        desk.do(Undo())
        desk.do(at_table(desk, 1, deal=True))
        proof = draw_proof(desk.session.timeline(desk.id).trail())
        first, second = proof.races
        assert (first.undone, second.undone) == (True, False)
        assert (second.draw, second.odd) == (first.draw + 1, first.odd)
        assert first.link != second.link


@pytest.fixture
def raced(place: Place, time: WallClock) -> tuple[Place, int]:
    """The step of the race; in the one after it the last hands are called."""
    with create(place, time) as house:
        desk = playing(house.session)
        desk.do(at_table(desk, 2, deal=True))
        step = desk.length
        desk.do(CallLastHands())
    return place, step


def other_card(event: LastHandsDrawn) -> int:
    return next(card for card in event.cards if card != event.card)


def swapped(event: Event) -> Event:
    """The new chips to the others."""
    if not isinstance(event, ChipsRaced):
        return event
    (table,) = event.tables
    seats = tuple(replace(one, got=1 - one.got) for one in table.seats)
    return replace(event, tables=(replace(table, seats=seats),))


def with_odd(event: Event) -> Event:
    """Everybody told to have one chip more."""
    if isinstance(event, RaceCardsDealt):
        return replace(event, odd="2 1:2,2:3,3:3\n")
    return event


FORGED: Final[dict[str, tuple[int, Change, set[type[Fault]]]]] = {
    "cards": (
        0,
        lambda one: replace(one, cards=one.cards[::-1]) if isinstance(one, RaceCardsDealt) else one,
        {DrawDiffers},
    ),
    "link": (
        0,
        lambda one: (
            replace(one, link=Digest("00" * 32)) if isinstance(one, RaceCardsDealt) else one
        ),
        {LinkBroken, DrawDiffers},
    ),
    "odd chips": (0, with_odd, {InputsDiffer, DrawDiffers}),
    "no lines": (
        0,
        lambda one: replace(one, odd="odd") if isinstance(one, RaceCardsDealt) else one,
        {InputsDiffer, DrawDiffers},
    ),
    "winners": (0, swapped, {DrawDiffers}),
    "card": (
        1,
        lambda one: replace(one, card=other_card(one)) if isinstance(one, LastHandsDrawn) else one,
        {DrawDiffers},
    ),
    "no cards": (
        1,
        lambda one: replace(one, cards=()) if isinstance(one, LastHandsDrawn) else one,
        {InputsDiffer, DrawDiffers},
    ),
    "hands": (
        1,
        lambda one: replace(one, hands=20) if isinstance(one, LastHandsCalled) else one,
        {DrawDiffers},
    ),
}


def test_a_sound_file_is_sound(raced: tuple[Place, int]) -> None:
    assert faults(raced[0]) == []


@pytest.mark.parametrize(("later", "change", "found"), FORGED.values(), ids=FORGED)
def test_a_forged_card_is_found(
    raced: tuple[Place, int], later: int, change: Change, found: set[type[Fault]]
) -> None:
    path, step = raced
    told = faults(forged(path, **{f"step_{step + later}": change}))
    kinds = {type(one) for one in told}
    assert found <= kinds
    assert kinds <= {*found, LinkBroken}


def test_racing_entries_are_those_of_the_table(raced: tuple[Place, int]) -> None:
    """Odd chips told of somebody who sits elsewhere."""

    def moved(event: Event) -> Event:
        if not isinstance(event, ChipsRaced):
            return event
        (table,) = event.tables
        first, *rest = table.seats
        strange = EntryId(max(one.entry for one in table.seats) % 6 + 1)
        return replace(
            event, tables=(replace(table, seats=(replace(first, entry=strange), *rest)),)
        )

    path, step = raced
    assert faults(forged(path, **{f"step_{step}": moved}))
