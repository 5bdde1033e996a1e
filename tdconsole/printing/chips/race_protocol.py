"""The protocol of colour-ups: odd chips, cards, new chips, and the proof of the cards."""

from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.domain.values import Digest, DrawNo
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.words import signed
from tdconsole.i18n.rules.bubble_values import race_method
from tdconsole.printing.draw.proof import spaced
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.columns import Column
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import REGULAR, SMALL, STRONG, TEXT, Type
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.roster import Group, Line, Roster
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.projections.chips.race_protocol import RacedTableTold, RaceProtocol

_DIGITS: Final = Type(REGULAR, 8.0)


def print_race_protocol(protocol: RaceProtocol, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the protocol, and return the number of pages; `NothingToPrint` without a race."""
    if not protocol.tables:
        raise NothingToPrint
    words = frame.words
    figures = (
        Figure(words.gettext("Tables"), words.number(len(protocol.tables))),
        Figure(words.pgettext("race", "Change in play"), signed(words, protocol.change)),
    )
    title = words.gettext("Race protocol")
    listing = Listing(frame, "chips", title, protocol.event, figures)
    columns = (
        Column(words.pgettext("poker", "Seat"), 30, 24, right=True),
        Column(words.gettext("Name"), 160, 100, type=STRONG),
        Column(words.pgettext("race", "Cards"), 120),
        Column(words.pgettext("race", "Odd chips"), 50, 36, right=True),
        Column(words.pgettext("race", "New chip"), 44, 36, right=True),
    )
    roster = Roster(listing.flow, columns, narrow=listing.narrow)
    for table in protocol.tables:
        roster.add(_group(words, table, narrow=listing.narrow))
        listing.tick(1, len(protocol.tables))
    listing.flow.over = ()
    _prove(listing, words, protocol.tables)
    return listing.deliver(to)


def _group(words: Catalogue, table: RacedTableTold, *, narrow: bool) -> Group:
    say = words.gettext
    lines = [
        Line(
            (
                "" if one.seat is None else str(one.seat),
                name_of(words, one.name),
                " ".join(one.cards),
                words.number(one.odd),
                words.number(one.got) if one.got else "–",
            ),
            say("had nothing else") if one.alone else "",
        )
        for one in table.seats
    ]
    sums = say("Total, change {change}", change=signed(words, table.change))
    lines.append(Line(("", sums, "", words.number(table.odd), words.number(table.got))))
    title = say(
        "Table {table}: {old} into {new}",
        table=table.table,
        old=words.number(table.old),
        new=words.number(table.new),
    )
    beside = [words.time_of_day(table.at)] if narrow else [words.moment(table.at)]
    if not narrow:
        beside.append(race_method(words, table.method))
    if table.draw is not None and not narrow:
        beside.append(say("Draw {draw}", draw=words.number(table.draw)))
    again = say("{table}, continued", table=title)
    return Group(lines, title, "  ·  ".join(beside), again)


def _prove(listing: Listing, words: Catalogue, tables: Iterable[RacedTableTold]) -> None:
    """Print what opened the cards dealt by the console."""
    draws: dict[DrawNo, tuple[Digest, Digest]] = {}
    for one in tables:
        if one.draw is not None and one.link is not None and one.inputs is not None:
            draws[one.draw] = (one.link, one.inputs)
    if not draws:
        return
    bill = Bill(listing.flow)
    bill.heading(words.gettext("Proof of the cards"), 12)
    told = words.gettext(
        "The page “The draw” of the manual tells how the cards follow from a link; the draw proof has every draw."
    )
    bill.long_text(told, TEXT, 3)
    type_ = SMALL if listing.narrow else _DIGITS
    for draw, (link, inputs) in sorted(draws.items()):
        bill.text(words.gettext("Draw {draw}", draw=words.number(draw)), STRONG, 6)
        bill.long_text(words.gettext("Link {link}", link=spaced(link)), type_, 2)
        bill.long_text(words.gettext("Inputs {inputs}", inputs=spaced(inputs)), type_, 2)
        bill.keep()
