from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import (
    FIRST_PLAY,
    NOTHING,
    Chips,
    EntryId,
    Instant,
    Limit,
    NoteId,
    Payment,
    PersonId,
    PlayId,
    Price,
    Seat,
    TillNo,
)


class EntryRegistered(Event, kw_only=True, omit_defaults=True):
    """The price and the stack are those of the day: a later change of either leaves them."""

    entry: EntryId
    person: PersonId
    paid: Price
    stack: Chips
    """With the chips of the profile and the staff's bonus."""
    bonus: Chips = Chips(0)
    """Of the stack, what the staff's part bought."""
    second_half: Chips = Chips(0)
    """Not handed out yet."""
    before: EntryId | None = None
    """The same person's last one, where this is a re-entry or in another flight."""
    play: PlayId = FIRST_PLAY
    """The flight it is for."""
    profile: str | None = None
    payments: tuple[Payment, ...] | None = None
    """None was written before payments were."""
    till: TillNo | None = None
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class EntryUnregistered(Event, kw_only=True, omit_defaults=True):
    entry: EntryId
    refund: tuple[Payment, ...] | None = None
    till: TillNo | None = None


class NoShowRemoved(Event, kw_only=True, omit_defaults=True):
    """Never came: the stack leaves play, and what was paid leaves the pool and is held.

    What the blinds had taken of the stack by then stays in play.
    """

    entry: EntryId
    blinded: Chips = Chips(0)
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class StackForfeited(Event, kw_only=True):
    """A live stack given up for a new entry: it leaves play, and the entry is out."""

    play: PlayId
    entry: EntryId
    seat: Seat
    stack: Chips


class RebuyTaken(Event, kw_only=True, omit_defaults=True):
    entry: EntryId
    paid: Price
    chips: Chips
    payments: tuple[Payment, ...]
    till: TillNo | None = None
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class AddOnTaken(Event, kw_only=True, omit_defaults=True):
    entry: EntryId
    paid: Price
    chips: Chips
    payments: tuple[Payment, ...]
    till: TillNo | None = None
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class BonusTaken(Event, kw_only=True, omit_defaults=True):
    """The staff's part, paid after the entry."""

    entry: EntryId
    paid: Price = NOTHING
    chips: Chips
    payments: tuple[Payment, ...]
    till: TillNo | None = None
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class SecondHalfTaken(Event, kw_only=True, omit_defaults=True):
    entry: EntryId
    chips: Chips
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class PaymentsCorrected(Event, kw_only=True, omit_defaults=True):
    """How the entry itself was paid, in place of what was written down at first."""

    entry: EntryId
    payments: tuple[Payment, ...]
    till: TillNo | None = None


class AlternateCalled(Event, kw_only=True):
    entry: EntryId
    since: Instant
    seconds: int


class AlternatePassed(Event, kw_only=True):
    """Did not answer: behind all who wait."""

    entry: EntryId
