"""A table's state beyond its players: its hand, whether it halts, who wasn't seen."""

from tdconsole.domain.hand.blinds import last_player
from tdconsole.domain.hand.known_hands import coming, known
from tdconsole.domain.room.balancing import sizes_of
from tdconsole.domain.room.breaking import next_to_break
from tdconsole.domain.room.halting import Halt, halt
from tdconsole.domain.state.tournament import Hand, Table, Tournament
from tdconsole.domain.values import Dealt, Instant, Record, SeatNo, TableNo


class HandMarks(Record, kw_only=True):
    """The marks of the hand being played or just played, and the next big blind."""

    dealt: Dealt
    button: SeatNo
    """The seat of the button marker: some houses leave a dead one with the last player."""
    next_big_blind: SeatNo | None


def hand_marks(tournament: Tournament, table: Table, now: Instant) -> HandMarks | None:
    hand = known(tournament, table.no, now)
    if hand is None:
        return None
    following, button = coming(hand, table), hand.dealt.button
    if tournament.rules.button_shown.value == "last_player" and table.players:
        button = last_player(button, tuple(table.players))
    return HandMarks(
        dealt=hand.dealt,
        button=button,
        next_big_blind=None if following is None else following.big_blind,
    )


def hands_known(tournament: Tournament, now: Instant) -> frozenset[TableNo]:
    """The tables whose hand is still known."""
    return frozenset(no for no in tournament.play.hands if known(tournament, no, now) is not None)


def unseen(tournament: Tournament, table: Table) -> frozenset[SeatNo]:
    """The seats whose players haven't been confirmed there yet."""
    seen = tournament.play.seen
    found = []
    for no, entry in table.players.items():
        seat = seen.get(entry)
        if seat is None or seat.seat != no or seat.table != table.no:
            found.append(no)
    return frozenset(found)


def breaks_next(tournament: Tournament) -> TableNo | None:
    """The next table to break, as soon as the others have the seats."""
    found = next_to_break(tournament, sizes_of(tournament))
    return None if found is None else found.table


def is_dealing(tournament: Tournament) -> bool:
    return tournament.play.clock.anchor is not None and not tournament.finished


def halted(tournament: Tournament, table: Table, largest: int, hand: Hand | None) -> Halt:
    """Whether the table halts; `hand` is the one known there."""
    open_seat = None
    if hand is not None and coming(hand, table) is not None:
        following = SeatNo(hand.dealt.big_blind % tournament.seats_at(table) + 1)
        open_seat = following not in table.players
    return halt(
        tournament.rules,
        seats=tournament.setup.seats_per_table,
        players=len(table.players),
        largest=largest,
        by_elimination=table.out > 0,
        open_seat=open_seat,
    )
