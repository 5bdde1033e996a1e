"""The players who go on from the flights to day 2, and their stacks."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tdconsole.domain.day.bagging import stack
from tdconsole.domain.flights.first_days import going_on, is_over
from tdconsole.domain.memo import Memo
from tdconsole.domain.state.flight_in_hand import each
from tdconsole.domain.state.flight_names import flight_name
from tdconsole.domain.state.table_play import Bag
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import Chips, EntryId, PersonId, Place, PlayId, Record, Seat
from tdconsole.projections.people.names import People


class Qualifier(Record, kw_only=True):
    place: Place
    """The rank by chips; equal stacks share it."""
    entry: EntryId
    flight: str
    name: str | None
    country: str | None
    chips: Chips
    """The chips day 2 begins with."""
    big_blinds: int | None
    """The stack in whole big blinds of the level it begins with."""
    seat: Seat | None
    """The seat at which the stack was bagged."""
    seal: str
    several: bool
    """Whether the same person has other stacks, not listed here."""


class Bagged(Record, kw_only=True):
    """One of a person's several stacks."""

    flight: str
    entry: EntryId
    chips: Chips
    forward: bool
    """Whether the person goes on under this entry."""
    forfeited: Chips


class Several(Record, kw_only=True):
    """A person who qualified more than once; the earliest flight comes first."""

    person: PersonId
    name: str | None
    stacks: tuple[Bagged, ...]
    chips: Chips
    """The chips the person goes on with."""
    forfeited: Chips


class Stack(NamedTuple):
    """A stack that goes on to day 2."""

    play: PlayId
    entry: Entry
    chips: Chips
    bag: Bag | None
    forward: EntryId | None
    """The same person's entry that goes on instead, if this one doesn't."""
    forfeited: Chips


_STACKS: Final = Memo[tuple[Stack, ...]]()


def stacks_through(tournament: Tournament) -> tuple[Stack, ...]:
    """The stacks of finished flights, including those that don't go forward.

    The result is the same object as long as these flights don't change, whatever others play.
    """
    if tournament.merged:
        return tuple(_merged(tournament))
    over = [floor for floor in each(tournament) if is_over(floor)]
    slices = (one for floor in over for one in (floor.entries, floor.exits, floor.play.bags))
    return _STACKS.of(tournament.terms.flights, *slices, made=lambda: tuple(_bagged(tournament)))


def _bagged(tournament: Tournament) -> Iterator[Stack]:
    """The stacks of finished flights, as they would be merged now."""
    going = going_on(tournament)
    for floor in each(tournament):
        if not is_over(floor):
            continue
        for number, entry in floor.entries.by_id.items():
            if number not in floor.exits.by_entry:
                yield Stack(
                    play=floor.current,
                    entry=entry,
                    chips=stack(floor, number),
                    bag=floor.play.bags.get(number),
                    forward=going.given_up.get(number),
                    forfeited=going.forfeited.get(number, Chips(0)),
                )


def _merged(tournament: Tournament) -> Iterator[Stack]:
    """The stacks by the flights' bags, as they were at the merge."""
    out = tournament.exits.by_entry
    for number, entry in tournament.entries.by_id.items():
        exit_ = out.get(number)
        lost = exit_ is not None and exit_.play != tournament.current and exit_.forward is None
        if entry.play == tournament.current or lost:
            continue  # registered for day 2, or busted in a flight
        bag = (
            tournament.plays[entry.play].bags.get(number)
            if entry.play in tournament.plays
            else None
        )
        if bag is None and exit_ is not None:
            continue
        yield Stack(
            play=entry.play,
            entry=entry,
            chips=entry.chips if bag is None else bag.chips,
            bag=bag,
            forward=None if exit_ is None else exit_.forward,
            forfeited=Chips(0) if exit_ is None or exit_.forward is None else exit_.forfeited,
        )


def _forward(stacks: tuple[Stack, ...]) -> dict[EntryId, Chips]:
    """The chips each person goes on with, by the entry that does."""
    chips = dict[EntryId, Chips]()
    for one in stacks:
        kept = one.forward or one.entry.id
        chips[kept] = Chips(chips.get(kept, 0) + one.chips - one.forfeited)
    return chips


def through(
    tournament: Tournament,
    people: People,
    stacks: tuple[Stack, ...],
    blind: int,
) -> tuple[Qualifier, ...]:
    """The players who go on by chips, each person once."""
    chips = _forward(stacks)
    given_up = {one.forward for one in stacks}
    going = [one for one in stacks if one.forward is None]
    going.sort(key=lambda one: (-chips[one.entry.id], one.entry.id))
    rows, place, before = list[Qualifier](), 0, None
    for nth, one in enumerate(going, 1):
        has, known = chips[one.entry.id], people.get(one.entry.person)
        place = place if has == before else nth
        before = has
        rows.append(
            Qualifier(
                place=Place(place),
                entry=one.entry.id,
                flight=flight_name(tournament, one.play),
                name=known.name if known else None,
                country=known.country if known else None,
                chips=has,
                big_blinds=has // blind if blind else None,
                seat=None if one.bag is None else one.bag.seat,
                seal="" if one.bag is None else one.bag.seal,
                several=one.entry.id in given_up,
            )
        )
    return tuple(rows)


def several(
    tournament: Tournament, people: People, stacks: tuple[Stack, ...]
) -> tuple[Several, ...]:
    by_person = dict[PersonId, list[Stack]]()
    for one in sorted(stacks, key=lambda one: (one.play, one.entry.id)):
        by_person.setdefault(one.entry.person, []).append(one)
    return tuple(
        _of_one(tournament, people, person, mine)
        for person, mine in by_person.items()
        if len(mine) > 1
    )


def _of_one(tournament: Tournament, people: People, person: PersonId, mine: list[Stack]) -> Several:
    known, forfeited = people.get(person), sum(one.forfeited for one in mine)
    return Several(
        person=person,
        name=known.name if known else None,
        stacks=tuple(
            Bagged(
                flight=flight_name(tournament, one.play),
                entry=one.entry.id,
                chips=one.chips,
                forward=one.forward is None,
                forfeited=one.forfeited,
            )
            for one in mine
        ),
        chips=Chips(sum(one.chips for one in mine) - forfeited),
        forfeited=Chips(forfeited),
    )
