from collections.abc import Iterable

from tdconsole.domain.discipline.rulings import holders
from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import Award, awards
from tdconsole.domain.prizes.dues import owed, slips_of, to_withhold, withheld
from tdconsole.domain.state.flight_in_hand import entries_in_all
from tdconsole.domain.state.money import Posted
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money, Place, Record, RulingNo
from tdconsole.projections.payouts.paid_out import PaidOut, of_entries
from tdconsole.projections.people.names import People, of_entry


class Payout(Record, kw_only=True):
    """A prize with its owner, if known; a shared place says by how many."""

    place: Place
    shared_by: int
    amount: Money
    withheld: Money = Money(0)
    entry: EntryId | None = None
    name: str | None = None
    country: str | None = None
    provisional: bool = False
    """Whether another table may still report the same hand."""
    deal: bool = False
    seat: bool = False
    """Whether it is a satellite's seat: a place in another tournament, or its value."""
    held: bool = False
    """Whether the deal holds it back for the winner."""
    ruling: RulingNo | None = None
    """The pending ruling that holds the prize back."""
    slips: tuple[PaidOut, ...] = ()

    @property
    def net(self) -> Money:
        return Money(self.amount - self.withheld)

    @property
    def paid(self) -> Money:
        return Money(sum(-slip.gross if slip.back else slip.gross for slip in self.slips))


class PayoutSheet(Record, kw_only=True):
    event: str
    currency: str
    entries: int
    places: int
    pool: Money
    fees: Money
    finished: bool
    rows: tuple[Payout, ...]
    total: Money
    withheld: Money = Money(0)
    heads: Money = Money(0)
    """The bounties divided in a deal."""
    posted: Posted | None = None

    @property
    def due(self) -> Money:
        """The sum that all prizes have to make up."""
        return Money(self.pool + self.heads)


def payout_sheet(
    tournament: Tournament,
    people: People,
    now: Instant | None = None,
    slips: Iterable[PaidOut] = (),
) -> PayoutSheet:
    """Every paid place, first prize first; the amounts make up the pool to the cent.

    Without a moment in time nothing is provisional.
    """
    known, prizes = awards(tournament), prize_list(tournament)
    open_places = min((award.place - 1 for award in known), default=len(prizes))
    rows = [
        Payout(
            place=Place(place),
            shared_by=1,
            amount=amount,
            withheld=withheld(tournament, amount),
            seat=_is_seat(tournament, amount),
        )
        for place, amount in enumerate(prizes[:open_places], start=1)
    ]
    open_still = {one.entry for one in finishes(tournament, now) if one.provisional}
    paid, held = of_entries(slips, "prize"), holders(tournament)
    due = {
        one.entry: to_withhold(tournament, one) for one in owed(tournament) if one.due == "prize"
    }
    rows += [
        _row(
            tournament,
            people,
            award,
            paid.get(award.entry, ()),
            due.get(award.entry, Money(0)),
            provisional=award.entry in open_still,
            ruling=held.get(award.entry),
        )
        for award in known
    ]
    deal = tournament.prizes.deal
    heads = Money(0) if deal is None else deal.heads
    rest = Money(tournament.pool + heads - sum(row.amount for row in rows))
    if deal is not None and 0 < rest <= deal.held:
        rows.insert(
            0,
            Payout(
                place=Place(1),
                shared_by=1,
                amount=rest,
                withheld=withheld(tournament, rest),
                held=True,
            ),
        )
    return PayoutSheet(
        event=tournament.setup.name,
        currency=tournament.setup.currency,
        entries=entries_in_all(tournament),
        places=len(prizes),
        pool=tournament.pool,
        fees=tournament.takings.fees,
        finished=tournament.finished,
        rows=tuple(rows),
        total=Money(sum(row.amount for row in rows)),
        withheld=Money(sum(row.withheld for row in rows)),
        heads=heads,
        posted=tournament.prizes.posted,
    )


def _row(  # noqa: PLR0913 -- whose it is, and what is known of it
    tournament: Tournament,
    people: People,
    award: Award,
    slips: tuple[PaidOut, ...],
    to_keep: Money,
    *,
    provisional: bool,
    ruling: RulingNo | None,
) -> Payout:
    """A row, with the tax withheld so far and still to be withheld."""
    person = of_entry(tournament, people, award.entry)
    paid = slips_of(tournament, award.entry, "prize")
    kept = sum(slip.withheld for _number, slip in paid)
    return Payout(
        place=award.place,
        shared_by=award.shared_by,
        amount=award.amount,
        withheld=Money(kept + to_keep),
        entry=award.entry,
        name=person.name if person else None,
        country=person.country if person else None,
        provisional=provisional,
        deal=award.deal,
        seat=_is_seat(tournament, award.amount),
        ruling=ruling,
        slips=slips,
    )


def _is_seat(tournament: Tournament, amount: Money) -> bool:
    terms = tournament.terms.satellite
    return terms != "off" and amount >= terms.seat
