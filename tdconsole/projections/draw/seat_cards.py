from collections.abc import Iterator, Mapping

from tdconsole.domain.day.bagging import brought
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    Digest,
    DrawNo,
    EntryId,
    Instant,
    Map,
    Price,
    Record,
    Seat,
    TillNo,
)
from tdconsole.projections.draw.seat_proof import card_code, proof_text
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.people.names import People, of_entry


class SeatCard(Record, kw_only=True):
    event: str
    entry: EntryId
    name: str | None
    country: str | None
    seat: Seat
    stack: Chips
    paid: Price
    currency: str
    draw: DrawNo | None
    """The draw that gave the seat; None if the floor gave it."""
    commitment: Digest | None
    bullet: int = 1
    bonus: Chips = Chips(0)
    """The part of the stack that the staff bonus bought."""
    registered: Instant | None = None
    desk: str | None = None
    proof: str | None = None
    """The text by which anybody can repeat the draw of the seat."""
    page: str | None = None
    """The address of the player's own page in the hall, which has the proof as well."""

    @property
    def code(self) -> str | None:
        """The text of the card's code."""
        return self.proof if self.page is None else self.page


def seat_cards(  # noqa: PLR0913 -- whose, and what is known beside the state
    tournament: Tournament,
    people: People,
    entries: tuple[EntryId, ...] | None = None,
    *,
    tills: Mapping[TillNo, str] = Map(),
    registered: Mapping[EntryId, Instant] = Map(),
    pages: Mapping[EntryId, str] = Map(),
) -> Iterator[SeatCard]:
    """The cards by table and seat, as they are laid out: everybody's, or those named."""
    of, setup, draws = tournament.play.seating.of, tournament.setup, tournament.draws
    wanted = list(of) if entries is None else [entry for entry in entries if entry in of]
    for number in sorted(wanted, key=lambda entry: of[entry]):
        entry = tournament.entries.by_id.get(number)
        if entry is None:
            continue
        known, bag = of_entry(tournament, people, number), brought(tournament, number)
        proof = proof_text(tournament, number)
        code = None if proof is None else card_code(proof)
        committed = draws.commitment.commitment if draws.commitment else None
        yield SeatCard(
            event=title_of(tournament),
            entry=number,
            name=known.name if known else None,
            country=known.country if known else None,
            seat=of[number],
            stack=entry.stack if bag is None else bag.chips,
            paid=entry.paid,
            currency=setup.currency,
            draw=_draw_of(tournament, number),
            commitment=code.commitment if code else committed,
            bullet=entry.bullet,
            bonus=entry.bonus if bag is None else Chips(0),
            registered=registered.get(number),
            desk=None if entry.till is None else tills.get(entry.till),
            proof=proof,
            page=pages.get(number),
        )


def _draw_of(tournament: Tournament, entry: EntryId) -> DrawNo | None:
    lot = tournament.draws.of.get(entry)
    return lot.draw if lot and lot.seat == tournament.play.seating.of.get(entry) else None
