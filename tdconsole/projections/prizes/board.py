"""The prizes as a director reads them: places, winners, payments, equal places folded."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain, groupby, takewhile
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.discipline.rulings import holders
from tdconsole.domain.eliminations.provisional import first_provisional
from tdconsole.domain.eliminations.ranking import open_places
from tdconsole.domain.memo import Memo, MemoEach
from tdconsole.domain.prize_list.satellite import seat_of
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.awards import Award, awards
from tdconsole.domain.prizes.dues import Owed, owed_by_due
from tdconsole.domain.prizes.unclaimed import UnclaimedPrizes, unwon
from tdconsole.domain.state.exits import latest_first
from tdconsole.domain.state.flight_in_hand import entries_in_all
from tdconsole.domain.state.money import Posted, Special
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    WHOLE,
    Due,
    EntryId,
    Instant,
    Money,
    PayoutNo,
    Place,
    Record,
    RulingNo,
)
from tdconsole.projections.people.names import People, of_entry

_NOBODY: Final[frozenset[EntryId]] = frozenset()
_NOTHING: Final = Money(0)
LAST: Final = 1_000_000
"""A position below all places there can be."""
_BEHIND: Final[tuple[Due, ...]] = ("bounty", "special", "refund", "prize")
"""The order of rows without a place; a prize without one was paid in error."""


class PrizeRow(Record, kw_only=True):
    """A row for one debt, or for equal places that nobody has reached yet."""

    at: int
    """The position from the top; two who share a place come one below the other. Rows without a
    place come last, ordered by due and entry."""
    first: Place | None
    """The first place; None for a bounty, a refund, or a prize paid in error."""
    last: Place | None
    due: Due = "prize"
    amount: Money
    """The amount of each."""
    share: int = 0
    """The share of the pool, in ten-thousandths."""
    entry: EntryId | None = None
    shared_by: int = 1
    provisional: bool = False
    deal: bool = False
    held: bool = False
    """Whether the deal holds it back for the winner."""
    paid: Money = _NOTHING
    slips: tuple[PayoutNo, ...] = ()
    ruling: RulingNo | None = None
    """The pending ruling that holds the prize back."""
    special: str = ""
    """The names of the special prizes."""

    @property
    def open(self) -> Money:
        """The sum still open, negative if to be given back; 0 if nobody has won it yet."""
        return _NOTHING if self.entry is None else Money(self.amount - self.paid)


class PrizeLine(PrizeRow, kw_only=True):
    """A row with the winner's name."""

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
    seat: Money = _NOTHING
    """The value of a seat; a prize that large is one."""
    unwon: UnclaimedPrizes = UnclaimedPrizes()


def prize_board(tournament: Tournament, people: People, now: Instant | None = None) -> PrizeBoard:
    return PrizeBoard(
        currency=tournament.setup.currency,
        entries=entries_in_all(tournament),
        pool=tournament.pool,
        fees=tournament.takings.fees,
        amounts=prize_list(tournament),
        posted=tournament.prizes.posted,
        rows=tuple(_line(tournament, people, row) for row in prize_rows(tournament, now)),
        seat=seat_of(tournament),
        unwon=unwon(tournament),
    )


def _line(tournament: Tournament, people: People, row: PrizeRow) -> PrizeLine:
    known = None if row.entry is None else of_entry(tournament, people, row.entry)
    return PrizeLine(
        **{name: getattr(row, name) for name in PrizeRow.__struct_fields__},
        name=known.name if known else None,
        country=known.country if known else None,
    )


_About = tuple[int, Award, Owed | None, Money, bool, RulingNo | None]
_KEPT_ROWS: Final[Memo[tuple[PrizeRow, ...]]] = Memo()


def prize_rows(tournament: Tournament, now: Instant | None = None) -> tuple[PrizeRow, ...]:
    """The rows by place, other debts below; an unchanged row stays the same object."""
    provisional = provisional_entries(tournament, now)
    return _KEPT_ROWS.of(
        tournament.setup,
        tournament.entries,
        tournament.exits,
        tournament.others,
        tournament.takings,
        tournament.prizes,
        tournament.finished,
        tournament.rulings,
        provisional,
        made=lambda: _rows(tournament, provisional),
    )


def provisional_entries(tournament: Tournament, now: Instant | None) -> frozenset[EntryId]:
    """The entries in the money whose place is open or may still change."""
    if now is None or tournament.in_flights or tournament.left >= len(prize_list(tournament)):
        return _NOBODY
    first, open_ = first_provisional(tournament, now), frozenset(open_places(tournament))
    if first is None:
        return _as_before(open_)
    told = takewhile(lambda one: one[0] >= first, latest_first(tournament.exits))
    return _as_before(open_ | {entry for _hand, out in told for entry, _ in out})


@lru_cache(maxsize=4)
def _as_before(found: frozenset[EntryId]) -> frozenset[EntryId]:
    """The same set as the same object."""
    return found


def folded(amounts: tuple[Money, ...]) -> tuple[tuple[Place, Place, Money], ...]:
    """Equal places folded: the first, the last, and the amount of each."""
    result: list[tuple[Place, Place, Money]] = []
    place = 1
    for amount, alike in groupby(amounts):
        number = sum(1 for _ in alike)
        result.append((Place(place), Place(place + number - 1), amount))
        place += number
    return tuple(result)


def share_of(amount: Money, pool: Money) -> int:
    """The share to the nearest ten-thousandth."""
    return (2 * amount * WHOLE + pool) // (2 * pool) if pool > 0 else 0


def _rows(tournament: Tournament, provisional: frozenset[EntryId]) -> tuple[PrizeRow, ...]:
    known, pool = awards(tournament), tournament.pool
    parts = owed_by_due(tournament)
    prizes, rows, held = parts["prize"], _open_rows(tournament, known), holders(tournament)
    placed = _of_places.of(
        {
            award.entry: (
                at,
                award,
                prizes.get(award.entry),
                pool,
                award.entry in provisional,
                held.get(award.entry),
            )
            for at, award in _stand(tournament, known, len(rows))
        }
    )
    astray = {entry: one for entry, one in prizes.items() if entry not in placed}
    others = {**parts, "prize": astray}
    named = _specials.of(
        tournament.prizes.specials, made=lambda: _named(tournament.prizes.specials)
    )
    behind = chain.from_iterable(
        _behind[due].of(others[due], named if due == "special" else _UNNAMED) for due in _BEHIND
    )
    return (*rows, *placed.values(), *behind)


def _stand(
    tournament: Tournament, known: tuple[Award, ...], before: int
) -> Iterator[tuple[int, Award]]:
    """The positions by place, so that a row doesn't move when one above it appears."""
    if tournament.prizes.deal is not None:
        yield from enumerate(known, start=before)
        return
    for place, tied in groupby(known, key=lambda award: award.place):
        yield from enumerate(tied, start=place - 1)


def _open_rows(tournament: Tournament, known: tuple[Award, ...]) -> list[PrizeRow]:
    """The places above those known; after a deal, what is held back for the winner."""
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


def _won(entry: EntryId, about: _About) -> PrizeRow:
    at, award, one, pool, provisional, ruling = about
    gross = award.amount if one is None else one.gross
    return PrizeRow(
        at=at,
        first=award.place,
        last=award.place,
        amount=gross,
        share=share_of(gross, pool),
        entry=entry,
        shared_by=award.shared_by,
        provisional=provisional,
        deal=award.deal,
        paid=_NOTHING if one is None else one.paid,
        slips=() if one is None else _numbers(one),
        ruling=ruling,
    )


class _Behind:
    """The rows of one due that have no place, kept while nothing changes."""

    def __init__(self) -> None:
        self._all = Memo[tuple[PrizeRow, ...]]()
        self._each = MemoEach[EntryId, tuple[Owed, str], PrizeRow](_beside)

    def of(self, part: dict[EntryId, Owed], named: Mapping[EntryId, str]) -> tuple[PrizeRow, ...]:
        return self._all.of(part, named, made=lambda: self._rows(part, named))

    def _rows(
        self, part: dict[EntryId, Owed], named: Mapping[EntryId, str]
    ) -> tuple[PrizeRow, ...]:
        about = {entry: (one, named.get(entry, "")) for entry, one in part.items()}
        return tuple(self._each.of(about).values())


def _named(specials: tuple[Special, ...]) -> dict[EntryId, str]:
    """The names of each player's special prizes, without repetition."""
    names: dict[EntryId, list[str]] = {}
    for one in specials:
        told = names.setdefault(one.entry, [])
        if one.prize not in told:
            told.append(one.prize)
    return {entry: ", ".join(told) for entry, told in names.items()}


def _beside(entry: EntryId, about: tuple[Owed, str]) -> PrizeRow:
    one, special = about
    return PrizeRow(
        at=LAST + _BEHIND.index(one.due),
        first=None,
        last=None,
        due=one.due,
        amount=one.gross,
        entry=entry,
        paid=one.paid,
        slips=_numbers(one),
        special=special,
    )


def _numbers(one: Owed) -> tuple[PayoutNo, ...]:
    return tuple(number for number, _paid in one.slips)


_of_places: Final = MemoEach[EntryId, _About, PrizeRow](_won)
_behind: Final = {due: _Behind() for due in _BEHIND}
_specials: Final = Memo[dict[EntryId, str]]()
_UNNAMED: Final[Mapping[EntryId, str]] = {}
