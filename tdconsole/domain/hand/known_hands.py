"""The hand known at a table: where its button and blinds were, and who comes next."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.hand.blinds import (
    LEAST,
    ahead_of_big_blind,
    is_between,
    next_hand,
    with_blinds,
    with_button,
)
from tdconsole.domain.language.commands.floor import NameBigBlind, PlaceButton
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import ButtonPlaced
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import (
    BigBlindNotSure,
    ButtonOnBigBlind,
    NoSuchSeat,
    NoSuchTable,
    NotDealtIn,
    TooFewToDeal,
)
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.table_play import CutShort
from tdconsole.domain.state.tournament import (
    Exit,
    Hand,
    Play,
    Table,
    Tournament,
    play_of,
    with_play,
)
from tdconsole.domain.values import (
    Dealt,
    EntryId,
    Instant,
    Map,
    Millis,
    Seat,
    SeatNo,
    TableNo,
    elapsed,
)

Decision = tuple[Event, ...] | Rejection

_MINUTE: Final = 60_000


def known(tournament: Tournament, table: TableNo, now: Instant) -> Hand | None:
    """The known hand, while it lasts: nobody tells the console when the next one is dealt."""
    play = tournament.play
    return play.hands.get(table) if is_known(tournament, play, table, now) else None


def is_known(tournament: Tournament, play: Play, table: TableNo, now: Instant) -> bool:
    """Whether the hand is still known; hand-for-hand it always is, as every hand is reported."""
    hand = play.hands.get(table)
    if hand is None:
        return False
    return play.board is not None or elapsed(hand.since, now) < lasts(tournament)


def lasts(tournament: Tournament) -> Millis:
    """The longest that the house takes a hand to last."""
    return Millis(tournament.rules.button_known_for.value * _MINUTE)


def is_fresh(tournament: Tournament, exit_: Exit, now: Instant) -> bool:
    """Whether the bust is so recent that its hand may still be on elsewhere, or be the last one."""
    return exit_.at is not None and elapsed(exit_.at, now) < lasts(tournament)


def is_played_out(tournament: Tournament, cut: CutShort, now: Instant) -> bool:
    """Whether the hand-for-hand hand that was cut short may still be going on."""
    return elapsed(cut.since, now) < lasts(tournament)


def is_single(hand: Hand, table: Table) -> bool:
    """Whether a newcomer sits where the big blind was, and posts it again, alone."""
    there = table.players.get(hand.dealt.big_blind)
    return there is not None and there != hand.big_blind


def coming(hand: Hand, table: Table) -> Dealt | None:
    """The next hand, for the players there now."""
    if len(table.players) < LEAST:
        return None
    return next_hand(hand.dealt, tuple(table.players), single=is_single(hand, table))


def place_button(tournament: Tournament, command: PlaceButton, context: Context) -> Decision:
    found = _table(tournament, command.table, command.button, command.big_blind)
    if not isinstance(found, Table):
        return found
    players = tuple(found.players)
    if command.big_blind is None:
        dealt = with_button(command.button, players)
        for seat in just_gone(tournament, command.table, context.now):
            if _may_have_posted(seat, dealt, tournament.seats_at(found)):
                return BigBlindNotSure(table=command.table, seat=seat)
    elif command.big_blind == command.button:
        return ButtonOnBigBlind(table=command.table)
    else:
        seats = tournament.seats_at(found)
        dealt = with_blinds(command.button, command.big_blind, players, seats)
    return _button_at(tournament, command.table, dealt, context)


def name_big_blind(tournament: Tournament, command: NameBigBlind, context: Context) -> Decision:
    found = _table(tournament, command.table, command.seat)
    if not isinstance(found, Table):
        return found
    if command.seat not in found.players:
        return NotDealtIn(seat=Seat(table=command.table, seat=command.seat))
    gone = just_gone(tournament, command.table, context.now)
    seats = tournament.seats_at(found)
    dealt = ahead_of_big_blind(command.seat, tuple(found.players), seats, gone)
    return _button_at(tournament, command.table, dealt, context)


def _table(tournament: Tournament, number: TableNo, *seats: SeatNo | None) -> Table | Rejection:
    table = tournament.play.seating.tables.get(number)
    if table is None:
        return NoSuchTable(table=number)
    most = tournament.seats_at(table)
    for seat in seats:
        if seat is not None and seat > most:
            return NoSuchSeat(seat=Seat(table=number, seat=seat), seats_per_table=most)
    return table if len(table.players) >= LEAST else TooFewToDeal(table=number)


def just_gone(tournament: Tournament, table: TableNo, now: Instant) -> frozenset[SeatNo]:
    """The seats whose players busted so recently that the hand may be the last one."""
    return frozenset(
        exit_.seat.seat
        for exit_ in tournament.exits.by_entry.values()
        if exit_.seat.table == table and is_fresh(tournament, exit_, now)
    )


def _may_have_posted(seat: SeatNo, dealt: Dealt, seats: int) -> bool:
    return is_between(seat, dealt.button, dealt.big_blind, seats)


def _button_at(
    tournament: Tournament, table: TableNo, dealt: Dealt, context: Context
) -> tuple[Event, ...]:
    play = tournament.play.id
    return (ButtonPlaced(play=play, table=table, dealt=dealt, since=context.now),)


def button_placed(tournament: Tournament, event: ButtonPlaced) -> Tournament:
    play = play_of(tournament, event.play)
    table = play.seating.tables.get(event.table)
    big = None if table is None else table.players.get(event.dealt.big_blind)
    hand = Hand(dealt=event.dealt, since=event.since, big_blind=big)
    return with_play(tournament, replace(play, hands=play.hands.set(event.table, hand)))


def forgotten(hands: Map[TableNo, Hand], tables: tuple[TableNo, ...]) -> Map[TableNo, Hand]:
    """The hands without those of tables that play no more or were reseated."""
    for table in tables:
        if table in hands:
            hands = hands.delete(table)
    return hands


def next_big_blinds(hand: Hand, table: Table) -> tuple[EntryId, ...]:
    """Everybody who plays there, in the order in which the big blind reaches them."""
    first = coming(hand, table)
    if first is None:
        return tuple(table.players.values())
    seats = sorted(table.players, key=lambda seat: (seat < first.big_blind, seat))
    return tuple(table.players[seat] for seat in seats)
