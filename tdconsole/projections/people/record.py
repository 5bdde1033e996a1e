"""A person's record over all tournaments of the house, bars included."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Literal

from msgspec.structs import replace

from tdconsole.domain.discipline.escalation import Earlier, degree_of
from tdconsole.domain.discipline.rulings import told
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.house import BarLifted, PersonBarred
from tdconsole.domain.language.events.money import PlayerDisqualified, PlayerReclassified
from tdconsole.domain.language.events.penalties import PenaltyGiven, PenaltyLifted
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.language.events.tournament import SetupEdited, TournamentCreated
from tdconsole.domain.rules.offences import Degree
from tdconsole.domain.state.house import folded_series
from tdconsole.domain.state.ruling import Ruling, named
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Map,
    Millis,
    NoteId,
    PenaltyNo,
    PersonId,
    Record,
    RulingNo,
    TournamentId,
)
from tdconsole.projections.engine.trail import HouseTrailStep


class RecordedStep(Record, kw_only=True):
    """A living step, with the facts that count here."""

    tournament: TournamentId
    at: Millis
    events: tuple[Event, ...]


class OnRecord(Record, kw_only=True):
    """A penalty; words and reasons are None if never given or erased."""

    at: Millis
    tournament: TournamentId
    name: str
    """The name of the tournament."""
    entry: EntryId
    degree: Degree | Literal["struck"]
    """A strike from the results comes after the event, so it is a degree of its own."""
    offence: str = ""
    hands: int = 0
    rounds: int = 0
    chips: Chips = Chips(0)
    words: str | None = None
    lifted: bool = False
    why_lifted: str | None = None


class RulingOnRecord(Record, kw_only=True):
    """A ruling that named the person or held the prize back; erased texts are None."""

    at: Millis
    tournament: TournamentId
    name: str
    """The name of the tournament."""
    ruling: RulingNo
    happened: str | None = None
    pending: bool = False
    decided: str | None = None
    cites: tuple[str, ...] = ()


class BarOnRecord(Record, kw_only=True):
    """A bar; `holds` unless it was lifted, has run out, or was replaced."""

    at: Millis
    series: str = ""
    until: str | None = None
    reason: str | None = None
    holds: bool
    lifted: Millis | None = None
    why_lifted: str | None = None


class PersonRecord(Record, kw_only=True):
    """The record, latest first; the name is None for a person who was erased."""

    person: PersonId
    name: str | None
    tournaments: int = 0
    """The number of tournaments the person entered."""
    penalties: tuple[OnRecord, ...] = ()
    bars: tuple[BarOnRecord, ...] = ()
    rulings: tuple[RulingOnRecord, ...] = ()

    def earlier(self, here: TournamentId | None) -> tuple[Earlier, ...]:
        """The penalties that count for the next step; rulings don't."""
        return tuple(
            Earlier(
                degree="disqualification" if one.degree == "struck" else one.degree,
                offence=one.offence,
                at=one.at,
                here=one.tournament == here,
            )
            for one in self.penalties
            if not one.lifted
        )


def penalties_on_record(
    steps: Iterable[RecordedStep],
    entries: Mapping[TournamentId, Collection[EntryId]],
    notes: Mapping[NoteId, str],
) -> tuple[OnRecord, ...]:
    """The penalties, from steps in the order written and the person's entries by tournament."""
    given = dict[tuple[TournamentId, PenaltyNo], int]()
    found, every = list[OnRecord](), tuple(steps)
    for step in every:
        tournament, theirs = step.tournament, entries.get(step.tournament, ())
        for event in step.events:
            match event:
                case PenaltyGiven(entry=entry) if entry in theirs:
                    given[tournament, event.penalty] = len(found)
                    found.append(_given(tournament, event, notes))
                case PenaltyLifted() if (at := given.get((tournament, event.penalty))) is not None:
                    why = notes.get(event.reason)
                    found[at] = replace(found[at], lifted=True, why_lifted=why)
                case _:
                    pass
        found += _put_out(step, theirs, notes)
    names = _names(every)
    with_names = [replace(one, name=names.get(one.tournament, "")) for one in found]
    return tuple(sorted(with_names, key=lambda one: one.at))[::-1]


def _names(steps: Iterable[RecordedStep]) -> dict[TournamentId, str]:
    names = dict[TournamentId, str]()
    for step in steps:
        for event in step.events:
            match event:
                case TournamentCreated(name=str(name)) | SetupEdited(name=str(name)):
                    names[step.tournament] = name
                case _:
                    pass
    return names


def _given(tournament: TournamentId, event: PenaltyGiven, notes: Mapping[NoteId, str]) -> OnRecord:
    return OnRecord(
        at=event.at.utc,
        tournament=tournament,
        name="",
        entry=event.entry,
        degree=degree_of(event.step, event.hands, event.rounds),
        offence=event.offence,
        hands=event.hands,
        rounds=event.rounds,
        chips=event.chips,
        words=None if event.words is None else notes.get(event.words),
    )


def _put_out(
    step: RecordedStep, theirs: Collection[EntryId], notes: Mapping[NoteId, str]
) -> Iterator[OnRecord]:
    """The disqualification in a step, once, whatever number of entries it put out."""
    out = next(
        (e for e in step.events if isinstance(e, PlayerDisqualified) and e.entry in theirs), None
    )
    if out is not None:
        yield OnRecord(
            at=step.at,
            tournament=step.tournament,
            name="",
            entry=out.entry,
            degree="sanction" if out.sanction else "disqualification",
            offence=out.offence,
            words=notes.get(out.reason),
        )
        return
    struck = next(
        (e for e in step.events if isinstance(e, PlayerReclassified) and e.entry in theirs), None
    )
    if struck is not None:
        yield OnRecord(
            at=step.at,
            tournament=step.tournament,
            name="",
            entry=struck.entry,
            degree="struck",
            words=notes.get(struck.reason),
        )


def rulings_on_record(
    steps: Iterable[RecordedStep],
    entries: Mapping[TournamentId, Collection[EntryId]],
    notes: Mapping[NoteId, str],
) -> tuple[RulingOnRecord, ...]:
    """The rulings as they read now: a person named by mistake has nothing on record."""
    every = tuple(steps)
    rulings, names = dict[TournamentId, Map[RulingNo, Ruling]](), _names(every)
    for step in every:
        for event in step.events:
            if isinstance(event, RulingMade | RulingDecided | RulingCorrected):
                of_tournament = rulings.get(step.tournament, Map())
                rulings[step.tournament] = told(of_tournament, event)
    found = (
        RulingOnRecord(
            at=one.at.utc,
            tournament=tournament,
            name=names.get(tournament, ""),
            ruling=number,
            happened=notes.get(one.happened),
            pending=one.pending,
            decided=None if one.decided is None else notes.get(one.decided),
            cites=one.cites,
        )
        for tournament, numbered in rulings.items()
        for number, one in sorted(numbered.items())
        if not named(one).isdisjoint(entries.get(tournament, ()))
    )
    return tuple(sorted(found, key=lambda one: one.at))[::-1]


def bars_on_record(
    trail: Iterable[HouseTrailStep],
    same: Collection[PersonId],
    notes: Mapping[NoteId, str],
    today: str,
) -> tuple[BarOnRecord, ...]:
    """The bars; a later one for the same series replaces an earlier one."""
    found, standing = list[BarOnRecord](), dict[tuple[PersonId, str], int]()
    for step in trail:
        for event in step.events:
            if not isinstance(event, PersonBarred | BarLifted) or event.person not in same:
                continue
            key = event.person, folded_series(event.series)
            before = standing.pop(key, None)
            if before is not None:
                found[before] = replace(found[before], holds=False)
            if isinstance(event, PersonBarred):
                standing[key] = len(found)
                found.append(_bar(event, step.at.utc, notes, today))
            elif before is not None:
                why = None if event.reason is None else notes.get(event.reason)
                found[before] = replace(found[before], lifted=step.at.utc, why_lifted=why)
    return tuple(reversed(found))


def _bar(event: PersonBarred, at: Millis, notes: Mapping[NoteId, str], today: str) -> BarOnRecord:
    return BarOnRecord(
        at=at,
        series=event.series,
        until=event.until,
        reason=notes.get(event.reason),
        holds=event.until is None or today <= event.until,
    )
