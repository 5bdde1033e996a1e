"""The tally card on which the dealer counts, one for each penalty with hands to miss."""

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, PenaltyNo, Record, Seat
from tdconsole.projections.discipline.penalties import PenaltyRow, penalty_list
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People


class TallyCard(Record, kw_only=True):
    event: str
    penalty: PenaltyNo
    entry: EntryId
    name: str | None
    seat: Seat | None
    """The seat; None between two days, to be filled in in the morning."""
    hands: int
    served: int
    rounds: int
    """The rounds it was given in, if any."""
    after: PenaltyNo | None = None
    """The penalty to be served before this one, if any."""

    @property
    def players(self) -> int:
        """The players at the table: a round is that many hands."""
        return self.hands // self.rounds if self.rounds else 0


def tally_cards(
    tournament: Tournament,
    people: People,
    now: Instant,
    entries: tuple[EntryId, ...] | None = None,
) -> tuple[TallyCard, ...]:
    missed = [
        row
        for row in penalty_list(tournament, people, now)
        if row.is_open and row.left and (entries is None or row.entry in entries)
    ]
    before: dict[EntryId, PenaltyNo] = {}
    cards = []
    for row in missed:
        cards.append(_card(title_of(tournament), row, before.get(row.entry)))
        before[row.entry] = row.penalty
    return tuple(cards)


def _card(event: str, row: PenaltyRow, after: PenaltyNo | None) -> TallyCard:
    return TallyCard(
        event=event,
        penalty=row.penalty,
        entry=row.entry,
        name=row.name,
        seat=row.seat,
        hands=row.hands,
        served=row.served,
        rounds=row.rounds,
        after=after,
    )
