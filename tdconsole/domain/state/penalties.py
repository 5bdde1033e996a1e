"""Penalties given: hands owed and served, lifting, and closing by the return."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.events.penalties import (
    HandsServed,
    PenaltyGiven,
    PenaltyLifted,
    PlayerReturned,
)
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.table_play import Penalty
from tdconsole.domain.state.tournament import Play, Tournament, play_of
from tdconsole.domain.values import EntryId, Map, PenaltyNo, TableNo

_OWING: Final = Memo[Mapping[EntryId, int]]()


def given(tournament: Tournament, event: PenaltyGiven) -> Tournament:
    """Record a penalty; a round is a hand for each player at the table now (TDA 71-A, F 87.c)."""
    play = play_of(tournament, event.play)
    seat = play.seating.of.get(event.entry)
    penalty = Penalty(
        entry=event.entry,
        hands=event.hands,
        since=event.at,
        waits=event.step == "miss" and seat is not None and counts_itself(play, seat.table),
        step=event.step,
        offence=event.offence,
        words=event.words,
        rounds=event.rounds,
        chips=event.chips,
    )
    if seat is not None:
        players = len(play.seating.tables[seat.table].players)
        penalty = replace(penalty, hands=event.hands + hands_of(event.rounds, players))
    return replace(tournament, penalties=tournament.penalties.set(event.penalty, penalty))


def hands_of(rounds: int, players: int) -> int:
    """The hands in these rounds, with this many at the table, the offender included."""
    return rounds * players


def counts_itself(play: Play, table: TableNo) -> bool:
    """Whether a hand is in progress there that counts itself when it is over."""
    if play.board is not None:
        return table in play.board.tables
    return play.last_hands is not None and play.last_hands.left.get(table, 0) > 0


def served(tournament: Tournament, event: HandsServed) -> Tournament:
    penalty = tournament.penalties.get(event.penalty)
    if penalty is None:
        return tournament
    table = None if event.hands < 0 else _table_of(tournament, penalty.entry)
    told = _with_hands_counted(tournament.penalties, event.penalty, event.hands, table)
    done = replace(told[event.penalty], waits=False)
    return replace(tournament, penalties=told.set(event.penalty, done))


def _with_hands_counted(
    penalties: Map[PenaltyNo, Penalty], number: PenaltyNo, hands: int, table: TableNo | None
) -> Map[PenaltyNo, Penalty]:
    """Count hands of a penalty; one hand at most, over all of a player's, can be taken back."""
    penalty = penalties[number]
    for other, one in penalties.items():
        if one.entry == penalty.entry and one.counted is not None:
            penalties = penalties.set(other, replace(one, counted=None))
    done = replace(penalty, served=penalty.served + hands, counted=table)
    return penalties.set(number, done)


def _table_of(tournament: Tournament, entry: EntryId) -> TableNo | None:
    """The player's table, in whichever flight."""
    seats = (play.seating.of.get(entry) for play in (tournament.play, *tournament.plays.values()))
    return next((seat.table for seat in seats if seat is not None), None)


def lifted(tournament: Tournament, event: PenaltyLifted) -> Tournament:
    penalty = tournament.penalties.get(event.penalty)
    if penalty is None:
        return tournament
    done = replace(penalty, lifted=event.reason)
    return replace(tournament, penalties=tournament.penalties.set(event.penalty, done))


def returned(tournament: Tournament, event: PlayerReturned) -> Tournament:
    penalty = tournament.penalties.get(event.penalty)
    if penalty is None:
        return tournament
    done = replace(penalty, back=event.at, counted=None)
    return replace(tournament, penalties=tournament.penalties.set(event.penalty, done))


def followed(tournament: Tournament, kept: Mapping[EntryId, EntryId]) -> Tournament:
    """The penalties passed to the entry with which the person goes on."""
    penalties = tournament.penalties
    for number, penalty in penalties.items():
        if penalty.entry in kept:
            penalties = penalties.set(number, replace(penalty, entry=kept[penalty.entry]))
    return replace(tournament, penalties=penalties)


def open_of(tournament: Tournament, entry: EntryId) -> tuple[PenaltyNo, ...]:
    """The entry's open penalties, in the order they are served."""
    return tuple(
        number
        for number, penalty in sorted(tournament.penalties.items())
        if penalty.entry == entry and penalty.left
    )


def awaited(tournament: Tournament, entry: EntryId) -> tuple[PenaltyNo, ...]:
    """The penalties that the player's return would close; none while hands remain to be missed."""
    if to_miss(tournament, entry):
        return ()
    return tuple(
        number
        for number, penalty in sorted(tournament.penalties.items())
        if penalty.entry == entry and penalty.awaits_return
    )


def misdealt(tournament: Tournament, entry: EntryId, table: TableNo) -> PenaltyNo | None:
    """The penalty whose last counted hand at this table a misdeal would take back."""
    for number, penalty in tournament.penalties.items():
        there = penalty.entry == entry and penalty.counted == table
        if there and penalty.lifted is None and penalty.served:
            return number
    return None


def owing(tournament: Tournament) -> Mapping[EntryId, int]:
    """The hands each player has still to miss, without those who have none."""
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
    """The penalties without waiting: nobody counts the hand they were given in any more."""
    for number, penalty in penalties.items():
        if penalty.waits:
            penalties = penalties.set(number, replace(penalty, waits=False))
    return penalties


def passed_on(tournament: Tournament, entry: EntryId, to: EntryId) -> Map[PenaltyNo, Penalty]:
    """The penalties handed on to a re-entry, which still has to miss what was left."""
    penalties = tournament.penalties
    for number in open_of(tournament, entry):
        penalties = penalties.set(
            number, replace(penalties[number], entry=to, waits=False, counted=None)
        )
    return penalties


def hand_over(tournament: Tournament, tables: frozenset[TableNo]) -> Map[PenaltyNo, Penalty]:
    """Count one hand for everybody at these tables with hands to miss."""
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
            penalties = _with_hands_counted(penalties, number, 1, seat.table)
    return penalties


def astray(penalties: Map[PenaltyNo, Penalty]) -> Iterator[PenaltyNo]:
    """The penalties with more served than owed, or less than none, or a return too early."""
    for number, one in penalties.items():
        early = one.back is not None and one.left > 0
        missed = one.step == "miss" or not (one.hands or one.served or one.back)
        if early or not missed or not 0 <= one.served <= one.hands:
            yield number
