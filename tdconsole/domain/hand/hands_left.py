"""The last hands of a day still to be played, and what must wait until they are over."""

from collections.abc import Mapping
from typing import Final

from tdconsole.domain.language.rejections.day import ShutForLastHands, StackInBag
from tdconsole.domain.memo import Memo
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.state.table_play import Bag, LastHands
from tdconsole.domain.state.tournament import Table, Tournament
from tdconsole.domain.values import EntryId, Map, TableNo

_TO_DEAL: Final = 2
"""The players it takes to deal a hand: a lone player is dealt none."""
_LEFT: Final = Memo[Mapping[TableNo, int]]()


def to_play(tournament: Tournament) -> Mapping[TableNo, int]:
    """The last hands that each table still has to play, by number, without those that are done."""
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
    """Whether it is night: a day is over, and nobody has a seat for the next."""
    return tournament.play.day > 1 and not tournament.play.seating.of


def in_bag(tournament: Tournament, entry: EntryId) -> Bag | None:
    """The sealed bag of a player who is in; taking a seat opens it."""
    play = tournament.play
    bag = play.bags.get(entry)
    if bag is None or entry in tournament.exits.by_entry or entry not in tournament.entries.by_id:
        return None
    return bag if bag.day == play.day or entry not in play.seating.of else None


def rests(tournament: Tournament, entry: EntryId) -> bool:
    """Whether the stack is in an earlier day's bag and the player has no seat yet."""
    bag = in_bag(tournament, entry)
    return bag is not None and bag.day < tournament.play.day


def bag_fault(tournament: Tournament, *entries: EntryId) -> StackInBag | None:
    """A refusal to move players whose stacks are sealed."""
    found = (entry for entry in entries if in_bag(tournament, entry) is not None)
    return next((StackInBag(entry=entry) for entry in found), None)


def is_shut(tournament: Tournament) -> bool:
    rule = tournament.rules.day_end.value
    return tournament.play.last_hands is not None and isinstance(rule, DayEnd) and rule.shut


def shut_fault(tournament: Tournament) -> ShutForLastHands | None:
    """A refusal of new seats during the last hands, where the book shuts the room."""
    if not is_shut(tournament):
        return None
    return ShutForLastHands(cite=tournament.rules.day_end.cite)
