"""Past rulings of all tournaments of the house, and which of them resemble a new one."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from math import log
from typing import Final

from tdconsole.domain.discipline.rulings import told
from tdconsole.domain.language.events.rulings import RulingCorrected, RulingDecided, RulingMade
from tdconsole.domain.language.events.tournament import SetupEdited, TournamentCreated
from tdconsole.domain.state.ruling import Ruling
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    HandStage,
    Instant,
    Map,
    NoteId,
    Record,
    RulingNo,
    StepNo,
    TournamentId,
)
from tdconsole.journal import StoredStep, tournament_of
from tdconsole.projections.discipline.rulings import notes_of
from tdconsole.projections.people.names import Notes
from tdconsole.session.session import Session
from tdconsole.spelling import folded

MOST: Final = 5
"""The number of similar ones that can be read at a glance."""
_COMMANDS: Final = (
    "CreateTournament",
    "EditSetup",
    "MakeRuling",
    "DecideRuling",
    "CorrectRuling",
)
_STEM: Final = 4
"""Endings differ, in Polish above all."""
_SHORTEST: Final = 4
_SAME_ARTICLE: Final = 4.0
_SAME_STAGE: Final = 0.5
_ENOUGH: Final = 1.0


class PastRuling(Record, kw_only=True):
    """A past ruling; its stems are the beginnings of its words."""

    tournament: TournamentId
    name: str
    ruling: RulingNo
    at: Instant
    stage: HandStage | None
    cites: tuple[str, ...]
    happened: str
    decided: str | None
    stems: frozenset[str]


def past_rulings(session: Session) -> tuple[PastRuling, ...]:
    """The past rulings without erased ones, read from living steps without folding the rest."""
    found: list[tuple[TournamentId, str, RulingNo, Ruling]] = []
    for tournament, steps in _by_tournament(session.done_by(_COMMANDS)):
        name, rulings = "", Map[RulingNo, Ruling]()
        for step in _alive(steps):
            for event in step.events:
                if isinstance(event, RulingMade | RulingDecided | RulingCorrected):
                    rulings = told(rulings, event)
                elif isinstance(event, TournamentCreated | SetupEdited):
                    name = event.name or name
        found += [(tournament, name, number, one) for number, one in sorted(rulings.items())]
    texts = session.club.notes.texts(notes_of(one for _t, _n, _no, one in found))
    return tuple(_past(texts, *one) for one in found if one[3].happened in texts)


def similar(
    past: Iterable[PastRuling],
    written: str,
    cites: Iterable[str] = (),
    stage: HandStage | None = None,
) -> tuple[PastRuling, ...]:
    """The most similar rulings first; a word common to many of them counts little."""
    words, articles = stems(written), frozenset(cites)
    shared = [(one.stems & words, articles.intersection(one.cites), one) for one in past]
    often = Counter(stem for common, _cites, _one in shared for stem in common)
    weights = {word: log((1 + len(shared)) / times) for word, times in often.items()}
    found = [
        (sum(map(weights.__getitem__, common)) + _SAME_ARTICLE * len(same), one)
        for common, same, one in shared
    ]
    near = [
        (likeness + _SAME_STAGE * (stage is not None and one.stage == stage), one)
        for likeness, one in found
        if likeness >= _ENOUGH
    ]
    near.sort(key=lambda it: (-it[0], -it[1].at.utc))
    return tuple(one for _likeness, one in near[:MOST])


def stems(text: str) -> frozenset[str]:
    words = re.findall(r"\w+", folded(text))
    return frozenset(word[:_STEM] for word in words if len(word) >= _SHORTEST)


def texts_of(session: Session, tournament: Tournament) -> Notes:
    """All texts of one tournament's rulings."""
    return session.club.notes.texts(notes_of(tournament.rulings.values()))


def _by_tournament(
    every: Iterable[StoredStep],
) -> Iterator[tuple[TournamentId, list[StoredStep]]]:
    steps: dict[str, list[StoredStep]] = {}
    for step in every:
        steps.setdefault(step.stream, []).append(step)
    for stream, of_stream in steps.items():
        tournament = tournament_of(stream)
        if tournament is not None:
            yield tournament, of_stream


def _alive(steps: Iterable[StoredStep]) -> list[StoredStep]:
    """The living steps; latest come first, as an undone undo undoes nothing."""
    gone, kept = set[StepNo](), list[StoredStep]()
    for step in sorted(steps, key=lambda one: one.no, reverse=True):
        if step.no in gone:
            continue
        if step.undoes is not None:
            gone.add(step.undoes)
        kept.append(step)
    return kept[::-1]


def _past(
    texts: dict[NoteId, str], tournament: TournamentId, name: str, number: RulingNo, one: Ruling
) -> PastRuling:
    happened = texts[one.happened]
    decided = None if one.decided is None else texts.get(one.decided)
    return PastRuling(
        tournament=tournament,
        name=name,
        ruling=number,
        at=one.at,
        stage=one.stage,
        cites=one.cites,
        happened=happened,
        decided=decided,
        stems=stems(happened),
    )
