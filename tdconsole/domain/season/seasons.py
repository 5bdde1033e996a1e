"""Seasons: opened with a formula and rules, changed, adjusted, closed and reopened."""

from decimal import Decimal
from typing import Any

from msgspec.structs import replace

from tdconsole.domain.house.bars import is_day
from tdconsole.domain.language.commands.house import (
    AdjustPoints,
    CloseSeason,
    CountTournament,
    EditSeason,
    OpenSeason,
    ReopenSeason,
    TakeBackAdjustment,
)
from tdconsole.domain.language.events.house import (
    AdjustmentTakenBack,
    PointsAdjusted,
    SeasonClosed,
    SeasonEdited,
    SeasonOpened,
    SeasonReopened,
    TournamentCounted,
)
from tdconsole.domain.language.rejections.calculators import (
    AdjustmentIsBack,
    NoPointsAdjusted,
    NoSuchAdjustment,
    NoSuchSeason,
    SeasonEndsBefore,
    SeasonIsClosed,
    SeasonIsOpen,
    SeasonNameTaken,
    SeasonStays,
    StackLimitsCross,
)
from tdconsole.domain.language.rejections.entry import NoSuchDay, UnknownPerson
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.language.season_rules import SeasonRules
from tdconsole.domain.season.formula import read
from tdconsole.domain.state.house import (
    Adjustment,
    HouseContext,
    HouseState,
    Season,
    folded_series,
    same_series,
)
from tdconsole.domain.state.rows import HouseDecision
from tdconsole.domain.values import AdjustmentNo, NoteId, SeasonNo, TournamentId


def open_season(house: HouseState, command: OpenSeason, _context: HouseContext) -> HouseDecision:
    number = SeasonNo(max(house.seasons, default=0) + 1)
    name, rules = _plain(command.name), _with(SeasonRules(formula=""), command)
    if fault := _name_fault(house, number, name) or rules_fault(rules):
        return fault
    return (SeasonOpened(season=number, name=name, rules=rules),)


def opened(house: HouseState, event: SeasonOpened) -> HouseState:
    if event.season in house.seasons:
        return house
    return _kept(house, Season(no=event.season, name=event.name, rules=event.rules))


def edit(house: HouseState, command: EditSeason, _context: HouseContext) -> HouseDecision:
    season = _in_play(house, command.season)
    if not isinstance(season, Season):
        return season
    name = season.name if command.name is None else _plain(command.name)
    rules = _with(season.rules, command)
    if fault := _name_fault(house, season.no, name) or rules_fault(rules):
        return fault
    if (name, rules) == (season.name, season.rules):
        return SeasonStays(season=season.no)
    return (SeasonEdited(season=season.no, name=name, rules=rules),)


def edited(house: HouseState, event: SeasonEdited) -> HouseState:
    season = house.seasons.get(event.season)
    if season is None:
        return house
    return _kept(house, replace(season, name=event.name, rules=event.rules))


def count(house: HouseState, command: CountTournament, context: HouseContext) -> HouseDecision:
    season, tournament = _in_play(house, command.season), command.tournament
    if not isinstance(season, Season):
        return season
    if not context.is_there:
        return NoSuchTournament()
    if season.by_hand.get(tournament) == command.counts:
        return SeasonStays(season=season.no)
    return (TournamentCounted(season=season.no, tournament=tournament, counts=command.counts),)


def counted(house: HouseState, event: TournamentCounted) -> HouseState:
    season = house.seasons.get(event.season)
    if season is None:
        return house
    by_hand, tournament = season.by_hand, event.tournament
    if event.counts is not None:
        by_hand = by_hand.set(tournament, event.counts)
    elif tournament in by_hand:
        by_hand = by_hand.delete(tournament)
    return _kept(house, replace(season, by_hand=by_hand))


def adjust(house: HouseState, command: AdjustPoints, context: HouseContext) -> HouseDecision:
    season, day = _in_play(house, command.season), command.day or context.today
    if not isinstance(season, Season):
        return season
    if not context.same:
        return UnknownPerson(person=command.person)
    if not is_day(day):
        return NoSuchDay(day=day)
    if not Decimal(command.points):
        return NoPointsAdjusted()
    return (
        PointsAdjusted(
            season=season.no,
            adjustment=AdjustmentNo(max(season.adjustments, default=0) + 1),
            person=command.person,
            points=command.points,
            day=day,
            reason=context.note or NoteId(""),
        ),
    )


def adjusted(house: HouseState, event: PointsAdjusted) -> HouseState:
    season = house.seasons.get(event.season)
    if season is None:
        return house
    one = Adjustment(person=event.person, points=event.points, day=event.day, reason=event.reason)
    adjustments = season.adjustments.set(event.adjustment, one)
    return _kept(house, replace(season, adjustments=adjustments))


def take_back(
    house: HouseState, command: TakeBackAdjustment, _context: HouseContext
) -> HouseDecision:
    season, number = _in_play(house, command.season), command.adjustment
    if not isinstance(season, Season):
        return season
    found = season.adjustments.get(number)
    if found is None:
        return NoSuchAdjustment(season=season.no, adjustment=number)
    if found.taken_back:
        return AdjustmentIsBack(adjustment=number)
    return (AdjustmentTakenBack(season=season.no, adjustment=number),)


def taken_back(house: HouseState, event: AdjustmentTakenBack) -> HouseState:
    season = house.seasons.get(event.season)
    found = None if season is None else season.adjustments.get(event.adjustment)
    if season is None or found is None:
        return house
    adjustments = season.adjustments.set(event.adjustment, replace(found, taken_back=True))
    return _kept(house, replace(season, adjustments=adjustments))


def close(house: HouseState, command: CloseSeason, context: HouseContext) -> HouseDecision:
    season = _in_play(house, command.season)
    if not isinstance(season, Season):
        return season
    return (SeasonClosed(season=season.no, day=context.today),)


def closed(house: HouseState, event: SeasonClosed) -> HouseState:
    season = house.seasons.get(event.season)
    return house if season is None else _kept(house, replace(season, closed=event.day))


def reopen(house: HouseState, command: ReopenSeason, _context: HouseContext) -> HouseDecision:
    season = house.seasons.get(command.season)
    if season is None:
        return NoSuchSeason(season=command.season)
    if season.closed is None:
        return SeasonIsOpen(season=season.no)
    return (SeasonReopened(season=season.no),)


def reopened(house: HouseState, event: SeasonReopened) -> HouseState:
    season = house.seasons.get(event.season)
    return house if season is None else _kept(house, replace(season, closed=None))


def rules_fault(rules: SeasonRules) -> Rejection | None:
    """What is wrong with the rules, the formula first."""
    if isinstance(found := read(rules.formula), Refusal):
        return found
    for day in (rules.since, rules.until):
        if day and not is_day(day):
            return NoSuchDay(day=day)
    if rules.since and rules.until and rules.until < rules.since:
        return SeasonEndsBefore(since=rules.since, until=rules.until)
    least, most = rules.final.least, rules.final.most
    if most and most < least:
        return StackLimitsCross(least=least, most=most)
    return None


def is_counted(season: Season, tournament: TournamentId, series: str, day: str) -> bool:
    """Whether a tournament of this series, played that day, counts for the season."""
    by_hand, rules = season.by_hand.get(tournament), season.rules
    if by_hand is not None:
        return by_hand
    if rules.by_hand or (rules.since and day < rules.since) or (rules.until and day > rules.until):
        return False
    return not rules.series or same_series(rules.series, series)


def _with(rules: SeasonRules, command: OpenSeason | EditSeason) -> SeasonRules:
    """The rules with what is asked for; None leaves one as it is."""
    asked: dict[str, Any] = {
        name: found
        for name in SeasonRules.__struct_fields__
        if (found := getattr(command, name)) is not None
    }
    if "series" in asked:
        asked["series"] = _plain(asked["series"])
    if "ties" in asked:
        asked["ties"] = tuple(dict.fromkeys(asked["ties"]))
    return replace(rules, **asked)


def _plain(name: str) -> str:
    return " ".join(name.split())


def _name_fault(house: HouseState, number: SeasonNo, name: str) -> Rejection | None:
    for other in house.seasons.values():
        if other.no != number and folded_series(other.name) == folded_series(name):
            return SeasonNameTaken(season=other.no, name=other.name)
    return None


def _in_play(house: HouseState, number: SeasonNo) -> Season | Rejection:
    season = house.seasons.get(number)
    if season is None:
        return NoSuchSeason(season=number)
    if season.closed is not None:
        return SeasonIsClosed(season=number, day=season.closed)
    return season


def _kept(house: HouseState, season: Season) -> HouseState:
    return replace(house, seasons=house.seasons.set(season.no, season))
