"""The certificates of the winner and of the places behind."""

from collections.abc import Iterable

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.events.tournament import TournamentFinished
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money, Place, Record
from tdconsole.projections.eliminations.results import Result, results
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.paper_source import PaperSource


class Certificate(Record, kw_only=True):
    """A certificate; a prize of 0 is not told."""

    event: str
    house: str
    place: Place
    shared_by: int
    players: int
    name: str | None
    country: str | None
    prize: Money
    currency: str
    at: Instant


def certificates(
    source: PaperSource, now: Instant, entries: tuple[EntryId, ...] | None = None
) -> tuple[Certificate, ...]:
    """The certificate of the winner, or of the entries named; nobody whose place may still change."""
    shown = results(source.state, source.people, now)
    at = _finished(source.trail) or now
    return tuple(
        Certificate(
            event=shown.event,
            house=source.house,
            place=row.place,
            shared_by=row.shared_by,
            players=shown.players,
            name=row.name,
            country=row.country,
            prize=row.prize if source.shows_money else Money(0),
            currency=shown.currency,
            at=at,
        )
        for row in shown.rows
        if not row.provisional and _wanted(row, entries)
    )


def down_to(tournament: Tournament, place: int) -> tuple[EntryId, ...]:
    """The entries that hold the places from the first down to this one."""
    return tuple(one.entry for one in finishes(tournament) if one.place <= place)


def _wanted(row: Result, entries: tuple[EntryId, ...] | None) -> bool:
    return row.place == 1 if entries is None else row.entry in entries


def _finished(trail: Iterable[TrailStep]) -> Instant | None:
    """The moment at which the tournament was finished for good."""
    at = None
    for step in trail:
        if step.undone_by is None and any(
            isinstance(one, TournamentFinished) for one in step.events
        ):
            at = step.at
    return at
