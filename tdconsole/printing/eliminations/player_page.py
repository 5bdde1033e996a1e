"""A player's results over the years: figures, a chart, the years and every evening."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.eliminations.years import (
    amount,
    best_words,
    chart_ends,
    chart_words,
    figures_told,
    place_in_field,
    shows_profit,
    stretch_cells,
    stretch_heads,
)
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.flow import Piece, white
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import CAPITALS, SMALL, STRONG, TEXT, printable, width
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import FAINT, Group, Line, Roster
from tdconsole.printing.paper.sheet import HAIRLINE, NothingToPrint, Sheet
from tdconsole.projections.eliminations.years import EveningPlayed, PlayerYears, Stretch
from tdconsole.projections.eliminations.years_chart import YearsChart, years_chart

FIRST: Final = 4
"""The figures that stand in the head."""
HIGH: Final = 96.0
_ABOVE: Final = 22.0
_BELOW: Final = 30.0
_BETWEEN: Final = 16.0
_GAP: Final = 8.0
_COURSE: Final = 1.2
_DOT: Final = 1.1
_PAID: Final = 2.2


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
    listing = Listing(frame, title, name_of(words, years.name), head)
    bill = Bill(listing.flow)
    bill.text(BETWEEN.join(f"{one.name} {one.value}" for one in told[FIRST:]), TEXT)
    for one in years.best:
        bill.text(best_words(words, one), TEXT, 4)
    bill.skip(6)
    bill.keep()
    chart = years_chart(years.evenings)
    if chart is not None:
        listing.flow.put(_chart(words, chart, listing.sheet))
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


# The chart


def _chart(words: Catalogue, chart: YearsChart, sheet: Sheet) -> Piece:
    return Piece(_ABOVE + HIGH + _BELOW, partial(_draw_chart, words, chart, sheet))


def _draw_chart(  # noqa: PLR0913, PLR0917 -- what, and where
    words: Catalogue, chart: YearsChart, sheet: Sheet, x: float, top: float, room: float
) -> None:
    ends = tuple(printable(text) for text in chart_ends(words, chart))
    left = x + max(width(text, SMALL) for text in ends) + _GAP
    wide, foot = x + room - left, top - _ABOVE - HIGH
    sheet.pen.line(left, top - _ABOVE + _GAP, chart_words(words, chart), SMALL, room=wide)
    for text, y in zip(ends, (foot + HIGH, foot), strict=True):
        sheet.rule(left, y, left + wide, weight=HAIRLINE, grey=FAINT)
        sheet.pen.write(left - _GAP / 2, y - SMALL.size * CAPITALS / 2, text, SMALL, right=True)
    if chart.zero is not None:
        y = foot + chart.zero * HIGH
        sheet.rule(left, y, left + wide, weight=HAIRLINE)
    free = 0.0
    for at, year in chart.years:
        start = left + at * wide
        if start >= free and start + width(year, SMALL) <= x + room:
            sheet.pen.write(start, foot - _GAP - SMALL.size * CAPITALS, year, SMALL)
            free = start + width(year, SMALL) + _GAP
    _draw_results(chart, sheet, left, foot, wide)


def _draw_results(chart: YearsChart, sheet: Sheet, left: float, foot: float, wide: float) -> None:
    """Draw the results in black: a prize is a larger dot that is filled."""
    canvas = sheet.canvas
    canvas.setStrokeGray(FAINT)
    canvas.setFillGray(0)
    canvas.setLineWidth(HAIRLINE)
    places = [(left + at * wide, foot + height * HIGH) for at, height in chart.dots]
    for (x, y), won in zip(places, chart.won, strict=True):
        if not won:
            canvas.circle(x, y, _DOT, stroke=1, fill=0)
    canvas.setStrokeGray(0)
    canvas.setLineWidth(_COURSE)
    path = canvas.beginPath()
    for nth, (at, height) in enumerate(chart.line):
        point = left + at * wide, foot + height * HIGH
        if nth:
            path.lineTo(*point)
        else:
            path.moveTo(*point)
    canvas.drawPath(path, stroke=1, fill=0)
    for (x, y), won in zip(places, chart.won, strict=True):
        if won:
            canvas.circle(x, y, _PAID, stroke=0, fill=1)
