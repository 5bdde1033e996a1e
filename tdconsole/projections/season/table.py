"""The table of a season as of a day: points from evenings and adjustments, best of n, places."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.language.rejections.calculators import (
    DividedByZero,
    NoSuchNumber,
    PointsTooLarge,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.season_rules import SeasonRules, TieRule
from tdconsole.domain.season.ranking import Achieved, counting, ordered, ranked
from tdconsole.domain.season.seasons import is_counted
from tdconsole.domain.state.house import Season
from tdconsole.domain.values import (
    AdjustmentNo,
    PersonId,
    Place,
    Record,
    SeasonNo,
    TournamentId,
)
from tdconsole.projections.people.names import Notes, People
from tdconsole.projections.season.evening import Evening, Played

Points = Callable[[Evening], Mapping[PersonId, Decimal | Rejection]]
"""The points of everybody who played an evening, or why somebody has none."""
NOTHING: Final = Decimal(0)
Why = DividedByZero | NoSuchNumber | PointsTooLarge


class SeasonEvening(Record, kw_only=True):
    """A tournament that counts."""

    tournament: TournamentId
    name: str
    day: str
    players: int
    by_hand: bool


class SeasonResult(Record, kw_only=True):
    """A player's evening; without points, the formula has no result for it."""

    tournament: TournamentId
    place: Place
    points: Decimal | None
    counts: bool


class AdjustmentLine(Record, kw_only=True):
    """Points beside the evenings; name and reason are None once erased."""

    adjustment: AdjustmentNo
    person: PersonId
    name: str | None
    points: Decimal
    day: str
    reason: str | None
    taken_back: bool


class SeasonRow(Record, kw_only=True):
    """A player of the season; without a place, there were too few evenings."""

    place: Place | None
    shared_by: int = 1
    person: PersonId
    name: str | None
    country: str | None = None
    points: Decimal
    adjusted: Decimal
    """The part of the points that adjustments gave or took."""
    played: int
    wins: int
    cashes: int
    best_place: Place | None
    decided_by: TieRule | None = None
    """What decided against the player above, who has the same points."""
    results: tuple[SeasonResult, ...]
    """In the order of the evenings."""

    @property
    def dropped(self) -> int:
        return sum(not one.counts for one in self.results)


class PointsMissing(Record, kw_only=True):
    """An evening of a player for which the formula has no result."""

    person: PersonId
    name: str | None
    tournament: TournamentId
    evening: str
    day: str
    why: Why


class SeasonTable(Record, kw_only=True):
    season: SeasonNo
    name: str
    rules: SeasonRules
    closed: str | None
    as_of: str
    """The last day that was looked at."""
    evenings: tuple[SeasonEvening, ...]
    rows: tuple[SeasonRow, ...]
    below: tuple[SeasonRow, ...]
    """Those who played too few evenings to have a place, by points."""
    adjustments: tuple[AdjustmentLine, ...]
    missing: tuple[PointsMissing, ...]


class _Scores:
    """One player's evenings and adjustments, as they are gathered."""

    def __init__(self) -> None:
        self.evenings = list[tuple[Played, Evening, Decimal | Rejection]]()
        self.adjusted = NOTHING


def season_table(  # noqa: PLR0913, PLR0917 -- the season, the evenings, and the names
    season: Season,
    evenings: Iterable[Evening],
    points: Points,
    meant: Mapping[PersonId, PersonId],
    people: People,
    notes: Notes,
    as_of: str,
) -> SeasonTable:
    """The table at the end of that day; a closed season stays as it was the day it was closed."""
    day = as_of if season.closed is None else min(as_of, season.closed)
    counted = sorted(
        (
            one
            for one in evenings
            if one.day <= day and is_counted(season, one.tournament, one.series, one.day)
        ),
        key=lambda one: one.day,
    )
    scores = _scores(season, counted, points, meant, day)
    rows = [_row(person, score, season.rules, people) for person, score in scores.items()]
    with_place = [row for row in rows if row.played >= season.rules.minimum]
    below = [row for row in rows if row.played < season.rules.minimum]
    return SeasonTable(
        season=season.no,
        name=season.name,
        rules=season.rules,
        closed=season.closed,
        as_of=day,
        evenings=tuple(
            SeasonEvening(
                tournament=one.tournament,
                name=one.name,
                day=one.day,
                players=one.players,
                by_hand=season.by_hand.get(one.tournament, False),
            )
            for one in counted
        ),
        rows=tuple(_ranked(with_place, season.rules.ties)),
        below=tuple(sorted(below, key=lambda row: (-row.points, row.name or "", row.person))),
        adjustments=tuple(_adjustments(season, meant, people, notes, day)),
        missing=tuple(_missing(scores, people)),
    )


def _scores(
    season: Season,
    evenings: Sequence[Evening],
    points: Points,
    meant: Mapping[PersonId, PersonId],
    day: str,
) -> dict[PersonId, _Scores]:
    scores = dict[PersonId, _Scores]()
    for one in evenings:
        won = points(one)
        for played in one.played:
            score = scores.setdefault(played.person, _Scores())
            score.evenings.append((played, one, won[played.person]))
    for adjustment in season.adjustments.values():
        if not adjustment.taken_back and adjustment.day <= day:
            person = meant.get(adjustment.person, adjustment.person)
            scores.setdefault(person, _Scores()).adjusted += Decimal(adjustment.points)
    return scores


def _row(person: PersonId, score: _Scores, rules: SeasonRules, people: People) -> SeasonRow:
    won = [found if isinstance(found, Decimal) else None for _, _, found in score.evenings]
    with_points = [at for at, found in enumerate(won) if found is not None]
    best = counting([found for found in won if found is not None], rules.best)
    counts = {with_points[at] for at in best}
    total = sum(
        (found for at, found in enumerate(won) if found is not None and at in counts), NOTHING
    )
    places = [played.place for played, _, _ in score.evenings]
    known = people.get(person)
    return SeasonRow(
        place=None,
        person=person,
        name=None if known is None else known.name,
        country=None if known is None else known.country,
        points=total + score.adjusted,
        adjusted=score.adjusted,
        played=len(places),
        wins=sum(played.won for played, _, _ in score.evenings),
        cashes=sum(played.cashed for played, _, _ in score.evenings),
        best_place=min(places, default=None),
        results=tuple(
            SeasonResult(
                tournament=evening.tournament,
                place=played.place,
                points=won[at],
                counts=at in counts,
            )
            for at, (played, evening, _) in enumerate(score.evenings)
        ),
    )


def _achieved(row: SeasonRow) -> Achieved:
    won = [one.points for one in row.results if one.points is not None]
    return Achieved(
        points=row.points,
        wins=row.wins,
        cashes=row.cashes,
        played=row.played,
        best_place=row.best_place,
        best_points=max(won, default=None),
    )


def _ranked(rows: list[SeasonRow], ties: Sequence[TieRule]) -> Iterable[SeasonRow]:
    """The rows in order; those who share a place are in the order of their names."""
    rows = sorted(rows, key=lambda row: (row.name or "", row.person))
    achieved = [_achieved(row) for row in rows]
    order = ordered(achieved, ties)
    places = ranked([achieved[at] for at in order], ties)
    for at, one in zip(order, places, strict=True):
        yield replace(rows[at], place=one.place, shared_by=one.shared_by, decided_by=one.by)


def _adjustments(
    season: Season, meant: Mapping[PersonId, PersonId], people: People, notes: Notes, day: str
) -> Iterable[AdjustmentLine]:
    for number, one in sorted(season.adjustments.items()):
        if one.day <= day:
            known = people.get(one.person)
            yield AdjustmentLine(
                adjustment=number,
                person=meant.get(one.person, one.person),
                name=None if known is None else known.name,
                points=Decimal(one.points),
                day=one.day,
                reason=notes.get(one.reason),
                taken_back=one.taken_back,
            )


def _missing(scores: Mapping[PersonId, _Scores], people: People) -> Iterable[PointsMissing]:
    for person, score in scores.items():
        known = people.get(person)
        for _, evening, found in score.evenings:
            if isinstance(found, Why):
                yield PointsMissing(
                    person=person,
                    name=None if known is None else known.name,
                    tournament=evening.tournament,
                    evening=evening.name,
                    day=evening.day,
                    why=found,
                )
