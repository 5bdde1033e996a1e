"""A table and its seats in words, as they are counted."""

from tdconsole.domain.values import TableNo
from tdconsole.gui.console.chips.draft import Place
from tdconsole.gui.console.chips.seats import SeatLine
from tdconsole.gui.console.engine.tournament_view import TournamentView


def heading_of(view: TournamentView, table: TableNo | None) -> str:
    if table is None:
        return view.words.gettext("Nobody sits at a table yet")
    return view.words.ngettext(
        "Table {table}: {number} player",
        "Table {table}: {number} players",
        len(view.state.play.seating.tables[table].players),
        table=table,
    )


def line_of(view: TournamentView, place: Place) -> SeatLine:
    words = view.words
    name = (
        words.gettext("All of the table together") if place.entry is None else view.who(place.entry)
    )
    return SeatLine(
        seat="" if place.seat is None else str(place.seat),
        name=name,
        chips="" if place.chips is None else words.number(place.chips),
        typed=place.typed,
    )
