"""The protocol of hand-for-hand play: each hand with times, held all-ins and busts."""

from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from tdconsole.domain.values import EntryId, TableTask
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.room.seats import seat_typed, tables_named
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import STRONG, TEXT, money
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.bubble.hand_history import (
    HandFinish,
    HandHistory,
    HandSeries,
    PlayedHand,
)

Named = Callable[[EntryId], str | None]


def print_hand_protocol(
    history: HandHistory, named: Named, rule: str, frame: Frame, to: Path | BinaryIO
) -> int:
    """Print the protocol under this article, and return the number of pages.

    Without any hand-for-hand play it raises `NothingToPrint`.
    """
    if not history.series:
        raise NothingToPrint
    words = frame.words
    hands = [hand for series in history.series for hand in series.hands]
    out = sum(len(hand.out) for hand in hands)
    figures = (
        Figure(words.pgettext("hand for hand", "Hands"), words.number(len(hands))),
        Figure(words.pgettext("hand for hand", "Out"), words.number(out)),
        Figure(words.pgettext("hand for hand", "Rule"), rule or "–"),
    )
    laid = _Protocol(
        history,
        named,
        Listing(frame, "bubble", words.gettext("Hand for hand"), history.event, figures),
    )
    for series in history.series:
        laid.draw_series(series)
    laid.end()
    return laid.listing.deliver(to)


class _Protocol:
    def __init__(self, history: HandHistory, named: Named, listing: Listing) -> None:
        self._history, self._named, self.listing = history, named, listing
        self._words = listing.words
        self._bill = Bill(listing.flow)
        self._hands = sum(len(series.hands) for series in history.series)

    def draw_series(self, series: HandSeries) -> None:
        bill, words, say = self._bill, self._words, self._words.pgettext
        bill.heading(words.gettext("Announced at {time}", time=words.moment(series.began)))
        bill.skip(4)
        bill.pair(say("hand for hand", "Until players left"), words.number(series.until))
        minutes = words.ngettext("{number} minute", "{number} minutes", series.minutes)
        bill.pair(say("hand for hand", "Off the clock for each hand"), minutes)
        ended = "–" if series.ended is None else words.moment(series.ended)
        bill.pair(say("hand for hand", "Ended"), ended)
        bill.keep()
        for hand in series.hands:
            self._draw_hand(hand)
            bill.keep()
            self.listing.tick(1, self._hands)

    def end(self) -> None:
        say = self._words.gettext
        self._bill.skip(14)
        self._bill.sign(say("Floor"), say("Tournament director"))
        self._bill.keep()

    def _draw_hand(self, hand: PlayedHand) -> None:
        bill, words = self._bill, self._words
        began = words.time_of_day(hand.began)
        times = began if hand.over is None else f"{began}–{words.time_of_day(hand.over)}"
        bill.skip(8)
        bill.rule()
        bill.skip(4)
        title = words.pgettext("hand for hand", "Hand {number}", number=words.number(hand.hand))
        bill.pair(title, times, STRONG)
        tables = words.ngettext(
            "Table {tables}",
            "Tables {tables}",
            len(hand.tables),
            tables=tables_named(words, hand.tables),
        )
        bill.text(tables, TEXT, 3)
        for line in _reports_told(words, hand):
            bill.text(line, TEXT, 3)
        for one in hand.out:
            bill.skip(6)
            self._draw_out(one)

    def _draw_out(self, one: HandFinish) -> None:
        bill, words = self._bill, self._words
        name = name_of(words, self._named(one.entry))
        place = words.gettext("struck") if one.place is None else _place(one)
        won = money(words, one.amount, self._history.currency) if one.amount else ""
        bill.pair(f"{place}  {name}", won, STRONG)
        told = [words.gettext("from {seat}", seat=seat_typed(one.seat))]
        if one.stack is not None:
            told.append(words.gettext("began with {stack}", stack=words.number(one.stack)))
        if one.by:
            winners = [name_of(words, self._named(entry)) for entry in one.by]
            told.append(words.gettext("won by {players}", players=words.listed(winners)))
        bill.note(" · ".join(told))


def _place(one: HandFinish) -> str:
    if one.place is None or one.shared_by == 1:
        return str(one.place)
    return f"{one.place}–{one.place + one.shared_by - 1}"


def _reports_told(words: Catalogue, hand: PlayedHand) -> list[str]:
    """The all-ins and corrections with their times, then when the last table was done."""
    say, told = words.gettext, []
    held, played, back = (_listed(words, hand, task) for task in ("held", "released", "dealing"))
    if held:
        told.append(say("All-in held: {reports}", reports=held))
    if played:
        told.append(say("All-in played: {reports}", reports=played))
    if back:
        told.append(say("Taken back: {reports}", reports=back))
    done = [one for one in hand.reports if one.task == "done"]
    if done:
        last = done[-1]
        told.append(
            say(
                "Last table done: {table} at {time}",
                table=last.table,
                time=words.time_of_day(last.at),
            )
        )
    return told


def _listed(words: Catalogue, hand: PlayedHand, task: TableTask) -> str:
    """The reports as `12 (21:05), 3 (21:07)`."""
    reports = (one for one in hand.reports if one.task == task)
    return ", ".join(f"{one.table} ({words.time_of_day(one.at)})" for one in reports)
