"""The count sheet written on at the tables: seats, names, a box for each chip."""

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Record
from tdconsole.projections.people.names import People
from tdconsole.projections.room.seating_list import TableThere, seating_list


class CountSheet(Record, kw_only=True):
    event: str
    in_play: Chips
    chips: tuple[Chips, ...]
    """The chips in play, smallest first; none if they aren't known."""
    tables: tuple[TableThere, ...]


def count_sheet(tournament: Tournament, people: People) -> CountSheet:
    seating = seating_list(tournament, people)
    return CountSheet(
        event=seating.event,
        in_play=tournament.chips,
        chips=_chips(tournament),
        tables=seating.tables,
    )


def _chips(tournament: Tournament) -> tuple[Chips, ...]:
    """The chips still in play: those coloured up are gone."""
    chip_set = tournament.terms.chip_set
    if chip_set == "off":
        return ()
    gone = {one.old for one in tournament.counts.races}
    return tuple(sorted({Chips(chip.value) for chip in chip_set.chips} - gone))
