"""The name of each document, and the reason why there is none."""

from typing import assert_never

from tdconsole.domain.values import Document
from tdconsole.i18n.catalogue import Catalogue


def not_noted(words: Catalogue) -> str:
    """That a paper was made where nothing is written."""
    return words.gettext(
        "The paper was made, but not noted in the log: this house is only looked at."
    )


def document_name(words: Catalogue, document: Document) -> str:
    say = words.pgettext
    names: dict[Document, str] = {
        "seat-cards": say("document", "seat cards"),
        "payout-sheet": say("document", "payout sheet"),
        "payout-slip": say("document", "payout slip"),
        "deal-sheet": say("document", "deal sheet"),
        "results": say("document", "results"),
        "certificate": say("document", "certificate"),
        "seat-voucher": say("document", "seat voucher"),
        "owed-back": say("document", "payouts to correct"),
        "refund-list": say("document", "cancellation refunds"),
        "seating-by-name": say("document", "seating by name"),
        "seating-by-table": say("document", "seating by table"),
        "table-sheets": say("document", "table sheets"),
        "breaking-order": say("document", "breaking order"),
        "move-slips": say("document", "move slips"),
        "moves-sheet": say("document", "moves on one sheet"),
        "breaking-slips": say("document", "breaking slips"),
        "redraw-sheet": say("document", "redraw sheet"),
        "place-cards": say("document", "place cards"),
        "last-slips": say("document", "last slips again"),
        "void-slips": say("document", "void slips"),
        "waiting-list": say("document", "waiting list"),
        "receipt": say("document", "receipt"),
        "refund": say("document", "refund"),
        "cash-report": say("document", "cash report"),
        "count-sheet": say("document", "count sheet"),
        "race-sheet": say("document", "race sheet"),
        "race-protocol": say("document", "race protocol"),
        "bag-labels": say("document", "bag labels"),
        "overnight": say("document", "end-of-day report"),
        "flights-sheet": say("document", "qualifiers of the flights"),
        "hand-protocol": say("document", "hand-for-hand protocol"),
        "rulings": say("document", "rulings"),
        "penalty-notice": say("document", "penalty notice"),
        "tally-card": say("document", "tally card"),
        "draw-proof": say("document", "draw proof"),
        "seal-strip": say("document", "strip of seals"),
        "evening-report": say("document", "report of the evening"),
    }
    return names[document]


def nothing_to_print(words: Catalogue, document: Document) -> str:
    """Why there is no such paper yet, and what has to come first."""
    say = words.gettext
    match document:
        case "seat-cards":
            return say("There is no seat card to print: nobody has a seat yet.")
        case "payout-sheet":
            return say("There is no prize to print yet: the pool is empty.")
        case "payout-slip":
            return say("There is no payout slip to print: nothing was paid out.")
        case "deal-sheet":
            return say("There is no deal to print: none was agreed.")
        case "results":
            return say("There is no list of results to print: nobody is out yet.")
        case "certificate":
            return say("There is no certificate to print: that place is not known yet.")
        case "seat-voucher":
            return say("There is no seat voucher to print: no seat was handed over.")
        case "owed-back":
            return say("There is no payment to correct: everybody was paid what is owed.")
        case "refund-list":
            return say("There is no refund to print: the tournament was not called off.")
        case "seating-by-name" | "seating-by-table" | "table-sheets" | "count-sheet":
            return say("There is no seating to print: nobody has a seat yet.")
        case "breaking-order":
            return say("There is no table that could be broken: nobody has a seat yet.")
        case "move-slips":
            return say("There is no move slip to print: no move is due.")
        case "moves-sheet" | "last-slips":
            return say("There is no move to print: nobody was moved yet.")
        case "breaking-slips":
            return say("There is no slip to print: no table was broken yet.")
        case "redraw-sheet":
            return say("There is no redraw to print: the seats were not drawn again.")
        case "place-cards":
            return say("There is no place card to print: not all who are left sit at one table.")
        case "void-slips":
            return say("There is no slip that is void: no move was undone.")
        case "waiting-list":
            return say("There is no waiting list to print: nobody waits for a seat.")
        case "receipt":
            return say("There is no receipt to print: nobody has paid an entry yet.")
        case "refund":
            return say("There is no refund to print: nothing was given back.")
        case "cash-report":
            return say("There is no cash report to print: no till is open and nothing was paid.")
        case "race-sheet":
            return say("There is no race sheet to print: no table is left to be raced.")
        case "race-protocol":
            return say("There is no race to print: no chips were coloured up.")
        case "bag-labels":
            return say("There is no bag label to print: nobody has a seat or a bag.")
        case "overnight":
            return say("There is no report of a day to print: no chips are in bags yet.")
        case "flights-sheet":
            return say("There is no list of who is through: no flight is over.")
        case "hand-protocol":
            return say("There is no protocol to print: play was never hand-for-hand.")
        case "rulings":
            return say("There is no ruling to print: none was written down.")
        case "penalty-notice":
            return say("There is no notice to print: no penalty was given.")
        case "tally-card":
            return say("There is no tally card to print: nobody has a hand to miss.")
        case "evening-report":
            return say("There is no evening to report: nobody has paid an entry yet.")
        case "seal-strip":
            return say("There is no seal to print: nothing was written yet.")
        case "draw-proof":
            return say("There is no proof to print: no draw was committed to yet.")
        case _:
            assert_never(document)
