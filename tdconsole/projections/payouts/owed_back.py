"""The players who get more or have to give back, after a strike or a correction."""

from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.prizes.dues import Owed, owed
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Due, EntryId, Money, Place, Record
from tdconsole.projections.people.names import People, of_entry


class Difference(Record, kw_only=True):
    """What is owed now against what was paid; no place if struck."""

    entry: EntryId
    name: str | None
    country: str | None
    due: Due
    place: Place | None
    gross: Money
    paid: Money

    @property
    def amount(self) -> Money:
        return Money(abs(self.gross - self.paid))


class OwedBack(Record, kw_only=True):
    event: str
    currency: str
    back: tuple[Difference, ...]
    more: tuple[Difference, ...]


def owed_back(tournament: Tournament, people: People) -> OwedBack:
    """The differences; empty if everybody was paid what is owed."""
    rows = owed(tournament)
    wrong = any(one.paid and one.open for one in rows)
    places = {one.entry: one.place for one in awards(tournament)}

    def difference(one: Owed) -> Difference:
        known = of_entry(tournament, people, one.entry)
        return Difference(
            entry=one.entry,
            name=known.name if known else None,
            country=known.country if known else None,
            due=one.due,
            place=places.get(one.entry) if one.due == "prize" else None,
            gross=one.gross,
            paid=one.paid,
        )

    return OwedBack(
        event=tournament.setup.name,
        currency=tournament.setup.currency,
        back=tuple(difference(one) for one in rows if one.open < 0),
        more=tuple(difference(one) for one in rows if wrong and one.open > 0),
    )
