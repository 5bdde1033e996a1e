"""For how long a place may still change: as long as another table may report the same hand."""

from collections.abc import Sequence
from typing import Final

from tdconsole.domain.blinds import LEAST
from tdconsole.domain.state import Exit, Tournament
from tdconsole.domain.values import Instant, elapsed

MINUTE: Final = 60_000


def is_fresh(tournament: Tournament, exit_: Exit, now: Instant) -> bool:
    """Told so shortly ago that the others may still be playing that hand."""
    lasts = tournament.rules.button_known_for.value * MINUTE
    return exit_.at is not None and elapsed(exit_.at, now) < lasts


def is_provisional(tournament: Tournament, hand: Sequence[Exit], now: Instant) -> bool:
    """Of those who went out in one hand: it was told just now, and others are dealing."""
    if tournament.finished or not all(is_fresh(tournament, exit_, now) for exit_ in hand):
        return False
    told = {exit_.seat.table for exit_ in hand}
    tables = tournament.play.seating.tables.values()
    return any(len(table.players) >= LEAST for table in tables if table.no not in told)
