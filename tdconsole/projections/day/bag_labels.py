"""The label tied to a bag: whose chips, how many, under which seal."""

from tdconsole.domain.day.bagging import is_bagged
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Record, Seat
from tdconsole.projections.day.day_end import is_morning
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People, of_entry


class BagLabel(Record, kw_only=True):
    """A label; printed before the count it has no chips, and they are written on it."""

    event: str
    day: int
    entry: EntryId
    name: str | None
    country: str | None
    seat: Seat | None
    """The seat of that day."""
    chips: Chips | None
    seal: str


def bag_labels(
    tournament: Tournament, people: People, entries: tuple[EntryId, ...] | None = None
) -> tuple[BagLabel, ...]:
    """The labels of all seated players, or overnight, until play resumes, of the night's bags."""
    play = tournament.play
    of = play.seating.of
    if not is_morning(tournament):
        wanted = sorted(of, key=lambda entry: of[entry])
    else:
        out = tournament.exits.by_entry
        wanted = sorted(
            entry
            for entry, bag in play.bags.items()
            if bag.day == play.day - 1 and entry not in out
        )
    return tuple(
        _label(tournament, people, entry) for entry in wanted if entries is None or entry in entries
    )


def _label(tournament: Tournament, people: People, entry: EntryId) -> BagLabel:
    play, known = tournament.play, of_entry(tournament, people, entry)
    night = is_morning(tournament)
    bag = play.bags.get(entry) if night or is_bagged(tournament, entry) else None
    seat = play.seating.of.get(entry) if bag is None or not night else bag.seat
    return BagLabel(
        event=title_of(tournament),
        day=play.day - night,
        entry=entry,
        name=known.name if known else None,
        country=known.country if known else None,
        seat=seat,
        chips=None if bag is None else bag.chips,
        seal="" if bag is None else bag.seal,
    )
