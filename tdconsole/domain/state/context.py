"""What the world knows and a decision may ask: the session brings it with each command."""

from typing import Final

from tdconsole.domain.state.tournament import Commitment
from tdconsole.domain.values import (
    CallNo,
    CountNo,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Millis,
    Money,
    NoteId,
    PayoutNo,
    PenaltyNo,
    PeriodId,
    PersonId,
    PlayId,
    Record,
    RulingNo,
    TillNo,
    TournamentId,
    Zone,
)


class Standing(Record, kw_only=True, omit_defaults=True):
    """What the house knows of a person who wants to enter."""

    barred: bool = False
    barred_until: str | None = None
    barred_series: str = ""
    """From the tournaments of this series, and not from all."""
    bar_note: NoteId | None = None
    document_on: Millis | None = None
    """When the photo document was last looked at."""
    age: int | None = None
    """In whole years, where a birth date is on file."""
    member: bool = False
    same: tuple[PersonId, ...] = ()
    """Other numbers that this person has had."""


NOBODY_SPECIAL: Final = Standing()


class Till(Record, kw_only=True):
    no: TillNo
    open: bool
    currency: str
    expected: Money | None = None
    """What should lie in it, for whoever takes cash out."""


class Spent(Record, kw_only=True):
    """For which entry, of the tournament of this name."""

    tournament: str
    entry: EntryId


class VoucherKnown(Record, kw_only=True, omit_defaults=True):
    """What the house knows of a seat voucher; worth nothing: none was issued, or it was taken back."""

    ref: str
    worth: Money = Money(0)
    currency: str = ""
    target: str = ""
    """The tournament of the house that it is for; empty is for any."""
    spent: Spent | None = None


class Context(Record, kw_only=True):
    """The numbers are the next to be issued; None where the world has no such thing."""

    now: Instant
    entry: EntryId
    draw: DrawNo
    period: PeriodId
    call: CallNo
    payout: PayoutNo = PayoutNo(1)
    count: CountNo = CountNo(1)
    penalty: PenaltyNo = PenaltyNo(1)
    ruling: RulingNo = RulingNo(1)
    play: PlayId = PlayId(2)
    zone: Zone = Zone()
    link: Digest | None = None
    commitment: Commitment | None = None
    person: PersonId | None = None
    note: NoteId | None = None
    decided: NoteId | None = None
    """A second text: what was decided, beside what happened."""
    offences: frozenset[str] = frozenset()
    """The words of all that are listed."""
    foreseen: bool = False
    """Only looked at: nothing is drawn."""
    standing: Standing = NOBODY_SPECIAL
    till: Till | None = None
    tournament: TournamentId = TournamentId("")
    vouchers: tuple[VoucherKnown, ...] = ()
    """Those that are named among the payments."""
    apart: tuple[tuple[EntryId, EntryId], ...] = ()
    """Pairs that are not to meet at a table."""
    salt: str = ""
    """What keeps the hash of these pairs from being guessed."""
    pairs: NoteId | None = None
