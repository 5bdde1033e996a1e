"""Advice on players with no hands left to miss who haven't been reported back."""

from collections.abc import Iterator

from tdconsole.domain.language.commands.penalties import ReportReturn
from tdconsole.domain.state.penalties import to_miss
from tdconsole.domain.state.tournament import Tournament
from tdconsole.projections.advice.due import PenaltyServed


def of_away(tournament: Tournament) -> Iterator[PenaltyServed]:
    """Served penalties; of a player's several ones, the return closes the last."""
    of = tournament.play.seating.of
    last = {
        penalty.entry: number
        for number, penalty in sorted(tournament.penalties.items())
        if penalty.awaits_return
    }
    for entry, number in last.items():
        seat = of.get(entry)
        if seat is not None and not to_miss(tournament, entry):
            yield PenaltyServed(
                penalty=number,
                entry=entry,
                seat=seat,
                offence=tournament.penalties[number].offence,
                lifted=tournament.penalties[number].lifted is not None,
                proposal=ReportReturn(penalty=number),
            )
