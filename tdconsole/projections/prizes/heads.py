"""The bounties as they are: on each head, won by whom, and the envelopes left."""

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
    """The bounty on a player's head, and those the player won."""

    entry: EntryId
    name: str | None
    head: Money
    won: Money
    taken: int
    """The heads taken, or parts of them."""


class UnclaimedHead(Record, kw_only=True):
    """The bounty of a bust for which no winner is named."""

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
    """The rows, largest head first, then by winnings."""
    unclaimed: tuple[UnclaimedHead, ...] = ()
    envelopes: tuple[EnvelopesLeft, ...] = ()
    """The envelopes, largest sum first, including used-up sums."""
    left: Money = Money(0)
    """The sum in the envelopes left."""
    beside: Money = Money(0)
    """Bounties sold but in no envelope; negative if the envelopes hold more."""
    dealt: Money = Money(0)
    back: Money = Money(0)
    """The bounties given back after a cancellation."""
    waiting: tuple[EntryId, ...] = ()
    """The busts whose envelope is still to be opened, earliest first."""


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
