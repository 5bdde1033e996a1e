"""The calculators of heads and of the pots of a hand."""

from itertools import chain
from typing import Annotated

from msgspec import Meta

from tdconsole.cli.calc_button import refusing
from tdconsole.cli.voice import Voice
from tdconsole.domain.bounties import Ledger
from tdconsole.domain.rejections import (
    NamedTwice,
    PlayerIsOut,
    UnknownEntry,
)
from tdconsole.domain.rejections.money import (
    HandNotRanked,
)
from tdconsole.domain.side_pots import (
    HeadTaken,
    Part,
    Stake,
    divided,
    heads_taken,
    pots,
    uncalled,
    winners,
)
from tdconsole.domain.values import (
    WHOLE,
    Chips,
    ChipsTyped,
    EntryId,
    EntryTyped,
    Money,
    MoneyTyped,
    Record,
    SeatNo,
    SeatTyped,
)

Several = Annotated[tuple[EntryTyped, ...], Meta(max_length=22)]


class HeadAsked(Record, kw_only=True):
    entry: EntryTyped
    bounty: MoneyTyped


class BustAsked(Record, kw_only=True):
    """By several who shared the pot with the last chips, the earliest position first."""

    out: EntryTyped
    by: Several = ()


class BountyAsked(Record, kw_only=True):
    """Heads by entry, and who went out, a hand each; `to_head` of 10,000 goes onto a head."""

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
    """Whoever is left alone takes the own head; heads, won and unclaimed are what was sold."""

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


class SidePotsAsked(Record, kw_only=True):
    """What each seat put in; `ranked` are the hands shown, the best first, equal ones together."""

    stakes: Annotated[tuple[Stake, ...], Meta(min_length=1, max_length=22)]
    button: SeatTyped
    ranked: Annotated[
        tuple[Annotated[tuple[SeatTyped, ...], Meta(min_length=1)], ...], Meta(max_length=22)
    ] = ()
    dead: ChipsTyped = Chips(0)
    """Posted by nobody who is in the hand, such as an ante of an empty seat."""
    unit: Annotated[Chips, Meta(ge=1, le=10**9)] = Chips(1)
    """The smallest chip in play."""


class PotTold(Record, kw_only=True):
    """`won` is empty where no hands were shown."""

    amount: Chips
    seats: tuple[SeatNo, ...]
    won: tuple[Part, ...]


class SidePotsTold(Record, kw_only=True):
    """The main pot first; a head goes to whoever won the pot of that number, counted from 0."""

    pots: tuple[PotTold, ...]
    uncalled: Part | None
    heads: tuple[HeadTaken, ...]


def side_pots(voice: Voice, asked: SidePotsAsked) -> SidePotsTold:
    seats = [stake.seat for stake in asked.stakes]
    for number in (*seats, *chain(*asked.ranked)):
        twice = seats.count(number) > 1 or list(chain(*asked.ranked)).count(number) > 1
        if twice or number not in seats:
            raise refusing(voice, HandNotRanked(seat=number))
    found = pots(asked.stakes, asked.dead)
    for pot in found if asked.ranked else ():
        if not winners(pot, asked.ranked):
            raise refusing(voice, HandNotRanked(seat=pot.seats[0]))
    back = uncalled(asked.stakes)
    there = sum(stake.put for stake in asked.stakes) + asked.dead
    if there != sum(pot.amount for pot in found) + (back.amount if back else 0):
        raise refusing(voice, HandNotRanked(seat=seats[0]))  # nobody is left to win it
    heads = heads_taken(asked.stakes, found, asked.ranked, asked.button) if asked.ranked else ()
    return SidePotsTold(
        pots=tuple(
            PotTold(
                amount=pot.amount,
                seats=pot.seats,
                won=divided(pot, winners(pot, asked.ranked), asked.button, asked.unit),
            )
            for pot in found
        ),
        uncalled=back,
        heads=tuple(heads),
    )
