"""The slip that a player carries from one table to another."""

from typing import Literal

from msgspec.structs import replace

from tdconsole.domain.language.terms import BY_HIGH_CARD
from tdconsole.domain.room.balancing import Planned, plan, who_moves
from tdconsole.domain.rules.values import BalanceWhere, BalanceWho, DealtIn
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Record, Seat, SeatNo, TableNo
from tdconsole.projections.draw.seat_proof import proof_text
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People, of_entry
from tdconsole.projections.room.moves_sheet import Moving, Why, moves_sheet

Barred = Literal["small_blind_to_button", "big_blind_to_button", "small_blind"]


class MoveSlip(Record, kw_only=True):
    """A slip; what isn't known yet is found at the table and filled in."""

    event: str
    at: Instant
    entry: EntryId | None
    name: str | None
    country: str | None
    source: TableNo | None
    source_seat: SeatNo | None
    target: TableNo
    seat: SeatNo | None
    seats: tuple[SeatNo, ...] = ()
    """The seats to choose from, if none is fixed."""
    who: BalanceWho = "next_big_blind"
    where: BalanceWhere = "worst"
    barred: Barred | None
    """Where a newcomer gets no cards; None without blinds, or if everybody is reseated."""
    cites: tuple[str, ...] = ()
    proof: str | None = None
    """The text of the code, for a seat that was drawn."""
    why: Why = "balanced"
    void: bool = False
    stays: Seat | None = None
    """The seat of a player whose slip is void."""


def planned_slips(tournament: Tournament, people: People, now: Instant) -> tuple[MoveSlip, ...]:
    """The slips of the current plan."""
    return tuple(_planned(tournament, people, move, now) for move in plan(tournament, now))


def _planned(tournament: Tournament, people: People, move: Planned, now: Instant) -> MoveSlip:
    rules = tournament.rules
    seat = move.ranked[0] if move.seat is None and len(move.ranked) == 1 else move.seat
    entry = move.entry
    known = None if entry is None else of_entry(tournament, people, entry)
    sits = None if entry is None else tournament.play.seating.of[entry].seat
    barred, cites = _barred(tournament, "balanced")
    return MoveSlip(
        event=title_of(tournament),
        at=now,
        entry=entry,
        name=known.name if known else None,
        country=known.country if known else None,
        source=move.source,
        source_seat=sits,
        target=move.target,
        seat=seat,
        seats=() if seat is not None else move.ranked,
        who=who_moves(tournament),
        where=rules.balance_where.value,
        barred=barred,
        cites=_once(rules.balance_who.cite, rules.balance_where.cite, *cites),
    )


def made_slips(
    tournament: Tournament, people: People, made: tuple[Moving, ...]
) -> tuple[MoveSlip, ...]:
    """The slips of moves already made, by the table left."""
    sheet = moves_sheet(tournament, people, made)
    if sheet is None:
        return ()
    last = made[-1]
    barred, cites = _barred(tournament, last.why)
    return tuple(
        MoveSlip(
            event=sheet.event,
            at=sheet.at,
            entry=row.entry,
            name=row.name,
            country=row.country,
            source=row.source.table if row.source else None,
            source_seat=row.source.seat if row.source else None,
            target=row.target.table,
            seat=row.target.seat,
            barred=barred,
            cites=_once(last.cite, *cites),
            proof=proof_text(tournament, row.entry) if last.draw is not None else None,
            why=last.why,
        )
        for row in sheet.rows
    )


def void_slips(
    tournament: Tournament, people: People, made: tuple[Moving, ...]
) -> tuple[MoveSlip, ...]:
    """The void slips of moves undone, with the player's present seat."""
    of = tournament.play.seating.of
    return tuple(
        replace(
            slip,
            void=True,
            stays=None if slip.entry is None else of.get(slip.entry),
            barred=None,
            cites=(),
            proof=None,
        )
        for slip in made_slips(tournament, people, made)
    )


def _barred(tournament: Tournament, why: Why) -> tuple[Barred | None, tuple[str, ...]]:
    """Where a newcomer gets no cards, and the article; nowhere after a redraw."""
    if why == "redrawn" or tournament.terms.game in BY_HIGH_CARD:
        return None, ()
    rule = tournament.rules.dealt_in
    cites = (rule.cite,) if rule.cite else ()
    return _bar(rule.value, why), cites


def _bar(rule: DealtIn, why: Why) -> Barred:
    match rule:
        case "not_on_small_blind":
            return "small_blind"
        case "not_between_big_blind_and_button" if why == "balanced":
            return "big_blind_to_button"
        case _:
            return "small_blind_to_button"


def _once(*cites: str | None) -> tuple[str, ...]:
    return tuple(dict.fromkeys(cite for cite in cites if cite))
