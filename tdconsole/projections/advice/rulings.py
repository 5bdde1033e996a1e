"""Advice on rulings that await a decision and hold something back until then."""

from collections.abc import Iterator

from tdconsole.domain.discipline.rulings import pending
from tdconsole.domain.state.tournament import Tournament
from tdconsole.projections.advice.moments.table import RulingPending


def of_rulings(tournament: Tournament) -> Iterator[RulingPending]:
    """Pending rulings; one that holds nothing back isn't urgent."""
    for number in pending(tournament):
        ruling = tournament.rulings[number]
        yield RulingPending(
            ruling=number,
            where=ruling.table,
            held=ruling.held,
            urgency="soon" if ruling.held is None else "now",
            start=f"decide {number} ",
        )
