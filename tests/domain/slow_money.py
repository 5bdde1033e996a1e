"""Places, prizes and what is owed, worked out from nothing each time: who is out, all in one list."""

from collections.abc import Iterator
from itertools import groupby

from tdconsole.domain.eliminations.provisional import is_provisional
from tdconsole.domain.eliminations.ranking import OpenTie, best_out, by_the_book, ranked
from tdconsole.domain.language.terms import Mystery, Progressive
from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.bounties import Ledger, keeping, nobody_won
from tdconsole.domain.state.tournament import Exit, Tournament
from tdconsole.domain.values import Due, EntryId, Instant, Money, Place

Members = list[tuple[EntryId, Exit]]


def hands(tournament: Tournament) -> list[Members]:
    """The earliest first."""
    exits = tournament.exits.by_entry
    out = sorted(exits.items(), key=lambda one: (one[1].hand, one[0]))
    return [list(told) for _hand, told in groupby(out, key=lambda one: one[1].hand)]


def first_provisional(tournament: Tournament, now: Instant) -> int | None:
    for told in hands(tournament):
        if is_provisional(tournament, [exit_ for _, exit_ in told], now):
            return told[0][1].hand
    return None


def places_out(tournament: Tournament) -> Iterator[tuple[Place, tuple[EntryId, ...]]]:
    """The places of busted players, best first."""
    place = int(best_out(tournament))
    for told in reversed(hands(tournament)):
        for tied in ranked(tournament, told):
            yield Place(place), tied
            place += len(tied)


def open_ties(tournament: Tournament) -> list[OpenTie]:
    prizes, found = prize_list(tournament), []
    ranks, struck = tournament.prizes.ranks, tournament.prizes.struck
    place = int(best_out(tournament))
    for told in reversed(hands(tournament)):
        placed = [one for one in told if one[0] not in struck]
        of_them = prizes[place - 1 : place - 1 + len(placed)]
        alike = len(of_them) == len(placed) and len(set(of_them)) == 1
        settled = all(entry in ranks for entry, _ in placed)
        order = by_the_book(tournament, placed) if len(placed) > 1 else None
        if order is not None and order.doubt is not None and not alike and not settled and of_them:
            found.append(OpenTie(place=Place(place), order=order, prizes=of_them))
        place += len(placed)
    return found


def awaiting(tournament: Tournament, first: int) -> list[EntryId]:
    """The busts with this many or fewer left whose envelope is still closed."""
    opened, players, found = tournament.prizes.envelopes, len(tournament.entries.by_id), []
    for told in hands(tournament):
        if players <= first:
            found += [entry for entry, _ in told if entry not in opened]
        players -= len(told)
    return found + [entry for entry in keeping(tournament) if entry not in opened]


def heads_won(tournament: Tournament) -> tuple[dict[EntryId, Money], dict[EntryId, Money]]:
    """What was won with heads, and what is on them, each hand gone through."""
    terms, deal = tournament.terms.heads, tournament.prizes.deal
    assert not isinstance(terms, Mystery)
    agreed = {} if deal is None or not deal.heads else deal.shares
    every, exits = tournament.entries.by_id, tournament.exits.by_entry
    sold = {entry: Money(one.paid.bounty + one.bought.bounty) for entry, one in every.items()}
    to_head = terms.to_head if isinstance(terms, Progressive) else 0
    ledger = Ledger({entry: sold[entry] for entry in sold if entry not in agreed}, to_head)
    for told in hands(tournament):
        ledger.hand(
            {entry: exit_.by for entry, exit_ in told if entry in every and entry not in agreed}
        )
    ledger.keep(keeping(tournament), lambda one: nobody_won(exits[one]))
    return ledger.won, {entry: head for entry, head in ledger.on.items() if head}


def paid(tournament: Tournament, entry: EntryId, due: Due) -> int:
    slips = tournament.prizes.paid.values()
    return sum(slip.gross for slip in slips if (slip.entry, slip.due) == (entry, due))
