"""The basic types that every other module uses."""

from typing import Annotated, Final, Literal, NewType, dataclass_transform

import immutables
from msgspec import Meta, Struct

Map = immutables.Map  # the persistent map of the state, behind this one name

PersonId = NewType("PersonId", int)
StaffId = NewType("StaffId", int)
DeviceId = NewType("DeviceId", int)
NoteId = NewType("NoteId", str)
NameId = NewType("NameId", str)
PinId = NewType("PinId", str)
EntryId = NewType("EntryId", int)
TournamentId = NewType("TournamentId", str)
PlayId = NewType("PlayId", int)
PeriodId = NewType("PeriodId", int)
TableNo = NewType("TableNo", int)
SeatNo = NewType("SeatNo", int)
Place = NewType("Place", int)
DrawNo = NewType("DrawNo", int)
CallNo = NewType("CallNo", int)
ChainNo = NewType("ChainNo", int)
TillNo = NewType("TillNo", int)
PayoutNo = NewType("PayoutNo", int)
CountNo = NewType("CountNo", int)
PenaltyNo = NewType("PenaltyNo", int)
RulingNo = NewType("RulingNo", int)
StepNo = NewType("StepNo", int)
SeasonNo = NewType("SeasonNo", int)
AdjustmentNo = NewType("AdjustmentNo", int)
ScheduleNo = NewType("ScheduleNo", int)

Chips = NewType("Chips", int)
Money = NewType("Money", int)  # in the smallest unit of the tournament's currency
Millis = NewType("Millis", int)
Digest = NewType("Digest", str)  # SHA-256, 64 hexadecimal digits

MOST_SEATS: Final = 22
MOST_PERIODS: Final = 500
FIRST_PLAY: Final = PlayId(1)
FIRST_CHAIN: Final = ChainNo(1)
WHOLE: Final = 10_000  # shares of a pool are counted in ten-thousandths

# No line ends, no marks that turn the direction of writing, no half characters.
_ONE_LINE: Final = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff])"

# One sign at least that somebody sees: no space, and none of those that have no shape.
_SEEN: Final = (
    r"[\s\S]*[^\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2060-\u206f"
    r"\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]"
)

# Numbers as they come over the wire: what is out of these bounds is misuse and never reaches
# a decision, and no sum of what is inside them exceeds 64 bits.
EntryTyped = Annotated[EntryId, Meta(ge=1, le=2**31)]
PersonTyped = Annotated[PersonId, Meta(ge=1, le=2**53)]
StaffTyped = Annotated[StaffId, Meta(ge=1, le=2**53)]
DeviceTyped = Annotated[DeviceId, Meta(ge=1, le=2**31)]
TournamentTyped = Annotated[TournamentId, Meta(min_length=1, max_length=40)]
TableTyped = Annotated[TableNo, Meta(ge=1, le=99_999)]
SeatTyped = Annotated[SeatNo, Meta(ge=1, le=MOST_SEATS)]
CallTyped = Annotated[CallNo, Meta(ge=1, le=2**31)]
PenaltyTyped = Annotated[PenaltyNo, Meta(ge=1, le=2**31)]
RulingTyped = Annotated[RulingNo, Meta(ge=1, le=2**31)]
PeriodTyped = Annotated[PeriodId, Meta(ge=1, le=2**31)]
StepTyped = Annotated[StepNo, Meta(ge=1, le=2**53)]
ChipsTyped = Annotated[Chips, Meta(ge=0, le=10**12)]
MoneyTyped = Annotated[Money, Meta(ge=0, le=10**12)]
CurrencyTyped = Annotated[str, Meta(max_length=3, pattern="^[A-Z]{3}$")]
CountryTyped = Annotated[str, Meta(max_length=2, pattern="^[A-Z]{2}$")]
NameTyped = Annotated[str, Meta(min_length=1, max_length=120, pattern=_ONE_LINE + _SEEN)]
NoteTyped = Annotated[
    str, Meta(min_length=1, max_length=4000, pattern=r"^[^\x00]*[^\s\x00][^\x00]*$")
]
WordTyped = Annotated[str, Meta(max_length=120, pattern=_ONE_LINE)]
RefTyped = Annotated[str, Meta(min_length=1, max_length=40, pattern=_ONE_LINE + _SEEN)]
OffenceTyped = Annotated[str, Meta(max_length=40, pattern="^[a-z0-9-]*$")]
TillTyped = Annotated[TillNo, Meta(ge=1, le=2**31)]
SeasonTyped = Annotated[SeasonNo, Meta(ge=1, le=2**31)]
AdjustmentTyped = Annotated[AdjustmentNo, Meta(ge=1, le=2**31)]
ScheduleTyped = Annotated[ScheduleNo, Meta(ge=1, le=2**31)]

# A time of day as the hall's clock shows it, and the minutes a period may last.
TimeOfDay = Annotated[str, Meta(max_length=5, pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
MinutesTyped = Annotated[int, Meta(ge=1, le=1440)]
HandsTyped = Annotated[int, Meta(ge=1, le=10_000)]

AnteKind = Literal["none", "each", "big_blind"]
MarkKind = Literal["registration_closes", "rebuys_end", "add_on", "colour_up", "end_of_day"]
CallOutcome = Literal["acted", "folded"]
Document = Literal[
    "seat-cards",
    "payout-sheet",
    "payout-slip",
    "deal-sheet",
    "results",
    "certificate",
    "seat-voucher",
    "owed-back",
    "refund-list",
    "seating-by-name",
    "seating-by-table",
    "table-sheets",
    "breaking-order",
    "move-slips",
    "moves-sheet",
    "breaking-slips",
    "redraw-sheet",
    "place-cards",
    "last-slips",
    "void-slips",
    "waiting-list",
    "receipt",
    "refund",
    "cash-report",
    "count-sheet",
    "race-sheet",
    "race-protocol",
    "bag-labels",
    "overnight",
    "flights-sheet",
    "hand-protocol",
    "rulings",
    "penalty-notice",
    "tally-card",
    "draw-proof",
    "seal-strip",
    "evening-report",
]
Role = Literal["director", "floor", "desk", "clock", "display"]
"""What a member of staff is there for; a display looks on."""
PayMethod = Literal["cash", "card", "ticket", "voucher", "house"]
Due = Literal["prize", "bounty", "special", "refund"]
"""What an entry can be owed; a share of a deal is a prize."""
DealMethod = Literal["icm", "chips", "even", "typed"]
TableTask = Literal["dealing", "done", "held", "released"]
"""A table's state hand-for-hand: an all-in is held until the others are done, then released."""
HandStage = Literal["before", "dealing", "pre_flop", "flop", "turn", "river", "showdown", "after"]
"""How far the hand was that a ruling is about."""
RaceMethod = Literal["race", "top_up", "round_up_all"]
"""By cards, one new chip each; by cards, the odd chips going to whoever makes up a new one; or
everybody is rounded up."""
ChipsWhy = Literal[
    "concealed",
    "found_late",
    "lost_and_found",
    "miscounted",
    "confiscated",
    "blinds_forfeited",
    "given_back",
    "other",
]
PenaltyStep = Literal["warning", "hand_annulled", "chips", "miss"]
"""The step given: words, the hand annulled, chips confiscated, or hands to miss."""
SeatUse = Literal["open", "dead", "reserved", "unsold"]
"""Dead and reserved seats are not drawn; an unsold one holds a stack that somebody may buy."""
Game = Literal[
    "holdem", "omaha", "omaha-hi-lo", "stud", "stud-hi-lo", "razz", "draw", "horse", "mixed"
]
BetLimit = Literal["no", "pot", "fixed"]
Off = Literal["off"]
DrawAt = Literal["once", "entry", "entry_by_table"]
"""All seats in one draw before the start, or each at its entry: evenly over the tables needed for
the expected entries, or one table after the other. Late entries always draw at entry."""
Limit = Literal[
    "closed",
    "cap",
    "barred",
    "document",
    "age",
    "spending",
    "reentries",
    "live_stack",
    "rebuys",
    "rebuys_ended",
    "rebuy_stack",
    "rebuy_after_add_on",
    "add_ons_ended",
    "second_half_ended",
    "no_show_too_early",
    "min_players",
    "last_hands",
    "qualified",
    "one_flight",
]
"""A limit set by a rule or the house's terms, which the director may override, on the record."""


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Record(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The base of every value, event, command and refusal: it never changes.

    Immutable values can't form a cycle, so the garbage collector need not walk them.
    """


class Seat(Record, kw_only=True, order=True):
    table: TableTyped
    seat: SeatTyped


class Dealt(Record, kw_only=True):
    """The seats with the button and blinds of a hand, whether or not anybody sits there.

    A small blind on the button with more than two players means that nobody posted one.
    """

    button: SeatTyped
    small_blind: SeatTyped
    big_blind: SeatTyped


class Price(Record, kw_only=True, omit_defaults=True):
    """A price: the part played for, the house's fee, the bounty, the staff's part."""

    pool: MoneyTyped
    fee: MoneyTyped = Money(0)
    bounty: MoneyTyped = Money(0)
    staff: MoneyTyped = Money(0)

    @property
    def total(self) -> Money:
        return Money(self.pool + self.fee + self.bounty + self.staff)

    def plus(self, other: "Price") -> "Price":
        return Price(
            pool=Money(self.pool + other.pool),
            fee=Money(self.fee + other.fee),
            bounty=Money(self.bounty + other.bounty),
            staff=Money(self.staff + other.staff),
        )


NOTHING: Final = Price(pool=Money(0))


class Payment(Record, kw_only=True, omit_defaults=True):
    """A part of a sum, by one method; a ticket or a voucher has a number."""

    method: PayMethod = "cash"
    amount: MoneyTyped
    ref: RefTyped | None = None


PaymentsTyped = Annotated[tuple[Payment, ...], Meta(max_length=10)]


class DealShare(Record, kw_only=True):
    """A player's share, with the stack at the time of the deal."""

    entry: EntryTyped
    chips: ChipsTyped
    amount: MoneyTyped


class Withheld(Record, kw_only=True, omit_defaults=True):
    """What nobody gets until a ruling is decided: chips of a pot, or an entry's prize."""

    chips: ChipsTyped = Chips(0)
    prize: EntryTyped | None = None


class Mark(Record, kw_only=True):
    """What happens when its period is over; with `stop` the clock waits there.

    A colour-up names the chip that leaves.
    """

    kind: MarkKind
    chip: Annotated[Chips, Meta(ge=1, le=10**12)] | None = None
    stop: bool = False


class EndMark(Record, kw_only=True):
    """A mark put on a period because its sale was added to the setup."""

    period: PeriodId
    kind: MarkKind


MarksTyped = Annotated[tuple[Mark, ...], Meta(max_length=10)]


class Level(Record, kw_only=True, tag="level"):
    """Blinds, or in games without them a bring-in; bets where these are limited.

    A level by hands ends with the last of them; its minutes are then an estimate.
    """

    small_blind: ChipsTyped = Chips(0)
    big_blind: ChipsTyped = Chips(0)
    ante: ChipsTyped = Chips(0)
    ante_kind: AnteKind = "none"
    bring_in: ChipsTyped = Chips(0)
    small_bet: ChipsTyped = Chips(0)
    big_bet: ChipsTyped = Chips(0)
    minutes: MinutesTyped
    hands: HandsTyped | None = None
    marks: MarksTyped = ()
    id: PeriodId = PeriodId(0)  # given when the tournament is created, and permanent


class Break(Record, kw_only=True, tag="break"):
    """A break, until a time of day if one is set; its minutes count if that has passed."""

    minutes: MinutesTyped
    until: TimeOfDay | None = None
    marks: MarksTyped = ()
    id: PeriodId = PeriodId(0)


Period = Level | Break
Structure = tuple[Period, ...]


class Origin(Record, kw_only=True):
    """The program that ran a tournament before, its version, and what it called it."""

    program: Literal["td3"]
    version: WordTyped = ""
    key: WordTyped


class PayoutBand(Record, kw_only=True):
    """The shares of the pool, first place first, from this number of entries upwards."""

    entries: Annotated[int, Meta(ge=1, le=1_000_000)]
    shares: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=WHOLE)], ...], Meta(min_length=1, max_length=WHOLE)
    ]


class Instant(Record, kw_only=True):
    """A moment: the world's time, and this boot's time, which runs on while the machine sleeps.

    The awake time doesn't run then; not every machine has it.
    """

    utc: Millis
    boot: str
    uptime: Millis
    awake: Millis | None = None


class Zone(Record, kw_only=True):
    """The hall's offset from UTC in minutes, and when the clocks next change."""

    offset: int = 0
    turns: Millis | None = None
    then: int = 0

    def offset_at(self, utc: Millis) -> int:
        return self.offset if self.turns is None or utc < self.turns else self.then


class ClockAnchor(Record, kw_only=True):
    """What was left of a level when the clock was last touched; it runs from then, or is stopped.

    `ran` is how long it had run in all, `zone` the hall's time zone.
    """

    period: PeriodId
    left: Millis
    since: Instant | None = None
    waits: bool = False
    """Whether the time it runs from may still be to come: its start was put off until then."""
    hands: int | None = None
    """The hands still to be played, if the level is played by hands."""
    ran: Millis = Millis(0)
    zone: Zone = Zone()


Counted = Literal["boot", "world", "awake"]
"""Which of an instant's times to believe."""


def passed(since: Instant, now: Instant, by: Counted = "boot") -> Millis:
    """The time passed; within one boot by its own clock, which nobody can set, else by the world's.

    It is negative while the moment is still to come.
    """
    if since.boot != now.boot or by == "world":
        return Millis(now.utc - since.utc)
    if by == "awake" and now.awake is not None and since.awake is not None:
        return Millis(now.awake - since.awake)
    return Millis(now.uptime - since.uptime)


def elapsed(since: Instant, now: Instant, by: Counted = "boot") -> Millis:
    return Millis(max(0, passed(since, now, by)))


class DealtTable(Record, kw_only=True):
    """A table to be dealt; two tournaments may have tables of the same number."""

    tournament: TournamentTyped
    table: TableTyped


class RotationPart(Record, kw_only=True):
    """A table of the rotation, or every open table of a tournament that has no part of its own."""

    tournament: TournamentTyped
    table: TableTyped | None = None


class Deal(Record, kw_only=True):
    """A dealer and the table dealt from a push on."""

    staff: StaffTyped
    tournament: TournamentTyped
    table: TableTyped

    @property
    def at(self) -> DealtTable:
        return DealtTable(tournament=self.tournament, table=self.table)
