"""The final table: who sits where with how much, and the prizes that are still played for."""

from collections.abc import Iterator

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.room.final_table import MOST
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Money, Place, Record, Seat, TableNo
from tdconsole.projections.chips.counted import chip_leaders


class Plate(Record, kw_only=True):
    """A player at the table, with the stack if it was counted."""

    entry: EntryId
    seat: Seat
    chips: Chips | None = None
    big_blinds: int | None = None
    leads: bool = False


class Rung(Record, kw_only=True):
    """A place of the ladder: its prize, and who has it once it is certain."""

    place: Place
    prize: Money
    entry: EntryId | None = None


class FinalTable(Record, kw_only=True):
    table: TableNo
    plates: tuple[Plate, ...]
    """The players in the order of their seats."""
    ladder: tuple[Rung, ...]
    """The places from the first down, those that are still played for and those that are won."""
    currency: str
    left: int
    next_prize: Money | None
    """The prize of the next player out."""
    counted: Instant | None
    """When the stacks were last counted."""


def is_final(tournament: Tournament) -> bool:
    """Whether everybody still in sits at one table, and somebody is out."""
    of = tournament.play.seating.of
    return (
        1 < tournament.left == len(of) <= MOST
        and bool(tournament.exits.by_entry)
        and not tournament.in_flights
        and len({seat.table for seat in of.values()}) == 1
    )


def final_table(tournament: Tournament, now: Instant) -> FinalTable | None:
    """The table; None as long as there are several, or nobody is out yet."""
    if not is_final(tournament):
        return None
    table = next(iter(tournament.play.seating.of.values())).table
    ladder = tuple(_ladder(tournament, now))
    below = [one for one in ladder if one.place == tournament.left]
    count = tournament.counts.count
    plates = tuple(_plates(tournament, now))
    return FinalTable(
        table=table,
        plates=plates,
        ladder=ladder,
        currency=tournament.setup.currency,
        left=tournament.left,
        next_prize=below[0].prize or None if below else None,
        counted=count.last if count and any(one.chips for one in plates) else None,
    )


def _plates(tournament: Tournament, now: Instant) -> Iterator[Plate]:
    counted = {one.entry: one for one in chip_leaders(tournament, {}, now)}
    for entry, seat in sorted(tournament.play.seating.of.items(), key=lambda one: one[1]):
        found = counted.get(entry)
        yield Plate(
            entry=entry,
            seat=seat,
            chips=found.chips if found else None,
            big_blinds=found.big_blinds if found else None,
            leads=found is not None and found.place == 1,
        )


def _ladder(tournament: Tournament, now: Instant) -> Iterator[Rung]:
    """The places; once a deal is made, only those that are certain."""
    if tournament.prizes.refunds is not None:
        return
    prizes = prize_list(tournament)
    if tournament.prizes.deal is None:
        for place in range(1, min(tournament.left, len(prizes)) + 1):
            yield Rung(place=Place(place), prize=prizes[place - 1])
    won = {one.entry: one.amount for one in awards(tournament)}
    for finish in finishes(tournament, now):
        if finish.place > MOST:
            return
        if not finish.provisional and won.get(finish.entry):
            yield Rung(place=finish.place, prize=won[finish.entry], entry=finish.entry)
