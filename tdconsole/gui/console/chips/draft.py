"""The part of a count not sent yet: stacks by player, so that they follow a player who moves."""

from bisect import bisect_right
from typing import Final, TypeVar

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.rejections.chips import NoChipsLeft
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.language.rejections.room import MoreThanInPlay
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.counts import Count
from tdconsole.domain.state.tournament import Seating, Tournament
from tdconsole.domain.values import Chips, EntryId, Record, SeatNo, TableNo
from tdconsole.line.typing.typed_chips import amount
from tdconsole.projections.chips.counted import CountState

Key = TypeVar("Key", EntryId, TableNo)


class Place(Record, kw_only=True):
    """A seat in the count; without a seat, the whole table."""

    seat: SeatNo | None = None
    entry: EntryId | None = None
    chips: Chips | None = None
    typed: bool = False
    """Whether it is typed and not sent yet."""


class Running(Record, kw_only=True):
    """The count as it would be if what is typed were sent."""

    at_table: Chips
    counted: Chips
    seats: int
    """Seats still to count."""


class CountDraft:
    def __init__(self) -> None:
        self.table: TableNo | None = None
        self.at = 0
        self.at_once = False
        self.fresh = False
        """Whether the next sending begins a new count."""
        self._stacks: dict[EntryId, Chips] = {}
        self._sums: dict[TableNo, Chips] = {}

    @property
    def waits(self) -> bool:
        return bool(self._stacks or self._sums)

    def count(self, state: Tournament) -> Count | None:
        """Return the count that is being continued."""
        return None if self.fresh else state.counts.count

    def places(self, state: Tournament) -> tuple[Place, ...]:
        table = self.table
        if table is None or table not in state.play.seating.tables:
            return ()
        count = self.count(state)
        if self.at_once:
            told = None if count is None else count.tables.get(table)
            return (_place(None, None, self._sums.get(table), told),)
        return tuple(
            _place(
                seat,
                entry,
                self._stacks.get(entry),
                None if count is None else count.stacks.get(entry),
            )
            for seat, entry in sorted(state.play.seating.tables[table].players.items())
        )

    def put(self, place: Place, chips: Chips | None) -> None:
        """Put these chips in the place; None removes what was typed there."""
        if place.entry is not None:
            _put(self._stacks, place.entry, chips)
        elif self.table is not None:
            _put(self._sums, self.table, chips)

    def fault(self, state: Tournament, place: Place, chips: Chips) -> Rejection | None:
        """Return the fault that is known before the whole table is sent."""
        if not chips and place.entry is not None:
            return NoChipsLeft(entry=place.entry)
        if place.entry is not None and chips > state.chips:
            return MoreThanInPlay(stack=chips, in_play=state.chips)
        return None

    def request(self, state: Tournament) -> CountChips | None:
        """Return what was typed at this table; None if nothing was."""
        table = self.table
        if table is None:
            return None
        typed = [one for one in self.places(state) if one.typed]
        if not typed:
            return None
        if self.at_once:
            return CountChips(table=table, chips=typed[0].chips, fresh=self.fresh)
        stacks = tuple(
            StackTyped(entry=one.entry, chips=one.chips)
            for one in typed
            if one.entry is not None and one.chips is not None
        )
        return CountChips(table=table, stacks=stacks, fresh=self.fresh)

    def forget_the_gone(self, state: Tournament) -> None:
        """Forget players who are out, and tables where nobody sits any more."""
        of, tables = state.play.seating.of, playing(state)
        if not self.waits:
            return
        self._stacks = {entry: chips for entry, chips in self._stacks.items() if entry in of}
        self._sums = {table: chips for table, chips in self._sums.items() if table in tables}

    def sent(self, request: CountChips) -> None:
        self.fresh = False
        self._sums.pop(request.table, None)
        for one in request.stacks:
            self._stacks.pop(one.entry, None)

    def running(self, state: Tournament, shown: CountState, typed: str) -> Running:
        """Return the running count, with the number being typed at the current place."""
        row = next((one for one in shown.tables if one.table == self.table), None)
        before = Chips(0) if row is None or self.fresh else row.chips
        missing = 0 if row is None else row.players if self.fresh else len(row.missing)
        chips, left = self._table_sums(state, amount(typed))
        counted = (0 if self.fresh else shown.counted) - before + chips
        to_count = shown.seats if self.fresh else shown.seats - shown.counted_seats
        return Running(
            at_table=Chips(chips), counted=Chips(counted), seats=to_count - missing + left
        )

    def _table_sums(self, state: Tournament, typing: Chips | None) -> tuple[int, int]:
        """Return the chips of the table, and how many of its seats are not counted."""
        places = self.places(state)
        here = [
            typing if at == self.at and typing is not None else one.chips
            for at, one in enumerate(places)
        ]
        missing = sum(1 for chips in here if chips is None)
        if self.at_once and missing and self.table is not None:
            missing = len(state.play.seating.tables[self.table].players)
        return sum(chips or 0 for chips in here), missing

    def mends(self, state: Tournament) -> bool:
        """Whether every seat of the table was counted before and some of them are retyped."""
        table = self.table
        return (
            table is not None
            and self._is_whole(state, table)
            and any(one.typed for one in self.places(state))
        )

    def next_table(self, state: Tournament) -> TableNo | None:
        """Return the next table by number; after the last one, the first that is not complete."""
        here = self.table or 0
        tables = playing(state)
        behind = bisect_right(tables, here)
        if behind < len(tables):
            return tables[behind]
        return next((one for one in tables if one != here and not self._is_whole(state, one)), None)

    def _is_whole(self, state: Tournament, table: TableNo) -> bool:
        count = self.count(state)
        if count is None:
            return False
        players = state.play.seating.tables[table].players.values()
        return table in count.tables or all(one in count.stacks for one in players)


def playing(state: Tournament) -> tuple[TableNo, ...]:
    """Return the tables in play, by number."""
    seating = state.play.seating
    return _PLAYING.of(seating, made=lambda: _playing(seating))


_PLAYING: Final = Memo[tuple[TableNo, ...]]()


def _playing(seating: Seating) -> tuple[TableNo, ...]:
    return tuple(sorted(table.no for table in seating.tables.values() if table.players))


def _place(
    seat: SeatNo | None, entry: EntryId | None, typed: Chips | None, told: Chips | None
) -> Place:
    chips = told if typed is None else typed
    return Place(seat=seat, entry=entry, chips=chips, typed=typed is not None)


def _put(kept: dict[Key, Chips], key: Key, chips: Chips | None) -> None:
    if chips is None:
        kept.pop(key, None)
    else:
        kept[key] = chips
