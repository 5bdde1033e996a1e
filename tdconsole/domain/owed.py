"""What is owed to whom: prizes, bounties, prizes for a target and refunds, and what was paid of it."""

from typing import Final

from tdconsole.domain.bounties import heads
from tdconsole.domain.lately import Lately
from tdconsole.domain.prizes import awards
from tdconsole.domain.state import Paid, Tournament
from tdconsole.domain.values import WHOLE, Due, EntryId, Map, Money, PayoutNo, Record

WITHHELD: Final[frozenset[Due]] = frozenset({"prize", "special"})
"""From what a part may be kept for the tax: bounties are won in cash, hand by hand."""


class Owed(Record, kw_only=True):
    """Of one entry for one thing: all of it, and what was paid of it before anything was withheld."""

    entry: EntryId
    due: Due
    gross: Money
    paid: Money

    @property
    def open(self) -> Money:
        """Less than nothing is owed where too much was paid."""
        return Money(self.gross - self.paid)


Slip = tuple[PayoutNo, Paid]

_owed: Final = Lately[tuple[Owed, ...]]()
_slips: Final = Lately[dict[tuple[EntryId, Due], tuple[Slip, ...]]]()


def owed(tournament: Tournament) -> tuple[Owed, ...]:
    """Prizes by place, then bounties, targets and refunds; last what was paid and is owed no more."""
    return _owed.of(
        tournament.entries,
        tournament.exits,
        tournament.prizes,
        tournament.setup,
        tournament.takings,
        tournament.finished,
        made=lambda: _reckoned(tournament),
    )


def owed_to(tournament: Tournament, entry: EntryId) -> tuple[Owed, ...]:
    return tuple(one for one in owed(tournament) if one.entry == entry)


def to_give_back(tournament: Tournament) -> tuple[Owed, ...]:
    """Where more was paid than is owed now: somebody was struck, or a list put right."""
    if not tournament.prizes.paid:
        return ()
    return tuple(one for one in owed(tournament) if one.open < 0)


def withheld(tournament: Tournament, gross: Money) -> Money:
    """Of a prize of so much, all told; rounded down."""
    kept = tournament.terms.withholding
    if kept == "off" or gross <= kept.above:
        return Money(0)
    taxed = gross - kept.above if kept.of == "excess" else gross
    return Money(taxed * kept.share // WHOLE)


def to_withhold(tournament: Tournament, one: Owed) -> Money:
    """When all that is open is paid now; less than nothing where some of it is to be given back."""
    if one.due not in WITHHELD:
        return Money(0)
    kept = Money(withheld(tournament, one.gross) - _kept(tournament, one))
    return sorted((Money(0), kept, one.open))[1]  # never more than there is


def slips_of(tournament: Tournament, entry: EntryId, due: Due) -> tuple[Slip, ...]:
    """In the order of their numbers."""
    paid = tournament.prizes.paid
    return _slips.of(paid, made=lambda: _sorted(paid)).get((entry, due), ())


def _sorted(paid: Map[PayoutNo, Paid]) -> dict[tuple[EntryId, Due], tuple[Slip, ...]]:
    slips: dict[tuple[EntryId, Due], tuple[Slip, ...]] = {}
    for number, one in sorted(paid.items()):
        at = one.entry, one.due
        slips[at] = (*slips.get(at, ()), (number, one))
    return slips


def _kept(tournament: Tournament, one: Owed) -> int:
    return sum(slip.withheld for _no, slip in slips_of(tournament, one.entry, one.due))


def _reckoned(tournament: Tournament) -> tuple[Owed, ...]:
    prizes, gross = tournament.prizes, dict[tuple[EntryId, Due], int]()
    for award in awards(tournament):
        gross[award.entry, "prize"] = award.amount
    for entry, amount in sorted(heads(tournament).won.items()):
        gross[entry, "bounty"] = amount
    for special in prizes.specials:
        at: tuple[EntryId, Due] = (special.entry, "special")
        gross[at] = gross.get(at, 0) + special.amount
    for entry, amount in sorted((prizes.refunds or {}).items()):
        gross[entry, "refund"] = amount
    paid: dict[tuple[EntryId, Due], int] = {}
    for slip in prizes.paid.values():
        paid[slip.entry, slip.due] = paid.get((slip.entry, slip.due), 0) + slip.gross
    return tuple(
        Owed(
            entry=entry,
            due=due,
            gross=Money(gross.get((entry, due), 0)),
            paid=Money(paid.get((entry, due), 0)),
        )
        for entry, due in (*gross, *(one for one in sorted(paid) if one not in gross))
        if gross.get((entry, due)) or paid.get((entry, due))
    )
