"""Main and side pots of a hand, who wins them, and who collects whose bounty."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from tdconsole.domain.rules.values import OddHalf
from tdconsole.domain.values import Chips, ChipsTyped, Game, Record, SeatNo, SeatTyped

STUD: Final[frozenset[Game]] = frozenset({"stud", "stud-hi-lo", "razz"})
Ranked = Sequence[Sequence[SeatNo]]
"""The hands shown, best first; seats that share are grouped."""


class Stake(Record, kw_only=True):
    """The chips a seat put into the pots, and whether they were all it had."""

    seat: SeatTyped
    put: ChipsTyped
    all_in: bool = False
    folded: bool = False


class Pot(Record, kw_only=True):
    """A pot, and the seats that can win it; the main pot is listed first."""

    amount: Chips
    seats: tuple[SeatNo, ...]


class Part(Record, kw_only=True):
    seat: SeatNo
    amount: Chips


class HeadTaken(Record, kw_only=True):
    """The bounty of a player whose last chips went into this pot, and the seats that won it."""

    seat: SeatNo
    pot: int
    by: tuple[SeatNo, ...]


def uncalled(stakes: Sequence[Stake]) -> Part | None:
    """The part nobody called, which goes back; chips of folded hands count as calling it."""
    highest = max(stakes, key=lambda stake: stake.put, default=None)
    if highest is None or highest.folded:
        return None
    called = max((one.put for one in stakes if one is not highest), default=Chips(0))
    over = Chips(highest.put - called)
    return Part(seat=highest.seat, amount=over) if over else None


def pots(stakes: Sequence[Stake], dead: Chips = Chips(0)) -> tuple[Pot, ...]:  # noqa: B008 -- a number
    """The pots without the uncalled part; dead money is in the main pot.

    Chips of folded hands are in each pot as far as they reach; beyond all others they stay in the
    last one.
    """
    back = uncalled(stakes)
    put = {
        stake.seat: stake.put - (back.amount if back and back.seat == stake.seat else 0)
        for stake in stakes
    }
    live = [stake.seat for stake in stakes if not stake.folded and put[stake.seat]]
    steps = sorted({put[seat] for seat in live})
    found, below, before = list[Pot](), 0, dead
    for step in steps:
        top = step if step != steps[-1] else max(put.values())
        amount = before + sum(min(one, top) - min(one, below) for one in put.values())
        seats = tuple(seat for seat in live if put[seat] >= step)
        found.append(Pot(amount=Chips(amount), seats=seats))
        below, before = step, Chips(0)
    return tuple(found)


def clockwise(button: SeatNo, seats: Iterable[SeatNo]) -> list[SeatNo]:
    """The seats from the first one left of the button to the button itself."""
    return sorted(seats, key=lambda seat: (seat <= button, seat))


def winners(pot: Pot, ranked: Ranked) -> tuple[SeatNo, ...]:
    """The winners of a pot: nobody if no seat in it is ranked; a lone seat always wins."""
    if len(pot.seats) == 1:
        return pot.seats
    for group in ranked:
        if found := tuple(seat for seat in group if seat in pot.seats):
            return found
    return ()


def divided(pot: Pot, won_by: Iterable[SeatNo], button: SeatNo, unit: Chips) -> tuple[Part, ...]:
    """The pot divided into chips of this value; odd chips go clockwise from the button."""
    return shares(pot.amount, clockwise(button, won_by), unit)


def shares(amount: Chips, order: Sequence[SeatNo], unit: Chips) -> tuple[Part, ...]:
    """Equal shares; odd chips go to the first seats, as does any rest smaller than a chip."""
    if not order:
        return ()
    units, rest = divmod(amount, max(1, unit))
    each, odd = divmod(units, len(order))
    amounts = [(each + (turn < odd)) * max(1, unit) for turn in range(len(order))]
    amounts[0] += rest
    return tuple(
        Part(seat=seat, amount=Chips(amount)) for seat, amount in zip(order, amounts, strict=True)
    )


def in_order(odd: Sequence[SeatNo], seats: Iterable[SeatNo]) -> list[SeatNo]:
    """The seats in the order odd chips reach them; those not in the list come last."""
    place = {seat: number for number, seat in enumerate(odd)}
    return sorted(seats, key=lambda seat: place.get(seat, len(place)))


class OddChips(Record, kw_only=True):
    """The order of seats for odd chips, and the half of a pot that takes one more."""

    order: tuple[SeatNo, ...]
    half: OddHalf = "high"
    unit: Chips = Chips(1)
    """The smallest chip in play."""


class Halves(Record, kw_only=True):
    """The shares of the high and low hands; no low ones if no low hand is shown."""

    high: tuple[Part, ...]
    low: tuple[Part, ...]


def halves(pot: Pot, ranked: Ranked, low: Ranked, odd: OddChips) -> Halves:
    """The halves of a pot; a seat alone in it, or best in both, wins all of it.

    Seats that share both halves divide the pot as evenly as it goes (TDA 20, WSOP 73).
    """
    unit = max(Chips(1), odd.unit)
    best, lowest = in_order(odd.order, winners(pot, ranked)), in_order(odd.order, _lows(pot, low))
    if not lowest:
        return Halves(high=shares(pot.amount, best, unit), low=())
    less = Chips(pot.amount // unit // 2 * unit)
    more = Chips(pot.amount - less)
    high, other = (more, less) if odd.half == "high" else (less, more)
    if best == lowest:
        return _alike(shares(pot.amount, best, unit), shares(high, best, unit))
    return Halves(high=shares(high, best, unit), low=shares(other, lowest, unit))


def _alike(whole: Sequence[Part], high: tuple[Part, ...]) -> Halves:
    """The low hands' part: whatever of the whole pot the high hands don't win."""
    rest = (
        Part(seat=one.seat, amount=Chips(one.amount - won.amount))
        for one, won in zip(whole, high, strict=True)
    )
    return Halves(high=high, low=tuple(rest))


def _lows(pot: Pot, low: Ranked) -> tuple[SeatNo, ...]:
    return () if len(pot.seats) == 1 else winners(pot, low)


def heads_taken(
    stakes: Sequence[Stake],
    found: Sequence[Pot],
    ranked: Ranked,
    button: SeatNo,
    low: Ranked = (),
) -> Iterator[HeadTaken]:
    """The bounties of all-in players who won nothing: the winners of their last chips get them."""
    back = uncalled(stakes)
    lucky = {seat for pot in found for seat in (*winners(pot, ranked), *_lows(pot, low))}
    for stake in stakes:
        kept = back is not None and back.seat == stake.seat
        if not stake.all_in or stake.folded or stake.seat in lucky or kept:
            continue
        last = max((n for n, pot in enumerate(found) if stake.seat in pot.seats), default=None)
        if last is not None:
            won = {*winners(found[last], ranked), *_lows(found[last], low)}
            by = tuple(clockwise(button, won))
            yield HeadTaken(seat=stake.seat, pot=last, by=by)
