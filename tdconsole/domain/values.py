"""The words every other module counts in."""

from typing import Annotated, Final, Literal, NewType, dataclass_transform

import immutables
from msgspec import Meta, Struct

Map = immutables.Map  # the persistent map of the state, behind this one name

PersonId = NewType("PersonId", int)
StaffId = NewType("StaffId", int)
NoteId = NewType("NoteId", str)
EntryId = NewType("EntryId", int)
TournamentId = NewType("TournamentId", str)
PlayId = NewType("PlayId", int)
PeriodId = NewType("PeriodId", int)
TableNo = NewType("TableNo", int)
SeatNo = NewType("SeatNo", int)
Place = NewType("Place", int)
DrawNo = NewType("DrawNo", int)
ChainNo = NewType("ChainNo", int)
StepNo = NewType("StepNo", int)

Chips = NewType("Chips", int)
Money = NewType("Money", int)  # in the smallest unit of the tournament's currency
Millis = NewType("Millis", int)
Digest = NewType("Digest", str)  # SHA-256, 64 hexadecimal digits

MOST_SEATS: Final = 22
FIRST_PLAY: Final = PlayId(1)
FIRST_CHAIN: Final = ChainNo(1)
WHOLE: Final = 10_000  # shares of a pool are counted in ten-thousandths

# Nothing that ends a line, turns the writing round or is half a character.
_ONE_LINE: Final = r"^(?![\s\S]*[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff])"

# As they come over the wire: what is out of these bounds is misuse and never reaches a
# decision, and no sum of what is inside them leaves 64 bits.
EntryTyped = Annotated[EntryId, Meta(ge=1, le=2**31)]
PersonTyped = Annotated[PersonId, Meta(ge=1, le=2**53)]
TableTyped = Annotated[TableNo, Meta(ge=1, le=99_999)]
SeatTyped = Annotated[SeatNo, Meta(ge=1, le=MOST_SEATS)]
StepTyped = Annotated[StepNo, Meta(ge=1, le=2**53)]
ChipsTyped = Annotated[Chips, Meta(ge=0, le=10**12)]
MoneyTyped = Annotated[Money, Meta(ge=0, le=10**12)]
CurrencyTyped = Annotated[str, Meta(max_length=3, pattern="^[A-Z]{3}$")]
CountryTyped = Annotated[str, Meta(max_length=2, pattern="^[A-Z]{2}$")]
NameTyped = Annotated[str, Meta(min_length=1, max_length=120, pattern=_ONE_LINE + r"[\s\S]*\S")]
NoteTyped = Annotated[str, Meta(min_length=1, max_length=4000, pattern=r"\S")]
WordTyped = Annotated[str, Meta(max_length=120, pattern=_ONE_LINE)]

AnteKind = Literal["none", "each", "big_blind"]
Document = Literal["seat-cards", "payout-sheet"]


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Record(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What every value, event, command and refusal is made as: it never changes.

    What never changes can't be part of a ring, so the garbage collector need not walk it.
    """


class Seat(Record, kw_only=True, order=True):
    table: TableTyped
    seat: SeatTyped


class Price(Record, kw_only=True):
    """What an entry costs: the part that is played for, and the house's fee."""

    pool: MoneyTyped
    fee: MoneyTyped = Money(0)


class Level(Record, kw_only=True, tag="level"):
    small_blind: ChipsTyped
    big_blind: Annotated[Chips, Meta(ge=1, le=10**12)]
    ante: ChipsTyped = Chips(0)
    ante_kind: AnteKind = "none"
    minutes: Annotated[int, Meta(ge=1, le=1440)]
    id: PeriodId = PeriodId(0)  # given when the tournament is created, and then for ever


class Break(Record, kw_only=True, tag="break"):
    minutes: Annotated[int, Meta(ge=1, le=1440)]
    id: PeriodId = PeriodId(0)


Period = Level | Break
Structure = tuple[Period, ...]


class PayoutBand(Record, kw_only=True):
    """The shares of the pool, first place first, from this number of entries upwards."""

    entries: Annotated[int, Meta(ge=1, le=1_000_000)]
    shares: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=WHOLE)], ...], Meta(min_length=1, max_length=WHOLE)
    ]


class Instant(Record, kw_only=True):
    """A moment: the world's time, and this boot's time, which runs on while the machine sleeps."""

    utc: Millis
    boot: str
    uptime: Millis


class ClockAnchor(Record, kw_only=True):
    """What was left of a level when somebody last touched the clock; it runs since then, or not."""

    period: PeriodId
    left: Millis
    since: Instant | None = None


def elapsed(since: Instant, now: Instant) -> Millis:
    """Within one boot its own time counts, for nobody can set it; across boots the world's."""
    if since.boot == now.boot:
        return Millis(max(0, now.uptime - since.uptime))
    return Millis(max(0, now.utc - since.utc))
