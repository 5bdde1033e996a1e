"""For how long a place may still change: as long as another table may report the same hand."""

from collections.abc import Sequence

from tdconsole.domain.blinds import LEAST
from tdconsole.domain.hands import is_fresh
from tdconsole.domain.state import Exit, Tournament
from tdconsole.domain.values import Instant


def is_provisional(tournament: Tournament, hand: Sequence[Exit], now: Instant) -> bool:
    """Of those who went out in one hand: it was told just now, and others are dealing."""
    if tournament.finished or not all(is_fresh(tournament, exit_, now) for exit_ in hand):
        return False
    told = {exit_.seat.table for exit_ in hand}
    tables = tournament.play.seating.tables.values()
    return any(len(table.players) >= LEAST for table in tables if table.no not in told)
