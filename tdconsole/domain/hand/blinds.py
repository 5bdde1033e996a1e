"""The button and the blinds from hand to hand, while players come and go.

The big blind always moves to the next player; small blind and button follow to the seats that had
the big and the small blind, whether or not anybody still sits there (TDA 32, WSOP 85, F 3).
"""

from collections.abc import Collection
from typing import Final

from tdconsole.domain.values import Dealt, SeatNo

LEAST: Final = 2
"""The players it takes to deal a hand."""


def after(seat: SeatNo, players: Collection[SeatNo]) -> SeatNo:
    """The next player clockwise, or the same seat if nobody else is there."""
    later = [one for one in players if one > seat]
    return min(later) if later else min(players)


def before(seat: SeatNo, players: Collection[SeatNo]) -> SeatNo:
    earlier = [one for one in players if one < seat]
    return max(earlier) if earlier else max(players)


def with_button(button: SeatNo, players: Collection[SeatNo]) -> Dealt:
    """The hand in which all these players are dealt in, with the button here."""
    if len(players) == LEAST:  # the small blind has the button (TDA 34-B, WSOP 87, F 5, PL 26)
        small = button if button in players else after(button, players)
        return Dealt(button=small, small_blind=small, big_blind=after(small, players))
    small = after(button, players)
    return Dealt(button=button, small_blind=small, big_blind=after(small, players))


def with_blinds(button: SeatNo, big: SeatNo, players: Collection[SeatNo], seats: int) -> Dealt:
    """The hand as reported, even if a player who posted has gone or the small blind is dead."""
    told = with_button(button, players)
    if told.big_blind == big:
        return told
    between = [one for one in players if is_between(one, button, big, seats)]
    if between:
        return Dealt(button=button, small_blind=before(big, between), big_blind=big)
    dead = SeatNo((big - 2) % seats + 1)
    return Dealt(button=button, small_blind=dead, big_blind=big)


def ahead_of_big_blind(
    big: SeatNo, players: Collection[SeatNo], seats: int, gone: Collection[SeatNo] = ()
) -> Dealt:
    """The hand just played, where this player is known to be the next big blind.

    The last big blind sits before him. Only if somebody has just left a seat between the two may it
    have been that one; then the empty seat next to the coming big blind is taken for it, as a
    newcomer there is the next big blind either way.
    """
    last = before(big, players)
    if any(is_between(seat, last, big, seats) for seat in gone):
        nearest = SeatNo((big - 2) % seats + 1)
        small = last
        return Dealt(button=before(small, players), small_blind=small, big_blind=nearest)
    small = before(last, players)
    if len(players) == LEAST:
        return Dealt(button=small, small_blind=small, big_blind=last)
    return Dealt(button=before(small, players), small_blind=small, big_blind=last)


def next_hand(last: Dealt, players: Collection[SeatNo], *, single: bool = False) -> Dealt:
    """The next hand, for the players there now.

    `single`: a newcomer sits where the big blind was, and posts it again, alone.
    """
    big = last.big_blind if single else after(last.big_blind, players)
    if len(players) == LEAST:  # nobody posts the big blind twice in a row (TDA 34-B)
        other = after(big, players)
        return Dealt(button=other, small_blind=other, big_blind=big)
    if single:
        return Dealt(button=last.small_blind, small_blind=last.small_blind, big_blind=big)
    small, button = last.big_blind, last.small_blind
    if button == big:  # from two to three players: the one before the small blind has the button
        button = before(small, players)
    return Dealt(button=button, small_blind=small, big_blind=big)


def small_blind(hand: Dealt, players: Collection[SeatNo]) -> SeatNo | None:
    """The seat that posts the small blind; None if it is empty or only a big blind is posted."""
    heads_up = len(players) == LEAST
    if hand.small_blind not in players or (hand.small_blind == hand.button and not heads_up):
        return None
    return hand.small_blind


def last_player(button: SeatNo, players: Collection[SeatNo]) -> SeatNo:
    """The player who acts last: on the button, or before a dead one where the marker may lie."""
    return button if button in players else before(button, players)


def is_between(seat: SeatNo, start: SeatNo, end: SeatNo, seats: int) -> bool:
    """Whether the seat lies clockwise after the one and before the other."""
    return 0 < distance(start, seat, seats) < distance(start, end, seats)


def distance(start: SeatNo, seat: SeatNo, seats: int) -> int:
    """The number of seats from one to the other, clockwise."""
    return (seat - start) % seats
