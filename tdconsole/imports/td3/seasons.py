"""Seasons of The Tournament Director 3: opened once, with the formula said in our language."""

from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import NamedTuple

from tdconsole.domain.language.commands.house import AdjustPoints, OpenSeason
from tdconsole.domain.season.td3_formula import Translation, translated
from tdconsole.domain.state.house import HouseState, Season, same_series
from tdconsole.domain.values import Millis, PersonId
from tdconsole.imports.td3.evening import EveningRead, series_of
from tdconsole.projections.setup.taken_over import SeasonTaken
from tdconsole.session import Refused, Session


class Adjusted(NamedTuple):
    """Points given beside an evening, on its day."""

    person: PersonId
    points: Decimal
    day: str
    reason: str


class SeasonRead:
    """A series as its files tell it, one after the other."""

    def __init__(self, series: str) -> None:
        self.series = series
        self._formulas: dict[str, Millis] = {}
        self.adjusted: list[Adjusted] = []

    def hear(self, evening: EveningRead) -> None:
        if evening.formula.strip():
            at = evening.began or Millis(0)
            self._formulas[evening.formula] = max(at, self._formulas.get(evening.formula, at))

    @property
    def formula(self) -> str:
        """The formula of the latest evening."""
        return max(self._formulas, key=lambda one: self._formulas[one], default="")

    @property
    def formulas(self) -> int:
        return len(self._formulas)


def gives_points(evening: EveningRead) -> bool:
    """Whether its evenings have a season here, with points."""
    return bool(series_of(evening)) and isinstance(translated(evening.formula), Translation)


def open_seasons(
    session: Session, seasons: Iterable[SeasonRead], *, trying: bool
) -> Iterator[SeasonTaken]:
    """Open each season that isn't here yet, and adjust its points as the evenings told."""
    for read in seasons:
        if not read.formula:
            continue
        found = translated(read.formula)
        if not isinstance(found, Translation):
            yield SeasonTaken(series=read.series, fate="untranslated", untranslated=found)
            continue
        here = season_of(session.house, read.series)
        taken = SeasonTaken(
            series=read.series,
            fate="opened" if here is None else "here",
            formula=found.text,
            assumed=found.assumed,
            formulas=read.formulas,
            adjusted=len(read.adjusted),
        )
        if trying:
            yield taken
            continue
        if here is None:
            asked = OpenSeason(name=read.series, formula=found.text, series=read.series)
            answer = session.submit_house(asked)
            if isinstance(answer, Refused):
                yield SeasonTaken(series=read.series, fate="refused", refused=answer.rejection)
                continue
        _adjust(session, read)
        yield taken


def season_of(house: HouseState, series: str) -> Season | None:
    every = house.seasons.values()
    return next((one for one in every if same_series(one.rules.series, series)), None)


def _adjust(session: Session, read: SeasonRead) -> None:
    season = season_of(session.house, read.series)
    if season is None:
        return
    for one in read.adjusted:
        session.submit_house(
            AdjustPoints(
                season=season.no,
                person=one.person,
                points=format(one.points, "f"),
                reason=one.reason,
                day=one.day,
            )
        )
