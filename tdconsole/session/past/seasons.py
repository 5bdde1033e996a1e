"""The tables of seasons, gathered over all tournaments of the house and kept while these stay."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Final

from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.season.formula import read
from tdconsole.domain.season.points import points
from tdconsole.domain.state.house import HouseState, Season
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Millis, PersonId, SeasonNo, TournamentId
from tdconsole.projections.season.entering import (
    Candidates,
    EnteredFrom,
    candidates,
    entered_from,
)
from tdconsole.projections.season.evening import Evening, ended_at, evening, is_over
from tdconsole.projections.season.standing import SeasonStanding, standing_of
from tdconsole.projections.season.table import SeasonTable, season_table
from tdconsole.session.local_time import day_at
from tdconsole.session.session import Session

Digits = Callable[[str], int]
Won = Mapping[PersonId, Decimal | Rejection]
_Table = tuple[Season, str, list[Evening], SeasonTable]
"""A table, and what it was made of."""
_NIGHT: Final = 6 * 3_600_000
"""What ends before six in the morning was played the evening before."""


def season_in_hand(house: HouseState) -> Season | None:
    """The latest season that is open, or if none is the latest of all."""
    seasons = house.seasons.values()
    return max(seasons, key=lambda one: (one.closed is None, one.no), default=None)


def _persons(season: Season, evenings: Iterable[Evening]) -> set[PersonId]:
    return {
        *(played.person for one in evenings for played in one.played),
        *(one.person for one in season.adjustments.values()),
    }


class Seasons:
    """The tables; `digits` says how many a currency has behind the point."""

    def __init__(self, session: Session, digits: Digits) -> None:
        self._session, self._digits = session, digits
        self._meant: dict[PersonId, PersonId] = {}
        self._evenings: dict[TournamentId, tuple[Tournament, Evening]] = {}
        self._tables: dict[SeasonNo, _Table] = {}
        self._points: dict[str, dict[TournamentId, tuple[Evening, Won]]] = {}

    def table(self, season: Season, as_of: str | None = None) -> SeasonTable:
        """The table at the end of that day, by default of today."""
        club, evenings = self._session.club, self.evenings()
        notes = club.notes.texts(one.reason for one in season.adjustments.values())
        formula = season.rules.formula
        used = self._points.setdefault(formula, {})
        self._points = {formula: used} | {
            one: kept
            for one, kept in self._points.items()
            if any(other.rules.formula == one for other in self._session.house.seasons.values())
        }
        return season_table(
            season,
            evenings,
            lambda one: self._won(formula, one),
            self._meant,
            club.people.named(_persons(season, evenings)),
            notes,
            self._session.house_desk.today() if as_of is None else as_of,
        )

    def of_player(self, person: PersonId) -> tuple[SeasonStanding, ...]:
        """The player's place in every season, the latest first."""
        seasons, evenings = self._session.house.seasons, self.evenings()
        today, meant = self._session.house_desk.today(), self._meant.get(person, person)
        tables = dict[SeasonNo, _Table]()
        for number in sorted(seasons, reverse=True):
            kept, season = self._tables.get(number), seasons[number]
            if kept is None or kept[:3] != (season, today, evenings):
                kept = season, today, evenings, self.table(season, today)
            tables[number] = kept
        self._tables = tables
        found = (standing_of(kept[3], meant) for kept in tables.values())
        return tuple(one for one in found if one is not None)

    def candidates(
        self, table: SeasonTable, tournament: Tournament, absent: Collection[PersonId] = ()
    ) -> Candidates:
        """The players of the final, with what would become of each in the tournament."""
        return candidates(table, tournament, self._session.club.people.merged(), absent)

    def entered(self, season: SeasonNo) -> dict[PersonId, EnteredFrom]:
        """Those who qualified and were entered, in whichever tournament."""
        states = ((one, self._session.state(one)) for one in self._session.tournaments())
        there = ((number, state) for number, state in states if state is not None)
        return entered_from(season, there, self._session.club.people.merged())

    def gathering(self) -> Iterator[None]:
        """What the tables are made of, an evening at a time: whoever waits may see to others."""
        self._know_merged()
        for number in self._session.tournaments():
            state = self._session.state(number)
            yield
            if state is not None and is_over(state):
                one = self._evening(number, state)
                for season in self._session.house.seasons.values():
                    self._won(season.rules.formula, one)
                yield

    def _know_merged(self) -> None:
        meant = self._session.club.people.merged()
        if meant != self._meant:
            self._meant, self._evenings = meant, {}

    def evenings(self) -> list[Evening]:
        """All evenings with results, as they are now."""
        self._know_merged()
        return [
            self._evening(number, state)
            for number in self._session.tournaments()
            if (state := self._session.state(number)) is not None and is_over(state)
        ]

    def won(self, formula: str, one: Evening) -> Won:
        """The points of everybody on that evening by a formula that can be read."""
        tree = read(formula)
        if isinstance(tree, Refusal):
            return dict.fromkeys((played.person for played in one.played), tree)
        return {played.person: points(tree, played.figures) for played in one.played}

    def _won(self, formula: str, one: Evening) -> Won:
        used = self._points.setdefault(formula, {})
        kept = used.get(one.tournament)
        if kept is None or kept[0] is not one:
            kept = used[one.tournament] = one, self.won(formula, one)
        return kept[1]

    def _evening(self, number: TournamentId, state: Tournament) -> Evening:
        kept = self._evenings.get(number)
        if kept is None or kept[0] is not state:
            made = evening(
                number,
                state,
                self._day(number, state),
                self._meant,
                self._digits(state.setup.currency),
            )
            kept = self._evenings[number] = state, made
        return kept[1]

    def _day(self, number: TournamentId, state: Tournament) -> str:
        ended = ended_at(state)
        if ended is None:  # decided without a bust: by its last step
            ended = self._session.timeline(number).steps[-1].at.utc
        return day_at(Millis(ended - _NIGHT))
