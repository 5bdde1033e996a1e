"""The moves that balance the tables now, as they are read out on the floor."""

from tdconsole.domain.language.commands.floor import BalanceTables
from tdconsole.domain.room.balancing import Planned, plan, who_moves
from tdconsole.domain.rules.values import BalanceDuty, BalanceWhere, BalanceWho
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Record, SeatNo, TableNo
from tdconsole.projections.advice.tables import proposal
from tdconsole.projections.people.names import People, of_entry


class PlannedMove(Record, kw_only=True):
    """A move; its player and seat are None if found at the tables in `asks`, or by card."""

    source: TableNo
    from_seat: SeatNo | None
    entry: EntryId | None
    name: str | None
    target: TableNo
    to_seat: SeatNo | None
    ranked: tuple[SeatNo, ...]
    """The free seats at the target, best first, once its button is known."""
    asks: tuple[TableNo, ...]


class FloorPlan(Record, kw_only=True):
    moves: tuple[PlannedMove, ...]
    who: BalanceWho
    where: BalanceWhere
    duty: BalanceDuty
    cite: str | None
    proposal: BalanceTables | None
    """The moves that can be made as they are, before the first that waits for an answer."""


def floor_plan(tournament: Tournament, people: People, now: Instant) -> FloorPlan:
    rules, moves = tournament.rules, plan(tournament, now)
    return FloorPlan(
        moves=tuple(_move(tournament, people, one) for one in moves),
        who=who_moves(tournament),
        where=rules.balance_where.value,
        duty=rules.balance_duty.value,
        cite=rules.balance_who.cite,
        proposal=proposal(moves),
    )


def _move(tournament: Tournament, people: People, move: Planned) -> PlannedMove:
    entry = move.entry
    only = move.ranked[0] if len(move.ranked) == 1 else None
    known = None if entry is None else of_entry(tournament, people, entry)
    return PlannedMove(
        source=move.source,
        from_seat=None if entry is None else tournament.play.seating.of[entry].seat,
        entry=entry,
        name=known.name if known else None,
        target=move.target,
        to_seat=only if move.seat is None else move.seat,
        ranked=move.ranked,
        asks=move.asks,
    )
