"""A player's results over the years: figures, a chart, the years and every evening."""

from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.eliminations.charts import results_chart
from tdconsole.i18n.eliminations.years import (
    amount,
    best_words,
    figures_told,
    place_in_field,
    shows_profit,
    stretch_cells,
    stretch_heads,
)
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.drawings.charts import chart_pieces
from tdconsole.printing.paper.flow import white
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, TEXT
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.eliminations.years import EveningPlayed, PlayerYears, Stretch
from tdconsole.projections.eliminations.years_chart import years_chart

FIRST: Final = 4
"""The figures that stand in the head."""
_BETWEEN: Final = 16.0


def print_player_page(
    years: PlayerYears, frame: Frame, to: Path | BinaryIO, stretch: str = ""
) -> int:
    """Print the page, and return the number of sheets; `NothingToPrint` if nothing was played.

    `stretch` names the year or series that it is about, if not all of them.
    """
    if not years.evenings:
        raise NothingToPrint
    words, profit = frame.words, shows_profit(years.evenings)
    told = figures_told(words, years.figures)
    head = tuple(Figure(one.name, one.value) for one in told[:FIRST])
    title = words.gettext("Results over the years")
    if stretch:
        title = words.pgettext("results", "Results: {stretch}", stretch=stretch)
    listing = Listing(frame, "people", title, name_of(words, years.name), head)
    bill = Bill(listing.flow)
    bill.text(BETWEEN.join(f"{one.name} {one.value}" for one in told[FIRST:]), TEXT)
    for one in years.best:
        bill.text(best_words(words, one), TEXT, 4)
    bill.skip(6)
    bill.keep()
    chart = years_chart(years.evenings)
    if chart is not None:
        shown = results_chart(words, chart)
        listing.flow.put(*chart_pieces(listing.sheet, [shown], across=1))
    stretches = (
        (words.pgettext("results", "Year"), years.years),
        (words.pgettext("results", "Series"), years.series),
    )
    for name, several in stretches:
        if several:
            _print_stretches(listing, name, several, profit=profit)
    _print_evenings(listing, years.evenings, profit=profit)
    return listing.deliver(to)


def _print_stretches(
    listing: Listing, name: str, stretches: Sequence[Stretch], *, profit: bool
) -> None:
    words = listing.words
    first, *heads = stretch_heads(words, name, profit=profit)
    shares = (50.0, 40.0, 50.0, 90.0, 100.0, 90.0)
    narrow = (None, None, None, None, 70.0, None)
    columns = (
        Column(first, 110, 70, type=STRONG),
        *(
            Column(head, share, less, right=True)
            for head, share, less in zip(heads, shares, narrow, strict=False)
        ),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow, repeat=False)
    lines = [Line(stretch_cells(words, one, profit=profit)) for one in stretches]
    listing.flow.put(roster.heads(), *roster.pieces(Group(lines[:1])))
    roster.add(Group(lines[1:], loose=True))
    listing.flow.put(white(_BETWEEN))


def _print_evenings(listing: Listing, evenings: Sequence[EveningPlayed], *, profit: bool) -> None:
    words, say = listing.words, listing.words.pgettext
    columns = (
        Column(say("column", "Day"), 80, 62),
        Column(say("results", "Evening"), 200, 0),
        Column(say("results", "Place"), 80, 62, right=True, type=STRONG),
        Column(say("results", "Won"), 80, 62, right=True),
        *((Column(say("results", "Profit"), 80, None, right=True),) if profit else ()),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow)
    listing.flow.put(roster.heads())
    for one in evenings:
        cells = (
            words.day(one.day),
            one.name,
            place_in_field(words, one),
            amount(words, one.won, one.currency),
            *((amount(words, one.profit, one.currency),) if profit else ()),
        )
        roster.add(Group([Line(cells)]))
        listing.tick(1, len(evenings))
