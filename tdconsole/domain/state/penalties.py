"""Penalties that were given: what is owed, served, lifted and closed by the return."""

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
    """A round is a hand for each who sits at the table now (TDA 71-A, F 87.c)."""
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
    """With so many at the table, the offender among them."""
    return rounds * players


def counts_itself(play: Play, table: TableNo) -> bool:
    """A hand is in progress there that is counted when it is over."""
    if play.board is not None:
        return table in play.board.tables
    return play.last_hands is not None and play.last_hands.left.get(table, 0) > 0


def served(tournament: Tournament, event: HandsServed) -> Tournament:
    penalty = tournament.penalties.get(event.penalty)
    if penalty is None:
        return tournament
    table = None if event.hands < 0 else _table_of(tournament, penalty.entry)
    told = _counted(tournament.penalties, event.penalty, event.hands, table)
    done = replace(told[event.penalty], waits=False)
    return replace(tournament, penalties=told.set(event.penalty, done))


def _counted(
    penalties: Map[PenaltyNo, Penalty], number: PenaltyNo, hands: int, table: TableNo | None
) -> Map[PenaltyNo, Penalty]:
    """Of all that somebody has to miss, one hand is the last."""
    penalty = penalties[number]
    for other, one in penalties.items():
        if one.entry == penalty.entry and one.counted is not None:
            penalties = penalties.set(other, replace(one, counted=None))
    done = replace(penalty, served=penalty.served + hands, counted=table)
    return penalties.set(number, done)


def _table_of(tournament: Tournament, entry: EntryId) -> TableNo | None:
    """In whichever flight."""
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
    """Of whoever goes on with another entry: it is that one's from now on."""
    penalties = tournament.penalties
    for number, penalty in penalties.items():
        if penalty.entry in kept:
            penalties = penalties.set(number, replace(penalty, entry=kept[penalty.entry]))
    return replace(tournament, penalties=penalties)


def open_of(tournament: Tournament, entry: EntryId) -> tuple[PenaltyNo, ...]:
    """In the order in which they are missed."""
    return tuple(
        number
        for number, penalty in sorted(tournament.penalties.items())
        if penalty.entry == entry and penalty.left
    )


def awaited(tournament: Tournament, entry: EntryId) -> tuple[PenaltyNo, ...]:
    """Those that the return would close: none while there are hands to miss."""
    if to_miss(tournament, entry):
        return ()
    return tuple(
        number
        for number, penalty in sorted(tournament.penalties.items())
        if penalty.entry == entry and penalty.awaits_return
    )


def misdealt(tournament: Tournament, entry: EntryId, table: TableNo) -> PenaltyNo | None:
    """The penalty of which the last hand that was counted at this table would be taken back."""
    for number, penalty in tournament.penalties.items():
        there = penalty.entry == entry and penalty.counted == table
        if there and penalty.lifted is None and penalty.served:
            return number
    return None


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
        penalties = penalties.set(
            number, replace(penalties[number], entry=to, waits=False, counted=None)
        )
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
            penalties = _counted(penalties, number, 1, seat.table)
    return penalties


def astray(penalties: Map[PenaltyNo, Penalty]) -> Iterator[PenaltyNo]:
    """More was served than was owed, less than nothing, or somebody is back too early."""
    for number, one in penalties.items():
        early = one.back is not None and one.left > 0
        missed = one.step == "miss" or not (one.hands or one.served or one.back)
        if early or not missed or not 0 <= one.served <= one.hands:
            yield number
