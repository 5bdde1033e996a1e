"""The bags of the day; overnight, and until there are new ones, those of the night."""

from collections.abc import Mapping

from tdconsole.domain.state.table_play import Bag
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Record, Seat


class BagListed(Record, kw_only=True):
    entry: EntryId
    seat: Seat | None
    """The seat the stack was at, if known."""
    chips: Chips
    seal: str


def bags_listed(tournament: Tournament) -> Mapping[EntryId, Bag]:
    """The bags of players who are still in."""
    bags, out = tournament.play.bags, tournament.exits.by_entry
    entries = tournament.entries.by_id
    day = max((bag.day for bag in bags.values()), default=0)
    return {
        entry: bag
        for entry, bag in bags.items()
        if bag.day == day and entry not in out and entry in entries
    }


def bag_listed(entry: EntryId, bag: Bag) -> BagListed:
    return BagListed(entry=entry, seat=bag.seat, chips=bag.chips, seal=bag.seal)
