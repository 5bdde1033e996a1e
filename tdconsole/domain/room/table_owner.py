"""Two flights in one room: a table used by one is not the other's."""

from collections.abc import Mapping

from tdconsole.domain.language.rejections.flights import TableInFlight
from tdconsole.domain.language.rejections.room import TableElsewhere
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PlayId, TableNo


def held_elsewhere(tournament: Tournament) -> Mapping[TableNo, PlayId]:
    """The tables used by other flights."""
    return {
        number: play
        for play in tournament.others
        for number, table in tournament.plays[play].seating.tables.items()
        if table.players
    }


def held_fault(tournament: Tournament, table: TableNo) -> TableInFlight | TableElsewhere | None:
    """A refusal if another flight uses the table, or another tournament in the room has it."""
    if (name := tournament.elsewhere.get(table)) is not None:
        return TableElsewhere(table=table, tournament=name)
    play = held_elsewhere(tournament).get(table)
    if play is None:
        return None
    return TableInFlight(table=table, flight=flight_name(tournament, play))
