"""The house beside its tournaments, at one moment: whom it bars, and its tills."""

from tdconsole.domain.values import Instant, Map, Money, NoteId, PersonId, Record, TillNo

BarKey = tuple[PersonId, str]
"""Whose, and from which series: of each there is one at a time."""


class Bar(Record, kw_only=True):
    """To the end of that day, or for good."""

    person: PersonId
    until: str | None
    reason: NoteId
    series: str = ""
    """From its tournaments alone."""

    def holds(self, today: str) -> bool:
        return self.until is None or today <= self.until

    def keeps_from(self, series: str) -> bool:
        """Whether it holds at a tournament of this series."""
        return not self.series or same_series(self.series, series)


def same_series(one: str, other: str) -> bool:
    return folded_series(one) == folded_series(other)


def folded_series(name: str) -> str:
    """However it was typed: capitals and blanks tell no series from another."""
    return " ".join(name.split()).casefold()


class TillCount(Record, kw_only=True):
    """What lay in it, and what should have."""

    counted: Money
    expected: Money

    @property
    def difference(self) -> Money:
        return Money(self.counted - self.expected)


class TillShift(Record, kw_only=True):
    """One shift of one drawer; what was moved beside the entries, put in and taken out."""

    no: TillNo
    name: str
    currency: str
    floats: Money
    put_in: Money = Money(0)
    taken_out: Money = Money(0)
    open: bool = True
    count: TillCount | None = None
    """The last one."""

    @property
    def without_payments(self) -> Money:
        return Money(self.floats + self.put_in - self.taken_out)


class HouseState(Record, kw_only=True):
    bars: Map[BarKey, Bar] = Map()
    tills: Map[TillNo, TillShift] = Map()


class HouseContext(Record, kw_only=True):
    """What the world knows: the moment, the day in the hall, and the next number.

    `same` are all the numbers of the person that is named, none where nobody has that one;
    `expected` is what should lie in the till that is named.
    """

    now: Instant
    today: str
    till: TillNo
    same: tuple[PersonId, ...] = ()
    expected: Money = Money(0)
    note: NoteId | None = None
