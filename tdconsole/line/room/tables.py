"""`open 12`, `close 12`, `lock 7`, `note 7 loud`, `dead 7-4`, `free 7-4`, `us 900`, `buttons`, `chain`."""

import re
from collections.abc import Callable
from typing import Final

from tdconsole.domain.draw.drawing import called
from tdconsole.domain.language.commands.draw import DrawButtons, RenewCommitment
from tdconsole.domain.language.commands.seating import (
    CloseTables,
    LockTable,
    MarkSeats,
    NoteTable,
    OpenTables,
    RemoveUnsold,
)
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.values import Seat, SeatNo, SeatUse, TableNo
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import table_of, tidy
from tdconsole.line.typing.reading import Reading
from tdconsole.line.typing.typed_chips import amount

_TABLES: Final = re.compile(r"[0-9]{1,5}(?:-[0-9]{1,5})?(?:[ ,]+[0-9]{1,5}(?:-[0-9]{1,5})?)*")
_SEATS: Final = re.compile(r"[0-9]{1,5}-[0-9]{1,2}(?:[ ,]+[0-9]{1,5}-[0-9]{1,2})*")
_MOST: Final = 1000


def open_tables(desk: Desk, arguments: str) -> Reading:
    return _of_tables(desk, arguments, lambda tables: OpenTables(tables=tables))


def close_tables(desk: Desk, arguments: str) -> Reading:
    return _of_tables(desk, arguments, lambda tables: CloseTables(tables=tables))


def lock(desk: Desk, arguments: str) -> Reading:
    return _of_tables(desk, arguments, lambda tables: LockTable(table=tables[0]), most=1)


def unlock(desk: Desk, arguments: str) -> Reading:
    return _of_tables(
        desk, arguments, lambda tables: LockTable(table=tables[0], locked=False), most=1
    )


def note(desk: Desk, arguments: str) -> Reading:
    """Note something on a table; without words after it, remove the note."""
    say, (first, _, text) = desk.words.gettext, arguments.strip().partition(" ")
    table = table_of(first)
    if table is None:
        return desk.asking(say("On which table, and what? note 7 shuffler broken"))
    there = desk.state.table_notes.get(table)
    if not text.strip():
        if there is None:
            return desk.asking(say("What is to be noted on table {table}?", table=table))
        told = say(
            "Take the note off table {table}: {note}", table=table, note=desk.looking.note(there)
        )
        return desk.judged(NoteTable(table=table), lambda _events: told)
    request = NoteTable(table=table, note=text.strip())
    return desk.judged(
        request,
        lambda _events: say("Note on table {table}: {note}", table=table, note=text.strip()),
    )


def marking(use: SeatUse) -> Callable[[Desk, str], Reading]:
    def marked(desk: Desk, arguments: str) -> Reading:
        text = tidy(arguments)
        if _SEATS.fullmatch(text) is None:
            return desk.asking(desk.words.gettext("Which seats? As in 7-4 7-5"))
        pairs = (place.split("-") for place in re.split(r"[ ,]+", text))
        seats = tuple(Seat(table=TableNo(int(t)), seat=SeatNo(int(s))) for t, s in pairs)
        return _as_logged(desk, MarkSeats(seats=seats, use=use))

    return marked


def remove_unsold(desk: Desk, arguments: str = "") -> Reading:
    """Remove unsold stacks, including what the blinds took of them."""
    text = tidy(arguments)
    blinded = amount(text or "0")
    if blinded is None:
        return desk.asking(desk.words.gettext("What had the blinds taken of them? us 900"))
    return _as_logged(desk, RemoveUnsold(blinded=blinded))


def buttons(desk: Desk, arguments: str) -> Reading:
    word = called(arguments)
    return desk.judged(
        DrawButtons(word=word),
        lambda _events: desk.words.gettext("Draw the button of each table where somebody sits"),
    )


def chain(desk: Desk, arguments: str) -> Reading:
    reason = arguments.strip()
    if not reason:
        return desk.asking(desk.words.gettext("A new commitment: why? chain file restored"))
    return desk.judged(
        RenewCommitment(reason=reason),
        lambda _events: desk.words.gettext(
            "A new commitment for the draws to come: {reason}", reason=reason
        ),
    )


def _of_tables(
    desk: Desk,
    arguments: str,
    request: Callable[[tuple[TableNo, ...]], Request],
    *,
    most: int = _MOST,
) -> Reading:
    tables = numbers(tidy(arguments))
    if not 1 <= len(tables) <= most:
        if most == 1:
            return desk.asking(desk.words.gettext("Which table? As in 7"))
        return desk.asking(desk.words.gettext("Which tables? As in 12 or 12-15 20"))
    return _as_logged(desk, request(tables))


def numbers(text: str) -> tuple[TableNo, ...]:
    """Return the table numbers; a run such as 12-15 includes all of them, other words none."""
    if _TABLES.fullmatch(text) is None:
        return ()
    found: dict[TableNo, None] = {}
    for part in re.split(r"[ ,]+", text):
        first, _, last = part.partition("-")
        run = range(int(first), int(last or first) + 1)
        found.update(dict.fromkeys(map(TableNo, run[: _MOST + 1])))
    return tuple(found)


def _as_logged(desk: Desk, request: Request) -> Reading:
    """Show the request in the words of the log."""
    return desk.judged(request, desk.looking.sentence)
