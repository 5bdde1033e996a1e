"""Making a document as of one moment of the trail."""

from io import BytesIO
from pathlib import Path

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Digest, Document, EntryId, Instant
from tdconsole.i18n.catalogue import Catalogue, Language
from tdconsole.printing.draw.seat_cards import print_seat_cards
from tdconsole.printing.paper.bilingual import Bilingual
from tdconsole.printing.paper.listing import Frame
from tdconsole.printing.paper.logo import logo_of
from tdconsole.printing.paper.sheet import Footer, NothingToPrint, Progress
from tdconsole.printing.paper.sizes import PAPERS, PaperName
from tdconsole.printing.papers.documents import print_list
from tdconsole.projections.draw.seat_cards import seat_cards
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.entry.purchases import registered_at
from tdconsole.projections.people.names import People


def footer(printed: Instant, by: str | None, head: str | None) -> Footer:
    return Footer(printed=printed, by=by, head=None if head is None else Digest(head))


def made(  # noqa: PLR0913, PLR0917 -- all that a paper shows, in the order in which it is found
    document: Document,
    state: Tournament,
    people: People,
    words: Catalogue,
    foot: Footer,
    entries: tuple[EntryId, ...] | None = None,
    *,
    paper: PaperName = "a4",
    second: Language | None = None,
    logo: Path | None = None,
    progress: Progress | None = None,
    source: PaperSource | None = None,
) -> bytes:
    """The document, or nothing if there is nothing to print: the trail then refuses with a reason.

    `second` is the language printed next to the first; a broken `logo` is a `KnownError`. `source`
    holds what some documents need besides the state.
    """
    if second is not None and second != words.language:
        words = Bilingual(words, second)
    source = source or PaperSource(state=state, people=people)
    on, head = PAPERS[paper], None if logo is None else logo_of(logo)
    pdf = BytesIO()
    try:
        match document:
            case "seat-cards":
                tills, registered = source.tills, registered_at(source.trail)
                cards = seat_cards(
                    state,
                    people,
                    entries,
                    tills=tills,
                    registered=registered,
                    pages=source.pages,
                )
                print_seat_cards(cards, words, foot, pdf, progress, paper=on, logo=head)
            case _:
                frame = Frame(words, foot, on, head, progress)
                print_list(document, source, frame, pdf, entries)
    except NothingToPrint:
        return b""
    return pdf.getvalue()
