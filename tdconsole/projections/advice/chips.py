"""Advice on chips missing or surplus once all have been counted."""

from collections.abc import Iterator

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant
from tdconsole.projections.advice.due import ChipsDiffer
from tdconsole.projections.chips.counted import count_state


def of_chips(tournament: Tournament, now: Instant) -> Iterator[ChipsDiffer]:
    """The difference, until the ledger is corrected or a bust makes the count outdated."""
    count = tournament.counts.count
    if count is None or tournament.exits.hands > count.hands:
        return
    state = count_state(tournament, now)
    if state.difference:
        yield ChipsDiffer(
            counted=state.counted,
            expected=state.expected,
        )
