"""A satellite's prizes: whole seats from the pool, and the remainder with or below them."""

from functools import lru_cache

from tdconsole.domain.language.terms import Satellite
from tdconsole.domain.values import Money


def seats_in(pool: Money, seat: Money, entries: int) -> int:
    """The whole seats in the pool; nobody wins two."""
    return min(max(0, pool) // seat, entries)


@lru_cache(maxsize=16)
def prizes(pool: Money, satellite: Satellite, entries: int, unit: Money) -> tuple[Money, ...]:
    """The prizes, first one first: they make up the pool, none larger than the one before.

    Asked for many times between one entry and the next.
    """
    if entries <= 0 or pool <= 0:
        return ()
    seat = satellite.seat
    seats = seats_in(pool, seat, entries)
    left, behind = Money(pool - seats * seat), entries - seats
    if not behind or (seats and satellite.remainder == "shared"):
        return tuple(Money(seat + more) for more in _shared(left, seats, unit))
    return (seat,) * seats + _blocks(left, satellite.block, behind, unit)


def _blocks(left: Money, block: Money, places: int, unit: Money) -> tuple[Money, ...]:
    """The remainder in blocks, the last one smaller; too few places for them share it equally."""
    if not left:
        return ()
    size = block or left
    whole, rest = divmod(left, size)
    if whole + bool(rest) > places:
        return _shared(left, places, unit)
    return (Money(size),) * whole + ((Money(rest),) if rest else ())


def _shared(left: Money, among: int, unit: Money) -> tuple[Money, ...]:
    """Equal parts in whole units; extra units go to the better places, odd cents to the first."""
    unit = max(Money(1), unit)
    each = left // among // unit * unit
    units, cents = divmod(left - each * among, unit)
    return tuple(
        Money(each + (unit if place < units else 0) + (0 if place else cents))
        for place in range(among)
    )
