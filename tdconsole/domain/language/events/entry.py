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
    SeasonNo,
    Seat,
    TillNo,
)


class EntryRegistered(Event, kw_only=True, omit_defaults=True):
    """An entry was registered at that day's price and stack, which later changes leave alone."""

    entry: EntryId
    person: PersonId
    paid: Price
    stack: Chips
    """The stack, including the profile's chips and the staff bonus."""
    bonus: Chips = Chips(0)
    """The part of the stack that the staff bonus bought."""
    second_half: Chips = Chips(0)
    """The second half, not handed out yet."""
    before: EntryId | None = None
    """The same person's previous entry, on a re-entry or from another flight."""
    play: PlayId = FIRST_PLAY
    """The flight it is for."""
    profile: str | None = None
    payments: tuple[Payment, ...] | None = None
    """None if written before payments were recorded."""
    till: TillNo | None = None
    season: SeasonNo | None = None
    """The season in which the player qualified."""
    own_stack: bool = False
    """Whether the stack was earned there, and so is not the tournament's."""
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class EntryUnregistered(Event, kw_only=True, omit_defaults=True):
    entry: EntryId
    refund: tuple[Payment, ...] | None = None
    till: TillNo | None = None


class NoShowRemoved(Event, kw_only=True, omit_defaults=True):
    """A no-show was removed: the stack leaves play, the payment leaves the pool and is held.

    What the blinds had taken of the stack by then stays in play.
    """

    entry: EntryId
    blinded: Chips = Chips(0)
    overrode: tuple[Limit, ...] = ()
    reason: NoteId | None = None


class StackForfeited(Event, kw_only=True):
    """A live stack was given up for a new entry: it leaves play, and the old entry is out."""

    play: PlayId
    entry: EntryId
    seat: Seat
    stack: Chips


class RebuyTaken(Event, kw_only=True, omit_defaults=True):
    entry: EntryId
    paid: Price
    chips: Chips
    payments: tuple[Payment, ...]
    by: tuple[EntryId, ...] = ()
    """The winners of the stack before, if it was lost whole and they are known."""
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
    """The staff bonus was bought after the entry."""

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
    """The payments of the entry were corrected, replacing those recorded first."""

    entry: EntryId
    payments: tuple[Payment, ...]
    till: TillNo | None = None


class AlternateCalled(Event, kw_only=True):
    entry: EntryId
    since: Instant
    seconds: int


class AlternatePassed(Event, kw_only=True):
    """An alternate didn't answer, and moved to the end of the list."""

    entry: EntryId
