"""All that a paper is made from, as it was at one moment."""

from collections.abc import Iterator, Mapping

from tdconsole.domain.rules.offences import OffenceList
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Map, NoteId, Record, RulingNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.cash import CashReport
from tdconsole.projections.entry.purchases import Staff, Tills
from tdconsole.projections.flights.trail import of_flight
from tdconsole.projections.people.names import People


class PaperSource(Record, kw_only=True):
    """Only what the document needs: the trail and the cash report are empty for the others."""

    state: Tournament
    people: People
    trail: tuple[TrailStep, ...] = ()
    staff: Staff = Map()
    tills: Tills = Map()
    cash: CashReport | None = None
    notes: Mapping[NoteId, str] = Map()
    """Free text that stands on it; what was erased is not among them."""
    rulings: tuple[RulingNo, ...] | None = None
    """Of these a slip each; none named: the list of all."""
    offences: OffenceList = OffenceList(offences=())

    @property
    def on_floor(self) -> Iterator[TrailStep]:
        """What of the trail is of the flight in hand."""
        return of_flight(self.state, self.trail)
