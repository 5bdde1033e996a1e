"""Log sentences on draws, buttons, tables and seats."""

from typing import assert_never

from tdconsole.domain.language.events.draw import ButtonsDrawn, SeatsDrawn
from tdconsole.domain.language.events.floor import BreakingOrderSet, ButtonPlaced, SeatsAdded
from tdconsole.domain.language.events.seating import (
    SeatsMarked,
    TableLocked,
    TablesClosed,
    TablesOpened,
    UnsoldRemoved,
)
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.naming import Note, Who
from tdconsole.i18n.passed import with_reason
from tdconsole.i18n.room.seats import seat_name, seats_named, tables_named, use_name

FloorEvent = (
    SeatsDrawn
    | ButtonsDrawn
    | TablesOpened
    | TablesClosed
    | TableLocked
    | SeatsMarked
    | UnsoldRemoved
    | BreakingOrderSet
    | SeatsAdded
    | ButtonPlaced
)
_Table = (
    TablesOpened
    | TablesClosed
    | TableLocked
    | SeatsMarked
    | UnsoldRemoved
    | BreakingOrderSet
    | SeatsAdded
)


def floor_told(words: Catalogue, event: FloorEvent, who: Who, note: Note) -> str:
    match event:
        case SeatsDrawn():
            return _seats_drawn(words, event, who, note)
        case ButtonsDrawn():
            return words.ngettext(
                "Draw {draw}: {number} button drawn: {seats}",
                "Draw {draw}: {number} buttons drawn: {seats}",
                len(event.buttons),
                draw=event.draw,
                seats=seats_named(words, event.buttons),
            )
        case ButtonPlaced():
            return _button(words, event)
        case (
            TablesOpened()
            | TablesClosed()
            | TableLocked()
            | SeatsMarked()
            | UnsoldRemoved()
            | BreakingOrderSet()
            | SeatsAdded()
        ):
            return _table(words, event)
        case _:
            assert_never(event)


def _seats_drawn(words: Catalogue, event: SeatsDrawn, who: Who, note: Note) -> str:
    if event.redraw:
        told = words.ngettext(
            "Draw {draw}: new seats for {number} player",
            "Draw {draw}: new seats for all {number} players",
            len(event.seated),
            draw=event.draw,
        )
        return with_reason(words, told, event.reason, note)
    if event.broken is not None:
        return words.ngettext(
            "Table {table} broken: {number} seat drawn, draw {draw}",
            "Table {table} broken: {number} seats drawn, draw {draw}",
            len(event.seated),
            table=event.broken,
            draw=event.draw,
        )
    if len(event.seated) == 1:
        one = event.seated[0]
        return words.gettext(
            "Draw {draw}: {player} at {seat}",
            draw=event.draw,
            player=who(one.entry),
            seat=seat_name(words, one),
        )
    return words.ngettext(
        "Draw {draw}: {number} seat drawn",
        "Draw {draw}: {number} seats drawn",
        len(event.seated),
        draw=event.draw,
    )


def _button(words: Catalogue, event: ButtonPlaced) -> str:
    hand = event.dealt
    if hand.small_blind == hand.button:
        return words.gettext(
            "Table {table}: button on seat {button}, big blind on {big_blind}",
            table=event.table,
            button=hand.button,
            big_blind=hand.big_blind,
        )
    return words.gettext(
        "Table {table}: button on seat {button}, blinds on {small_blind} and {big_blind}",
        table=event.table,
        button=hand.button,
        small_blind=hand.small_blind,
        big_blind=hand.big_blind,
    )


def _table(words: Catalogue, event: _Table) -> str:
    say = words.gettext
    match event:
        case TablesOpened(tables=tables):
            return words.ngettext(
                "Table {tables} opened",
                "Tables {tables} opened",
                len(tables),
                tables=tables_named(words, tables),
            )
        case TablesClosed(tables=tables):
            return words.ngettext(
                "Table {tables} closed",
                "Tables {tables} closed",
                len(tables),
                tables=tables_named(words, tables),
            )
        case TableLocked(table=table, locked=True):
            return say("Table {table} locked", table=table)
        case TableLocked(table=table):
            return say("Table {table} unlocked", table=table)
        case BreakingOrderSet(tables=tables):
            return say("Tables break in this order: {tables}", tables=tables_named(words, tables))
        case SeatsAdded(table=table, seats=seats):
            return words.ngettext(
                "Table {table} has {number} seat now",
                "Table {table} has {number} seats now",
                seats,
                table=table,
            )
        case SeatsMarked(seats=seats, use=use):
            return words.ngettext(
                "Seat {seats} marked: {use}",
                "Seats {seats} marked: {use}",
                len(seats),
                seats=seats_named(words, seats),
                use=use_name(words, use),
            )
        case UnsoldRemoved(seats=seats, blinded=blinded):
            told = words.ngettext(
                "{number} unsold stack taken away: {seats}",
                "{number} unsold stacks taken away: {seats}",
                len(seats),
                seats=seats_named(words, seats),
            )
            if not blinded:
                return told
            return say(
                "{told}; the blinds had taken {chips} of that",
                told=told,
                chips=words.number(blinded),
            )
        case _:
            assert_never(event)
