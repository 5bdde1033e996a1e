"""Events of the house itself: bars, and the cash in its tills."""

from typing import Final

from tdconsole.domain.values import Money, NoteId, PersonId, Record, TillNo


class PersonBarred(Record, kw_only=True):
    """A person was barred, to the end of that day or for good."""

    person: PersonId
    until: str | None = None
    reason: NoteId
    series: str = ""
    """The series barred from; empty means everything in the house."""


class BarLifted(Record, kw_only=True):
    person: PersonId
    reason: NoteId | None = None
    series: str = ""


class TillOpened(Record, kw_only=True):
    """A shift of a drawer opened, with the float before the first payment."""

    till: TillNo
    name: str
    currency: str
    floats: Money


class CashMoved(Record, kw_only=True):
    """Cash was put in, or taken out if negative, other than by entries and payouts."""

    till: TillNo
    amount: Money
    reason: NoteId


class TillCounted(Record, kw_only=True):
    """A till was counted, with the cash expected then: no later correction changes either."""

    till: TillNo
    counted: Money
    expected: Money


class TillClosed(Record, kw_only=True):
    """A till was closed with the last count of its shift."""

    till: TillNo
    counted: Money
    expected: Money


class TillReopened(Record, kw_only=True):
    till: TillNo


HouseEvent = (
    PersonBarred | BarLifted | TillOpened | CashMoved | TillCounted | TillClosed | TillReopened
)

HOUSE_KINDS: Final[dict[tuple[str, int], type[HouseEvent]]] = {
    ("person-barred", 1): PersonBarred,
    ("bar-lifted", 1): BarLifted,
    ("till-opened", 1): TillOpened,
    ("cash-moved", 1): CashMoved,
    ("till-counted", 1): TillCounted,
    ("till-closed", 1): TillClosed,
    ("till-reopened", 1): TillReopened,
}

_NAMES: Final = {shape: kind for (kind, _version), shape in HOUSE_KINDS.items()}


def house_kind_of(event: HouseEvent) -> str:
    return _NAMES[type(event)]
