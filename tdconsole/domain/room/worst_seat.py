"""The seat a balanced player takes, and who is dealt in."""

from collections.abc import Collection, Iterable

from tdconsole.domain.hand.blinds import LEAST, distance, is_between, next_hand
from tdconsole.domain.rules.values import BalanceWhere, DealtIn
from tdconsole.domain.values import Dealt, SeatNo


def ranked_seats(  # noqa: PLR0913 -- all that decides it
    seats: int,
    players: Collection[SeatNo],
    free: Iterable[SeatNo],
    last: Dealt,
    where: BalanceWhere = "worst",
    *,
    single: bool = False,
) -> tuple[SeatNo, ...]:
    """The free seats, best to take first, without those where the newcomer isn't dealt in.

    The worst is the one that will be the big blind soonest, and where several would be it at once,
    the one nearest the small blind. The seat that just had the big blind counts among them: a
    newcomer there posts it alone, and no small blind is posted (TDA 11-A, F 53). `single`: another
    newcomer sits there already.
    """

    def is_open(seat: SeatNo) -> bool:
        alone = single or seat == last.big_blind
        hand = next_hand(last, (*players, seat), single=alone)
        waits = is_between(seat, hand.button, hand.small_blind, seats)
        return not waits and seat != hand.small_blind

    open_ = [seat for seat in free if is_open(seat)]
    if where == "worst" or len(players) < LEAST:
        return tuple(sorted(open_, key=lambda seat: distance(last.big_blind, seat, seats)))
    big = next_hand(last, players, single=single).big_blind
    blinds = [seat for seat in open_ if seat != last.big_blind] or open_
    return tuple(sorted(blinds, key=lambda seat: _away(big, seat, seats)))


def _away(big: SeatNo, seat: SeatNo, seats: int) -> tuple[int, int]:
    onwards = distance(big, seat, seats)
    return min(onwards, seats - onwards), onwards


def is_dealt_in(
    seat: SeatNo,
    coming: Dealt,
    seats: int,
    *,
    rule: DealtIn,
    balanced: bool,
) -> bool:
    """Whether a newcomer on this seat gets cards in the next hand."""
    if rule == "not_on_small_blind":
        return seat != coming.small_blind or seat == coming.button
    if rule == "not_between_big_blind_and_button" and balanced:
        return not is_between(seat, coming.button, coming.big_blind, seats)
    return not is_between(seat, coming.button, coming.small_blind, seats)
