"""Chips that are missing, or too many, once all of them have been counted."""

from collections.abc import Iterator

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant
from tdconsole.projections.advice.due import ChipsDiffer
from tdconsole.projections.chips.counted import count_state


def of_chips(tournament: Tournament, now: Instant) -> Iterator[ChipsDiffer]:
    """Until the ledger is put right, or somebody goes out and the count is of another hour."""
    count = tournament.counts.count
    if count is None or tournament.exits.hands > count.hands:
        return
    state = count_state(tournament, now)
    if state.difference:
        yield ChipsDiffer(
            counted=state.counted,
            expected=state.expected,
        )
