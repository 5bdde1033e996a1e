"""Lines of the log on draws, buttons, tables, seats and moves."""

from typing import Final

from tdconsole.domain.language.events.draw import ButtonsDrawn, SeatsDrawn
from tdconsole.domain.language.events.floor import (
    BreakingOrderSet,
    ButtonPlaced,
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
from tdconsole.i18n.catalogue import N_, P_, Catalogue
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences, Who
from tdconsole.i18n.passed import with_reason
from tdconsole.i18n.room.seats import (
    named,
    seat_name,
    seat_numbers,
    seat_typed,
    seats_named,
    use_name,
)

SENTENCES: Final[Sentences] = {
    TablesOpened: P_("Table {tables} opened", "Tables {tables} opened", "tables"),
    TablesClosed: P_("Table {tables} closed", "Tables {tables} closed", "tables"),
    BreakingOrderSet: N_("Tables break in this order: {tables}"),
    SeatsAdded: P_(
        "Table {table} has {number} seat now", "Table {table} has {number} seats now", "seats"
    ),
    PlayerSeated: N_("{entry} seated by hand, not drawn, at {seat}"),
    PlayerMoved: N_("{entry} moved to {seat}"),
    PlayersSwapped: N_("{one} and {other} swapped seats"),
}


def _seats_drawn(wording: LogWording, event: SeatsDrawn) -> str:
    words, who, note = wording.words, wording.who, wording.note
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


def _buttons_drawn(wording: LogWording, event: ButtonsDrawn) -> str:
    words = wording.words
    return words.ngettext(
        "Draw {draw}: {number} button drawn: {seats}",
        "Draw {draw}: {number} buttons drawn: {seats}",
        len(event.buttons),
        draw=event.draw,
        seats=seats_named(words, event.buttons),
    )


def _button_placed(wording: LogWording, event: ButtonPlaced) -> str:
    words = wording.words
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


def _table_locked(wording: LogWording, event: TableLocked) -> str:
    words = wording.words
    say = words.gettext
    match event:
        case TableLocked(table=table, locked=True):
            return say("Table {table} locked", table=table)
        case TableLocked(table=table):
            return say("Table {table} unlocked", table=table)


def _table_noted(wording: LogWording, event: TableNoted) -> str:
    say = wording.words.gettext
    if event.note is None:
        return say("Note on table {table} removed", table=event.table)
    return say("Note on table {table}: {note}", table=event.table, note=wording.note(event.note))


def _seats_marked(wording: LogWording, event: SeatsMarked) -> str:
    words = wording.words
    seats, use = event.seats, event.use
    return words.ngettext(
        "Seat {seats} marked: {use}",
        "Seats {seats} marked: {use}",
        len(seats),
        seats=seats_named(words, seats),
        use=use_name(words, use),
    )


def _unsold_removed(wording: LogWording, event: UnsoldRemoved) -> str:
    words = wording.words
    say = words.gettext
    seats, blinded = event.seats, event.blinded
    told = words.ngettext(
        "{number} unsold stack removed: {seats}",
        "{number} unsold stacks removed: {seats}",
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


def _pinned(words: Catalogue, event: SeatPinned, who: Who) -> str:
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


def _seat_pinned(wording: LogWording, event: SeatPinned) -> str:
    words, who, note = wording.words, wording.who, wording.note
    return with_reason(words, _pinned(words, event, who), event.reason, note)


def _tables_balanced(wording: LogWording, event: TablesBalanced) -> str:
    words, who = wording.words, wording.who
    moves = [f"{who(move.entry)} → {seat_typed(move.seat)}" for move in event.moves]
    told = words.ngettext(
        "Tables balanced by {number} move: {moves}",
        "Tables balanced by {number} moves: {moves}",
        len(moves),
        moves=named(words, moves),
    )
    if event.cite is None:
        return told
    return words.gettext("{told} ({article})", told=told, article=event.cite)


def _players_seen(wording: LogWording, event: PlayersSeen) -> str:
    words, who = wording.words, wording.who
    say = words.gettext
    match event:
        case PlayersSeen(entries=[entry]):
            return say("{player} seen in the right seat", player=who(entry))
        case PlayersSeen(entries=entries):
            return words.ngettext(
                "{number} player seen in the right seat",
                "{number} players seen in the right seats",
                len(entries),
            )


OWN_WORDS: Final[OwnLog] = {
    SeatsDrawn: _seats_drawn,
    ButtonsDrawn: _buttons_drawn,
    ButtonPlaced: _button_placed,
    TableLocked: _table_locked,
    TableNoted: _table_noted,
    SeatsMarked: _seats_marked,
    UnsoldRemoved: _unsold_removed,
    SeatPinned: _seat_pinned,
    TablesBalanced: _tables_balanced,
    PlayersSeen: _players_seen,
}
