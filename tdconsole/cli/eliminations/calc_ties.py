"""The calculator for several busts in one hand: their ranking, and what each is paid."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.book import ByTheBook
from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.calculators import SeatTwice
from tdconsole.domain.language.rejections.prizes import NoChipsGiven
from tdconsole.domain.language.tie_order import Doubt, Went, order, parted
from tdconsole.domain.prizes.posting import rising_fault
from tdconsole.domain.rules.values import Ties
from tdconsole.domain.values import (
    ChipsTyped,
    EntryId,
    Money,
    MoneyTyped,
    Place,
    Record,
    SeatNo,
    SeatTyped,
    TableNo,
    TableTyped,
)


class BustTold(Record, kw_only=True):
    """A bust, with the stack at the start of the hand if known."""

    table: TableTyped = TableNo(1)
    seat: SeatTyped | None = None
    stack: ChipsTyped | None = None


class TiesAsked(ByTheBook, kw_only=True):
    """Everybody who busted in one hand, by a rulebook's name or file.

    `left` is how many play on, `prizes` are those of the places below them, best first, as far as
    they are paid. `at_announcement`: hand-for-hand play was announced in this hand. Sums are in the
    smallest coin and paid in whole `cash_unit`s.
    """

    busts: Annotated[tuple[BustTold, ...], Meta(min_length=1, max_length=200)]
    left: Annotated[int, Meta(ge=0, le=1_000_000)] = 1
    prizes: Annotated[tuple[MoneyTyped, ...], Meta(max_length=200)] = ()
    at_announcement: bool = False
    cash_unit: Annotated[int, Meta(ge=1, le=10**9)] = 1


class RankTold(Record, kw_only=True):
    """A rank; `bust` counts from 1, in the order of the question."""

    bust: int
    place: Place
    shared_by: int
    amount: Money


class TiesTold(Record, kw_only=True):
    """The ranks, best first; with a `doubt` the director decides, and they are a proposal."""

    ranks: tuple[RankTold, ...]
    doubt: Doubt | None
    rule: Ties
    cite: str | None


def ties_of(voice: Voice, asked: TiesAsked) -> TiesTold:
    if fault := rising_fault(asked.prizes):
        raise refusing(voice, fault)
    _each_could_bust(voice, asked)
    book = asked.book
    rule = book.ties_announced if asked.at_announcement else book.ties_later
    went = [
        Went(entry=EntryId(number), table=bust.table, stack=bust.stack)
        for number, bust in enumerate(asked.busts, start=1)
    ]
    ranked = order(went, rule.value, book.ties_equal.value)
    ranks: list[RankTold] = []
    for tied in ranked.ranks:
        ranks += _shared(asked, tied, len(ranks))
    cite = book.ties_equal.cite if ranked.doubt == "equal_stacks" else rule.cite
    return TiesTold(ranks=tuple(ranks), doubt=ranked.doubt, rule=rule.value, cite=cite)


def _each_could_bust(voice: Voice, asked: TiesAsked) -> None:
    """Check that each has a seat of its own, and chips."""
    taken = set[tuple[TableNo, SeatNo]]()
    for number, bust in enumerate(asked.busts, start=1):
        if bust.stack == 0:
            raise refusing(voice, NoChipsGiven(number=number))
        if bust.seat is not None:
            if (bust.table, bust.seat) in taken:
                raise refusing(voice, SeatTwice(seat=bust.seat))
            taken.add((bust.table, bust.seat))


def _shared(asked: TiesAsked, tied: tuple[EntryId, ...], before: int) -> list[RankTold]:
    """The shares of a tie; odd units go to the larger stack, then to the lower seat."""

    def first(entry: EntryId) -> tuple[int, int, int]:
        bust = asked.busts[entry - 1]
        return (-(bust.stack or 0), bust.seat or 0, bust.table)

    total = Money(sum(asked.prizes[before : before + len(tied)]))
    amounts = parted(total, len(tied), asked.cash_unit)
    return [
        RankTold(
            bust=entry,
            place=Place(asked.left + before + 1),
            shared_by=len(tied),
            amount=amount,
        )
        for entry, amount in zip(sorted(tied, key=first), amounts, strict=True)
    ]


TIES: Final = Calculator(TiesAsked, TiesTold, ties_of)
