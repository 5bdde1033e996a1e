"""A tournament that can be finished: won, its seats won, or its money divided."""

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
    """A satellite with as many players left as there are seats, or fewer."""

    left: int
    seats: int
    urgency: Urgency = "now"
    proposal: Proposal | None = FinishTournament()


class DealIsMade(Due, kw_only=True):
    """Nothing is held back for the winner: play may end here, or go on for the trophy."""

    left: int
    urgency: Urgency = "now"
    proposal: Proposal | None = FinishTournament()


def of_deal(tournament: Tournament, reading: Reading | None) -> Iterator[DealIsMade]:
    if reading is not None and tournament.prizes.deal is not None and is_decided(tournament):
        yield DealIsMade(left=tournament.left)
