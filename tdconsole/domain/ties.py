"""How those of one hand rank, where the director has the last word."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.commands import SettleTie
from tdconsole.domain.context import Context
from tdconsole.domain.corrections import out_fault
from tdconsole.domain.eliminations import best_out, by_the_book, ranked
from tdconsole.domain.events import Event, TieSettled
from tdconsole.domain.exits import Member, latest_first, members
from tdconsole.domain.lately import Lately
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.rejections import (
    NamedTwice,
    Rejection,
)
from tdconsole.domain.rejections.money import (
    NotOneHand,
    OutAlone,
    RankedSo,
    StruckAlready,
    TieNotWhole,
)
from tdconsole.domain.same_hand import Order
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId, Money, Place, Record

Decision = tuple[Event, ...] | Rejection


def settle(tournament: Tournament, command: SettleTie, _context: Context) -> Decision:
    named = [entry for tied in command.ranks for entry in tied]
    for at, entry in enumerate(named):
        if fault := out_fault(tournament, entry):
            return fault
        if entry in named[:at]:
            return NamedTwice(entry=entry)
        if entry in tournament.prizes.struck:
            return StruckAlready(entry=entry)
    if fault := _hand_fault(tournament, named):
        return fault
    ranks = tuple(tuple(sorted(tied)) for tied in command.ranks)
    told = all(entry in tournament.prizes.ranks for entry in named)
    stands = tuple(tuple(sorted(tied)) for tied in ranked(tournament, beside(tournament, named[0])))
    if ranks == stands:  # what was only proposed can be confirmed
        return RankedSo() if told else (TieSettled(ranks=ranks),)
    return (TieSettled(ranks=ranks),)  # what was paid beyond it is owed back


def _hand_fault(tournament: Tournament, named: list[EntryId]) -> Rejection | None:
    """All of one hand and nobody else."""
    exits = tournament.exits.by_entry
    for entry in named:
        if exits[entry].hand != exits[named[0]].hand:
            return NotOneHand(entry=named[0], other=entry)
    there = [entry for entry, _ in beside(tournament, named[0])]
    for entry in there:
        if entry not in named:
            return TieNotWhole(missing=entry)
    return OutAlone(entry=named[0]) if len(there) == 1 else None


def settled(tournament: Tournament, event: TieSettled) -> Tournament:
    ranks = tournament.prizes.ranks
    for rank, tied in enumerate(event.ranks):
        for entry in tied:
            ranks = ranks.set(entry, rank)
    return replace(tournament, prizes=replace(tournament.prizes, ranks=ranks))


def beside(tournament: Tournament, entry: EntryId) -> list[Member]:
    """All who went out in this one's hand and hold a place, by their numbers."""
    exits, struck = tournament.exits, tournament.prizes.struck
    there = members(exits, exits.by_entry[entry].hand)
    return [(one, exit_) for one, exit_ in there if one not in struck]


class OpenTie(Record, kw_only=True):
    """A hand of which the book leaves to the director how it ranks, and money hangs on it."""

    place: Place
    """The best of those they hold."""
    order: Order
    prizes: tuple[Money, ...]
    """Of the places they hold together."""


_open: Final[Lately[tuple[OpenTie, ...]]] = Lately()


def open_ties(tournament: Tournament) -> tuple[OpenTie, ...]:
    """The best places first; without what is all the same, or settled."""
    prizes = prize_list(tournament)
    if tournament.in_flights or best_out(tournament) > len(prizes):
        return ()
    asked = (tournament.exits, tournament.prizes, tournament.rules, prizes, tournament.entries)
    return _open.of(*asked, made=lambda: tuple(_open_ties(tournament, prizes)))


def _open_ties(tournament: Tournament, prizes: tuple[Money, ...]) -> list[OpenTie]:
    ranks, found = tournament.prizes.ranks, []
    for place, out in _paid_hands(tournament, len(prizes)):
        of_them = prizes[place - 1 : place - 1 + len(out)]
        alike = len(of_them) == len(out) and len(set(of_them)) == 1
        if alike or all(entry in ranks for entry, _ in out):
            continue
        order = by_the_book(tournament, out)
        if order.doubt is not None:
            found.append(OpenTie(place=place, order=order, prizes=of_them))
    return found


def _paid_hands(tournament: Tournament, paid: int) -> Iterator[tuple[Place, list[Member]]]:
    """The hands of several for which there is money, each with its best place."""
    struck, place = tournament.prizes.struck, best_out(tournament)
    for _hand, out in latest_first(tournament.exits):
        if place > paid:
            return
        placed = [member for member in out if member[0] not in struck]
        if len(placed) > 1:
            yield place, placed
        place = Place(place + len(placed))
