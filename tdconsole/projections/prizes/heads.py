"""The heads as they stand: what is on each, who took how much, and which envelopes are left."""

from collections import Counter
from typing import Literal

from tdconsole.domain.language.terms import Mystery, Progressive
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.prizes.envelopes import awaiting, envelopes_left
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Money, Record
from tdconsole.projections.people.names import People, of_entry

HeadKind = Literal["none", "fixed", "progressive", "mystery"]


class HeadRow(Record, kw_only=True):
    """What is on a player's head, and what was won with those of others."""

    entry: EntryId
    name: str | None
    head: Money
    won: Money
    taken: int
    """Heads of others, or parts of them."""


class UnclaimedHead(Record, kw_only=True):
    """Of somebody who is out, and nobody is said to have won that hand."""

    entry: EntryId
    name: str | None
    amount: Money


class EnvelopesLeft(Record, kw_only=True):
    amount: Money
    number: int
    left: int


class HeadsBoard(Record, kw_only=True):
    kind: HeadKind
    currency: str
    sold: Money
    rows: tuple[HeadRow, ...]
    """The largest head first, and who won more before who won less."""
    unclaimed: tuple[UnclaimedHead, ...] = ()
    envelopes: tuple[EnvelopesLeft, ...] = ()
    """The largest sum first, those with none left too."""
    left: Money = Money(0)
    """In the envelopes left."""
    beside: Money = Money(0)
    """Sold, and in no envelope; less than nothing where the envelopes hold more."""
    dealt: Money = Money(0)
    back: Money = Money(0)
    """Given back when the tournament was cancelled."""
    waiting: tuple[EntryId, ...] = ()
    """Players who are out and whose envelope is still to be opened, the earliest first."""


def kind_of(tournament: Tournament) -> HeadKind:
    terms = tournament.terms.heads
    if isinstance(terms, Mystery):
        return "mystery"
    if isinstance(terms, Progressive):
        return "progressive"
    return "fixed" if tournament.takings.bounties or tournament.setup.price.bounty else "none"


def envelopes_board(tournament: Tournament) -> tuple[EnvelopesLeft, ...]:
    terms = tournament.terms.heads
    if not isinstance(terms, Mystery):
        return ()
    left = {one.amount: one.number for one in envelopes_left(tournament)}
    number = Counter[Money]()
    for one in terms.envelopes:
        number[one.amount] += one.number
    return tuple(
        EnvelopesLeft(amount=amount, number=number[amount], left=left.get(amount, 0))
        for amount in sorted(number, reverse=True)
    )


def heads_board(tournament: Tournament, people: People, now: Instant) -> HeadsBoard:
    found = heads(tournament)
    taken = Counter(one.by for one in found.taken if one.by != one.victim)

    def name(entry: EntryId) -> str | None:
        known = of_entry(tournament, people, entry)
        return None if known is None else known.name

    rows = [
        HeadRow(
            entry=entry,
            name=name(entry),
            head=found.on.get(entry, Money(0)),
            won=found.won.get(entry, Money(0)),
            taken=taken[entry],
        )
        for entry in found.on.keys() | found.won.keys()
    ]
    rows.sort(key=lambda row: (-row.head, -row.won, row.entry))
    return HeadsBoard(
        kind=kind_of(tournament),
        currency=tournament.setup.currency,
        sold=found.sold,
        rows=tuple(rows),
        unclaimed=tuple(
            UnclaimedHead(entry=entry, name=name(entry), amount=amount)
            for entry, amount in sorted(found.unclaimed.items())
        ),
        envelopes=envelopes_board(tournament),
        left=found.left,
        beside=found.beside,
        dealt=found.dealt,
        back=found.back,
        waiting=() if tournament.in_flights else tuple(awaiting(tournament, now)),
    )
