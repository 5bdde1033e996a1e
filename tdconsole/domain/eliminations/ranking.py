"""The ranking within a hand, the places it gives, and those open until the director decides."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from tdconsole.domain.eliminations.same_hand_busts import began_with
from tdconsole.domain.language.events.money import TieSettled
from tdconsole.domain.language.rejections.payouts import PlaceOpen
from tdconsole.domain.language.tie_order import Order, Went, order, parted, stacks_decide
from tdconsole.domain.memo import Memo
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.rules.book import Ruled
from tdconsole.domain.rules.values import Ties
from tdconsole.domain.state.exits import Member, latest_first, members
from tdconsole.domain.state.tournament import Exit, Tournament
from tdconsole.domain.values import EntryId, Map, Money, Place, Record


def best_out(tournament: Tournament) -> Place:
    """The best place of anybody out: below all still in, except those struck at the end."""
    struck = tournament.prizes.struck
    if tournament.prizes.refunds is not None:
        return Place(tournament.left + 1)  # the places above were given back
    in_ = (entry for entry in struck if entry not in tournament.exits.by_entry)
    gone = sum(entry in tournament.entries.by_id for entry in in_)
    return Place(tournament.left - gone + 1)


def ranked(tournament: Tournament, out: Sequence[Member]) -> tuple[tuple[EntryId, ...], ...]:
    """One hand's players, best first, in groups that tie, without those struck.

    The director's ranking comes before the book's, as long as it covers them all.
    """
    ranks, struck = tournament.prizes.ranks, tournament.prizes.struck
    if len(out) == 1 and not struck:
        return ((out[0][0],),)
    placed_ = [member for member in out if member[0] not in struck] if struck else out
    if ranks and all(entry in ranks for entry, _ in placed_):
        told = sorted(placed_, key=lambda member: (ranks[member[0]], member[0]))
        tied = groupby(told, key=lambda member: ranks[member[0]])
        return tuple(tuple(entry for entry, _ in one) for _rank, one in tied)
    return by_the_book(tournament, placed_).ranks if placed_ else ()


def by_the_book(tournament: Tournament, out: Sequence[Member]) -> Order:
    if len(out) == 1:
        return Order(ranks=((out[0][0],),))
    went = [
        Went(entry=entry, table=exit_.seat.table, stack=began_with(exit_)) for entry, exit_ in out
    ]
    rule = ties_rule(tournament, out)
    return order(went, rule.value, tournament.rules.ties_equal.value)


def ties_rule(tournament: Tournament, members: Sequence[tuple[EntryId, Exit]]) -> Ruled[Ties]:
    """The rule on ties; the hand in progress at the announcement may have one of its own."""
    rules = tournament.rules
    announced = all(exit_.announced for _, exit_ in members)
    return rules.ties_announced if announced else rules.ties_later


def hand_of(tournament: Tournament, entry: EntryId) -> list[Member]:
    """Everybody who busted in this entry's hand and holds a place, by number."""
    exits, struck = tournament.exits, tournament.prizes.struck
    there = members(exits, exits.by_entry[entry].hand)
    return [(one, exit_) for one, exit_ in there if one not in struck]


def restated(tournament: Tournament, entries: Iterable[EntryId]) -> Iterator[TieSettled]:
    """New rankings for hands shared only because stacks were unknown, once all are known."""
    ranks, seen = tournament.prizes.ranks, set[int]()
    for entry in sorted(entries):
        number = tournament.exits.by_entry[entry].hand
        if number in seen:
            continue
        seen.add(number)
        hand = hand_of(tournament, entry)
        if not hand or any(ranks.get(one) != 0 for one, _ in hand):
            continue
        tables = {exit_.seat.table for _, exit_ in hand}
        book = by_the_book(tournament, hand)
        if not stacks_decide(ties_rule(tournament, hand).value, tables):
            continue
        if book.doubt is None and len(book.ranks) > 1:
            yield TieSettled(ranks=book.ranks)


class OpenTie(Record, kw_only=True):
    """A hand whose places stay open until the director decides, with money at stake."""

    place: Place
    """The best of the places."""
    order: Order
    prizes: tuple[Money, ...]
    """The prizes of all the places."""

    @property
    def entries(self) -> tuple[EntryId, ...]:
        return tuple(entry for tied in self.order.ranks for entry in tied)


_open: Final[Memo[tuple[OpenTie, ...]]] = Memo()


def open_ties(tournament: Tournament) -> tuple[OpenTie, ...]:
    """The open ties, best places first, without those settled or making no difference."""
    prizes = prize_list(tournament)
    if tournament.in_flights or best_out(tournament) > len(prizes):
        return ()
    return _open.of(
        tournament.exits,
        tournament.prizes,
        tournament.rules,
        prizes,
        tournament.entries,
        tournament.setup,
        made=lambda: tuple(_open_ties(tournament, prizes)),
    )


def open_places(tournament: Tournament) -> dict[EntryId, OpenTie]:
    """Each entry whose place is open, with its hand."""
    return {
        entry: tie
        for tie in open_ties(tournament)
        for tied in tie.order.ranks
        if len(tied) > 1
        for entry in tied
    }


def _open_ties(tournament: Tournament, prizes: tuple[Money, ...]) -> list[OpenTie]:
    ranks, found = tournament.prizes.ranks, []
    for place, out in _paid_hands(tournament, len(prizes)):
        of_them = prizes[place - 1 : place - 1 + len(out)]
        alike = len(of_them) == len(out) and len(set(of_them)) == 1
        if alike or all(entry in ranks for entry, _ in out):
            continue
        tie = OpenTie(place=place, order=by_the_book(tournament, out), prizes=of_them)
        if tie.order.doubt is not None and not _is_shared(tournament, tie):
            found.append(tie)
    return found


def _is_shared(tournament: Tournament, tie: OpenTie) -> bool:
    """Whether a share was already paid: in older files that is the director's decision."""
    if tie.order.doubt != "stacks":
        return False
    slips = tournament.prizes.slips.get("prize", Map())
    paid = {sum(slip.gross for _no, slip in slips.get(entry, ())) for entry in tie.entries}
    unit = max(1, tournament.setup.cash_unit)
    shares = parted(Money(sum(tie.prizes)), len(tie.entries), unit)
    return any(share and share in paid for share in shares)


def _paid_hands(tournament: Tournament, paid: int) -> Iterator[tuple[Place, list[Member]]]:
    """The hands with several busts that reach the money, each with its best place."""
    struck, place = tournament.prizes.struck, best_out(tournament)
    for _hand, out in latest_first(tournament.exits):
        if place > paid:
            return
        placed = [member for member in out if member[0] not in struck]
        if len(placed) > 1:
            yield place, placed
        place = Place(place + len(placed))


def place_open(tie: OpenTie, entry: EntryId) -> PlaceOpen:
    """The refusal of anything that depends on this place."""
    place = tie.place
    for tied in tie.order.ranks:
        if entry in tied:
            return PlaceOpen(entry=entry, place=place, players=tied, doubt=tie.order.doubt)
        place = Place(place + len(tied))
    raise LookupError(entry)
