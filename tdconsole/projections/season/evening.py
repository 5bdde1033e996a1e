"""One evening for a season: the figures of everybody who played, from the tournament's own state."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from decimal import Decimal

from tdconsole.domain.prize_list.tables import prize_list
from tdconsole.domain.prizes.bounties import heads
from tdconsole.domain.state.tournament import Entry, Tournament
from tdconsole.domain.values import Millis, PersonId, Place, Record, TournamentId
from tdconsole.projections.eliminations.evenings import heads_taken
from tdconsole.projections.eliminations.standings import standings


class Played(Record, kw_only=True):
    """A player's evening; whoever was struck from the places is not among them."""

    person: PersonId
    figures: Mapping[str, Decimal]
    """The figures that a formula may name."""
    won: bool = False
    """Whether the first place is this player's alone: seats of a satellite are no wins."""

    @property
    def place(self) -> Place:
        return Place(int(self.figures["place"]))

    @property
    def cashed(self) -> bool:
        return self.figures["prize"] > 0


class Evening(Record, kw_only=True):
    tournament: TournamentId
    name: str
    series: str
    day: str
    """The day on which it was played, in the hall."""
    players: int
    played: tuple[Played, ...]


def is_over(tournament: Tournament) -> bool:
    """Whether it has results: one that was called off has none."""
    return tournament.finished and tournament.prizes.refunds is None


def ended_at(tournament: Tournament) -> Millis | None:
    """The moment at which the last player went out, if that is known."""
    return max(
        (out.at.utc for out in tournament.exits.by_entry.values() if out.at is not None),
        default=None,
    )


def evening(
    number: TournamentId,
    tournament: Tournament,
    day: str,
    meant: Mapping[PersonId, PersonId],
    digits: int,
) -> Evening:
    """The evening; `meant` leads from the number of a merged record to the one that counts.

    Amounts are in units of the currency, which has so many `digits` behind the point.
    """
    by_person = _by_person(tournament, meant)
    common = _common(tournament, len(by_person), digits)
    placed = _places(tournament, meant)
    taken, won = heads_taken(tournament, meant), _won(tournament, meant)
    alone = sum(place == 1 for place, _ in placed.values()) == 1
    return Evening(
        tournament=number,
        name=tournament.setup.name,
        series=tournament.terms.series,
        day=day,
        players=len(by_person),
        played=tuple(
            Played(
                person=person,
                won=alone and place == 1,
                figures={
                    **common,
                    **_own(by_person[person], digits),
                    "place": Decimal(place),
                    "prize": _units(prize, digits),
                    "heads": Decimal(taken[person]),
                    "bounties": _units(won[person], digits),
                },
            )
            for person, (place, prize) in placed.items()
        ),
    )


def _by_person(
    tournament: Tournament, meant: Mapping[PersonId, PersonId]
) -> dict[PersonId, list[Entry]]:
    found = defaultdict[PersonId, list[Entry]](list)
    for entry in tournament.entries.by_id.values():
        found[meant.get(entry.person, entry.person)].append(entry)
    return found


def _places(
    tournament: Tournament, meant: Mapping[PersonId, PersonId]
) -> dict[PersonId, tuple[int, int]]:
    """The place among the people who played, and the prizes: a second entry takes up no place."""
    found = dict[PersonId, tuple[int, int]]()
    ahead, last, place = 0, None, 0
    by_id = tournament.entries.by_id
    for row in standings(tournament, {}).rows:
        if row.place is None:
            continue
        one = by_id[row.entry].person
        person = meant.get(one, one)
        if person in found:  # two records in one evening that were merged later
            place_before, prize = found[person]
            found[person] = place_before, prize + row.prize
            continue
        if row.place != last:
            last, place = row.place, ahead + 1
        ahead += 1
        found[person] = place, row.prize
    return found


def _won(tournament: Tournament, meant: Mapping[PersonId, PersonId]) -> Counter[PersonId]:
    by_id, found = tournament.entries.by_id, Counter[PersonId]()
    for entry, amount in heads(tournament).won.items():
        if entry in by_id:
            found[meant.get(by_id[entry].person, by_id[entry].person)] += amount
    return found


def _common(tournament: Tournament, players: int, digits: int) -> dict[str, Decimal]:
    every = list(tournament.entries.by_id.values())
    return {
        "players": Decimal(players),
        "entries": Decimal(len(every)),
        "all_rebuys": Decimal(sum(one.rebuys for one in every)),
        "all_addons": Decimal(sum(one.added_on for one in every)),
        "buyin": _units(tournament.setup.price.total, digits),
        "pool": _units(tournament.pool, digits),
        "paid": Decimal(sum(amount > 0 for amount in prize_list(tournament))),
        "entry_money": _units(sum(one.paid.total for one in every), digits),
        "rebuy_money": _units(sum(one.rebought.total for one in every), digits),
        "addon_money": _units(sum(map(_add_on, every)), digits),
    }


def _own(entries: list[Entry], digits: int) -> dict[str, Decimal]:
    return {
        "bullets": Decimal(len(entries)),
        "rebuys": Decimal(sum(one.rebuys for one in entries)),
        "addons": Decimal(sum(one.added_on for one in entries)),
        "spent": _units(sum(one.spent.total for one in entries), digits),
    }


def _add_on(entry: Entry) -> int:
    """The price of the add-on: what was bought later and was neither a rebuy nor for the staff."""
    if not entry.added_on:
        return 0
    later = entry.bought.total - entry.rebought.total
    bonus = entry.bought.staff - entry.rebought.staff if entry.bonus else 0
    return later - bonus


def _units(amount: int, digits: int) -> Decimal:
    return Decimal(amount).scaleb(-digits)
