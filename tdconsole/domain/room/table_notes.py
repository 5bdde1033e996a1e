"""Notes on the tables themselves: a broken shuffler, a seat to keep clear, cameras."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.seating import NoteTable
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.seating import TableNoted
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import NotInTheRoom, TableNotNoted
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import NoteId

Decision = tuple[Event, ...] | Rejection


def note(tournament: Tournament, command: NoteTable, context: Context) -> Decision:
    """On any table of the room, open or not: it may be repaired before anybody sits there."""
    table = command.table
    if command.note is None:
        if table not in tournament.table_notes:
            return TableNotNoted(table=table)
        return (TableNoted(table=table),)
    known = table in tournament.terms.tables or any(
        table in play.seating.tables for play in tournament.plays.values()
    )
    if not known:
        return NotInTheRoom(table=table)
    return (TableNoted(table=table, note=context.note or NoteId("")),)


def noted(tournament: Tournament, event: TableNoted) -> Tournament:
    notes = tournament.table_notes
    if event.note is None:
        if event.table not in notes:
            return tournament
        return replace(tournament, table_notes=notes.delete(event.table))
    return replace(tournament, table_notes=notes.set(event.table, event.note))
