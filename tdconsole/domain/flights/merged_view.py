"""All flights viewed as one field, with the busts in order of how far each player got."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.clock.depth import by_depth, depths
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.counts import Counts, RacedBefore
from tdconsole.domain.state.exits import gone
from tdconsole.domain.state.flight_in_hand import each, entry_of, floors
from tdconsole.domain.state.table_play import Bag
from tdconsole.domain.state.tournament import Alternates, Entries, Exit, Exits, Floor, Tournament
from tdconsole.domain.values import (
    FIRST_PLAY,
    Chips,
    EntryId,
    Map,
    PersonId,
    PlayId,
    Seat,
    SeatNo,
    Structure,
    TableNo,
)

_NOWHERE: Final = Seat(table=TableNo(0), seat=SeatNo(0))
"""The seat of a stack bagged for somebody who wasn't seated."""
_UNITED: Final = Memo[Tournament]()
_EVERY: Final = Memo[Entries]()


def united(tournament: Tournament) -> Tournament:
    """The tournament as if the flights were one field already, for the money that all share.

    A tournament without flights, or with merged ones, is returned unchanged.
    """
    if not tournament.others:
        return tournament
    return _UNITED.of(tournament, made=lambda: united_with(tournament, {}, {}, {}))


def united_with(
    tournament: Tournament,
    given_up: Mapping[EntryId, EntryId],
    forfeited: Mapping[EntryId, Chips],
    bags: Mapping[EntryId, Bag],
) -> Tournament:
    """The merged tournament; given-up stacks rank below everybody who played to the last chip."""
    several = floors(tournament)
    left = Chips(sum(forfeited.values()))
    exits = Exits()
    for entry in sorted(given_up, key=lambda one: (bags[one].chips, -one)):
        exit_ = Exit(
            hand=exits.hands + 1,
            seat=bags[entry].seat or _NOWHERE,
            stack=None,
            forfeited=forfeited[entry],
            forward=given_up[entry],
            play=FIRST_PLAY if (paid := entry_of(tournament, entry)) is None else paid.play,
        )
        exits = gone(exits, entry, exit_)
    exits = _in_order_reached(exits, several, tournament.setup.structure)
    floor = Floor(
        entries=_entries(tournament, given_up),
        exits=exits,
        alternates=Alternates(),
        chips=Chips(sum(one.chips for one in several.values()) - left),
        forfeited=Chips(sum(one.forfeited for one in several.values()) + left),
        blinded=Chips(sum(one.blinded for one in several.values())),
        removed=Chips(sum(one.removed for one in several.values())),
        counts=_counts([one.counts for one in several.values()]),
    )
    named = {name: getattr(floor, name) for name in Floor.__struct_fields__}
    return replace(tournament, others=Map(), **named)


def _counts(several: Sequence[Counts]) -> Counts:
    """The races and corrections of all flights; nothing is counted yet."""
    before, found = dict[Chips, RacedBefore](), dict[Chips, int]()
    for counts in several:
        for old, one in counts.raced_before.items():
            so_far = before.get(old)
            before[old] = one if so_far is None else _raced_in_both(so_far, one)
        for old, times in counts.found.items():
            found[old] = found.get(old, 0) + times
    return Counts(
        races=tuple(race for counts in several for race in counts.races),
        raced=sum(counts.raced for counts in several),
        raced_before=Map(before),
        found=Map(found),
        corrected=sum(counts.corrected for counts in several),
    )


def _raced_in_both(one: RacedBefore, other: RacedBefore) -> RacedBefore:
    return RacedBefore(
        odd=one.odd + other.odd,
        got=one.got + other.got,
        tables=one.tables + other.tables,
        over=one.over and other.over,
    )


def _every(tournament: Tournament) -> Entries:
    """All entries, the same object until somebody enters; each person is mapped to the latest."""
    several = [one.entries for one in floors(tournament).values()]
    return _EVERY.of(*several, made=lambda: _together(several))


def _together(several: list[Entries]) -> Entries:
    by_id = dict(sorted(item for one in several for item in one.by_id.items()))
    latest = {entry.person: number for number, entry in by_id.items()}
    return Entries(by_id=Map(by_id), by_person=Map(latest))


def _entries(tournament: Tournament, given_up: Mapping[EntryId, EntryId]) -> Entries:
    """All entries; each person is mapped to the entry still in, if there is one."""
    entries = _every(tournament)
    if len(entries.by_person) == len(entries.by_id):
        return entries
    latest = dict[PersonId, EntryId]()
    out = {number for one in each(tournament) for number in one.exits.by_entry} | given_up.keys()
    for number in sorted(entries.by_id, key=lambda one: (one not in out, one)):
        latest[entries.by_id[number].person] = number
    return replace(entries, by_person=Map(latest))


def _in_order_reached(exits: Exits, several: Mapping[PlayId, Floor], structure: Structure) -> Exits:
    """The busts by depth; across flights nobody ties: equally far, the later flight's is ahead."""
    known = depths((floor.exits for floor in several.values()), structure)
    told = sorted(
        ((reached, play, hand), out)
        for play, floor in several.items()
        for reached, hand, out in by_depth(floor.exits, known)
    )
    by_entry, by_hand = dict(exits.by_entry), dict(exits.by_hand)
    hand = exits.hands
    for _reach, out in told:
        hand += 1
        by_hand[hand] = tuple(entry for entry, _ in out)
        for entry, exit_ in out:
            by_entry[entry] = replace(exit_, hand=hand)
    moved = frozenset[EntryId]().union(*(one.exits.moved for one in several.values()))
    return Exits(by_entry=Map(by_entry), hands=hand, told=hand, by_hand=Map(by_hand), moved=moved)
