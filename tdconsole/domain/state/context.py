"""What a decision may know of the world: the session brings it with each command."""

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
    StaffId,
    TillNo,
    TournamentId,
    Zone,
)


class Standing(Record, kw_only=True, omit_defaults=True):
    """What the house knows of a person who wants to enter."""

    barred: bool = False
    barred_until: str | None = None
    barred_series: str = ""
    """The series barred from; empty means all."""
    bar_note: NoteId | None = None
    document_on: Millis | None = None
    """When the photo document was last checked."""
    age: int | None = None
    """In whole years, if the birth date is on file."""
    member: bool = False
    same: tuple[PersonId, ...] = ()
    """This person's other numbers, past and present."""


NOBODY_SPECIAL: Final = Standing()


class Comer(Record, kw_only=True):
    """One of several who enter together; nobody, if the person isn't on file."""

    person: PersonId | None
    standing: Standing = NOBODY_SPECIAL


class SeasonKnown(Record, kw_only=True):
    name: str
    open: bool


class Till(Record, kw_only=True):
    no: TillNo
    open: bool
    currency: str
    expected: Money | None = None
    """The cash that should be in it, for a payout to check."""


class Spent(Record, kw_only=True):
    """The entry that spent a voucher, and the name of its tournament."""

    tournament: str
    entry: EntryId


class VoucherKnown(Record, kw_only=True, omit_defaults=True):
    """What the house knows of a seat voucher; worth 0 if none was issued or it was taken back."""

    ref: str
    worth: Money = Money(0)
    currency: str = ""
    target: str = ""
    """The tournament it is for; empty means any."""
    spent: Spent | None = None


class Context(Record, kw_only=True):
    """The numbers to be issued next; None where the world has no such thing."""

    now: Instant
    seen: Instant | None = None
    """The last moment known before the machine was last switched on."""
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
    actor: StaffId | None = None
    """The member of staff who acts, if anybody is named."""
    link: Digest | None = None
    commitment: Commitment | None = None
    person: PersonId | None = None
    note: NoteId | None = None
    decided: NoteId | None = None
    """A second text: what was decided, as opposed to what happened."""
    offences: frozenset[str] = frozenset()
    """The words of all listed offences."""
    foreseen: bool = False
    """Whether this is only a preview: nothing is drawn."""
    standing: Standing = NOBODY_SPECIAL
    comers: tuple[Comer, ...] = ()
    """Those who enter together, in the order of the request."""
    season: SeasonKnown | None = None
    till: Till | None = None
    tournament: TournamentId = TournamentId("")
    vouchers: tuple[VoucherKnown, ...] = ()
    """The vouchers named among the payments."""
    apart: tuple[tuple[EntryId, EntryId], ...] = ()
    """The pairs to be kept at different tables."""
    salt: str = ""
    """A salt that keeps the hash of these pairs from being guessed."""
    pairs: NoteId | None = None
