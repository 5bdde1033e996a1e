"""A player's place in one season, beside those of other seasons."""

from decimal import Decimal

from tdconsole.domain.values import PersonId, Place, Record, SeasonNo
from tdconsole.projections.season.table import SeasonTable


class SeasonStanding(Record, kw_only=True):
    """The place and the points; without a place, there were too few evenings."""

    season: SeasonNo
    name: str
    closed: str | None
    place: Place | None
    shared_by: int
    players: int
    """Those with a place."""
    played: int
    points: Decimal


def standing_of(table: SeasonTable, person: PersonId) -> SeasonStanding | None:
    """None if the season knows nothing of the player."""
    row = next((one for one in (*table.rows, *table.below) if one.person == person), None)
    if row is None:
        return None
    return SeasonStanding(
        season=table.season,
        name=table.name,
        closed=table.closed,
        place=row.place,
        shared_by=row.shared_by,
        players=len(table.rows),
        played=row.played,
        points=row.points,
    )
