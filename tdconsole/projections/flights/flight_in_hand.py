"""The flight that one desk looks at: all its windows, and the walls with them."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.tournament import CreateTournament
from tdconsole.domain.language.commands.trail import Request
from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import PlayId


class FlightInHand:
    """The flight chosen, by default the one opened last here."""

    def __init__(self) -> None:
        self._play: PlayId | None = None

    def of(self, tournament: Tournament) -> Tournament:
        return seen(tournament, self._play)

    def turn(self, play: PlayId) -> None:
        self._play = play

    def meant(self, tournament: Tournament, request: Request) -> Request:
        """The request, for this flight unless another is named."""
        if isinstance(request, CreateTournament) or not tournament.in_flights:
            return request
        return request if request.play is not None else replace(request, play=tournament.current)

    def follow(self, before: Tournament | None, after: Tournament, *, foreign: bool) -> None:
        """Turn to a flight opened here; one opened elsewhere leaves this one in hand."""
        if before is None or before.current == after.current:
            return
        if foreign and before.current in after.others:
            self._play = self._play or before.current
        else:
            self._play = None
