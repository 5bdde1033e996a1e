"""Advice to finish a tournament: it is won, its seats are won, or its money is divided."""

from collections.abc import Iterator

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.engine.rows import Proposal
from tdconsole.domain.language.commands.tournament import FinishTournament
from tdconsole.domain.prizes.finish import is_decided
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId
from tdconsole.projections.advice.card import Due, Urgency


class WinnerKnown(Due, kw_only=True):
    entry: EntryId
    urgency: Urgency = "now"
    proposal: Proposal | None = FinishTournament()


class SeatsAreWon(Due, kw_only=True):
    """A satellite with no more players left than seats."""

    left: int
    seats: int
    urgency: Urgency = "now"
    proposal: Proposal | None = FinishTournament()


class DealIsMade(Due, kw_only=True):
    """A deal holds nothing back for the winner: play may end here, or go on for the trophy."""

    left: int
    urgency: Urgency = "now"
    proposal: Proposal | None = FinishTournament()


def of_deal(tournament: Tournament, reading: Reading | None) -> Iterator[DealIsMade]:
    if reading is not None and tournament.prizes.deal is not None and is_decided(tournament):
        yield DealIsMade(left=tournament.left)
