"""Who misses hands: where they sit, since when, and how many are left."""

from typing import Literal

from tdconsole.domain.board import Penalty
from tdconsole.domain.day_hands import to_play
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId, Instant, Millis, PenaltyNo, Record, Seat
from tdconsole.projections.names import People, of_entry

Counting = Literal["hand_for_hand", "last_hands", "floor"]


class Absent(Record, kw_only=True):
    """One penalty; of several of a player the first is missed first."""

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


class AwayList(Record, kw_only=True):
    absent: tuple[Absent, ...] = ()


def away(tournament: Tournament, people: People, now: Instant) -> AwayList:
    """Table by table and seat by seat; whoever has no seat stands last."""
    entries, exits = tournament.entries.by_id, tournament.exits.by_entry
    told = [
        _told(tournament, people, number, penalty, now)
        for number, penalty in tournament.penalties.items()
        if penalty.left and penalty.entry in entries and penalty.entry not in exits
    ]
    return AwayList(absent=tuple(sorted(told, key=_place)))


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
    )


def _counted(tournament: Tournament, seat: Seat) -> Counting:
    if tournament.play.board is not None:
        return "hand_for_hand"
    return "last_hands" if seat.table in to_play(tournament) else "floor"
