"""Hand-for-hand play as tests print it: hands with a bust each, and the longest names."""

from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    Place,
    Seat,
    SeatNo,
    TableNo,
)
from tdconsole.projections.bubble.hand_history import (
    HandFinish,
    HandHistory,
    HandReport,
    HandSeries,
    PlayedHand,
)
from tests.printing.lists import somebody
from tests.printing.read_again import FOOTER

TABLES: Final = tuple(TableNo(no) for no in (1, 2, 3, 5, 12))
BEGAN: Final = FOOTER.printed


def named(entry: EntryId) -> str | None:
    return somebody(entry)


def later(minutes: int) -> Instant:
    return replace(BEGAN, utc=Millis(BEGAN.utc + minutes * 60_000))


def hand_of(number: int) -> PlayedHand:
    at = later(5 * number)
    return PlayedHand(
        hand=number,
        began=at,
        over=later(5 * number + 4),
        tables=TABLES,
        reports=(
            HandReport(table=TABLES[0], task="done", at=at),
            HandReport(table=TABLES[4], task="held", at=at),
            HandReport(table=TABLES[0], task="dealing", at=at),
            HandReport(table=TABLES[4], task="released", at=later(5 * number + 3)),
            HandReport(table=TABLES[4], task="done", at=later(5 * number + 4)),
        ),
        out=tuple(
            HandFinish(
                entry=EntryId(number + more),
                seat=Seat(table=TableNo(12), seat=SeatNo(1 + more)),
                stack=None if more else Chips(12_500),
                by=(EntryId(number + 2),),
                place=Place(60 - number),
                shared_by=2,
                amount=Money(27_050),
            )
            for more in (0, 1)
        ),
    )


def history_of(hands: int) -> HandHistory:
    played = tuple(hand_of(number) for number in range(1, hands + 1))
    series = HandSeries(began=BEGAN, ended=later(5 * hands + 4), minutes=2, until=50, hands=played)
    return HandHistory(
        event="Spring Main Event",
        currency="EUR",
        cite="TDA-2024 RP-8",
        series=(series,) if hands else (),
    )
