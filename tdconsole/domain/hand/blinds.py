"""The button and the blinds from hand to hand, at a table where players go and come.

The big blind always moves to the next player; small blind and button follow to the seats that had
the big and the small blind, whether or not somebody still sits there (TDA 32, WSOP 85, F 3).
"""

from collections.abc import Collection
from typing import Final

from tdconsole.domain.values import Dealt, SeatNo

LEAST: Final = 2
"""Players it takes to deal a hand."""


def after(seat: SeatNo, players: Collection[SeatNo]) -> SeatNo:
    """The next of these clockwise; the same seat only where it is the last one looked at."""
    later = [one for one in players if one > seat]
    return min(later) if later else min(players)


def before(seat: SeatNo, players: Collection[SeatNo]) -> SeatNo:
    earlier = [one for one in players if one < seat]
    return max(earlier) if earlier else max(players)


def with_button(button: SeatNo, players: Collection[SeatNo]) -> Dealt:
    """The hand in which all of these are dealt in, and the button is here."""
    if len(players) == LEAST:  # the small blind has the button (TDA 34-B, WSOP 87, F 5, PL 26)
        small = button if button in players else after(button, players)
        return Dealt(button=small, small_blind=small, big_blind=after(small, players))
    small = after(button, players)
    return Dealt(button=button, small_blind=small, big_blind=after(small, players))


def with_blinds(button: SeatNo, big: SeatNo, players: Collection[SeatNo], seats: int) -> Dealt:
    """As it was told, where somebody who posted is gone, or nobody posted the small blind."""
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

    Who had it last sits before him. Only where somebody has just gone from between the two it may
    have been that one; then the empty seat next to the coming big blind is taken for it, where a
    newcomer is the next big blind either way.
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
    """What follows a hand, for those who are there now.

    `single`: on the seat that had the big blind sits a newcomer, who posts it alone, again.
    """
    big = last.big_blind if single else after(last.big_blind, players)
    if len(players) == LEAST:  # nobody posts the big blind twice running (TDA 34-B)
        other = after(big, players)
        return Dealt(button=other, small_blind=other, big_blind=big)
    if single:
        return Dealt(button=last.small_blind, small_blind=last.small_blind, big_blind=big)
    small, button = last.big_blind, last.small_blind
    if button == big:  # two became three: whoever sits before the small blind has the button
        button = before(small, players)
    return Dealt(button=button, small_blind=small, big_blind=big)


def small_blind(hand: Dealt, players: Collection[SeatNo]) -> SeatNo | None:
    """Who posts it: nobody where the seat is empty, or where a single big blind is posted."""
    heads_up = len(players) == LEAST
    if hand.small_blind not in players or (hand.small_blind == hand.button and not heads_up):
        return None
    return hand.small_blind


def last_player(button: SeatNo, players: Collection[SeatNo]) -> SeatNo:
    """Who acts last: on the button, or before a dead one, where some houses leave the marker."""
    return button if button in players else before(button, players)


def is_between(seat: SeatNo, start: SeatNo, end: SeatNo, seats: int) -> bool:
    """Clockwise after the one and before the other."""
    return 0 < distance(start, seat, seats) < distance(start, end, seats)


def distance(start: SeatNo, seat: SeatNo, seats: int) -> int:
    """In seats, clockwise."""
    return (seat - start) % seats
