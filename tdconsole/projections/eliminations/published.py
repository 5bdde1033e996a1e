"""What a tournament tells the world: places and prizes, structure and course, and nobody's business."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Literal

from tdconsole.domain.clock.reading import read
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Money, Place, Record, Structure
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.eliminations.field import Field, field
from tdconsole.projections.eliminations.results import results
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.people.names import People

Stage = Literal["before", "running", "over", "called_off"]


class PlacePublished(Record, kw_only=True):
    place: Place
    shared_by: int = 1
    name: str | None
    """None if erased, or if the results may not be published under the name."""
    country: str | None
    prize: Money
    bounty: Money
    deal: bool = False
    provisional: bool = False


class PrizePublished(Record, kw_only=True):
    """A prize, or several equal ones in a row."""

    first: Place
    last: Place
    amount: Money


class Published(Record, kw_only=True):
    """All that is published of a tournament; without the moment, as long as nothing changes equal."""

    name: str
    currency: str
    stage: Stage
    field: Field
    players: int
    """The persons who entered."""
    entries: int
    left: int
    level: int | None
    pool: Money
    dealers: int
    """The players who agreed on a deal; 0 without one."""
    held: Money
    """What the deal holds back for the winner."""
    rows: tuple[PlacePublished, ...]
    prizes: tuple[PrizePublished, ...]
    structure: Structure
    stack: int

    @property
    def unnamed(self) -> int:
        return sum(row.name is None for row in self.rows)


def published(
    tournament: Tournament, people: People, trail: Iterable[TrailStep], now: Instant
) -> Published:
    """What is told now; `people` are those who may be named."""
    shown, board = results(tournament, people, now), clock_board(tournament, now)
    deal = shown.deal
    stage = _stage(tournament, now)
    return Published(
        name=shown.event,
        currency=shown.currency,
        stage=stage,
        field=field(tournament, trail),
        players=shown.players,
        entries=shown.entries,
        left=0 if tournament.finished else tournament.left,
        level=board.level if stage == "running" else None,
        pool=shown.pool,
        dealers=0 if deal is None else len(deal.shares),
        held=Money(0) if deal is None else deal.held,
        rows=tuple(
            PlacePublished(
                place=row.place,
                shared_by=row.shared_by,
                name=row.name,
                country=row.country,
                prize=row.prize,
                bounty=row.bounty,
                deal=row.deal,
                provisional=row.provisional,
            )
            for row in shown.rows
        ),
        prizes=() if stage == "called_off" else tuple(_prizes(prize_list(tournament))),
        structure=tournament.setup.structure,
        stack=tournament.setup.stack,
    )


def _stage(tournament: Tournament, now: Instant) -> Stage:
    if tournament.prizes.refunds is not None:
        return "called_off"
    if tournament.finished:
        return "over"
    reading = read(tournament.setup.structure, tournament.play.clock, now)
    started = reading is not None and reading.starts_in is None
    return "running" if started or tournament.exits.by_entry else "before"


def _prizes(amounts: tuple[Money, ...]) -> Iterator[PrizePublished]:
    place = 1
    for amount, alike in groupby(amounts):
        number = sum(1 for _ in alike)
        yield PrizePublished(first=Place(place), last=Place(place + number - 1), amount=amount)
        place += number
