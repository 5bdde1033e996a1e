"""The notice of a penalty, sanction or disqualification, and of its lifting."""

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
    """None if it was erased."""
    chips: Chips = Chips(0)
    """The chips given back into play."""


class PenaltyNotice(Record, kw_only=True):
    event: str
    of: NoticeOf
    penalty: PenaltyNo | None
    """None for a player who was put out: that isn't a penalty to serve."""
    entry: EntryId
    name: str | None
    country: str | None
    seat: Seat | None
    offence: str
    cite: str | None
    """The article of the tournament's book on this offence."""
    said: str | None
    """The director's words; empty if they were erased."""
    hands: int = 0
    rounds: int = 0
    chips: Chips = Chips(0)
    """The chips removed with it."""
    keeps_prize: bool = False
    morning: bool = False
    """Whether it was given between two days, to begin with the next."""
    at: Instant
    by: str | None
    lifted: Lifted | None = None
    again: bool = False
    void: bool = False
    step: StepNo
    """The step that gave or lifted it."""

    @property
    def players(self) -> int:
        """The players at the table when it was given: a round is that many hands."""
        return self.hands // self.rounds if self.rounds else 0


def penalty_notices(
    source: PaperSource, entries: tuple[EntryId, ...] | None = None
) -> tuple[PenaltyNotice, ...]:
    """The notices not yet printed in their present form; if all were, all of them again.

    Of entries named, only the last notice of each is printed again.
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
    """The void notices of what one step last took back."""
    undone = [step for step in source.trail if step.undone_by is not None and _gives(step)]
    last = max((step.undone_by or 0 for step in undone), default=0)
    return tuple(
        replace(notice, void=True)
        for step in undone
        if step.undone_by == last
        for notice in _of_step(source, step)
    )


def undone_at(source: PaperSource) -> int:
    """The step that undid the last one; 0 if none was."""
    undone = (step for step in source.trail if step.undone_by is not None and _gives(step))
    return max((step.undone_by or 0 for step in undone), default=0)


def noted(trail: Iterable[TrailStep]) -> list[NoteId]:
    """The notes with the director's words on each."""
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
    """The notices that count, in the order given."""
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
    """Whether the player is still out, not reinstated since."""
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
    """The notices of a step; a player put out leaves every flight but gets one notice."""
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
    """The entry a penalty is on now: a re-entry takes it along."""
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
    """Whether the notice was printed in its present form."""
    return any(
        step.no > notice.step
        and isinstance(event, PaperIssued)
        and event.document == "penalty-notice"
        and (event.entries is None or notice.entry in event.entries)
        for step in source.trail
        for event in step.events
    )
