"""The heading of a paper of the floor."""

from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament


def title_of(tournament: Tournament) -> str:
    """The tournament's name, with that of the flight in hand if there are flights."""
    name = tournament.setup.name
    if not tournament.in_flights:
        return name
    return f"{flight_name(tournament, tournament.current)} · {name}"
