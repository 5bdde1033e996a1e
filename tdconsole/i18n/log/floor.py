"""Draws and buttons, tables and their seats, who moved and who went out."""

from typing import assert_never

from tdconsole.domain import events as happened
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.log.passed import Note, Who, with_reason
from tdconsole.i18n.seats import seat_name, seat_numbers, seats_named, tables_named, use_name

FloorEvent = (
    happened.SeatsDrawn
    | happened.ButtonsDrawn
    | happened.TablesOpened
    | happened.TablesClosed
    | happened.TableLocked
    | happened.SeatsMarked
    | happened.UnsoldRemoved
    | happened.PlayerSeated
    | happened.SeatPinned
    | happened.PlayersEliminated
    | happened.PlayerReinstated
    | happened.PlayerMoved
)
_Table = (
    happened.TablesOpened
    | happened.TablesClosed
    | happened.TableLocked
    | happened.SeatsMarked
    | happened.UnsoldRemoved
)


def floor_told(words: Catalogue, event: FloorEvent, who: Who, note: Note) -> str:
    say = words.gettext
    match event:
        case happened.SeatsDrawn():
            return _seats_drawn(words, event, who, note)
        case happened.ButtonsDrawn():
            return words.ngettext(
                "Draw {draw}: {number} button drawn: {seats}",
                "Draw {draw}: {number} buttons drawn: {seats}",
                len(event.buttons),
                draw=event.draw,
                seats=seats_named(words, event.buttons),
            )
        case happened.PlayersEliminated():
            return "; ".join(_out(words, out, who) for out in event.hand)
        case happened.PlayerReinstated():
            return say(
                "{player} back in, at {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case happened.PlayerMoved():
            return say(
                "{player} moved to {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
        case happened.PlayerSeated():
            told = say(
                "{player} seated by hand, not drawn, at {seat}",
                player=who(event.entry),
                seat=seat_name(words, event.seat),
            )
            return with_reason(words, told, event.reason, note)
        case happened.SeatPinned():
            return with_reason(words, _pinned(words, event, who), event.reason, note)
        case (
            happened.TablesOpened()
            | happened.TablesClosed()
            | happened.TableLocked()
            | happened.SeatsMarked()
            | happened.UnsoldRemoved()
        ):
            return _table(words, event)
        case _:
            assert_never(event)


def _seats_drawn(words: Catalogue, event: happened.SeatsDrawn, who: Who, note: Note) -> str:
    if event.redraw:
        told = words.ngettext(
            "Draw {draw}: new seats for {number} player",
            "Draw {draw}: new seats for all {number} players",
            len(event.seated),
            draw=event.draw,
        )
        return with_reason(words, told, event.reason, note)
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


def _pinned(words: Catalogue, event: happened.SeatPinned, who: Who) -> str:
    player = who(event.entry)
    if not event.seats:
        return words.gettext("{player} may sit on any seat again", player=player)
    return words.ngettext(
        "{player} needs seat {seats}, at any table",
        "{player} needs one of the seats {seats}, at any table",
        len(event.seats),
        player=player,
        seats=seat_numbers(event.seats),
    )


def _table(words: Catalogue, event: _Table) -> str:
    say = words.gettext
    match event:
        case happened.TablesOpened(tables=tables):
            return words.ngettext(
                "Table {tables} opened",
                "Tables {tables} opened",
                len(tables),
                tables=tables_named(words, tables),
            )
        case happened.TablesClosed(tables=tables):
            return words.ngettext(
                "Table {tables} closed",
                "Tables {tables} closed",
                len(tables),
                tables=tables_named(words, tables),
            )
        case happened.TableLocked(table=table, locked=True):
            return say("Table {table} locked", table=table)
        case happened.TableLocked(table=table):
            return say("Table {table} unlocked", table=table)
        case happened.SeatsMarked(seats=seats, use=use):
            return words.ngettext(
                "Seat {seats} marked: {use}",
                "Seats {seats} marked: {use}",
                len(seats),
                seats=seats_named(words, seats),
                use=use_name(words, use),
            )
        case happened.UnsoldRemoved(seats=seats, blinded=blinded):
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


def _out(words: Catalogue, out: happened.Elimination, who: Who) -> str:
    player, seat = who(out.entry), seat_name(words, out.seat)
    if out.stack is None:
        return words.gettext("{player} out, from {seat}", player=player, seat=seat)
    return words.gettext(
        "{player} out, from {seat}, stack before the hand {stack}",
        player=player,
        seat=seat,
        stack=words.number(out.stack),
    )
