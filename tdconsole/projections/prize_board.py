"""The prizes as a director reads them: who stands where, what is paid, and alike places in one."""

from itertools import groupby
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.eliminations import finishes
from tdconsole.domain.lately import Lately
from tdconsole.domain.owed import Owed, owed, slips_of
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.prizes import Award, awards
from tdconsole.domain.state import Posted, Tournament
from tdconsole.domain.values import WHOLE, Due, EntryId, Instant, Money, PayoutNo, Place, Record
from tdconsole.projections.names import People, of_entry

_NOBODY: Final[frozenset[EntryId]] = frozenset()
_NOTHING: Final = Money(0)


class PrizeRow(Record, kw_only=True):
    """One who is owed something, or the places alike that nobody has reached yet."""

    at: int
    """From the first on; two who share a place stand one below the other."""
    first: Place | None
    """None of what has no place: a bounty, a refund, and a prize that was paid in error."""
    last: Place | None
    due: Due = "prize"
    amount: Money
    """Of each."""
    share: int = 0
    """Of the pool, in ten-thousandths."""
    entry: EntryId | None = None
    shared_by: int = 1
    provisional: bool = False
    deal: bool = False
    held: bool = False
    """Kept back in a deal, for whoever wins."""
    paid: Money = _NOTHING
    slips: tuple[PayoutNo, ...] = ()

    @property
    def open(self) -> Money:
        """Less than nothing is to be given back; nobody can be paid what nobody has won."""
        return _NOTHING if self.entry is None else Money(self.amount - self.paid)


class PrizeLine(PrizeRow, kw_only=True):
    """A row with whose it is."""

    name: str | None = None
    country: str | None = None


class PrizeBoard(Record, kw_only=True):
    currency: str
    entries: int
    pool: Money
    fees: Money
    amounts: tuple[Money, ...]
    posted: Posted | None
    rows: tuple[PrizeLine, ...]


def prize_board(tournament: Tournament, people: People, now: Instant | None = None) -> PrizeBoard:
    return PrizeBoard(
        currency=tournament.setup.currency,
        entries=len(tournament.entries.by_id),
        pool=tournament.pool,
        fees=tournament.takings.fees,
        amounts=prize_list(tournament),
        posted=tournament.prizes.posted,
        rows=tuple(_line(tournament, people, row) for row in prize_rows(tournament, now)),
    )


def _line(tournament: Tournament, people: People, row: PrizeRow) -> PrizeLine:
    known = None if row.entry is None else of_entry(tournament, people, row.entry)
    return PrizeLine(
        **{name: getattr(row, name) for name in PrizeRow.__struct_fields__},
        name=known.name if known else None,
        country=known.country if known else None,
    )


_lately: Final[Lately[tuple[PrizeRow, ...]]] = Lately()


def prize_rows(tournament: Tournament, now: Instant | None = None) -> tuple[PrizeRow, ...]:
    """By place, and behind them what is owed beside the prizes."""
    provisional = provisional_entries(tournament, now)
    return _lately.of(
        tournament.setup,
        tournament.entries,
        tournament.exits,
        tournament.takings,
        tournament.prizes,
        tournament.finished,
        provisional,
        made=lambda: _rows(tournament, provisional),
    )


def provisional_entries(tournament: Tournament, now: Instant | None) -> frozenset[EntryId]:
    """Of those who have won something: another table may still report the same hand."""
    if now is None or tournament.left >= len(prize_list(tournament)):
        return _NOBODY
    found = frozenset(one.entry for one in finishes(tournament, now) if one.provisional)
    return found or _NOBODY


def folded(amounts: tuple[Money, ...]) -> tuple[tuple[Place, Place, Money], ...]:
    """Alike places in one: the first, the last, and what each of them gets."""
    result: list[tuple[Place, Place, Money]] = []
    place = 1
    for amount, alike in groupby(amounts):
        number = sum(1 for _ in alike)
        result.append((Place(place), Place(place + number - 1), amount))
        place += number
    return tuple(result)


def share_of(amount: Money, pool: Money) -> int:
    return amount * WHOLE // pool if pool > 0 else 0


def _rows(tournament: Tournament, provisional: frozenset[EntryId]) -> tuple[PrizeRow, ...]:
    known, every = awards(tournament), {}
    for one in owed(tournament):
        every[one.entry, one.due] = one
    rows = _open_rows(tournament, known)
    at = max([0, *(row.at + 1 for row in rows)])
    for number, award in enumerate(known):
        row = _won(tournament, award, every.pop((award.entry, "prize"), None))
        rows.append(
            replace(row, at=at + number, provisional=award.entry in provisional, deal=award.deal)
        )
    at += len(known)
    for number, one in enumerate(every.values()):
        rows.append(
            PrizeRow(
                at=at + number,
                first=None,
                last=None,
                due=one.due,
                amount=one.gross,
                entry=one.entry,
                paid=one.paid,
                slips=_slips(tournament, one.entry, one.due),
            )
        )
    return tuple(rows)


def _open_rows(tournament: Tournament, known: tuple[Award, ...]) -> list[PrizeRow]:
    """The places before those that are known; after a deal, what waits for the winner."""
    if tournament.prizes.refunds is not None:
        return []
    amounts, pool = prize_list(tournament), tournament.pool
    deal = tournament.prizes.deal
    if deal is not None:
        if not deal.held or tournament.left == 1:
            return []
        row = PrizeRow(at=0, first=Place(1), last=Place(1), amount=deal.held, held=True)
        return [replace(row, share=share_of(deal.held, pool))]
    reached = min((award.place - 1 for award in known), default=len(amounts))
    return [
        PrizeRow(at=first - 1, first=first, last=last, amount=amount, share=share_of(amount, pool))
        for first, last, amount in folded(amounts[:reached])
    ]


def _won(tournament: Tournament, award: Award, one: Owed | None) -> PrizeRow:
    gross = award.amount if one is None else one.gross
    return PrizeRow(
        at=0,
        first=award.place,
        last=award.place,
        amount=gross,
        share=share_of(gross, tournament.pool),
        entry=award.entry,
        shared_by=award.shared_by,
        paid=_NOTHING if one is None else one.paid,
        slips=_slips(tournament, award.entry, "prize"),
    )


def _slips(tournament: Tournament, entry: EntryId, due: Due) -> tuple[PayoutNo, ...]:
    return tuple(number for number, _paid in slips_of(tournament, entry, due))
