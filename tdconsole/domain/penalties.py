"""Hands that somebody has to miss: owed, served and lifted."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.board import Penalty
from tdconsole.domain.commands import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.context import Context
from tdconsole.domain.day_hands import rests
from tdconsole.domain.events import Event, HandsServed, PenaltyGiven, PenaltyLifted
from tdconsole.domain.lately import Lately
from tdconsole.domain.rejections import PlayerIsOut, Rejection
from tdconsole.domain.rejections.bubble import (
    HandsOrRounds,
    MoreThanToMiss,
    NoSuchPenalty,
    PenaltyOver,
    RoundsAtNoTable,
)
from tdconsole.domain.seating import player_fault
from tdconsole.domain.state import Play, Tournament, play_of
from tdconsole.domain.values import EntryId, Map, PenaltyNo, TableNo

Decision = tuple[Event, ...] | Rejection

_OWING: Final = Lately[Mapping[EntryId, int]]()


def give(tournament: Tournament, command: GivePenalty, context: Context) -> Decision:
    """One more while another is open is missed after it."""
    asleep = rests(tournament, command.entry)
    if not asleep and (fault := player_fault(tournament, command.entry)):
        return fault
    if bool(command.hands) == bool(command.rounds):
        return HandsOrRounds()
    if asleep and command.rounds:
        return RoundsAtNoTable()
    return (
        PenaltyGiven(
            penalty=context.penalty,
            play=tournament.play.id,
            entry=command.entry,
            at=context.now,
            hands=command.hands,
            rounds=command.rounds,
        ),
    )


def given(tournament: Tournament, event: PenaltyGiven) -> Tournament:
    """A round is a hand for each who sits at the table now (TDA 71-A, F 87.c)."""
    play = play_of(tournament, event.play)
    seat = play.seating.of.get(event.entry)
    penalty = Penalty(
        entry=event.entry,
        hands=event.hands,
        since=event.at,
        waits=seat is not None and _counted_hand(play, seat.table),
    )
    if seat is not None:
        players = len(play.seating.tables[seat.table].players)
        penalty = replace(penalty, hands=event.hands + hands_of(event.rounds, players))
    return replace(tournament, penalties=tournament.penalties.set(event.penalty, penalty))


def hands_of(rounds: int, players: int) -> int:
    """With so many at the table, the offender among them."""
    return rounds * players


def _counted_hand(play: Play, table: TableNo) -> bool:
    """One is in progress there that is counted when it is over."""
    if play.board is not None:
        return table in play.board.tables
    return play.last_hands is not None and play.last_hands.left.get(table, 0) > 0


def count_served(tournament: Tournament, command: CountServed, _context: Context) -> Decision:
    if fault := _open_fault(tournament, command.penalty):
        return fault
    penalty = tournament.penalties[command.penalty]
    if penalty.entry in tournament.exits.by_entry:
        return PlayerIsOut(entry=penalty.entry)
    if command.hands > penalty.left:
        return MoreThanToMiss(penalty=command.penalty, hands=command.hands, left=penalty.left)
    return (HandsServed(penalty=command.penalty, hands=command.hands),)


def served(tournament: Tournament, event: HandsServed) -> Tournament:
    penalty = tournament.penalties.get(event.penalty)
    if penalty is None:
        return tournament
    done = replace(penalty, served=penalty.served + event.hands, waits=False)
    return replace(tournament, penalties=tournament.penalties.set(event.penalty, done))


def lift(tournament: Tournament, command: LiftPenalty, context: Context) -> Decision:
    fault = _open_fault(tournament, command.penalty)
    if fault is not None or context.note is None:
        return fault or ()
    return (PenaltyLifted(penalty=command.penalty, reason=context.note),)


def lifted(tournament: Tournament, event: PenaltyLifted) -> Tournament:
    penalty = tournament.penalties.get(event.penalty)
    if penalty is None:
        return tournament
    done = replace(penalty, lifted=event.reason)
    return replace(tournament, penalties=tournament.penalties.set(event.penalty, done))


def followed(tournament: Tournament, kept: Mapping[EntryId, EntryId]) -> Tournament:
    """Of whoever goes on with another entry: it is that one's from now on."""
    penalties = tournament.penalties
    for number, penalty in penalties.items():
        if penalty.entry in kept:
            penalties = penalties.set(number, replace(penalty, entry=kept[penalty.entry]))
    return replace(tournament, penalties=penalties)


def _open_fault(tournament: Tournament, number: PenaltyNo) -> Rejection | None:
    penalty = tournament.penalties.get(number)
    if penalty is None:
        return NoSuchPenalty(penalty=number)
    return None if penalty.left else PenaltyOver(penalty=number)


def open_of(tournament: Tournament, entry: EntryId) -> tuple[PenaltyNo, ...]:
    """In the order in which they are missed."""
    return tuple(
        number
        for number, penalty in sorted(tournament.penalties.items())
        if penalty.entry == entry and penalty.left
    )


def owing(tournament: Tournament) -> Mapping[EntryId, int]:
    """How many hands each has still to miss; only those who have."""
    penalties = tournament.penalties
    return _OWING.of(penalties, made=lambda: _owing(penalties))


def _owing(penalties: Map[PenaltyNo, Penalty]) -> Mapping[EntryId, int]:
    found = dict[EntryId, int]()
    for penalty in penalties.values():
        if penalty.left:
            found[penalty.entry] = found.get(penalty.entry, 0) + penalty.left
    return found


def to_miss(tournament: Tournament, entry: EntryId) -> int:
    return owing(tournament).get(entry, 0)


def none_waits(penalties: Map[PenaltyNo, Penalty]) -> Map[PenaltyNo, Penalty]:
    """The hand in which they were given is counted by nobody any more."""
    for number, penalty in penalties.items():
        if penalty.waits:
            penalties = penalties.set(number, replace(penalty, waits=False))
    return penalties


def passed_on(tournament: Tournament, entry: EntryId, to: EntryId) -> Map[PenaltyNo, Penalty]:
    """Whoever enters again still has to miss what was left."""
    penalties = tournament.penalties
    for number in open_of(tournament, entry):
        penalties = penalties.set(number, replace(penalties[number], entry=to, waits=False))
    return penalties


def hand_over(tournament: Tournament, tables: frozenset[TableNo]) -> Map[PenaltyNo, Penalty]:
    """One hand more was missed by all who sit at these tables and have still to."""
    penalties, of = tournament.penalties, tournament.play.seating.of
    missed = set[EntryId]()
    for number, penalty in sorted(penalties.items()):
        seat, entry = of.get(penalty.entry), penalty.entry
        if not penalty.left or seat is None or seat.table not in tables:
            continue
        if penalty.waits:
            penalties = penalties.set(number, replace(penalty, waits=False))
        elif entry not in missed:
            missed.add(entry)
            penalties = penalties.set(number, replace(penalty, served=penalty.served + 1))
    return penalties
