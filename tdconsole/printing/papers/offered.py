"""The papers each document may be printed on, and those that can be for some entries alone."""

from typing import Final, get_args

from tdconsole.domain.values import Document
from tdconsole.printing.paper.sizes import PaperName

DOCUMENTS: Final[tuple[Document, ...]] = get_args(Document)
PAPER_NAMES: Final[tuple[PaperName, ...]] = get_args(PaperName)
OF_ENTRIES: Final[tuple[Document, ...]] = (
    "seat-cards",
    "payout-slip",
    "certificate",
    "seat-voucher",
    "receipt",
    "refund",
    "place-cards",
    "last-slips",
    "bag-labels",
    "penalty-notice",
    "tally-card",
)

_OFFICE: Final[tuple[PaperName, ...]] = ("a4", "letter")
_LISTS: Final[tuple[PaperName, ...]] = ("a4", "letter", "a6", "roll-80", "roll-58")


def papers_of(document: Document) -> tuple[PaperName, ...]:
    match document:
        case (
            "seat-cards"
            | "move-slips"
            | "breaking-slips"
            | "last-slips"
            | "void-slips"
            | "bag-labels"
        ):
            return PAPER_NAMES
        case (
            "payout-sheet"
            | "deal-sheet"
            | "owed-back"
            | "refund-list"
            | "certificate"
            | "evening-report"
            | "place-cards"
        ):
            return _OFFICE
        case _:
            return _LISTS
