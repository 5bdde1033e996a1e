"""What the last hands of a day leave to be played, and what has to wait until they are over."""

from collections.abc import Mapping
from typing import Final

from tdconsole.domain.language.rejections.day import ShutForLastHands, StackInBag
from tdconsole.domain.memo import Memo
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.state.table_play import Bag, LastHands
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import EntryId, Map, TableNo

_TO_DEAL: Final = 2
"""Whoever sits alone is dealt no hand."""
_LEFT: Final = Memo[Mapping[TableNo, int]]()


def to_play(tournament: Tournament) -> Mapping[TableNo, int]:
    """How many of the last hands each table still has to play, by number; only those that have."""
    last, tables = tournament.play.last_hands, tournament.play.seating.tables
    return _LEFT.of(last, tables, made=lambda: _left(last, tables))


def _left(last: LastHands | None, tables: Map[TableNo, Table]) -> Mapping[TableNo, int]:
    if last is None:
        return {}
    return {
        number: left
        for number, left in sorted(last.left.items())
        if left and number in tables and len(tables[number].players) >= _TO_DEAL
    }


def is_overnight(tournament: Tournament) -> bool:
    """One day is over, and nobody has a seat for the next."""
    return tournament.play.day > 1 and not tournament.play.seating.of


def in_bag(tournament: Tournament, entry: EntryId) -> Bag | None:
    """What somebody who is in has, as long as the bag is shut: with a seat it is opened."""
    play = tournament.play
    bag = play.bags.get(entry)
    if bag is None or entry in tournament.exits.by_entry or entry not in tournament.entries.by_id:
        return None
    return bag if bag.day == play.day or entry not in play.seating.of else None


def rests(tournament: Tournament, entry: EntryId) -> bool:
    """With a bag of an earlier day, and no seat for this one yet."""
    bag = in_bag(tournament, entry)
    return bag is not None and bag.day < tournament.play.day


def bag_fault(tournament: Tournament, *entries: EntryId) -> StackInBag | None:
    """Why somebody keeps the seat: the stack that would go along is sealed."""
    found = (entry for entry in entries if in_bag(tournament, entry) is not None)
    return next((StackInBag(entry=entry) for entry in found), None)


def is_shut(tournament: Tournament) -> bool:
    rule = tournament.rules.day_end.value
    return tournament.play.last_hands is not None and isinstance(rule, DayEnd) and rule.shut


def shut_fault(tournament: Tournament) -> ShutForLastHands | None:
    """Why nobody gets another seat: with the last hands, where the book says so."""
    if not is_shut(tournament):
        return None
    return ShutForLastHands(cite=tournament.rules.day_end.cite)
