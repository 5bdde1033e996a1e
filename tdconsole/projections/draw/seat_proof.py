"""The code on a seat card, and how it compares with the draws."""

import re
from typing import Final

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Digest, DrawNo, EntryId, Record, Seat, SeatNo, StepNo, TableNo
from tdconsole.projections.draw.proof import DrawProof, ProvenDraw

MARK: Final = "TDC1"

_DIGEST: Final = "[0-9a-f]{64}"
_NUMBER: Final = "[1-9][0-9]{0,9}"
_CARD: Final = re.compile(
    rf"{MARK} ({_DIGEST}) ({_DIGEST}) ({_NUMBER}) ({_DIGEST}) ({_NUMBER}) ({_NUMBER}) ({_NUMBER})",
    re.IGNORECASE,
)


class CardCode(Record, kw_only=True):
    commitment: Digest
    link: Digest
    draw: DrawNo
    inputs: Digest
    entry: EntryId
    seat: Seat


def proof_text(tournament: Tournament, entry: EntryId) -> str | None:
    """The text of the code; None for a seat given by hand or moved to, which no draw gave."""
    draws = tournament.draws
    lot = draws.of.get(entry)
    if lot is None or tournament.play.seating.of.get(entry) != lot.seat:
        return None
    sealed = draws.made.get(lot.draw)
    if sealed is None or sealed.commitment is None:
        return None
    digests = f"{sealed.commitment} {sealed.link} {lot.draw} {sealed.inputs}"
    return f"{MARK} {digests} {entry} {lot.seat.table} {lot.seat.seat}".upper()


def card_code(text: str) -> CardCode | None:
    """The code read from typed text, however it is spaced."""
    found = _CARD.fullmatch(" ".join(text.split()))
    if found is None:
        return None
    commitment, link, draw, inputs, entry, table, seat = found.groups()
    return CardCode(
        commitment=Digest(commitment.lower()),
        link=Digest(link.lower()),
        draw=DrawNo(int(draw)),
        inputs=Digest(inputs.lower()),
        entry=EntryId(int(entry)),
        seat=Seat(table=TableNo(int(table)), seat=SeatNo(int(seat))),
    )


class AsDrawn(Record, kw_only=True):
    draw: DrawNo
    entry: EntryId
    seat: Seat
    step: StepNo
    undone: bool


class NoCard(Record, kw_only=True):
    """The text isn't the code of a seat card."""


class OtherTournament(Record, kw_only=True):
    """The commitment belongs to no chain of this tournament."""


class NoSuchDraw(Record, kw_only=True):
    draw: DrawNo


class OtherDraw(Record, kw_only=True):
    """Another link was opened, or for other tables and players."""

    draw: DrawNo


class NotInDraw(Record, kw_only=True):
    draw: DrawNo
    entry: EntryId


class OtherSeat(Record, kw_only=True):
    draw: DrawNo
    entry: EntryId
    drawn: Seat
    on_card: Seat


CardVerdict = AsDrawn | NoCard | OtherTournament | NoSuchDraw | OtherDraw | NotInDraw | OtherSeat


def card_verdict(proof: DrawProof, text: str) -> CardVerdict:
    """The verdict on a card, as far as the proof itself is right."""
    card = card_code(text)
    if card is None:
        return NoCard()
    chains = {one.chain for one in proof.commitments if one.commitment == card.commitment}
    if not chains:
        return OtherTournament()
    draw = next((one for one in proof.draws if one.draw == card.draw), None)
    if draw is None or draw.chain not in chains:
        return NoSuchDraw(draw=card.draw)
    if draw.link != card.link or draw.inputs != card.inputs:
        return OtherDraw(draw=card.draw)
    return _seat_verdict(draw, card)


def _seat_verdict(draw: ProvenDraw, card: CardCode) -> CardVerdict:
    for one in draw.seated:
        if one.entry == card.entry:
            drawn = Seat(table=one.table, seat=one.seat)
            if drawn != card.seat:
                return OtherSeat(draw=draw.draw, entry=card.entry, drawn=drawn, on_card=card.seat)
            return AsDrawn(
                draw=draw.draw, entry=card.entry, seat=drawn, step=draw.step, undone=draw.undone
            )
    return NotInDraw(draw=draw.draw, entry=card.entry)
