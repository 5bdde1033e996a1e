"""The tables of what spans the tournaments: seasons, and the shifts of the dealers."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.values import Instant, Millis
from tdconsole.exports.relational.schema import Column, Key, Row, Table
from tdconsole.exports.relational.told import HouseTold

SEASON: Final = Column("season", "number", "The season's number in the house.")
OF_SEASON: Final = Key(("season",), "seasons", ("season",))
OF_PERSON: Final = Key(("person",), "people", ("person",))
PERSON: Final = Column("person", "number", "The person.")


def _seasons(house: HouseTold) -> Iterator[Row]:
    for one in house.seasons:
        rules = one.rules
        yield (
            *(one.season, one.name, rules.formula, rules.best or None, rules.minimum or None),
            *(rules.series or None, rules.since or None, rules.until or None, one.closed),
            *(len(one.evenings), one.as_of),
        )


def _players(house: HouseTold) -> Iterator[Row]:
    for one in house.seasons:
        for row in (*one.rows, *one.below):
            yield (
                *(one.season, row.person, row.place, row.shared_by, row.points, row.adjusted),
                *(row.played, row.dropped, row.wins, row.cashes, row.best_place),
            )


def _results(house: HouseTold) -> Iterator[Row]:
    for one in house.seasons:
        for row in (*one.rows, *one.below):
            for result in row.results:
                yield (
                    *(one.season, row.person, result.tournament),
                    *(result.place, result.points, int(result.counts)),
                )


def _adjustments(house: HouseTold) -> Iterator[Row]:
    for season in house.seasons:
        for one in season.adjustments:
            yield (
                *(season.season, one.adjustment, one.person, one.points, one.day),
                *(int(one.taken_back), one.reason),
            )


def _shifts(house: HouseTold) -> Iterator[Row]:
    for number, one in enumerate(house.shifts, start=1):
        on, off = _moment(one.on), None if one.off is None else _moment(one.off)
        yield number, one.staff, one.day, on, off, one.minutes, one.downs


def _moment(utc: Millis) -> Instant:
    return Instant(utc=utc, boot="", uptime=Millis(0))


SEASONS: Final = Table(
    "seasons",
    "The seasons, and the rules that each is counted by.",
    ("season",),
    (
        SEASON,
        Column("name", "text", "What it is called."),
        Column("formula", "text", "The formula of the points of one evening."),
        Column("best", "number", "How many of a player's evenings count, the best; none is all."),
        Column("minimum", "number", "The evenings somebody has to play to have a place."),
        Column("series", "text", "The series whose tournaments count; none is any."),
        Column("since", "text", "The first day that counts, if there is one."),
        Column("until", "text", "The last day that counts, if there is one."),
        Column("closed", "text", "The day on which it was closed."),
        Column("evenings", "number", "The tournaments that count so far."),
        Column("as_of", "text", "The day as of which its tables here are worked out."),
    ),
    _seasons,
    of_house=True,
)
SEASON_PLAYERS: Final = Table(
    "season_players",
    "The table of each season: a row for everybody who played or was given points.",
    ("season", "person"),
    (
        SEASON,
        PERSON,
        Column("place", "number", "The place; none with too few evenings for one."),
        Column("shared_by", "number", "How many share the place."),
        Column("points", "points", "The points, of the evenings that count and adjustments."),
        Column("adjusted", "points", "The part of them that adjustments gave or took."),
        Column("played", "number", "The evenings played."),
        Column("dropped", "number", "Those of them that don't count."),
        Column("wins", "number", "The evenings won."),
        Column("cashes", "number", "The evenings with a prize."),
        Column("best_place", "number", "The best place of an evening."),
    ),
    _players,
    (OF_SEASON, OF_PERSON),
    facets=("season",),
    of_house=True,
)
SEASON_RESULTS: Final = Table(
    "season_results",
    "The points of each player for each evening of a season.",
    ("season", "person", "tournament"),
    (
        SEASON,
        PERSON,
        Column("tournament", "text", "The tournament."),
        Column("place", "number", "The place in it."),
        Column("points", "points", "The points for it; none if the formula has no result."),
        Column("counts", "number", "1 if it counts, 0 if better evenings took its place."),
    ),
    _results,
    (
        Key(("season", "person"), "season_players", ("season", "person")),
        Key(("tournament",), "tournaments", ("tournament",)),
    ),
    facets=("counts",),
    of_house=True,
)
SEASON_ADJUSTMENTS: Final = Table(
    "season_adjustments",
    "Points given or taken beside the evenings; the reason is filled only with --people.",
    ("season", "adjustment"),
    (
        SEASON,
        Column("adjustment", "number", "The adjustment's number in the season."),
        PERSON,
        Column("points", "points", "The points, below zero if they were taken."),
        Column("day", "text", "The day from which they count."),
        Column("taken_back", "number", "1 if it was taken back."),
        Column("reason", "text", "The reason.", personal=True),
    ),
    _adjustments,
    (OF_SEASON, OF_PERSON),
    of_house=True,
)
DEALER_SHIFTS: Final = Table(
    "dealer_shifts",
    "The shifts of the dealers, with the work by which they are paid.",
    ("shift",),
    (
        Column("shift", "number", "The shift's number in this table."),
        Column("staff", "number", "The dealer."),
        Column("day", "text", "The day it began."),
        Column("came_on", "moment", "When it began."),
        Column("went_off", "moment", "When it ended; none while it goes on."),
        Column("minutes", "number", "The minutes dealt."),
        Column("downs", "number", "The downs."),
    ),
    _shifts,
    (Key(("staff",), "staff", ("staff",)),),
    facets=("staff", "day"),
    of_house=True,
)
