"""The results on any paper: for the wall, the press, and anybody who asks."""

from pathlib import Path
from typing import BinaryIO

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.eliminations.results import Result, Results


def print_results(results: Results, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the results, and return the number of pages; `NothingToPrint` if nobody is out."""
    if not results.rows:
        raise NothingToPrint
    words, currency = frame.words, results.currency
    say = words.gettext
    title = say("Results") if results.finished else say("Results so far")
    figures = (
        Figure(say("Players"), words.number(results.players)),
        Figure(say("Entries"), words.number(results.entries)),
        Figure(say("Prize pool"), money(words, results.pool, currency)),
    )
    listing = Listing(frame, "prizes", title, results.event, figures)
    if results.deal is not None:
        bill = Bill(listing.flow)
        bill.text(_dealt(words, results), TEXT)
        bill.skip(10)
        bill.keep()
    if results.entries > results.players:
        again = Bill(listing.flow)
        again.text(
            say("Of a player who entered more than once only the last entry stands here."), TEXT
        )
        again.skip(10)
        again.keep()
    with_heads = any(row.bounty for row in results.rows)
    columns = _columns(words, heads=with_heads)
    roster = Roster(listing.flow, columns, narrow=listing.narrow, wall=True)
    if results.deal is not None or results.entries > results.players:
        listing.flow.put(roster.heads())
    for row in results.rows:
        roster.add(Group([_line(words, row, currency, narrow=listing.narrow)]))
        listing.tick(1, len(results.rows))
    return listing.deliver(to)


def _dealt(words: Catalogue, results: Results) -> str:
    deal = results.deal
    if deal is None:
        return ""
    said = words.ngettext(
        "{number} player agreed on a deal.", "{number} players agreed on a deal.", len(deal.shares)
    )
    if not deal.held:
        return said
    amount = money(words, deal.held, results.currency)
    held = words.gettext("{amount} was held back for the winner.", amount=amount)
    return f"{said} {held}"


def _columns(words: Catalogue, *, heads: bool) -> tuple[Column, ...]:
    return (
        Column(words.pgettext("poker", "Place"), 40, 28, right=True, type=STRONG),
        Column(words.gettext("Name"), 230, 82, type=STRONG),
        Column(words.gettext("Country"), 50),
        Column(words.pgettext("poker", "Prize"), 90, 78, right=True, type=STRONG),
        *((Column(words.gettext("Bounties"), 80, None, right=True),) if heads else ()),
    )


def _line(words: Catalogue, row: Result, currency: str, *, narrow: bool) -> Line:
    """A line; without room for a column, bounties go below the name."""
    both = dict.fromkeys((words.number(row.place), words.number(row.place + row.shared_by - 1)))
    bounty = money(words, row.bounty, currency) if row.bounty else ""
    said = [
        *([words.gettext("{amount} in bounties", amount=bounty)] if narrow and bounty else []),
        *([words.pgettext("payout", "deal")] if row.deal else []),
        *([words.pgettext("place", "provisional")] if row.provisional else []),
    ]
    cells = (
        "–".join(both),
        name_of(words, row.name),
        row.country or "",
        money(words, row.prize, currency) if row.prize else "",
        bounty,
    )
    return Line(cells, BETWEEN.join(said))
