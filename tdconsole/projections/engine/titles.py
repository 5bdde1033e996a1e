"""What stands over a paper of the floor."""

from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.tournament import Tournament


def title_of(tournament: Tournament) -> str:
    """The tournament's name; of one in flights with the one in hand, which nobody may mistake."""
    name = tournament.setup.name
    if not tournament.in_flights:
        return name
    return f"{flight_name(tournament, tournament.current)} · {name}"
