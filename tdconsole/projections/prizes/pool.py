"""The make-up of the pool line by line; the last line is the total."""

from collections.abc import Iterator
from typing import Literal

from tdconsole.domain.language.terms import Terms
from tdconsole.domain.state.flight_in_hand import floors
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import Money, Record

Source = Literal["entries", "reentries", "rebuys", "add_ons", "deduction", "added", "overlay"]


class PoolLine(Record, kw_only=True):
    """A line; deductions are negative."""

    source: Source
    number: int | None = None
    """The number sold; None for what the house takes or adds."""
    amount: Money
    name: str | None = None
    """The name of a deduction."""
    share: int | None = None


class PoolStatement(Record, kw_only=True):
    currency: str
    lines: tuple[PoolLine, ...]
    came_in: Money
    """The money the players paid for it."""
    pool: Money
    guarantee: Money
    no_shows: int
    """The no-shows, whose money is out of the pool."""
    held: Money
    """Everything they paid, which the house holds for them."""


def pool_statement(tournament: Tournament) -> PoolStatement:
    takings, terms = tournament.takings, tournament.terms
    return PoolStatement(
        currency=tournament.setup.currency,
        lines=(*_sold(tournament), *of_the_house(terms, takings.pool)),
        came_in=takings.pool,
        pool=tournament.pool,
        guarantee=terms.guarantee,
        no_shows=takings.no_shows,
        held=takings.held,
    )


def _sold(tournament: Tournament) -> Iterator[PoolLine]:
    """The sales of all flights: entries always, others if there were any."""
    entries = [entry for one in floors(tournament).values() for entry in one.entries.by_id.values()]
    first = [entry for entry in entries if entry.bullet == 1]
    again = [entry for entry in entries if entry.bullet > 1]
    yield PoolLine(source="entries", number=len(first), amount=_paid(first))
    if again:
        yield PoolLine(source="reentries", number=len(again), amount=_paid(again))
    if rebuys := sum(entry.rebuys for entry in entries):
        amount = Money(sum(entry.rebought.pool for entry in entries))
        yield PoolLine(source="rebuys", number=rebuys, amount=amount)
    if add_ons := sum(entry.added_on for entry in entries):
        amount = Money(sum(entry.bought.pool - entry.rebought.pool for entry in entries))
        yield PoolLine(source="add_ons", number=add_ons, amount=amount)


def _paid(entries: list[Entry]) -> Money:
    return Money(sum(entry.paid.pool for entry in entries))


def of_the_house(terms: Terms, came_in: Money) -> Iterator[PoolLine]:
    for deduction in terms.deductions:
        yield PoolLine(
            source="deduction",
            amount=Money(-deduction.of(came_in)),
            name=deduction.name,
            share=deduction.share,
        )
    if terms.added:
        yield PoolLine(source="added", amount=terms.added)
    if overlay := Money(terms.pool(came_in) - terms.played_for(came_in)):
        yield PoolLine(source="overlay", amount=overlay)
