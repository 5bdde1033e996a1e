"""Rulings on paper: the list of all, and a slip of one to hand over or file."""

from functools import partial
from pathlib import Path
from typing import BinaryIO, Final

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.discipline.rulings import held_words, stage_name
from tdconsole.printing.entry.receipt import BETWEEN
from tdconsole.printing.paper.bill import Bill
from tdconsole.printing.paper.heading import Figure
from tdconsole.printing.paper.lettering import LARGE, STRONG, TEXT
from tdconsole.printing.paper.listing import Frame, Listing, name_of
from tdconsole.printing.paper.sheet import NothingToPrint
from tdconsole.printing.paper.slips import Counterfoil, Slip, Slips
from tdconsole.projections.discipline.rulings import RulingList, RulingTold

_BETWEEN: Final = 16.0
"""The gap between two rulings of the list."""
_DECIDED_LINES: Final = 3
"""The lines on which a decision is written by hand."""


def print_rulings(rulings: RulingList, frame: Frame, to: Path | BinaryIO) -> int:
    """Print the list, pending rulings first, and return the pages; `NothingToPrint` if none."""
    if not rulings.rulings:
        raise NothingToPrint
    words = frame.words
    figures = (
        Figure(words.gettext("Rulings"), words.number(len(rulings.rulings))),
        Figure(words.pgettext("ruling", "Pending"), words.number(rulings.pending)),
    )
    listing = Listing(frame, "rules", words.gettext("Rulings"), rulings.event, figures)
    bill = Bill(listing.flow)
    for nth, one in enumerate(rulings.rulings):
        if nth:
            bill.skip(_BETWEEN)
        _draw(one, bill, words)
        listing.tick(1, len(rulings.rulings))
    return listing.deliver(to)


def print_ruling_slips(
    rulings: tuple[RulingTold, ...], event: str, frame: Frame, to: Path | BinaryIO
) -> int:
    """Print the slips, three to a sheet or one to a piece of a roll; `NothingToPrint` if none."""
    if not rulings:
        raise NothingToPrint
    words = frame.words
    laid = Slips(frame, "rules", words.gettext("Ruling"), len(rulings))
    for one in rulings:
        laid.add(_slip(one, event, words))
    return laid.deliver(to)


def _slip(one: RulingTold, event: str, words: Catalogue) -> Slip:
    players = words.listed([name_of(words, player.name) for player in one.players])
    return Slip(
        kind=words.gettext("Ruling"),
        number=words.gettext("Ruling {ruling}", ruling=one.ruling),
        event=event,
        who=partial(_draw_players, one, words),
        said=partial(_draw_said, one, words),
        below=partial(_draw_signature, words),
        counterfoil=Counterfoil(
            name=players, lines=(BETWEEN.join(_facts(one, words)), _pending(one, words))
        ),
    )


def _draw_signature(words: Catalogue, bill: Bill) -> None:
    bill.skip(8)
    bill.sign(words.gettext("Tournament director"))


def _pending(one: RulingTold, words: Catalogue) -> str:
    return words.pgettext("ruling", "Pending") if one.pending else ""


def _draw(one: RulingTold, bill: Bill, words: Catalogue) -> None:
    """Draw a ruling over as many pages as it takes; its head stays with its first lines."""
    bill.rule()
    bill.skip(6)
    number = words.gettext("Ruling {ruling}", ruling=one.ruling)
    bill.pair(number, _pending(one, words), LARGE, STRONG)
    _draw_players(one, words, bill)
    bill.skip(8)
    _draw_said(one, words, bill)
    if one.pending:
        _draw_signature(words, bill)
    bill.keep()


def _draw_players(one: RulingTold, words: Catalogue, bill: Bill) -> None:
    bill.note(BETWEEN.join(_facts(one, words)), 2)
    if one.players:
        players = [name_of(words, player.name) for player in one.players]
        bill.flowing(words.listed(players), STRONG, 5)


def _draw_said(one: RulingTold, words: Catalogue, bill: Bill) -> None:
    _say(bill, words.pgettext("ruling", "What happened"), _text(words, one.happened))
    bill.skip(6)
    if one.pending:
        if one.withheld is not None:
            held = held_words(words, one.withheld, name_of(words, one.holds_prize_of))
            _say(bill, words.pgettext("ruling", "Held back until it is decided"), held)
            bill.skip(6)
        bill.note(words.pgettext("ruling", "Decision"))
        bill.written(_DECIDED_LINES)
        return
    _say(bill, words.pgettext("ruling", "Decision"), _text(words, one.decided))
    bill.note(BETWEEN.join(_decided(one, words)), 3)


def _say(bill: Bill, label: str, text: str) -> None:
    bill.note(label)
    for nth, line in enumerate(text.splitlines()):
        bill.flowing(line, TEXT, 3 if nth else 4)


def _facts(one: RulingTold, words: Catalogue) -> list[str]:
    facts = (
        words.moment(one.at),
        one.by,
        one.flight,
        None if one.table is None else words.gettext("Table {table}", table=one.table),
        None if one.stage is None else stage_name(words, one.stage),
        ", ".join(one.cites),
    )
    return [fact for fact in facts if fact]


def _decided(one: RulingTold, words: Catalogue) -> list[str]:
    """The decision's time and author, if they differ from the ruling's."""
    at = None if one.decided_at in {None, one.at} else one.decided_at
    facts = (
        None if at is None else words.moment(at),
        one.decided_by if at is not None or one.decided_by != one.by else None,
    )
    return [fact for fact in facts if fact]


def _text(words: Catalogue, text: str | None) -> str:
    return words.gettext("erased") if text is None else text
