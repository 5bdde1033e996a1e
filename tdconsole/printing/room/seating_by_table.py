"""The players at each table, a group per table."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG
from tdconsole.printing.paper.listing import Frame, Listing, entry_cell, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.room.seating_list import SeatingList


def print_seating_by_table(seating: SeatingList, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the list, and return the number of pages; `NothingToPrint` if nobody is seated."""
    words, everybody = frame.words, len(seating.players)
    if not seating.tables:
        raise NothingToPrint
    figures = (
        Figure(words.gettext("Players"), words.number(everybody)),
        Figure(words.gettext("Tables"), words.number(len(seating.tables))),
    )
    title, areas = words.gettext("Seating by table"), 2 if len(seating.tables) > 1 else 1
    listing = Listing(frame, "floor", title, seating.event, figures, areas=areas)
    columns = (
        Column(words.pgettext("poker", "Seat"), 32, 22, right=True, type=STRONG),
        Column(words.gettext("Name"), 160, 110),
        Column("", 26),  # two letters say that they are a country, a head would be smaller
        Column(words.gettext("Entry"), 32, right=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, wall=True)
    for table in seating.tables:
        players = table.players
        lines = [
            Line(
                (
                    str(player.seat),
                    name_of(words, player.name),
                    player.country or "",
                    entry_cell(listing, player.entry),
                )
            )
            for player in players
        ]
        title = words.pgettext("poker", "Table {table}", table=table.table)
        roster.add(
            Group(
                lines,
                title,
                words.ngettext("{number} player", "{number} players", len(players)),
                words.gettext("{table}, continued", table=title),
            )
        )
        listing.tick(len(lines), everybody)
    return listing.deliver(to)
