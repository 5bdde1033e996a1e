from typing import Annotated, Literal

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Command
from tdconsole.domain.values import (
    Chips,
    ChipsTyped,
    CountryTyped,
    EntryTyped,
    NameTyped,
    NoteTyped,
    PaymentsTyped,
    PersonTyped,
    Record,
    SeasonTyped,
    TillTyped,
)

QualifierPays = Literal["free", "cash", "card", "house"]
"""Nothing, or the tournament's price in one of these ways."""


class Newcomer(Record, kw_only=True, omit_defaults=True):
    """A person the house doesn't know yet, recorded together with the entry."""

    name: NameTyped
    family_name: NameTyped | None = None
    """A part of the name; guessed if not given."""
    country: CountryTyped | None = None
    member_no: NameTyped | None = None
    born: Annotated[str, Meta(max_length=10, pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None
    document: bool = False
    """Whether the photo document was just checked."""


class RegisterEntry(Command, kw_only=True, omit_defaults=True):
    """Register a person's first entry, or the next one after busting.

    By default everything is paid in cash. An override says why a limit is passed.
    """

    person: PersonTyped | Newcomer
    profile: NameTyped | None = None
    """By default, the first that fits."""
    bonus: bool = False
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    draw: bool | None = None
    """Whether to draw a seat at once; by default, as in the terms."""
    forfeit: ChipsTyped | None = None
    """The chips in play given up for the new entry."""
    override: NoteTyped | None = None


class Qualified(Record, kw_only=True, omit_defaults=True):
    """A player who qualified, and the stack earned; None if it is the tournament's own."""

    person: PersonTyped
    stack: ChipsTyped | None = None


class EnterQualifiers(Command, kw_only=True, omit_defaults=True):
    """Enter players who qualified in a season, all in one step or none of them.

    An override says why a limit is passed.
    """

    season: SeasonTyped
    players: Annotated[tuple[Qualified, ...], Meta(min_length=1, max_length=10_000)]
    pays: QualifierPays = "free"
    till: TillTyped | None = None
    draw: bool | None = None
    """Whether to draw their seats at once; by default, as in the terms."""
    while_open: bool = False
    """Whether the season may still be open, so that evenings to come could change who qualifies."""
    override: NoteTyped | None = None


class UnregisterEntry(Command, kw_only=True, omit_defaults=True):
    """Take an entry back; by default the payments are returned the way they came."""

    entry: EntryTyped
    refund: PaymentsTyped | None = None
    till: TillTyped | None = None


class RemoveNoShow(Command, kw_only=True, omit_defaults=True):
    """Remove a no-show, with what the blinds took of the stack."""

    entry: EntryTyped
    blinded: ChipsTyped = Chips(0)
    override: NoteTyped | None = None


class TakeRebuy(Command, kw_only=True, omit_defaults=True):
    """Sell a rebuy; `stack` is the one before it, if the rule asks; else the floor has checked.

    The winners may be named of a stack that was lost whole.
    """

    entry: EntryTyped
    stack: ChipsTyped | None = None
    by: Annotated[tuple[EntryTyped, ...], Meta(max_length=22)] = ()
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    override: NoteTyped | None = None


class TakeAddOn(Command, kw_only=True, omit_defaults=True):
    entry: EntryTyped
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    override: NoteTyped | None = None


class TakeBonus(Command, kw_only=True, omit_defaults=True):
    """Sell the staff bonus, if it wasn't paid with the entry."""

    entry: EntryTyped
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    override: NoteTyped | None = None


class TakeSecondHalf(Command, kw_only=True, omit_defaults=True):
    entry: EntryTyped
    override: NoteTyped | None = None


class CorrectPayments(Command, kw_only=True, omit_defaults=True):
    """Correct how an entry was paid."""

    entry: EntryTyped
    payments: PaymentsTyped
    till: TillTyped | None = None


class CallAlternate(Command, kw_only=True, omit_defaults=True):
    """Call an alternate: by default the first who waits and hasn't been called."""

    entry: EntryTyped | None = None


class PassAlternate(Command, kw_only=True):
    """Move an alternate who didn't answer to the end of the list."""

    entry: EntryTyped
