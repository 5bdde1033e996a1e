"""The cash report: each till with its difference and lines to sign, and who took what."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.entry.cash import difference_words, method_name
from tdconsole.printing.entry.till_boxes import Box, draw_boxes, draw_notes
from tdconsole.printing.paper.bill import Bill, capital
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import LARGE, STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, Listing
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.entry.cash import (
    CashReport,
    CurrencySheet,
    MethodSum,
    TillSheet,
    TournamentSum,
)
from tdconsole.projections.entry.purchases import Staff

_INSET: Final = 10.0


def print_cash_report(report: CashReport, staff: Staff, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the report, and return the pages; `NothingToPrint` without a till or payment."""
    words = frame.words
    if not report.tills and not report.currencies:
        raise NothingToPrint
    figures = tuple(
        Figure(
            words.gettext("Taken in {currency}", currency=sheet.currency),
            money(words, sheet.taken, sheet.currency),
        )
        for sheet in report.currencies
    ) + tuple(
        Figure(
            words.gettext("Paid in prizes in {currency}", currency=sheet.currency),
            money(words, sheet.prizes, sheet.currency),
        )
        for sheet in report.currencies
        if sheet.prizes
    )
    title, event = words.gettext("Cash report"), words.gettext("All tills and tournaments")
    listing = Listing(frame, "desk", title, event, figures, areas=2)
    bill, of = Bill(listing.flow), len(report.tills) + len(report.currencies)
    for till in report.tills:
        _draw_till(till, bill, words)
        listing.tick(1, of)
    if report.tills:
        listing.flow.go_beside()
    for sheet in report.currencies:
        _draw_currency(sheet, staff, bill, words)
        listing.tick(1, of)
    return listing.deliver(to)


def _draw_till(till: TillSheet, bill: Bill, words: Catalogue) -> None:
    say, currency = words.pgettext, till.currency
    stands = say("till", "open") if till.open else say("till", "closed")
    bill.heading(f"{say('till', 'Till {till}', till=till.till)} · {stands}")
    bill.text(till.name, LARGE, 4)
    bill.skip(6)
    pairs = (
        (say("till", "float"), till.floats, True),
        (say("till", "put in"), till.put_in, False),
        (say("till", "taken out"), Money(-till.taken_out), False),
        (say("till", "cash taken"), till.cash_in, True),
        (say("till", "cash given back"), Money(-till.cash_out), False),
        (say("till", "prizes paid"), Money(-till.prizes_out), False),
    )
    for label, amount, always in pairs:
        if amount or always:
            bill.pair(capital(label), money(words, amount, currency), TEXT, TEXT)
    bill.rule()
    bill.pair(
        capital(say("till", "should be there")), money(words, till.expected, currency), STRONG
    )
    bill.keep()
    _draw_count(till, bill, words)
    bill.keep()
    others = [one for one in till.methods if one.method != "cash"]
    if others:
        bill.rule()
        for one in others:
            _draw_method(one, currency, bill, words)
    bill.sign(words.gettext("Counted by"), words.gettext("Checked by"))
    bill.skip(10)
    bill.keep()


def _draw_count(till: TillSheet, bill: Bill, words: Catalogue) -> None:
    """Draw what was counted and the difference, or boxes to write both in, note by note."""
    say, currency = words.pgettext, till.currency
    counted, difference = capital(say("till", "counted")), capital(say("till", "difference"))
    if till.counted is None or till.difference is None:
        draw_notes(bill, words, currency)
        draw_boxes(bill, (Box(counted), Box(difference)))
        return
    told = difference_words(words, till.difference, currency)
    boxes = (
        Box(counted, money(words, till.counted, currency)),
        Box(difference, told, alarm=till.difference != 0),
    )
    draw_boxes(bill, boxes)


def _draw_currency(sheet: CurrencySheet, staff: Staff, bill: Bill, words: Catalogue) -> None:
    currency = sheet.currency
    bill.heading(words.gettext("By method"))
    bill.skip(2)
    for one in sheet.methods:
        _draw_method(one, currency, bill, words)
    if sheet.prizes:
        bill.rule()
        bill.pair(words.gettext("Taken"), money(words, sheet.taken, currency))
        _draw_loose(sheet, bill, words)
        bill.pair(words.gettext("Paid in prizes"), money(words, Money(-sheet.prizes), currency))
    bill.total(words.gettext("Total"), money(words, sheet.total, currency), LARGE)
    if not sheet.prizes:
        _draw_loose(sheet, bill, words)
    bill.keep()
    bill.heading(words.gettext("By staff"))
    bill.skip(2)
    for of_staff in sheet.staff:
        name = capital(words.pgettext("cash", "nobody named"))
        if of_staff.actor is not None:
            name = staff.get(of_staff.actor, words.gettext("erased"))
        bill.pair(name, money(words, of_staff.total, currency), STRONG)
        for one in of_staff.methods:
            _draw_method(one, currency, bill, words, _INSET)
        bill.skip(3)
        bill.keep()
    bill.heading(words.gettext("By tournament"))
    bill.skip(2)
    for tournament in sheet.tournaments:
        _draw_tournament(tournament, currency, bill, words)


def _draw_loose(sheet: CurrencySheet, bill: Bill, words: Catalogue) -> None:
    """Draw the part of what was taken that is in no till."""
    if sheet.cash_without_till:
        label = capital(words.pgettext("cash", "of it in cash outside any till"))
        amount = money(words, sheet.cash_without_till, sheet.currency)
        bill.pair(label, amount, TEXT, TEXT, inset=_INSET)


def _draw_tournament(
    tournament: TournamentSum, currency: str, bill: Bill, words: Catalogue
) -> None:
    bill.pair(tournament.name, money(words, tournament.total, currency), STRONG)
    for one in tournament.methods:
        _draw_method(one, currency, bill, words, _INSET)
    if tournament.owed:
        bill.pair(words.gettext("Still owed"), money(words, tournament.owed, currency), STRONG)
    bill.keep()
    for owing in tournament.owing:
        entry = words.gettext("Entry {entry}", entry=owing.entry)
        bill.pair(entry, money(words, owing.owed, currency), TEXT, TEXT, inset=_INSET)
        bill.keep()
    bill.skip(4)
    bill.keep()


def _draw_method(
    one: MethodSum, currency: str, bill: Bill, words: Catalogue, inset: float = 0.0
) -> None:
    """Draw a method, with refunds and prizes below if there were any."""
    taken, back = money(words, one.taken, currency), money(words, one.given_back, currency)
    prizes = money(words, one.paid_out, currency)
    if one.given_back and one.paid_out:
        note = words.gettext(
            "{taken} taken, {back} given back, {prizes} paid in prizes",
            taken=taken,
            back=back,
            prizes=prizes,
        )
    elif one.paid_out:
        note = words.gettext("{taken} taken, {prizes} paid in prizes", taken=taken, prizes=prizes)
    elif one.given_back:
        note = words.gettext("{taken} taken, {back} given back", taken=taken, back=back)
    else:
        note = ""
    bill.pair(
        capital(method_name(words, one.method)),
        money(words, one.total, currency),
        TEXT,
        TEXT,
        inset=inset,
        note=note,
    )
