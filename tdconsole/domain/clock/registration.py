"""Until when something is sold: with a period of the structure, or at a moment named."""

from typing import Final

from tdconsole.domain.clock.reading import Reading, bears
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Break, Instant, MarkKind

REGISTRATION: Final[MarkKind] = "registration_closes"


def closing(tournament: Tournament, mark: MarkKind = REGISTRATION) -> int | None:
    """With the end of which period: its own, or that of the break which follows it."""
    structure = tournament.setup.structure
    marked = (i for i, period in enumerate(structure) if bears(period, mark))
    index = next(marked, None)
    if index is None or not _through_break(tournament, mark):
        return index
    after = structure[index + 1 : index + 2]
    return index + 1 if after and isinstance(after[0], Break) else index


def _through_break(tournament: Tournament, mark: MarkKind) -> bool:
    """An add-on is sold in the break; registration may stay open, if the rules leave it so."""
    if mark == REGISTRATION:
        return tournament.rules.open_through_break.value
    return mark == "add_on"


def has_ended(tournament: Tournament, reading: Reading | None, mark: MarkKind) -> bool:
    """Only where the structure says when."""
    ends = closing(tournament, mark)
    if reading is None or ends is None:
        return False
    ended = reading.over or reading.held is not None
    return ends < reading.index + ended


def is_closed(tournament: Tournament, reading: Reading | None, now: Instant) -> bool:
    """By its level or at its time, whichever comes first; where neither is named it is open."""
    closes_at = tournament.terms.closes_at
    if closes_at and now.utc >= closes_at:
        return True
    return has_ended(tournament, reading, REGISTRATION)
