"""The gestures and facts of this subject, a row each."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.language.commands.day import SeatAsBefore
from tdconsole.domain.language.commands.draw import DrawButtons, DrawSeats, RedrawSeats
from tdconsole.domain.language.commands.floor import (
    BalanceTables,
    BreakTable,
    MovePlayer,
    SeePlayers,
    SetBreakingOrder,
    SwapPlayers,
)
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    NoteTable,
    OpenTables,
    PinSeat,
    RemoveUnsold,
    SeatEntry,
)
from tdconsole.domain.language.events.day import SeatedAsBefore
from tdconsole.domain.language.events.draw import ButtonsDrawn, SeatsDrawn
from tdconsole.domain.language.events.floor import (
    BreakingOrderSet,
    PlayerMoved,
    PlayersSeen,
    PlayersSwapped,
    SeatsAdded,
    TablesBalanced,
)
from tdconsole.domain.language.events.seating import (
    PlayerSeated,
    SeatPinned,
    SeatsMarked,
    TableLocked,
    TableNoted,
    TablesClosed,
    TablesOpened,
    UnsoldRemoved,
)
from tdconsole.domain.room import (
    balancing,
    breaking,
    button_draw,
    redraws,
    same_seats,
    seat_draw,
    seating,
    table_notes,
    tables,
)
from tdconsole.domain.state import touch
from tdconsole.domain.state.rows import Fact, Gesture
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.state.who import DESK, FLOOR


def _drawn(e: SeatsDrawn) -> Iterator[Touch]:
    yield touch.draw(e.draw)
    for one in e.seated:
        yield touch.entry(one.entry)
        yield Touch(thing="seat", number=one.table, seat=one.seat)
    if e.broken is not None:
        yield touch.table(e.broken)


def _buttons(e: ButtonsDrawn) -> Iterator[Touch]:
    yield touch.draw(e.draw)
    yield from (touch.table(one.table) for one in e.buttons)


def _balanced(e: TablesBalanced) -> Iterator[Touch]:
    for move in e.moves:
        yield from (touch.entry(move.entry), touch.seat(move.seat))


def _as_before(e: SeatedAsBefore) -> Iterator[Touch]:
    for one in e.seated:
        yield from (touch.entry(one.entry), touch.seat(one.seat))


GESTURES: Final = (
    Gesture(DrawSeats, seat_draw.draw_seats, FLOOR, while_flight_plays=True, draws=True),
    Gesture(RedrawSeats, redraws.redraw, FLOOR, while_flight_plays=True, draws=True),
    Gesture(DrawButtons, button_draw.draw_buttons, FLOOR, while_flight_plays=True, draws=True),
    Gesture(MovePlayer, seating.move, FLOOR),
    Gesture(SwapPlayers, seating.swap, FLOOR),
    Gesture(BalanceTables, balancing.balance, FLOOR),
    Gesture(SeePlayers, seating.see, FLOOR),
    Gesture(SetBreakingOrder, breaking.set_order, FLOOR),
    Gesture(BreakTable, breaking.break_table, FLOOR, draws=True),
    Gesture(SeatEntry, seating.seat_entry, DESK, while_flight_plays=True),
    Gesture(PinSeat, seating.pin, FLOOR),
    Gesture(OpenTables, tables.open_tables, FLOOR, while_flight_plays=True),
    Gesture(CloseTables, tables.close_tables, FLOOR),
    Gesture(LockTable, tables.lock, FLOOR),
    Gesture(NoteTable, table_notes.note, FLOOR),
    Gesture(MarkSeats, tables.mark, FLOOR),
    Gesture(RemoveUnsold, tables.remove_unsold, FLOOR),
    Gesture(SeatAsBefore, same_seats.seat_as_before, FLOOR, while_flight_plays=True),
)

FACTS: Final = (
    Fact(SeatsDrawn, seat_draw.drawn, _drawn, version=2),
    Fact(ButtonsDrawn, button_draw.buttons_drawn, _buttons),
    Fact(PlayerMoved, seating.moved, lambda e: (touch.entry(e.entry), touch.seat(e.seat))),
    Fact(PlayersSwapped, seating.swapped, lambda e: (touch.entry(e.one), touch.entry(e.other))),
    Fact(TablesBalanced, balancing.balanced, _balanced),
    Fact(
        PlayersSeen, seating.seen, lambda e: (Touch(thing="seen", number=one) for one in e.entries)
    ),
    Fact(BreakingOrderSet, breaking.order_set, lambda _: (Touch(thing="order"),)),
    Fact(SeatsAdded, redraws.seats_added, lambda e: (touch.table(e.table),)),
    Fact(PlayerSeated, seating.moved, lambda e: (touch.entry(e.entry), touch.seat(e.seat))),
    Fact(SeatedAsBefore, same_seats.seated_as_before, _as_before),
    Fact(SeatPinned, seating.pinned, lambda e: (touch.entry(e.entry),)),
    Fact(TablesOpened, tables.opened, lambda e: map(touch.table, e.tables)),
    Fact(TablesClosed, tables.closed, lambda e: map(touch.table, e.tables)),
    Fact(TableLocked, tables.locked, lambda e: (touch.table(e.table),)),
    Fact(TableNoted, table_notes.noted, lambda e: (Touch(thing="table_note", number=e.table),)),
    Fact(SeatsMarked, tables.marked, lambda e: map(touch.seat, e.seats)),
    Fact(UnsoldRemoved, tables.unsold_removed, lambda e: map(touch.seat, e.seats)),
)
