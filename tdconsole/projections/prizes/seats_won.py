"""A satellite's seats: their number, the remainder, and the winners."""

from tdconsole.domain.flights.merged_view import united
from tdconsole.domain.prize_list.satellite import is_won, seats_won
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Money, Place, Record
from tdconsole.projections.people.names import People, of_entry
from tdconsole.projections.prizes.seat_vouchers import seat_vouchers


class SeatWinner(Record, kw_only=True):
    """The winner of a seat or of cash; the voucher is None until a seat is paid out as one."""

    entry: EntryId
    name: str | None
    country: str | None
    place: Place
    shared_by: int
    amount: Money
    voucher: str | None


class SeatsWon(Record, kw_only=True):
    """The seats; `cash` are the prizes below them, and winners are named once known."""

    event: str
    target: str
    currency: str
    pool: Money
    seat: Money
    seats: int
    left: int
    over: bool
    """Whether no more players are left than there are seats."""
    cash: tuple[Money, ...]
    winners: tuple[SeatWinner, ...]


def seats_of(tournament: Tournament, people: People) -> SeatsWon | None:
    """The seats, or None if it isn't a satellite."""
    setup, terms = tournament.setup, tournament.terms.satellite
    if terms == "off":
        return None
    seats = seats_won(tournament)
    numbers = {one.entry: one.number for one in seat_vouchers(tournament, people).vouchers}
    winners = []
    for award in awards(tournament):
        known = of_entry(tournament, people, award.entry)
        winners.append(
            SeatWinner(
                entry=award.entry,
                name=None if known is None else known.name,
                country=None if known is None else known.country,
                place=award.place,
                shared_by=award.shared_by,
                amount=award.amount,
                voucher=numbers.get(award.entry),
            )
        )
    return SeatsWon(
        event=setup.name,
        target=terms.target,
        currency=setup.currency,
        pool=tournament.pool,
        seat=terms.seat,
        seats=seats,
        left=united(tournament).left,
        over=is_won(tournament),
        cash=prize_list(tournament)[seats:],
        winners=tuple(winners),
    )
