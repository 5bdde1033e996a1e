from typing import Annotated

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
    TillTyped,
)


class Newcomer(Record, kw_only=True, omit_defaults=True):
    """Somebody the house does not know yet: becomes a person in the same breath as an entry."""

    name: NameTyped
    family_name: NameTyped | None = None
    """A part of the name; guessed where it is not said."""
    country: CountryTyped | None = None
    member_no: NameTyped | None = None
    born: Annotated[str, Meta(max_length=10, pattern=r"^\d{4}-\d{2}-\d{2}$")] | None = None
    document: bool = False
    """Its photo document was looked at just now."""


class RegisterEntry(Command, kw_only=True, omit_defaults=True):
    """The first entry of somebody, or the next one of somebody who is out.

    Without payments named, all of it is paid in cash. An override says why a limit is passed.
    """

    person: PersonTyped | Newcomer
    profile: NameTyped | None = None
    """Without one, the first that fits."""
    bonus: bool = False
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    draw: bool | None = None
    """A seat at once; without it, as the terms have it."""
    forfeit: ChipsTyped | None = None
    """So many chips in play are given up for the new entry."""
    override: NoteTyped | None = None


class UnregisterEntry(Command, kw_only=True, omit_defaults=True):
    """Without a refund named, what was paid goes back the way it came."""

    entry: EntryTyped
    refund: PaymentsTyped | None = None
    till: TillTyped | None = None


class RemoveNoShow(Command, kw_only=True, omit_defaults=True):
    """With what the blinds had taken of the stack."""

    entry: EntryTyped
    blinded: ChipsTyped = Chips(0)
    override: NoteTyped | None = None


class TakeRebuy(Command, kw_only=True, omit_defaults=True):
    """The stack before it, where the rule asks; without one, the floor has seen that it fits."""

    entry: EntryTyped
    stack: ChipsTyped | None = None
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    override: NoteTyped | None = None


class TakeAddOn(Command, kw_only=True, omit_defaults=True):
    entry: EntryTyped
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    override: NoteTyped | None = None


class TakeBonus(Command, kw_only=True, omit_defaults=True):
    """The staff's part, where it was not paid with the entry."""

    entry: EntryTyped
    payments: PaymentsTyped | None = None
    till: TillTyped | None = None
    override: NoteTyped | None = None


class TakeSecondHalf(Command, kw_only=True, omit_defaults=True):
    entry: EntryTyped
    override: NoteTyped | None = None


class CorrectPayments(Command, kw_only=True, omit_defaults=True):
    """How an entry was really paid."""

    entry: EntryTyped
    payments: PaymentsTyped
    till: TillTyped | None = None


class CallAlternate(Command, kw_only=True, omit_defaults=True):
    """Without one named, the first who waits and has not been called."""

    entry: EntryTyped | None = None


class PassAlternate(Command, kw_only=True):
    """Did not answer: to the end of the list."""

    entry: EntryTyped
