"""Terms, payments and people for a desk in a test: as small as may be, and in each other's way."""

from typing import Any, Final

from hypothesis import strategies as st

from tdconsole.domain.language.terms import (
    AddOn,
    Envelope,
    Mystery,
    Profile,
    Progressive,
    Rebuys,
    Reentries,
    Satellite,
    StaffBonus,
    Target,
    Terms,
    TermsChanges,
)
from tdconsole.domain.rules.book import Rulebook, Ruled
from tdconsole.domain.state.context import Standing
from tdconsole.domain.values import Chips, Millis, Money, Off, Payment, Price, TableNo
from tests.domain.floor import CASH

DEAR: Final = Price(pool=Money(6_000), fee=Money(500), bounty=Money(1_000))
REBUYS: Final = Rebuys(price=Price(pool=Money(5_000)), chips=Chips(20_000), most=2)
ADD_ON: Final = AddOn(price=Price(pool=Money(5_000)), chips=Chips(30_000))
BONUS: Final = StaffBonus(price=Money(500), chips=Chips(5_000))

TARGETS: Final = (
    Target(name="Royal flush", amount=Money(10_000)),
    Target(name="Bad beat", amount=Money(700)),
)
SATELLITES: Final = (
    Satellite(seat=Money(12_000)),
    Satellite(seat=Money(16_500), remainder="shared"),
    Satellite(seat=Money(9_100), block=Money(900)),
)

HEADS: Final[tuple[Progressive | Mystery | Off, ...]] = (
    "off",
    Progressive(),
    Progressive(to_head=3_333),
    Mystery(
        envelopes=(
            Envelope(amount=Money(4_001), number=1),
            Envelope(amount=Money(100), number=9),
        ),
        from_players=5,
    ),
    Mystery(envelopes=(Envelope(amount=Money(100), number=2),)),
)

EVERY_TERM: Final = Terms(
    profiles=(
        Profile(name="Late", price=DEAR, from_level=2),
        Profile(name="Member", price=Price(pool=Money(5_000)), bonus=Chips(1_000), members=True),
    ),
    staff_bonus=BONUS,
    cap=20,
    reentries=Reentries(most=2),
    rebuys=REBUYS,
    add_on=ADD_ON,
    second_half=Chips(10_000),
    targets=TARGETS,
)

payments = st.sampled_from(
    (
        None,
        (CASH,),
        (Payment(amount=Money(5_000)), Payment(method="card", amount=Money(500))),
        (Payment(amount=Money(1)),),
    )
)
bars = st.builds(
    Standing,
    barred=st.booleans(),
    document_on=st.none() | st.just(Millis(1_000_000)),
    age=st.none() | st.sampled_from((17, 40)),
    member=st.booleans(),
)
terms_changes = st.builds(
    TermsChanges,
    cap=st.none() | st.integers(0, 12),
    reentries=st.none() | st.just("off") | st.builds(Reentries, most=st.integers(0, 2)),
    rebuys=st.none() | st.sampled_from(("off", REBUYS)),
    second_half=st.none() | st.sampled_from((Chips(0), Chips(7_000))),
    draw_at=st.none() | st.sampled_from(("once", "entry")),
    tables=st.none()
    | st.sampled_from(((), (TableNo(4), TableNo(2), TableNo(1)), (TableNo(1), TableNo(1)))),
    closes_at=st.none() | st.sampled_from((Millis(0), Millis(3_000_000))),
    satellite=st.none() | st.sampled_from(("off", *SATELLITES)),
    targets=st.none() | st.sampled_from(((), TARGETS[:1], TARGETS)),
    heads=st.none() | st.sampled_from(HEADS),
)


def book(**options: Any) -> Rulebook:
    return Rulebook(id="house", title="House", **options)


def by(value: Any, cite: str) -> Ruled[Any]:
    return Ruled(value=value, standing="article", cite=cite)
