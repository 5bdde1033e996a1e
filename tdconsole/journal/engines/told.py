"""What each engine is told in its own words; all other SQL of the trail both understand."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tdconsole.house import House

FIELDS: Final = (
    "step.id, stream, step.version, at, actor, command, request, undoes, hash, "
    "kind, event.version, body"
)
COLUMNS: Final = FIELDS + " FROM step LEFT JOIN event ON event.step = step.id"
FACTS: Final = " FROM event CROSS JOIN step "

RECORDED_KINDS: Final = (
    "tournament-created",
    "setup-edited",
    "penalty-given",
    "penalty-lifted",
    "player-disqualified",
    "player-reclassified",
    "ruling-made",
    "ruling-decided",
    "ruling-corrected",
)
"""The facts that are read across tournaments, found without reading any trail in full."""
RECORDED: Final = f"kind IN ({', '.join(map(repr, RECORDED_KINDS))})"
ABOUT_ENTRIES: Final = "('penalty-given', 'player-disqualified', 'player-reclassified')"
RULINGS: Final = "('ruling-made', 'ruling-decided', 'ruling-corrected')"

Add = Callable[[House, Sequence[Any], Sequence[tuple[str, int, str]]], None]
"""Add a step and its events."""


class Told(NamedTuple):
    add: Add
    done_by: str
    entered: str
    recorded: str
    sealed_so: str
