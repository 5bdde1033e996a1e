from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Chips, EntryId, Instant, NoteId, PenaltyNo, PenaltyStep, PlayId


class PenaltyGiven(Event, kw_only=True, omit_defaults=True):
    """A penalty was given; one to be served has hands, or rounds at the table's size then.

    Any chips that left play by it have an event of their own in the same step.
    """

    penalty: PenaltyNo
    play: PlayId
    entry: EntryId
    at: Instant
    hands: int = 0
    rounds: int = 0
    step: PenaltyStep = "miss"
    offence: str = ""
    """The offence, by its word in the list."""
    words: NoteId | None = None
    """The director's remark."""
    chips: Chips = Chips(0)
    """The chips confiscated, or the blinds forfeited."""


class HandsServed(Event, kw_only=True):
    """Hands missed were counted; a negative number takes back those counted too early."""

    penalty: PenaltyNo
    hands: int


class PenaltyLifted(Event, kw_only=True):
    penalty: PenaltyNo
    reason: NoteId


class PlayerReturned(Event, kw_only=True):
    """The player is back, as the dealer reports it; the penalty is closed."""

    penalty: PenaltyNo
    at: Instant
