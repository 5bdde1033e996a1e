"""Players who go out in a test, and the places and prizes that they get."""

from typing import Final

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers, ReorderElimination
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.values import EntryId, PayoutBand
from tests.domain.floor import Floor, busting, playing

EVERY_PLACE: Final = (PayoutBand(entries=1, shares=(4_000, 2_500, 1_500, 1_000, 600, 400)),)


def out(floor: Floor, entry: int, *by: int) -> Floor:
    winners = tuple(map(EntryId, by))
    floor.do(EliminatePlayers(hand=(Bust(entry=EntryId(entry), by=winners),)))
    return floor


def places(floor: Floor) -> dict[int, tuple[int, int]]:
    """The place of each entry, if known, and how many share it."""
    return {one.entry: (one.place, one.shared_by) for one in finishes(floor.tournament)}


def won(floor: Floor) -> dict[int, int]:
    return {one.entry: one.amount for one in awards(floor.tournament)}


def mixed() -> Floor:
    """Two of table 1 and one of table 2 in one hand, and every place is paid."""
    floor = playing(3, 3, payouts=EVERY_PLACE)
    floor.do(busting(1, 2, 4, stacks=(3_000, 9_000, 500)))
    return floor


def three_left(**changes: object) -> Floor:
    """Prizes of 150, 90 and 60.00; 120,000 in chips for entries 1, 2 and 3."""
    floor = playing(6, **changes)
    floor.do(busting(6), busting(5), busting(4))
    return floor


def some(entry: int | None) -> EntryId | None:
    return None if entry is None else EntryId(entry)


def reordering(
    entry: int, joined: int | None = None, before: int | None = None
) -> ReorderElimination:
    return ReorderElimination(entry=EntryId(entry), joined=some(joined), before=some(before))
