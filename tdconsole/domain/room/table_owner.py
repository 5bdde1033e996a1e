"""Two flights in one room: a table at which one of them sits is not the other's."""

from collections.abc import Mapping

from tdconsole.domain.language.rejections.flights import TableInFlight
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PlayId, TableNo


def held_elsewhere(tournament: Tournament) -> Mapping[TableNo, PlayId]:
    """The tables at which another flight sits."""
    return {
        number: play
        for play in tournament.others
        for number, table in tournament.plays[play].seating.tables.items()
        if table.players
    }


def held_fault(tournament: Tournament, table: TableNo) -> TableInFlight | None:
    """Another flight sits there."""
    play = held_elsewhere(tournament).get(table)
    if play is None:
        return None
    return TableInFlight(table=table, flight=flight_name(tournament, play))
