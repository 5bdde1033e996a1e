"""Every penalty given and its state: owed, being served, awaiting return, closed, lifted."""

from typing import Literal

from tdconsole.domain.state.flight_in_hand import each, entry_of
from tdconsole.domain.state.penalties import open_of
from tdconsole.domain.state.table_play import Penalty
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    NoteId,
    PenaltyNo,
    PenaltyStep,
    PersonId,
    Record,
    Seat,
)
from tdconsole.projections.discipline.away import Counting, away
from tdconsole.projections.people.names import People, of_entry

PenaltyStands = Literal[
    "begins", "later", "away", "overnight", "served", "back", "given", "lifted", "out"
]
"""It begins after this hand; is served after another; is being served; resumes in the morning; was
served, with the player not yet reported back; is closed. One without hands was given and is done.
Lifted; or the player is out."""


class PenaltyRow(Record, kw_only=True):
    penalty: PenaltyNo
    entry: EntryId
    """The entry with which the player goes on."""
    person: PersonId | None
    name: str | None
    seat: Seat | None
    """The seat; None between two days, and once the player is out."""
    step: PenaltyStep
    offence: str
    words: NoteId | None
    rounds: int
    hands: int
    """The hands in all."""
    served: int
    left: int
    chips: Chips
    given: Instant
    stands: PenaltyStands
    counted: Counting | None
    """What counts it; None if it isn't being served now."""
    lifted: NoteId | None
    """The reason for lifting it."""
    back: Instant | None

    @property
    def is_open(self) -> bool:
        """Whether somebody still has to see to it."""
        return self.stands in {"begins", "later", "away", "overnight", "served"}


class PenaltyRecord(Record, kw_only=True):
    """The penalties of all flights, in the order given."""

    penalties: tuple[PenaltyRow, ...] = ()


def penalty_record(tournament: Tournament, people: People, now: Instant) -> PenaltyRecord:
    rows = [row for floor in each(tournament) for row in penalty_list(floor, people, now)]
    rows += [
        _row(tournament, people, number, penalty, None)
        for number, penalty in tournament.penalties.items()
        if entry_of(tournament, penalty.entry) is None  # taken back since
    ]
    return PenaltyRecord(penalties=tuple(sorted(rows, key=lambda row: row.penalty)))


def penalty_list(tournament: Tournament, people: People, now: Instant) -> tuple[PenaltyRow, ...]:
    """The penalties of the flight in hand, by table and seat; players without a seat come last."""
    missing = away(tournament, people, now).absent
    counted = {one.penalty: one.counted for one in missing if one.left}
    rows = [
        _row(tournament, people, number, penalty, counted.get(number))
        for number, penalty in tournament.penalties.items()
        if penalty.entry in tournament.entries.by_id
    ]
    return tuple(sorted(rows, key=place_of))


def place_of(row: PenaltyRow) -> tuple[bool, int, int, PenaltyNo]:
    seat = row.seat
    return (seat is None, seat.table if seat else 0, seat.seat if seat else 0, row.penalty)


def _row(
    tournament: Tournament,
    people: People,
    number: PenaltyNo,
    penalty: Penalty,
    counted: Counting | None,
) -> PenaltyRow:
    known = of_entry(tournament, people, penalty.entry)
    entry = tournament.entries.by_id.get(penalty.entry)
    return PenaltyRow(
        penalty=number,
        entry=penalty.entry,
        person=None if entry is None else entry.person,
        name=None if known is None else known.name,
        seat=tournament.play.seating.of.get(penalty.entry),
        step=penalty.step,
        offence=penalty.offence,
        words=penalty.words,
        rounds=penalty.rounds,
        hands=penalty.hands,
        served=penalty.served,
        left=penalty.left,
        chips=penalty.chips,
        given=penalty.since,
        stands=_stands(tournament, number, penalty),
        counted=counted,
        lifted=penalty.lifted,
        back=penalty.back,
    )


def _stands(tournament: Tournament, number: PenaltyNo, penalty: Penalty) -> PenaltyStands:
    if penalty.lifted is not None:
        return "lifted"
    if penalty.step != "miss":
        return "given"
    if penalty.back is not None:
        return "back"
    if penalty.entry in tournament.exits.by_entry:
        return "out"
    if not penalty.left:
        return "served"
    if open_of(tournament, penalty.entry)[0] != number:
        return "later"
    if penalty.entry not in tournament.play.seating.of:
        return "overnight"
    return "begins" if penalty.waits else "away"
