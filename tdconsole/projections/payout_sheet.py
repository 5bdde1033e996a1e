from tdconsole.domain.payouts import prize_list
from tdconsole.domain.prizes import awards
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId, Money, Place, Record
from tdconsole.projections.names import People, of_entry


class Payout(Record, kw_only=True):
    """A prize, and who is owed it once that is known; a shared place says by how many."""

    place: Place
    shared_by: int
    amount: Money
    entry: EntryId | None = None
    name: str | None = None
    country: str | None = None


class PayoutSheet(Record, kw_only=True):
    event: str
    currency: str
    entries: int
    pool: Money
    fees: Money
    finished: bool
    rows: tuple[Payout, ...]
    total: Money


def payout_sheet(tournament: Tournament, people: People) -> PayoutSheet:
    """Every paid place, first prize first; the amounts are the pool to the cent."""
    known = awards(tournament)
    prizes = prize_list(tournament)
    open_places = min((award.place - 1 for award in known), default=len(prizes))
    rows = [
        Payout(place=Place(place), shared_by=1, amount=amount)
        for place, amount in enumerate(prizes[:open_places], start=1)
    ]
    for award in known:
        person = of_entry(tournament, people, award.entry)
        rows.append(
            Payout(
                place=award.place,
                shared_by=award.shared_by,
                amount=award.amount,
                entry=award.entry,
                name=person.name if person else None,
                country=person.country if person else None,
            )
        )
    return PayoutSheet(
        event=tournament.setup.name,
        currency=tournament.setup.currency,
        entries=len(tournament.entries.by_id),
        pool=tournament.pool,
        fees=tournament.takings.fees,
        finished=tournament.finished,
        rows=tuple(rows),
        total=Money(sum(row.amount for row in rows)),
    )
