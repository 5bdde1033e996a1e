from collections.abc import Iterator

from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Chips, Digest, DrawNo, EntryId, Price, Record, Seat
from tdconsole.projections.names import People, of_entry


class SeatCard(Record, kw_only=True):
    event: str
    entry: EntryId
    name: str | None
    country: str | None
    seat: Seat
    stack: Chips
    paid: Price
    currency: str
    draw: DrawNo
    """The last draw so far."""
    commitment: Digest | None


def seat_cards(
    tournament: Tournament, people: People, entries: tuple[EntryId, ...] | None = None
) -> Iterator[SeatCard]:
    """By table and seat, as they are laid out; of everybody seated, or of those named."""
    of, setup, draws = tournament.play.seating.of, tournament.setup, tournament.draws
    wanted = list(of) if entries is None else [entry for entry in entries if entry in of]
    for number in sorted(wanted, key=lambda entry: of[entry]):
        entry = tournament.entries.by_id.get(number)
        if entry is None:
            continue
        known = of_entry(tournament, people, number)
        yield SeatCard(
            event=setup.name,
            entry=number,
            name=known.name if known else None,
            country=known.country if known else None,
            seat=of[number],
            stack=entry.stack,
            paid=entry.paid,
            currency=setup.currency,
            draw=draws.last,
            commitment=draws.commitment.commitment if draws.commitment else None,
        )
