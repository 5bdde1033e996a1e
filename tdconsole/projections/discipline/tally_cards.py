"""What the dealer counts on: a card for each penalty of which hands are still to be missed."""

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
    """None between two days: it is written in in the morning."""
    hands: int
    served: int
    rounds: int
    """By which it was given, where it was."""
    after: PenaltyNo | None = None
    """Missed only when that one is."""

    @property
    def players(self) -> int:
        """A round: as many hands as there were players."""
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
