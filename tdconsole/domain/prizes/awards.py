"""Everybody's winnings: the prize list applied to the places, ties split, deals as agreed."""

from collections.abc import Iterator
from typing import Final

from tdconsole.domain.eliminations.busting import places
from tdconsole.domain.language.tie_order import parted
from tdconsole.domain.memo import Memo
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import DealShare, EntryId, Map, Money, Place, Record


class Award(Record, kw_only=True):
    """A prize won; a share of a deal is won at once, even if the place is still played for."""

    entry: EntryId
    place: Place
    shared_by: int
    amount: Money
    deal: bool = False


_awards: Final = Memo[tuple[Award, ...]]()


def awards(tournament: Tournament) -> tuple[Award, ...]:
    """The prizes of everybody with a place or a share of a deal, best first.

    They stay the same object as long as nothing happens but payments.
    """
    prizes = tournament.prizes
    return _awards.of(
        tournament.setup,
        tournament.entries,
        tournament.exits,
        tournament.plays,
        tournament.takings,
        tournament.finished,
        prizes.plan,
        prizes.posted,
        prizes.ranks,
        prizes.deal,
        prizes.struck,
        prizes.refunds,
        made=lambda: _reckoned(tournament),
    )


def _reckoned(tournament: Tournament) -> tuple[Award, ...]:
    if tournament.in_flights:
        return ()  # nobody knows the places before the flights are merged
    deal, exits = tournament.prizes.deal, tournament.exits.by_entry.values()
    if tournament.prizes.refunds is not None and all(exit_.forfeited for exit_ in exits):
        return ()  # nobody was out: everything goes back
    if deal is None:
        return tuple(_by_place(tournament, Map()))
    placed = tuple(_by_place(tournament, deal.shares))
    return (*_still_in(tournament, deal.shares, placed), *placed)


def _by_place(tournament: Tournament, shares: Map[EntryId, DealShare]) -> Iterator[Award]:
    """The awards by place; busts before a deal get the prizes below it, whatever happens in it."""
    prizes, dealt, others_paid = prize_list(tournament), 0, len(shares)
    for place, tied in places(tournament):
        first = others_paid if shares else place - 1
        if first >= len(prizes) and dealt == len(shares):
            return
        others = tied
        if tournament.prizes.refunds is not None:  # players still in get a refund and no place
            others = tuple(entry for entry in tied if entry in tournament.exits.by_entry)
        if shares:
            in_deal = [entry for entry in others if entry in shares]
            for entry in in_deal:
                yield _share(tournament, shares[entry], place, len(tied))
            others = tuple(entry for entry in others if entry not in shares)
            dealt = dealt + len(in_deal)
        if others and first < len(prizes):
            amounts = prizes[first : first + len(others)]
            yield from split(tournament, place, len(tied), others, amounts)
        others_paid += len(others)


def _share(tournament: Tournament, share: DealShare, place: Place, shared_by: int) -> Award:
    """The share of a deal, for the winner with what was held back."""
    deal, amount = tournament.prizes.deal, share.amount
    if deal is not None and place == 1 and tournament.left == 1:
        amount = Money(amount + deal.held)
    return Award(entry=share.entry, place=place, shared_by=shared_by, amount=amount, deal=True)


def _still_in(
    tournament: Tournament, shares: Map[EntryId, DealShare], placed: tuple[Award, ...]
) -> Iterator[Award]:
    known, gone = {award.entry for award in placed}, tournament.prizes.struck
    for share in sorted(shares.values(), key=lambda share: (-share.amount, share.entry)):
        if share.entry not in known and share.entry not in gone:
            yield Award(
                entry=share.entry,
                place=Place(1),
                shared_by=tournament.left,
                amount=share.amount,
                deal=True,
            )


def split(
    tournament: Tournament,
    place: Place,
    shared_by: int,
    tied: tuple[EntryId, ...],
    prizes: tuple[Money, ...],
) -> Iterator[Award]:
    """A prize split among tied players; odd units go to the larger stack, then the lower seat.

    Everybody who has won a satellite has a whole seat.
    """
    if len(tied) == 1:
        yield Award(entry=tied[0], place=place, shared_by=shared_by, amount=Money(sum(prizes)))
        return
    exits, seating = tournament.exits.by_entry, tournament.play.seating.of

    def turn(entry: EntryId) -> tuple[int, int, int]:
        exit_ = exits.get(entry)
        stack = 0 if exit_ is None else exit_.stack or 0
        seat = seating.get(entry) if exit_ is None else exit_.seat
        return (-stack, 0, 0) if seat is None else (-stack, seat.seat, seat.table)

    seats = tournament.terms.satellite != "off" and len(prizes) == len(tied)
    won = seats and all(entry not in exits for entry in tied)
    amounts = (
        prizes if won else parted(Money(sum(prizes)), len(tied), max(1, tournament.setup.cash_unit))
    )
    for entry, amount in zip(sorted(tied, key=turn), amounts, strict=True):
        yield Award(entry=entry, place=place, shared_by=shared_by, amount=amount)
