"""The source of a paper: everything it is made from, as it was at one moment."""

from collections.abc import Iterator, Mapping

from tdconsole.domain.rules.offences import OffenceList
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Map, NoteId, Record, RulingNo
from tdconsole.projections.engine.seals import Seals
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.entry.cash import CashReport
from tdconsole.projections.entry.purchases import Staff, Tills
from tdconsole.projections.flights.trail import of_flight
from tdconsole.projections.people.names import People


class PaperSource(Record, kw_only=True):
    """The source; it has only what the document needs, and is otherwise empty."""

    state: Tournament
    people: People
    trail: tuple[TrailStep, ...] = ()
    staff: Staff = Map()
    tills: Tills = Map()
    cash: CashReport | None = None
    notes: Mapping[NoteId, str] = Map()
    """The free text on it, without any that was erased."""
    rulings: tuple[RulingNo, ...] | None = None
    """The rulings to print a slip of; None means the list of all."""
    offences: OffenceList = OffenceList(offences=())
    seals: Seals | None = None
    shows_money: bool = True
    """Whether the house shows money where players see it."""
    pages: Mapping[EntryId, str] = Map()
    """The address of each player's own page in the hall, where seat cards lead there."""
    house: str = ""
    """The house's name, as it publishes its results."""

    @property
    def on_floor(self) -> Iterator[TrailStep]:
        """The steps of the trail that belong to the flight in hand."""
        return of_flight(self.state, self.trail)
