"""An agreed deal: stacks, shares by each method, and lines for everybody to sign."""

from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import WHOLE, Chips, Money
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.standings import place
from tdconsole.i18n.payouts.log import deal_method
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill, capital
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import LARGE, STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of, to_sign_on
from tdconsole.printing.paper.roster import Group, Line, Roster, Sums
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.prizes.deal import AgreedRow, DealAgreedView

_ROW: Final = 30.0
_ABOVE: Final = 26.0
_HEADING: Final = _ABOVE + 20.0
"""The heading with the rule under it."""


def print_deal_sheet(
    deal: DealAgreedView | None, event: str, frame: Frame, to: Path | BinaryIO
) -> int:
    """Print the sheet, and return the number of pages; `NothingToPrint` without a deal."""
    if deal is None:
        raise NothingToPrint
    words, currency = frame.words, deal.currency
    say, of = words.gettext, 2 * len(deal.rows)
    figures = [
        Figure(say("Players"), words.number(len(deal.rows))),
        Figure(say("Chips in play"), words.number(deal.chips)),
        Figure(words.pgettext("deal", "Divided"), money(words, deal.divided, currency)),
    ]
    if deal.held:
        held = money(words, deal.held, currency)
        figures.append(Figure(words.pgettext("deal", "Held for the winner"), held))
    listing = Listing(to_sign_on(frame), "prizes", say("Deal"), event, tuple(figures))
    bill = Bill(listing.flow)
    bill.text(capital(deal_method(words, deal.method)), LARGE)
    bill.text(_beside(words, deal), TEXT, 4)
    bill.skip(12)
    bill.keep()
    _draw_agreed(deal, listing, words, of)
    if deal.rows[0].offers:
        _draw_methods(deal, listing, words, of)
    else:
        listing.tick(len(deal.rows), of)
    return listing.deliver(to)


def _beside(words: Catalogue, deal: DealAgreedView) -> str:
    """What is divided or held back besides the prizes."""
    said = []
    if deal.held:
        amount = money(words, deal.held, deal.currency)
        said.append(
            words.gettext("They play on for {amount}, which the winner gets.", amount=amount)
        )
    if deal.heads:
        amount = money(words, deal.heads, deal.currency)
        said.append(
            words.gettext("With it {amount} from the heads is divided as well.", amount=amount)
        )
    return " ".join(said)


def _draw_agreed(deal: DealAgreedView, listing: Listing, words: Catalogue, of: int) -> None:
    columns = (
        Column(words.pgettext("poker", "Place"), 36, right=True, type=STRONG),
        Column(words.gettext("Name"), 122, type=STRONG),
        Column(words.pgettext("poker", "Stack"), 60, right=True),
        Column(words.pgettext("deal", "Prize of the place"), 64, right=True),
        Column(words.pgettext("deal", "Share"), 68, right=True, type=STRONG),
        Column(words.pgettext("deal", "Difference"), 62, right=True),
        Column(words.gettext("Signature"), 100, None, written=True),
    )
    sums = Sums(
        columns=(3, 4),
        written=lambda amount: money(words, Money(amount), deal.currency),
        carried=words.gettext("Carried forward"),
        brought=words.gettext("Brought forward"),
        total=words.gettext("Total"),
    )
    flow = listing.flow
    roster = Roster(flow, columns, narrow=False, row=_ROW, sums=sums)
    flow.put(roster.heads())
    for row in deal.rows:
        roster.add(Group([_line(words, row, deal)]))
        listing.tick(1, of)
    bill = Bill(flow)
    bill.skip(26)
    bill.sign(words.pgettext("deal", "Floor"), words.pgettext("deal", "Witness"))
    roster.end(*bill.taken())
    flow.over, flow.brought = (), None


def _line(words: Catalogue, row: AgreedRow, deal: DealAgreedView) -> Line:
    cells = (
        place(words, row.place, sum(one.place == row.place for one in deal.rows)),
        name_of(words, row.name),
        words.number(row.stack),
        money(words, row.prize, deal.currency),
        money(words, row.amount, deal.currency),
        _gain(words, row.gain, deal.currency),
        "",
    )
    said = [row.country or "", words.gettext("Entry {entry}", entry=row.entry)]
    offer = next((one for one in row.offers if one.method == deal.method), None)
    if offer is not None and offer.doubt is not None:
        said.append(
            words.pgettext("deal", "more than the first prize")
            if offer.doubt == "above_first"
            else words.pgettext("deal", "less than the next prize")
        )
    return Line(cells, BETWEEN.join(one for one in said if one), (row.prize, row.amount))


def _gain(words: Catalogue, gain: Money, currency: str) -> str:
    return f"+{money(words, gain, currency)}" if gain > 0 else money(words, gain, currency)


def _draw_methods(deal: DealAgreedView, listing: Listing, words: Catalogue, of: int) -> None:
    """Draw all methods side by side, in the order of the stacks."""
    methods = [offer.method for offer in deal.rows[0].offers]
    columns = (
        Column(words.gettext("Name"), 142, type=STRONG),
        Column(words.pgettext("poker", "Stack"), 64, right=True),
        Column(words.pgettext("deal", "Share of the chips"), 64, right=True),
        *(Column(capital(deal_method(words, one)), 76, right=True) for one in methods),
    )
    roster = Roster(listing.flow, columns, narrow=False, repeat=False)
    heads, lines = roster.heads(), [_offered(words, row, deal) for row in deal.rows]
    pieces, flow = roster.pieces(Group(lines)), listing.flow
    high = _HEADING + heads.height + sum(piece.height for piece in pieces)
    follows = flow.fits(high) or high > flow.whole
    if not follows:
        flow.go_on()
    bill = Bill(flow)
    bill.heading(words.pgettext("deal", "What each method gives"), _ABOVE if follows else 0.0)
    bill.skip(4)
    bill.draw(heads)
    bill.draw(pieces[0])
    bill.keep()
    listing.tick(1, of)
    flow.over = (heads,)
    for line in lines[1:]:
        roster.add(Group([line]))
        listing.tick(1, of)


def _offered(words: Catalogue, row: AgreedRow, deal: DealAgreedView) -> Line:
    amounts = (money(words, offer.amount, deal.currency) for offer in row.offers)
    return Line(
        (
            name_of(words, row.name),
            words.number(row.stack),
            _share(words, row.stack, deal.chips),
            *amounts,
        )
    )


def _share(words: Catalogue, stack: Chips, chips: Chips) -> str:
    return words.aligned_share(stack * WHOLE // chips) if chips else ""
