"""What the floor says of itself."""

from typing import assert_never

from tdconsole.domain.state import Tournament
from tdconsole.gui.console.floor.hall import Hall, Standing
from tdconsole.gui.console.floor.pointing import Pointing
from tdconsole.gui.console.watch import Watch
from tdconsole.i18n.catalogue import Catalogue


def standing_words(words: Catalogue, standing: Standing) -> str:
    match standing.kind:
        case "level" | "fullest":
            return ""
        case "short":
            return words.ngettext("{number} short", "{number} short", standing.short)
        case "alone":
            return words.pgettext("table", "alone")
        case _:
            assert_never(standing.kind)


def summary(words: Catalogue, state: Tournament, hall: Hall) -> str:
    many, without = words.ngettext, len(hall.waiting)
    said = [many("{number} player", "{number} players", state.left)]
    if hall.tables:
        said.append(many("{number} table", "{number} tables", len(hall.tables)))
    if without:
        said.append(many("{number} without a seat", "{number} without a seat", without))
    return ", ".join(said)


def selected(watch: Watch, pointing: Pointing) -> str:
    """What a gesture would be about."""
    words, seating, seat = watch.words, watch.state.play.seating, pointing.cursor
    if pointing.gathering:
        return words.ngettext(
            "{number} player: {names}",
            "{number} players: {names}",
            len(pointing.chosen),
            names=words.listed([watch.who(one) for one in pointing.chosen]),
        )
    if pointing.chosen and (at := seating.of.get(pointing.chosen[0])) is not None:
        return words.gettext(
            "{player}, table {table} seat {seat}",
            player=watch.who(pointing.chosen[0]),
            table=at.table,
            seat=at.seat,
        )
    if seat is None:
        return ""
    if seating.at(seat) is None:
        return words.gettext("table {table} seat {seat}, free", table=seat.table, seat=seat.seat)
    return words.gettext("table {table} seat {seat}", table=seat.table, seat=seat.seat)


def described(watch: Watch, hall: Hall, pointing: Pointing) -> str:
    """The seat under the cursor, and who sits there."""
    cursor, say = pointing.cursor, watch.words.gettext
    if cursor is None:
        return ""
    entry = hall.seating.at(cursor)
    if entry is None:
        return say("Table {table}, seat {seat}, free", table=cursor.table, seat=cursor.seat)
    return say(
        "Table {table}, seat {seat}, {player}",
        table=cursor.table,
        seat=cursor.seat,
        player=watch.who(entry),
    )


def choosing(watch: Watch, pointing: Pointing) -> str:
    """What to do while a new seat is looked for."""
    entry = pointing.chosen[0]
    seat = watch.state.play.seating.of[entry]
    return watch.words.gettext(
        "Choose the new seat for {player} (table {table} seat {seat}): click it, or go there with the arrows and press Enter. Esc leaves it.",
        player=watch.who(entry),
        table=seat.table,
        seat=seat.seat,
    )
