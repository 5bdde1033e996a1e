"""A ruling as the state holds it."""

from collections.abc import Mapping

from msgspec.structs import replace

from tdconsole.domain.language.events.rulings import RulingCorrected, RulingMade
from tdconsole.domain.values import (
    EntryId,
    HandStage,
    Instant,
    Map,
    NoteId,
    PlayId,
    Record,
    RulingNo,
    TableNo,
    Withheld,
)


class Ruling(Record, kw_only=True):
    """A ruling; its author and its decider are on the trail."""

    play: PlayId
    at: Instant
    happened: NoteId
    table: TableNo | None = None
    entries: tuple[EntryId, ...] = ()
    stage: HandStage | None = None
    cites: tuple[str, ...] = ()
    withheld: Withheld | None = None
    """What was held back, or still is."""
    decided: NoteId | None = None
    decided_at: Instant | None = None
    paid: int = 0
    """The number of the prize's slips at the time it was held back."""

    @property
    def pending(self) -> bool:
        return self.decided is None

    @property
    def held(self) -> Withheld | None:
        return self.withheld if self.pending else None


def named(ruling: Ruling | RulingMade | RulingCorrected) -> frozenset[EntryId]:
    """The entries it is about, and the one whose prize it holds back."""
    prize = None if ruling.withheld is None else ruling.withheld.prize
    return frozenset((*ruling.entries, *(() if prize is None else (prize,))))


def held_from(
    rulings: Map[RulingNo, Ruling], kept: Mapping[EntryId, EntryId]
) -> Map[RulingNo, Ruling]:
    """The rulings, holding the prize of the entry with which a person goes on."""
    for number, ruling in rulings.items():
        withheld = ruling.held
        if withheld is not None and withheld.prize is not None and withheld.prize in kept:
            withheld = replace(withheld, prize=kept[withheld.prize])
            rulings = rulings.set(number, replace(ruling, withheld=withheld))
    return rulings
