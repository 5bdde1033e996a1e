"""What is asked of the house, and of none of its tournaments."""

from typing import Annotated

from msgspec import Meta

from tdconsole.domain.language.commands.wanted import Wanted
from tdconsole.domain.values import (
    CurrencyTyped,
    Money,
    MoneyTyped,
    NameTyped,
    NoteTyped,
    PersonTyped,
    TillTyped,
    WordTyped,
)

DayTyped = Annotated[str, Meta(max_length=10, pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class BarPerson(Wanted, kw_only=True):
    """To the end of that day, or for good; a later one takes the place of an earlier one.

    From the tournaments of a series, or of none named from every one of the house.
    """

    person: PersonTyped
    until: DayTyped | None = None
    reason: NoteTyped
    series: WordTyped = ""


class LiftBar(Wanted, kw_only=True):
    """The one from this series, or of none named the one from everything."""

    person: PersonTyped
    reason: NoteTyped | None = None
    series: WordTyped = ""


class OpenTill(Wanted, kw_only=True):
    """A new shift of a drawer, with the float that lies in it."""

    name: NameTyped
    currency: CurrencyTyped = "EUR"
    floats: MoneyTyped = Money(0)


class MoveCash(Wanted, kw_only=True):
    """Cash put into a till, or taken out of it where it is less than nothing."""

    till: TillTyped
    amount: Annotated[Money, Meta(ge=-(10**12), le=10**12)]
    reason: NoteTyped


class CountTill(Wanted, kw_only=True):
    till: TillTyped
    counted: MoneyTyped


class CloseTill(Wanted, kw_only=True):
    """With the last count of the shift."""

    till: TillTyped
    counted: MoneyTyped


class ReopenTill(Wanted, kw_only=True):
    """It was closed too early: the shift goes on."""

    till: TillTyped


HouseCommand = BarPerson | LiftBar | OpenTill | MoveCash | CountTill | CloseTill | ReopenTill
