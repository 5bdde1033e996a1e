"""When registration closes: with a period of the structure, or with the break that follows it."""

from tdconsole.domain.clock import Reading, bears
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Break


def closing(tournament: Tournament) -> int | None:
    """With the end of which period; the rules may leave it open through the break that follows."""
    structure = tournament.setup.structure
    marked = (i for i, period in enumerate(structure) if bears(period, "registration_closes"))
    index = next(marked, None)
    if index is None or not tournament.rules.open_through_break.value:
        return index
    after = structure[index + 1 : index + 2]
    return index + 1 if after and isinstance(after[0], Break) else index


def is_closed(tournament: Tournament, reading: Reading | None) -> bool:
    """Only where the structure says when: else it is open, and nobody says for how long."""
    closes = closing(tournament)
    if reading is None or closes is None:
        return False
    ended = reading.over or reading.held is not None
    return closes < reading.index + ended
