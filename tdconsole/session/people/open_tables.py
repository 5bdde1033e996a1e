"""The open tables of the tournaments that the house's dealers serve."""

from typing import Protocol

from tdconsole.domain.house.rotation import open_at, tournaments_dealt
from tdconsole.domain.state.dealers import Dealing
from tdconsole.domain.values import DealtTable, TournamentId
from tdconsole.session.timeline import Timeline


class Tournaments(Protocol):
    """The tournaments of a house, with the trail of each."""

    def tournaments(self) -> list[TournamentId]: ...

    def timeline(self, tournament: TournamentId) -> Timeline: ...


def open_tables(
    house: Tournaments, dealing: Dealing, also: TournamentId | None = None
) -> tuple[DealtTable, ...]:
    """The open tables of the tournaments in the rotation, and of those dealt by hand."""
    asked = tournaments_dealt(dealing) | {also}
    dealt = (one for one in house.tournaments() if one in asked)
    return tuple(at for one in dealt for at in open_at(one, house.timeline(one).state))
