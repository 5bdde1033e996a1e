"""The notice that goes with a penalty, a sanction or a disqualification, and with its lifting."""

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec.structs import replace

from tdconsole.domain.hand.hands_left import rests
from tdconsole.domain.language.events.chips import ChipsCorrected
from tdconsole.domain.language.events.money import PlayerDisqualified
from tdconsole.domain.language.events.paper import PaperIssued
from tdconsole.domain.language.events.penalties import PenaltyGiven, PenaltyLifted
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    NoteId,
    PenaltyNo,
    PenaltyStep,
    Record,
    Seat,
    StepNo,
)
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.entry.receipt import staff_name
from tdconsole.projections.people.names import of_entry

NoticeOf = PenaltyStep | Literal["sanction", "disqualification"]


class Lifted(Record, kw_only=True):
    at: Instant
    by: str | None
    reason: str | None
    """None where it was erased."""
    chips: Chips = Chips(0)
    """Given back into play."""


class PenaltyNotice(Record, kw_only=True):
    event: str
    of: NoticeOf
    penalty: PenaltyNo | None
    """None of one who was put out: that is no penalty to be missed."""
    entry: EntryId
    name: str | None
    country: str | None
    seat: Seat | None
    offence: str
    cite: str | None
    """The article of the tournament's book on this offence."""
    said: str | None
    """The director's words; empty where they were erased."""
    hands: int = 0
    rounds: int = 0
    chips: Chips = Chips(0)
    """Out of play with it."""
    keeps_prize: bool = False
    morning: bool = False
    """Given between two days: it begins with the next."""
    at: Instant
    by: str | None
    lifted: Lifted | None = None
    again: bool = False
    void: bool = False
    step: StepNo
    """That gave or lifted it."""

    @property
    def players(self) -> int:
        """At the table when it was given: so many hands are a round."""
        return self.hands // self.rounds if self.rounds else 0


def penalty_notices(
    source: PaperSource, entries: tuple[EntryId, ...] | None = None
) -> tuple[PenaltyNotice, ...]:
    """Those that were not printed as they stand now; where all were, all of them once more.

    Of entries that are named, only the last of each is printed once more.
    """
    notices = tuple(
        replace(one, again=_printed(source, one))
        for one in _standing(source)
        if entries is None or one.entry in entries
    )
    fresh = tuple(one for one in notices if not one.again)
    if fresh or entries is None:
        return fresh or notices
    return tuple({one.entry: one for one in notices}.values())


def void_notices(source: PaperSource) -> tuple[PenaltyNotice, ...]:
    """Of what one step took back last."""
    undone = [step for step in source.trail if step.undone_by is not None and _gives(step)]
    last = max((step.undone_by or 0 for step in undone), default=0)
    return tuple(
        replace(notice, void=True)
        for step in undone
        if step.undone_by == last
        for notice in _of_step(source, step)
    )


def undone_at(source: PaperSource) -> int:
    """By which step; nought where none was."""
    undone = (step for step in source.trail if step.undone_by is not None and _gives(step))
    return max((step.undone_by or 0 for step in undone), default=0)


def noted(trail: Iterable[TrailStep]) -> list[NoteId]:
    """What was said of each."""
    notes: list[NoteId] = []
    for step in trail:
        for event in step.events:
            if isinstance(event, PenaltyLifted | PlayerDisqualified):
                notes.append(event.reason)
            elif isinstance(event, PenaltyGiven) and event.words is not None:
                notes.append(event.words)
    return notes


def _gives(step: TrailStep) -> bool:
    return any(isinstance(event, PenaltyGiven | PlayerDisqualified) for event in step.events)


def _standing(source: PaperSource) -> Iterator[PenaltyNotice]:
    """What counts, in the order in which it was given."""
    liftings = dict(_liftings(source))
    for step in source.trail:
        if step.undone_by is not None:
            continue
        for notice in _of_step(source, step):
            if notice.penalty is None:
                if _is_put_out(source, notice):
                    yield notice
                continue
            penalty = source.state.penalties.get(notice.penalty)
            if penalty is None:
                continue
            lifted = liftings.get(notice.penalty)
            yield replace(
                notice,
                hands=penalty.hands,
                lifted=None if lifted is None else lifted[0],
                step=notice.step if lifted is None else lifted[1],
            )


def _is_put_out(source: PaperSource, notice: PenaltyNotice) -> bool:
    """And not taken in again since."""
    exit_ = source.state.exits.by_entry.get(notice.entry)
    return exit_ is not None and exit_.removed > 0


def _liftings(source: PaperSource) -> Iterator[tuple[PenaltyNo, tuple[Lifted, StepNo]]]:
    for step in source.trail:
        if step.undone_by is not None:
            continue
        back = sum(
            event.chips
            for event in step.events
            if isinstance(event, ChipsCorrected) and event.why == "given_back"
        )
        for event in step.events:
            if isinstance(event, PenaltyLifted):
                lifted = Lifted(
                    at=step.at,
                    by=staff_name(source, step.actor),
                    reason=source.notes.get(event.reason),
                    chips=Chips(back),
                )
                yield event.penalty, (lifted, step.no)


def _of_step(source: PaperSource, step: TrailStep) -> Iterator[PenaltyNotice]:
    """Whoever is put out leaves every flight, and gets one notice."""
    here = source.state.entries.by_id
    given = [event for event in step.events if isinstance(event, PenaltyGiven)]
    put_out = [
        event
        for event in step.events
        if isinstance(event, PlayerDisqualified) and event.entry in here
    ]
    yield from (_given(source, step, event) for event in given if _whose(source, event) in here)
    yield from (_put_out(source, step, event) for event in put_out[:1])


def _given(source: PaperSource, step: TrailStep, event: PenaltyGiven) -> PenaltyNotice:
    notice = _notice(source, step, _whose(source, event), event.step, event.offence)
    return replace(
        notice,
        penalty=event.penalty,
        said=_said(source, event.words),
        hands=event.hands,
        rounds=event.rounds,
        chips=event.chips,
        morning=rests(source.state, notice.entry),
    )


def _whose(source: PaperSource, event: PenaltyGiven) -> EntryId:
    """Whoever enters again takes it along."""
    penalty = source.state.penalties.get(event.penalty)
    return event.entry if penalty is None else penalty.entry


def _put_out(source: PaperSource, step: TrailStep, event: PlayerDisqualified) -> PenaltyNotice:
    of: NoticeOf = "sanction" if event.sanction else "disqualification"
    notice = _notice(source, step, event.entry, of, event.offence)
    return replace(
        notice,
        seat=event.seat,
        said=_said(source, event.reason),
        chips=event.stack,
        keeps_prize=not event.struck,
    )


def _notice(
    source: PaperSource, step: TrailStep, entry: EntryId, of: NoticeOf, offence: str
) -> PenaltyNotice:
    state = source.state
    known = of_entry(state, source.people, entry)
    usual = source.offences.usual(offence, state.rules) if offence else None
    return PenaltyNotice(
        event=title_of(state),
        of=of,
        penalty=None,
        entry=entry,
        name=known.name if known else None,
        country=known.country if known else None,
        seat=_seat(source, entry),
        offence=offence,
        cite=None if usual is None else usual.cite,
        said=None,
        at=step.at,
        by=staff_name(source, step.actor),
        step=step.no,
    )


def _seat(source: PaperSource, entry: EntryId) -> Seat | None:
    play, exits = source.state.play, source.state.exits.by_entry
    if entry in play.seating.of:
        return play.seating.of[entry]
    return exits[entry].seat if entry in exits else None


def _said(source: PaperSource, note: NoteId | None) -> str | None:
    return None if note is None else source.notes.get(note, "")


def _printed(source: PaperSource, notice: PenaltyNotice) -> bool:
    """Since it is so."""
    return any(
        step.no > notice.step
        and isinstance(event, PaperIssued)
        and event.document == "penalty-notice"
        and (event.entries is None or notice.entry in event.entries)
        for step in source.trail
        for event in step.events
    )
