"""Drawing lots: seats for players from a link, and the same draw repeated from the record."""

from collections.abc import Iterable
from typing import Final
from unicodedata import normalize

from msgspec.structs import replace

from tdconsole.domain.draw.lots import (
    Lots,
    TableOffered,
    need_lines,
    needs_of,
    offer_lines,
    offers_of,
    pairs_hash,
    seats_by_lot,
    seats_text,
    text_hash,
)
from tdconsole.domain.language.events.chips import RaceCardsDealt
from tdconsole.domain.language.events.day import LastHandsDrawn
from tdconsole.domain.language.events.draw import Apart, ButtonsDrawn, SeatDrawn, SeatsDrawn
from tdconsole.domain.language.events.money import EnvelopeOpened
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Draws, Sealed, Seating, Tournament
from tdconsole.domain.values import Digest, EntryId, NoteId, SeatNo, TableNo

TRIES: Final = 100
"""The seatings tried to keep people apart; if none works, the first is used."""


def called(word: str) -> str:
    """The word as it goes into the draw, however it was typed."""
    return normalize("NFC", word.encode("utf-8", "ignore").decode()).strip()


def cast(  # noqa: PLR0913 -- all that a draw depends on
    tournament: Tournament,
    entries: list[EntryId],
    tables: tuple[TableOffered, ...],
    *,
    needs: dict[EntryId, tuple[SeatNo, ...]],
    context: Context,
    word: str,
    redraw: bool = False,
    broken: TableNo | None = None,
    reason: NoteId | None = None,
) -> tuple[SeatsDrawn] | NoMoreLinks:
    commitment, link = tournament.draws.commitment, context.link
    if commitment is None or link is None:
        return NoMoreLinks()
    needed = {entry: seats for entry, seats in needs.items() if entry in set(entries)}
    drawn = SeatsDrawn(
        play=tournament.play.id,
        draw=context.draw,
        chain=commitment.chain,
        link=link,
        word=word,
        tables=offer_lines(tables),
        needs=need_lines(needed),
        apart=_apart(context),
        seated=tuple(SeatDrawn(entry=e, table=TableNo(0), seat=SeatNo(0)) for e in entries),
        redraw=redraw,
        reason=reason,
        broken=broken,
    )
    if drawn.apart is None:
        return (replace(drawn, seated=drawn_again(drawn)),)
    seating = Seating() if redraw else tournament.play.seating
    for attempt in range(TRIES):
        tried = replace(drawn, attempt=attempt)
        tried = replace(tried, seated=drawn_again(tried))
        if not meet(seating, tried.seated, context.apart):
            return (tried,)
    hopeless = replace(drawn, apart=replace(drawn.apart, kept=False))
    return (replace(hopeless, seated=drawn_again(hopeless)),)


def needs_among(
    tournament: Tournament, entries: Iterable[EntryId]
) -> dict[EntryId, tuple[SeatNo, ...]]:
    by_id = tournament.entries.by_id
    return {entry: by_id[entry].pinned for entry in entries if by_id[entry].pinned}


def _apart(context: Context) -> Apart | None:
    """The pairs to keep apart, even if none of them is drawn: the proof must not betray them."""
    if context.pairs is None:
        return None
    return Apart(hash=pairs_hash(pairs_text(context)), pairs=context.pairs)


def pairs_text(context: Context) -> str:
    """The text of the note, which the hash in the proof is made from."""
    return f"{context.salt}\n" + "".join(f"{a} {b}\n" for a, b in context.apart)


def pairs_of(text: str) -> tuple[tuple[EntryId, EntryId], ...]:
    _salt, *pairs = text.splitlines()
    found = (pair.split(" ") for pair in pairs)
    return tuple((EntryId(int(a)), EntryId(int(b))) for a, b in found)


def meet(
    seating: Seating, drawn: Iterable[SeatDrawn], pairs: Iterable[tuple[EntryId, EntryId]]
) -> bool:
    """Whether the draw puts both of a pair at one table."""
    tables = {one.entry: one.table for one in drawn}

    def table(entry: EntryId) -> TableNo | None:
        if entry in tables:
            return tables[entry]
        seat = seating.of.get(entry)
        return None if seat is None else seat.table

    return any(
        (a in tables or b in tables) and table(a) is not None and table(a) == table(b)
        for a, b in pairs
    )


def seats_inputs(event: SeatsDrawn) -> str:
    return seats_text(
        link=event.link,
        draw=event.draw,
        word=event.word,
        tables=event.tables,
        needs=event.needs,
        attempt=event.attempt,
        redraw=event.redraw,
        broken=event.broken,
        entries=sorted(one.entry for one in event.seated),
    )


def drawn_again(event: SeatsDrawn) -> tuple[SeatDrawn, ...]:
    """The seats that the recorded link gives for the recorded tables and players."""
    entries = sorted(one.entry for one in event.seated)
    needs = needs_of(event.needs)
    return seats_by_lot(Lots(seats_inputs(event)), offers_of(event.tables), entries, needs)


def seats_hash(event: SeatsDrawn) -> Digest:
    apart = None if event.apart is None else event.apart.hash
    return text_hash(seats_inputs(event), apart)


def sealed(
    draws: Draws,
    event: SeatsDrawn | ButtonsDrawn | EnvelopeOpened | RaceCardsDealt | LastHandsDrawn,
    inputs: Digest,
) -> Draws:
    promised = draws.commitment
    commitment = promised.commitment if promised and promised.chain == event.chain else None
    sealed = Sealed(commitment=commitment, link=event.link, inputs=inputs)
    made = draws.made.set(event.draw, sealed)
    return replace(draws, last=max(draws.last, event.draw), made=made)
