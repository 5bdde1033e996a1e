"""Every penalty that was given: to whom, for what, and what became of it."""

from typing import Literal

from tdconsole.domain.board import Penalty
from tdconsole.domain.floors import entry_of
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    NoteId,
    PenaltyNo,
    PenaltyStep,
    PersonId,
    Record,
)
from tdconsole.projections.names import People, of_entry

Standing = Literal["given", "open", "served", "closed", "lifted"]
"""A warning, an annulled hand and chips stand as given; hands are open, served, and closed by the return."""


class Recorded(Record, kw_only=True):
    penalty: PenaltyNo
    entry: EntryId
    """With which the player goes on."""
    person: PersonId | None
    name: str | None
    given: Instant
    step: PenaltyStep
    hands: int
    rounds: int
    """By which it was given, where it was."""
    served: int
    chips: Chips
    offence: str
    words: NoteId | None
    standing: Standing
    lifted: NoteId | None
    """Why it was."""


class PenaltyRecord(Record, kw_only=True):
    penalties: tuple[Recorded, ...] = ()


def penalty_record(tournament: Tournament, people: People) -> PenaltyRecord:
    """Of all flights, as they were given."""
    return PenaltyRecord(
        penalties=tuple(
            _recorded(tournament, people, number, penalty)
            for number, penalty in sorted(tournament.penalties.items())
        )
    )


def _recorded(
    tournament: Tournament, people: People, number: PenaltyNo, penalty: Penalty
) -> Recorded:
    entry = entry_of(tournament, penalty.entry)
    known = of_entry(tournament, people, penalty.entry)
    return Recorded(
        penalty=number,
        entry=penalty.entry,
        person=None if entry is None else entry.person,
        name=None if known is None else known.name,
        given=penalty.since,
        step=penalty.step,
        hands=penalty.hands,
        rounds=penalty.rounds,
        served=penalty.served,
        chips=penalty.chips,
        offence=penalty.offence,
        words=penalty.words,
        standing=_standing(penalty),
        lifted=penalty.lifted,
    )


def _standing(penalty: Penalty) -> Standing:
    if penalty.lifted is not None:
        return "lifted"
    if penalty.step != "miss":
        return "given"
    if penalty.left:
        return "open"
    return "served" if penalty.back is None else "closed"
