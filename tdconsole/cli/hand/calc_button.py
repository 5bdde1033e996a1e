"""The calculators of one table: button and blinds, and the seat of a player moved there."""

from collections.abc import Collection, Iterable
from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import Numbers, SeatsTyped, once, refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.hand.blinds import LEAST, last_player, next_hand, small_blind
from tdconsole.domain.language.rejections.clock import NobodyThere
from tdconsole.domain.language.rejections.draw import TooFewSeats
from tdconsole.domain.language.rejections.room import ButtonOnBigBlind, NoSuchSeat, TooFewToDeal
from tdconsole.domain.room.worst_seat import is_dealt_in, ranked_seats
from tdconsole.domain.rules.book import Rulebook
from tdconsole.domain.values import Dealt, Record, Seat, SeatNo, TableNo

TABLE: Final = TableNo(1)
"""The number of the only table, which the question need not give."""


class TableSat(ByTheBook, kw_only=True):
    """The occupied seats, and the last hand dealt, as the seats of its button and blinds."""

    seats: SeatsTyped = 9
    occupied: Annotated[Numbers, Meta(min_length=1)]
    last: Dealt


class ButtonAsked(TableSat, kw_only=True):
    """The hands to show, including the last one: `busts` names who busts in each."""

    busts: Annotated[tuple[Numbers, ...], Meta(max_length=100)] = ()
    hands: Annotated[int, Meta(ge=1, le=100)] = 4


class HandTold(Record, kw_only=True):
    """The seats of the button and the blinds; a null small blind is posted by nobody."""

    button: SeatNo
    dead_button: bool
    """Whether nobody sits there."""
    shown_at: SeatNo
    """The seat where the marker lies, by the book."""
    small_blind: SeatNo | None
    big_blind: SeatNo
    last_to_act: SeatNo
    """The last to act after the flop."""


class ButtonTold(Record, kw_only=True):
    hands: tuple[HandTold, ...]
    cite: str | None
    """The article on showing a dead button."""


class WorstSeatTold(Record, kw_only=True):
    without: HandTold | None
    """The next hand if nobody came, or None if one player alone sits there."""
    excluded: tuple[SeatNo, ...]
    """Free seats that nobody is moved to unless there are no others."""
    ranking: tuple[SeatNo, ...]
    chosen: SeatNo
    hand: HandTold
    """The next hand with the newcomer."""
    dealt_in: bool
    """Whether the newcomer is dealt in."""
    cite: str | None


def button_and_blinds(voice: Voice, asked: ButtonAsked) -> ButtonTold:
    _seats_exist(voice, asked, (seat for hand in asked.busts for seat in hand))
    book, hand, players = asked.book, asked.last, set(asked.occupied)
    told = []
    for number in range(asked.hands):
        if len(players) < LEAST:
            raise refusing(voice, TooFewToDeal(table=TABLE))
        if number:
            hand = next_hand(hand, players)
        told.append(_hand(book, hand, players))
        for seat in asked.busts[number] if number < len(asked.busts) else ():
            if seat not in players:
                raise refusing(voice, NobodyThere(table=TABLE, seat=seat))
            players.remove(seat)
    return ButtonTold(hands=tuple(told), cite=book.button_shown.cite)


def worst_seat(voice: Voice, asked: TableSat) -> WorstSeatTold:
    _seats_exist(voice, asked)
    book, last, players = asked.book, asked.last, set(asked.occupied)
    free = [seat for seat in map(SeatNo, range(1, asked.seats + 1)) if seat not in players]
    coming = next_hand(last, players) if len(players) >= LEAST else None
    if not free:
        raise refusing(voice, TooFewSeats(seats=asked.seats, players=len(players) + 1))
    ranking = ranked_seats(asked.seats, players, free, last, book.balance_where.value)
    chosen = (ranking or free)[0]
    hand = next_hand(last, {*players, chosen}, single=chosen == last.big_blind)
    barred = book.dealt_in.value
    return WorstSeatTold(
        without=None if coming is None else _hand(book, coming, players),
        excluded=tuple(seat for seat in free if seat not in ranking),
        ranking=ranking,
        chosen=chosen,
        hand=_hand(book, hand, {*players, chosen}),
        dealt_in=is_dealt_in(chosen, hand, asked.seats, rule=barred, balanced=True),
        cite=book.balance_where.cite,
    )


def _hand(book: Rulebook, hand: Dealt, players: Collection[SeatNo]) -> HandTold:
    last = last_player(hand.button, players)
    return HandTold(
        button=hand.button,
        dead_button=hand.button not in players,
        shown_at=last if book.button_shown.value == "last_player" else hand.button,
        small_blind=small_blind(hand, players),
        big_blind=hand.big_blind,
        last_to_act=last,
    )


def _seats_exist(voice: Voice, asked: TableSat, more: Iterable[SeatNo] = ()) -> None:
    last = asked.last
    for seat in (*asked.occupied, last.button, last.small_blind, last.big_blind, *more):
        if seat > asked.seats:
            there = Seat(table=TABLE, seat=seat)
            raise refusing(voice, NoSuchSeat(seat=there, seats_per_table=asked.seats))
    once(voice, asked.occupied)
    if last.button == last.big_blind:
        raise refusing(voice, ButtonOnBigBlind(table=TABLE))
    once(voice, (last.small_blind, last.big_blind))


BUTTON: Final = Calculator(ButtonAsked, ButtonTold, button_and_blinds)
WORST_SEAT: Final = Calculator(TableSat, WorstSeatTold, worst_seat)
