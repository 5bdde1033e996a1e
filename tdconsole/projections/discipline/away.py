"""Players away from the table: from where, since when, why, and the hands still to miss."""

from typing import Literal

from tdconsole.domain.hand.hands_left import to_play
from tdconsole.domain.state.penalties import open_of, to_miss
from tdconsole.domain.state.table_play import Penalty
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Millis,
    NoteId,
    PenaltyNo,
    PenaltyStep,
    Record,
    Seat,
)
from tdconsole.projections.people.names import People, of_entry

Counting = Literal["hand_for_hand", "last_hands", "floor"]


class Absent(Record, kw_only=True):
    """One open penalty; a player's several ones are served in order."""

    penalty: PenaltyNo
    entry: EntryId
    name: str | None
    seat: Seat | None
    """None between two days."""
    given: Instant
    ago: Millis
    hands: int
    """The hands in all."""
    served: int
    left: int
    waits: bool
    """Whether it begins only after the hand in which it was given."""
    counted: Counting
    """Whether hand-for-hand reports, last-hand reports or the floor count it."""
    step: PenaltyStep = "miss"
    rounds: int = 0
    """The rounds it was given in, if any."""
    offence: str = ""
    words: NoteId | None = None
    forfeited: Chips = Chips(0)
    """The blinds forfeited with it."""
    started: bool = True
    """Whether the hand in which it was given is over, if known."""
    first: bool = True
    """Whether the next hand missed counts for this one."""
    may_return: bool = False
    """Whether no hand is left to miss, and only the dealer's report of the return is."""


class AwayList(Record, kw_only=True):
    absent: tuple[Absent, ...] = ()


def away(tournament: Tournament, people: People, now: Instant) -> AwayList:
    """The absences, table by table and seat by seat; players without a seat come last."""
    entries, exits = tournament.entries.by_id, tournament.exits.by_entry
    told = [
        _absence(tournament, people, number, penalty, now)
        for number, penalty in tournament.penalties.items()
        if _is_open(penalty) and penalty.entry in entries and penalty.entry not in exits
    ]
    return AwayList(absent=tuple(sorted(told, key=_place)))


def _is_open(penalty: Penalty) -> bool:
    return penalty.left > 0 or (penalty.lifted is None and penalty.awaits_return)


def _place(one: Absent) -> tuple[bool, int, int, PenaltyNo]:
    seat = one.seat
    return (seat is None, seat.table if seat else 0, seat.seat if seat else 0, one.penalty)


def _absence(
    tournament: Tournament, people: People, number: PenaltyNo, penalty: Penalty, now: Instant
) -> Absent:
    known = of_entry(tournament, people, penalty.entry)
    seat = tournament.play.seating.of.get(penalty.entry)
    return Absent(
        penalty=number,
        entry=penalty.entry,
        name=None if known is None else known.name,
        seat=seat,
        given=penalty.since,
        ago=Millis(max(0, now.utc - penalty.since.utc)),
        hands=penalty.hands,
        served=penalty.served,
        left=penalty.left,
        waits=penalty.waits,
        counted="floor" if seat is None else _counting(tournament, seat),
        step=penalty.step,
        rounds=penalty.rounds,
        offence=penalty.offence,
        words=penalty.words,
        forfeited=penalty.chips,
        started=not penalty.waits,
        first=open_of(tournament, penalty.entry)[:1] == (number,),
        may_return=not penalty.left and not to_miss(tournament, penalty.entry),
    )


def _counting(tournament: Tournament, seat: Seat) -> Counting:
    if tournament.play.board is not None:
        return "hand_for_hand"
    return "last_hands" if seat.table in to_play(tournament) else "floor"
