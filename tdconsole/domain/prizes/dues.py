"""What is owed to whom, prizes, bounties, special prizes and refunds, and what was paid."""

from collections.abc import Collection, Mapping
from typing import Final, assert_never, get_args

from tdconsole.domain.memo import Memo, MemoEach
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.state.money import Paid, Special
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import WHOLE, Due, EntryId, Map, Money, PayoutNo, Record

WITHHELD: Final[frozenset[Due]] = frozenset({"prize", "special"})
"""The dues that tax is withheld from: bounties are won in cash, hand by hand."""


DUES: Final[tuple[Due, ...]] = get_args(Due)
Slip = tuple[PayoutNo, Paid]
Slips = tuple[Slip, ...]
OfDue = Map[EntryId, Slips]
NO_SLIPS: Final[OfDue] = Map()
Gross = Mapping[EntryId, Money]
_NOTHING: Final[Gross] = {}


class Owed(Record, kw_only=True):
    """What one entry is owed for one thing, and what was paid of it before tax."""

    entry: EntryId
    due: Due
    gross: Money
    paid: Money
    slips: Slips = ()

    @property
    def open(self) -> Money:
        """The sum still to be paid; negative if too much was."""
        return Money(self.gross - self.paid)


def _owing(entry: EntryId, due: Due, gross: Money, slips: Slips) -> Owed:
    return Owed(entry=entry, due=due, gross=gross, paid=_sum(slips), slips=slips)


class Totals(Record, kw_only=True):
    """How many entries are owed something or were paid, how many wait, and the sums."""

    every: int
    unpaid: int
    open: Money
    over: Money
    """The sum to take back."""


def _added_up(every: Collection[Owed]) -> Totals:
    open_ = [one.gross - one.paid for one in every]
    waits = [amount for amount in open_ if amount > 0]
    return Totals(
        every=len(every),
        unpaid=len(waits),
        open=Money(sum(waits)),
        over=Money(sum(waits) - sum(open_)),
    )


class _Of:
    """One due; the answer is kept as long as neither what is owed nor its slips change."""

    def __init__(self, due: Due) -> None:
        self._due = due
        self._all = Memo[dict[EntryId, Owed]]()
        self._totals = Memo[Totals]()
        self._each = MemoEach[EntryId, tuple[Money, Slips], Owed](
            lambda entry, about: _owing(entry, due, *about)
        )

    def of(self, tournament: Tournament) -> dict[EntryId, Owed]:
        gross = _gross(tournament, self._due)
        slips = tournament.prizes.slips.get(self._due, NO_SLIPS)
        return self._all.of(gross, slips, made=lambda: self._each.of(self._asked(gross, slips)))

    def totals(self, tournament: Tournament) -> Totals:
        part = self.of(tournament)
        return self._totals.of(part, made=lambda: _added_up(part.values()))

    def _asked(self, gross: Gross, slips: OfDue) -> dict[EntryId, tuple[Money, Slips]]:
        """The questions in order: prizes by place, then entries paid but owed nothing."""
        numbers = gross if self._due in WITHHELD else sorted(gross)
        paid = dict(slips)
        about = {entry: (gross[entry], paid.pop(entry, ())) for entry in numbers}
        about |= {entry: (Money(0), paid[entry]) for entry in sorted(paid)}
        return {entry: one for entry, one in about.items() if _counts(*one)}


_owed: Final = Memo[tuple[Owed, ...]]()
_of: Final = {due: _Of(due) for due in DUES}
_won: Final = Memo[dict[EntryId, Money]]()
_specials: Final = Memo[dict[EntryId, Money]]()


def totals(tournament: Tournament) -> Totals:
    parts = [of.totals(tournament) for of in _of.values()]
    return Totals(
        every=sum(part.every for part in parts),
        unpaid=sum(part.unpaid for part in parts),
        open=Money(sum(part.open for part in parts)),
        over=Money(sum(part.over for part in parts)),
    )


def owed_by_due(tournament: Tournament) -> dict[Due, dict[EntryId, Owed]]:
    """All debts by due; each part stays the same object while nothing in it changes."""
    return {due: of.of(tournament) for due, of in _of.items()}


def owed(tournament: Tournament) -> tuple[Owed, ...]:
    """All debts: prizes by place, bounties, targets, refunds, then what was paid but isn't owed."""
    return _owed.of(
        tournament.entries,
        tournament.exits,
        tournament.others,
        tournament.prizes,
        tournament.setup,
        tournament.takings,
        tournament.finished,
        made=lambda: _in_line(tournament),
    )


def _in_line(tournament: Tournament) -> tuple[Owed, ...]:
    every = [one for part in owed_by_due(tournament).values() for one in part.values()]
    gone = [one for one in every if not one.gross]
    if not gone:
        return tuple(every)
    return (*(one for one in every if one.gross), *sorted(gone, key=_number))


def _number(one: Owed) -> tuple[EntryId, Due]:
    return one.entry, one.due


def owed_to(tournament: Tournament, entry: EntryId) -> tuple[Owed, ...]:
    """One entry's debts, in the order of the whole list."""
    found = [owed_for(tournament, entry, due) for due in DUES]
    every = [one for one in found if one is not None]
    gone = sorted((one for one in every if not one.gross), key=_number)
    return (*(one for one in every if one.gross), *gone)


def owed_for(tournament: Tournament, entry: EntryId, due: Due) -> Owed | None:
    gross = _gross(tournament, due).get(entry, Money(0))
    slips = slips_of(tournament, entry, due)
    return _owing(entry, due, gross, slips) if _counts(gross, slips) else None


def to_give_back(tournament: Tournament) -> tuple[Owed, ...]:
    """Debts overpaid: somebody was struck since, or a list was corrected."""
    slips = tournament.prizes.slips
    over: list[Owed] = []
    for due, paid in slips.items():
        gross = _gross(tournament, due)
        over += [
            _owing(entry, due, gross.get(entry, Money(0)), of_entry)
            for entry, of_entry in paid.items()
            if _sum(of_entry) > gross.get(entry, 0)
        ]
    return tuple(sorted(over, key=_number))


def withheld(tournament: Tournament, gross: Money) -> Money:
    """The tax withheld from a prize of this sum, in all; rounded down."""
    kept = tournament.terms.withholding
    if kept == "off" or gross <= kept.above:
        return Money(0)
    taxed = gross - kept.above if kept.of == "excess" else gross
    return Money(taxed * kept.share // WHOLE)


def to_withhold(tournament: Tournament, one: Owed) -> Money:
    """The tax to withhold if all that is open is paid now; negative if some is to be given back."""
    if one.due not in WITHHELD:
        return Money(0)
    kept = Money(withheld(tournament, one.gross) - _kept(tournament, one))
    return sorted((Money(0), kept, one.open))[1]  # never more than there is


def slips_of(tournament: Tournament, entry: EntryId, due: Due) -> Slips:
    """The slips of an entry for one due, by number."""
    return tournament.prizes.slips.get(due, NO_SLIPS).get(entry, ())


def _kept(tournament: Tournament, one: Owed) -> int:
    return sum(slip.withheld for _no, slip in slips_of(tournament, one.entry, one.due))


def _gross(tournament: Tournament, due: Due) -> Gross:
    match due:
        case "prize":
            won = awards(tournament)
            return _won.of(won, made=lambda: {award.entry: award.amount for award in won})
        case "bounty":
            return heads(tournament).won
        case "special":
            given = tournament.prizes.specials
            return _specials.of(given, made=lambda: _given(given))
        case "refund":
            return tournament.prizes.refunds or _NOTHING
        case _:
            assert_never(due)


def _given(specials: tuple[Special, ...]) -> dict[EntryId, Money]:
    sums: dict[EntryId, Money] = {}
    for special in specials:
        sums[special.entry] = Money(sums.get(special.entry, 0) + special.amount)
    return sums


def _counts(gross: Money, slips: Slips) -> bool:
    return bool(gross) or bool(slips and _sum(slips))


def _sum(slips: Slips) -> Money:
    return Money(sum(slip.gross for _no, slip in slips))
