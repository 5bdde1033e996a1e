"""The payout sheet: who is owed what, how it was paid and by whom, and a line to sign."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.prizes.words import held_back_words
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import REGULAR, STRONG, TEXT, Type, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of, to_sign_on
from tdconsole.printing.paper.roster import Group, Line, Roster, Sums
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.payouts.words import how_paid, slip_numbers, unbroken
from tdconsole.projections.payouts.sheet import Payout, PayoutSheet

ROW: Final = 28.0

_PAID: Final = Type(REGULAR, 8.0)
_GROSS: Final = Type(REGULAR, 8.0)
"""The gross, next to the net that is handed out."""


def print_payout_sheet(sheet: PayoutSheet, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the sheet, and return the number of pages; `NothingToPrint` without prizes."""
    if not sheet.rows:
        raise NothingToPrint
    words, currency = frame.words, sheet.currency
    listing = Listing(
        to_sign_on(frame), "prizes", _title(words, sheet), sheet.event, _figures(words, sheet)
    )
    bill = Bill(listing.flow)
    for nth, text in enumerate(_notes(words, sheet)):
        bill.text(text, TEXT if nth == 0 and sheet.posted is not None else STRONG, 3)
    bill.skip(10)
    bill.keep()
    taxed = any(row.withheld for row in sheet.rows)
    sums = Sums(
        columns=(4, 5, 6) if taxed else (4,),
        written=lambda amount: money(words, Money(amount), currency),
        carried=words.gettext("Carried forward"),
        brought=words.gettext("Brought forward"),
        total=words.gettext("Total"),
    )
    columns = _columns(words, taxed=taxed)
    roster = Roster(listing.flow, columns, narrow=False, row=ROW, sums=sums)
    listing.flow.put(roster.heads())
    for row in sheet.rows:
        roster.add(Group([_line(words, row, currency, taxed=taxed)]))
        listing.tick(1, len(sheet.rows))
    roster.end()
    return listing.deliver(to)


def _title(words: Catalogue, sheet: PayoutSheet) -> str:
    if sheet.finished:
        return words.gettext("Payout sheet")
    return words.gettext("Payout sheet, provisional")


def _figures(words: Catalogue, sheet: PayoutSheet) -> tuple[Figure, ...]:
    return (
        Figure(words.gettext("Entries"), words.number(sheet.entries)),
        Figure(words.gettext("Places paid"), words.number(sheet.places)),
        Figure(words.gettext("Prize pool"), money(words, sheet.pool, sheet.currency)),
        Figure(words.gettext("Fees"), money(words, sheet.fees, sheet.currency)),
    )


def _notes(words: Catalogue, sheet: PayoutSheet) -> list[str]:
    """Notes on what the prizes are based on, and on anything that isn't right."""
    say, notes, posted = words.gettext, [], sheet.posted
    if posted is not None:
        notes.append(
            words.ngettext(
                "As posted for {number} entry and a pool of {pool}.",
                "As posted for {number} entries and a pool of {pool}.",
                posted.entries,
                pool=money(words, posted.pool, sheet.currency),
            )
        )
    elif not sheet.finished:
        notes.append(say("The prizes are not posted yet: they may still change."))
    if not sheet.finished:
        notes.append(say("The tournament is not finished: names and places may still change."))
    if sheet.heads:
        amount = money(words, sheet.heads, sheet.currency)
        notes.append(
            say("With the deal {amount} from the heads is divided as well.", amount=amount)
        )
    if sheet.total != sheet.due:
        notes.append(_difference(words, sheet))
    return notes


def _difference(words: Catalogue, sheet: PayoutSheet) -> str:
    amount = money(words, Money(abs(sheet.due - sheet.total)), sheet.currency)
    if sheet.total < sheet.due:
        return words.gettext("The prizes are {amount} less than the prize pool.", amount=amount)
    return words.gettext("The prizes are {amount} more than the prize pool.", amount=amount)


def _columns(words: Catalogue, *, taxed: bool) -> tuple[Column, ...]:
    """The columns; with tax, three sums take the room of the countries, which go below."""
    say = words.gettext
    prize = words.pgettext("poker", "Prize")
    gross = (
        Column(words.pgettext("prize", "Gross"), 62, right=True, type=_GROSS),
        Column(words.pgettext("prize", "Withheld"), 58, right=True, type=_GROSS),
        Column(words.pgettext("prize", "Net"), 66, right=True, type=STRONG),
    )
    return (
        Column(words.pgettext("poker", "Place"), 34, right=True, type=STRONG),
        Column(say("Name"), 96 if taxed else 128, type=STRONG),
        Column(say("Country"), 0 if taxed else 30),
        Column(words.pgettext("paper", "ID"), 12, None, box=True),
        *(gross if taxed else (Column(prize, 76, right=True, type=STRONG),)),
        Column(
            words.pgettext("prize", "Paid"), 66 if taxed else 84, written=True, type=_PAID, lines=3
        ),
        Column(say("Signature"), 84 if taxed else 102, None, written=True),
    )


def _line(words: Catalogue, row: Payout, currency: str, *, taxed: bool) -> Line:
    taken = (row.amount, row.withheld, row.net) if taxed else (row.amount,)
    cells = (
        _places(words, row),
        "" if row.entry is None else name_of(words, row.name),
        row.country or "",
        "",
        *(money(words, amount, currency) for amount in taken),
        how_paid(words, row.slips),
        "",
    )
    return Line(cells, BETWEEN.join(_said(words, row, currency)), taken)


def _places(words: Catalogue, row: Payout) -> str:
    """The places; two who share the fifth hold the fifth and the sixth, as the results say."""
    shared = 1 if row.entry is None else row.shared_by
    both = dict.fromkeys((words.number(row.place), words.number(row.place + shared - 1)))
    return "–".join(both)


def _said(words: Catalogue, row: Payout, currency: str) -> list[str]:
    say, said = words.gettext, []
    if row.held:
        return [say("held back for the winner")]
    if row.entry is not None:
        said.append(say("Entry {entry}", entry=row.entry))
    if row.seat:
        said.append(words.pgettext("payout", "a seat"))
    if row.deal:
        said.append(words.pgettext("payout", "deal"))
    elif row.shared_by > 1 and not row.seat:
        said.append(
            words.ngettext("shared by {number} player", "shared by {number} players", row.shared_by)
        )
    if row.provisional:
        said.append(words.pgettext("place", "provisional"))
    if row.ruling is not None and row.paid < row.amount:
        said.append(held_back_words(words, row.ruling))
    if row.slips:
        said.append(unbroken(slip_numbers(words, row.slips)))
    open_still = Money(row.amount - row.paid)
    if row.slips and open_still > 0:
        said.append(say("{amount} still owed", amount=money(words, open_still, currency)))
    if open_still < 0:
        over = money(words, Money(-open_still), currency)
        said.append(say("{amount} to give back", amount=over))
    return said
