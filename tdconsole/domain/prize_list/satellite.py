"""The seats that a satellite plays for: how many there are, and when they are won."""

from msgspec.structs import replace

from tdconsole.domain.language.rejections.prizes import DealStands, PostedOtherKind
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.prize_list.satellite_prizes import prizes, seats_in
from tdconsole.domain.state.flight_in_hand import entries_in_all
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Money


def switch_fault(before: Tournament, after: Tournament) -> Rejection | None:
    """A refusal to turn a satellite on or off once prizes were posted or divided."""
    if (before.terms.satellite == "off") == (after.terms.satellite == "off"):
        return None
    if before.prizes.deal is not None:
        return DealStands()
    return PostedOtherKind() if before.prizes.posted is not None else None


def seat_of(tournament: Tournament) -> Money:
    """The value of the seat played for; 0 if it isn't a satellite."""
    terms = tournament.terms.satellite
    return Money(0) if terms == "off" else terms.seat


def seats_won(tournament: Tournament) -> int:
    """The number of seats posted, or paid by the pool so far; 0 if it isn't a satellite."""
    terms = tournament.terms.satellite
    if terms == "off":
        return 0
    posted = tournament.prizes.posted
    if posted is not None:
        return sum(amount >= terms.seat for amount in posted.amounts)
    return seats_in(tournament.pool, terms.seat, entries_in_all(tournament))


def seats_of_floor(tournament: Tournament) -> int:
    """The seats that the entries of the flight in hand paid for, without money the house adds."""
    terms = tournament.terms
    if terms.satellite == "off":
        return 0
    entries = tournament.entries.by_id
    paid = Money(sum(entry.spent.pool for entry in entries.values()))
    pool = replace(terms, added=Money(0)).played_for(paid)
    return seats_in(pool, terms.satellite.seat, len(entries))


def seat_prizes(tournament: Tournament) -> tuple[Money, ...]:
    """The prizes of the pool, seats first; none if it isn't a satellite."""
    terms, setup = tournament.terms.satellite, tournament.setup
    if terms == "off":
        return ()
    if not terms.block:
        terms = replace(terms, block=Money(2 * setup.price.total))
    return prizes(tournament.pool, terms, entries_in_all(tournament), setup.cash_unit)


def is_won(tournament: Tournament) -> bool:
    """Whether everybody left has a seat, so that nothing is played for any more."""
    return not tournament.in_flights and 0 < tournament.left <= seats_won(tournament)
