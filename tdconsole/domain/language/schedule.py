"""What is planned for a day of a festival: when, what, for how much, and the tournament it became."""

from typing import Annotated, Literal

from msgspec import Meta

from tdconsole.domain.values import (
    Chips,
    ChipsTyped,
    CurrencyTyped,
    NameTyped,
    NoteId,
    Price,
    Record,
    TimeOfDay,
    TournamentId,
    WordTyped,
)

Happening = Literal["tournament", "satellite", "cash", "other"]
"""A tournament, a satellite, a cash game, or whatever else is on: a dinner, the desk opening."""

LateTyped = Annotated[
    str, Meta(max_length=5, pattern=r"^(|([01][0-9]|2[0-3]):[0-5][0-9]|[1-9][0-9]{0,2})$")
]
"""The end of late registration: a time of day, or the level it ends with; empty is not told."""
LevelTyped = Annotated[int, Meta(ge=0, le=1440)]
"""The minutes of a level; 0 is not told."""
RemarkTyped = Annotated[str, Meta(max_length=400, pattern=r"^[^\x00]*$")]


class Planned(Record, kw_only=True, omit_defaults=True):
    """A row of the schedule; what isn't told is empty, and then the tournament's own counts."""

    day: str
    time: TimeOfDay
    title: NameTyped
    kind: Happening = "tournament"
    price: Price | None = None
    currency: CurrencyTyped = "EUR"
    stack: ChipsTyped = Chips(0)
    minutes: LevelTyped = 0
    late: LateTyped = ""
    note: NoteId | None = None
    tournament: TournamentId | None = None
    """The tournament it is, once there is one."""
    flight: WordTyped = ""
    """The flight of it that begins then."""
