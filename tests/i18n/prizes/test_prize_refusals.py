"""Why prizes can't be planned or posted so: the sums, the place, and the way out."""

import pytest

from tdconsole.domain.language.rejections.prizes import (
    DeductedTooMuch,
    FirstPrizeTooSmall,
    MorePlacesThanEntries,
    PostedOtherKind,
    PrizeHeldWrong,
    PrizeOffUnit,
    PrizeRises,
    PrizesDoNotAddUp,
    PrizesHoldLess,
    PrizesNeedMore,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.structure import SharesDoNotAddUp, SharesRise
from tdconsole.domain.values import Money, Place
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.refusals import refusal

POOL = Money(100_000)


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (
            PrizesDoNotAddUp(prizes=Money(99_000), pool=POOL, currency="EUR"),
            "The prizes are €990.00 together and the pool is €1,000.00: €10.00 is missing.",
        ),
        (
            PrizesDoNotAddUp(prizes=Money(100_001), pool=POOL, currency="EUR"),
            "The prizes are €1,000.01 together and the pool is €1,000.00: that is €0.01 too much.",
        ),
        (
            PrizeRises(place=Place(4)),
            "Place 4 would be paid more than the place above it.",
        ),
        (
            FirstPrizeTooSmall(first=Money(5_000), entry=Money(5_500), currency="EUR"),
            "The first prize would be €50.00 and an entry costs €55.00: it has to be more than that, so pay fewer places.",
        ),
        (
            MorePlacesThanEntries(places=9, entries=8),
            "9 places would be paid, and there are 8 entries.",
        ),
        (
            PrizesNeedMore(places=15, least=Money(165_000), pool=POOL, currency="EUR"),
            "15 places need €1,650.00 at least and the pool is €1,000.00: pay fewer places, or lower the least prize or what is held.",
        ),
        (
            PrizesHoldLess(places=4, most=Money(80_000), pool=POOL, currency="EUR"),
            "With this first prize 4 places are €800.00 at most and the pool is €1,000.00: raise it, or pay more places.",
        ),
        (
            PrizeHeldWrong(place=Place(3), amount=Money(70_000), why="rises", currency="EUR"),
            "Place 3 would be held at €700.00, more than a better place has: lower it, or raise the other one.",
        ),
        (
            PrizeOffUnit(place=Place(2), unit=Money(500), currency="EUR"),
            "The prize of place 2 is not a multiple of €5.00, the smallest sum paid out: only the first prize takes what is left over.",
        ),
        (
            PrizeOffUnit(place=Place(3), unit=Money(500), currency="EUR", takes=Place(2)),
            "The prize of place 3 is not a multiple of €5.00, the smallest sum paid out: the first prize is held, and what is left over goes to place 2 alone.",
        ),
        (
            PostedOtherKind(),
            "Prizes are posted, and those of a satellite are of another kind: undo the posting first, or leave the seats as they are.",
        ),
        (
            DeductedTooMuch(total=10_050),
            "The deductions are 100.5% together: they can't be more than 100% of what comes in.",
        ),
        (
            SharesDoNotAddUp(entries=46, up_to=100, total=9_910),
            "The payout column 46-100 sums to 99.1%, not to 100%.",
        ),
        (
            SharesRise(entries=101, place=Place(3)),
            "In the payout column from 101 up, place 3 gets more than the place above it.",
        ),
    ],
)
def test_as_it_is_read(refused: Rejection, said: str) -> None:
    assert refusal(catalogue("en"), refused, str) == said
