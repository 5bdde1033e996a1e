"""How long something is sold: to the end of a period, or until a given time."""

from typing import Final

from tdconsole.domain.clock.reading import Reading, bears
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Instant, MarkKind

REGISTRATION: Final[MarkKind] = "registration_closes"


def closing(tournament: Tournament, mark: MarkKind = REGISTRATION) -> int | None:
    """The period with whose end sales close: the marked one, or the break after it."""
    structure = tournament.setup.structure
    marked = (i for i, period in enumerate(structure) if bears(period, mark))
    index = next(marked, None)
    if index is None or not _through_break(tournament, mark):
        return index
    after = structure[index + 1 : index + 2]
    return index + 1 if after and isinstance(after[0], Break) else index


def _through_break(tournament: Tournament, mark: MarkKind) -> bool:
    """Whether sales run through the break: add-ons do, registration if the rules say so."""
    if mark == REGISTRATION:
        return tournament.rules.open_through_break.value
    return mark == "add_on"


def has_ended(tournament: Tournament, reading: Reading | None, mark: MarkKind) -> bool:
    """Whether sales have ended by the structure; False if the structure doesn't say when."""
    ends = closing(tournament, mark)
    if reading is None or ends is None:
        return False
    ended = reading.over or reading.held is not None
    return ends < reading.index + ended


def is_closed(tournament: Tournament, reading: Reading | None, now: Instant) -> bool:
    """Whether registration is closed, by level or time, whichever comes first; else it is open."""
    closes_at = tournament.terms.closes_at
    if closes_at and now.utc >= closes_at:
        return True
    return has_ended(tournament, reading, REGISTRATION)
