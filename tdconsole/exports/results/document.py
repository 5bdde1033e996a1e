"""The results as a JSON document of one fixed shape, which says its version."""

from typing import Final, Literal

from msgspec import json

from tdconsole.domain.values import Break, Level, Millis, Money, Place, Record, Structure
from tdconsole.exports.results.amounts import moment, plain_amount
from tdconsole.projections.eliminations.published import PlacePublished, Published, Stage

_PRETTY: Final = 1


class Sum(Record, kw_only=True):
    """An amount as it is written, and in the smallest unit of the currency."""

    amount: str
    minor: Money


class PlaceSaid(Record, kw_only=True):
    place: Place
    last_place: Place
    """Another place if several players share them."""
    name: str | None
    country: str | None
    prize: Sum
    bounties: Sum
    deal: bool
    provisional: bool


class PrizeSaid(Record, kw_only=True):
    first_place: Place
    last_place: Place
    prize: Sum


class PeriodSaid(Record, kw_only=True):
    """A level, or a break, which has no number and no blinds."""

    level: int | None
    minutes: int
    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0


class PlayersSaid(Record, kw_only=True):
    at: str | None
    players: int


class Document(Record, kw_only=True):
    format: Literal["tdconsole results"] = "tdconsole results"
    version: Literal[1] = 1
    club: str
    tournament: str
    stage: Stage
    began: str | None
    ended: str | None
    written: str | None
    """The moment it tells of."""
    currency: str
    entries: int
    players: int
    players_left: int
    level: int | None
    pool: Sum
    deal: int
    """The number of players who agreed on a deal."""
    starting_stack: int
    places: tuple[PlaceSaid, ...]
    prizes: tuple[PrizeSaid, ...]
    structure: tuple[PeriodSaid, ...]
    players_over_time: tuple[PlayersSaid, ...]


def results_json(told: Published, club: str, at: Millis) -> bytes:
    written = Document(
        club=club,
        tournament=told.name,
        stage=told.stage,
        began=moment(told.field.began),
        ended=moment(told.field.ended),
        written=moment(at),
        currency=told.currency,
        entries=told.entries,
        players=told.players,
        players_left=told.left,
        level=told.level,
        pool=_sum(told, told.pool),
        deal=told.dealers,
        starting_stack=told.stack,
        places=tuple(_place(told, row) for row in told.rows),
        prizes=tuple(
            PrizeSaid(
                first_place=prize.first, last_place=prize.last, prize=_sum(told, prize.amount)
            )
            for prize in told.prizes
        ),
        structure=_structure(told.structure),
        players_over_time=tuple(
            PlayersSaid(at=moment(one.at), players=one.players) for one in told.field.course
        ),
    )
    return json.format(json.encode(written), indent=_PRETTY) + b"\n"


def _place(told: Published, row: PlacePublished) -> PlaceSaid:
    return PlaceSaid(
        place=row.place,
        last_place=Place(row.place + row.shared_by - 1),
        name=row.name,
        country=row.country,
        prize=_sum(told, row.prize),
        bounties=_sum(told, row.bounty),
        deal=row.deal,
        provisional=row.provisional,
    )


def _sum(told: Published, amount: Money) -> Sum:
    return Sum(amount=plain_amount(amount, told.currency), minor=amount)


def _structure(structure: Structure) -> tuple[PeriodSaid, ...]:
    said, level = list[PeriodSaid](), 0
    for period in structure:
        if isinstance(period, Break):
            said.append(PeriodSaid(level=None, minutes=period.minutes))
            continue
        level += 1
        said.append(_level(period, level))
    return tuple(said)


def _level(period: Level, number: int) -> PeriodSaid:
    return PeriodSaid(
        level=number,
        minutes=period.minutes,
        small_blind=period.small_blind,
        big_blind=period.big_blind,
        ante=period.ante,
        bring_in=period.bring_in,
        small_bet=period.small_bet,
        big_bet=period.big_bet,
    )
