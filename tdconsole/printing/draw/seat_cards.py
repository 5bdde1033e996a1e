"""Seat cards on any paper, each with a part for the player and one for the dealer."""

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.draw.card_below import Below
from tdconsole.printing.draw.card_beside import Beside
from tdconsole.printing.draw.card_label import OnLabel
from tdconsole.printing.draw.card_words import CardWords
from tdconsole.printing.paper.laying import Grid, Singly, lying, pages_for
from tdconsole.printing.paper.logo import Logo
from tdconsole.printing.paper.sheet import Footer, NothingToPrint, Progress, Sheet, deliver
from tdconsole.printing.paper.sizes import PAPERS, Labels, Paper
from tdconsole.projections.draw.seat_cards import SeatCard

COLUMNS: Final = 2
ROWS: Final = 4
PER_PAGE: Final = COLUMNS * ROWS
"""The cards of a sheet that is cut."""

NARROWEST: Final = 250.0
"""The least width for two parts side by side."""


def print_seat_cards(  # noqa: PLR0913 -- what, how, on what and where to
    cards: Iterable[SeatCard],
    words: Catalogue,
    footer: Footer,
    to: Path | BinaryIO,
    progress: Progress | None = None,
    *,
    paper: Paper = PAPERS["a4"],
    logo: Logo | None = None,
) -> int:
    """Print the cards in this order, and return the pages; `progress` hears of every eight.

    Nothing is written before the last card is drawn: an exception from `progress` or the cards
    leaves the file as it was. No cards is `NothingToPrint`.
    """
    cards = tuple(cards)
    if not cards:
        raise NothingToPrint
    labels = lying(paper, COLUMNS, ROWS)
    pages = pages_for(len(cards), labels)
    sheet = Sheet(
        words.gettext("Seat cards"), words, footer, paper.margin, paper, logo=logo, of=pages
    )
    laid = _laid(sheet, CardWords(words), labels)
    for done, card in enumerate(cards, 1):
        laid.add(card)
        if progress is not None and (done % PER_PAGE == 0 or done == len(cards)):
            progress(done, len(cards))
    laid.end()
    deliver(sheet.pdf(), to)
    return sheet.pages


def _laid(
    sheet: Sheet, words: CardWords, labels: Labels | None
) -> Grid[SeatCard] | Singly[SeatCard]:
    if labels is None:
        return Singly(sheet, Below(sheet, words).draw)
    face = Beside if labels.width > NARROWEST else OnLabel
    return Grid(sheet, face(sheet, words, labels.width, labels.height).draw, labels)
