"""What everybody is owed, what was paid, and what is to be given back."""

from tdconsole.domain.discipline.rulings import holders
from tdconsole.domain.eliminations.busting import Finish, finishes
from tdconsole.domain.prizes.dues import Owed, owed, slips_of, to_withhold
from tdconsole.domain.prizes.unclaimed import UnclaimedPrizes, remains, unwon
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Due, EntryId, Instant, Money, PayoutNo, Place, Record, RulingNo
from tdconsole.projections.people.names import People, of_entry


class OwedRow(Record, kw_only=True):
    """A debt; `open` is negative if money is to be given back, and then so is `withhold`."""

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
    """The pending ruling that holds the prize back."""


class OwedList(Record, kw_only=True):
    currency: str
    rows: tuple[OwedRow, ...]
    open: Money
    to_withhold: Money
    back: Money
    remains: Money | None
    """After a cancellation, the part of the takings owed to nobody."""
    unwon: UnclaimedPrizes = UnclaimedPrizes()


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
    """The part of the takings owed to nobody; the house pays special prizes on top."""
    refunds = tournament.prizes.refunds
    return None if refunds is None else remains(tournament, Money(sum(refunds.values())))
