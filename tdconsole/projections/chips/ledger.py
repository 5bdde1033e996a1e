"""The ledger of chips in play, line by line with reasons; its sum is the chips in play."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Literal

from tdconsole.domain.language.events.chips import ChipsCorrected, ChipsRaced
from tdconsole.domain.language.events.entry import (
    AddOnTaken,
    BonusTaken,
    NoShowRemoved,
    RebuyTaken,
    SecondHalfTaken,
)
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.seating import UnsoldRemoved
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import Chips, ChipsWhy, EntryId, Record, StepNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.flights.trail import of_flight

LedgerSource = Literal[
    "entries",
    "reentries",
    "bonuses",
    "second_halves",
    "rebuys",
    "add_ons",
    "forfeited",
    "blinded",
    "removed",
    "race",
    "correction",
]


class LedgerItem(Record, kw_only=True):
    """One step or one entry of a line."""

    chips: int
    entry: EntryId | None = None
    step: StepNo | None = None
    """None if it came with the entry itself."""


class LedgerLine(Record, kw_only=True):
    """A line; negative if chips left play."""

    source: LedgerSource
    number: int
    chips: int
    items: tuple[LedgerItem, ...] = ()
    old: Chips | None = None
    """The chip that was raced, and those it was changed into."""
    new: Chips | None = None
    why: ChipsWhy | None = None
    """The reason for a correction."""


class ChipLedger(Record, kw_only=True):
    lines: tuple[LedgerLine, ...]
    in_play: Chips


def chip_ledger(tournament: Tournament, trail: Iterable[TrailStep]) -> ChipLedger:
    return ChipLedger(
        lines=tuple(_lines(tournament, _Steps(tournament, trail))), in_play=tournament.chips
    )


class _Steps:
    """The chips that living steps brought and took, apart from the entries themselves."""

    def __init__(self, tournament: Tournament, trail: Iterable[TrailStep]) -> None:
        self.bought = defaultdict[LedgerSource, list[LedgerItem]](list)
        self.blinded: list[LedgerItem] = []
        self.races: list[tuple[ChipsRaced, StepNo]] = []
        self.put_right = defaultdict[ChipsWhy, list[LedgerItem]](list)
        self._entries = tournament.entries.by_id
        for step in of_flight(tournament, trail):
            if step.undone_by is None:
                for event in step.events:
                    self._take(event, step.no)

    def _take(self, event: Event, no: StepNo) -> None:
        match event:
            case RebuyTaken() | AddOnTaken() | BonusTaken() | SecondHalfTaken():
                if event.entry in self._entries:
                    item = LedgerItem(chips=event.chips, entry=event.entry, step=no)
                    self.bought[_source(event)].append(item)
            case NoShowRemoved(blinded=chips) | UnsoldRemoved(blinded=chips):
                if chips:
                    self.blinded.append(LedgerItem(chips=chips, step=no))
            case ChipsRaced():
                self.races.append((event, no))
            case ChipsCorrected():
                item = LedgerItem(chips=event.chips, entry=event.entry, step=no)
                self.put_right[event.why].append(item)
            case _:
                pass


def _source(event: RebuyTaken | AddOnTaken | BonusTaken | SecondHalfTaken) -> LedgerSource:
    match event:
        case RebuyTaken():
            return "rebuys"
        case AddOnTaken():
            return "add_ons"
        case BonusTaken():
            return "bonuses"
        case SecondHalfTaken():
            return "second_halves"


def _lines(tournament: Tournament, steps: _Steps) -> Iterator[LedgerLine]:
    """The lines: entries always, others if there is anything in them."""
    later: dict[EntryId | None, int] = defaultdict(int)
    for item in steps.bought["bonuses"]:
        later[item.entry] += item.chips
    entries = tournament.entries.by_id
    at_entry = {number: entry.bonus - later[number] for number, entry in entries.items()}
    yield _stacks("entries", [one for one in entries.values() if one.bullet == 1], at_entry)
    if again := [one for one in entries.values() if one.bullet > 1]:
        yield _stacks("reentries", again, at_entry)
    first = [LedgerItem(chips=chips, entry=one) for one, chips in sorted(at_entry.items()) if chips]
    yield from _line("bonuses", [*first, *steps.bought["bonuses"]])
    for source in ("second_halves", "rebuys", "add_ons"):
        yield from _line(source, steps.bought[source])
    yield from _line("blinded", steps.blinded)
    exits = tournament.exits.by_entry
    given_up = [(number, out.forfeited) for number, out in exits.items() if out.forfeited]
    removed = [(number, out.removed) for number, out in exits.items() if out.removed]
    yield from _line("forfeited", _out(given_up))
    yield from _line("removed", _out(removed))
    for event, no in steps.races:
        change = sum(one.got * event.new - one.odd * event.old for one in event.tables)
        yield LedgerLine(
            source="race",
            number=len(event.tables),
            chips=change,
            items=(LedgerItem(chips=change, step=no),),
            old=event.old,
            new=event.new,
        )
    for why, items in steps.put_right.items():
        for line in _line("correction", items):
            yield LedgerLine(
                source=line.source, number=line.number, chips=line.chips, items=line.items, why=why
            )


def _stacks(source: LedgerSource, entries: list[Entry], bonuses: dict[EntryId, int]) -> LedgerLine:
    items = tuple(
        LedgerItem(chips=one.stack - bonuses[one.id], entry=one.id)
        for one in sorted(entries, key=lambda entry: entry.id)
    )
    return LedgerLine(source=source, number=len(items), chips=_sum(items), items=items)


def _out(stacks: list[tuple[EntryId, Chips]]) -> list[LedgerItem]:
    return [LedgerItem(chips=-chips, entry=number) for number, chips in sorted(stacks)]


def _line(source: LedgerSource, items: Iterable[LedgerItem]) -> Iterator[LedgerLine]:
    if items := tuple(items):
        yield LedgerLine(source=source, number=len(items), chips=_sum(items), items=items)


def _sum(items: Iterable[LedgerItem]) -> int:
    return sum(one.chips for one in items)
