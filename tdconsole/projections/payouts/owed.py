"""Who is owed what, what was paid of it, and what is to be given back."""

from tdconsole.domain.discipline.rulings import holders
from tdconsole.domain.eliminations.eliminations import Finish, finishes
from tdconsole.domain.prizes.dues import Owed, owed, slips_of, to_withhold
from tdconsole.domain.prizes.unclaimed import Unwon, remains, unwon
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Due, EntryId, Instant, Money, PayoutNo, Place, Record, RulingNo
from tdconsole.projections.people.names import People, of_entry


class OwedRow(Record, kw_only=True):
    """Open is less than nothing where something is to be given back; so is then `withhold`."""

    entry: EntryId
    name: str | None
    country: str | None
    due: Due
    place: Place | None = None
    shared_by: int = 1
    provisional: bool = False
    gross: Money
    paid: Money
    open: Money
    withhold: Money
    slips: tuple[PayoutNo, ...]
    ruling: RulingNo | None = None
    """Pending, and it holds the prize back until it is decided."""


class OwedList(Record, kw_only=True):
    currency: str
    rows: tuple[OwedRow, ...]
    open: Money
    to_withhold: Money
    back: Money
    remains: Money | None
    """Of a tournament that was called off: of all that was taken, what nobody is owed."""
    unwon: Unwon = Unwon()


def owed_list(tournament: Tournament, people: People, now: Instant) -> OwedList:
    every = owed(tournament)
    finished = {finish.entry: finish for finish in finishes(tournament, now)} if every else {}
    held = holders(tournament)
    rows = tuple(
        _row(
            tournament,
            people,
            one,
            finished.get(one.entry),
            held.get(one.entry) if one.due == "prize" else None,
        )
        for one in every
    )
    due = [row for row in rows if row.open > 0]
    return OwedList(
        currency=tournament.setup.currency,
        rows=rows,
        open=Money(sum(row.open for row in due)),
        to_withhold=Money(sum(row.withhold for row in due)),
        back=Money(-sum(row.open for row in rows if row.open < 0)),
        remains=_remains(tournament),
        unwon=unwon(tournament),
    )


def _row(
    tournament: Tournament,
    people: People,
    one: Owed,
    finish: Finish | None,
    ruling: RulingNo | None,
) -> OwedRow:
    known = of_entry(tournament, people, one.entry)
    won = finish if one.due == "prize" and one.gross else None
    return OwedRow(
        entry=one.entry,
        name=known.name if known else None,
        country=known.country if known else None,
        due=one.due,
        place=won.place if won else None,
        shared_by=won.shared_by if won else 1,
        provisional=won is not None and won.provisional,
        gross=one.gross,
        paid=one.paid,
        open=one.open,
        withhold=to_withhold(tournament, one),
        slips=tuple(number for number, _slip in slips_of(tournament, one.entry, one.due)),
        ruling=ruling if one.open > 0 else None,
    )


def _remains(tournament: Tournament) -> Money | None:
    """Special prizes are paid by the house, beside what was taken."""
    refunds = tournament.prizes.refunds
    return None if refunds is None else remains(tournament, Money(sum(refunds.values())))
