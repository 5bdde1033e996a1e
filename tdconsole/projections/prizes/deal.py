"""A deal under discussion: stacks, the result of each method, and the final agreement."""

from collections.abc import Iterable, Mapping

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes import deals
from tdconsole.domain.prizes.bounties import heads as heads_of
from tdconsole.domain.prizes.deals import NONE_YET, RECKONED, Compared, Doubt
from tdconsole.domain.prizes.icm import MOST
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, DealMethod, DealShare, EntryId, Money, Record, Seat
from tdconsole.projections.people.names import People, of_entry


class Offered(Record, kw_only=True):
    """One method's result for one player."""

    method: DealMethod
    amount: Money
    gain: Money
    """The gain over the prize for the present rank; negative if something is given up."""
    doubt: Doubt | None = None


class DealRow(Record, kw_only=True):
    """A player still in; nothing is offered before all stacks are known."""

    entry: EntryId
    name: str | None
    country: str | None
    seat: Seat | None
    stack: Chips | None
    place: int | None = None
    """The rank by stack; equal ones share it."""
    prize: Money | None = None
    """The prize for that rank, shared by equal stacks."""
    head: Money = Money(0)
    offers: tuple[Offered, ...] = ()

    def offer(self, method: DealMethod) -> Offered | None:
        return next((one for one in self.offers if one.method == method), None)


class DealBoard(Record, kw_only=True):
    currency: str
    unit: Money
    rows: tuple[DealRow, ...]
    """The rows by table and seat."""
    in_play: Chips
    counted: Chips
    prizes: tuple[Money, ...]
    """The prizes of the places still open, one per row."""
    heads: Money
    """The bounties divided too; 0 if they stay on the heads."""
    heads_on: Money
    """The bounties on the heads of everybody left."""
    held: Money
    pot: Money
    """The prizes, and the bounties if divided, including what is held back."""
    complete: bool
    """Whether all stacks are known."""
    methods: tuple[DealMethod, ...]

    @property
    def divided(self) -> Money:
        return Money(self.pot - self.held)


class AgreedRow(Record, kw_only=True):
    entry: EntryId
    name: str | None
    country: str | None
    stack: Chips
    place: int
    """The rank by stack at the time of the deal."""
    prize: Money
    amount: Money
    gain: Money
    """The gain over that prize; negative if something was given up."""
    offers: tuple[Offered, ...]
    still_in: bool
    won: Money = Money(0)
    """The part won of what was held back."""


class DealAgreedView(Record, kw_only=True):
    currency: str
    method: DealMethod
    rows: tuple[AgreedRow, ...]
    """The rows, largest stack first."""
    chips: Chips
    prizes: tuple[Money, ...]
    heads: Money
    held: Money
    divided: Money


def deal_board(  # noqa: PLR0913, PLR0917 -- what a deal is talked over with
    tournament: Tournament,
    people: People,
    stacks: Mapping[EntryId, Chips],
    held: Money,
    heads: bool,
    methods: Iterable[DealMethod] = RECKONED,
    known: Mapping[DealMethod, tuple[Money, ...]] = NONE_YET,
) -> DealBoard:
    """The board; `known` are amounts worked out elsewhere, in row order."""
    left, on = deals.those_left(tournament), heads_of(tournament).on
    prizes, heads_on = deals.open_prizes(tournament), deals.heads_open(tournament)
    unit = Money(max(1, tournament.setup.cash_unit))
    pot = Money(sum(prizes) + (heads_on if heads else 0))
    told = [stacks.get(entry) or None for entry in left]
    counted = [stack for stack in told if stack is not None]
    complete = bool(left) and len(counted) == len(left)
    methods = tuple(methods)
    found: tuple[Compared, ...] = ()
    if complete and 0 <= held <= pot and len(left) <= MOST:
        found = deals.compared(counted, pot, prizes, held, unit, methods, known)
    rows = []
    places = _places(counted) if complete else ()
    now = deals.standing(counted, prizes, unit) if complete else ()
    for number, entry in enumerate(left):
        person = of_entry(tournament, people, entry)
        rows.append(
            DealRow(
                entry=entry,
                name=person.name if person else None,
                country=person.country if person else None,
                seat=tournament.play.seating.of.get(entry),
                stack=told[number],
                place=places[number] if places else None,
                prize=now[number] if now else None,
                head=on.get(entry, Money(0)),
                offers=_offers(found, number),
            )
        )
    return DealBoard(
        currency=tournament.setup.currency,
        unit=unit,
        rows=tuple(rows),
        in_play=tournament.chips,
        counted=Chips(sum(counted)),
        prizes=prizes,
        heads=heads_on if heads else Money(0),
        heads_on=heads_on,
        held=held,
        pot=pot,
        complete=complete,
        methods=methods,
    )


def _places(stacks: list[Chips]) -> tuple[int, ...]:
    return tuple(1 + sum(other > stack for other in stacks) for stack in stacks)


def _offers(found: tuple[Compared, ...], number: int) -> tuple[Offered, ...]:
    return tuple(
        Offered(
            method=one.method,
            amount=one.amounts[number],
            gain=one.gains[number],
            doubt=one.doubts[number],
        )
        for one in found
    )


def agreed_deal(
    tournament: Tournament, people: People, methods: Iterable[DealMethod] = RECKONED
) -> DealAgreedView | None:
    """The agreed deal, with what each method would have given for its stacks."""
    deal = tournament.prizes.deal
    if deal is None or not deal.shares:
        return None
    # Among equal stacks the one that got the odd unit has it here too.
    shares = sorted(
        deal.shares.values(), key=lambda share: (-share.chips, -share.amount, share.entry)
    )
    stacks = [share.chips for share in shares]
    paid = prize_list(tournament)[: len(shares)]
    prizes = paid + (Money(0),) * (len(shares) - len(paid))
    unit = Money(max(1, tournament.setup.cash_unit))
    pot = Money(sum(prizes) + deal.heads)
    found: tuple[Compared, ...] = ()
    if min(stacks) > 0 and deal.held <= pot and len(stacks) <= MOST:
        found = deals.compared(stacks, pot, prizes, deal.held, unit, methods)
    places, now = _places(stacks), deals.standing(stacks, prizes, unit)
    return DealAgreedView(
        currency=tournament.setup.currency,
        method=deal.method,
        rows=tuple(
            _agreed(tournament, people, share, places[number], now[number], _offers(found, number))
            for number, share in enumerate(shares)
        ),
        chips=Chips(sum(stacks)),
        prizes=prizes,
        heads=deal.heads,
        held=deal.held,
        divided=Money(sum(share.amount for share in shares)),
    )


def _agreed(  # noqa: PLR0913, PLR0917 -- one a column
    tournament: Tournament,
    people: People,
    share: DealShare,
    place: int,
    prize: Money,
    offers: tuple[Offered, ...],
) -> AgreedRow:
    deal, person = tournament.prizes.deal, of_entry(tournament, people, share.entry)
    still_in = share.entry in tournament.entries.by_id
    still_in = still_in and share.entry not in tournament.exits.by_entry
    won = deal is not None and still_in and tournament.left == 1
    return AgreedRow(
        entry=share.entry,
        name=person.name if person else None,
        country=person.country if person else None,
        stack=share.chips,
        place=place,
        prize=prize,
        amount=share.amount,
        gain=Money(share.amount - prize),
        offers=offers,
        still_in=still_in,
        won=deal.held if deal is not None and won else Money(0),
    )
