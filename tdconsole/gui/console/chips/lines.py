"""A table and its seats in words, as they are counted."""

from tdconsole.domain.values import TableNo
from tdconsole.gui.console.chips.draft import Place
from tdconsole.gui.console.chips.seats import SeatLine
from tdconsole.gui.console.engine.watch import Watch


def heading_of(watch: Watch, table: TableNo | None) -> str:
    if table is None:
        return watch.words.gettext("Nobody sits at a table yet")
    return watch.words.ngettext(
        "Table {table}: {number} player",
        "Table {table}: {number} players",
        len(watch.state.play.seating.tables[table].players),
        table=table,
    )


def line_of(watch: Watch, place: Place) -> SeatLine:
    words = watch.words
    name = (
        words.gettext("All of the table together")
        if place.entry is None
        else watch.who(place.entry)
    )
    return SeatLine(
        seat="" if place.seat is None else str(place.seat),
        name=name,
        chips="" if place.chips is None else words.number(place.chips),
        typed=place.typed,
    )
