"""Which of several flights the windows of one tournament look at; the walls look at the same."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PlayId
from tdconsole.session import Change


def is_turned(change: Change) -> bool:
    """Another flight is in hand than before, or another day: no row of a list is as it was."""
    before, after = change.before, change.after
    if before is None or after is None:
        return False
    return before.current != after.current or before.play.day != after.play.day


class FlightInHand:
    """Until another is chosen, the one that was opened last here."""

    def __init__(self) -> None:
        self._play: PlayId | None = None

    def of(self, tournament: Tournament) -> Tournament:
        return seen(tournament, self._play)

    def turn(self, play: PlayId) -> None:
        self._play = play

    def meant(self, tournament: Tournament, request: Request) -> Request:
        """For this flight, where no other one is named."""
        if isinstance(request, CreateTournament) or not tournament.in_flights:
            return request
        return request if request.play is not None else replace(request, play=tournament.current)

    def follow(self, before: Tournament | None, after: Tournament, *, foreign: bool) -> None:
        """To a flight that was opened here; opened elsewhere, it leaves this one where it is."""
        if before is None or before.current == after.current:
            return
        if foreign and before.current in after.others:
            self._play = self._play or before.current
        else:
            self._play = None
