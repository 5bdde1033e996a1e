"""Refusals at the desk: entries, limits, tills and bars."""

from typing import ClassVar, dataclass_transform

from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Chips, EntryId, Limit, Money, NoteId, PersonId, TillNo


class UnknownPerson(Refusal, kw_only=True):
    person: PersonId


class MemberNumberTaken(Refusal, kw_only=True):
    member_no: str
    by: PersonId


class AlreadyRegistered(Refusal, kw_only=True):
    person: PersonId
    entry: EntryId


class BothEntered(Refusal, kw_only=True):
    """Two records of one person both play in this tournament."""

    tournament: str
    entry: EntryId
    other: EntryId


class UnknownEntry(Refusal, kw_only=True):
    entry: EntryId


class AlreadyPlaying(Refusal, kw_only=True):
    entry: EntryId


class NoSuchProfile(Refusal, kw_only=True):
    profile: str


class ForMembersOnly(Refusal, kw_only=True):
    profile: str


class NoStaffBonus(Refusal, kw_only=True):
    """The terms have no staff bonus."""


class BonusTakenAlready(Refusal, kw_only=True):
    entry: EntryId


class PaymentsDoNotAddUp(Refusal, kw_only=True):
    due: Money
    paid: Money
    currency: str


class NoSuchTill(Refusal, kw_only=True):
    till: TillNo


class TillIsClosed(Refusal, kw_only=True):
    till: TillNo


class TillOfOtherCurrency(Refusal, kw_only=True):
    till: TillNo
    currency: str


class RefundTooLarge(Refusal, kw_only=True):
    paid: Money
    refund: Money
    currency: str


class StackNotLost(Refusal, kw_only=True):
    """Winners were named of a stack that is still there."""

    entry: EntryId


class NoRebuys(Refusal, kw_only=True):
    pass


class NoAddOn(Refusal, kw_only=True):
    pass


class AddOnTakenAlready(Refusal, kw_only=True):
    entry: EntryId


class NoSecondHalf(Refusal, kw_only=True):
    """The tournament isn't a double chance."""


class SecondHalfTakenAlready(Refusal, kw_only=True):
    entry: EntryId


class NotForfeited(Refusal, kw_only=True):
    """The person has no live stack to give up."""

    person: PersonId


class NotWaiting(Refusal, kw_only=True):
    """The entry isn't an alternate: it has a seat, or is out."""

    entry: EntryId


class NobodyWaits(Refusal, kw_only=True):
    pass


class CalledAlready(Refusal, kw_only=True):
    entry: EntryId


class StackNotMade(Refusal, kw_only=True):
    """The chips in play don't make up the stack that a player would start with."""

    person: PersonId
    stack: Chips
    smallest: Chips


class NothingToCorrect(Refusal, kw_only=True):
    entry: EntryId


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Overridable(Refusal):
    """A limit that the director may pass, with a reason and on the record."""

    limit: ClassVar[Limit]


class RegistrationClosed(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "closed"


class CapReached(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "cap"
    cap: int


class PersonBarred(Overridable, kw_only=True):
    """The person is barred until a day, or for good; the reason is in a note."""

    limit: ClassVar[Limit] = "barred"
    person: PersonId
    until: str | None = None
    reason: NoteId | None = None
    series: str = ""


class DocumentMissing(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "document"
    person: PersonId
    each_day: bool = False


class TooYoung(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "age"
    person: PersonId
    age: int
    least: int


class SpentTooMuch(Overridable, kw_only=True):
    """All that one person has bought, with this."""

    limit: ClassVar[Limit] = "spending"
    total: Money
    most: Money
    currency: str


class NoReentries(Overridable, kw_only=True):
    """The terms allow no re-entry; the entry is out."""

    limit: ClassVar[Limit] = "reentries"
    entry: EntryId


class NoMoreReentries(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "reentries"
    most: int


class LiveStackStays(Overridable, kw_only=True):
    """A live stack may be given up only when registration ends, or not at all."""

    limit: ClassVar[Limit] = "live_stack"
    entry: EntryId


class NoMoreRebuys(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "rebuys"
    most: int


class RebuysEnded(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "rebuys_ended"


class StackTooLarge(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "rebuy_stack"
    stack: Chips
    most: Chips


class AddOnWasTaken(Overridable, kw_only=True):
    """Nobody can rebuy after the add-on."""

    limit: ClassVar[Limit] = "rebuy_after_add_on"
    entry: EntryId


class AddOnsEnded(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "add_ons_ended"


class SecondHalfLost(Overridable, kw_only=True):
    """The second half wasn't asked for in time."""

    limit: ClassVar[Limit] = "second_half_ended"


class NoShowTooEarly(Overridable, kw_only=True):
    """The rule gives the player until the level after the first break."""

    limit: ClassVar[Limit] = "no_show_too_early"


class EntersNextDay(Overridable, kw_only=True):
    """Nobody can enter during the last hands of the day."""

    limit: ClassVar[Limit] = "last_hands"


class TooFewToStart(Overridable, kw_only=True):
    limit: ClassVar[Limit] = "min_players"
    seated: int
    least: int


class QualifiedAlready(Overridable, kw_only=True):
    """The person's first stack goes forward, so no other flight can be entered."""

    limit: ClassVar[Limit] = "qualified"
    entry: EntryId
    flight: str
    chips: Chips


class OneFlightOnly(Overridable, kw_only=True):
    """Each person plays one flight only."""

    limit: ClassVar[Limit] = "one_flight"
    entry: EntryId
    flight: str


class FirstDaysOver(Overridable, kw_only=True):
    """Nobody enters on the day after the flights."""

    limit: ClassVar[Limit] = "closed"


class NotBarred(Refusal, kw_only=True):
    """The person isn't barred, or not from this; `others` may apply."""

    person: PersonId
    series: str = ""
    others: tuple[str, ...] = ()
    """The series the person is barred from; empty stands for everything."""


class NoSuchDay(Refusal, kw_only=True):
    day: str


class BarIsOver(Refusal, kw_only=True):
    """The bar would end before it begins."""

    until: str


class TillIsOpen(Refusal, kw_only=True):
    till: TillNo


class TillNameTaken(Refusal, kw_only=True):
    """An open till has this name."""

    till: TillNo
    name: str


class NoCashMoved(Refusal, kw_only=True):
    """The amount is zero."""


class TillHasLess(Refusal, kw_only=True):
    """More would be taken out than should be in the till."""

    till: TillNo
    expected: Money
    currency: str
