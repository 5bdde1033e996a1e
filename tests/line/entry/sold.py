"""A desk that sells something of everything."""

from typing import Final

from tdconsole.domain.language.terms import (
    AddOn,
    Profile,
    Rebuys,
    Reentries,
    StaffBonus,
    TermsChanges,
)
from tdconsole.domain.values import Chips, Money, Price

SOLD: Final = TermsChanges(
    profiles=(
        Profile(name="Early", price=Price(pool=Money(4000), fee=Money(500)), early=True),
        Profile(
            name="Member",
            price=Price(pool=Money(4500), fee=Money(500), bounty=Money(1000)),
            members=True,
        ),
    ),
    staff_bonus=StaffBonus(price=Money(500), chips=Chips(5_000)),
    reentries=Reentries(most=1),
    rebuys=Rebuys(price=Price(pool=Money(5000)), chips=Chips(20_000), most=2),
    add_on=AddOn(price=Price(pool=Money(3000)), chips=Chips(30_000)),
)
