"""Who is away from the table: where from, since when, for what, and how many hands still."""

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
    """One penalty that is not closed; of several of a player the first is missed first."""

    penalty: PenaltyNo
    entry: EntryId
    name: str | None
    seat: Seat | None
    """None between two days."""
    given: Instant
    ago: Millis
    hands: int
    """In all."""
    served: int
    left: int
    waits: bool
    """Until the hand is over in which it was given."""
    counted: Counting
    """By the reports of hand for hand, by those of the last hands, or by the floor."""
    step: PenaltyStep = "miss"
    rounds: int = 0
    """By which it was given, where it was."""
    offence: str = ""
    words: NoteId | None = None
    forfeited: Chips = Chips(0)
    """The blinds, with it."""
    started: bool = True
    """The hand in which it was given is over, where that is known."""
    first: bool = True
    """The next hand that is missed counts for this one."""
    may_return: bool = False
    """Nothing is left, and the dealer has still to report the return."""


class AwayList(Record, kw_only=True):
    absent: tuple[Absent, ...] = ()


def away(tournament: Tournament, people: People, now: Instant) -> AwayList:
    """Table by table and seat by seat; whoever has no seat stands last."""
    entries, exits = tournament.entries.by_id, tournament.exits.by_entry
    told = [
        _told(tournament, people, number, penalty, now)
        for number, penalty in tournament.penalties.items()
        if _is_open(penalty) and penalty.entry in entries and penalty.entry not in exits
    ]
    return AwayList(absent=tuple(sorted(told, key=_place)))


def _is_open(penalty: Penalty) -> bool:
    return penalty.left > 0 or (penalty.lifted is None and penalty.awaits_return)


def _place(one: Absent) -> tuple[bool, int, int, PenaltyNo]:
    seat = one.seat
    return (seat is None, seat.table if seat else 0, seat.seat if seat else 0, one.penalty)


def _told(
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
        counted="floor" if seat is None else _counted(tournament, seat),
        step=penalty.step,
        rounds=penalty.rounds,
        offence=penalty.offence,
        words=penalty.words,
        forfeited=penalty.chips,
        started=not penalty.waits,
        first=open_of(tournament, penalty.entry)[:1] == (number,),
        may_return=not penalty.left and not to_miss(tournament, penalty.entry),
    )


def _counted(tournament: Tournament, seat: Seat) -> Counting:
    if tournament.play.board is not None:
        return "hand_for_hand"
    return "last_hands" if seat.table in to_play(tournament) else "floor"
