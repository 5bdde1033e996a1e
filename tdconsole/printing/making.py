"""A document as it stands at one moment of the trail."""

from io import BytesIO

from tdconsole.domain.state import Tournament
from tdconsole.domain.values import Digest, Document, EntryId, Instant
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.payout_sheet import print_payout_sheet
from tdconsole.printing.seat_cards import print_seat_cards
from tdconsole.printing.sheet import Footer, NothingToPrint
from tdconsole.projections.names import People
from tdconsole.projections.payout_sheet import payout_sheet
from tdconsole.projections.seat_cards import seat_cards


def footer(printed: Instant, by: str | None, head: str | None) -> Footer:
    return Footer(printed=printed, by=by, head=None if head is None else Digest(head))


def made(  # noqa: PLR0913, PLR0917 -- all that a paper shows, in the order in which it is found
    document: Document,
    state: Tournament,
    people: People,
    words: Catalogue,
    foot: Footer,
    entries: tuple[EntryId, ...] | None = None,
) -> bytes:
    """Empty where there is nothing to print: the trail then refuses it, with its reason."""
    pdf = BytesIO()
    try:
        if document == "seat-cards":
            print_seat_cards(seat_cards(state, people, entries), words, foot, pdf)
        else:
            print_payout_sheet(payout_sheet(state, people), words, foot, pdf)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
