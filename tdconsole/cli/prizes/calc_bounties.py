"""The calculator of bounties."""

from typing import Annotated, Final

from msgspec import Meta

from tdconsole.cli.calc.calculator import Calculator
from tdconsole.cli.calc.checks import refusing
from tdconsole.cli.voice.voice import Voice
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.room import NamedTwice, PlayerIsOut
from tdconsole.domain.prizes.bounties import Ledger
from tdconsole.domain.values import WHOLE, EntryId, EntryTyped, Money, MoneyTyped, Record

Several = Annotated[tuple[EntryTyped, ...], Meta(max_length=22)]


class HeadAsked(Record, kw_only=True):
    entry: EntryTyped
    bounty: MoneyTyped


class BustAsked(Record, kw_only=True):
    """A bust; several winners shared the pot with the last chips, earliest position first."""

    out: EntryTyped
    by: Several = ()


class BountyAsked(Record, kw_only=True):
    """The heads by entry, and the busts, one per hand; `to_head` of 10,000 goes onto a head."""

    heads: Annotated[tuple[HeadAsked, ...], Meta(min_length=1, max_length=10_000)]
    busts: Annotated[tuple[BustAsked, ...], Meta(max_length=10_000)] = ()
    to_head: Annotated[int, Meta(ge=0, le=WHOLE)] = 5_000


class HeadPaid(Record, kw_only=True):
    out: EntryId
    by: EntryId
    cash: Money
    onto_head: Money


class HeadNow(Record, kw_only=True):
    entry: EntryId
    head: Money
    won: Money
    unclaimed: Money


class BountyTold(Record, kw_only=True):
    """The bounties paid; a last player takes the own head, and nothing of what was sold is lost."""

    paid: tuple[HeadPaid, ...]
    heads: tuple[HeadNow, ...]
    sold: Money


def bounty(voice: Voice, asked: BountyAsked) -> BountyTold:
    start: dict[EntryId, Money] = {}
    for one in asked.heads:
        if one.entry in start:
            raise refusing(voice, NamedTwice(entry=one.entry))
        start[one.entry] = one.bounty
    ledger = Ledger(start, asked.to_head)
    for bust in asked.busts:
        for entry in (bust.out, *bust.by):
            if entry not in start:
                raise refusing(voice, UnknownEntry(entry=entry))
            if entry not in ledger.on:
                raise refusing(voice, PlayerIsOut(entry=entry))
        named = (bust.out, *bust.by)
        for entry in named:
            if named.count(entry) > 1:
                raise refusing(voice, NamedTwice(entry=entry))
        ledger.hand({bust.out: bust.by})
    if len(ledger.on) == 1 and asked.busts:
        ledger.keep(tuple(ledger.on), lambda _victim: False)
    return BountyTold(
        paid=tuple(
            HeadPaid(out=one.victim, by=one.by, cash=one.cash, onto_head=one.head)
            for one in ledger.taken
        ),
        heads=tuple(
            HeadNow(
                entry=entry,
                head=ledger.on.get(entry, Money(0)),
                won=ledger.won.get(entry, Money(0)),
                unclaimed=ledger.unclaimed.get(entry, Money(0)),
            )
            for entry in start
        ),
        sold=Money(sum(start.values())),
    )


BOUNTY: Final = Calculator(BountyAsked, BountyTold, bounty)
