from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import Chips, EntryId, Instant, NoteId, PenaltyNo, PenaltyStep, PlayId


class PenaltyGiven(Event, kw_only=True, omit_defaults=True):
    """Of hands to be missed, so many, or rounds: a hand each for as many as sit at the table now.

    What leaves play by it is in a fact of its own, beside it in the step.
    """

    penalty: PenaltyNo
    play: PlayId
    entry: EntryId
    at: Instant
    hands: int = 0
    rounds: int = 0
    step: PenaltyStep = "miss"
    offence: str = ""
    """By its word in the list of offences."""
    words: NoteId | None = None
    """What the director said of it."""
    chips: Chips = Chips(0)
    """Confiscated, or the blinds that are forfeited."""


class HandsServed(Event, kw_only=True):
    """Hands that were missed for it, as they were counted; less than nothing were counted too early."""

    penalty: PenaltyNo
    hands: int


class PenaltyLifted(Event, kw_only=True):
    penalty: PenaltyNo
    reason: NoteId


class PlayerReturned(Event, kw_only=True):
    """As the dealer reports it: the penalty is closed."""

    penalty: PenaltyNo
    at: Instant
